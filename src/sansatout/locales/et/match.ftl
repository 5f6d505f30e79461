# Robotite omavaheliste matšide käsk.

cli-match = Robotite meeskonnamatš: iga jaotus kahes lauas, pooled vahetatud.
cli-match-player = tase ja pakkumissüsteem, nagu expert:culbertson või novice
cli-match-boards = mitu jaotust
cli-match-seed = millest jaotused ja valikud tõmmatakse
cli-match-same-auction = mõlemas lauas üks pakkumine, esimese mängija süsteemi järgi: otsustavad ainult kaardid
cli-match-workers = mitu protsessi (muidu üks iga tuuma kohta)
cli-match-json = kirjuta kogu matš sellesse faili
cli-match-pbn = kirjuta mõlema laua kõik jaotused sellesse faili
cli-match-imps = { $a } vastu { $b }: { $imps } IMP-i jaotuse kohta (95 %)
cli-match-points = { $points } punkti jaotuse kohta, jaotusi { $boards }
cli-match-declarer = kaotatud avaldajana
cli-match-defence = kaotatud kaitses
cli-match-double-dummy = üle avatud kaartide tulemuse
cli-match-par = IMP-e üle pari
cli-match-seconds = sekundeid kaardi kohta (mediaan / 95 % / kõige rohkem)
error-match-needs-four = mängus „{ $variant }“ ei ole partnereid: oodati mängu neljale

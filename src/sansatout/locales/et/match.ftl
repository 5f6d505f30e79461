# Robotite omavaheliste matšide käsk.

cli-match = Robotite meeskonnamatš: iga jaotus kahes lauas, pooled vahetatud.
cli-match-player = tase ja pakkumissüsteem, nagu expert:culbertson või novice; kaitsesignaalidega expert:culbertson,signals=standard; expert:culbertson:natural loeb vastaste pakkumisi süsteemi natural järgi
cli-match-boards = mitu jaotust
cli-match-seed = millest jaotused ja valikud tõmmatakse
cli-match-same-auction = mõlemas lauas üks pakkumine, esimese mängija süsteemi järgi: otsustavad ainult kaardid
cli-match-decide = lõpeta kohe, kui on otsustatud, kas esimene ei võida jaotuse kohta midagi või võidab nii palju IMP-e (vigu 5 %); --boards on suurim jaotuste arv
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
cli-match-gains = Otsustatud: { $a } võidab jaotuse kohta pigem { $gain } IMP-i kui mitte midagi.
cli-match-gains-nothing = Otsustatud: { $a } ei võida midagi: jaotuse kohta pigem 0 kui { $gain } IMP-i.
cli-match-open = Need jaotused ei otsusta, kas { $a } ei võida midagi või võidab { $gain } IMP-i jaotuse kohta.
error-match-gain = „{ $value }“ ei ole võit, mille üle jaotused saaksid otsustada: oodati rohkem kui 0 ja kõige rohkem 24 IMP-i
error-match-needs-four = mängus „{ $variant }“ ei ole partnereid: oodati mängu neljale

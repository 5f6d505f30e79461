# The command for matches between robots.

cli-match = Ekipna tekma robotov: vsak bord za dvema mizama, z zamenjanima stranema.
cli-match-player = raven in licitacijski sistem, na primer expert:culbertson ali novice
cli-match-boards = koliko bordov
cli-match-seed = iz česa se žrebajo delitve in izbire
cli-match-same-auction = ena licitacija za obe mizi, po sistemu prvega igralca: odločajo samo karte
cli-match-workers = koliko procesov (sicer po eden za vsako jedro)
cli-match-json = zapiši celo tekmo v to datoteko
cli-match-pbn = zapiši vsak bord obeh miz v to datoteko
cli-match-imps = { $a } proti { $b }: IMP na bord { $imps } (95 %)
cli-match-points = točk na bord: { $points }, bordov: { $boards }
cli-match-declarer = izgubljeno v izvajanju
cli-match-defence = izgubljeno v obrambi
cli-match-double-dummy = nad vrednostjo z odprtimi kartami
cli-match-par = IMP nad parom
cli-match-seconds = sekund na karto (mediana / 95 % / največ)
error-match-needs-four = v igri »{ $variant }« ni soigralcev; pričakovana igra za štiri

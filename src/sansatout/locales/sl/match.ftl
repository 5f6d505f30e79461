# The command for matches between robots.

cli-match = Ekipna tekma robotov: vsak bord za dvema mizama, z zamenjanima stranema.
cli-match-player = raven in licitacijski sistem, na primer expert:culbertson ali novice; s signali v obrambi expert:culbertson,signals=standard; expert:culbertson:natural bere napovedi nasprotnikov po sistemu natural
cli-match-boards = koliko bordov
cli-match-seed = iz česa se žrebajo delitve in izbire
cli-match-same-auction = ena licitacija za obe mizi, po sistemu prvega igralca: odločajo samo karte
cli-match-decide = končaj, ko je odločeno, ali prvi ne dobi ničesar ali dobi toliko IMP na bord (5 % napak); --boards je največje število bordov
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
cli-match-gains = Odločeno: { $a } dobiva prej { $gain } IMP na bord kot nič.
cli-match-gains-nothing = Odločeno: { $a } ne dobiva ničesar: prej 0 kot { $gain } IMP na bord.
cli-match-open = Ti bordi ne odločijo, ali { $a } ne dobiva ničesar ali dobiva { $gain } IMP na bord.
error-match-gain = »{ $value }« ni dobitek, o katerem bi lahko odločili bordi; pričakovano več kot 0 in največ 24 IMP
error-match-needs-four = v igri »{ $variant }« ni soigralcev; pričakovana igra za štiri

cli-bid = Povej, kaj licitacijski sistem napove z listom in zakaj.
cli-bid-hand = list, na primer 74.AQ842.A985.T7 (pik.srce.karo.križ)
cli-bid-system = licitacijski sistem: { $systems }
cli-bid-opponents = licitacijski sistem nasprotnikov, če je drug
cli-bid-auction = dosedanje napovedi, na primer "P 1D"
cli-bid-dummy = odprti list, za izvajalca pri minibridžu
cli-bid-dealer = kdo je delil: N, E, S ali W
cli-bid-vulnerability = kdo je ranljiv: none, we, they ali both
cli-bid-partscore = točke do manše, na primer we:40 ali they:60
cli-bid-variant = igra, po točkovanju katere se licitira, na primer rulebook, reform ali duplicate
cli-bid-option = dogovorjena razlaga sistema, na primer six_five_first=longer
cli-bid-explain = najprej povej, kaj pomeni vsaka dosedanja napoved, nazadnje pa, kaj knjižica pravi o takem štetju
cli-bid-rules = pravila: { $rules }
cli-bid-reason = ker: { $reason }
cli-bid-counts = preštevek:
cli-bid-count = { $count }: { $value }
cli-bid-considered = pretehtano je bilo tudi:
cli-bid-artificial = umetno
cli-bid-forcing = forsira
error-cli-bid-vulnerability = »{ $value }« ni ranljivost; pričakovano eno od: { $expected }
error-cli-bid-option = »{ $value }« ni razlaga; pričakovano na primer six_five_first=longer
error-cli-bid-word = »{ $value }« se tu ne more reči; pričakovano eno od: { $expected }
error-cli-bid-partscore = »{ $value }« ni delna igra; pričakovano na primer we:40

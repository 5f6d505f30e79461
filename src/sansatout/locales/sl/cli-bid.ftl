cli-bid = Pove, kaj licitacijski sistem napove z listom in zakaj.
cli-bid-hand = list, kot 74.AQ842.A985.T7 (pik.srce.karo.križ)
cli-bid-system = licitacijski sistem: { $systems }
cli-bid-opponents = licitacijski sistem nasprotnikov, če je drug
cli-bid-auction = dosedanje napovedi, kot "P 1D"
cli-bid-dummy = odprti list, za izvajalca pri minibridžu
cli-bid-dealer = kdo je delil: N, E, S ali W
cli-bid-vulnerability = kdo je v nevarnosti: none, we, they ali both
cli-bid-partscore = točke do manše, kot we:40 ali they:60
cli-bid-variant = igra, za točke katere se igra, kot rulebook, reform ali duplicate
cli-bid-option = dogovorjena razlaga sistema, kot six_five_first=longer
cli-bid-explain = najprej povej, kaj pomeni vsaka dosedanja napoved
cli-bid-rules = pravila: { $rules }
cli-bid-reason = ker: { $reason }
cli-bid-counts = štetje:
cli-bid-count = { $count }: { $value }
cli-bid-considered = pretehtano tudi:
cli-bid-artificial = umetno
cli-bid-forcing = forsira
error-cli-bid-vulnerability = '{ $value }' ni ranljivost: pričakovano eno od { $expected }
error-cli-bid-option = '{ $value }' ni razlaga: pričakovano nekaj kot six_five_first=longer
error-cli-bid-word = »{ $value }« tu ni mogoče reči: pričakovano nekaj od: { $expected }
error-cli-bid-partscore = '{ $value }' ni delna igra: pričakovano nekaj kot we:40

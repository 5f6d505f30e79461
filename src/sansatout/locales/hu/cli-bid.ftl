cli-bid = Megmondja, mit licitál egy rendszer egy kézzel, és miért.
cli-bid-hand = a kéz, például 74.AQ842.A985.T7 (pikk.kőr.káró.treff)
cli-bid-system = a licitrendszer: { $systems }
cli-bid-opponents = az ellenfél licitrendszere, ha más
cli-bid-auction = az eddigi licitek, például "P 1D"
cli-bid-dummy = a nyitott kéz, a minibridzs felvevőjének
cli-bid-dealer = ki osztott: N, E, S vagy W
cli-bid-vulnerability = ki van bellben: none, we, they vagy both
cli-bid-partscore = pontok a gémhez, például we:40 vagy they:60
cli-bid-variant = a játék, amelynek a pontozása szerint licitál, például rulebook, reform vagy duplicate
cli-bid-option = a rendszer megbeszélt értelmezése, például six_five_first=longer
cli-bid-explain = előbb mondja el minden eddigi licit jelentését, végül azt, mit mond a füzet az ilyen számolásról
cli-bid-rules = szabályok: { $rules }
cli-bid-reason = mert: { $reason }
cli-bid-counts = számolás:
cli-bid-count = { $value } { $count }
cli-bid-considered = ezt is mérlegelte:
cli-bid-artificial = mesterséges
cli-bid-forcing = kényszerítő
error-cli-bid-vulnerability = „{ $value }” nem bellállapot; a következők egyike kell: { $expected }
error-cli-bid-option = „{ $value }” nem értelmezés; ilyesmi kell: six_five_first=longer
error-cli-bid-word = „{ $value }” itt nem mondható; a következők egyike kell: { $expected }
error-cli-bid-partscore = „{ $value }” nem részeredmény; ilyesmi kell: we:40

cli-bid = Megmondja, mit licitál egy rendszer egy kézzel, és miért.
cli-bid-hand = a kéz, mint 74.AQ842.A985.T7 (pikk.kőr.káró.treff)
cli-bid-system = a licitrendszer: { $systems }
cli-bid-opponents = az ellenfél licitrendszere, ha más
cli-bid-auction = az eddigi licitek, mint "P 1D"
cli-bid-dummy = a nyitott kéz, a minibridzs felvevőjének
cli-bid-dealer = ki osztott: N, E, S vagy W
cli-bid-vulnerability = ki van veszélyben: none, we, they vagy both
cli-bid-partscore = pontok a gémhez, mint we:40 vagy they:60
cli-bid-variant = a játék, amelynek pontozásáért folyik a licit, mint rulebook, reform vagy duplicate
cli-bid-option = a rendszer megbeszélt olvasata, mint six_five_first=longer
cli-bid-explain = előbb mondja el minden eddigi licit jelentését
cli-bid-rules = szabályok: { $rules }
cli-bid-reason = mert: { $reason }
cli-bid-counts = számok:
cli-bid-count = { $value } { $count }
cli-bid-considered = ezt is mérlegelte:
cli-bid-artificial = mesterséges
cli-bid-forcing = kényszerítő
error-cli-bid-vulnerability = '{ $value }' nem bellállapot: elvárt ezek egyike: { $expected }
error-cli-bid-option = '{ $value }' nem olvasat: elvárt olyasmi, mint six_five_first=longer
error-cli-bid-word = „{ $value }” itt nem mondható: ezek egyike kell: { $expected }
error-cli-bid-partscore = '{ $value }' nem részeredmény: elvárt olyasmi, mint we:40

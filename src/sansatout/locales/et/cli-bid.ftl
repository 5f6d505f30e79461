cli-bid = Ütle, mida pakkumissüsteem selle käega avaldab ja miks.
cli-bid-hand = käsi, nagu 74.AQ842.A985.T7 (pada.ärtu.ruutu.risti)
cli-bid-system = pakkumissüsteem: { $systems }
cli-bid-opponents = vastaste pakkumissüsteem, kui see on teine
cli-bid-auction = senised avaldused, nagu "P 1D"
cli-bid-dummy = avatud käsi, minibridži avaldajale
cli-bid-dealer = kes jagas: N, E, S või W
cli-bid-vulnerability = kes on hädaohus: none, we, they või both
cli-bid-partscore = mängu seis joone all, nagu we:40 või they:60
cli-bid-variant = mäng, mille arvutuse järgi mängitakse, nagu rulebook, reform või duplicate
cli-bid-option = süsteemi tõlgendus, milles on kokku lepitud, nagu six_five_first=longer
cli-bid-explain = ütle enne, mida iga senine avaldus tähendab, ja lõpuks, mida vihik niisuguse honöörvõtete arvu kohta ütleb
cli-bid-rules = reeglid: { $rules }
cli-bid-reason = sest: { $reason }
cli-bid-counts = loetud:
cli-bid-count = { $count }: { $value }
cli-bid-considered = kaalutud ka:
cli-bid-artificial = kunstlik
cli-bid-forcing = sundiv
error-cli-bid-vulnerability = „{ $value }“ ei ütle, kes on hädaohus: oodati üht neist: { $expected }
error-cli-bid-option = „{ $value }“ ei ole tõlgendus: oodati midagi sellist nagu six_five_first=longer
error-cli-bid-word = „{ $value }“ ei saa siin öelda: oodati üht neist: { $expected }
error-cli-bid-partscore = „{ $value }“ ei ole mängu seis: oodati midagi sellist nagu we:40

cli-bid = Säg vad ett budsystem bjuder med en hand, och varför.
cli-bid-hand = handen, som 74.AQ842.A985.T7 (spader.hjärter.ruter.klöver)
cli-bid-system = budsystemet: { $systems }
cli-bid-opponents = motspelarnas budsystem, om det är ett annat
cli-bid-auction = buden hittills, som "P 1D"
cli-bid-dummy = den öppna handen, för spelföraren i minibridge
cli-bid-dealer = vem som gav: N, E, S eller W
cli-bid-vulnerability = vem som är i zonen: none, we, they eller both
cli-bid-partscore = poäng mot utgång, som we:40 eller they:60
cli-bid-variant = spelet vars poängräkning man spelar efter, som rulebook, reform eller duplicate
cli-bid-option = en tolkning av systemet som man enats om, som six_five_first=longer
cli-bid-explain = säg först vad vart och ett av buden hittills betyder, och sist vad häftet säger om sådana honnörsstick
cli-bid-rules = regler: { $rules }
cli-bid-reason = därför att: { $reason }
cli-bid-counts = räknat:
cli-bid-count = { $value } { $count }
cli-bid-considered = även övervägt:
cli-bid-artificial = konstgjort
cli-bid-forcing = krav
error-cli-bid-vulnerability = ”{ $value }” säger inte vem som är i zonen: förväntade något av { $expected }
error-cli-bid-option = ”{ $value }” är ingen tolkning: förväntade något som six_five_first=longer
error-cli-bid-word = ”{ $value }” kan inte sägas här: förväntade något av { $expected }
error-cli-bid-partscore = ”{ $value }” är inga delpoäng: förväntade något som we:40

score-contract = { $count ->
    [one] üks pakutud ja tehtud võte
   *[other] { $count } pakutud ja tehtud võtet
  }
score-fulfilment = lepingu täitmine
score-nonfulfilment = lepingu mittetäitmine
score-overtricks = { $count ->
    [one] üks ülevõte
   *[other] { $count } ülevõtet
  }
score-undertricks = { $count ->
    [one] üks vähemvõte
   *[other] { $count } vähemvõtet
  }
score-small-slam = väike slämm
score-grand-slam = suur slämm
score-small-slam-announced = avaldatud väike slämm
score-grand-slam-announced = avaldatud suur slämm
score-honours = { $count } honööri ühes käes
score-chicane = schikane
score-doubling = kontreerimine
score-game-premium = partii preemia
score-rubber-premium = robberi preemia
score-rubber-two-games = kahepartiiline robber
score-rubber-three-games = kolmepartiiline robber
score-unfinished-game = üks partii lõpetamata robberis
score-revoke = vastaspoole salgamine
score-peek = vastaspool vaatas kokkupandud võtet
score-part-score = osaline mänguseis

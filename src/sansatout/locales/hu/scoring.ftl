score-contract = { $count ->
    [one] egy bemondott és teljesített ütés
   *[other] { $count } bemondott és teljesített ütés
  }
score-fulfilment = teljesített felvétel
score-nonfulfilment = elbukott felvétel
score-overtricks = { $count ->
    [one] egy többletütés
   *[other] { $count } többletütés
  }
score-undertricks = { $count ->
    [one] egy bukás
   *[other] { $count } bukás
  }
score-small-slam = kis szlem
score-grand-slam = nagy szlem
score-small-slam-announced = kis szlem, bemondva
score-grand-slam-announced = nagy szlem, bemondva
score-honours = { $count } honőr egy kézben
score-chicane = sikán
score-doubling = kontra
score-game-premium = gém
score-rubber-premium = robber
score-rubber-two-games = robber két gémmel
score-rubber-three-games = robber három gémmel
score-unfinished-game = egy gém a félbehagyott robberben
score-revoke = a másik vonal renonsza
score-peek = a másik vonal megnézett egy lerakott ütést
score-part-score = részeredmény

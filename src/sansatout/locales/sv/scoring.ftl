score-contract = { $count ->
    [one] ett trick bjudet och gjort
   *[other] { $count } trick bjudna och gjorda
  }
score-fulfilment = kontraktet hemma
score-nonfulfilment = kontraktet bet
score-overtricks = { $count ->
    [one] ett övertrick
   *[other] { $count } övertrick
  }
score-undertricks = { $count ->
    [one] en bet
   *[other] { $count } bet
  }
score-small-slam = lilla slam
score-grand-slam = stora slam
score-small-slam-announced = lilla slam, bjuden
score-grand-slam-announced = stora slam, bjuden
score-honours = { $count } honnörer på en hand
score-chicane = chikane
score-doubling = dubbling
score-game-premium = utgång
score-rubber-premium = robbert
score-rubber-two-games = robbert på två utgångar
score-rubber-three-games = robbert på tre utgångar
score-unfinished-game = en utgång i en oavslutad robbert
score-revoke = revoke av motpartiet
score-peek = motpartiet såg på ett hemtaget stick
score-part-score = delpoäng

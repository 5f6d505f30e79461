score-contract = { $count ->
    [one] one trick bid and made
   *[other] { $count } tricks bid and made
  }
score-fulfilment = contract fulfilled
score-nonfulfilment = contract failed
score-overtricks = { $count ->
    [one] one overtrick
   *[other] { $count } overtricks
  }
score-undertricks = { $count ->
    [one] one undertrick
   *[other] { $count } undertricks
  }
score-small-slam = small slam
score-grand-slam = grand slam
score-small-slam-announced = small slam, bid
score-grand-slam-announced = grand slam, bid
score-honours = { $count } honours in one hand
score-chicane = chicane
score-doubling = doubling
score-game-premium = game
score-rubber-premium = rubber
score-rubber-two-games = rubber in two games
score-rubber-three-games = rubber in three games
score-unfinished-game = one game in an unfinished rubber
score-revoke = revoke by the other side
score-peek = the other side looked at a gathered trick
score-part-score = part score

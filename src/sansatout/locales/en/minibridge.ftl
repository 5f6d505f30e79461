error-exposed-declares = { $seat } cannot declare: its hand is the exposed one
error-exposed-moved = the hand of { $seat } cannot be exposed: expected { $expected }, the empty seat of this sheet
error-player-twice = { $name } cannot sit in two places: expected different players

score-bonus = bonus
score-made-without-bonus = made without bonus
score-trick-value = { $count ->
    [one] one trick over six
   *[other] { $count } tricks over six
  }
score-short-of-target = { $count ->
    [one] one trick short
   *[other] { $count } tricks short
  }

error-exposed-declares = { $seat } ne more biti izvajalec: njegov list je odprt
error-exposed-moved = list na sedežu { $seat } ne more biti odprt; prazni sedež tega zapisa je { $expected }
error-player-twice = { $name } ne more sedeti na dveh mestih; pričakovani različni igralci

score-bonus = nagrada
score-made-without-bonus = izpolnjeno brez nagrade
score-trick-value = { $count ->
    [one] en vzetek nad šest
    [two] { $count } vzetka nad šest
    [few] { $count } vzetki nad šest
   *[other] { $count } vzetkov nad šest
  }
score-short-of-target = { $count ->
    [one] en vzetek premalo
    [two] { $count } vzetka premalo
    [few] { $count } vzetki premalo
   *[other] { $count } vzetkov premalo
  }

error-exposed-declares = { $seat } ne more biti izvajalec: njegov list je odprti
error-exposed-moved = list igralca { $seat } ne more biti odprt: pričakovano { $expected }, prazni sedež tega zapisa
error-player-twice = { $name } ne more sedeti na dveh mestih: pričakovani različni igralci

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

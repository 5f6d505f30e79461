error-exposed-declares = { $seat } kan inte vara spelförare: det är den handen som ligger öppen
error-exposed-moved = { $seat } kan inte vara den öppna handen: förväntade { $expected }, den tomma platsen i det här protokollet
error-player-twice = { $name } kan inte sitta på två platser: förväntade olika spelare

score-bonus = bonus
score-made-without-bonus = gjort utan bonus
score-trick-value = { $count ->
    [one] ett stick över sex
   *[other] { $count } stick över sex
  }
score-short-of-target = { $count ->
    [one] ett stick för lite
   *[other] { $count } stick för lite
  }

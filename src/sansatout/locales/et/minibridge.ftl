error-exposed-declares = { $seat } ei saa olla avaldaja: just tema käsi on avatud
error-exposed-moved = mängija { $seat } kätt ei saa avada: oodati { $expected }, selle lehe tühja kohta
error-player-twice = { $name } ei saa istuda kahel kohal: oodati erinevaid mängijaid

score-bonus = boonus
score-made-without-bonus = tehtud ilma boonuseta
score-trick-value = { $count ->
    [one] üks võte üle kuue
   *[other] { $count } võtet üle kuue
  }
score-short-of-target = { $count ->
    [one] üks võte puudu
   *[other] { $count } võtet puudu
  }

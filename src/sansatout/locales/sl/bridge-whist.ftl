error-not-a-holding = '{ $text }' ni skupina honerjev: pričakovano eno od { $expected }
error-not-a-claim = '{ $text }' ne pove, čigavi so honerji: pričakovano stolpec, dvopičje in skupina, kot they:4-shared
error-holding-strain = skupina { $holding } ne gre k { $strain }: pričakovano eno od { $expected }
error-multiplier = vzetki ne morejo šteti { $multiplier }-krat: pričakovano 1, 2, 4, 8 in tako naprej
error-doubling-limit = vzetki ne morejo šteti { $multiplier }-krat: pričakovano največ 8, dogovorjena meja
error-chicane-count = { $column } ne more imeti šikana { $count }-krat: pričakovana največ 2 lista
error-chicane-all = šikan v vseh štirih listih ni mogoč: pričakovani največ trije
error-honours-without-trumps = { $column } ne more imeti honerjev s šikanom v obeh listih
error-penalty-tricks = kazenski vzetki tu nikoli ne štejejo: pričakovan nobeden
error-lay-down-off = pik se tu ne odloži: list je treba odigrati
error-must-be-played = ta list je treba odigrati: odloži se samo nekontrirani pik, dokler imata obe strani manj kot 20 (mi { $we }, oni { $they })
error-robbert-over = robbert je končan: nadaljnjega lista ni mogoče vpisati

score-odd-tricks = { $count ->
    [one] en vzetek nad šest
    [two] { $count } vzetka nad šest
    [few] { $count } vzetki nad šest
   *[other] { $count } vzetkov nad šest
  }
score-honour-units = { $count ->
    [one] honerji, { $count } enota
    [two] honerji, { $count } enoti
    [few] honerji, { $count } enote
   *[other] honerji, { $count } enot
  }
score-aces = { $count ->
    [one] { $count } as
    [two] { $count } asa
    [few] { $count } asi
   *[other] { $count } asov
  }
score-little-slam = mali slem
score-second-game = druga manša
score-part-score-lost = delna igra, izgubljena z manšo
score-marked-tricks = označeni vzetki
error-tricks-sum = vzetkov obeh strani je { $tricks }: pričakovano 13

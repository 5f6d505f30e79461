error-not-a-holding = »{ $text }« ni skupina honerjev; pričakovano eno od: { $expected }
error-not-a-claim = »{ $text }« ne pove, čigavi so honerji; pričakovano: stolpec, dvopičje in skupina, na primer they:4-shared
error-chicane-without-honours = »chicane« brez honerjev, ki jim spremeni vrednost, ne pove nič; pričakovani so tudi honerji, na primer honours they:4-shared (ena stran ima vedno vsaj tri)
error-not-penalty-tricks = »{ $text }« ne pove, čigavi so kazenski vzetki; pričakovano: stolpec, dvopičje in število, na primer we:2
error-tricks-of-both-sides = »{ $text }« so vzetki ene strani, »{ $by }« imenuje drugo; pričakovano eno od obojega
error-penalty-count = { $column }: toliko kazenskih vzetkov ni mogoče dobiti: { $count } (penalty); največ { $most }, kolikor sta jih dobila druga dva
error-chicane-of-both-opponents = če ima ena stran šikan v obeh listih, ima druga vseh pet honerjev; pričakovano 5-3-2, 5-4-1 ali 5-one
error-holding-strain = skupina { $holding } tu ni mogoča ({ $strain }); pričakovano eno od: { $expected }
error-multiplier = vzetki ne morejo šteti { $multiplier }-krat; pričakovano: 1, 2, 4, 8 in tako naprej
error-doubling-limit = vzetki ne morejo šteti { $multiplier }-krat; dogovorjena meja je 8
error-chicane-count =
    stolpec { $column ->
        [we] Mi
        [they] Oni
       *[other] { $column }
    } ne more imeti šikana { $count }-krat; mogoč je v največ 2 listih
error-chicane-all = šikan v vseh štirih listih ni mogoč; mogoč je v največ treh
error-honours-without-trumps =
    stolpec { $column ->
        [we] Mi
        [they] Oni
       *[other] { $column }
    } ne more imeti honerjev, če je šikan v obeh listih
error-penalty-tricks = kazenski vzetki tu nikoli ne štejejo; ne navajaj nobenega
error-lay-down-off = pik se tu ne odloži: list je treba odigrati
error-must-be-played = ta list je treba odigrati: odloži se samo nekontrirani pik, in to dokler imata obe strani manj kot 20 (mi { $we }, oni { $they })
error-robbert-over = rober je končan: nobenega lista ni več mogoče vpisati

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
error-tricks-sum = vzetkov obeh strani je { $tricks }; pričakovano 13

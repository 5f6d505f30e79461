error-not-a-holding = „{ $text }“ ei ole honööride jaotus: oodati üht neist: { $expected }
error-not-a-claim = „{ $text }“ ei ütle, kelle honöörid need on: oodati lahtrit, koolonit ja honööride jaotust nagu they:4-shared
error-chicane-without-honours = „chicane“ ei ütle ilma honöörideta midagi, sest see muudab nende väärtust: oodati ka honööre nagu honours they:4-shared (ühel poolel on neid alati vähemalt kolm)
error-not-penalty-tricks = „{ $text }“ ei ütle, kelle karistusvõtted need on: oodati lahtrit, koolonit ja arvu nagu we:2
error-tricks-of-both-sides = „{ $text }“ on ühe poole võtted, „{ $by }“ nimetab teist: oodati üht neist kahest
error-penalty-count = { $column }: { $count } karistusvõtet (penalty) ei saa anda: oodati kõige rohkem { $most }, mille teised tegid
error-chicane-of-both-opponents = kui ühel poolel on mõlemas käes schikane, on teisel kõik viis honööri (honours): oodati 5-3-2, 5-4-1 või 5-one
error-holding-strain = honöörid { $holding } ei sobi mänguga { $strain }: oodati üht neist: { $expected }
error-multiplier = võtted ei saa lugeda { $multiplier }-kordselt: oodati 1, 2, 4, 8 ja nii edasi
error-doubling-limit = võtted ei saa lugeda { $multiplier }-kordselt: oodati kõige rohkem 8, nagu kokku lepitud
error-chicane-count = { $column }: schikane ei saa olla { $count } korda: oodati kõige rohkem 2 kätt
error-chicane-all = schikane kõigis neljas käes ei ole võimalik: oodati kõige rohkem kolme
error-honours-without-trumps = { $column }: kui mõlemas käes on schikane, ei saa honööre olla
error-penalty-tricks = karistusvõtteid siin kunagi ei arvutata: oodati, et neid ei ole
error-lay-down-off = pada siin maha ei panda: oodati, et see mängitakse
error-must-be-played = see jaotus tuleb mängida: maha pannakse ainult kontreerimata pada, kui mõlemal poolel on alla 20 (meie { $we }, nemad { $they })
error-robbert-over = robber on lõppenud: rohkem jaotusi kirja panna ei saa

score-odd-tricks = { $count ->
    [one] üks võte üle kuue
   *[other] { $count } võtet üle kuue
  }
score-honour-units = honöörid, { $count ->
    [one] üks ühik
   *[other] { $count } ühikut
  }
score-aces = { $count } ässa
score-little-slam = väike slämm
score-second-game = teine partii
score-part-score-lost = partiiga kaotatud osaline mänguseis
score-marked-tricks = kirja pandud võtted
error-tricks-sum = mõlema poole võtteid on kokku { $tricks }: oodati 13

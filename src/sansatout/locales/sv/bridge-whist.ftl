error-not-a-holding = ”{ $text }” är ingen fördelning av honnörer: väntade en av { $expected }
error-not-a-claim = ”{ $text }” säger inte vems honnörerna är: väntade en kolumn, ett kolon och en fördelning som they:4-shared
error-holding-strain = fördelningen { $holding } hör inte till { $strain }: väntade en av { $expected }
error-multiplier = tricken kan inte räknas { $multiplier } gånger: väntade 1, 2, 4, 8 och så vidare
error-doubling-limit = tricken kan inte räknas { $multiplier } gånger: väntade högst 8, den avtalade gränsen
error-chicane-count = { $column } kan inte ha chikane { $count } gånger: väntade högst 2 händer
error-chicane-all = chikane på alla fyra händerna är omöjligt: väntade högst tre
error-honours-without-trumps = { $column } kan inte ha honnörer med chikane på båda händerna
error-penalty-tricks = strafftrick räknas aldrig här: väntade inga
error-lay-down-off = spaderspel läggs inte här: väntade att given spelas
error-must-be-played = den här given måste spelas: bara odubblade spaderspel läggs, så länge båda partierna har mindre än 20 (vi { $we }, de { $they })
error-robbert-over = robberten är slut: inga fler givar kan föras in

score-odd-tricks = { $count ->
    [one] ett trick
   *[other] { $count } trick
  }
score-honour-units = honnörer, { $count ->
    [one] en enhet
   *[other] { $count } enheter
  }
score-aces = { $count } ess
score-little-slam = lilla slam
score-second-game = andra utgång
score-part-score-lost = delpoäng förlorade med utgången
score-marked-tricks = markerade trick
error-tricks-sum = de båda partiernas stick är { $tricks }: väntade 13

error-not-a-holding = ”{ $text }” är ingen fördelning av honnörer: förväntade en av { $expected }
error-not-a-claim = ”{ $text }” säger inte vems honnörerna är: förväntade en kolumn, ett kolon och en fördelning som they:4-shared
error-chicane-without-honours = ”chicane” säger ingenting utan honnörerna, vars värde det ändrar: förväntade även honnörer, som honours they:4-shared (ett av partierna har alltid minst tre)
error-not-penalty-tricks = ”{ $text }” säger inte vems strafftricken är: förväntade en kolumn, ett kolon och ett tal, som we:2
error-tricks-of-both-sides = ”{ $text }” är det ena partiets stick, ”{ $by }” nämner det andra: förväntade en av de två
error-penalty-count = { $column } kan inte få { $count } strafftrick: förväntade högst { $most }, som de andra tog
error-chicane-of-both-opponents = med chikane på det ena partiets båda händer har det andra alla fem honnörerna: förväntade 5-3-2, 5-4-1 eller 5-one
error-holding-strain = fördelningen { $holding } hör inte till { $strain }: förväntade en av { $expected }
error-multiplier = tricken kan inte räknas { $multiplier } gånger: förväntade 1, 2, 4, 8 och så vidare
error-doubling-limit = tricken kan inte räknas { $multiplier } gånger: förväntade högst 8, den avtalade gränsen
error-chicane-count = { $column } kan inte ha chikane { $count } gånger: förväntade högst 2 händer
error-chicane-all = chikane på alla fyra händerna är omöjligt: förväntade högst tre
error-honours-without-trumps = { $column } kan inte ha honnörer med chikane på båda händerna
error-penalty-tricks = strafftrick räknas aldrig här: förväntade inga
error-lay-down-off = spaderspel läggs inte här: förväntade att given spelas
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
error-tricks-sum = de båda partiernas stick är { $tricks }: förväntade 13

cli-help = Bridge så som fem gamla småböcker lär ut den: ge, räkna, pröva.
cli-language = språk för alla texter: en, et, sv, hu eller sl (annars omgivningens)
cli-version = visa versionen och sluta
cli-file-error = kan inte använda { $file }: { $reason }
cli-not-utf8 = det inlästa är ingen text: förväntade UTF-8
cli-usage-error = { $message } (se { $command } --help)
cli-no-such-option = det finns inget alternativ { $name }
cli-missing = { $name } saknas
cli-bad-value = { $name } kan inte ha det här värdet: { $reason }
cli-format = hur det ska skrivas
cli-letters = bokstäverna S H D C i stället för färgtecken
error-unknown-language = det finns inga texter på språket ”{ $text }”: förväntade något av { $expected }
error-unknown-command = det finns inget kommando ”{ $name }”: förväntade något av { $expected }
error-cli-at-least-one = { $name } kan inte vara { $value }: förväntade minst 1

cli-deal =
    Ge på måfå, alla givar är lika sannolika.

    --where tar ett villkor på de fyra händerna: hcp(S), spades(N), hearts(N), diamonds(N), clubs(N),
    length(N, H), longest(N), shortest(N), honours(N), honours(N, H), aces(N), kings(N), queens(N), jacks(N), tens(N),
    controls(N), losers(N), balanced(N), shape(N, "5332 4=4=3=2 6xxx"), has(N, "SA HK"), min(…), max(…),
    förenade med and, or, not, jämförelser (även i kedja: 15 <= hcp(S) <= 17) och + - *.
    NS och EW betyder parets båda händer: hcp(NS) >= 25.
cli-deal-count = hur många givar
cli-deal-seed = ett tal eller vilken text som helst; samma frö ger samma givar
cli-deal-where = bara givar som passar, som "hcp(S) >= 15 and hearts(N) >= 5"
cli-deal-tries = hur många givar att pröva för var och en som passar innan sökandet ges upp
error-cli-no-deal-found = ingen giv som passar på { $tries ->
    [one] ett försök
   *[other] { $tries } försök
  } ({ $found } av { $count } funna): förväntade ett mindre ovanligt villkor eller större --tries
error-cli-no-deal-fits = ingen giv alls passar villkoret (händerna räknades, de prövades inte): förväntade ett som någon giv passar

error-condition-too-long = villkoret är för långt: förväntade högst { $limit } tecken och inga djupa parenteser
error-condition-syntax = villkoret är trasigt vid kolumn { $at }: förväntade något som hcp(S) >= 15 and hearts(N) >= 5
error-condition-not-a-condition = ”{ $text }” ger bara ett tal (kolumn { $at }): förväntade en jämförelse som hcp(S) >= 15
error-condition-not-understood = ”{ $part }” går inte att förstå (kolumn { $at }): förväntade funktioner som hcp(S), tal, jämförelser, and, or, not
error-condition-needs-comparison = ”{ $part }” är ett tal (kolumn { $at }): förväntade en jämförelse som { $part } >= 1
error-condition-needs-number = ”{ $part }” är inget tal (kolumn { $at }): förväntade ett att räkna med
error-condition-number = talet är för stort (kolumn { $at }): förväntade högst { $expected }
error-condition-operator = operatorn i ”{ $part }” går inte att förstå (kolumn { $at }): förväntade and, or, not, == != < <= > >= eller + - *
error-condition-function = det finns ingen funktion ”{ $part }” (kolumn { $at }): förväntade någon av { $expected }
error-condition-arguments = ”{ $part }” har fel argument (kolumn { $at }): förväntade { $expected }
error-condition-seat = ”{ $part }” är ingen plats (kolumn { $at }): förväntade N E S W, NS eller EW
error-condition-suit = ”{ $part }” är ingen färg (kolumn { $at }): förväntade S H D C
error-condition-text = ”{ $part }” passar inte här (kolumn { $at }): förväntade en text inom citattecken som { $expected }

cli-show = Visa en giv, en hand eller en budgivning skriven som PBN.
cli-show-what = en giv som N:AK5.KJT64.74.763 … inom citattecken, en hand som AK5.KJT64.74.763, en budgivning som "N: 1S Pass 2S", en PBN-fil, eller - för standard in
error-cli-nothing-to-show = inget att visa i { $source }: förväntade en giv som N:AK5.KJT64.74.763 … eller en hand

cli-conform = Pröva programmet mot filer med provfall.
cli-conform-files = filer med provfall (JSON) från vilken mapp som helst

cli-score = Räkna en giv, post för post.
cli-sheet =
    För protokollet när ni spelar med riktiga kort.

    Skriv givarna rad för rad och se protokollet som på papper; skriv help för att få veta hur.
    Allt skrivs genast till en fil, och samma fil kan fortsättas senare.
cli-options = Lista de tolkningar av reglerna som ett bord kan välja mellan.
cli-no-options = { $system } har inga alternativ
cli-any-number = vilket heltal som helst, { $default } om inget anges
error-cli-hand-size = ”{ $text }” har { $count ->
    [one] ett kort
   *[other] { $count } kort
  }: förväntade 13
cli-system = något av { $systems }
cli-option = en tolkning av reglerna som inte är den vanliga (flera får anges)
cli-json = skriv JSON för program
cli-score-what = vad som spelades: ett kontrakt som 4SX eller 3NT; i bridge-whist och minibridge en färg som H, eller NT
cli-score-by = vem som spelade det: we eller they; med tre spelare en plats
cli-score-tricks = stick för paret som spelade, som 8, eller för ett visst par, som we:9; med kontrakt även = eller +1 eller -2
cli-score-vulnerable = paret som spelade är i zonen
cli-score-honours = honnörer på en hand, som we:4; i bridge-whist en fördelning som they:4-shared
cli-score-chicane = ett par med en hand utan trumf (en gång för varje hand)
cli-score-revoke = en revoke av ett par, som they; they:points eller they:tricks säger vad som tas för den, they:2 hur många stick de tog hem efter den, we:dummy att det var träkarlens
cli-score-peek = ett par som såg på ett hemtaget stick (we:own för ett eget)
cli-score-penalty = bridge-whist med penalty_tricks=moved: strafftrick som ett parti fått, som we:2
cli-score-times = bridge-whist: hur många gånger tricken räknas efter dubbling (2, 4, 8)
cli-score-laid-down = bridge-whist: spaderspelet lades, det spelades inte
cli-score-bonus = minibridge: spelföraren lovade bonusen, eller sade att han spelar utan
cli-score-exposed = minibridge för tre: den öppna handen (N om ingen anges)
cli-score-board = brickans nummer, där det säger vem som är i zonen
cli-score-deal = de fyra händerna som PBN; honnörer och chikane hittas i dem
cli-score-declarer = spelförarens plats i --deal
cli-together = tillsammans { $points }
cli-no-points = ingen får poäng
cli-head-side = par
cli-head-above = över
cli-head-below = under
cli-head-for = för
cli-head-rule = regel
cli-head-option = alternativ
cli-head-reading = tolkning
cli-head-player = spelare
error-option-form = ”{ $text }” är inget alternativ: förväntade namn=värde
error-part-not-here = ”{ $part }” betyder ingenting i det här spelet: förväntade bara { $expected }
error-part-missing = ”{ $part }” saknas: förväntade något som { $example }
error-not-a-number = ”{ $text }” är inget antal ({ $part }): förväntade ett heltal
error-not-honours = ”{ $text }” säger inte vems honnörerna är: förväntade en kolumn, ett kolon och 4 eller 5, som we:4
error-not-a-revoke = ”{ $text }” är ingen revoke: förväntade en kolumn och points, tricks, dummy eller ett tal, som they:points
error-revoke-price = ”{ $text }” är inte hur en revoke betalas i det här spelet: förväntade något som { $expected }
error-revoke-of-no-dummy = ”{ $text }” nämner en träkarl som inte finns där: bara spelförarens par har en
error-declarer-without-cards = ”declarer” säger ingenting bredvid ”by” utan korten: förväntade även given, eller bara en av de två
error-board-not-vulnerable = board { $board } och ”vulnerable” motsäger varandra, eftersom { $column } inte är i zonen där: förväntade en av de två
error-not-a-peek = ”{ $text }” är ingen titt på ett stick: förväntade we, they, we:own eller they:own
error-honours-of-one-side = honnörer på flera håll är omöjligt: förväntade en hand hos ett par
error-whose-tricks = ”{ $text }” säger inte vems sticken är: förväntade en kolumn som we:9
error-laid-down-spades = bara odubblade spaderspel läggs, utan stick: förväntade S och paret som bestämde spader
error-line-word = ”{ $word }” i ”{ $text }” går inte att förstå: i hjälpen står vad man kan skriva på en rad
error-line-ends = ingenting följer efter ”{ $word }” i ”{ $text }”
error-line-twice = ”{ $word }” i ”{ $text }” är en gång för mycket ({ $part }): förväntade det bara en gång
error-nobody-passes = i det här spelet passar ingen: förväntade en spelad giv

cli-sheet-file = filen att spara allt i, eller att fortsätta (annars en ny bland dina data)
cli-sheet-resume = fortsätt det här spelets nyaste protokoll
cli-sheet-names = spelarna: våra, ett snedstreck, deras, som "Anna Bert / Carl Dora"
cli-sheet-title = { $system }, omgång { $number }
cli-sheet-kept = sparas i { $file }
cli-sheet-hint = skriv en giv, eller help
cli-sheet-prompt = giv { $number }>
cli-sheet-which = vilket spel?
cli-sheet-entered = giv { $number }: { $line }
cli-sheet-item = { $side } { $points } { $place ->
    [below] under strecket
   *[above] över strecket
  }: { $words } ({ $rule })
cli-sheet-undone = taget tillbaka
cli-sheet-paid = { $side ->
    [we] de betalar oss
   *[they] vi betalar dem
  } { $points }: { $words }
cli-sheet-all-pairings = alla har spelat med alla: dra om platserna och skriv sedan new med namnen
cli-sheet-over = skriv new för nästa omgång
cli-sheet-exported = skrivet till { $file }
cli-sheet-settled = skillnad { $difference }, andra utgång { $bonus }, netto { $net }, utjämnat { $rounded }, generalprotokoll { $general }
cli-sheet-help-contract =
    En giv är en rad: kontraktet, vem som spelade det, sticken de tog och vad som satt på händerna.
      4SX we 8               fyra spader, dubblat, spelat av oss, åtta stick
      3NT they =             precis hemma; även +1 (ett över), -2 (två bet)
      4H we 10 honours we:4  honnörer på en hand: we:4, we:5, they:4, they:5
      2C they 9 chicane we   en av våra händer är utan trumf
      4S we 9 revoke they    en revoke av dem; revoke they:points tar poäng i stället för stick
      4S we 9 peek they      de såg på ett hemtaget stick
      pass                   alla passade
cli-sheet-help-whist =
    En giv är en rad: vad som bestämdes, hur många gånger det räknas, ett partis stick, honnörer, chikane.
      H we:9                        hjärter, nio stick för oss
      NT x4 they:8                  sans-atout, räknat fyra gånger, åtta stick för dem
      D we:7 honours they:4-shared  fördelningar: 3, 4-shared, 5-3-2, 4-one, 5-4-1, 5-one;
                                    i sans-atout aces-3, aces-3-one, aces-4-shared, aces-4-one
      C we:8 honours we:3 chicane they  en av deras händer är utan trumf
      S laid-down we                vi bestämde spader, och spelet lades
cli-sheet-help-minibridge =
    En giv är en rad: färg eller NT, bonus eller inte, vem som spelade, sticken de tog.
      H bonus we 11         hjärter om bonusen, elva stick
      NT they 8             sans-atout utan bonus
      C we 9 vulnerable     efter den högre taxan
cli-sheet-help-minibridge-3 =
    En giv är en rad: färg eller NT, bonus eller inte, spelförarens plats (eller namn), sticken.
      H bonus S 11          hjärter om bonusen, spelförare Syd, elva stick
      NT W 6 vulnerable     sans-atout utan bonus, efter den högre taxan
      D E 9 exposed S       om en annan hand än Nords ligger öppen
cli-sheet-help-duplicate =
    En bricka är en rad: kontraktet, vem som spelade det, sticken de tog.
      4S N 10               fyra spader av Nord, tio stick (vi är Nord-Syd)
      3NTX E -1             en bet; även = (precis hemma) och +1
      2H we 8 board 7       en bricka utom ordning; numret säger vem som är i zonen
      pass                  alla passade
cli-sheet-help =
    Dessutom:
      undo                  ta tillbaka det senast införda
      correct 3 4S we 9     rätta poängen för giv 3, så länge reglerna tillåter
      retype 3 4S we 9      för in giv 3 på nytt för att den skrevs fel här
      insert 3 4S we 9      infoga en glömd giv före giv 3
      delete 3              ta bort giv 3
      deals                 givarna så som de fördes in
      show, items           protokollet; med varje siffra för sig
      names Anna Bert / Carl Dora
                            spelarna: våra, deras (namn kan sedan stå för we och they)
                            efter + de som sitter över: Anna Bert / Carl Dora + Eva
      new                   nästa omgång; new change med andra medspelare, eller new med namn
      account               vars och ens plus och minus
      options               reglernas tolkningar som gäller
      export sheet.svg      skriv en bild; även .txt, .csv, .json, .jsonl
      save FILE             fortsätt i en annan fil (allt sparas alltid)
      quit                  sluta
cli-sheet-help-rubber =
    { "  " }games                 ett litet protokoll för varje utgång
    { "  " }break                 sluta robberten här efter överenskommelse
cli-game-bridge-whist = Bridge-whist, Stockholm 1916
cli-game-kontrakt = tidig kontraktsbridge, 6/7/8/9/10
cli-game-vanderbilt = Vanderbilts räknesätt, 20/30/35
cli-game-reform = reformerat räknesätt, utgång vid 40
cli-game-rulebook = kontraktsbridge efter hela lagen
cli-game-hungarian = robbertbridge
cli-game-minibridge = övningsspel för fyra
cli-game-minibridge-3 = övningsspel för tre
cli-game-duplicate = dagens räknesätt i tävlingsbridge
cli-game-chicago = Chicago, fyra givar
error-sheet-nothing-to-undo = det finns inget att ta tillbaka
error-not-a-sheet-file = detta är inget protokoll av version { $version }
error-not-an-operation = ”{ $text }” är inget man kan göra med ett protokoll
error-sheet-nothing-to-break-off = det här spelet har ingen robbert att avbryta: skriv new för ett nytt protokoll
error-names-count = { $count ->
    [one] ett namn angivet
   *[other] { $count } namn angivna
  }: förväntade { $expected }
error-rubber-open = robberten är inte slut: spela vidare, eller skriv break för att sluta efter överenskommelse
error-sheet-line-not-json = { $file } är trasig: förväntade ett JSON-objekt på varje rad
error-sheet-line-not-operation = { $file } är inget protokoll: den här raden är inget man kan göra med ett
error-sheet-in-use = { $file } används av en annan terminal
error-correct-form = ”{ $text }” säger inte vad som ska rättas: förväntade ett nummer och en giv som correct 3 4S we 9
error-no-names = ingen har sagt vilka som spelar: förväntade först names Anna Bert / Carl Dora
error-sheet-exists = { $file } finns redan: förväntade ett nytt namn
error-export-form = ”{ $text }” säger inte vad som ska skrivas: förväntade ett namn som slutar på .txt, .svg, .csv, .json eller .jsonl
error-sheet-of-another = { $file } är ett protokoll för { $key }
error-sheet-other-options = { $file } förs med andra alternativ: förväntade inga, eller samma
error-sheet-nothing-to-resume = det finns inget protokoll att fortsätta i { $folder }

cli-laws = Skriv ut häftenas regler i enkla ord, med exempel.
cli-laws-ids = id som L-REVOKE-13 eller HU-3.5, eller ett kapitel som L-REVOKE eller HU-3; inget för hela listan
cli-laws-example = Exempel:
cli-rule = Spela igenom en givs händelser och skriv ut domarens utslag.
cli-rule-file = en giv (en rad JSON med game, dealer, deal, sedan en händelse per rad) eller ett bords händelselista
cli-rule-hidden = även det som domaren behåller för sig själv tills någon talar om det
cli-rule-rejected = Avvisat:

cli-learn = Lektioner och övning i terminalen.
cli-learn-what = en kurs (minibridge), en lektion (minibridge/tricks), övning, av alla slag eller ett (practice/points), ett spelproblem (problems/5-236; problems listar dem) eller ett kapitel av regelträningen (laws/L-DRAW); inget för listan
cli-learn-json = alla kurser och lektioner som JSON, eller med problems alla spelproblem
cli-learn-certificate = för ett prov: intygets PDF, som skrivs om provet är godkänt
cli-learn-name = för --certificate: vems namn som står på det
cli-learn-memory = filen som sparar vad du kan; utan den en bland dina data
cli-learn-practice = Övning utan slut:
cli-learn-choose = numret på ett svar
cli-learn-several = numren på alla rätta svar
cli-learn-number = ett tal
cli-learn-card = ett kort, till exempel HK
cli-learn-call = ett bud, till exempel 1NT
cli-learn-order = svarens nummer i ordning

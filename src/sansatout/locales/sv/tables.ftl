cli-variant = spelet: { $games }
cli-progress = visa hur långt det har gått

cli-simulate =
    Spela hela robbertar med spelare som väljer på måfå.

    De passar för det mesta och bjuder lågt, så att robbertarna tar slut. Samma frö ger samma resultat.
cli-simulate-rubbers = hur många robbertar eller sitsar (16 givar åt gången i spel som saknar dem)
cli-simulate-seed = ett tal; samma frö ger samma robbertar
cli-simulated-variant = spel
cli-simulated-rubbers = robbertar, sitsar eller serier
cli-simulated-deals = givar
cli-simulated-void = utpassade eller givna på nytt
cli-simulated-events = händelser
cli-simulated-deals-per-rubber = givar per robbert
cli-simulated-points-per-rubber = poäng per robbert
cli-simulated-games-per-deal = utgångar per spelad giv
cli-simulated-slams-per-deal = slammar per spelad giv
cli-simulated-speed = givar per sekund

cli-replay = Spela igenom en fil med händelser (JSON-rader) och visa bordet, protokollet och det första felet.
cli-replay-file = en fil med händelser, ett JSON-objekt per rad, eller - för standard in
cli-replay-valid = { $count ->
    [one] en händelse är giltig
   *[other] { $count } händelser är giltiga
  }
cli-replay-stopped = stannade: { $error }
cli-table-head = { $variant }, skede { $stage }
cli-table-deal = giv { $number }
cli-table-trick = stick { $number }: { $cards } → { $winner }

cli-verify =
    Jämför givar med det som utlovades före dem: blanda på nytt utifrån det som avslöjats.

    Ange en fil med händelser eller en avslutad giv, och det som antecknades före given: en anteckning från sidan (--record) eller en kontrollsumma. Returkod: 0 bevisat, 1 stämmer inte, 2 felaktiga indata, 3 inget bevisat.
cli-verify-file = händelser (JSON-rader eller /api/tables/…/events) eller en avslutad giv (/api/deals/…)
cli-verify-record = anteckningen som en spelare hämtade från sidan, en rad JSON för varje giv
cli-verify-commitment = en kontrollsumma antecknad före kuperingen: GIV:SUMMA, eller bara SUMMA för den giv som anges med --deal
cli-verify-secret = hemligheten som avslöjades efter given, 64 hexadecimala siffror
cli-verify-cut = hur många kort som lyftes
cli-verify-number = ett tal som en spelare gav: PLATS:TAL
cli-verify-table = bordets namn
cli-verify-deal = givens nummer
cli-verify-dealer = vem som gav
error-cli-verify-needs = inget att kontrollera: förväntade en fil, eller --secret och --cut
error-cli-verify-form = det här är varken en anteckning eller en avslutad giv: { $reason }
error-cli-verify-digest = ”{ $digest }” är ingen kontrollsumma: förväntade 64 hexadecimala siffror, vid behov med givens nummer och ett kolon framför
error-cli-verify-twice = två olika kontrollsummor är antecknade för giv { $deal }: förväntade en

cli-play =
    Spela i terminalen: du och robotar.

    Skriv ett bud (1H, pass, x, xx), ett kort (SA), ett av spelets ord eller help.
cli-play-seat = var du sitter: N, E, S eller W
cli-play-robots = de andras nivå och budsystem, till exempel expert:one-club eller novice
cli-play-seed = ett tal; samma frö ger samma givar och samma medspelare och motspelare
cli-play-welcome = Du sitter { $seat } vid ett bord där man spelar { $variant }. Skriv help för att få veta vad du kan skriva, quit för att gå.
cli-play-help =
    Bud: pass, x, xx, 1C … 7NT. Kort: färg och valör som SA eller HT (ett av träkarlens kort när träkarlen är i tur).
    Bridge-whist: S C D H NT för att bestämma, remit, ask, lead, double, redouble, pass. Minibridge: ett tal för poängen, sedan NT eller NT bonus; efter en giv säger second NS, EW, NSEW eller none vems andra utgång nästa är.
    När som helst: claim 5, concede 3, undo, look 1, review, contract, sheet, help, quit.
cli-play-prompt = { $actor } är i tur
error-cli-play-not-understood = ”{ $line }” går inte att förstå: förväntade något av { $expected }
error-cli-play-no-seat = ingen sitter { $seat } i det här spelet: förväntade en av { $expected }
cli-play-does = { $seat }: { $what }
cli-play-trick = stick: { $cards }
cli-play-won = hemtagna stick: spelföraren { $declaring }, motspelarna { $defending }
cli-play-deal = Giv { $number }, givare { $dealer }, i zonen: { $vulnerable }
cli-play-hand = din hand: { $hand }
cli-play-suggested = din hand är värd { $what } poäng
cli-play-open = { $seat } ligger öppen: { $hand }
cli-play-playing = { $strain }, spelförare { $declarer }, { $target } stick behövs
cli-play-answer = du får veta: { $content }
cli-play-refused = de andra går inte med på det
cli-play-next = tryck på retur för nästa giv, eller skriv quit
cli-play-bye = Adjö. Givar under kvällen: { $deals }.
cli-play-void = Ingen spelar den här given: alla passade, eller båda paren har 20 poäng. Korten ges om.

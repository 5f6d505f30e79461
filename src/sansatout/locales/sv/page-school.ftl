page-nav-school = Skola
page-learn-first = Lär dig från första kortet
page-school-title = Skolan
page-school-lead = Lektioner som du spelar, prov och övning utan slut. Har du aldrig hållit i en kortlek, börja med minibridge; inget behöver vara känt förut.
page-school-practice = Övning
page-school-my-learning = Mitt lärande
page-school-words = Orden
page-school-steps = Lektionens steg
page-school-step = Steg { $number } av { $all }
page-school-back = Tillbaka
page-school-next = Vidare
page-school-finish = Till nästa lektion
page-school-play = Spela: { $game }
page-school-check = Kontrollera
page-school-choose-one = Välj ett
page-school-choose-all = Välj alla som är rätt
page-school-your-number = Ditt svar:
page-school-move-up = Flytta upp: { $what }
page-school-move-down = Flytta ned: { $what }
page-school-a-card = Välj ett kort
page-school-a-call = Välj ett bud
page-school-right = Rätt.
page-school-wrong = Inte rätt.
page-school-told = Här är svaret.
page-school-not-yet = Inte än.
page-school-answer-is = Svaret: { $answer }
page-school-opened = Händerna ligger nu öppna:
page-school-another = En till
page-school-so-many-right = { $right } av { $count } rätt vid första försöket
page-school-test-result = { $right } av { $all } rätt.
page-school-test-passed = Godkänt!
page-school-test-again = Åtta krävs. Läs skälen och försök igen.
page-school-certificate = Intyg
page-school-certificate-text = har klarat ”{ $test }” med { $right } av { $all } rätta svar.
page-school-print = Skriv ut
page-school-print-exercises = Skriv ut tio sådana övningar
page-school-test-name = Ditt namn, till intyget:
page-school-hand-in = Lämna in
page-school-test-once-more = Gör provet en gång till
page-school-steps-done = { $done } av { $all } steg
page-school-laws-firm = { $firm } av { $all } sitter
page-school-steps-in-all = { $count ->
        [one] Ett steg gjort.
       *[other] { $count } steg gjorda.
    }
page-school-kept-here = Det du kan sparas här; för att ta det till en annan apparat, gör en länk under Inställningar.
page-school-state-fading = Bleknar: öva dessa ({ $count })
page-school-state-firm = Sitter ({ $count })
page-school-state-new = Inte frågat än ({ $count })
page-school-right-of = { $right } av { $asked } rätt
page-school-due = igen { $when }
page-school-led = utspel
page-school-with-bonus = med bonus
page-school-tricks-taken = { $tricks ->
        [one] ett stick taget
       *[other] { $tricks } stick tagna
    }
page-school-decide-how = Tryck på ett kort för att ta ut det, sedan på ett att sätta in.
page-school-take-out = Ta ut { $card }
page-school-put-in = Välj ett kort att sätta in:
page-school-put-in-card = Sätt in { $card }
page-school-decided = { $points } poäng tillsammans: { $strain }, utan bonus.
page-school-decided-bonus = { $points } poäng tillsammans: { $strain }, med bonus.
page-school-try-again = Försök igen
page-school-go-on = Vidare med lektionen
page-school-to-lesson = Tillbaka till lektionen
page-daily = Dagens giv
page-daily-lead = Samma kort för alla som spelar i dag, mot robotar. Hemligheten förseglades i går; när du har spelat kan vem som helst kontrollera att ingen valt korten.
page-daily-play = Spela dagens giv
page-daily-go-on = Vidare med dagens giv
page-daily-results = Resultat
page-daily-robots = Robotar
page-daily-sealed = Förseglat sedan i går:
page-daily-tomorrow = Morgondagens sigill:
page-daily-secret = Hemligheten:
page-daily-passed = alla passade
page-daily-you = du
page-daily-result = { $seat }, { $tricks ->
        [one] ett stick
       *[other] { $tricks } stick
    }
page-school-namer = { $seat } har utnämnt färgen
page-school-doubler = { $seat } har dubblat
page-school-vulnerable = i farozonen: { $seats }

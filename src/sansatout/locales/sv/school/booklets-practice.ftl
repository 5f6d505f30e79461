## Övning till de andra häftena: protokoll, bridge-whist, en klöver, regler, ord

school-told-contract = { $side ->
        [we] Vi
       *[they] De
    } spelade { $level } { $strain }{ $doubled ->
        [once] , dubblat,
        [twice] , redubblat,
       *[no] {""}
    } och tog { $tricks ->
        [one] ett stick
       *[other] { $tricks } stick
    }.
school-told-danger = { $danger ->
        [yes] Det spelande paret var i zonen.
       *[no] Det spelande paret var inte i zonen.
    }
school-told-honours = { $aces ->
        [yes] En av { $side ->
            [we] våra
           *[they] deras
        } händer hade alla fyra essen.
       *[no] En av { $side ->
            [we] våra
           *[they] deras
        } händer hade { $count } honnörer i trumf.
    }
school-told-chicane = En av { $side ->
        [we] våra
       *[they] deras
    } händer hade ingen trumf alls.
school-told-whist = Spelet var { $strain }{ $times ->
        [1] {""}
       *[other] , dubblat till { $times } gånger värdet
    }. { $side ->
        [we] Vi
       *[they] De
    } tog { $tricks } stick.
school-told-holding = { $side ->
        [we] Vi
       *[they] De
    } hade { $holding }.
school-told-minibridge = { $who ->
        [we] Vi
        [they] De
        [E] Öst
        [S] Syd
       *[W] Väst
    } spelade { $strain } { $bonus ->
        [yes] om bonusen
       *[no] utan bonus
    } och tog { $tricks ->
        [one] ett stick
       *[other] { $tricks } stick
    }.

school-practice-score = Räknesätt: { $system }. Hur många poäng skriver { $owner ->
        [we] vi
        [they] de
        [N] Nord
        [E] Öst
        [S] Syd
       *[W] Väst
    } { $place ->
        [above] över strecket
        [below] under strecket
       *[all] för den här given
    }?
    .hint = { $place ->
        [above] Över strecket står allt som inte räknas till utgång.
        [below] Under strecket står bara det som räknas till utgång.
       *[all] Gå igenom given: vad åtog man sig, vad tog man, och vad är det värt?
    } Är du osäker, se efter i tabellen: { $system }.
    .why = { $points ->
        [0] Där skrivs ingenting.
       *[other] Räknesätt: { $system }.
    }

school-practice-whist-dealer = Du har gett. Vad bestämmer du?
    .hint = Leta efter ess, efter fyra eller fem honnörer i en färg, efter en lång röd färg med hjälp vid sidan om. Finns det en ställning att se på? Om inget passar: vad återstår att säga?
    .why = { $answer }. { $law }
school-practice-whist-third = Medspelaren har remitterat och du måste bestämma. Vad?
    .hint = Sans-atout och de röda färgerna som givaren skulle ha gjort, klöver bara på lika starka kort. Passar inget, så håll det billigt.
    .why = { $answer }. { $law }
school-practice-whist-double = { $namer ->
        [dealer] Givaren har
       *[third] Efter en remiss har givarens medspelare
    } bestämt { $strain }. Du är { $me ->
        [forehand] förhand och yttrar dig först
       *[fourth] efterhand; förhand har frågat om han får spela ut
    }. Vad säger du?
    .hint = Sju stick mot sans-atout, fem mot en röd färg, fyra mot en svart. Man vill också ha trumf, utom mot spader. Och sitter du före den som bestämt, eller efter?
    .why = Säg ”{ $answer }”. { $law }
school-practice-whist-lead = { $namer ->
        [dealer] Givaren
       *[third] Givarens medspelare
    } har bestämt { $strain }{ $doubled ->
        [yes] , och din medspelare har dubblat
       *[no] {""}
    }. Du spelar ut. Vilket kort?
    .hint = Ess och kung ihop? Kung och dam? En rad höga kort? Har medspelaren dubblat går det före.
    .why = { $card }. { $law }{ $left ->
        [long] {" "}Här finns ingen stark färg: spela ut ett mellankort i den längsta som är kvar.
        [short] {" "}Här är ingen bättre färg kvar.
       *[no] {""}
    }

school-practice-club-tricks = Hur många honnörsstick har den här handen enligt tabellen i kapitlet om en klöver?
    .hint = Färg för färg: leta efter den översta raden i tabellen som passar. En dam utan ess eller kung behöver två kort till.
    .why = Tillsammans { $answer }.
school-practice-club-opening = Ingen har bjudit än och du spelar en klöver. Vad säger du?
    .hint = Räkna honnörsstick. Två och ett halvt till fyra är vad en klöver visar.
school-practice-club-answer = Medspelaren har öppnat med en klöver. Vad svarar du?
    .hint = Mindre än 1½ honnörsstick, upp till 2½, eller mer? Och sedan: finns det en färg med fem kort? Och har motspelaren till höger sagt något?
school-practice-club-rebid = Du har öppnat med en klöver och medspelaren har svarat. Vad säger du nu?
    .hint = Vad har medspelarens svar berättat? Har du en färg med fem kort?

school-practice-laws = Vems rätt är det?
    .hint = Kapitlet är: { $chapter }. Fråga vem som har lidit av det, och vad regeln låter den spelaren välja.
school-practice-law-allowed = Är det tillåtet?
    .hint = Fråga vem som får göra så, och hur länge.
school-practice-law-played = Är kortet spelat?
    .hint = Vad sade spelföraren innan?
school-practice-law-gets-it = Får den spelarens par sticket?
    .hint = Vem har vunnit det, och vem har det nu?
school-practice-law-corrected = Kan det ännu rättas?
    .hint = Är det en post eller en summa? En post under strecket räknas genast, en över det först till sist.
school-practice-law-calls = Det är tur för { $seat } att bjuda. Vilka av de här buden är tillåtna? Välj alla.
    .hint = Vilket var det senaste budet, vems var det, och är det dubblat?
school-practice-law-says = Vad säger regeln?
    .hint = Stryk det som inte kan stämma. Ta av resten det som är rättvist mot dem som inte gjort något fel.

school-practice-foreign-meaning = Vad menar { $language ->
        [swedish] det svenska häftet
        [estonian] det estniska häftet
       *[hungarian] det ungerska häftet
    } med ”{ $word }”?
    .hint = Några av orden är förklädd franska eller engelska.
    .why = { $word }: { $meaning }.
school-practice-foreign-word = ”{ $meaning }”. Vad heter det i { $language ->
        [swedish] det svenska häftet
        [estonian] det estniska häftet
       *[hungarian] det ungerska häftet
    }?
    .hint = Försök höra ett ord du känner i något av dem.
    .why = { $word }: { $meaning }.

## Frågor som görs nya varje gång

school-practice-winner = Vem tar det här sticket?
    .hint = Leta först efter trumf. Finns ingen vinner högsta kortet i den utspelade färgen.
    .why = { $seat } lade det bästa kortet.
school-practice-follow = Det är din tur. Vilka av de här korten är tillåtna? Välj alla.
    .hint = Den som har ett kort i den utspelade färgen måste lägga ett.
    .why = Den utspelade färgen var { $suit }. Har man den färgen måste man bekänna; annars får man lägga vilket kort som helst.
school-practice-points = Hur många poäng { $hands ->
        [one] finns det på den här handen
       *[other] finns det på båda händerna tillsammans
    }?
    .hint = Ess 4, kung 3, dam 2, knekt 1.
    .why = Färg för färg blir det { $points }.
school-practice-declarer = De här poängen har sagts. Vem är spelförare?
    .hint = Lägg ihop poängen i paren; se sedan vem i det starkare paret som har flest, och vem som sade sina först.
    .why = { $answer }: det starkare paret spelar och i det den starkare spelaren, av lika den som sade sina poäng först; vid tjugo var ges korten om.
school-practice-target = { $bonus ->
        [yes] Spelföraren spelar { $strain } om bonusen.
       *[no] Spelföraren spelar { $strain } utan bonus.
    } Hur många stick behövs?
    .hint = Utan bonus spelar det ingen roll vad som är trumf. För bonusen behövs färre stick i sans-atout än i någon färg, och flest i klöver och ruter.
    .why = { $tricks ->
        [one] Ett.
       *[other] { $tricks }.
    } Sju utan bonus; med bonus nio i sans-atout, tio i hjärter eller spader, elva i klöver eller ruter.
school-practice-minibridge-score = Spelföraren spelade { $strain } { $bonus ->
        [yes] med bonus
       *[no] utan bonus
    } i { $game ->
        [second] andra
       *[first] första
    } utgången och tog { $tricks ->
        [one] ett stick
       *[other] { $tricks } stick
    }. Vad skriver spelförarens par? Sätt minus framför om det är motspelarna som skriver.
    .hint = Hur många stick behövdes? Sticken räknas först från det sjunde.
    .why = { $made ->
        [yes] { $over ->
            [one] Ett stick räknas
           *[other] { $over } stick räknas
        }, och därtill kommer vad en klarad giv ger: { $points }.
       *[no] { $short ->
            [one] Ett stick fattas
           *[other] { $short } stick fattas
        }: { $points }.
    }
school-practice-minibridge-strain = Du är Syd och ser träkarlen. Vad ska vara trumf?
    .hint = Finns det åtta kort tillsammans i hjärter eller spader? Håll i alla färger? Åtta i ruter eller klöver? Sju i hjärter eller spader?
    .why = Bäst är { $strain }: först hjärter eller spader med åtta kort tillsammans, sedan sans-atout om det finns håll i alla färger, sedan ruter eller klöver med åtta kort, sedan hjärter eller spader med sju, och sist den längsta färgen.
school-practice-words = ”{ $meaning }” Vilket ord är det?
    .hint = Läs en gång till, och tänk på vad du gör vid bordet.
    .why = { $word }.

## Frågor om budgivning, kontrakt och värdering

school-practice-allowed = Det är din tur, och högsta budet är { $last }. Vilka av de här buden är tillåtna? Välj alla.
    .hint = Ett bud måste vara högre än det förra. Dubbla får man motspelarnas bud, redubbla deras dubbling.
    .why = Över { $last } är varje högre bud tillåtet: fler stick, eller lika många i en högre färg. Passa får man alltid. Bara motspelarnas bud kan dubblas, och bara en gång; bara deras dubbling kan redubblas.
school-practice-auction-declarer = Kontraktet är { $contract }. Vem är spelförare?
    .hint = Inte den som bjöd sist, utan den i paret som först nämnde det som nu spelas.
    .why = { $seat } var först i sitt par med att bjuda { $strain }.
school-practice-contract-score = { $contract }{ $doubled ->
        [yes] , dubblat,
       *[no] { "" }
    } spelas { $danger ->
        [yes] i zonen
       *[no] utanför zonen
    }, och spelföraren tar { $tricks ->
        [one] ett stick
       *[other] { $tricks } stick
    }. Vad skriver spelförarens par, under och över strecket tillsammans? Sätt minus framför om det är motspelarna som skriver.
    .hint = Först: gick kontraktet hem? Ta sedan rätt rad i tabellen.
    .why = { $made ->
        [yes] Under strecket { $below }, över { $above }: tillsammans { $points }.
       *[no] { $short ->
            [one] Ett stick fattas
           *[other] { $short } stick fattas
        }: { $points }.
    }

school-practice-honour-tricks = Hur många honnörsstick har den här handen?
    .hint = Färg för färg, efter den första rad i tabellen som stämmer. Glöm inte paren: en garderad dam i en färg med en garderad kung eller knekt i en annan.
    .why = ♠ { $S }, ♥ { $H }, ♦ { $D }, ♣ { $C }, för par i två färger { $pairs }: tillsammans { $tricks }.
school-practice-honour-tricks-trumps = { $player } spelar given, och trumf är { $strain }. Hur många honnörsstick har du?
    .hint = Frågar tabellen efter vad som är trumf?
    .why = Honnörsstick räknas likadant vem som än spelar och vad som än är trumf: ♠ { $S }, ♥ { $H }, ♦ { $D }, ♣ { $C }, för par i två färger { $pairs }, tillsammans { $tricks }.
school-practice-average = En giv har i regel 8 honnörsstick. Om det här är en sådan giv, hur många har de tre andra tillsammans?
    .hint = Räkna dina egna först.
    .why = Du har { $mine }, alltså blir det { $rest } kvar åt de andra.
school-practice-half-trick = Nord spelar ut den här färgen mot dig. Hur många stick tar ert par i den om alla spelar väl?
    .hint = Vem måste lägga först, du eller den som har honnören som fattas?
    .why = { $before ->
        [yes] Honnören som fattas sitter före dig. Du ser vad som läggs och tar
       *[no] Honnören som fattas sitter efter dig och väntar på ditt kort. Du tar
    } { $tricks ->
        [one] ett stick
       *[other] { $tricks } stick
    }{ $held ->
        [ace-queen] ; tabellens 1½ ligger mitt emellan.
       *[king] ; tabellens ½ ligger mitt emellan.
    }
school-practice-playing-tricks = Hur många spelstick har handen med { $strain } som trumf?
    .hint = Honnörsstick vid sidan om trumfen, trumfens egna stick, och något för varje sidofärg på fyra kort eller fler.
    .why = Honnörsstick vid sidan om { $honours }, trumf { $trumps }{ $row ->
        [yes] { " " }(en obruten rad)
       *[no] { "" }
    }, sidofärgernas längd { $length }: tillsammans { $tricks }.
school-practice-no-trump-tricks = Du funderar på att öppna med en sans-atout. Hur många spelstick har handen?
    .hint = Ingen färg är trumf, så alla räknas som sidofärger.
    .why = Honnörsstick { $honours }, längd { $length }: tillsammans { $tricks }.
school-practice-support-tricks = Medspelaren har bjudit { $strain }. Hur många stödstick har du?
    .hint = Fyra delar: trumfen med sina honnörer, honnörer vid sidan om, sidofärgernas längd och den kortaste färgen.
    .why = Trumflängd { $trumps }, trumfhonnörer { $trump_honours }, honnörsstick vid sidan om { $honours }, sidofärgernas längd { $length }, korthet { $short }: tillsammans { $tricks }.
school-practice-defence-tricks = Motspelarna spelar { $strain }. Hur många försvarsstick har du?
    .hint = Säkra stick i deras trumf, och honnörsstick i de tre andra färgerna.
    .why = Säkra trumfstick { $trumps }, honnörsstick vid sidan om { $honours }: tillsammans { $tricks }.
school-practice-biddable = Vilka färger på den här handen duger till trumf? Välj alla.
    .hint = Ju längre färg, desto mindre behöver den innehålla.
    .why = Fyra kort kräver 1½ honnörsstick, fem ½; sex kort eller fler räcker alltid. Här räcker det i de här färgerna och inte i någon annan.
school-practice-normal-support = Medspelaren har bjudit { $suit }, och det här är dina kort i färgen. Är det normalt stöd?
    .hint = Fyra kort är det alltid. Har du tre, se på det högsta.
    .why = { $answer ->
        [yes] Ja
       *[no] Nej
    }: normalt stöd är fyra kort, eller tre från damen eller bättre, eller knekt, tio och ett till.
school-practice-repeat = Hur många gånger får en spelare bjuda den här färgen?
    .hint = Räkna trumfsticken först.
    .why = Den har { $tricks } trumfstick. Med fyra får färgen bjudas två gånger, med fem tre gånger, med färre bara en gång.
school-practice-ladder = { $told ->
        [yes] Du har { $mine } honnörsstick.
       *[no] Det här är din hand.
    } Medspelaren har lovat { $partner }. Vilket kontrakt räcker ni till i sans-atout?
    .hint = Lägg ihop båda händernas honnörsstick och leta upp steget på stegen.
    .why = { $mine } och { $partner } blir { $together }. Fyra räcker till en sans-atout, fem till två, fem och ett halvt till utgång, sju till slam.
    .a-none = Inget
    .a-1NT = En sans-atout
    .a-2NT = Två sans-atout
    .a-3NT = Utgång: tre sans-atout
    .a-6NT = Slam: sex sans-atout

school-practice-call = Vad bjuder du?
    .hint = Gå igenom tabellen uppifrån.
    .why = { $call }. Du har: { $reason }. { $rule }
    .rule = { $call }. { $rule }
    .rest = { $call }, för inget annat stämmer. { $rule }
    .not = { $call } stämmer inte: { $reason }.
school-practice-count = { $count } { $tricks }
school-practice-and-also = { $first }, { $rest }
school-practice-meaning = { $meaning }

school-practice-open = Ingen har bjudit än. Vad säger du?
    .hint = Räkna honnörsstick, leta efter en färg som duger till trumf, räkna spelstick. Hur många har passat före dig?
school-practice-choose-suit = Du har två färger att öppna med. Vad bjuder du?
    .hint = Jämför först längden, sedan rangen.
school-practice-raise = Medspelaren har öppnat. Vad säger du?
    .hint = Har du normalt stöd? Räkna då stödstick: tre har medspelaren redan räknat med.
school-practice-answer = Medspelaren har öppnat. Vad säger du?
    .hint = Hur många honnörsstick? En egen färg? Stöd?
school-practice-answer-no-trump = Vad säger du?
    .hint = Lägg dina honnörsstick till dem som medspelaren har lovat, och se på stegen.
school-practice-answer-two = Medspelaren har öppnat med två i färg. Vad säger du?
    .hint = Du får inte passa. Först stöd, sedan en egen färg, sedan sans-atout efter styrka.
school-practice-answer-long = Medspelaren har öppnat högt med en lång färg. Vad säger du?
    .hint = Medspelaren behöver ingen trumf av dig, bara höga kort. Hur många säkra stick har du? Är ni i zonen?
school-practice-open-again = Du har öppnat. Vad säger du nu?
    .hint = Värdera handen på nytt. Har medspelarens svar bundit dig att gå vidare?
school-practice-answer-again = Det är din tur igen. Vad säger du?
    .hint = Jämför din längd i medspelarens färger, eller se om medspelaren har upprepat någon av dem.
school-practice-overcall = Motspelarna har öppnat. Vad säger du?
    .hint = Det starkaste först: deras färg, ett hopp, en dubbling, ett enkelt inkliv, pass. Är ni i zonen?
school-practice-answer-double = Ert par har bjudit mot deras öppning. Vad säger du?
    .hint = På medspelarens fråga får man sällan passa. Vilken färg är den rätta, och hur stark är du?
school-practice-double = Motspelarna har också sagt något. Vad säger du?
    .hint = Har någon dubblat? Räkna dina försvarsstick och det som medspelaren har visat: hur många stick blir kvar åt dem?

school-practice-promise = Medspelarens bud: { $call }. Vad lovar det?
    .hint = Tänk på de händer du själv skulle bjuda så med, och på dem du skulle bjuda mer eller mindre med.
    .why = { $call } är { $meaning }. { $rule }
school-practice-may-pass = Medspelaren har bjudit { $call }, och motspelaren till höger har passat. Får du passa?
    .hint = Är det ett av kravbuden, eller har ett sådant kommit tidigare? Har ert par bjudit utgång?
    .why = { $answer ->
        [may-pass] Det får du.
        [slam] Du inviteras till slam.
       *[must-bid] Det får du inte, för ert par har inte bjudit utgång än.
    } { $rule }
    .a-may-pass = Ja
    .a-must-bid = Nej, vi går till utgång
    .a-slam = Det är mer än så: en invit till slam
school-practice-kind-of-call = Vad är medspelarens { $call } här?
    .hint = Har motspelarna bjudit den färgen? Är det det billigaste budet i färgen?
    .why = Det kallas: { $kind }. { $rule }
school-practice-double-means = Medspelaren har dubblat. Vad vill dubblingen?
    .hint = Hade du sagt något annat än pass? Hur högt är det dubblade budet?
    .why = { $answer ->
        [asks] Den ber om din färg.
       *[punishes] Den ska straffa dem.
    } { $rule }
    .a-asks = Den ber mig om en färg
    .a-punishes = Den ska straffa motspelarna
school-practice-valuation = Om { $strain } blir trumf, hur värderar du din hand?
    .hint = Vem nämnde färgen först?
    .why = { $answer ->
        [playing] I spelstick: det är din egen färg.
        [support] I stödstick: det är medspelarens färg.
       *[defence] I försvarsstick: det är motspelarnas färg.
    }
    .a-playing = Spelstick
    .a-support = Stödstick
    .a-defence = Försvarsstick
school-practice-opener = Vem är öppnaren?
    .hint = Inte alla som säger något bjuder.
    .why = { $seat } var den första som bjöd. Ett pass är inget bud.
school-practice-opponents-tricks = Motspelarna har bjudit { $contract }. Hur många stick blir kvar åt dem, räknat som i regelboken?
    .hint = Tretton, minus dina försvarsstick, minus de honnörsstick som medspelaren har visat.
    .why = Du har { $own }, medspelaren har visat { $partner }: 13 minus båda är { $tricks }.
school-practice-sacrifice = De har bjudit { $theirs } och skulle spela hem det. Bjuder du { $ours } blir du dubblad och går { $short ->
        [one] en bet
       *[other] { $short } bet
    }. Ni är { $we ->
        [yes] i zonen
       *[no] utanför zonen
    }, de är { $they ->
        [yes] i zonen
       *[no] utanför zonen
    }. Lönar det sig, om man bara ser till den här given?
    .hint = Slå upp straffet, och vad deras kontrakt skulle ha gett.
    .why = Straffet är { $penalty }, och de skulle ha fått { $score }: { $answer ->
        [yes] det kostar mindre
       *[no] det kostar inte mindre
    }.

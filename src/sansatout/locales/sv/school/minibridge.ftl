## Första kursen: minibridge efter det slovenska häftet

school-minibridge = Första kursen: minibridge
    .lead = Ett helt bridgespel på en timme: kort, stick, trumf, ett val och poäng. Kursen följer det slovenska häftet kapitel för kapitel, och från tredje lektionen spelar du själv.

### Kort och stick

school-minibridge-tricks = Kort och stick
    .lead = Vem som spelar med vem, och hur fyra kort blir ett stick.

school-minibridge-tricks-four =
    Fyra personer sitter runt ett bord: Nord, Öst, Syd och Väst. De två som sitter mitt emot varandra är medspelare. De vinner och förlorar tillsammans.

    Allt går medurs, åt samma håll som klockans visare.
school-minibridge-tricks-partner = Du är Syd. Vem är din medspelare?
    .hint = Medspelare sitter mitt emot varandra.
    .why = Nord sitter mitt emot Syd. Öst och Väst är dina motspelare.
    .to-E = Öst sitter bredvid dig, till höger. Titta tvärs över bordet.
    .to-W = Väst sitter bredvid dig, till vänster. Titta tvärs över bordet.

school-minibridge-tricks-ranks = Det finns fyra färger: ♠ spader, ♥ hjärter, ♦ ruter och ♣ klöver, med tretton kort i varje. Lägg de här fem i ordning, det starkaste först.
    .hint = Kungen är stark, men ett kort är starkare, fast det bara har ett enda märke.
    .why = Ess, kung, dam, knekt, tio; sedan nio, åtta och så vidare ner till två.
    .a-A = Ess
    .a-K = Kung
    .a-Q = Dam
    .a-J = Knekt
    .a-T = Tio

school-minibridge-tricks-trick = Var och en lägger ett kort: fyra kort är ett stick. Så här går det till.
    .frame-1 = Väst spelar ut ruter fem. Nu måste alla lägga ruter.
    .frame-2 = Nord lägger damen.
    .frame-3 = Öst lägger kungen, som är starkare.
    .frame-4 = Syd lägger tvåan. Kungen var högst: Öst tar sticket och spelar ut till nästa.

school-minibridge-tricks-follow = Väst har spelat ut en hjärter. Vilket kort lägger du? Välj något som är tillåtet.
    .hint = Vilken färg spelades ut? Har du något kort i den?
    .why = Du har hjärter, så du måste lägga en av dem: kungen, knekten eller åttan. Din kung skulle till och med ta sticket.

school-minibridge-tricks-cannot = Klöver spelades ut, och du har ingen. Vilket kort lägger du?
    .hint = Här är det inget som hindrar dig.
    .why = Den som inte kan bekänna färg får lägga vilket kort som helst. Men det vinner ingenting, för det är inte i den utspelade färgen.

school-minibridge-tricks-wins = Det finns ingen trumf. Vem tar det här sticket?
    .hint = Vilken färg spelades ut, och vem lade det högsta kortet i den?
    .why = Spader spelades ut, och Östs kung är den högsta spadern. Syds ess är en hjärter: det är inte i den utspelade färgen och vinner ingenting.
    .to-S = Ett ess är starkt i sin egen färg. Var det den färgen som spelades ut?

school-minibridge-tricks-two = Ett sista utan trumf. Vem tar sticket?
    .hint = Se på det första kortets färg, och på de andras.
    .why = Klöver spelades ut, och ingen annan hade någon klöver. Därför slår tvåan ett ess, en kung och en dam: också små kort tar stick.

### Trumf

school-minibridge-trumps = Trumf
    .lead = En färg kan vara starkare än alla andra.

school-minibridge-trumps-stronger =
    En giv kan spelas med en trumffärg. En trumf slår alla kort i de andra färgerna: trumftvåan slår ett ess.

    Två saker är som förut. Du måste bekänna färg om du kan. Och finns det ingen trumf i sticket vinner högsta kortet i den utspelade färgen.
school-minibridge-trumps-ruff = Hjärter är trumf. Se på det här sticket.
    .frame-1 = Syd spelar ut klöver kung.
    .frame-2 = Väst har inga klöver kvar och stjäl med en trumf, hjärter två.
    .frame-3 = Nord och Öst bekänner klöver. Den lilla trumfen vinner: Väst tar sticket.
school-minibridge-trumps-wins = Spader är trumf. Vem tar sticket?
    .hint = Finns det mer än en trumf i sticket?
    .why = Både Syd och Nord trumfade, och Nords femma är högre än Syds trea.
    .to-E = Esset hade vunnit om ingen hade trumfat.
    .to-S = Visst trumfade Syd. Var Syd ensam om det?
school-minibridge-trumps-first-follow = Spader är trumf, och Väst har spelat ut en ruter. Vilka av dina kort får du lägga? Välj alla.
    .hint = En trumf är också ett kort i en annan färg. När får man lägga en annan färg?
    .why = Du har ruter, så du måste bekänna: bara sjuan och trean är tillåtna.
    .a-SA = ♠A
    .a-S5 = ♠5
    .a-HK = ♥K
    .a-H8 = ♥8
    .a-D7 = ♦7
    .a-D3 = ♦3
    .a-CT = ♣10
school-minibridge-trumps-need-not = Spader är trumf. Ruter spelades ut, du har ingen, och just nu vinner din medspelares ess. Vad får du lägga?
    .hint = Måste man trumfa när man inte kan bekänna?
    .why = Vilket kort som helst. Man måste aldrig trumfa, och det vore synd att trumfa medspelarens stick.
    .a-any = Vilket kort jag vill
    .a-trump = Bara trumf
    .a-heart = Vad som helst utom trumf

### Poäng och spelförare

school-minibridge-declarer = Poäng och spelförare
    .lead = Vem som spelar given, och din första hela giv.

school-minibridge-declarer-points = Höga kort är värda poäng: ett ess 4, en kung 3, en dam 2 och en knekt 1. Hela leken har 40.
school-minibridge-declarer-count = Hur många poäng har den här handen?
    .hint = Gå färg för färg: ess 4, kung 3, dam 2, knekt 1.
    .why = Spader 2, hjärter 4 + 3 + 2, ruter 4, klöver 2: sjutton poäng.
school-minibridge-declarer-forty = Med början hos givaren säger var och en sina poäng. Tre har sagt sina. Hur många måste Öst ha?
    .hint = Alla fyra har tillsammans lika många som hela leken.
    .why = 40 minus 17, 2 och 8 är 13. Blir summan inte 40 har någon räknat fel, och alla räknar om.
school-minibridge-declarer-who = Paret med flest poäng spelar given, och den i paret som har flest är spelförare. Vem är spelförare här?
    .hint = Lägg först ihop poängen i vart par.
    .why = Nord och Syd har 25 poäng, Öst och Väst 15. Syd har fler än Nord, så Syd är spelförare.
    .to-E = Öst har många poäng, men se efter vad paren har tillsammans.
    .to-N = Det är rätt par. Vem av de två har flest?
school-minibridge-declarer-dummy =
    Spelförarens medspelare lägger upp alla sina tretton kort på bordet: den handen kallas träkarl. Spelföraren ser på den, väljer en trumffärg eller sans-atout och spelar sedan korten på båda händerna.

    Spelaren till vänster om spelföraren spelar ut det första kortet. För att vinna en vanlig giv behöver spelföraren sju av de tretton sticken.
school-minibridge-declarer-first-deal = Nu ska du spela en hel giv. Säg dina poäng, se på träkarlen, välj sans-atout utan bonus och ta sju stick eller fler.
    .reached = Du tog { $tricks } stick och har vunnit din första giv.
    .missed = Du tog { $tricks } stick; sju behövdes. Försök igen: räkna de stick som säkert är dina, och var inte rädd för att lämna ifrån dig ett stick tidigt.
school-minibridge-declarer-equal = Öst gav och sade sina poäng först. Nord och Syd har lika många. Vem är spelförare?
    .hint = Av två lika är den spelförare som sade sina poäng först. I vilken ordning säger man dem?
    .why = Man säger dem medurs från givaren: Öst, Syd, Väst, Nord. Syd sade sina före Nord.
school-minibridge-declarer-twenty = Och här?
    .hint = Lägg ihop poängen i båda paren.
    .why = Vart par har tjugo poäng. Korten blandas och ges om.
school-minibridge-declarer-more-points = Räkna poängen på tre händer till.

### Att välja trumf

school-minibridge-choice = Att välja trumf
    .lead = Spelföraren ser 26 kort. Vilken färg är bäst?

school-minibridge-choice-more-trumps =
    En färg är god trumf om du och träkarlen har fler kort i den än motspelarna. Bäst är åtta eller fler tillsammans: då har de högst fem, och dem kan du få bort genom att trumfa ut.

    Duger ingen färg spelar du sans-atout. Men se till att motspelarna inte kan ta stick efter stick i en lång färg.
school-minibridge-choice-eight = Du är Syd och ser träkarlen. Vad väljer du?
    .hint = Räkna korten i varje färg på båda händerna tillsammans.
    .why = Ni har nio hjärter tillsammans, och du är renons i spader och kan trumfa dem. I sans-atout skulle motspelarna genast ta sina spaderstick.
    .a-S = Spader
    .to-NT = Vad skulle motspelarna spela ut, och hur skulle du stoppa dem?
    .to-S = Hur många spader har ni tillsammans?
school-minibridge-choice-danger = Gott om poäng, men se på varje färg. Vad väljer du?
    .hint = I vilken färg kan motspelarna ta stick efter stick i sans-atout? Och i vilken färg har ni åtta kort?
    .why = Ni har inget håll i klöver, så sans-atout är farligt. I ruter har ni åtta kort, och med ruter som trumf kommer motspelarna inte långt med sin klöver.
    .a-S = Spader
    .to-NT = De skulle spela ut klöver. Vem av er har en hög klöver?
school-minibridge-choice-play-trumps = Spela nu den första av de två givarna: välj den färg du kom fram till där och ta åtta stick. Trumfa ut tidigt.
    .reached = { $tricks } stick med hjärter som trumf. Bra valt och bra spelat.
    .missed = { $tricks } stick. Välj hjärter, trumfa ut när du är inne och ta sedan dina andra stick. Åtta går att ta vad motspelarna än gör.
school-minibridge-choice-more-choices = Välj trumf i tre givar till.

### Bonusen

school-minibridge-bonus = Bonusen
    .lead = Lova fler stick och vinn mer.

school-minibridge-bonus-targets = När spelföraren väljer trumf säger han också om spelet gäller bonusen. Då behövs fler stick, och hur många beror på trumfen.
school-minibridge-bonus-needed = Spader är trumf och spelet gäller bonusen. Hur många stick behövs?
    .hint = I spader och hjärter behövs ett mer än i sans-atout.
    .why = Tio stick i spader eller hjärter, nio i sans-atout, elva i ruter eller klöver.
school-minibridge-bonus-without = Klöver är trumf och spelet gäller inte bonusen. Hur många stick behövs?
    .hint = Utan bonus spelar det ingen roll vad som är trumf.
    .why = Sju, ett mer än motspelarna, vad som än är trumf.
school-minibridge-bonus-decision =
    När är det värt att spela om bonusen? Lägg ihop poängen på båda händerna och se i tabellen hur många som behövs. Ju fler trumf, desto färre poäng. Spader och hjärter kallas högfärger, ruter och klöver lågfärger. Taxa I gäller en sidas första utgång, taxa II, med högre tal, den andra.

    Häftet hade en sådan beslutstabell, men bilden har gått förlorad. Den här är vår egen, uträknad på tusen givar.
school-minibridge-bonus-dare = Vad väljer du här?
    .hint = Räkna ihop poängen, och leta sedan efter en färg med åtta kort. Hur många poäng kräver tabellen?
    .why = Tjugoåtta poäng och håll i alla färger: sans-atout, och 25 räcker till bonusen. Det är given i häftets egen övning.
school-minibridge-bonus-modest = Och här, vid taxa I?
    .hint = Åtta spader tillsammans. Hur många poäng kräver tabellen då i första utgången?
    .why = Tjugotre poäng, och med åtta spader behövs 24 i första utgången. Spela spader och nöj dig med sju stick eller fler.
    .a-S = Spader
    .a-S-bonus = Spader med bonus
    .to-S-bonus = Trumfen är rätt. Räkna poängen på båda händerna en gång till.
school-minibridge-bonus-try = Ändra de två händerna och se vilken rad i tabellen som ger svaret.
school-minibridge-bonus-more-targets = Tre till: hur många stick behövs?

### Poängräkningen

school-minibridge-score = Poängräkningen
    .lead = Vad en giv är värd, med häftets sju exempel.

school-minibridge-score-values = Sticken räknas från och med det sjunde: varje stick ger 20 poäng i klöver eller ruter, 30 i hjärter eller spader och 30 i sans-atout, där det första ger 10 till. Den som tar sju eller fler utan bonus får dessutom 50.
school-minibridge-score-clubs = Klöver var trumf, ingen bonus, nio stick. Vad skriver du?
    .hint = Nio stick är tre över sex. Glöm inte vad en klarad giv utan bonus ger.
    .why = 50 + 3 × 20 = 110.
    .to-60 = Så mycket är sticken värda. Något kommer till för att du klarade given.
school-minibridge-score-premium = Den som spelade om bonusen och klarade den får 300 i stället för 50. Den som tar för få stick skriver ingenting: motspelarna skriver 50 för varje stick som fattas. I andra utgången är siffrorna 500 och 100.
school-minibridge-score-no-trump = Sans-atout med bonus, nio stick, första utgången. Vad skriver du?
    .hint = Bonusen, 10 en gång, och tre stick.
    .why = 300 + 10 + 3 × 30 = 400.
school-minibridge-score-hearts = Hjärter med bonus, elva stick.
    .hint = Alla stick över sex räknas, också de som inte behövdes.
    .why = 300 + 5 × 30 = 450.
school-minibridge-score-short = Spader med bonus, åtta stick. Skriv det som motspelarna får med minus.
    .hint = Hur många stick kräver bonusen i spader, och hur många fattas?
    .why = Tio behövdes, två fattas: 2 × 50 = 100 till motspelarna, −100 för dig.
    .to-100 = Siffran är rätt. Vem är det som får den?
school-minibridge-score-few = Sans-atout utan bonus, och bara tre stick.
    .hint = Sju behövdes.
    .why = Fyra fattas: 4 × 50 = 200 till motspelarna, −200 för dig.
    .to-200 = Siffran är rätt. Vem är det som får den?
school-minibridge-score-all-thirteen = Ruter med bonus, och alla tretton sticken.
    .hint = Tretton är sju över sex.
    .why = 300 + 7 × 20 = 440. Man får inget extra för att ta alla stick.
school-minibridge-score-one-short = Ruter med bonus, tio stick.
    .hint = I ruter kräver bonusen ett stick mer än i hjärter.
    .why = Elva behövdes, ett fattas: −50.
    .to-50 = Siffran är rätt. Vem är det som får den?
school-minibridge-score-more-scores = Räkna ut poängen för tre givar till.

### Fyra barn spelar

school-minibridge-sample = Fyra barn spelar
    .lead = Häftets eget spel, stick för stick. Det är du som väljer.

school-minibridge-sample-children =
    Anja är Nord, Bine Öst, Cene Syd och Dare Väst. Anja och Cene spelar mot Bine och Dare. Cene ger; Bine, som sitter till höger om honom, kuperar.

    Häftets bilder av händerna har gått förlorade. Vi visar de kort som texten nämner och hittar inte på några.
school-minibridge-sample-next-dealer = Cene ger först. Vem ger nästa giv?
    .hint = Turen att ge går medurs. Vem sitter till vänster om Cene?
    .why = Dare sitter till vänster om Cene, så nästa gång ger han, och efter honom Anja.
    .a-dare = Dare
    .a-anja = Anja
    .a-bine = Bine
school-minibridge-sample-declarer = Cene säger sina poäng först, sedan Dare, Anja och Bine. Bine och Dare har fler än de andra, och Bine fler än Dare. Vem är spelförare?
    .hint = Först paret, sedan spelaren.
    .why = Bine. Hade båda haft lika många poäng hade det blivit Dare, som sade sina före honom.
    .a-anja = Anja
    .a-bine = Bine
    .a-cene = Cene
    .a-dare = Dare
school-minibridge-sample-strain = Dare lägger upp sina kort. Motspelarna skulle kunna ta minst fyra klöverstick. Både hjärter och ruter duger till trumf, men Bine och Dare har fler hjärter. Vad väljer Bine?
    .hint = Två saker är viktiga: hur många trumf de har, och hur många stick bonusen kräver.
    .why = Hjärter: de är fler, och bonusen kräver tio stick i stället för elva. Sans-atout är farligt på grund av klövern. Bine säger också att han spelar om bonusen.
    .to-NT = Fyra klöverstick skulle gå förlorade genast, och det är inte säkert att det stannar där.
    .to-D = Bra trumf, men hur många stick skulle bonusen kräva?
school-minibridge-sample-needs = Hjärter med bonus. Hur många stick behöver Bine?
    .hint = I hjärter och spader behövs ett mer än i sans-atout.
    .why = Minst tio.
school-minibridge-sample-leads = Bine, Öst, är spelförare. Vem spelar ut?
    .hint = Spelaren till vänster om spelföraren.
    .why = Till vänster om Öst sitter Syd: Cene spelar ut.
school-minibridge-sample-trick-1 = Det första sticket.
    .frame-1 = Cene spelar ut klöver ess.
    .frame-2 = Bine spelar Dares sjua: träkarlen har klöver och måste bekänna.
    .frame-3 = Anja lägger tian, Bine sin femma. Cenes ess vinner. Anja och Cene leder med 1–0.
school-minibridge-sample-trick-2 = Cene fortsätter med klöver kung. Dares hand har ingen klöver kvar. Vad får Bine lägga från den?
    .hint = Kom ihåg vad som gäller för den som inte kan bekänna.
    .why = Vilket kort som helst. Han bestämmer sig för en trumf, hjärter två.
    .a-any = Vilket kort som helst
    .a-trump = Bara en hjärter
    .a-diamond = Bara en ruter eller en spader
school-minibridge-sample-ruffed = Vem tar det här sticket?
    .hint = Hjärter är trumf.
    .why = Dares hjärter två, den enda trumfen. Därför kommer nästa kort från Dares hand. Det står 1–1.
school-minibridge-sample-trick-3 = Dares hjärter dam spelas ut; Anja, Bine och Cene lägger små kort. Vem tar sticket?
    .hint = Alla fyra är hjärter.
    .why = Damen står sig som högst: 1–2.
school-minibridge-sample-trick-4 = I nästa stick kommer Anjas kung fram. Vem tar sticket?
    .hint = Ett kort är högre än kungen.
    .why = Bines ess tar kungen: 1–3. Nu är det han som spelar ut.
school-minibridge-sample-trick-5 = Motspelarna har en hjärter kvar. Vad spelar Bine?
    .hint = Vad kan den hjärtern ännu ställa till med för hans höga kort?
    .why = Hjärter knekt. Den tar motspelarnas sista trumf, och sedan kan ingen trumfa hans höga kort.
    .a-draw = En hjärter till
    .a-diamonds = Sina höga ruter genast
    .a-spade = En liten spader
school-minibridge-sample-tricks-6-8 = De tre följande sticken.
    .frame-1 = Ruter kung vinner.
    .frame-2 = Ruter ess vinner också.
    .frame-3 = Bine spelar spader två till Dares kung. Häftet säger att Bine och Dare nu har åtta stick; åtta har spelats, och sju av dem är deras.
school-minibridge-sample-trick-9 = Bine spelar Dares ruter dam och har själv ingen ruter kvar. Måste han trumfa den?
    .hint = Vems är sticket redan?
    .why = Han får, men måste inte. I stället kastar han en klöver som annars hade förlorat ett stick, och damen vinner.
    .a-may = Han får, men måste inte
    .a-must = Han måste
school-minibridge-sample-result = Bine och Dare tar resten: tolv stick mot ett. Hjärter med bonus, första utgången. Vad skriver de?
    .hint = Sex stick över sex, och bonusen.
    .why = 300 + 6 × 30 = 480. Siffran står inte i häftet; den följer av dess regler.

### Utspel och spelteknik

school-minibridge-leads = Utspel och spelteknik
    .lead = Vilket kort först, och några sätt att vinna stick.

school-minibridge-leads-sequence = Den som spelar ut har en liten fördel. Har du höga kort i följd, till exempel kung, dam, knekt och tio, så spela ut det högsta: det driver ut esset, och de andra tar stick senare.
school-minibridge-leads-top = Öst spelar sans-atout om bonusen och du spelar ut. Vilket kort?
    .hint = I vilken färg har du höga kort i följd?
    .why = Hjärter kung. Den driver ut esset; sedan ger damen, knekten, tian och sjuan dig stick.
    .to-HQ = Rätt färg. Vilket av flera kort i följd spelar man ut?
    .to-HJ = Rätt färg. Vilket av flera kort i följd spelar man ut?
    .to-HT = Rätt färg. Vilket av flera kort i följd spelar man ut?
    .to-H7 = Rätt färg. Men ett litet kort låter spelföraren vinna billigt.
school-minibridge-leads-hold = Nu är du motspelare. Öst behöver nio stick i sans-atout. Spela ut bra och låt inte spelföraren få mer än åtta.
    .reached = Spelföraren tog { $tricks } stick: det blev ingen bonus.
    .missed = Spelföraren tog { $tricks } stick. Börja med hjärter kung och fortsätt med hjärter varje gång du är inne; spara klövern till senare.
school-minibridge-leads-sure = Nu är du spelförare. Hur många stick kan du ta genast, uppifrån, utan att släppa in motspelarna?
    .hint = Räkna först essen, sedan de höga kort som kommer direkt efter dem. En färg ger inte fler stick än den längre handen har kort i den.
    .why = Fyra i spader, ett i hjärter, två i ruter och ett i klöver: åtta. För bonusen måste du hitta ett nionde.
school-minibridge-leads-draw = Du är spelförare, ni har åtta trumf tillsammans och höga kort i de andra färgerna. Du är inne. Vad gör du för det mesta först?
    .hint = Vad kan motspelarnas små trumf ställa till med för dina ess och kungar?
    .why = Trumfar ut. Sedan kan ingen trumfa dina höga kort. Vänta bara om träkarlen ska stjäla något först.
    .a-draw = Trumfar ut
    .a-side = Tar essen och kungarna först
    .a-ruff = Stjäl något med trumf från min egen hand
school-minibridge-leads-finesse = Du spelar spader två mot träkarlen, och Väst lägger sjuan. Vilket kort lägger du från träkarlen om du vill ha två stick?
    .hint = Du förlorar ett stick till kungen bara om Öst har den. Men om Väst har den?
    .why = Damen. Har Väst kungen tar damen sticket, och esset finns kvar. Det kallas inpass och lyckas varannan gång.
    .to-SA = Esset vinner nu, men sedan faller damen för kungen, var den än sitter.
    .to-S5 = Då skulle Västs sjua vinna.
school-minibridge-leads-small-cards = Höga kort är viktiga: det par som har flest av dem har de bästa utsikterna. Men små kort vinner när de höga är borta. Ge därför aldrig upp med en svag hand.

### Häftets övning

school-minibridge-exercise = Häftets övning
    .lead = Giv nummer 1, med sin prisfråga.

school-minibridge-exercise-lay-out = Alla fyra händerna ligger öppna. Syd är spelförare, och Väst spelar ut klöver kung. Försök ta så många stick du kan genom klokt spel. Häftet säger inte vad som är trumf; vi spelar sans-atout, om bonusen.
school-minibridge-exercise-play = Ta nio stick. Väst och Öst spelar så bra de kan, och du ser bara träkarlen, som vid ett riktigt bord.
    .reached = { $tricks } stick: priset är ditt.
    .missed = { $tricks } stick. Åtta är lätt. Det nionde har att göra med när du tar med klöver ess. Försök igen, eller se på nästa steg.
school-minibridge-exercise-how-many = Prisfrågan: hur många stick tar Syd när alla spelar så bra som möjligt?
    .hint = Räkna de säkra sticken och fråga dig om en av motspelarna kan tvingas att hjälpa till.
    .why = Nio. Häftet ger inget svar; det här har datorn räknat ut, som ser alla kort.
school-minibridge-exercise-first-club = När tar du med klöver ess?
    .hint = Vem ska ha klöver kvar när du spelar din sista, och vilken färg måste han spela sedan?
    .why = Andra gången klöver spelas. Tar du genast eller väntar du två gånger, ger goda motspelare dig bara åtta.
    .a-duck-once = Andra gången klöver spelas
    .a-win = Genast
    .a-duck-twice = Tredje gången klöver spelas
school-minibridge-exercise-solution = Vägen till nio stick.
    .frame-1 = Låt klöver kung vinna.
    .frame-2 = Ta nästa klöver med esset.
    .frame-3 = Ta fyra stick i spader och två med de höga ruterkorten.
    .frame-4 = Spela den sista klövern. Väst tar den och sedan sina andra klöverstick.
    .frame-5 = Då har Väst bara hjärter och måste spela från sin kung: både damen och esset vinner.
school-minibridge-exercise-remarks =
    Bravo! Kanske märkte du att höga kort betyder mycket i bridge: ju fler av dem ett par har, desto bättre är dess utsikter.

    Men man tar stick med små kort också, när de höga väl är borta. Därför lönar det sig inte att misströsta över dåliga kort, allra minst i en turnering.

### Spelet för tre

school-minibridge-three = Spelet för tre
    .lead = Tre vänner och ingen fjärde? Det går bra.

school-minibridge-three-open-hand =
    Fyra händer ges, och en av dem läggs upp genast. De tre spelarna säger sina poäng; den som har flest är spelförare och spelar den öppna handen som träkarl. De två andra är medspelare i den här given.

    Var och en har sin egen kolumn i protokollet.
school-minibridge-three-who = Tre har sagt sina poäng. Vem är spelförare?
    .hint = Paren räknas inte här.
    .why = Syd har flest.
school-minibridge-three-tie = Väst gav. Vem är spelförare?
    .hint = Av lika den som sade sina poäng först. Med tre spelare ges korten aldrig om.
    .why = Öst och Syd har tolv var. Efter Väst kommer Nords öppna hand, som ingenting säger, och Öst säger sina poäng före Syd.
school-minibridge-three-play = Spela med två robotar. Du är spelförare med den öppna handen; ta sju stick.
    .reached = { $tricks } stick. Nu kan du spela även när ni bara är tre.
    .missed = { $tricks } stick; sju behövdes. Försök igen.

### Ord

school-minibridge-words = Spelets ord
    .lead = Häftets båda ordlistor.

school-minibridge-words-words = Bridge har sina egna ord. Häftet förklarar dem i två listor; alla finns på sidan med ord. Här får du se hur många du kan.
school-minibridge-words-ask = Vilket ord är det?

### Provet

school-minibridge-test = Träningsprov nummer 1
    .lead = Tio frågor, ja eller nej. Häftet ger inga svar; våra följer av dess regler, och vi säger till där saken kan diskuteras.

school-minibridge-test-partners = Nord spelar i par med Öst om de är goda vänner?
    .hint = Vem sitter mitt emot Nord?
    .why = Nej. Medspelare sitter mitt emot varandra: Nord och Syd, Öst och Väst, vänner eller inte.
school-minibridge-test-lend = Får man låna ut ett kort till sin medspelare om han inte kan spela bra?
    .hint = Vems är korten?
    .why = Nej. Var och en spelar sina egna tretton kort.
school-minibridge-test-eleven = Syd slog vad om att han skulle ta 11 stick; motspelarna tog 3. Har motspelarna skäl att vara nöjda?
    .hint = Hur många blir kvar åt Syd?
    .why = Ja. 13 − 3 = 10, ett för lite: det är motspelarna som skriver poäng.
school-minibridge-test-seven = Jag måste ta 7 stick. Motspelarna tog 4. Spelade jag bra?
    .hint = Hur många tog jag?
    .why = Ja. 13 − 4 = 9, två fler än som behövdes.
school-minibridge-test-thirteen = Det är absolut omöjligt att ta alla 13 sticken?
    .hint = Se på exemplen i poängräkningen.
    .why = Nej. Det händer; häftet räknar självt ut en sådan giv.
school-minibridge-test-west-declares = Om Väst är spelförare är det Syd som spelar ut först?
    .hint = Vem sitter till vänster om Väst?
    .why = Nej. Till vänster om Väst sitter Nord.
school-minibridge-test-dummy = Har träkarlen rätt att spela det kort han vill?
    .hint = Vem bestämmer över träkarlens kort?
    .why = Nej. Träkarlen spelar det som spelföraren säger.
school-minibridge-test-east-wins = Väst spelade ut spader fyra, Nord lade ruter knekt, Öst hjärter kung och Syd spader åtta. Tog Öst sticket?
    .hint = Vilken färg spelades ut?
    .why = Nej. Syds åtta är den högsta spadern. Det kan diskuteras: frågan nämner ingen trumf. Med hjärter som trumf skulle Öst ta sticket, med ruter Nord.
school-minibridge-test-south-wins = Syd tog förra sticket och började nästa med klöver dam; Öst lade klöver sju, Nord klöver knekt och Väst klöver kung. Tog Syd sticket?
    .hint = Leta efter den högsta klövern.
    .why = Nej. Västs kung är högre. Häftet nämner korten moturs; vinnaren blir densamma.
school-minibridge-test-equal = Är alla stick i bridge lika mycket värda?
    .hint = Spelar det någon roll vilka kort som ligger i ett stick?
    .why = Ja. Ett stick är ett stick, vilka kort som än ligger i det. Det kan diskuteras: i poängräkningen ger bara det sjunde sticket och de följande poäng, och hur många beror på trumfen.

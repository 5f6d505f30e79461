## Tredje kursen: de andra häftena

school-booklets = Tredje kursen: de andra häftena
    .lead = Bridge-whist från Stockholm, ett häfte och en regelbok från Estland och ett spel berättat på ungerska: deras egna exempel, protokoll och övningar, steg för steg.

### Bridge-whist: att bestämma och remittera

school-booklets-naming = Bridge-whist: bestämma och remittera
    .lead = Stockholm 1916. Ingen bjuder över någon: givaren bestämmer, eller överlåter det till medspelaren.

school-booklets-naming-game =
    I bridge-whist finns varken budgivning eller kontrakt. Givaren bestämmer en trumffärg eller sans-atout, eller säger ”jag remitterar”: då måste medspelaren bestämma och kan inte lämna det tillbaka.

    Spelaren till vänster om givaren spelar ut. Sedan läggs medspelarens kort upp, och givaren sköter båda händerna, vem som än bestämt. Det parti som tar mer än sex stick skriver poäng för resten.
school-booklets-naming-values = Varje stick över sex, ett trick, gäller 2 i spader, 4 i klöver, 6 i ruter, 8 i hjärter och 12 i sans-atout. Trettio sådana poäng ger utgång. Därför råder häftet: sök få spelet så högt som korten tillåter.
school-booklets-naming-out-at-once = Ingen har någon poäng ännu och ingen dubblar. Vilka av dessa ger utgång på en enda giv? Välj alla.
    .hint = Multiplicera antalet trick med vad ett är värt, och jämför med trettio.
    .why = Fyra gånger 8 är 32, fem gånger 6 är 30, tre gånger 12 är 36. Men sju i klöver är bara 28: en svart färg ger aldrig ensam utgång.
    .a-four-hearts = Tio stick i hjärter
    .a-five-diamonds = Elva stick i ruter
    .a-seven-clubs = Alla tretton sticken i klöver
    .a-three-no-trump = Nio stick i sans-atout
school-booklets-naming-may-third = Givaren har remitterat. Vad får medspelaren göra?
    .hint = Någon måste till sist bestämma.
    .why = Medspelaren måste bestämma. Inget rådgörande, inget tillbakalämnande, och det en gång bestämda står fast.
    .a-names = Bestämma ett av de fem spelen, och inget annat
    .a-back = Remittera tillbaka till givaren
    .a-passes = Passa
school-booklets-naming-three-aces = Du har gett. Vad bestämmer du?
    .hint = Börja med essen.
    .why = Tre ess: sans-atout, nästan alltid. Med fyra säger häftet ”ovillkorligen”.
    .to-name-remit = Då lämnar du ett gott spel till någon som inte ser dina kort. Hur många ess har du?
school-booklets-naming-four-honours = Och med det här?
    .hint = Honnörer är ess, kung, dam, knekt och tio. Hur många har du i en färg?
    .why = Fyra honnörer i en röd färg: bestäm den, nästan alltid. De ger dessutom egna poäng.
school-booklets-naming-length = Fem hjärter med en enda honnör. Räcker det?
    .hint = Vad har du vid sidan av hjärtern?
    .why = Fem trumf med en honnör och ett par stick vid sidan om, här två garderade kungar: hjärter. Medspelaren är god för två eller tre till.
    .to-name-remit = Se på de andra färgerna innan du ger upp.
school-booklets-naming-no-help = Sex goda hjärter. Vad säger du?
    .hint = Utan hjälp i de andra färgerna måste en röd färg vara längre, eller ha tre honnörer.
    .why = Sex hjärter, men bara två honnörer och ingenting utanför. Häftet fordrar sju, eller sex med tre honnörer. Remittera.
    .to-name-H = Det ser bra ut. Men räkna honnörerna, och sticken utanför.
school-booklets-naming-one-more-honour = Ett kort är utbytt: nian har blivit en tia. Och nu?
    .hint = Tian är också en honnör.
    .why = Kung, dam och tio är tre honnörer. Sex hjärter med tre honnörer behöver ingen hjälp.
school-booklets-naming-strong-spades = En vacker rad spader! Vad säger du?
    .hint = Vad är sex eller sju trick värda i spader?
    .why = Remittera. Stark spader är inget skäl att bestämma spader: med 2 för tricket vinner man nästan ingenting. Medspelaren kan ha något bättre.
    .to-name-S = Räkna efter vad du skulle vinna på det.
school-booklets-naming-score-decides = Se på protokollet: vartdera partiet har en utgång, vi står på 18 och de på 26. Du vacklar mellan ruter och sans-atout.
    .hint = Vad händer om de får tricket, och vad händer om vi får det?
    .why = Får de tricket går de ut i vilket spel som helst. Får vi det räcker 18 + 6 inte, men 18 + 12 gör det. Alltså sans-atout.
school-booklets-naming-bold = Vi har ingenting och de står på 28. Vad vågar du?
    .hint = Nästan vad de än gör ger dem utgång. Är försiktighet värd mycket nu?
    .why = Hjärter. Vid noll mot 28 är djärva bud motiverade: fem hjärter med en honnör och ett stick vid sidan om får duga.
school-booklets-naming-certain-black = Vi har redan en utgång och står på 28 på den andra. Vad bestämmer du?
    .hint = Hur många trick i spader behöver vi för att gå ut? Och vad kan medspelaren ställa till med?
    .why = Spader. Ett trick räcker, och det är du säker på. Remitterar du kan medspelaren bestämma något som gör att ni går miste om det. Det är häftets första undantag för svart färg.
    .to-name-remit = Medspelaren vet inte hur säker du är.
school-booklets-naming-third-poor = Du är givarens medspelare. Givaren har remitterat, och du har det här. Vad bestämmer du?
    .hint = Något måste du bestämma. Vad kostar minst om det går illa?
    .why = Spader, fast du är renons: det håller spelet billigt.
school-booklets-naming-third-clubs = Efter en remiss igen. Och här?
    .hint = Klöver fordrar lika mycket som en röd färg.
    .why = Klöver: sex stycken med tre honnörer och två stick vid sidan om. De kan bli dubblade och gäller då lika med hjärter, så mindre duger inte.
school-booklets-naming-play = Nu ger du själv: bestäm, och ta sju stick eller fler med båda händerna.
    .reached = { $tricks } stick i sans-atout. Väl bestämt och väl spelat.
    .missed = { $tricks } stick. Med de här essen är sans-atout rätt, och sju stick går att ta vad de än gör. Försök igen.
school-booklets-naming-more-naming = Fyra händer till som givare.
school-booklets-naming-more-third = Och tre efter en remiss.

### Bridge-whist: dubbling, utspel och spel

school-booklets-doubling = Bridge-whist: dubbling, utspel och spel
    .lead = Får jag spela ut? – Jag dubblar! Och vilket kort då?

school-booklets-doubling-talk =
    När spelet är bestämt yttrar sig förhand, spelaren till vänster om givaren: han dubblar eller frågar sin medspelare: ”Får jag spela ut?” Medspelaren svarar ”spela” eller dubblar.

    Efter en dubbling får den som bestämt dubbla ännu en gång, sedan hans medspelare. Gör någon av dem det får bara den som först dubblade gå vidare. Åttadubbelt är den vanliga gränsen.
school-booklets-doubling-order = I vilken ordning tillfrågas de?
    .hint = Den som ska spela ut kommer först. Efter en dubbling yttrar sig det andra partiet, och där den som valde.
    .why = Förhand, sedan efterhand; efter en dubbling den som bestämt, sedan hans medspelare.
    .a-forehand = Förhand
    .a-fourth = Efterhand
    .a-namer = Den som bestämt
    .a-partner = Hans medspelare
school-booklets-doubling-what-doubles = Vad blir dubbelt värt genom en dubbling? Välj allt.
    .hint = Häftet skriver OBS.! vid det: bara en av dem.
    .why = Bara tricken. Honnörer, slammar och de 100 för andra utgången står som de är. Men dubblade trick räknas till utgång.
    .a-tricks = Tricken
    .a-honours = Honnörer
    .a-slam = Slammar
    .a-second-game = Poängen för andra utgången
school-booklets-doubling-how-many = Dubbla aldrig på måfå, säger häftet: det lockar till förnyad dubbling. Mot sans-atout ska man vara säker på sju stick, mot hjärter eller ruter ha fem, mot klöver eller spader fyra. Mot spader räcker höga kort vid sidan om; mot de andra vill man ha trumf också.
school-booklets-doubling-seven-sure = Givaren har bestämt sans-atout. Du är förhand och har utspelet.
    .hint = Räkna sticken som du kan ta uppifrån.
    .why = Sju ruter och ett ess: åtta stick innan någon annan kommer in. Dubbla.
school-booklets-doubling-six-sure = Samma sak, men andra kort.
    .hint = Räkna en gång till. Hur många är säkra?
    .why = Fem ruter och ett ess är sex. Det fordras sju för att vara säker, så be att få spela ut.
    .to-double = Starkt, men räkna: hur många är säkra?
school-booklets-doubling-without-trumps = Givaren har bestämt hjärter och du är förhand.
    .hint = Stick nog. Men deras trumf då?
    .why = Två små hjärter är ingen trumfstyrka; dina ess och kungar kan bli trumfade. Be att få spela ut.
    .to-double = Vad händer med dina höga kort när de blir trumfade?
school-booklets-doubling-against-spades = Nästan samma kort, men givaren har bestämt spader.
    .hint = En färg är ett undantag.
    .why = Dubbla. Mot spader räcker styrka vid sidan om, för den som bestämmer spader är för det mesta svag.
school-booklets-doubling-fourth-hearts = Du är efterhand; givaren har bestämt sans-atout och förhand ber att få spela ut. Dubblar du spelar förhand ut sin högsta hjärter.
    .hint = Kommer du in på hjärter, och vad sedan?
    .why = Dubbla. Hjärter ess är inkomstkortet, och sedan går rutern hem.
school-booklets-doubling-leads = Spela ut från din bästa färg och sök ta hem första sticket. Från ess och kung esset, från kung och dam kungen, från en sekvens det högsta kortet. Har du ingen stark färg, spela ett mellankort i den bästa.
school-booklets-doubling-ace-king = Givaren har bestämt hjärter. Vilket kort spelar du ut?
    .hint = I vilken färg har du de två högsta?
    .why = Esset. Det tar sticket, och du får se träkarlen.
    .to-SK = Rätt färg. Vilket av de två spelar häftet ut?
school-booklets-doubling-sequence = Och här?
    .hint = Leta efter en sekvens.
    .why = Damen, den högsta av dam, knekt och tio.
    .to-SJ = Rätt färg. Vilket kort i en sekvens?
    .to-ST = Rätt färg. Vilket kort i en sekvens?
school-booklets-doubling-middle = Ingenting starkt här.
    .hint = Den färg där du har ditt högsta kort, men varken det högsta eller det lägsta i den.
    .why = Ett mellankort i spader, nian eller sjuan, från kungen.
    .to-SK = Från en ensam kung spelar man ett mellankort.
    .to-S4 = Inte det lägsta: ett mellankort.
school-booklets-doubling-not-ace-queen = En färg här lämnar man hellre i fred.
    .hint = I vilken färg vill du hellre att någon annan spelar ut?
    .why = Ruter kung, från kung och dam. Rör inte en färg där du har ess och dam: vänta tills den spelas mot dig.
    .to-SA = Ess och dam väntar.
    .to-SQ = Ess och dam väntar.
school-booklets-doubling-partner-doubled-third = Givarens medspelare har bestämt hjärter, och din medspelare har dubblat. Du spelar ut.
    .hint = Din medspelare har många av deras trumf. Vad skulle hjälpa?
    .why = Trumf, vilken som helst: din medspelare sitter bakom den som bestämt och vill ha trumf utspelad. Bara ess och kung i en färg går före.
school-booklets-doubling-partner-doubled-no-trump = Givaren har bestämt sans-atout och din medspelare har dubblat.
    .hint = Det finns en färg som man då spelar ut, enligt gammal sed.
    .why = Din högsta hjärter, nian. Den som dubblar sans-atout i efterhand räknar med det.
    .to-SK = Från kung och dam vore rätt utan dubblingen. Vad ber medspelarens dubbling om?
school-booklets-doubling-play-on = Längre fram i spelet: förhand spelar genom träkarlen. Vilka av träkarlens färger?
    .hint = Träkarlen spelar efter förhand, alltså spelar din medspelare efter träkarlen.
    .why = Träkarlens starka färger: medspelaren sitter bakom dem. Efterhand, som spelar mot träkarlen, spelar hans svaga.
    .a-strong = De där träkarlen är stark
    .a-weak = De där träkarlen är svag
    .a-trumps = Alltid trumf
school-booklets-doubling-ruff-or-draw = Ska givaren trumfa ut, eller stjäla med sina trumf?
    .hint = Kan samma trumf göra båda delarna?
    .why = Bestäm dig för ettdera. Den som börjat stjäla har snart för få kvar för att trumfa ut.
    .a-one = Ettdera, bestämt i tid
    .a-both = Först det ena, sedan det andra
    .a-never = Ingetdera; trumf sparas till sist
school-booklets-doubling-defend = Givaren bestämde hjärter och du dubblade. Spela ut, och låt dem inte få mer än sex stick.
    .reached = De tog { $tricks }, och tricken är våra, dubblade.
    .missed = De tog { $tricks }. Du har trumf och kung och dam i ruter. Spela ut kungen, och slösa inte med trumfen.
school-booklets-doubling-more-doubles = Fyra till: dubbla eller inte?
school-booklets-doubling-more-leads = Fyra utspel till.

### Exempel I

school-booklets-example-1 = Exempel I, med upplagda kort
    .lead = ”Böra genomgås med upplagda kort som övning.”

school-booklets-example-1-exercise =
    Häftet har tre exempel som ska gås igenom med korten på bordet. Vi gör så: du ser en hand och bestämmer dig; sedan läggs korten upp och häftets skäl berättas.

    A sitter Syd, B Väst, C Nord och D Öst. I det första exemplet ger var och en av de fyra en gång.
school-booklets-example-1-a-names = A har gett. Vad bestämmer A?
    .hint = Fem trumf med några honnörer, och rätt goda handkort? Eller är det mer, eller mindre?
    .why = Hjärter: fem trumf, därav tre honnörskort, och rätt goda handkort i klöver och spader. Att remittera vore att hoppas på sans-atout från medspelaren, vilket inte är sannolikt när man själv sitter med så goda kort. För sans-atout är det för svagt, med en enda hacka i ruter och svag spader.
    .to-name-remit = Med en så god färg? Medspelaren skulle sannolikt välja svart.
    .to-name-NT = En enda ruter, och den är liten.
school-booklets-example-1-b-names = B har gett.
    .hint = Räkna essen, och se sedan efter om någon färg är öppen.
    .why = Sans-atout: två ess, jämn styrka i alla färger och fem till åtta stick på handen. Någon färg att bestämma i stället finns inte.
school-booklets-example-1-c-names = C har gett. Kung, dam och fyra ruter till!
    .hint = Det fordras fem trumfstick, eller fyra honnörer, eller tämligen goda handkort.
    .why = Remittera, inte ruter: inget av de tre villkoren är uppfyllt. Det finns inte ett enda stick utanför.
    .to-name-D = Vilket av de tre villkoren är uppfyllt?
school-booklets-example-1-d-names = D har gett. Vad gör man med sådana kort?
    .hint = Det finns ingen färg att bestämma. Vad återstår?
    .why = Remittera. En del bestämmer spader, för att hindra medspelaren från något högt som de inte kan hjälpa till med. Men den som gör så blottar sin svaghet och blir lätt dubblad.
    .to-name-S = En del spelare gör så. Men vad visar det, och vad kan de andra göra då?
school-booklets-example-1-open = Här är alla fyra händerna. Jämför vad var och en bestämde, och se sedan vem som dubblar.
school-booklets-example-1-b-doubles = A gav och bestämde hjärter. Du är B, förhand.
    .hint = Sitter du framför eller bakom den som bestämt? Hur många av de höga trumfen kan A ha?
    .why = B kan dubbla: jämn styrka, så att handkorten knappast blir trumfade; han kommer i efterhand till A; och med kung och dam i trumf hos B måste A:s styrka ligga i handkort som B kan surcoupera. Spelar alla så bra som möjligt gör A tricket ändå, säger vår uträkning.
school-booklets-example-1-a-lets-lead = B gav och bestämde sans-atout. C har bett att få spela ut, och du är A, efterhand.
    .hint = Hur många stick fordras för att dubbla sans-atout?
    .why = A är inte tillräckligt stark: ”Spela!”
school-booklets-example-1-b-behind = C gav och remitterade, A bestämde hjärter, D har bett att få spela ut. Du är B.
    .hint = Du sitter åter bakom den som bestämt.
    .why = B kan dubbla, av samma skäl.
school-booklets-example-1-a-doubles-spades = D gav och bestämde ändå spader. Du är A, förhand.
    .hint = Hur många stick fordras mot spader, och vad berättar D:s bud?
    .why = A kan dubbla på rätt goda kort, eftersom D måste vara mycket svag.
school-booklets-example-1-b-redoubles = A har dubblat spader. D säger inget mer. Du är B, D:s medspelare.
    .hint = Vad vet A om dina kort?
    .why = B dubblar ännu en gång, ”med fullt skäl”: nu gäller det fyra gånger spader, lika mycket som hjärter.
school-booklets-example-1-a-stops = Och A, som dubblade först: gå vidare?
    .hint = Fordras det mer för att gå vidare än för att börja?
    .why = A bör stanna. Den som först dubblade går vidare bara med exceptionella kort.
school-booklets-example-1-play-a = Spela det som A. Hjärter är trumf och dubblat; B har spelat ut spader ess. Ta sju stick.
    .reached = { $tricks } stick, dubblade. B tänker sig för nästa gång.
    .missed = { $tricks } stick. Sju går att ta mot vilket motspel som helst. Försök igen.
school-booklets-example-1-play-b = Var nu B i sans-atout; C har spelat ut ruter kung. Ta sju stick.
    .reached = { $tricks } stick: tricket åtminstone, som författaren säger.
    .missed = { $tricks } stick. Författaren säger att B gör tricket, och vår uträkning håller med. Försök igen.
school-booklets-example-1-exchanged = Författaren tillägger: vore A:s och C:s kort ombytta skulle det inte lyckas. Hur många stick gör B då, om alla spelar så bra som möjligt?
    .hint = Det sjunde sticket vore tricket. Se var klöver ess och dam och hjärtrarna sitter nu.
    .why = Sex. Båda författarens påståenden stämmer precis.

### Exempel II

school-booklets-example-2 = Exempel II
    .lead = Två starka händer som möts på två sätt.

school-booklets-example-2-two-hands = Den här gången ges bara två händer. Först är de A:s och B:s; senare sitter samma kort hos C och D.
school-booklets-example-2-a-names = A har gett. Vad bestämmer A?
    .hint = Lång klöver, men se på essen.
    .why = Sans-atout: tre ess och en lång svit. Det är för vackert att bjuda klöver på.
    .to-name-C = Klöver gäller 4 för tricket. Är det allt de här korten är värda?
school-booklets-example-2-a-at-22 = Samma kort, men vi har en utgång och står på 22 på den andra. Och nu?
    .hint = Hur många trick i klöver ger utgång? Vad är faran i sans-atout?
    .why = Klöver: två trick är 8, och dem är A nästan säker på. I sans-atout riskerar han en lång rutersvit emot sig.
    .to-name-NT = Vilken färg är öppen i sans-atout? Och hur litet behövs här?
school-booklets-example-2-b-doubles = A har bestämt sans-atout. Du är B, förhand.
    .hint = Vem spelar ut, och vad kan tas genast?
    .why = B dubblar: med rutern är tricket så gott som säkert.
school-booklets-example-2-d-instead = Nu har C de kort som var A:s och har bestämt sans-atout; du är D, efterhand, med B:s kort.
    .hint = Vem spelar ut nu, och vilken färg om du dubblar?
    .why = Näppeligen en dubbling. B skulle spela ut sin högsta hjärter; fienden kan ta sig in på hjärter ess och spela klövern, där D är renons.
    .to-double = Korten är desamma. Är utspelet det?
school-booklets-example-2-b-deals = Och om B ger, med just de här korten?
    .hint = Sju ruter med fyra honnörer på en hand. Vad talar mot sans-atout?
    .why = Ruter under alla förhållanden, och aldrig sans-atout: risken av klöverrenonsen å ena sidan, värdet av fyra honnörer på egen hand, som räknas som åtta, å den andra.
    .to-name-NT = Vad händer när de spelar ut klöver?
school-booklets-example-2-eight-units = B spelar ruter med de fyra honnörerna på en hand, som räknas som åtta. Vad ger de över strecket?
    .hint = Multiplicera med vad ett trick i ruter gäller.
    .why = 8 × 6 = 48.

### Exempel III

school-booklets-example-3 = Exempel III
    .lead = Var man sitter är värt lika mycket som vad man har.

school-booklets-example-3-twelve = Åter två händer, C:s och D:s. D:s hand är tryckt med bara tolv kort. Vi gissar inte vilket som fattas: vilket litet kort det än var blir svaren desamma.
school-booklets-example-3-c-names = A har remitterat. Du är C. Vad bestämmer du?
    .hint = Givarens principer gäller också efter en remiss.
    .why = Sans-atout på tre ess: visserligen inte starkt, men fullt försvarat.
school-booklets-example-3-d-doubles = C bestämde sans-atout, och B har bett att få spela ut. Du är D.
    .hint = Spelar du före eller efter C? Vad är dina kungar värda där?
    .why = D dubblar och räknar med rätta på tricket. Det behöver inte vara en enda lång svit, och inte heller hjärter ess.
school-booklets-example-3-one-trick = A och C, som är ”vi”, står på 18, B och D på 12. Nu dubblar D sans-atout och tar ett trick. Ger det utgång, och åt vem?
    .hint = Två gånger tolv, lagt till det som står där.
    .why = 12 + 24 = 36: B och D går ut på ett dubblat trick. Författaren ger det som ytterligare ett skäl att dubbla: misslyckas D går C ut på ett trick, vare sig det är dubblat eller ej.
school-booklets-example-3-at-b = ”Sutte D:s kort på B:s hand, borde han då dubbla?” C har bestämt, och du är B.
    .hint = Vem spelar efter dig nu?
    .why = Nej: alla kungarna kan bli surcouperade av C, som spelar efter B. Bakom C var de nästan säkra stick.
    .to-double = Vem spelar direkt efter dig, och vad har C?
school-booklets-example-3-at-a-and-b = ”Sutte C:s kort hos A och D:s hos B, förändras då buden?” A har bestämt sans-atout; du är B och måste spela ut.
    .hint = Du kan ta rutern. Vad spelar du sedan?
    .why = Ja. B kan ta hem rutern men måste sedan spela ut från en kung. Knappast en dubbling.
    .to-double = Och efter rutern?
school-booklets-example-3-more = Fyra dubblingar till, av våra egna.

### Protokollet för en sits

school-booklets-sitting = Protokollet för en sits
    .lead = Sex givar, siffra för siffra, så som häftet för dem.

school-booklets-sitting-sheet = Vartdera partiet för protokoll: egna poäng till vänster, motpartiets till höger. Under strecket står trick, som räknas till utgång; över det honnörer och slammar. A och C är ”vi”, B och D ”de”. Trettio poäng under strecket ger utgång, och två utgångar avslutar sitsen.
school-booklets-sitting-honours = Honnörer i trumf räknas efter en tabell, och varje honnör i den är värd lika mycket som ett trick i färgen. En hand utan trumf, chikane, ger det egna partiet två honnörer till eller drar två från det andra. I sans-atout räknas ess i stället.
school-booklets-sitting-one-below = Första given: klöver. Vi tar ett trick och har tre honnörskort, som räknas som två honnörer. Vad skriver vi under strecket?
    .hint = Ett trick, i klöver.
    .why = Ett trick i klöver: 4.
school-booklets-sitting-one-above = Och över strecket, för de två honnörerna?
    .hint = Två gånger vad ett trick gäller.
    .why = 2 × 4 = 8.
school-booklets-sitting-two-below = Andra given: hjärter. De tar två trick och har två honnörer. Vad skriver de under strecket?
    .hint = Vad gäller ett trick i hjärter?
    .why = 2 × 8 = 16.
school-booklets-sitting-two-above = Och över?
    .hint = Två honnörer av samma värde.
    .why = Åter 2 × 8 = 16.
school-booklets-sitting-three-below = Tredje given: ruter. Vi tar fem trick och har fyra honnörer, delade. Vad skrivs under strecket?
    .hint = Fem trick, i ruter.
    .why = 5 × 6 = 30.
school-booklets-sitting-three-above = Och över?
    .hint = Fyra honnörer.
    .why = 4 × 6 = 24.
school-booklets-sitting-three-game = Ger det utgång, och åt vem?
    .hint = Räkna ihop vad som står under strecket från början.
    .why = 4 + 30 = 34: vår första utgång. Ett streck dras genom båda kolumnerna, och båda börjar från noll igen.
school-booklets-sitting-four-above = Fjärde given: hjärter. De tar fem trick. De har alla fem honnörerna, tre och två, som räknas som fem; men en av oss har ingen trumf alls. Vad skriver de över strecket?
    .hint = Två honnörer dras av för chikane.
    .why = 5 − 2 = 3 honnörer: 3 × 8 = 24.
    .to-40 = Det vore alla fem. Någon hade ingen trumf.
school-booklets-sitting-four-game = De skriver 40 under strecket. Vems utgång?
    .hint = Båda började från noll.
    .why = Deras, den första. Nu har vartdera partiet en.
school-booklets-sitting-five-above = Femte given: spader. Vi tar fyra trick och har två honnörer, men en av dem har chikane. Vad skriver vi över strecket?
    .hint = Vad drar chikane från det andra partiet?
    .why = Ingenting: de två honnörerna kvittas ut.
school-booklets-sitting-five-below = Och under?
    .hint = Fyra trick i den billigaste färgen.
    .why = 4 × 2 = 8.
school-booklets-sitting-six-below = Sjätte given: sans-atout. De tar tre trick. Vad skrivs under strecket?
    .hint = Det dyraste spelet.
    .why = 3 × 12 = 36: deras andra utgång, och sitsen är slut.
school-booklets-sitting-six-above = De delar fyra ess. Vad skrivs över strecket?
    .hint = På en enda hand vore det 100.
    .why = Fyra delade ess ger 40.
    .to-100 = Det är för fyra ess på en hand.
school-booklets-sitting-sum-we = Sitsen är slut. Vad blir summan i vår kolumn?
    .hint = Över strecket 8 och 24, under 4, 30 och 8.
    .why = 8 + 24 + 4 + 30 + 8 = 74.
school-booklets-sitting-sum-they = Och i deras, utan poängen för andra utgången?
    .hint = Över strecket 16, 24 och 40; under 16, 40 och 36.
    .why = 16 + 24 + 40 + 16 + 40 + 36 = 172.
school-booklets-sitting-difference = Hur stor är skillnaden?
    .hint = Dra vår summa från deras.
    .why = 172 − 74 = 98.
school-booklets-sitting-net = Andra utgången gäller 100. Vad vinner de tillsammans?
    .hint = Lägg det till skillnaden.
    .why = 98 + 100 = 198.
school-booklets-sitting-rounded = Summan utjämnas till tiotal: enheter till och med fem räknas bort, över fem räknas de som tio. Vad blir det?
    .hint = Är sista siffran större än fem?
    .why = Åtta är över fem: 200.
school-booklets-sitting-account = I generalprotokollet reduceras allt till en tiondel. Vad förs in?
    .hint = Stryk en nolla.
    .why = 20: plus för B och D, minus för A och C.
school-booklets-sitting-slip = Hela protokollet. En kuriositet: i häftets egen bild saknas de 40 för essen över strecket, fast summan är rätt.
school-booklets-sitting-more = Räkna ut fyra givar till i bridge-whist.

### Platser och ord

school-booklets-seats = Platser, sitsar och gamla ord
    .lead = Vem som spelar med vem, och vad ”surcoupera” betyder.

school-booklets-seats-draw = Alla drar ett kort. Här är esset lägst, och av lika kort är spader lägst, sedan klöver, ruter, hjärter. De två lägsta spelar tillsammans; den lägsta har given och väljer plats.
school-booklets-seats-who-deals = Fyra spelare har dragit de här korten. Vilket drog den som ger först?
    .hint = Ess är låga i dag. Vilket av två ess är lägre?
    .why = Båda essen är lägst, och spader är lägre än klöver: den som drog spader ess ger.
    .a-HK = ♥K
    .a-D2 = ♦2
    .a-SA = ♠A
    .a-CA = ♣A
    .to-D2 = Lågt, men här är något lägre än en tvåa.
    .to-CA = Ett ess, ja. Det finns ett till.
school-booklets-seats-partners = Vilka två spelar tillsammans på givarens sida? Välj deras kort.
    .hint = De två lägsta.
    .why = De två fyrorna är lägst; den som drog klövern ger, eftersom klöver är lägre än ruter.
    .a-H9 = ♥9
    .a-C4 = ♣4
    .a-SQ = ♠Q
    .a-D4 = ♦4
school-booklets-seats-three-sittings = När ett par har fått andra utgång byts platserna. Häftets schema över de tre sitsarna:
    .frame-1 = Första sitsen: A spelar med C, B med D.
    .frame-2 = Andra: C och D byter plats. A spelar med D.
    .frame-3 = Tredje: A spelar med B. A har aldrig flyttat sig.
school-booklets-seats-second = Vem är B:s medspelare i andra sitsen?
    .hint = Se tvärs över bordet.
    .why = C sitter mitt emot B.
    .a-a = A
    .a-c = C
    .a-d = D
school-booklets-seats-third = Och vem är A:s i den tredje?
    .hint = Vem har A ännu inte spelat med?
    .why = B. Nu har alla spelat med alla.
    .a-b = B
    .a-c = C
    .a-d = D
school-booklets-seats-robbert = Hur många sitsar är en robbert i det här häftet?
    .hint = Så många som det finns sätt att dela fyra spelare i två par.
    .why = Tre. Det är inte vad man senare kallat en robbert.
school-booklets-seats-book = Ett partis sex första stick är ett paket, och varje ytterligare är ett trick. Hur många trick är nio stick?
    .hint = Ta bort paketet.
    .why = Nio stick är ett paket om sex och tre trick.
school-booklets-seats-words = Häftet är fullt av ord som har gått ur bruk: hållkarl, inkomstkort, mellanhand, surcoupera. Se hur många du kan.
school-booklets-seats-ask = Vad betyder det?

### Häftets robbert

school-booklets-rubber = Det estniska häftets robbert, A till F
    .lead = Sex givar med bokstäver, och varje siffra på sin plats.

school-booklets-rubber-sheet = Det estniska häftet förklarar sin poängräkning med en robbert. ”Vi” är A och B, ”de” X och Y. Över strecket står vad spelet är värt, under det hur långt utgången kommit. Givarna har bokstäverna A till F, så att man hittar dem i protokollet.
school-booklets-rubber-values = Under strecket räknas de stick som bjudits och tagits: 6, 7, 8, 9 eller 10 var, från klöver till sans-atout; dubblat två gånger, redubblat fyra gånger så mycket. Trettio poäng ger utgång.
school-booklets-rubber-units = Över strecket ger ett hemspelat kontrakt 50 och varje övertrick 50 till. Går man bet får motspelarna 50, och 50 till för varje stick som fattas. Dubblat blir det två gånger så mycket, i zonen två gånger till.
school-booklets-rubber-a-below = Giv A: vi bjuder två ruter, de dubblar. Vi tar nio stick och en av oss har fyra honnörer. Vad skriver vi under strecket?
    .hint = Två stick à 7, dubblat.
    .why = 2 × 7 × 2 = 28.
    .to-14 = Det var dubblat.
school-booklets-rubber-a-above = Och över?
    .hint = Kontraktet hem och ett stick till, dubblat; sedan honnörerna, som ger 100 och inte dubblas.
    .why = (50 + 50) × 2 + 100 = 300.
    .to-400 = Honnörer dubblas inte.
    .to-200 = Och honnörerna?
school-booklets-rubber-b-what = Giv B: de bjuder tre klöver, tar tolv stick och har fem honnörer på en hand. Vad skrivs för det? Välj allt.
    .hint = Tolv stick är alla utom ett, bjudna eller inte.
    .why = Kontraktet, att det gick hem, tre stick till, fem honnörer och lilla slam: här räknas den fast ingen bjudit den. Utgång är det inte.
    .a-contract = Tre stick bjudna och tagna
    .a-fulfilment = Kontraktet gick hem
    .a-overtricks = Tre stick till
    .a-small-slam = Lilla slam
    .a-honours = Fem honnörer
    .a-game-premium = Premien för utgång
school-booklets-rubber-b-above = Vad skriver de alltså över strecket?
    .hint = 50 för att det gick hem, tre gånger 50, 100 för slammen och 200 för fem honnörer.
    .why = 50 + 150 + 100 + 200 = 500.
school-booklets-rubber-b-below = Och under?
    .hint = Tre stick i den billigaste färgen.
    .why = 3 × 6 = 18.
school-booklets-rubber-c-above = Giv C: de bjuder fyra hjärter och tar nio stick. Vad skriver vi över strecket?
    .hint = Att gå bet är värt något, och sticket som fattas likaså.
    .why = 50 + 50 = 100.
    .to-50 = Att kontraktet gick bet räknas också.
school-booklets-rubber-d-game = Giv D: vi bjuder två spader och tar nio stick, med fyra honnörer på en hand. Vi hade 28 under strecket. Ger det utgång?
    .hint = Två stick à 9, lagt till det som står där.
    .why = 28 + 18 = 46: vår första utgång.
school-booklets-rubber-d-above = Vad skriver vi över strecket för D?
    .hint = Hem, ett stick till, fyra honnörer, och 300 för utgången.
    .why = 50 + 50 + 100 + 300 = 500.
    .to-200 = Något fattas: utgången.
school-booklets-rubber-e-danger = Vem är i zonen nu, före giv E?
    .hint = I zonen är den som har en utgång.
    .why = Vi: vi har en utgång. Det har inte de.
school-booklets-rubber-e-above = Giv E: vi bjuder tre klöver och tar åtta stick. Vad skriver de över strecket?
    .hint = Ett stick fattas, och vi är i zonen.
    .why = (50 + 50) × 2 = 200.
    .to-100 = Vi är i zonen nu.
school-booklets-rubber-f-what = Giv F: vi bjuder fyra spader, tar alla tretton sticken och har fem honnörer på en hand. Vad skrivs? Välj allt.
    .hint = Robberten tar slut. Vilken premie betalas då, och vilken inte?
    .why = Kontraktet, att det gick hem, tre stick till, stora slam, fem honnörer och 750 för robberten. Den utgång som avslutar robberten ger inga egna 300, och stora slam ersätter den lilla.
    .a-contract = Fyra stick bjudna och tagna
    .a-fulfilment = Kontraktet gick hem
    .a-overtricks = Tre stick till
    .a-small-slam = Lilla slam
    .a-grand-slam = Stora slam
    .a-honours = Fem honnörer
    .a-game-premium = Premien för utgång
    .a-rubber-premium = Premien för robberten
school-booklets-rubber-f-above = Och över strecket blir det?
    .hint = Hem och tre till, två gånger för zonen; sedan 200 för slammen, 200 för honnörerna och 750.
    .why = (50 + 150) × 2 + 200 + 200 + 750 = 1550.
    .to-1350 = Är slam, honnörer och robbert med allihop, och zonen?
school-booklets-rubber-f-below = Och under?
    .hint = Fyra stick i spader.
    .why = 4 × 9 = 36.
school-booklets-rubber-sum-we = Robberten är slut. Vad har vi inalles, över och under strecket?
    .hint = 946 i första utgången, 1586 i den andra.
    .why = 946 + 1586 = 2532.
school-booklets-rubber-sum-they = Och de?
    .hint = 518 i första utgången, 200 i den andra.
    .why = 518 + 200 = 718.
school-booklets-rubber-difference = Vad skriver alltså var och en av oss med plus, och var och en av dem med minus?
    .hint = Skillnaden mellan de två summorna.
    .why = 2532 − 718 = 1814.
school-booklets-rubber-without-below = En anmärkning i häftet säger att poängen under strecket i Kontrakt vanligen lämnas bort till sist. Hur stor vore skillnaden då?
    .hint = Vi hade 82 under strecket inalles, de hade 18.
    .why = 2450 − 700 = 1750. Häftets egen robbert räknar dem med, så det gör vi också, om inte bordet avtalar annat.
school-booklets-rubber-more = Fyra givar till i Kontrakt.

### En giv, tre sätt

school-booklets-ways = En giv, räknad på tre sätt och fler
    .lead = Samma stick kan vara värda 686, 320 eller 92.

school-booklets-ways-three-tables = Häftet har tre tabeller: Kontrakt, Vanderbilt och Reform. ”Det finns mycket många tabeller, och en del kretsar använder egna ändringar”: därför råder det att före spelet se till att alla vet vilken som gäller. Vi tar en giv och räknar den efter var och en.
school-booklets-ways-values = Vad ett stick är värt under strecket:
    .frame-1 = Kontrakt: 6 till 10, utgång vid 30.
    .frame-2 = Vanderbilt: 20, 30 och 35, utgång vid 100.
    .frame-3 = Reform: åter 6 till 10, men utgång vid 40.
school-booklets-ways-kontrakt = Vi bjuder fyra spader, tar tolv stick och har fyra honnörer på en hand. Första given, inte dubblat. Vad är den värd i Kontrakt, över och under strecket tillsammans?
    .hint = Fyra à 9; hem och två till à 50; lilla slam och honnörerna à 100; och det är utgång, 300.
    .why = 36 + 50 + 100 + 100 + 100 + 300 = 686.
school-booklets-ways-vanderbilt-slam = Samma giv i Vanderbilt. Vad skrivs? Välj allt.
    .hint = Vanderbilt betalar för ett hemspelat kontrakt bara när det var dubblat, och för slam bara när den bjudits.
    .why = Kontraktet, två stick till och honnörerna. Slammen var inte bjuden, och utgång har ingen egen premie.
    .a-contract = Fyra stick bjudna och tagna
    .a-fulfilment = Kontraktet gick hem
    .a-overtricks = Två stick till
    .a-small-slam = Lilla slam
    .a-honours = Fyra honnörer
    .a-game-premium = Premien för utgång
school-booklets-ways-vanderbilt = Vad är den alltså värd i Vanderbilt?
    .hint = Fyra à 30, två à 50, och honnörerna 100.
    .why = 120 + 100 + 100 = 320.
school-booklets-ways-reform = Och i Reform?
    .hint = Fyra à 9, sedan 4 för att det gick hem, två à 8, 16 för en slam som inte bjudits och 20 för honnörerna.
    .why = 36 + 4 + 16 + 16 + 20 = 92.
school-booklets-ways-reform-game = Gav det utgång i Reform?
    .hint = Vad står under strecket, och hur mycket behövs?
    .why = Nej: 36 är mindre än 40. I de båda andra tabellerna var det utgång.
school-booklets-ways-rulebook = Nu den estniska regelboken: spader 30 var, övertrick lika mycket, honnörerna 100. Vad är given värd?
    .hint = Alla sex sticken över sex räknas lika här.
    .why = 120 + 60 + 100 = 280.
school-booklets-ways-hungarian = Och efter den ungerska tabellen, som inte känner honnörer?
    .hint = Fyra à 30 under strecket, två à 30 över.
    .why = 120 + 60 = 180.
school-booklets-ways-differences = Häftet räknar upp fem skillnader mellan Vanderbilt och Kontrakt. Vilka är de? Välj alla.
    .hint = Fem är rätt. Honnörer och zon finns i båda tabellerna.
    .why = Utgång vid 100; högre värden; hemspelat kontrakt ger något bara när det var dubblat; slam bara när den bjudits; ingen premie för utgång, bara för robberten.
    .a-game-100 = Utgång kräver 100 poäng
    .a-higher = Sticken är mer värda
    .a-only-doubled = Hemspelat kontrakt ger något bara om det var dubblat
    .a-slams-bid = Slam ger något bara om den bjudits
    .a-no-game-premium = Ingen premie för utgång, bara för robberten
    .a-honours-none = Honnörer räknas inte
    .a-no-danger = Ingen är någonsin i zonen
school-booklets-ways-down-kontrakt = En annan giv: vi är i zonen, bjuder fyra hjärter, blir dubblade och tar åtta stick. Vad skriver de i Kontrakt?
    .hint = Bet och två stick som fattas: tre gånger samma siffra, som är 50, två gånger för dubblingen och två gånger för zonen.
    .why = 3 × 200 = 600.
school-booklets-ways-down-vanderbilt = Och i Vanderbilt?
    .hint = Dubblat i zonen kostar det första 200, varje följande två gånger så mycket. Att gå bet kostar inget i sig.
    .why = 200 + 400 = 600. Den här gången är de ense.
school-booklets-ways-down-rulebook = Och efter regelboken?
    .hint = Dubblat i zonen: 200 för det första, och varje följande kostar 100 mer än det förra.
    .why = 200 + 300 = 500.
school-booklets-ways-down-hungarian = Och efter den ungerska tabellen?
    .hint = I ”bell”, dubblat: 200 för det första sticket som fattas och 300 för nästa.
    .why = 200 + 300 = 500.
school-booklets-ways-more-vanderbilt = Två till i Vanderbilt.
school-booklets-ways-more-reform = Två i Reform.
school-booklets-ways-more-rulebook = Och två efter regelboken.

### Namn och sätt att föra protokoll

school-booklets-names = Senior, junior och protokollet
    .lead = Vad spelarna heter, och fyra sätt att föra samma protokoll.

school-booklets-names-four-names = I det estniska häftet heter spelföraren ”mängija”, spelaren. Hans medspelare är ”laud”, bordet, ”Dummy eller Strohmann”. Motspelaren till vänster, som spelar ut, är ”senior”, och den till höger ”junior”.
school-booklets-names-senior = Öst är spelförare. Vem är senior?
    .hint = Till vänster om spelföraren.
    .why = Syd sitter till vänster om Öst, och spelar ut.
school-booklets-names-junior = Nord är spelförare. Vem är junior?
    .hint = Till höger om spelföraren.
    .why = Väst sitter till höger om Nord.
school-booklets-names-laud = A bjöd en spader, X två hjärter, B tre spader, och alla passade. A och B spelar ihop. Vem är laud?
    .hint = Vem bjöd spader först?
    .why = A var den första i paret som bjöd spader och spelar; B är laud.
    .a-A = A
    .a-B = B
    .a-X = X
school-booklets-names-draw = I häftets dragning räknas esset som ett. De här fyra korten dras. Vilket drog den som ger först?
    .hint = Den som drog lägst ger. Vad är lägst?
    .why = Esset är lägst av alla, och den som drog lägst ger först.
    .a-HK = ♥K
    .a-D2 = ♦2
    .a-SA = ♠A
    .a-C9 = ♣9
school-booklets-names-four-ways = Häftet tillåter fyra sätt att föra protokoll.
    .frame-1 = Varje siffra för sig, allt eftersom.
    .frame-2 = Under strecket stryker man den gamla siffran och skriver den nya summan: så ser man genast hur det står.
    .frame-3 = Detsamma över strecket.
    .frame-4 = I stället för att skriva poäng åt sig själv stryker man lika många hos motspelarna.
school-booklets-names-result = Vilket sätt ger vem mer till sist?
    .hint = Spelar det någon roll i vilken ordning man lägger till och drar ifrån?
    .why = Inget: skillnaden är densamma i alla fyra.
    .a-same = Det blir detsamma i alla
    .a-each-more = Att skriva varje siffra ger mer
    .a-struck-more = Att stryka hos motspelarna ger mer
school-booklets-names-ask = Sex ord ur häftet.

### Fel och vad de kostar

school-booklets-faults = Häftets korta lista över fel
    .lead = Sex fel och vad de kostar.

school-booklets-faults-short-list = Regelboken har omkring tvåhundra regler. Häftet klarar sig med en sida: ett kort som faller öppet i given, ett bud utom tur, ett för lågt bud, en felaktig färg som rättas, en revoke, och en titt på ett hemtaget stick.
school-booklets-faults-honour-falls = Medan korten ges faller det här med bildsidan upp. Vad händer?
    .hint = Det är en honnör.
    .why = Given är ogiltig, och nästa spelare ger, inte samma.
    .a-next = Nästa spelare ger
    .a-same = Samma spelare ger om
    .a-on = Givningen fortsätter
    .to-same = En ny giv, ja. Men av vem?
school-booklets-faults-small-falls = Och om det är det här?
    .hint = Häftet nämner bara honnörer.
    .why = Ingenting händer; det är ingen honnör.
    .a-next = Nästa spelare ger
    .a-same = Samma spelare ger om
    .a-on = Givningen fortsätter
school-booklets-faults-out-of-turn = Någon bjuder utom tur. Vad kan det andra paret göra?
    .hint = Det är en rätt, inte en skyldighet.
    .why = Det får begära en ny giv av nästa givare. Gör det inte det står budet.
    .a-may = Begära en ny giv av nästa givare, eller låta det vara
    .a-must = Det måste begära en ny giv
    .a-void = Ingenting; budet är helt enkelt ogiltigt
school-booklets-faults-too-low = Över två spader säger någon ”två ruter”. Vad räknas det som?
    .hint = Samma färg, tillräckligt högt.
    .why = Tre ruter. Ingen väljer; det räknas av sig självt som det lägsta tillräckliga budet i färgen.
    .a-three = Tre ruter
    .a-pass = Pass
    .a-again = Han måste bjuda om
school-booklets-faults-put-right = Någon har inte bekänt färg och märker det. Hur länge kan det rättas?
    .hint = Tills något nytt börjar.
    .why = Till första kortet i nästa stick. Kortet som tas tillbaka ligger öppet, och motspelarna får kräva det.
    .a-next-lead = Tills nästa stick spelas ut
    .a-at-once = Bara genast, före nästa kort
    .a-never = Aldrig
school-booklets-faults-dummy-revokes = För sent: en revoke. Den kom från träkarlen. Hur mycket skriver de för den över strecket?
    .hint = De korten kunde alla se.
    .why = Ingenting. Alla kunde hålla ögonen på de öppna korten.
school-booklets-faults-declarer-revokes = Vi spelade hem tre sans-atout med fyra ess på en hand, men spelföraren gjorde revoke från sin egen hand. Vad skriver de?
    .hint = Det större av häftets två priser.
    .why = 100.
school-booklets-faults-no-honours = Och vad skrivs ändå för den given? Välj allt.
    .hint = Revoken kostar oss en sak till.
    .why = Kontraktet, att det gick hem, utgången och deras 100. Honnörerna är förlorade: ett par vars spelförare gör revoke får inte skriva dem.
    .a-contract = Tre stick bjudna och tagna
    .a-fulfilment = Kontraktet gick hem
    .a-honours = Fyra ess
    .a-game-premium = Premien för utgång
    .a-revoke = Priset för revoken
school-booklets-faults-defender-revokes = Nu har en motspelare gjort revoke. Vad får spelförarens par välja mellan? Välj båda.
    .hint = Poäng, eller något annat som räknas till sist.
    .why = 100 poäng, eller två (eller tre, som avtalat) av motspelarnas stick efter spelet.
    .a-hundred = Hundra poäng
    .a-two = Två av deras stick
    .a-new-deal = En ny giv
    .a-both = Både poäng och stick
school-booklets-faults-two-tricks = Vi bjöd tre sans-atout och tog bara åtta stick, men en motspelare gjorde revoke och vi tar över två stick. Vad skriver vi under strecket?
    .hint = Åtta och två räcker för kontraktet.
    .why = Med tio stick är det hemma: 3 × 10 = 30, och utgång.
school-booklets-faults-peek = Vi spelade fyra spader och tog åtta stick; dessutom såg en av oss på ett hemtaget stick. Vad skriver de inalles över strecket?
    .hint = Bet och två stick som fattas à 50, och 50 för titten.
    .why = 50 + 100 + 50 = 200.
school-booklets-faults-trainer = Nu vid bordet: vad följer, och vems rätt är det?

### Regelboken

school-booklets-law-book = Att hitta i regelboken
    .lead = Något har gått fel. Vem får säga vad, och hur länge?

school-booklets-law-book-why =
    Den estniska regelboken från trettiotalet har omkring tvåhundra regler. Ingen lär sig dem utantill. Men man kan lära sig var man ska leta, och vad man ska fråga.

    Den följer en givs gång: från dragningen om platser till sista siffran i protokollet.
school-booklets-law-book-parts = Sätt regelbokens delar i ordning.
    .hint = Som en kväll går.
    .why = Dragning, blandning, giv, budgivning, spel, poäng: regelboken följer given.
    .a-draw = Dragning om platser
    .a-shuffle = Blandning och kupering
    .a-deal = Att ge korten
    .a-auction = Bud
    .a-play = Utspel och spel
    .a-score = Poäng och protokoll
school-booklets-law-book-three-questions =
    Vid varje fel svarar regelboken på tre frågor. Vem får välja? Mellan vad? Och hur länge?

    De flesta rättigheter går förlorade för den som spelar vidare utan att använda dem.
school-booklets-law-book-who-chooses = En motspelare har spelat ut utom tur. Vem väljer vad som händer?
    .hint = Vem har lidit av det, och vem spelar det parets kort?
    .why = Spelföraren, innan han spelar från någon av händerna.
    .a-declarer = Spelföraren
    .a-dummy = Träkarlen
    .a-defender = Motspelarens medspelare
school-booklets-law-book-too-late = Du hade ett val, men du har spelat ditt nästa kort. Vad finns kvar av det?
    .hint = Den tredje frågan.
    .why = Ingenting. Den som bjudit eller spelat vidare har ingen rätt kvar.
    .a-none = Ingenting
    .a-all = Alltihop, till givens slut
    .a-partner = Min medspelare får välja nu
school-booklets-law-book-wrong-penalty = Du kräver något som regeln inte ger för det här felet. Vad händer?
    .hint = Regelboken är sträng mot den som kräver.
    .why = Rätten är förlorad för den här gången. Se alltså efter först, och kräv sedan.
    .a-lost = Rätten är förlorad
    .a-again = Du får välja igen
    .a-right-one = Den rätta påföljden tas
school-booklets-law-book-find-auction = Över två spader bjuder någon två hjärter. Vilket kapitel slår du upp?
    .hint = Vad är fel med budet: tiden eller höjden?
    .why = ”Otillräckliga bud”. Turen var rätt och budgivningen pågick.
    .a-insuf = Otillräckliga bud
    .a-oot = Bud utom tur
    .a-late = Bud efter budgivningen
school-booklets-law-book-find-play = Under spelet tappar en motspelare ett kort öppet på bordet. Vilket kapitel?
    .hint = Han menade inte att spela det.
    .why = ”Öppna kort”. Det ligger kvar öppet, och spelföraren får kräva det.
    .a-expo = Öppna kort
    .a-loot = Utspel utom tur
    .a-revoke = Revoke
school-booklets-law-book-calls = Vilka bud är tillåtna? Två ställningar.
school-booklets-law-book-insufficient = Otillräckliga bud: vad är din rätt?
school-booklets-law-book-leads = Utspel utom tur.
school-booklets-law-book-revokes = Revoke.
school-booklets-law-book-penalties = Påföljder i allmänhet: vad regeln säger.
school-booklets-law-book-all-chapters = Varje kapitel i regelboken kan övas på samma sätt, från dragningen till poängen. Börja med det som ni grälade om senast.

### God ton

school-booklets-manners = God ton
    .lead = Elva saker man inte gör, och några man gör.

school-booklets-manners-correct =
    Regelboken begär den största korrekthet, mot motspelarna och mot den egna medspelaren. Att man inte kikar i grannens kort vet alla.

    Men det finns en hel rad fel som inte är mindre, och de flesta begår dem utan att märka det.
school-booklets-manners-bidding = Vilka av de här berättar något för medspelaren som budet självt inte säger? Välj alla som är förbjudna.
    .hint = En av dem måste alla göra ibland.
    .why = Onödigt dröjsmål, onödig brådska, särskilt tonfall och tveksamt sätt är förbjudna. Att tänka när det finns något att tänka på är det inte.
    .a-slow = Att dröja i onödan innan man bjuder
    .a-hasty = Att bjuda i onödig brådska
    .a-tone = Att bjuda med särskilt tonfall
    .a-doubt = Att bjuda på ett tveksamt sätt
    .a-think = Att tänka, när det finns något att tänka på
school-booklets-manners-partner = Och om medspelarens bud och spel? Välj alla som är förbjudna.
    .hint = Det är skillnad på beröm och artighet.
    .why = Att visa glädje eller missnöje med medspelarens bud, och ord eller gester om bud och spel. Ett tack för träkarlens kort skadar ingen.
    .a-pleased = Att visa glädje över medspelarens bud
    .a-displeased = Att visa missnöje med medspelarens bud
    .a-comment = En gest om medspelarens spel
    .a-thanks = Att tacka medspelaren när korten läggs upp
school-booklets-manners-reminding = Vad får man inte påminna sin medspelare om? Välj alla som är förbjudna.
    .hint = En sorts varning är uttryckligen tillåten, utom för träkarlen.
    .why = Varken om ställningen under budgivningen eller om buden under spelet. Men man får varna medspelaren för ett fel han är på väg att göra; bara träkarlen får det inte.
    .a-score = Om ställningen, under budgivningen
    .a-auction = Om buden, under spelet
    .a-warn = Om ett fel han är på väg att göra
school-booklets-manners-cards = Och med korten? Välj alla som är förbjudna.
    .hint = Vad berättar något för de andra i förtid?
    .why = Att dra ut ett kort innan det är ens tur, och att ta hem ett stick innan alla har lagt till det.
    .a-detach = Att dra ut ett kort före sin tur
    .a-gather = Att ta hem sticket innan alla har spelat
    .a-sort = Att ordna sin hand
school-booklets-manners-count = Nu har du mött regelbokens hela lista. Hur många saker förbjuder den, förutom att kika?
    .hint = Räkna ihop vad du märkte i de fyra senaste frågorna.
    .why = Elva.
school-booklets-manners-dummy = Träkarlen har ingenting att göra. Vad gör han?
    .hint = Vad kunde han se bakom spelföraren?
    .why = Han sitter kvar. Han ser inte i spelförarens kort och följer inte spelet bakifrån.
    .a-sits = Sitter kvar på sin plats
    .a-walks = Går runt och ser på händerna
    .a-helps = Ställer sig bakom spelföraren
school-booklets-manners-artificial = Ett bud betyder något annat än det säger. När är det tillåtet?
    .hint = Motspelarna har också en rätt.
    .why = Bara om alla spelare vet vad det betyder; och den som gav det förklarar det fullständigt när någon frågar.
    .a-all = Om alla spelare vet vad det betyder
    .a-partner = Om medspelaren vet vad det betyder
    .a-never = Aldrig
school-booklets-manners-deliberate = Någon bryter med flit mot en regel, därför att straffet kostar mindre än han vinner. Han är beredd att betala. Är det i sin ordning?
    .hint = Är ett straff ett pris?
    .why = Nej. Man får inte göra fel med flit, inte ens om man är beredd att bära straffet.
    .a-no = Nej
    .a-pay = Ja, om han betalar
    .a-yes = Ja, det får alla
school-booklets-manners-company = En medspelare gör sådana fel utan att märka det. Vad råder boken?
    .hint = Det finns två sorters spelare som gör sådant.
    .why = Säg det till honom. Undvik bara dem som gör det med vett och vilja.
    .a-tell = Påpeka det för honom
    .a-avoid = Spela aldrig mer med honom
    .a-same = Gör likadant
school-booklets-manners-onlooker = Du ser på. Någon gör ett fel som ingen märker. Vad gör du?
    .hint = Vems spel är det?
    .why = Tiger; man säger sin mening bara när någon frågar.
    .a-silent = Tiger
    .a-whisper = Viskar det till den som lider av det
    .a-aloud = Säger det högt
school-booklets-manners-more = Fyra till: vad följer?

### En klöver, första lektionen

school-booklets-club-1 = En klöver (1): öppningen
    .lead = Det lägsta budet av alla, som inte säger något om klöver.

school-booklets-club-1-idea = Regelbokens sista kapitel berättar om ett system där budgivningen börjar så lågt som möjligt, så att medspelarna kan berätta mycket för varandra. En klöver visar två och ett halvt till fyra honnörsstick, och inget annat. Det säger ingenting om klöver.
school-booklets-club-1-table = Honnörsstick räknas färg för färg efter en egen tabell: den första raden som passar gäller. Här finns inga par över två färger, och ingen färg räknas mer än två.
school-booklets-club-1-one-suit = Hur många honnörsstick finns på den här handen?
    .hint = Ett ess är ett helt. Vad är en dam med två små kort?
    .why = Esset 1, damen med två kort till ¼: tillsammans 1¼. En ensam knekt räknas inte.
school-booklets-club-1-no-pairs = Och här?
    .hint = Ess och kung ihop; kung och knekt utan tian; dam och knekt med ett tredje kort.
    .why = Ess kung 2, kung ½, dam knekt med ett tredje ½: tillsammans 3.
school-booklets-club-1-count = En till.
    .hint = Tior räknas i den här tabellen: se på hjärtern igen.
    .why = Ess dam 1¼, kung dam tio 1¼, dam med två till ¼: 2¾.
school-booklets-club-1-open = Du har den här handen och bjuder först.
    .hint = Du räknade den nyss.
    .why = Två och tre fjärdedelar: en klöver.
school-booklets-club-1-too-little = Och med den här?
    .hint = Räkna. Är det två och ett halvt?
    .why = Ett halvt, en fjärdedel och ett är 1¾: pass.
school-booklets-club-1-one-club-card = En enda klöver. Vad öppnar du med?
    .hint = Säger en klöver något om klöver?
    .why = En klöver i alla fall: tre och en fjärdedels honnörsstick. Spadern kommer senare.
    .to-1S = Färgen är bra. Men hur börjar varje budgivning här?
school-booklets-club-1-negative = Medspelaren har öppnat med en klöver. Vad svarar du?
    .hint = Mindre än ett och ett halvt honnörsstick har ett eget svar, också det utan betydelse för färgen.
    .why = Tre fjärdedelar: en ruter, det nekande svaret. Det säger ingenting om ruter.
    .to-1S = Fem spader, ja. Men berätta först hur svag du är.
    .to-Pass = Medspelarens klöver kan vara ett enda kort!
school-booklets-club-1-says-nothing = Vad säger det budet, en ruter?
    .hint = Det är konstgjort, liksom öppningen.
    .why = Bara att det finns mindre än ett och ett halvt honnörsstick.
    .a-weak = Jag har mindre än ett och ett halvt honnörsstick
    .a-diamonds = Jag har ruter
    .a-strong = Jag är stark
school-booklets-club-1-play = Du öppnade med en klöver, medspelaren visade ett och ett halvt till två och ett halvt utan femkortsfärg, och du spelar två spader. Ta åtta stick.
    .reached = { $tricks } stick, och kontraktet är hemma.
    .missed = { $tricks } stick; åtta går att ta. Försök igen.
school-booklets-club-1-more-tricks = Räkna tre händer till.
school-booklets-club-1-more-openings = Öppna tre, eller passa.

### En klöver, andra lektionen

school-booklets-club-2 = En klöver (2): svaren
    .lead = Nekande, jakande, krav.

school-booklets-club-2-three-kinds = På en klöver finns tre sorters svar. Mindre än 1½ honnörsstick: en ruter. Från 1½ till 2½: jakande, med en femkortsfärg om det finns någon. Mer än 2½: krav till utgång, en nivå högre.
school-booklets-club-2-one-spade = Två honnörsstick och fem goda spader.
    .hint = Jakande, och färgen kan visas genast.
    .why = En spader: 1½ till 2½, och fem spader.
school-booklets-club-2-two-diamonds = En jakande hand med ruter.
    .hint = En ruter betyder redan något annat.
    .why = Två ruter. En ruter vore nekande, så klöver och ruter visas på tvåtricksnivån.
    .to-1D = Vad skulle medspelaren förstå av det?
school-booklets-club-2-one-no-trump = Jakande, men vilken färg?
    .hint = Finns det en femkortsfärg?
    .why = Ingen femkortsfärg: en sans-atout.
school-booklets-club-2-four-cards = Fyra ståtliga spader. Vad svarar du?
    .hint = Fyrkortsfärger får vänta.
    .why = En sans-atout. En fyrkortsfärg får nämnas först i andra varvet.
    .to-1S = Hur många kort skulle det lova?
school-booklets-club-2-two-fives = Två femkortsfärger. Vilken först?
    .hint = Den högre eller den lägre?
    .why = Av två femkortsfärger den högre först: en spader.
school-booklets-club-2-six-five = Sex och fem. Vilken först?
    .hint = Här är längden viktigare än rangen.
    .why = En sexkortsfärg kommer alltid före en femkortsfärg: två ruter.
    .to-1H = Hjärter är högre. Men räkna korten.
school-booklets-club-2-forcing = Med mer än två och ett halvt honnörsstick svarar man en nivå högre: två hjärter eller två spader, tre klöver eller tre ruter, två sans-atout utan färg. Då passar ingen före utgång, och slam är nära.
school-booklets-club-2-two-spades = Vad svarar du?
    .hint = Räkna honnörsstick, sedan kort.
    .why = Tre och en fjärdedel och fem spader: två spader, krav.
    .to-1S = Det skulle lova högst två och ett halvt.
school-booklets-club-2-three-diamonds = Och här?
    .hint = Starkt, och i en låg färg.
    .why = Tre och ett halvt: tre ruter, krav.
    .to-2D = Det vore bara jakande.
school-booklets-club-2-two-no-trump = Och med den här?
    .hint = Mer än två och ett halvt, och ingen femkortsfärg.
    .why = Två sans-atout, krav.
    .to-1NT = Hur många honnörsstick skulle det visa som mest?
school-booklets-club-2-over-one-heart = Medspelaren öppnade med en klöver, och motspelaren till höger bjöd en hjärter. Du är svag.
    .hint = En ruter går inte längre. Vad säger detsamma?
    .why = Pass. Efter ett bud av motspelarna passar den nekande handen.
school-booklets-club-2-still-one-spade = Samma bud av dem, men du är jakande.
    .hint = Har de andra svaren ändrats?
    .why = En spader: alla andra svar behåller sin betydelse.
school-booklets-club-2-more = Svara på fem till.

### En klöver, tredje lektionen

school-booklets-club-3 = En klöver (3): hur det går vidare
    .lead = Öppnarens andra bud, och det tredje.

school-booklets-club-3-after-negative = Efter det nekande svaret nämner öppnaren en femkortsfärg, eller säger annars en sans-atout. Den som svarat passar om han är nöjd, eller bjuder två i en egen lång färg.
school-booklets-club-3-five-spades = En klöver, en ruter. Och nu?
    .hint = Finns det en femkortsfärg?
    .why = En spader.
school-booklets-club-3-no-suit = Och utan en sådan?
    .hint = Ingen femkortsfärg.
    .why = En sans-atout.
school-booklets-club-3-clubs-at-last = Nu är klövern verklig!
    .hint = På vilken nivå kan den visas?
    .why = Två klöver. Boken säger ”på ettricksnivån”, men det går inte med klöver och ruter; därför låter vi det vara två.
school-booklets-club-3-weak-content = Du svarade en ruter, och öppnaren bjuder en hjärter.
    .hint = Har du något bättre än hjärter?
    .why = Pass: svag, och nöjd med hjärter.
school-booklets-club-3-own-length = Öppnaren bjuder en sans-atout. Du är lika svag som förut.
    .hint = Svag, men lång.
    .why = Två ruter: det visar längd och inga honnörsstick.
    .to-Pass = Sex kort kan vara mer värda som trumf.
school-booklets-club-3-second-suit = Du nämnde hjärter, och medspelaren bjuder två ruter, som du har en av. Vad nu?
    .hint = Finns det en annan färg att erbjuda?
    .why = Två spader: en god fyrkortsfärg får nämnas nu.
school-booklets-club-3-no-second-suit = Detsamma, utan en sådan färg.
    .hint = Du tål inte ruter, och har ingen andra färg värd att nämna.
    .why = Två sans-atout.
school-booklets-club-3-six-again = Du bjöd två ruter, öppnaren två spader. Och du?
    .hint = Hur många ruter har du?
    .why = Tre ruter: en sexkortsfärg bjuds igen.
school-booklets-club-3-another-five = Samma budgivning, en annan hand.
    .hint = Du har en andra färg.
    .why = Tre klöver, den andra femkortsfärgen.
school-booklets-club-3-after-positive = Efter ett jakande svar nämner öppnaren genast en femkortsfärg, också om medspelarens färg passar. Höjningen kommer senare.
school-booklets-club-3-name-first = Medspelaren har visat hjärter, och du har fyra.
    .hint = Vad kommer först?
    .why = En spader: först femkortsfärgen.
    .to-2H = Det kommer nästa gång det är din tur.
school-booklets-club-3-raise-then = Du har nämnt spader, medspelaren bjuder två ruter. Nu?
    .hint = Medspelarens första färg väntar på svar.
    .why = Två hjärter: nu stöds medspelarens färg.
school-booklets-club-3-after-forcing = Medspelaren har krävt med två hjärter. Du?
    .hint = En femkortsfärg?
    .why = Två spader.
school-booklets-club-3-four-trumps = Ingen femkortsfärg den här gången.
    .hint = Se på hjärtern: fyra med ess och knekt.
    .why = Tre hjärter. Fyra kort i medspelarens färg med ess och knekt, eller kung och dam, höjs.
school-booklets-club-3-neither = Och här?
    .hint = Varken femkortsfärg eller fyra goda hjärter.
    .why = Två sans-atout, det billigaste.
school-booklets-club-3-play-three = En klöver, en spader, två hjärter, tre hjärter: spela det. Nio stick.
    .reached = { $tricks } stick med hjärter som trumf. Väl spelat.
    .missed = { $tricks } stick; nio går att ta. Försök igen.
school-booklets-club-3-play-five = Medspelaren krävde med två sans-atout, och det slutade i fem klöver. Elva stick.
    .reached = { $tricks } stick: utgång, i en färg som en klöver inte hade sagt något om.
    .missed = { $tricks } stick; elva går att ta. Försök igen.
school-booklets-club-3-more = Fem andra bud till.

### Det ungerska spelet

school-booklets-magyar = Det ungerska spelet: femton ord
    .lead = Passz, kontra, rekontra: allt som får sägas.

school-booklets-magyar-fifteen =
    Det ungerska häftet säger att femton ord räcker för att bjuda: passz, kontra, rekontra; treff, káró, kőr, pikk, szanzadu; och talen från ett till sju.

    Sex stick är grunden och nämns inte: ”fyra treff” lovar tio.
school-booklets-magyar-count-words = Hur många av de femton orden nämner en färg eller sans-atout?
    .hint = Fyra färger, och en till.
    .why = Fem: treff, káró, kőr, pikk och szanzadu. Tre är andra bud, och sju är tal.
school-booklets-magyar-suits = Sätt färgerna i ordning, den högsta först.
    .hint = Häftet räknar upp dem från den högsta: ”den värdefullaste är pikk”.
    .why = Pikk, kőr, káró, treff: spader, hjärter, ruter, klöver.
    .a-pikk = pikk (spader)
    .a-kor = kőr (hjärter)
    .a-karo = káró (ruter)
    .a-treff = treff (klöver)
school-booklets-magyar-four-clubs = Hur många stick lovar ”fyra treff”?
    .hint = Grunden på sex nämns inte.
    .why = Sex och fyra är tio.
school-booklets-magyar-ladder = Sätt buden i ordning, det lägsta först.
    .hint = Först talet, sedan färgen; szanzadu är högre än alla färger.
    .why = Ett káró, ett pikk, ett szanzadu, två treff, två kőr.
    .a-one-diamond = 1 káró
    .a-one-spade = 1 pikk
    .a-one-no-trump = 1 szanzadu
    .a-two-clubs = 2 treff
    .a-two-hearts = 2 kőr
school-booklets-magyar-over-two-spades = Öst bjöd två pikk, och nu är det din tur. Du vill bjuda din färg. Vad är det minsta du kan säga?
    .hint = ”Över två kőr får man säga två pikk, men över två pikk inte två kőr.”
    .why = Tre kőr. Hjärter är lägre än spader, så det krävs en nivå till.
school-booklets-magyar-count-bids = Häftets tabell över bud har sju rader. Hur många bud finns det inalles?
    .hint = Sju rader, och i varje alla färger och sans-atout.
    .why = 7 × 5 = 35.
school-booklets-magyar-kontra = Vad säger ”kontra”?
    .hint = Vems kontrakt är det?
    .why = Att motspelarnas kontrakt går bet. Rekontra säger att det inte gör det.
    .a-fails = De klarar det inte
    .a-plays = Jag vill spela det själv
    .a-again = Ge om
school-booklets-magyar-over = ”Att bjuda är en mycket ansvarsfull sak.” Vem lider om en i paret bjuder för högt och de går bet?
    .hint = Det finns en kolumn för båda.
    .why = Båda: paret vinner och förlorar tillsammans.
    .a-both = Båda i paret
    .a-bidder = Bara den som bjöd
    .a-nobody = Ingen
school-booklets-magyar-under = Och om de bjuder för lågt?
    .hint = De klarar det, och mer. Vad gick de miste om?
    .why = De förlorar premierna som det högre kontraktet hade gett; stick utöver de bjudna ger litet, och ingenting före slutavräkningen.
    .a-bonus = De går miste om premier som de kunde ha fått
    .a-nothing = Ingenting går förlorat
    .a-tricks = Sticken utöver tillhör inte dem
school-booklets-magyar-anecdote = En anmärkning i häftet: ”Det sägs att idén med en asztal i spelet kommer från England för sextio år sedan. Den fjärde spelaren saknades, och man ersatte honom med en låtsasspelare med öppna kort.” Asztal betyder bord: så heter träkarlen.
school-booklets-magyar-asztal = Vem avgör vilket av asztals kort som spelas?
    .hint = Han är bara en sysslolös åskådare i den här given.
    .why = Spelföraren ensam: med egen hand, eller genom att nämna kortet exakt.
    .a-declarer = Spelföraren
    .a-dummy = Den vars kort det är
    .a-both = Båda tillsammans
school-booklets-magyar-first-dealer = Om paren drar man kort, och här ger den som drog högst först. Vilket kort är det?
    .hint = Vilket är det högsta kortet i den ungerska ordningen?
    .why = Esset. I det estniska häftet vore samma kort lägst, och den som drog det skulle ge där också, för där ger den som drog lägst!
    .a-HK = ♥K
    .a-D2 = ♦2
    .a-SA = ♠A
    .a-C9 = ♣9
school-booklets-magyar-play = Spela tre szanzadu. Väst har spelat ut spader knekt. Nio stick ger kontraktet hem, och utgång.
    .reached = { $tricks } stick: hundra under strecket på en gång.
    .missed = { $tricks } stick; nio finns där. De kan ta fyra spader; tänk på vad du sakar på dem.
school-booklets-magyar-ask = Sex ungerska ord.

### Mans, bell och protokollet

school-booklets-bell = Mans och bell: det ungerska protokollet
    .lead = Mi och Ők, ett streck, och hundra poäng.

school-booklets-bell-sheet = Protokollet är tomt: ”Mi” till vänster, ”Ők” till höger, vi och de, och ett streck tvärs över. Under det förs stick som bjudits och tagits; över det allt annat.
school-booklets-bell-tricks = Treff och káró räknas 20 för sticket, kőr och pikk 30, szanzadu 40 för det första och 30 för varje följande. Hundra under strecket är en gém, utgång. Utan gém är paret i ”mans”, med en i ”bell”, där både vinst och förlust är dyrare.
school-booklets-bell-first-below = Vi bjuder två kőr och tar nio stick. Vad skrivs under strecket?
    .hint = Bara det som bjudits.
    .why = 2 × 30 = 60.
    .to-90 = Tre stick över sex, men hur många var bjudna?
school-booklets-bell-first-above = Och över?
    .hint = Ett stick utöver.
    .why = Sticket utöver är värt 30.
school-booklets-bell-gem = De bjuder tre szanzadu och tar tio stick. Är det gém, och vems?
    .hint = 40 för det första, 30 för de andra.
    .why = 40 + 30 + 30 = 100: deras gém, precis.
school-booklets-bell-bell = Vem är i bell nu?
    .hint = Vem har en gém?
    .why = De. Vi är ännu i mans.
school-booklets-bell-frozen = Gémen märks med ett X. Våra 60 stryks under: de är ”frusna”, och vi börjar från noll igen. Till sist räknas de ändå.
school-booklets-bell-doubled-below = Vi bjuder ett szanzadu, de säger kontra, och vi tar sju stick. Vad skrivs under strecket?
    .hint = Det första sticket i szanzadu, dubblat.
    .why = 2 × 40 = 80.
school-booklets-bell-doubled-above = Och över, för att ett dubblat kontrakt gick hem?
    .hint = Tabellen har en enda siffra för det, lika i mans och bell; den är lika stor som ett stick bet i mans.
    .why = 50.
school-booklets-bell-second-gem = Vi bjuder fyra pikk och tar tio stick. Ger det en gém?
    .hint = Fyra à 30.
    .why = 120 skulle räcka även utan de 80: vår gém. Nu är båda paren i bell.
school-booklets-bell-down = De bjuder fem káró i bell och tar nio stick. Vad skriver vi över strecket?
    .hint = Två stick fattas, inte dubblat, i bell.
    .why = 2 × 100 = 200.
    .to-100 = Hur många fattas, och är de i mans eller bell?
school-booklets-bell-slam = Vi bjuder sex szanzadu och tar tolv stick. Vad skrivs? Välj allt.
    .hint = Alla utom ett, bjudna och tagna; och det är vår andra gém.
    .why = Kontraktet, lilla slam och belöningen när robberten är slut.
    .a-contract = Sex stick bjudna och tagna
    .a-overtricks = Stick utöver
    .a-small-slam-announced = Lilla slam
    .a-grand-slam-announced = Stora slam
    .a-rubber-premium = Belöningen för robberten
school-booklets-bell-slam-above = Vad skriver vi alltså över strecket?
    .hint = Lilla slam i bell är 700; robberten ger 500, eftersom de har en gém.
    .why = 700 + 500 = 1200.
school-booklets-bell-difference = Robberten är slut. Hur stor är skillnaden mellan summorna?
    .hint = Vi: 60, 30, 80, 50, 120, 200, 190, 1200. De: 100 och 30.
    .why = 1930 − 130 = 1800.
school-booklets-bell-text-and-table = Häftets text och tabell är inte ense om det som står över strecket: en gång räknas det inte alls, en gång betalas det i pengar. Vi följer tabellen och räknar allt till sist.
school-booklets-bell-more = Räkna ut fem givar till.

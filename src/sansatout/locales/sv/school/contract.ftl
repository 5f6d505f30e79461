## Andra kursen: kontraktsbridge efter regelboken

school-contract = Andra kursen: kontraktsbridge
    .lead = I minibridge valde du när träkarlen redan låg på bordet. Nu lovar du innan du har sett den, och dina bud berättar för medspelaren vad du har. Regelboken från Tallinn lär ut det steg för steg, och det gör vi också.

### Budgivningen

school-contract-auction = Budgivningen
    .lead = Trettiofem bud, tre andra ord, och ett av buden blir kontraktet.

school-contract-auction-promise =
    I minibridge såg spelföraren träkarlen först och valde sedan. I kontraktsbridge är det tvärtom: först säger du vad du tänker göra, och träkarlen kommer upp när det är för sent att ändra sig.

    Ett bud är ett tal och en färg eller sans-atout, 1♥ eller 3NT. Talet räknar sticken över sex: den som bjuder 1♥ lovar sju stick med hjärter som trumf.
school-contract-auction-tricks = Ert par har bjudit 4♠. Hur många stick har ni lovat?
    .hint = De första sex nämns inte.
    .why = Sex och fyra är tio.
    .to-4 = Fyra är vad du säger. De första sex kommer till.
school-contract-auction-strains = Varje bud måste vara högre än det förra: fler stick, eller lika många i en högre färg. Lägg färgerna och sans-atout i ordning, det högsta först.
    .hint = Högst är spelet utan trumf. Av färgerna står de två vars stick är dyrast över de andra.
    .why = Sans-atout, spader, hjärter, ruter, klöver.
    .a-S = Spader
school-contract-auction-how-many = Från 1♣ till 7NT: hur många bud finns det?
    .hint = Hur många tal kan bjudas, och på hur många sätt kan vart och ett spelas?
    .why = Sju tal på fem sätt blir 35.
    .to-28 = Sju gånger fyra. Glömde du att man kan spela utan trumf?
school-contract-auction-higher = Nord bjöd 1♠ och Öst 2♥. Nu är det du. Vilka av de här buden är höga nog? Välj alla.
    .hint = Två i något som står över hjärter, eller tre i vad som helst.
    .why = 2♠ och 2NT står över 2♥, och det gör tre i vilken färg som helst. Ruter är lägre än hjärter, så 2♦ räcker inte.
    .a-2D = 2♦
    .a-2S = 2♠
    .a-2NT = 2NT
    .a-3C = 3♣
school-contract-auction-round = Givaren bjuder först, sedan går det medurs. Så här kan det låta.
    .frame-1 = Nord ger och bjuder en hjärter.
    .frame-2 = Öst passar. Syd nämner klöver, och Väst passar.
    .frame-3 = Nord bjuder hjärter igen. Nu tycker Syd också om färgen och bjuder fyra.
    .frame-4 = Tre passar i rad avslutar budgivningen. Det sista budet, 4♥, är kontraktet.
school-contract-auction-over = Är den här budgivningen slut?
    .hint = Hur många passar har följt på det sista budet?
    .why = Inte än. Två har passat efter 2♠, och det behövs tre. Nästa spelare får fortfarande bjuda, fast han har passat förut.
school-contract-auction-declarer = I paret som bjöd sist är den spelförare som först nämnde kontraktets färg. Vem spelar 4♥ här?
    .hint = Leta efter det första hjärterbudet.
    .why = Nord. Syd bjöd sist, men Nord hade nämnt hjärter först.
    .to-S = Syd bjöd 4♥, men var inte först med hjärter.
school-contract-auction-double =
    Utom buden finns tre andra ord. Pass känner du. Dubbelt säger: det tror vi inte. Blir budet kontrakt är både vinst och förlust större. Redubbelt svarar: men det gör vi.

    Du får bara dubbla motspelarnas bud, och bara redubbla det som de har dubblat. Varje högre bud stryker ut en dubbling.
school-contract-auction-may-double = Öst öppnade med 1♠. Vad får du säga? Välj alla.
    .hint = Har någon dubblat än?
    .why = Du får dubbla deras bud, och passa får du alltid. Det finns inget att redubbla, och 1♥ är lägre än 1♠.
    .a-X = Dubbelt
    .a-XX = Redubbelt
    .a-Pass = Pass
    .a-1H = 1♥
school-contract-auction-doubled = Öst bjöd 1♠, Syd dubblade, och det gick vidare. Är budgivningen slut?
    .hint = En dubbling avslutar den inte. Räkna passarna på slutet.
    .why = Inte än: bara två passar följer på 2♠. Dubblingen är också borta, för den gällde 1♠.
school-contract-auction-more-calls = Vad är tillåtet?
school-contract-auction-more-declarers = Vem är spelförare?
school-contract-auction-first-contract = Budgivningen är gjord åt dig: du öppnade med 1♠, medspelaren höjde och du bjöd utgång. Väst spelar ut hjärter kung, och först nu läggs träkarlen upp. Ta tio stick.
    .reached = { $tricks } stick: löftet är hållet.
    .missed = { $tricks } stick; tio var lovade. Trumfa ut, och låt klöver och ruter på båda händerna hjälpa varandra. Försök igen.

### Protokollet

school-contract-sheet = Protokollet
    .lead = Ett streck över bladet, och varför utgång är värd besväret.

school-contract-sheet-places =
    Regelbokens protokoll har spelarnas namn överst, en spalt för Vi och en för De, och ett tjockt streck tvärs över. Allra sist skrivs robbertens resultat ovanför namnen, med plus för vinnarna.

    Under strecket står ställningen: bara trick som bjöds och gjordes. Allt annat står över strecket.
school-contract-sheet-below = Vad skrivs under strecket? Välj alla.
    .hint = Bara det som lovades och hölls.
    .why = Bara trick bjudna och gjorda. Ett stick mer än du bjöd är välkommet, men det står över strecket.
    .a-contract = Trick bjudna och gjorda
    .a-overtricks = Övertrick
    .a-undertricks = Motspelarnas bet
    .a-small-slam = Premien för lilla slam
    .a-honours = Honnörer
school-contract-sheet-values = Varje stick över sex har sitt pris. I sans-atout räknas det första, tredje, femte och sjunde 30, de andra 40.
school-contract-sheet-two-hearts = Du bjuder 2♥ och tar åtta stick. Hur mycket skrivs under strecket?
    .hint = Två trick i en högfärg.
    .why = Två gånger 30 är 60.
school-contract-sheet-game =
    Den som först har 100 poäng under strecket vinner en utgång; två utgångar vinner robberten. Ett streck dras, och båda paren börjar nästa utgång från noll.

    De 100 får samlas i flera givar. Men bäst är att bjuda dem på en gång, om man kan spela hem dem.
school-contract-sheet-games = Vilka av de här räcker precis till utgång i en giv? Välj alla.
    .hint = Klöver och ruter 20 per trick, hjärter och spader 30, sans-atout omväxlande 30 och 40. Vilka når först till hundra?
    .why = 3NT är 100, fyra i högfärg 120, fem i lågfärg 100. Därför håller alla så av sans-atout och högfärgerna.
    .a-2NT = 2NT
    .a-3NT = 3NT
    .a-3S = 3♠
    .a-4S = 4♠
    .a-4H = 4♥
    .a-4D = 4♦
    .a-5D = 5♦
    .a-5C = 5♣
school-contract-sheet-missing = Du spelade hem 2♥ i utgångens första giv. Hur många poäng fattas till utgång?
    .hint = Vad står nu under strecket?
    .why = Där står 60, så 40 fattas: 2♣ eller 2♥ räcker nästa gång.
school-contract-sheet-over = Du bjuder 2♥ och tar tio stick. Hur många poäng är det, över och under tillsammans?
    .hint = Två trick bjöds och två bjöds inte. Alla har samma pris.
    .why = 60 under för de två som bjöds och 60 över för de andra två. Hade du bjudit fyra stod alla 120 under, och utgången var vunnen.
school-contract-sheet-danger =
    Den som tar färre stick än lovat skriver ingenting; motspelarna skriver över strecket.

    Ett par som har vunnit en utgång är i zonen. Det är en utgång från robberten, men misstagen kostar mer.
school-contract-sheet-down = Utanför zonen bjuder du 4♥ och tar åtta stick. Vad blir det, sett från ert par?
    .hint = Två stick fattas, och det var inte dubblat.
    .why = Två bet, utanför zonen och odubblat: motspelarna skriver 100.
    .to-100 = Summan stämmer. Men vem skriver den?
school-contract-sheet-danger-table = I zonen är priserna de här. De växer med varje stick, så man tänker sig för två gånger.
school-contract-sheet-down-doubled = Samma 4♥ med åtta stick, men i zonen och dubblat. Vad blir det nu?
    .hint = Två bet, dubblat, i zonen.
    .why = Motspelarna skriver 500.
    .to-500 = Summan stämmer. Men vem skriver den?
school-contract-sheet-doubled-made = Du spelar 2♠ dubblat och tar åtta stick. Hur mycket skrivs under strecket?
    .hint = En dubbling fördubblar priset på de trick som bjöds.
    .why = Två gånger 60 är 120, och det är utgång. Att dubbla två i en högfärg är ingen småsak.
school-contract-sheet-slams = Tolv stick är lilla slam, tretton stora slam. De betalas bara om de är bjudna.
school-contract-sheet-slam-missed = Ni är inte i zonen, du bjuder 4♠ och tar tolv stick. Vad skriver du?
    .hint = Var slammen bjuden?
    .why = Sex trick à 30: 180, och ingen premie. För 6♠ hade det blivit 500 till.
    .to-680 = De 500 får man bara för en slam som är bjuden.
school-contract-sheet-premiums =
    Två utgångar vinner robberten: 700 om de andra inte har någon, annars 500.

    Fyra av de fem högsta trumfen på en hand ger 100, alla fem 150, och i sans-atout de fyra essen på en hand 150, till det par som har dem.
school-contract-sheet-more-scores = Vad ger det?

### Varför ett system

school-contract-system = Varför ett system
    .lead = Vad budgivning är till för, och tre sätt att värdera samma hand.

school-contract-system-aims =
    Budgivning är ett samtal mellan medspelare. Med varje bud berättar du något om styrka och färger, och tillsammans söker ni det bästa kontraktet.

    Ni anfaller när ni själva vill vinna utgång. Ni försvarar er när ni gör det svårt för de andra. Och man bjuder alltid med ett mål: ett delkontrakt, en utgång eller en slam.
school-contract-system-why-system =
    Samtalet hjälper bara om båda menar detsamma. Ett system säger vad en hand minst måste ha för varje bud. Då uppstår inga tvivel i paret.

    Regelboken rekommenderar varmast Ely Culbertsons system, och robotarna vid ditt bord spelar det. Det ger regler för de flesta händer; en del överlåter det åt ditt omdöme.
school-contract-system-approach =
    Systemet heter ”Approach Forcing System”. Approach, att närma sig: gå steg för steg och nämn färger, för sans-atout hinner man med när färgerna är kända. Ingen måste gå vidare utan skäl.

    Forcing, krav: den som är mycket stark ger ett bud som medspelaren inte får passa på. Från och med då går båda vidare tills utgång är bjuden.
school-contract-system-opener = Öppnaren är den som först bjuder. Vem är det här?
    .hint = Att passa är inte att bjuda.
    .why = Syd. Nord och Öst passade bara, och Väst bjöd senare.
    .to-N = Nord sade något först, men bara pass.
school-contract-system-more-openers = Vem öppnade?
school-contract-system-three-values =
    Samma tretton kort är värda mer eller mindre, beroende på vems färg som är trumf.

    Med egen färg som trumf räknar du spelstick. För medspelarens färg räknar du stödstick. Mot motspelarnas färg räknar du försvarsstick.
school-contract-system-whose = Medspelaren öppnade med 1♥. Om hjärter blir trumf, vad räknar du?
    .hint = Vem nämnde färgen?
    .why = Stödstick: det är medspelarens färg.
    .a-playing = Spelstick
    .a-support = Stödstick
    .a-defence = Försvarsstick
school-contract-system-more-values = Vad räknas här?
school-contract-system-sacrifice = Ibland bjuder man det man inte kan spela hem, för att motspelarna inte ska få spela sin utgång. Det är rätt bara om straffet är mindre än vad de skulle ha fått.
school-contract-system-more-sacrifices = Lönar det sig?

### Honnörsstick

school-contract-honour-tricks = Honnörsstick
    .lead = Myntet som allt betalas i.

school-contract-honour-tricks-what =
    Minibridge räknar poäng. Det här systemet räknar honnörsstick: hur många stick tar mina höga kort om motspelarna spelar given?

    Sällan går en färg mer än två varv innan någon trumfar. Därför räknas ingen färg mer än två.
school-contract-honour-tricks-table = Här är tabellen; x är vilket kort som helst under tian. Ta den första rad som stämmer, en gång för varje färg. De två sista raderna gäller två färger tillsammans.
school-contract-honour-tricks-ace-king = Hur många honnörsstick är den här färgen?
    .hint = Se på tabellens första rad.
    .why = Ess och kung: båda bör ta stick, alltså två.
school-contract-honour-tricks-king-jack = Och den här? Halva kan skrivas 1½ eller 1,5.
    .hint = Kung, knekt och ett kort till.
    .why = Ett. Utan det tredje kortet vore det bara ett halvt.
    .to-0_5 = Så mycket är en kung med ett litet kort värd.
school-contract-honour-tricks-bare-king = En ensam kung. Hur många?
    .hint = Vad händer med den när esset spelas?
    .why = Inget: esset fångar den. Tabellen vill ha ett litet kort bredvid kungen.
    .to-0_5 = För ett halvt stick behöver kungen sällskap.
school-contract-honour-tricks-no-more = Och den här ståtliga färgen?
    .hint = Finns det någon gräns?
    .why = Två, och inte mer: i försvar trumfas det tredje varvet.
    .to-4 = Som egen trumf, ja. Men honnörsstick räknas som i försvar.
    .to-3 = Det tredje varvet brukar bli trumfat.
school-contract-honour-tricks-pairs = Hur många honnörsstick har den här handen?
    .hint = Kungen har ett litet kort, och det har en dam på annat håll också.
    .why = Kung med ett litet kort och dam med ett litet kort i en annan färg är ett tillsammans.
    .to-0_5 = Det är kungen ensam. Ger damen i den andra färgen något till?
school-contract-honour-tricks-hand = En hand ur boken. Hur många honnörsstick?
    .hint = Två färger har något att räkna.
    .why = Ess och dam 1½, ess 1: tillsammans 2½.
school-contract-honour-tricks-hand-2 = En till, med något i varje färg.
    .hint = Ett ess, ett starkt innehav, och två färger som hjälper varandra.
    .why = Spader 1, ruter 1½, och hjärter kung med klöver dam 1: tillsammans 3½.
    .to-3 = Nästan. Kungen och damen i två olika färger är värda ett tillsammans.
school-contract-honour-tricks-more-hands = Räkna de här.
school-contract-honour-tricks-why-half = Varför är ess och dam värda ett och ett halvt? Boken frågar var kungen sitter. Du är Syd, och medspelaren spelar ut mot dig.
    .frame-1 = Kungen sitter före dig, till höger.
    .frame-2 = Lägger Öst kungen tar ditt ess den, och damen är hög.
    .frame-3 = Lägger Öst lågt vinner din dam, och esset är kvar. Två stick i vilket fall som helst.
    .frame-4 = Nu sitter kungen efter dig, till vänster.
    .frame-5 = Din dam förlorar till den. Tar du esset i stället förlorar damen senare. Ett stick. Två och ett: mitt emellan är ett och ett halvt.
school-contract-honour-tricks-king-behind = Kungen sitter till vänster. Hur många stick tar dina kort i färgen vid bästa spel?
    .hint = Spela igenom det: Väst ser ditt kort först.
    .why = Ett: esset. Väst väntar med kungen tills damen kommer.
school-contract-honour-tricks-more-halves = Före dig eller efter dig?
school-contract-honour-tricks-other-table =
    Samma bok har en andra tabell, för sitt klöversystem. Den räknar i fjärdedelar och känner inga par av färger, men ger en dam med två små kort en fjärdedel.

    Vilken tabell du än använder måste medspelaren använda samma.
school-contract-honour-tricks-quarters = Efter den andra tabellen: hur många honnörsstick? Fjärdedelar kan skrivas 1¼ eller 1,25.
    .hint = Tre färger räknas. Leta efter ess och dam, efter kung, knekt och tio, och efter damen med två kort.
    .why = Ess och dam 1¼, kung, knekt och tio ¾, dam med två till ¼: 2¼.

### Vad man öppnar på

school-contract-opening = Vad man öppnar på
    .lead = Två och ett halvt honnörsstick, en färg, och fyra stick i sikte.

school-contract-opening-enough =
    För att öppna behöver du minst 2½ honnörsstick.

    Boken förklarar det så: en giv har omkring åtta i allt. En genomsnittlig hand har ett ess, det är ett, en kung och en dam, det är också ett, och en knekt och en tia för lite till: drygt två. Den som öppnar bör ha mer än så.
school-contract-opening-average = Det här är bokens genomsnittliga hand. Räcker den för att öppna?
    .hint = Ett ess, en kung med sin dam, en knekt och en tia.
    .why = Drygt två är inte 2½. Med en genomsnittlig hand passar man.
school-contract-opening-third = Har de två första passat är händerna före dig svaga, och en av dem är medspelarens. Som tredje eller fjärde hand behöver du 3.
school-contract-opening-third-hand = Två har passat före dig. Vad säger du?
    .hint = Räkna honnörsstick, och kom ihåg vilken plats du har.
    .why = 2½, och här skulle du behöva 3: pass.
    .to-1S = Med 2½ får de två första öppna. Du är tredje.
school-contract-opening-first-hand = Samma hand, men du är givare. Vad säger du?
    .hint = Det som var för lite är nu nog. Vilken färg?
    .why = 2½ honnörsstick och en färg på fem kort från ess och dam: en spader.
    .to-Pass = Som första hand räcker 2½.
school-contract-opening-fit =
    Alla färger duger inte till trumf. Fyra kort behöver 1½ honnörsstick: ess och dam, ess, knekt och tio, eller kung, dam och tio. Fem kort behöver bara ett halvt: kungen, eller dam och knekt. Sex kort behöver ingenting: till och med tio, nio och fyra små duger.

    Tre kort är aldrig en färg att bjuda.
school-contract-opening-four = Duger den här färgen till trumf?
    .hint = Fyra kort. Hur många honnörsstick finns i dem?
    .why = Kung, dam och tio är 1½: ja.
school-contract-opening-four-weak = Och den här?
    .hint = Fyra kort. Hur mycket är ett ess värt?
    .why = Ett honnörsstick, och fyra kort behöver 1½: nej.
school-contract-opening-five = Och fem kort med dam och knekt?
    .hint = Hur mycket behöver en färg på fem kort?
    .why = Dam, knekt och ett till är ett halvt stick, och mer behöver fem kort inte: ja.
school-contract-opening-six = Sex små?
    .hint = Ju längre, desto mindre behöver den innehålla.
    .why = Ja. Med sex trumf tar de små också stick.
school-contract-opening-more-suits = Vilka färger duger?
school-contract-opening-playing = Den som öppnar räknar spelstick: handens honnörsstick, något för trumfens längd, och lite för de andra färgernas.
school-contract-opening-worked = Bokens genomräknade hand, med hjärter som trumf. Hur många spelstick?
    .hint = Först honnörssticken; sedan fem trumf, och fyra kort i en annan färg.
    .why = Honnörsstick 2½, fem trumf 2, fyra ruter ½: fem.
    .to-2_5 = Det är honnörssticken. Lägg till något för längden.
    .to-4_5 = Ruter är också lång.
school-contract-opening-row = En lång obruten rad trumf räknas på ett annat sätt: antalet kort, minus dem som fattas ovanför. Ta det som ger mest.
school-contract-opening-row-count = Hur många stick är den här färgen som trumf?
    .hint = Sex kort, och en rad från damen. Vad fattas ovanför den?
    .why = Sex, minus ess och kung: fyra.
school-contract-opening-more-tricks = Hur många spelstick?
school-contract-opening-four-tricks =
    För att öppna på enläget behövs fyra spelstick.

    Varför fyra? Om de tretton sticken delades jämnt fick var och en tre, och ett blev över. Den som har det fjärde kan hoppas: fyra egna och medspelarens tre är sju, och sju är vad man har lovat.
school-contract-opening-one-heart = Allt tillsammans: vad säger du som givare?
    .hint = Honnörsstick, färg, spelstick. Den här handen har du redan räknat.
    .why = 2½ honnörsstick, fem kort från ess och dam, fem spelstick: en hjärter.

### Vilken färg först

school-contract-suits = Vilken färg först
    .lead = Två färger på en hand, och hur ofta man bjuder dem.

school-contract-suits-two-suits =
    Har du två färger som duger, se på längden.

    Fem och fem, eller sex och fem: den högre först. Fem och fyra, sex och fyra, sju och fyra: den längre först.
school-contract-suits-five-five = Fem spader och fem klöver. Vad öppnar du med?
    .hint = De är lika långa.
    .why = Den högre först: en spader. Klöver kan visas senare utan att man klättrar.
school-contract-suits-five-four = Fem klöver och fyra hjärter. Vad öppnar du med?
    .hint = De är inte lika långa.
    .why = Den längre först: en klöver.
    .to-1H = Hjärter är högre, men kortare.
school-contract-suits-six-five = Sex klöver och fem hjärter. Vad öppnar du med?
    .hint = Raden om sex och fem är skadad i trycket. Vi läser: som med fem och fem.
    .why = Den högre: en hjärter. Den som läser den skadade raden annorlunda börjar med den längre, en klöver; det godtar vi också.
school-contract-suits-six-four = Sex ruter och fyra spader. Vad öppnar du med?
    .hint = Jämför längden.
    .why = En ruter, och om möjligt ruter en gång till före spadern.
    .to-1S = Spader är högre, men mycket kortare.
school-contract-suits-more-choices = Vilken färg först?
school-contract-suits-repeat = En färg med fyra trumfstick får bjudas två gånger, och en med fem till och med tre. Här är bokens fyra färger.
school-contract-suits-akj = Hur många gånger får den här färgen bjudas?
    .hint = Raden är bruten. Alltså honnörsstick och längd.
    .why = Ess och kung 2, fem kort 2: fyra stick, alltså två gånger.
school-contract-suits-qjt = Och den här?
    .hint = En rad. Vad fattas ovanför?
    .why = Sex kort minus två: fyra stick, alltså två gånger.
school-contract-suits-akq = Den här?
    .hint = Fattas något ovanför?
    .why = Fem kort och inget fattas: fem stick, alltså tre gånger.
school-contract-suits-kqj = Och den sista?
    .hint = Ett kort fattas ovanför.
    .why = Sju kort minus ett: sex stick, alltså tre gånger.
school-contract-suits-more-repeats = Hur många gånger?

### Sex slags öppningsbud

school-contract-openings = Sex slags öppningsbud
    .lead = Från en i färg till fem, med bokens egna händer.

school-contract-openings-one = En i färg: 2½ honnörsstick, en färg som duger till trumf, fyra spelstick. Det är den vanliga öppningen, och medspelaren får passa.
school-contract-openings-one-hand = En hand ur boken. Du är givare. Vad säger du?
    .hint = En färg duger, den andra inte.
    .why = 1½ i hjärter och 1 i ruter, och precis fyra spelstick: en hjärter.
    .to-1D = Fyra ruter med bara esset: den färgen är för svag till trumf.
school-contract-openings-two = Två i färg: 5 honnörsstick i tre färger, eller 4½ med mycket lång trumf. Det är krav: medspelaren får inte passa före utgång, inte ens helt utan styrka. Därför måste du mer eller mindre se utgången på din egen hand.
school-contract-openings-two-hand = En hand ur boken. Vad säger du?
    .hint = Räkna honnörsstick. Vilken av två lika långa färger kommer först?
    .why = 4½ honnörsstick med två färger på fem kort: två spader.
    .to-1S = Rätt färg. Men på den här handen får medspelaren inte passa.
    .to-2C = Rätt styrka. Vilken av två färger på fem kort kommer först?
school-contract-openings-flat-hand = Fem honnörsstick, men ingen längd någonstans. Vad säger du?
    .hint = En jämn hand ska inte kräva. Det finns ett starkt bud som medspelaren får passa på.
    .why = Två sans-atout, som inte är krav. Boken tillåter också en i färg.
    .to-2C = Stark nog, men för jämn för ett utgångskrav.
school-contract-openings-three = Tre i högfärg eller fyra i lågfärg: en mycket lång och stark färg som inte behöver trumf av medspelaren, minst 1½ honnörsstick vid sidan om, och omkring åtta spelstick; i lågfärg nio, i zonen tio. Det ber medspelaren om höga kort i de andra färgerna.
school-contract-openings-three-hand = En hand ur boken, utanför zonen. Vad säger du?
    .hint = Hjärtern behöver ingen hjälp. Hur mycket finns vid sidan om?
    .why = Sex hjärterstick, och 1½ vid sidan om: omkring åtta. Tre hjärter.
    .to-1H = Så bjuder många. Men det här systemet har ett bud som visar just en sådan hand.
    .to-4H = För det har du för mycket vid sidan om hjärtern.
school-contract-openings-four = Fyra i högfärg eller fem i lågfärg: sju kort eller fler som inte behöver hjälp, och knappt något vid sidan om. Sju spelstick, i zonen åtta; i lågfärg ett till. Det är svagare än lägre öppningar. Det tar bort utrymmet för motspelarnas samtal.
school-contract-openings-four-hand = En hand ur boken, utanför zonen. Vad säger du?
    .hint = Åtta hjärter, och ett ess vid sidan om.
    .why = Sju hjärterstick och ett ess, men mindre än 1½ vid sidan om hjärtern: fyra hjärter.
    .to-3H = För tre hjärter finns det för lite vid sidan om.
    .to-1H = Då hittar motspelarna sin färg billigt.
school-contract-openings-no-trump = En sans-atout: 2½ honnörsstick, fyra spelstick, och ingen färg att bjuda. Undvik det om du kan: med tre eller fyra honnörsstick får färgen vara något svagare än den borde.
school-contract-openings-no-trump-hand = En hand ur boken. Vad säger du?
    .hint = Finns det en färg som duger, eller nästan?
    .why = 3½ honnörsstick och fyra spelstick. Klövern är för svag även som svagare färg: en sans-atout.
    .to-1C = Fyra kort från damen innehåller i sig inget honnörsstick.
school-contract-openings-weaker = Och den här?
    .hint = Strängt taget duger ingen färg. Men hur stark är handen?
    .why = 3½ honnörsstick, och spadern är bara ett halvt stick för svag: en spader hellre än en sans-atout.
    .to-1NT = En sans-atout är vad man undviker. Finns ingen färg som nästan duger?
school-contract-openings-pass = Se noga efter. Vad säger du?
    .hint = Honnörssticken räcker. Räkna spelsticken också.
    .why = 2½ honnörsstick, men bara 3½ spelstick i klöver. Fyra behövs: pass.
    .to-1C = Honnörssticken räcker, och färgen. Men finns det fyra spelstick?
school-contract-openings-more-openings = Vad öppnar du med?
school-contract-openings-meanings = Och vad lovar buden?

### Att höja medspelaren

school-contract-raises = Att höja medspelaren
    .lead = Stödstick, och hur högt de räcker.

school-contract-raises-three-tricks =
    Medspelaren har öppnat. Tycker du om färgen, höj den, och visa på en gång vad du har.

    Men tänk på: den som öppnar har fyra stick och har redan räknat med tre av dina. Höj efter det du har utöver tre.
school-contract-raises-normal = Först av allt: är din trumf god nog? Normalt stöd är fyra kort av vilket slag som helst, eller tre från damen eller bättre, eller knekt, tio och ett till. Med mindre höjer man aldrig vid första tillfället, hur stark resten än är.
school-contract-raises-qxx = Medspelaren har bjudit hjärter. Är det här normalt stöd?
    .hint = Tre kort. Vilket är högst?
    .why = Ja, tre från damen.
school-contract-raises-xxx = Och det här?
    .hint = Tre kort igen. Vilket är högst?
    .why = Nej. Tre små är för lite.
school-contract-raises-jtx = Och det här?
    .hint = Knekten är mindre än damen. Men den har något bredvid sig.
    .why = Ja, knekt, tio och ett till nämns särskilt.
school-contract-raises-more-support = Normalt stöd eller inte?
school-contract-raises-trumps = Räkna nu stödstick. Först trumfen: längden, och därtill honnörerna.
school-contract-raises-short =
    Sedan de andra färgerna: honnörsstick och längd som du redan kan. Och, nytt, korthet: där du är kort kan du trumfa. Den är värd mer om du har fyra trumf.

    Av flera korta färger räknas bara den kortaste.
school-contract-raises-worked = Bokens genomräknade hand. Medspelaren öppnade med 1♥. Hur många stödstick?
    .hint = Fyra trumf med kungen, en ensam spader, ett ess med fyra kort, och fyra klöver.
    .why = Singelkort 2; kung och fyra trumf 1½; ess och fyra kort 1½; fyra kort ½: tillsammans 5½.
    .to-3_5 = Vad är ett singelkort värt med fyra trumf?
school-contract-raises-more-counts = Räkna stödstick.
school-contract-raises-table = Så högt höjer stödsticken en öppning på enläget.
school-contract-raises-brake =
    Två regler till. En höjning fordrar mer än ett honnörsstick, hur fördelningen än är.

    Och en broms: med mindre än 2½ honnörsstick, bjud ett steg lägre där tabellen skulle gå till utgång.
school-contract-raises-worked-call = Samma hand igen, med sina 5½ stödstick. Vad säger du?
    .hint = Tabellen säger fyra. Hur många honnörsstick har du?
    .why = Tabellen skulle säga fyra hjärter. Men det finns bara 1½ honnörsstick, så ett steg lägre: tre hjärter. Så säger boken också.
    .to-4H = Efter tabellen, ja. Men tänk på bromsen.
    .to-2H = Det vore för omkring 3½ stödstick.
school-contract-raises-single = Medspelaren öppnade med 1♠. Vad säger du?
    .hint = Tre trumf från esset. Räkna resten.
    .why = Trumfess 1, kung och dam 1, två färger på fyra kort ½ var, två hjärter ½: 3½ stödstick. Två spader.
school-contract-raises-more-raises = Hur högt?
school-contract-raises-play = Nu en hel giv. Du ger och öppnar; robotarna bjuder samma system. Hitta utgången och spela hem den.
    .reached = { $tricks } stick i rätt utgång. Väl bjudet och väl spelat.
    .missed = Det blev { $tricks } stick den här gången. Fyra spader går att bjuda och spela hem: du öppnar med en spader, och medspelarens höjning säger att tio stick är nära.

### Andra svar

school-contract-answers = Andra svar
    .lead = När du inte höjer: en ny färg, sans-atout, ett hopp, pass.

school-contract-answers-duty = När får du passa på medspelarens en i färg? Inte med ett honnörsstick och en färg som duger, och med 1½ aldrig. Med mindre passar du.
school-contract-answers-too-weak = Medspelaren öppnade med 1♣. Vad säger du?
    .hint = Räkna honnörsstick, och se om hjärtern duger.
    .why = Ett halvt honnörsstick, och fem hjärter utan något i: pass.
school-contract-answers-shift = En ny färg visar en färg som duger till trumf, 1½ till 2½ honnörsstick, och inget normalt stöd. Bjud den så billigt som möjligt. Medspelaren får passa på den.
school-contract-answers-shift-hand = En hand ur boken. Medspelaren öppnade med 1♠. Vad säger du?
    .hint = Tre spader från knekten: är det stöd? Och ruter?
    .why = Inget normalt stöd, fem goda ruter, två honnörsstick: två ruter.
    .to-2S = Knekt och två små är inte normalt stöd.
    .to-1NT = Du har en färg att bjuda.
    .to-3D = Ett hopp skulle vara utgångskrav.
school-contract-answers-no-trumps = Utan stöd och utan färg svarar du i sans-atout, och visar styrkan på en gång: en med 1½ honnörsstick, två med 2 till 2½, tre med 3 eller fler.
school-contract-answers-one-no-trump = Medspelaren öppnade med 1♠. Vad säger du?
    .hint = Varken stöd eller färg. Hur stark?
    .why = Esset, och damen med knekten i en annan färg: 1½. En sans-atout.
    .to-Pass = Med 1½ honnörsstick får du inte passa.
school-contract-answers-two-no-trump = Medspelaren öppnade med 1♦. Vad säger du?
    .hint = Räkna, och se på de tre stegen.
    .why = 2½ honnörsstick, inget stöd och ingen färg: två sans-atout.
    .to-1NT = Det visar bara 1½.
school-contract-answers-jump = Ett hopp i ny färg är utgångskrav. Du behöver en färg och 3½ honnörsstick i tre färger; med mycket stark egen trumf, eller med stöd för medspelaren, räcker 3.
school-contract-answers-jump-hand = Medspelaren öppnade med 1♣. Vad säger du?
    .hint = Hur många honnörsstick? Vilken färg duger?
    .why = 4½ honnörsstick och god ruter: två ruter, ett hopp. Utgången är nu säker.
    .to-1D = Det kunde medspelaren passa på.
school-contract-answers-one-trick = Medspelaren öppnade med 1♥, och du har ett honnörsstick. Vad säger du?
    .hint = Här motsäger boken sig själv. Vad skulle du våga?
    .why = På ett ställe förbjuder boken att passa med ett honnörsstick och en färg, på ett annat vill den ha 1½ för en ny färg. Vi bjuder en sans-atout här, eftersom ruter måste bjudas på tvåläget; två ruter och pass godtar vi också.
school-contract-answers-more-answers = Vad svarar du?
school-contract-answers-meanings = Vad betyder buden?

### Sans-atout

school-contract-no-trump = Stegen i sans-atout
    .lead = Lägg ihop två händer, och du vet hur högt ni kan gå.

school-contract-no-trump-ladder = I sans-atout avgör honnörssticken. Lägg dina till dem som medspelaren har lovat, och se på stegen.
school-contract-no-trump-together = För en gångs skull ligger båda händerna öppna. Hur många honnörsstick finns tillsammans?
    .hint = Räkna varje hand för sig först.
    .why = Du har 3½, Nord 2: kung och dam 1, ess 1. Tillsammans 5½.
school-contract-no-trump-how-high = Hur högt kan de två spela sans-atout?
    .hint = Var på stegen står 5½?
    .why = Från 5½ är det utgång: tre sans-atout.
    .a-1NT = En sans-atout
    .a-2NT = Två sans-atout
    .a-3NT = Tre sans-atout
    .a-6NT = Sex sans-atout
school-contract-no-trump-more-ladder = Hur högt?
school-contract-no-trump-answers = Medspelaren öppnade med en sans-atout och lovade därmed 2½. Höj till två med 2½, till tre med 3, och till fyra med 4½. Med mindre passar du, om du inte har en lång färg.
school-contract-no-trump-two = Medspelaren öppnade med 1NT. Vad säger du?
    .hint = Ess och kung, och två färger som hjälper varandra.
    .why = 2½ honnörsstick: två sans-atout. Fem spader från damen duger inte till trumf.
    .to-2S = Fem kort behöver ett halvt stick i själva färgen.
school-contract-no-trump-three = Medspelaren öppnade med 1NT. Vad säger du?
    .hint = Räkna.
    .why = Ett ess, ess och dam, och dam och knekt: 3 honnörsstick. Med medspelarens 2½ är det utgång: tre sans-atout.
school-contract-no-trump-jump = Och om du har öppnat med en färg och medspelaren svarar en sans-atout? Det lovar 1½. Har du själv mer än 3½, hoppa till tre.
school-contract-no-trump-jump-hand = Du öppnade med 1♠, och medspelaren svarade 1NT. Vad säger du?
    .hint = Dina och medspelarens: var står det på stegen?
    .why = 4 och 1½ är 5½: tre sans-atout.
    .to-2NT = Lägg ihop igen: var börjar utgången?
school-contract-no-trump-more-answers = Vad säger du?
school-contract-no-trump-play = Du är givare. Bjud med roboten mitt emot fram till rätt kontrakt i sans-atout, och spela hem det.
    .reached = { $tricks } stick i tre sans-atout.
    .missed = { $tricks } stick. Du har ingen färg att bjuda, så börja med en sans-atout; medspelarens höjning visar 2½, och tillsammans är det utgång.

### Kravbud och slam

school-contract-forcing = Kravbud och slam
    .lead = Tre kännetecken på att du inte får passa.

school-contract-forcing-marks =
    Tre bud är krav. En öppning med två i färg. Ett hopp i ny färg av öppnarens medspelare. Och ett bud i motspelarnas färg, vem som än ger det.

    Från och med då får ingen av er passa förrän utgång är bjuden. På alla andra bud får man passa, även på en höjning med hopp.
school-contract-forcing-two-hearts = Medspelaren öppnade med 2♥, och du har ingenting. Får du passa?
    .hint = Är det ett av de tre?
    .why = Nej. Medspelaren ser utgång även om du inte har något.
    .a-may-pass = Ja
    .a-must-bid = Nej
school-contract-forcing-two-no-trump = Medspelaren öppnade med 2NT. Får du passa?
    .hint = Två i färg är krav. Är sans-atout en färg?
    .why = Ja. Två sans-atout är starkt, men inte krav.
    .a-may-pass = Ja
    .a-must-bid = Nej
school-contract-forcing-raise = Du öppnade med 1♥, och medspelaren höjde till 3♥. Får du passa?
    .hint = Är det en ny färg?
    .why = Ja. En höjning med hopp visar styrka, men är inte krav.
    .a-may-pass = Ja
    .a-must-bid = Nej
school-contract-forcing-jump = Du öppnade med 1♥, och medspelaren svarade 2♠. Får du passa?
    .hint = En spader hade räckt.
    .why = Nej. Ett hopp i ny färg är utgångskrav.
    .a-may-pass = Ja
    .a-must-bid = Nej
school-contract-forcing-more-forcing = Får du passa?
school-contract-forcing-answers =
    Hur svarar man på två i färg? Med mindre än ett honnörsstick, säg två sans-atout: jag har ingenting. Med stöd och ett honnörsstick, höj; med en färg och ett honnörsstick, bjud den.

    Har du ingetdera, svara tre sans-atout med 1½ eller 2, och fyra sans-atout med 2½.
school-contract-forcing-weak = Medspelaren öppnade med 2♥. Vad säger du?
    .hint = Du får inte passa. Vad säger att du inte har något?
    .why = Två sans-atout. Det har ingenting att göra med att spela sans-atout.
    .to-Pass = Två i färg är utgångskrav.
school-contract-forcing-suit = Medspelaren öppnade med 2♠. Vad säger du?
    .hint = Ett honnörsstick, och se på hjärtern.
    .why = Kung och knekt med fler är ett honnörsstick, och sju hjärter duger säkert till trumf: tre hjärter.
    .to-2NT = Det skulle säga att du har mindre än ett honnörsstick.
school-contract-forcing-support = Medspelaren öppnade med 2♣. Vad säger du?
    .hint = Stöd kommer före en egen färg.
    .why = Tre klöver från kungen är normalt stöd, och stödsticken är fyra: en enkel höjning, tre klöver.
    .to-2H = Också bra, men stöd kommer först.
school-contract-forcing-more-answers = Vad svarar du?
school-contract-forcing-long = Efter en öppning med tre i högfärg eller fyra i lågfärg behöver medspelaren ingen trumf av dig, men höga kort: höj ett steg med två säkra stick, i zonen redan med mer än ett. Ess, kungar och trumfhonnörer räknas; längd och korthet räknas inte.
school-contract-forcing-raise-three = Medspelaren öppnade med 3♥, ingen är i zonen. Vad säger du?
    .hint = Hur många säkra stick har du?
    .why = Två ess och en kung: 2½. Det räcker till fyra hjärter, hur många trumf du än har.
    .to-Pass = Trumf behövs inte. Räkna essen.
school-contract-forcing-more-long = Höja eller passa?
school-contract-forcing-slam =
    Slam bjuds där tabellerna når dit: sju honnörsstick tillsammans i sans-atout, eller 8½ stödstick för medspelarens färg.

    Och ett kravbud över utgång, till exempel i motspelarnas färg, inviterar medspelaren till slam.
school-contract-forcing-play-two = Du är givare och mycket stark. Tvinga medspelaren att hålla budgivningen öppen, och spela hem din utgång.
    .reached = { $tricks } stick. Medspelaren svek dig inte.
    .missed = { $tricks } stick. Öppna med två spader: fem honnörsstick och sex trumf. Då kan medspelaren inte passa före utgång.
school-contract-forcing-play-slam = Du är givare. Lyssna på medspelarens höjning, och bjud vad era stick är goda för.
    .reached = { $tricks } stick: en slam bjuden och gjord.
    .missed = { $tricks } stick. Medspelarens hopp till fem spader visar minst 7½ stödstick. Lägg till dina egna 5½ spelstick: det blir tretton, och slammen kräver tolv.

### Andra gången

school-contract-again = Andra gången
    .lead = Öppnarens nästa bud, och medspelarens.

school-contract-again-anew = När medspelaren nämner en annan färg, värdera handen på nytt: som stöd för den färgen. Bestäm sedan om du ska stödja, nämna en tredje färg, upprepa din egen eller passa.
school-contract-again-support = Du öppnade med 1♥, och medspelaren svarade 1♠. Vad säger du?
    .hint = Fyra spader. Räkna stödstick med en ensam ruter.
    .why = Sju stödstick: ess och fyra trumf 1½, singelkort 2, honnörer och längd vid sidan om 3½. Utgång på en gång: fyra spader.
    .to-2H = Ni passar ihop i spader. Visa det.
    .to-2S = Det skulle visa omkring 3½ stödstick. Räkna igen.
school-contract-again-forced =
    Efter medspelarens kravhopp får du inte passa före utgång. Boken säger vad man gör: stöd medspelaren om du har normalt stöd. Visa om möjligt en andra färg. Bjud en god femkortsfärg igen. Visa på en gång vad du har utöver en öppning. Och om inget annat går, bjud sans-atout så billigt som möjligt.

    I vilken ordning säger den inte. Vi stöder först.
school-contract-again-second-suit = Du öppnade med 1♠, och medspelaren hoppade till 3♦. Vad säger du?
    .hint = Inget stöd. Finns det en andra färg att bjuda?
    .why = Ess och dam med fyra kort: tre hjärter.
    .to-3S = En god färg, men en andra färg kommer först.
    .to-Pass = Du får inte passa före utgång.
school-contract-again-fits = Du öppnade med 1♠, och medspelaren hoppade till 3♣. Vad säger du?
    .hint = Se på din klöver.
    .why = Fyra klöver är normalt stöd: fyra klöver.
    .to-3H = Hjärtern är för svag att bjuda, och stöd kommer först.
school-contract-again-nothing = Du öppnade med 1♦, och medspelaren hoppade till 2♥. Vad säger du?
    .hint = Varken stöd eller en andra färg. Är din egen god nog att bjudas igen?
    .why = Tre hjärter från knekten är inget stöd, och rutern är inte god nog att upprepa: två sans-atout, så billigt som möjligt.
    .to-Pass = Du får inte passa före utgång.
    .to-3D = Dam och knekt är bara ett halvt stick. En femkortsfärg bör ha ett för att upprepas.
school-contract-again-more-openers = Du har öppnat. Vad nu?
school-contract-again-preference =
    Har medspelaren öppnat och nämnt två färger? Är du lika lång i båda, stöd den första. Annars stöder du den längre, även om den kortare är starkare.

    Upprepar medspelaren en färg som du inte stödde duger svagare trumf: tre av vilket slag som helst, eller två med ess, kung eller dam.
school-contract-again-longer = Medspelaren har nämnt ruter och klöver. Vad säger du?
    .hint = I vilken av dem är du längst?
    .why = Fyra klöver, en ruter: i klöver vill du vara. Pass.
    .to-2D = Bara en ruter.
    .to-2H = Medspelaren har inte stött hjärter, och klöver passar bra.
school-contract-again-more-answers = Medspelaren har bjudit två gånger. Vad säger du?
school-contract-again-silent = Och om medspelaren bara passade medan motspelarna bjöd? Räkna då med tre stödstick, i zonen två, och bjud din färg igen bara om den har stick nog att upprepas.
school-contract-again-alone = Du öppnade med 1♣, Väst klev in med 1♦, och de andra passade. Ni är i zonen. Vad säger du?
    .hint = Hur många trumfstick har din klöver? Räkna medspelaren för två.
    .why = Fem trumfstick och sju spelstick; med medspelarens två blir det nio. Två klöver.
    .to-Pass = Din klöver är god nog att bjudas igen.
school-contract-again-play = Du är givare. Medspelaren har en överraskning åt dig. Hitta utgången och spela hem den.
    .reached = { $tricks } stick.
    .missed = { $tricks } stick. Du öppnar med en hjärter, medspelaren kräver med två spader; upprepa hjärtern, och medspelaren för dig till fyra.

### Mot deras öppning

school-contract-defence = Mot deras öppning
    .lead = Fyra sätt att komma in i en budgivning som andra började.

school-contract-defence-kinds =
    När motspelarna har öppnat finns fyra vägar in. Ett enkelt inkliv: det billigaste budet i en färg som de inte har nämnt. Ett inkliv med hopp: högre än nödvändigt. En dubbling som ber medspelaren om en färg. Och ett bud i deras egen färg.
school-contract-defence-over-clubs = De öppnade med 1♠. Vad är 2♣?
    .hint = Kunde klöver ha bjudits billigare?
    .why = Ett enkelt inkliv: på enläget vore klöver för lågt.
    .a-overcall = Ett enkelt inkliv
    .a-jump-overcall = Ett inkliv med hopp
    .a-cue-bid = Ett bud i deras färg
school-contract-defence-over-hearts = De öppnade med 1♦. Vad är 1♥?
    .hint = Är det det billigaste budet i hjärter?
    .why = Ett enkelt inkliv.
    .a-overcall = Ett enkelt inkliv
    .a-jump-overcall = Ett inkliv med hopp
    .a-cue-bid = Ett bud i deras färg
school-contract-defence-jump-hearts = De öppnade med 1♦. Vad är 2♥?
    .hint = Hade en hjärter räckt?
    .why = Ett inkliv med hopp: en hjärter hade räckt.
    .a-overcall = Ett enkelt inkliv
    .a-jump-overcall = Ett inkliv med hopp
    .a-cue-bid = Ett bud i deras färg
school-contract-defence-jump-clubs = De öppnade med 1♥. Vad är 3♣?
    .hint = Hade två klöver räckt?
    .why = Ett inkliv med hopp: två klöver hade räckt.
    .a-overcall = Ett enkelt inkliv
    .a-jump-overcall = Ett inkliv med hopp
    .a-cue-bid = Ett bud i deras färg
school-contract-defence-more-kinds = Vad är det?
school-contract-defence-one = Ett inkliv på enläget fordrar mindre än en öppning: 1½ honnörsstick med en femkortsfärg som duger, eller 2 med en fyrkortsfärg. I zonen bör trumfen vara starkare.
school-contract-defence-one-hand = En hand ur boken. Öst öppnade med 1♦, ingen är i zonen. Vad säger du?
    .hint = Två honnörsstick, och en färg på fem kort.
    .why = Fem hjärter från kungen duger till trumf, och det finns mer än 1½: en hjärter.
    .to-X = En dubbling fordrar minst tre honnörsstick.
school-contract-defence-two = På tvåläget måste färgen vara bättre: fem kort och omkring fyra trumfstick, med 1½ honnörsstick. I zonen fulla fyra, och 2. Du räknar med tre stick av medspelaren, i zonen två.
school-contract-defence-two-hand = En hand ur boken, så långt trycket har bevarats. Öst öppnade med 1♥. Vad säger du?
    .hint = Hur många trumfstick har din ruter?
    .why = Sex ruter från ess och dam: 4½ trumfstick. Två ruter.
    .to-3D = Ett hopp fordrar omkring tre honnörsstick.
school-contract-defence-jump = Ett inkliv med hopp visar styrka: omkring tre honnörsstick, och en lång stark färg eller två femkortsfärger. Medspelaren bör försöka stödja redan med ett honnörsstick.
school-contract-defence-jump-hand = En hand ur boken. Öst öppnade med 1♥. Vad säger du?
    .hint = Hur många honnörsstick, hur många trumfstick?
    .why = Fyra honnörsstick och fyra trumfstick i spader: två spader, ett hopp.
    .to-1S = För blygsamt: medspelaren skulle tro att du har 1½.
    .to-X = Stark nog, men du har en färg som talar för sig själv.
school-contract-defence-their-suit = Ett bud i deras färg är krav. Det säger: jag har esset i den, eller renons, och jag är mycket stark. Nämn din färg, så går vi till utgång.
school-contract-defence-void = En hand ur boken. Öst öppnade med 1♦. Vad säger du?
    .hint = 4½ honnörsstick, inget i deras färg, och tre färger att välja på.
    .why = Två ruter. Medspelaren ska få välja bland de tre andra.
    .to-X = Medspelaren kunde låta en dubbling stå, eller inte veta hur stark du är.
school-contract-defence-ace = En till. Öst öppnade med 1♦. Vad säger du?
    .hint = Den här gången är det esset. Hur många honnörsstick?
    .why = 5½ honnörsstick och esset i deras färg: två ruter.
    .to-X = Du är starkare än en dubbling säger.
school-contract-defence-double = En dubbling av ett lågt bud, innan medspelaren har sagt något annat än pass, ber om medspelarens färg. Den fordrar 3½ honnörsstick i tre färger, eller 3 i två färger med en god färg att bjuda. Du måste tåla vilket svar som helst.
school-contract-defence-double-hand = En hand ur boken. Öst öppnade med 1♦. Vad säger du?
    .hint = Två fyrkortsfärger och en kung i en tredje. Hur många honnörsstick är det?
    .why = 3½ honnörsstick i tre färger: dubbelt.
    .to-1S = Varför gissa? Medspelaren kan säga vilken färg som är bättre.
    .to-1H = Varför gissa? Medspelaren kan säga vilken färg som är bättre.
school-contract-defence-more-hands = Vad säger du?
school-contract-defence-play = Väst öppnade med 1♦, och två har passat. Ingen är i zonen. Kliv in med din spader, och ta hem det du spelar.
    .reached = { $tricks } stick i din egen färg.
    .missed = { $tricks } stick. Två honnörsstick och sex spader räcker till inklivet en spader. Medspelaren höjer.

### Att svara på en dubbling

school-contract-answering = Att svara på en dubbling
    .lead = Medspelaren ber om din färg, och du får inte tiga.

school-contract-answering-never-pass = Medspelaren har dubblat för att få veta din färg. Passa inte, säger boken, och sätter ut tre utropstecken. Ju sämre hand, desto viktigare: passar du spelar motspelarna till vrakpris. Och nämn en färg, inte sans-atout.
school-contract-answering-which =
    Vilken färg? Fyra kort i högfärg från knekten eller bättre går före fem i lågfärg. Sex i lågfärg går före fyra i högfärg.

    Har du bara svaga färger på tre kort, nämn den lägsta.
school-contract-answering-nothing = Väst öppnade med 1♣, medspelaren dubblade, Öst passade. Vad säger du?
    .hint = Du har nästan ingenting. Och ändå?
    .why = En spader: fyra kort, och ingen bättre färg finns. Att passa är förbjudet.
    .to-Pass = Boken sätter tre utropstecken här.
school-contract-answering-lowest = Samma budgivning. Vad säger du?
    .hint = Klöver är deras. Alla andra har tre kort.
    .why = Den lägsta av de svaga färgerna: en ruter.
    .to-1NT = Sans-atout är vad man undviker här.
school-contract-answering-jumps = Med två honnörsstick, hoppa ett steg om du har en högfärg med 1½ vid sidan om, eller en stark färg. Med mer än två och fyra trumfstick, hoppa två steg.
school-contract-answering-jump-one = En hand ur boken. Väst öppnade med 1♦, medspelaren dubblade, Öst passade. Vad säger du?
    .hint = Två ess vid sidan om hjärtern.
    .why = Två honnörsstick vid sidan om en svag högfärg: två hjärter, ett steg mer än nödvändigt.
    .to-1H = Så skulle du svara utan de två essen.
school-contract-answering-jump-two = En hand ur boken, efter samma bud. Vad säger du?
    .hint = Mer än två honnörsstick. Hur många trumfstick har hjärtern?
    .why = 2½ honnörsstick och fyra trumfstick: tre hjärter, två steg mer än nödvändigt.
    .to-2H = Du har ännu mer att visa.
school-contract-answering-passing = Det finns två undantag. Om sans-atout dubblades, passa med två honnörsstick. Om en färg dubblades, passa med så lång trumf att den är god för fyra stick.
school-contract-answering-leave-in = En hand ur boken. Väst öppnade med 1NT, medspelaren dubblade, Öst passade. Vad säger du?
    .hint = Vad dubblades, och hur många honnörsstick har du?
    .why = Sans-atout dubblades, och du har 2½ honnörsstick: pass, och låt dem lida.
    .to-2H = Mot sans-atout är du stark nog att låta dubblingen stå.
school-contract-answering-more-answers = Vad svarar du?
school-contract-answering-play = Väst öppnade med 1NT, medspelaren dubblade, Öst passade. Svara, och spela.
    .reached = { $tricks } stick.
    .missed = { $tricks } stick. Du har för lite för att låta dubblingen stå, men sex hjärter: två hjärter går hem.
school-contract-answering-play-strong = Väst öppnade med 1♠, och medspelaren bjöd 2♠, deras färg. Gå till utgång och spela hem den.
    .reached = { $tricks } stick i fyra hjärter.
    .missed = { $tricks } stick. Medspelarens två spader är utgångskrav: nämn din hjärter, och stanna inte före fyra.

### Dubblingar

school-contract-doubles = Att dubbla för straff
    .lead = Tretton, minus dina, minus medspelarens.

school-contract-doubles-defence = Mot motspelarnas trumf räknar du försvarsstick: de stick som är säkra i deras trumf, och honnörsstick i de tre andra färgerna.
school-contract-doubles-count = Öst spelar 4♥. Hur många försvarsstick har du?
    .hint = Dam, knekt, tio och ett kort till i deras trumf: hur många av dem måste ta stick?
    .why = Två trumfstick efter ess och kung; ess och dam 1½ och en kung med ett kort till ½: fyra.
    .to-2_5 = Tian tar också stick när ess och kung är borta.
school-contract-doubles-more-defence = Räkna försvarsstick.
school-contract-doubles-two-doubles = Det finns två slags dubblingar. Har medspelaren bara passat och budet är lägre än två sans-atout frågar dubblingen. Har medspelaren bjudit, eller är budet högre än två spader, straffar den.
school-contract-doubles-asks = Medspelaren dubblade deras öppning 1♥. Vad vill dubblingen?
    .hint = Har du sagt något än?
    .why = Den ber om din färg.
    .a-asks = Den ber mig om en färg
    .a-punishes = Den ska straffa dem
school-contract-doubles-punishes = Du öppnade med 1♠, Väst bjöd 2♥, och medspelaren dubblade. Vad vill dubblingen?
    .hint = Du har bjudit.
    .why = Den ska straffa dem: medspelaren vet vad du har.
    .a-asks = Den ber mig om en färg
    .a-punishes = Den ska straffa dem
school-contract-doubles-high = De öppnade med 3♥, och medspelaren dubblade. Vad vill dubblingen?
    .hint = Hur högt är deras bud?
    .why = Budet är högre än två spader, så i det här systemet straffar dubblingen.
    .a-asks = Den ber mig om en färg
    .a-punishes = Den ska straffa dem
school-contract-doubles-more-doubles = Frågar eller straffar den?
school-contract-doubles-thirteen = Hur många stick kan de ta? Tretton, minus dina försvarsstick, minus de honnörsstick som medspelaren har visat. Dubbla om de går minst två bet.
school-contract-doubles-more-thirteen = Hur många blir kvar åt dem?
school-contract-doubles-leave =
    Medspelarens straffdubbling låter man stå. Det finns tre undantag: en alldeles ovanlig fördelning; en hand utan något försvar men med utmärkt stöd för en färg som medspelaren har bjudit; och om du har vilselett medspelaren med dina egna bud.
school-contract-doubles-redouble = Om medspelarens öppning upplysningsdubblas, redubbla med 2½ honnörsstick. Öppnaren har 2½, dubblaren minst 3: så säger du att resten är ditt.
school-contract-doubles-redouble-hand = Medspelaren öppnade med 1♠, och Öst dubblade. Vad säger du?
    .hint = Räkna honnörsstick.
    .why = Kung och dam, kung, ess: 2½. Redubbelt, och medspelaren vet att de har gått på en mina.
    .to-2D = Du kan säga mer på ett annat sätt.
school-contract-doubles-more-calls = Dubbla, eller inte?
school-contract-doubles-play = Du dubblade 3♣, och du ska spela ut. Låt inte Öst få fler än sju stick.
    .reached = Öst tog { $tricks }. Dubblingen lönade sig.
    .missed = Öst tog { $tricks }. Börja med dina höga hjärter, och ge inte medspelaren skäl att ångra dubblingen. Försök igen.

### Vid bordet

school-contract-table = Vid bordet
    .lead = Allt tillsammans: du bjuder och spelar med tre robotar.

school-contract-table-reminder =
    Innan du sätter dig, en gång till i korthet. Räkna honnörsstick. Nämn hellre en färg än sans-atout. Medspelarens färg: stödstick. Ett kravbud: gå till utgång. Och lyssna: varje bud har berättat något.
school-contract-table-all-calls = Först några öppningar.
school-contract-table-all-answers = Och några svar.
school-contract-table-set-deal = Du ger. Bjud med Nord till utgång, och spela hem den.
    .reached = { $tricks } stick i tre sans-atout. Du spelar kontraktsbridge.
    .missed = { $tricks } stick. Du har 3½ honnörsstick; öppna med en ruter, och när medspelaren nämner spader berättar sans-atout efter stegen om din styrka.
school-contract-table-second-deal = En giv till, och en utgång till.
    .reached = { $tricks } stick i fyra hjärter.
    .missed = { $tricks } stick. Du öppnar med en hjärter; medspelarens höjning till tre visar så mycket att du kan bjuda fyra.
school-contract-table-any-deal = Och nu vilken giv som helst, som den kommer. Bjud och spela som du har lärt dig.
    .reached = Given är slut: spelföraren tog { $tricks } stick.
    .missed = Given är slut. Den spelades inte, eller så passade alla; det kommer alltid en ny.
school-contract-table-end = Nu kan du hela regelbokens system. Resten är att spela. Borden väntar, och det du glömmer kommer tillbaka i övningarna.

## Drugi tečaj: kontrakt bridž po knjigi pravil

school-contract = Drugi tečaj: kontrakt bridž
    .lead = V minibridžu si izbiral, ko je mrtvec že ležal na mizi. Zdaj obljubiš, preden ga vidiš, tvoje napovedi pa soigralcu povedo, kaj imaš. Knjiga pravil iz Talina to uči korak za korakom in mi tudi.

### Licitacija

school-contract-auction = Licitacija
    .lead = Petintrideset licitov, tri druge napovedi, in ena od njih postane kontrakt.

school-contract-auction-promise =
    V minibridžu je izvajalec najprej videl mrtveca in nato izbral. V kontrakt bridžu je obratno: najprej poveš, kaj boš naredil, mrtvec pa pride na mizo, ko je prepozno za premislek.

    Licit je število in barva ali brez adut: 1♥ ali 3BA. Število šteje vzetke nad šestimi: kdor licitira 1♥, obljubi sedem vzetkov in srce za adut.
school-contract-auction-tricks = Vajina stran je licitirala 4♠. Koliko vzetkov sta obljubila?
    .hint = Prvih šest se ne imenuje.
    .why = Šest in štiri je deset.
    .to-4 = Štiri izgovoriš. Prvih šest pride še zraven.
school-contract-auction-strains = Vsak licit mora biti višji od prejšnjega: več vzetkov ali prav toliko v višji barvi. Razvrsti jih, najprej najvišjo.
    .hint = Najvišja je igra brez aduta. Med barvami sta višji tisti dve, katerih vzetek je dražji.
    .why = Brez adut, pik, srce, karo, križ.
    .a-S = Pik
school-contract-auction-how-many = Od 1♣ do 7BA: koliko licitov je vseh skupaj?
    .hint = Koliko števil se da licitirati in na koliko načinov?
    .why = Sedem števil na pet načinov je 35.
    .to-28 = Sedemkrat štiri. Si pozabil na igro brez aduta?
school-contract-auction-higher = Sever je licitiral 1♠, Vzhod 2♥. Na vrsti si ti. Kateri od teh so dovolj visoki? Označi vse.
    .hint = Dva v barvi nad srcem ali tri v čemer koli.
    .why = 2♠ in 2BA sta nad 2♥, tri pa v vsaki barvi. Karo je nižji od srca, zato 2♦ ni dovolj.
    .a-2D = 2♦
    .a-2S = 2♠
    .a-2NT = 2BA
    .a-3C = 3♣
school-contract-auction-round = Prvi govori delitelj, nato gre v smeri urinega kazalca. Oglej si eno licitacijo.
    .frame-1 = Sever deli in licitira 1 srce.
    .frame-2 = Vzhod pasira. Jug imenuje križ, Zahod pasira.
    .frame-3 = Sever ponovi srce. Zdaj je všeč tudi Jugu, zato licitira štiri.
    .frame-4 = Trije pasi zapored končajo licitacijo. Zadnji licit, 4♥, je kontrakt.
school-contract-auction-over = Je ta licitacija končana?
    .hint = Koliko pasov je sledilo zadnjemu licitu?
    .why = Še ne. Po 2♠ sta pasirala dva, potrebni so trije. Naslednji lahko še licitira, čeprav je prej pasiral.
school-contract-auction-declarer = Na strani, ki je licitirala zadnja, je izvajalec tisti, ki je to barvo imenoval prvi. Kdo igra ta 4♥?
    .hint = Poišči prvi licit v srcu.
    .why = Sever. Zadnji je licitiral Jug, a srce je prej imenoval Sever.
    .to-S = Jug je licitiral 4♥, a srca ni imenoval prvi.
school-contract-auction-double =
    Poleg licitov so še tri napovedi. Pas poznaš. Kontra pravi: tega ne verjameva. Če licit postane kontrakt, sta dobiček in izguba večja. Rekontra odgovarja: midva pa.

    Kontrirati smeš samo licit nasprotnikov, rekontrirati samo to, kar sta kontrirala onadva. Vsak višji licit kontro izbriše.
school-contract-auction-may-double = Vzhod je odprl z 1♠. Katere od teh napovedi so ti dovoljene? Označi vse.
    .hint = Je kdo že kontriral?
    .why = Njun licit smeš kontrirati, pasirati smeš vedno. Rekontrirati ni česa, 1♥ pa je nižji od 1♠.
    .a-X = Kontra
    .a-XX = Rekontra
    .a-Pass = Pas
    .a-1H = 1♥
school-contract-auction-doubled = Vzhod je licitiral 1♠, Jug je kontriral in šlo je naprej. Je licitacija končana?
    .hint = Kontra je ne konča. Preštej pase na koncu.
    .why = Še ne: za 2♠ sta samo dva pasa. Tudi kontre ni več, saj je veljala za 1♠.
school-contract-auction-more-calls = Kaj je dovoljeno?
school-contract-auction-more-declarers = Kdo je izvajalec?
school-contract-auction-first-contract = Licitacija je opravljena namesto tebe: odprl si z 1♠, soigralec je dvignil, ti si licitiral manšo. Zahod izigra srce kralja in šele zdaj pride mrtvec na mizo. Osvoji deset vzetkov.
    .reached = { $tricks ->
        [one] { $tricks } vzetek
        [two] { $tricks } vzetka
        [few] { $tricks } vzetki
       *[other] { $tricks } vzetkov
    }: obljuba je izpolnjena.
    .missed = { $tricks ->
        [one] { $tricks } vzetek
        [two] { $tricks } vzetka
        [few] { $tricks } vzetki
       *[other] { $tricks } vzetkov
    }; obljubljenih je bilo deset. Poberi adute in naj si križi in kare obeh listov pomagajo. Poskusi znova.

### Zapis točk

school-contract-sheet = Zapis točk
    .lead = Črta čez list in zakaj se splača manša.

school-contract-sheet-places =
    Na zapisu iz knjige so zgoraj imena igralcev, nato stolpca Mi in Oni ter debela črta čez list. Čisto na koncu se izid robra zapiše nad imena, zmagovalcema s plusom.

    Pod črto je stanje igre: samo napovedani in dobljeni vzetki. Vse drugo je nad njo.
school-contract-sheet-below = Kaj gre pod črto? Označi vse.
    .hint = Samo to, kar je bilo obljubljeno in izpolnjeno.
    .why = Samo napovedani in dobljeni vzetki. Presežni vzetek je dobrodošel, a gre nad črto.
    .a-contract = Napovedani in dobljeni vzetki
    .a-overtricks = Presežni vzetki
    .a-undertricks = Manjkajoči vzetki nasprotnikov
    .a-small-slam = Nagrada za mali slem
    .a-honours = Honerji
school-contract-sheet-values = Vsak vzetek nad šestimi ima svojo ceno. V brezadutski igri štejejo prvi, tretji, peti in sedmi 30, drugi 40.
school-contract-sheet-two-hearts = Licitiraš 2♥ in osvojiš osem vzetkov. Koliko gre pod črto?
    .hint = Dva vzetka v majorski barvi.
    .why = Dvakrat 30 je 60.
school-contract-sheet-game =
    Kdor ima pod črto prvi 100 točk, dobi manšo; dve manši dobita rober. Potegne se črta in obe strani začneta naslednjo manšo od začetka.

    Sto točk se lahko nabere v več delitvah. A najbolje jih je licitirati naenkrat, če gre.
school-contract-sheet-games = Kateri od teh so ravno dovolj za manšo v eni delitvi? Označi vse.
    .hint = Križ in karo po 20 na vzetek, srce in pik po 30, brez adut izmenoma 30 in 40. Kateri prvi dosežejo sto?
    .why = 3BA je 100, štiri v majorski barvi 120, pet v minorski 100. Zato so brez adut in majorske barve vsem tako pri srcu.
    .a-2NT = 2BA
    .a-3NT = 3BA
    .a-3S = 3♠
    .a-4S = 4♠
    .a-4H = 4♥
    .a-4D = 4♦
    .a-5D = 5♦
    .a-5C = 5♣
school-contract-sheet-missing = V prvi delitvi manše si izpolnil 2♥. Koliko točk še manjka do manše?
    .hint = Kaj je zdaj pod črto?
    .why = Tam je 60, manjka jih 40: prihodnjič bo dovolj 2♣ ali 2♥.
school-contract-sheet-over = Licitiraš 2♥ in osvojiš deset vzetkov. Koliko točk je to, nad črto in pod njo skupaj?
    .hint = Dva vzetka sta bila licitirana, dva ne. Vsi imajo isto ceno.
    .why = 60 pod črto za licitirana in 60 nad njo za druga dva. Če bi licitiral štiri, bi bilo vseh 120 pod črto in manša dobljena.
school-contract-sheet-danger =
    Kdor osvoji manj vzetkov, kot je obljubil, ne zapiše ničesar; nasprotnika pišeta nad črto.

    Stran, ki je dobila manšo, je ranljiva. Do robra ji manjka ena manša, a napake stanejo več.
school-contract-sheet-down = Neranljiv licitiraš 4♥ in osvojiš osem vzetkov. Koliko je to, gledano z vajine strani?
    .hint = Manjkata dva vzetka, kontre ni bilo.
    .why = Dva manjkajoča, neranljivo in brez kontre: nasprotnika zapišeta 100.
    .to-100 = Znesek je pravi. Kdo pa ga zapiše?
school-contract-sheet-danger-table = Ranljivi so ti zneski. Rastejo z vsakim vzetkom, zato človek dvakrat premisli.
school-contract-sheet-down-doubled = Isti 4♥ z osmimi vzetki, a ranljivo in kontrirano. Koliko je zdaj?
    .hint = Dva manjkajoča, kontrirano, ranljivo.
    .why = Nasprotnika zapišeta 500.
    .to-500 = Znesek je pravi. Kdo pa ga zapiše?
school-contract-sheet-doubled-made = Igraš kontriran 2♠ in osvojiš osem vzetkov. Koliko gre pod črto?
    .hint = Kontra podvoji ceno licitiranih vzetkov.
    .why = Dvakrat 60 je 120, in to je manša. Kontrirati dva v majorski barvi ni mala stvar.
school-contract-sheet-slams = Dvanajst vzetkov je mali slem, trinajst veliki. Nagrada je samo, če je bil licitiran.
school-contract-sheet-slam-missed = Nista ranljiva, licitiraš 4♠ in osvojiš dvanajst vzetkov. Koliko zapišeš?
    .hint = Je bil slem licitiran?
    .why = Šest vzetkov po 30: 180 in nobene nagrade. Za 6♠ bi bilo 500 več.
    .to-680 = Petsto je samo za licitirani slem.
school-contract-sheet-premiums =
    Dve manši dobita rober: 700, če druga stran nima nobene, sicer 500.

    Štirje od petih adutskih honerjev v enem listu prinesejo 100, vseh pet 150, v brezadutski igri pa štirje asi v enem listu 150, na kateri koli strani so.
school-contract-sheet-more-scores = Koliko prinese?

### Čemu sistem

school-contract-system = Čemu sistem
    .lead = Čemu je licitacija in trije načini, kako ovrednotiti isti list.

school-contract-system-aims =
    Licitacija je pogovor med soigralcema. Z vsako napovedjo poveš nekaj o svoji moči in barvah in skupaj iščeta najboljši kontrakt.

    Napadata, kadar hočeta sama dobiti manšo. Branita se, kadar jo otežujeta drugima. In vedno licitirata s ciljem: delna igra, manša ali slem.
school-contract-system-why-system =
    Pogovor pomaga samo, če oba mislita isto. Sistem pove, kaj mora list najmanj imeti za vsak licit. Tako med soigralcema ni dvoma.

    Knjiga najtopleje priporoča sistem Elyja Culbertsona in igrajo ga tudi roboti pri tvoji mizi. Za večino listov ima pravila, nekaj jih prepušča tvoji presoji.
school-contract-system-approach =
    Sistem se imenuje »Approach Forcing System«. Približevanje: pojdi korak za korakom in imenuj barve, saj je za brez adut še čas, ko so barve znane. Brez razloga ni nikomur treba nadaljevati.

    Forsiranje: kdor je zelo močan, da licit, na katerega soigralec ne sme pasirati. Odtlej oba nadaljujeta do manše.
school-contract-system-opener = Otvoritelj je tisti, ki licitira prvi. Kdo je to tu?
    .hint = Pas ni licit.
    .why = Jug. Sever in Vzhod sta samo pasirala, Zahod je licitiral pozneje.
    .to-N = Sever se je oglasil prvi, a samo s pasom.
school-contract-system-more-openers = Kdo je odprl?
school-contract-system-three-values =
    Istih trinajst kart je vrednih več ali manj, odvisno od tega, čigava barva je adut.

    S svojo barvo kot adutom šteješ igralne vzetke. Za soigralčevo barvo šteješ podporne. Proti barvi nasprotnikov šteješ obrambne.
school-contract-system-whose = Soigralec je odprl z 1♥. Če bo adut srce, kaj šteješ?
    .hint = Kdo ga je imenoval?
    .why = Podporne vzetke: to je soigralčeva barva.
    .a-playing = Igralne vzetke
    .a-support = Podporne vzetke
    .a-defence = Obrambne vzetke
school-contract-system-more-values = Kaj šteje tu?
school-contract-system-sacrifice = Včasih se licitira, česar se ne da izpolniti, samo da nasprotnika ne bi igrala svoje manše. To je prav le, če je kazen manjša od tega, kar bi zapisala onadva.
school-contract-system-more-sacrifices = Se splača?

### Honerski vzetki

school-contract-honour-tricks = Honerski vzetki
    .lead = Denar, s katerim se tu plačuje vse.

school-contract-honour-tricks-what =
    Minibridž šteje točke. Ta sistem šteje honerske vzetke: koliko vzetkov dobijo moje visoke karte, če igrata nasprotnika?

    Barva gre redko več kot dvakrat naokrog, preden kdo reže. Zato nobena barva ne šteje več kot dva.
school-contract-honour-tricks-table = To je tabela; x je katera koli karta pod desetico. V vsaki barvi vzemi enkrat prvo vrstico, ki ustreza. Zadnji dve vrstici govorita o dveh različnih barvah.
school-contract-honour-tricks-ace-king = Koliko honerskih vzetkov je ta barva?
    .hint = Poglej prvo vrstico tabele.
    .why = As in kralj: oba naj bi dobila vzetek, torej dva.
school-contract-honour-tricks-king-jack = In ta? Polovico lahko zapišeš kot 1½ ali 1,5.
    .hint = Kralj, fant in še ena karta.
    .why = Eden. Brez tretje karte bi bila samo polovica.
    .to-0_5 = Toliko je vreden kralj z majhno karto.
school-contract-honour-tricks-bare-king = Kralj čisto sam. Koliko?
    .hint = Kaj se mu zgodi, ko pade as?
    .why = Nič: as ga ujame. Tabela hoče ob kralju majhno karto.
    .to-0_5 = Za pol vzetka potrebuje kralj spremljevalca.
school-contract-honour-tricks-no-more = In ta sijajna barva?
    .hint = Je kje kakšna meja?
    .why = Dva, nič več: v obrambi se tretji krog reže.
    .to-4 = Kot lastni adut že. A honerski vzetki se štejejo kakor v obrambi.
    .to-3 = Tretji krog se navadno reže.
school-contract-honour-tricks-pairs = Koliko honerskih vzetkov je v tem listu?
    .hint = Kralj ima majhno karto in dama v drugi barvi tudi.
    .why = Kralj z majhno karto in dama z majhno karto v drugi barvi sta skupaj eden.
    .to-0_5 = To je kralj sam. Doda dama druge barve kaj?
school-contract-honour-tricks-hand = List iz knjige. Koliko honerskih vzetkov?
    .hint = Kaj šteti je v dveh barvah.
    .why = As in dama 1½, as 1: skupaj 2½.
school-contract-honour-tricks-hand-2 = Še eden, z nečim v vsaki barvi.
    .hint = En as, ena močna barva in dve barvi, ki si pomagata.
    .why = Pik 1, karo 1½, srce kralj in križ dama skupaj 1: skupaj 3½.
    .to-3 = Skoraj. Kralj in dama v različnih barvah sta skupaj vredna enega.
school-contract-honour-tricks-more-hands = Preštej te.
school-contract-honour-tricks-why-half = Zakaj sta as in dama vredna enega in pol? Knjiga vpraša, kje je kralj. Ti si Jug, soigralec izigra proti tebi.
    .frame-1 = Kralj je pred tabo, na desni.
    .frame-2 = Če Vzhod odigra kralja, ga vzame tvoj as in dama je visoka.
    .frame-3 = Če odigra nizko, dobi tvoja dama, as pa še ostane. V vsakem primeru dva vzetka.
    .frame-4 = Zdaj je kralj za tabo, na levi.
    .frame-5 = Tvojo damo vzame. Če odigraš asa, izgubi dama pozneje. En vzetek. Dva in eden: na sredi je eden in pol.
school-contract-honour-tricks-king-behind = Kralj je na tvoji levi. Koliko vzetkov dobijo tvoje karte v tej barvi ob najboljši igri?
    .hint = Odigraj do konca: Zahod prej vidi tvojo karto.
    .why = Enega: asa. Zahod čaka s kraljem, dokler ne pride dama.
school-contract-honour-tricks-more-halves = Pred tabo ali za tabo?
school-contract-honour-tricks-other-table =
    Ista knjiga ima še drugo tabelo, za svoj križev sistem. Šteje v četrtinah in ne pozna parov barv, zato pa da dami z dvema majhnima četrtino.

    Katero tabelo uporabljaš ti, mora uporabljati tudi soigralec.
school-contract-honour-tricks-quarters = Po drugi tabeli: koliko honerskih vzetkov? Četrtino lahko zapišeš kot 1¼ ali 1,25.
    .hint = Štejejo tri barve. Poišči asa z damo, kralja s fantom in desetico ter damo z dvema kartama.
    .why = As in dama 1¼, kralj, fant in desetica ¾, dama z dvema kartama ¼: 2¼.

### S čim se odpre

school-contract-opening = S čim se odpre
    .lead = Dva in pol honerskega vzetka, barva in štirje vzetki na vidiku.

school-contract-opening-enough =
    Za otvoritev potrebuješ vsaj 2½ honerskega vzetka.

    Knjiga razloži takole: v delitvi jih je vseh skupaj približno osem. Povprečen list ima asa, to je eden, kralja in damo, to je spet eden, ter fanta in desetico za malenkost: dva in malo. Kdor odpre, naj ima več.
school-contract-opening-average = To je povprečni list iz knjige. Ali odpre?
    .hint = As, kralj s svojo damo, fant in desetica.
    .why = Dva in malo ni 2½. Povprečen list pasira.
school-contract-opening-third = Če sta prva dva pasirala, sta lista pred tabo šibka in eden je soigralčev. Na tretjem ali četrtem mestu potrebuješ 3.
school-contract-opening-third-hand = Pred tabo sta pasirala dva. Kaj napoveš?
    .hint = Preštej honerske vzetke in pomisli na svoje mesto.
    .why = 2½, tu pa bi potreboval 3: pas.
    .to-1S = Z 2½ lahko odpreta prva dva. Ti si tretji.
school-contract-opening-first-hand = Isti list, a delitelj si ti. Kaj napoveš?
    .hint = Kar je bilo prej premalo, je zdaj dovolj. Katera barva?
    .why = 2½ honerskega vzetka in barva s petimi kartami z asom in damo: 1 pik.
    .to-Pass = Na prvem mestu je 2½ dovolj.
school-contract-opening-fit =
    Ni vsaka barva primerna za adut. V štirih kartah mora biti 1½ honerskega vzetka: as in dama, as, fant in desetica ali kralj, dama in desetica. V petih zadošča polovica: kralj ali dama in fant. Šest kart ne potrebuje ničesar: še desetica, devetica in štiri majhne so dovolj.

    Tri karte nikoli niso barva za licit.
school-contract-opening-four = Je ta barva primerna za adut?
    .hint = Štiri karte. Koliko honerskih vzetkov je v njih?
    .why = Kralj, dama in desetica so 1½: da.
school-contract-opening-four-weak = In ta?
    .hint = Štiri karte. Koliko je vreden as?
    .why = En honerski vzetek, štiri karte pa potrebujejo 1½: ne.
school-contract-opening-five = In pet kart z damo in fantom?
    .hint = Koliko potrebuje barva s petimi kartami?
    .why = Dama, fant in še ena so pol vzetka, več pet kart ne potrebuje: da.
school-contract-opening-six = Šest majhnih?
    .hint = Daljša ko je, manj mora biti v njej.
    .why = Da. S šestimi aduti dobijo vzetke tudi majhni.
school-contract-opening-more-suits = Katere barve so primerne?
school-contract-opening-playing = Kdor odpre, šteje igralne vzetke: honerske vzetke lista, nekaj za dolžino aduta in malo za dolžino drugih barv.
school-contract-opening-worked = Izračunani list iz knjige, adut je srce. Koliko igralnih vzetkov?
    .hint = Najprej honerski vzetki; nato pet adutov in štiri karte druge barve.
    .why = Honerski vzetki 2½, pet adutov 2, štirje kari ½: pet.
    .to-2_5 = To so honerski vzetki. Dodaj nekaj za dolžino.
    .to-4_5 = Tudi karo je dolg.
school-contract-opening-row = Dolga neprekinjena vrsta adutov se šteje drugače: število kart brez tistih, ki manjkajo nad njo. Vzemi, kar da več.
school-contract-opening-row-count = Koliko vzetkov je ta barva kot adut?
    .hint = Šest kart in vrsta od dame navzdol. Kaj manjka nad njo?
    .why = Šest brez asa in kralja: štirje.
school-contract-opening-more-tricks = Koliko igralnih vzetkov?
school-contract-opening-four-tricks =
    Za otvoritev z 1 so potrebni štirje igralni vzetki.

    Zakaj štirje? Če bi se trinajst vzetkov razdelilo enakomerno, bi jih imel vsak tri in eden bi ostal. Kdor ga ima, lahko upa: štirje svoji in trije soigralčevi so sedem, in sedem je obljubil.
school-contract-opening-one-heart = Vse skupaj: kaj napoveš kot delitelj?
    .hint = Honerski vzetki, barva, igralni vzetki. Ta list si že preštel.
    .why = 2½ honerskega vzetka, pet kart z asom in damo, pet igralnih vzetkov: 1 srce.

### Katera barva prej

school-contract-suits = Katera barva prej
    .lead = Dve barvi v enem listu in kolikokrat ju imenovati.

school-contract-suits-two-suits =
    Če sta primerni dve barvi, poglej dolžini.

    Pet in pet ali šest in pet: najprej višja. Pet in štiri, šest in štiri, sedem in štiri: najprej daljša.
school-contract-suits-five-five = Pet pikov in pet križev. S čim odpreš?
    .hint = Enako dolgi sta.
    .why = Najprej višja: 1 pik. Križ lahko pokažeš pozneje brez plezanja.
school-contract-suits-five-four = Pet križev in štiri srca. S čim odpreš?
    .hint = Nista enako dolgi.
    .why = Najprej daljša: 1 križ.
    .to-1H = Srce je višje, a krajše.
school-contract-suits-six-five = Šest križev in pet src. S čim odpreš?
    .hint = Vrstica o šestih in petih je v tisku poškodovana. Mi beremo: kakor pri petih in petih.
    .why = Višja: 1 srce. Kdor poškodovano vrstico razlaga drugače, začne z daljšo, 1 križ; sprejmemo tudi to.
school-contract-suits-six-four = Šest karov in štirje piki. S čim odpreš?
    .hint = Primerjaj dolžini.
    .why = 1 karo, in če je mogoče, še enkrat karo, preden pokažeš pik.
    .to-1S = Pik je višji, a precej krajši.
school-contract-suits-more-choices = Katera barva prej?
school-contract-suits-repeat = Barva s štirimi adutskimi vzetki se sme licitirati dvakrat, s petimi celo trikrat. Sledijo štiri barve iz knjige.
school-contract-suits-akj = Kolikokrat se sme licitirati ta barva?
    .hint = Vrsta je prekinjena. Torej honerski vzetki in dolžina.
    .why = As in kralj 2, pet kart 2: štirje vzetki, torej dvakrat.
school-contract-suits-qjt = In ta?
    .hint = Vrsta. Kaj manjka zgoraj?
    .why = Šest kart manj dve: štirje vzetki, torej dvakrat.
school-contract-suits-akq = Ta?
    .hint = Zgoraj kaj manjka?
    .why = Pet kart in nič ne manjka: pet vzetkov, torej trikrat.
school-contract-suits-kqj = In zadnja?
    .hint = Zgoraj manjka ena karta.
    .why = Sedem kart manj ena: šest vzetkov, torej trikrat.
school-contract-suits-more-repeats = Kolikokrat?

### Šest vrst otvoritev

school-contract-openings = Šest vrst otvoritev
    .lead = Od ena do pet, z listi iz knjige.

school-contract-openings-one = 1 v barvi: 2½ honerskega vzetka, barva, primerna za adut, in štirje igralni vzetki. To je običajna otvoritev, soigralec sme pasirati.
school-contract-openings-one-hand = List iz knjige. Delitelj si ti. Kaj napoveš?
    .hint = Ena barva je primerna, druga ni.
    .why = V srcu 1½, v karu 1, in ravno štirje igralni vzetki: 1 srce.
    .to-1D = Štirje kari samo z asom: ta barva je prešibka za adut.
school-contract-openings-two = 2 v barvi: 5 honerskih vzetkov v treh barvah, z zelo dolgim adutom 4½. Forsira: soigralec pred manšo ne sme pasirati, tudi če nima ničesar. Zato moraš manšo bolj ali manj videti v svojem listu.
school-contract-openings-two-hand = List iz knjige. Kaj napoveš?
    .hint = Preštej honerske vzetke. Katera od dveh enako dolgih barv gre prva?
    .why = 4½ honerskega vzetka z dvema barvama s petimi kartami: 2 pik.
    .to-1S = Barva je prava. A s tem listom soigralec ne sme pasirati.
    .to-2C = Moč je prava. Katera od dveh barv s petimi kartami gre prva?
school-contract-openings-flat-hand = Pet honerskih vzetkov, a nikjer nobene dolžine. Kaj napoveš?
    .hint = Z enakomernim listom se ne forsira. Obstaja močan licit, na katerega sme soigralec pasirati.
    .why = 2 brez adut, kar ne forsira. Knjiga dovoli tudi 1 v barvi.
    .to-2C = Dovolj močno, a preveč enakomerno za forsiranje do manše.
school-contract-openings-three = 3 v majorski ali 4 v minorski barvi: zelo dolga in močna barva, ki od soigralca ne potrebuje adutov, poleg nje vsaj 1½ honerskega vzetka in približno osem igralnih vzetkov; v minorski devet, ranljiv deset. Soigralca prosi za visoke karte v drugih barvah.
school-contract-openings-three-hand = List iz knjige, neranljiv. Kaj napoveš?
    .hint = Srce ne potrebuje pomoči. Koliko je poleg njega?
    .why = Šest srčnih vzetkov in poleg njih 1½: približno osem. 3 srce.
    .to-1H = Tako bi marsikdo. A ta sistem ima licit, ki pokaže prav tak list.
    .to-4H = Za to je poleg srca preveč.
school-contract-openings-four = 4 v majorski ali 5 v minorski barvi: sedem kart ali več, ki ne potrebujejo pomoči, in poleg njih skoraj nič. Sedem igralnih vzetkov, ranljiv osem; v minorski eden več. Šibkejše je od nižjih otvoritev. Nasprotnikoma vzame prostor za pogovor.
school-contract-openings-four-hand = List iz knjige, neranljiv. Kaj napoveš?
    .hint = Osem src in poleg njih en as.
    .why = Sedem srčnih vzetkov in as, a poleg srca manj kot 1½: 4 srce.
    .to-3H = Za 3 srce je poleg njega premalo.
    .to-1H = Potem nasprotnika poceni najdeta svojo barvo.
school-contract-openings-no-trump = 1 brez adut: 2½ honerskega vzetka, štirje igralni vzetki in nobene barve za licit. Izogni se mu, če se da: s tremi ali štirimi honerskimi vzetki je lahko barva malo šibkejša, kot bi morala biti.
school-contract-openings-no-trump-hand = List iz knjige. Kaj napoveš?
    .hint = Je katera barva primerna ali skoraj?
    .why = 3½ honerskega vzetka in štirje igralni vzetki. Križ je prešibak tudi za šibkejšo barvo: 1 brez adut.
    .to-1C = V štirih kartah z damo na čelu samih po sebi ni ničesar.
school-contract-openings-weaker = In ta?
    .hint = Strogo vzeto ni primerna nobena barva. Kako močan pa je list?
    .why = 3½ honerskega vzetka, piku manjka samo pol vzetka: raje 1 pik kot 1 brez adut.
    .to-1NT = Temu se izogibamo. Ni nobene barve, ki je skoraj dovolj dobra?
school-contract-openings-pass = Dobro poglej. Kaj napoveš?
    .hint = Honerskih vzetkov je dovolj. Preštej še igralne.
    .why = 2½ honerskega vzetka, a v križu samo 3½ igralnega. Potrebni so štirje: pas.
    .to-1C = Honerskih vzetkov je dovolj in barva je tu. So tudi štirje igralni vzetki?
school-contract-openings-more-openings = S čim odpreš?
school-contract-openings-meanings = In kaj napovedi obljubljajo?

### Dvig soigralčeve barve

school-contract-raises = Dvig soigralčeve barve
    .lead = Podporni vzetki in kako visoko gredo.

school-contract-raises-three-tricks =
    Soigralec je odprl. Če ti je barva všeč, jo dvigni in takoj pokaži, kaj imaš.

    A pomni: kdor odpre, ima štiri vzetke in je s tremi tvojimi že računal. Dvigni za to, kar imaš nad tremi.
school-contract-raises-normal = Najprej: so tvoji aduti dovolj dobri? Običajna podpora so katere koli štiri karte ali tri z damo ali višjo na čelu ali fant, desetica in še ena. Z manj prvič nikoli ne dviguj, naj bo drugo še tako močno.
school-contract-raises-qxx = Soigralec je licitiral srce. Je to običajna podpora?
    .hint = Tri karte. Kaj je na čelu?
    .why = Da, tri z damo.
school-contract-raises-xxx = In to?
    .hint = Spet tri karte. Kaj je na čelu?
    .why = Ne. Tri majhne so premalo.
school-contract-raises-jtx = In to?
    .hint = Fant je manj kot dama. A nekaj ima ob sebi.
    .why = Da, fant, desetica in še ena so posebej omenjeni.
school-contract-raises-more-support = Običajna podpora ali ne?
school-contract-raises-trumps = Zdaj preštej podporne vzetke. Najprej adute: njihovo dolžino in poleg nje honerje.
school-contract-raises-short =
    Nato druge barve: honerski vzetki in dolžina, kot že znaš. In nekaj novega, kratkost: kjer imaš malo kart, lahko režeš. S štirimi aduti je vredna več.

    Od več kratkih barv štej samo najkrajšo.
school-contract-raises-worked = Izračunani list iz knjige. Soigralec je odprl z 1♥. Koliko podpornih vzetkov?
    .hint = Štirje aduti s kraljem, en sam pik, as s štirimi kartami in štirje križi.
    .why = Ena sama karta 2; kralj in štirje aduti 1½; as in štiri karte 1½; štiri karte ½: skupaj 5½.
    .to-3_5 = Koliko je s štirimi aduti vredna ena sama karta?
school-contract-raises-more-counts = Preštej podporne vzetke.
school-contract-raises-table = Tako visoko dvignejo podporni vzetki otvoritev z 1.
school-contract-raises-brake =
    Še dve pravili. Za dvig je potreben več kot en honerski vzetek, kakršna koli je razporeditev.

    In zavora: z manj kot 2½ honerskega vzetka licitiraj eno manj tam, kjer bi tabela šla do manše.
school-contract-raises-worked-call = Spet izračunani list s 5½ podpornega vzetka. Kaj napoveš?
    .hint = Tabela pravi štiri. Koliko honerskih vzetkov imaš?
    .why = Tabela bi rekla 4 srce. A honerskega vzetka je samo 1½, zato eno manj: 3 srce. Tako pravi tudi knjiga.
    .to-4H = Po tabeli že. A pomisli na zavoro.
    .to-2H = To bi bilo za približno 3½ podpornega vzetka.
school-contract-raises-single = Soigralec je odprl z 1♠. Kaj napoveš?
    .hint = Trije aduti z asom. Preštej drugo.
    .why = Adutski as 1, kralj in dama 1, dve barvi s štirimi kartami po ½, dve srci ½: 3½ podpornega vzetka. 2 pik.
school-contract-raises-more-raises = Kako visoko?
school-contract-raises-play = Zdaj cela delitev. Deliš in odpreš ti; roboti licitirajo po istem sistemu. Poišči manšo in jo izpolni.
    .reached = { $tricks ->
        [one] { $tricks } vzetek
        [two] { $tricks } vzetka
        [few] { $tricks } vzetki
       *[other] { $tricks } vzetkov
    } v pravi manši. Dobro licitirano in dobro odigrano.
    .missed = Tokrat { $tricks ->
        [one] { $tricks } vzetek
        [two] { $tricks } vzetka
        [few] { $tricks } vzetki
       *[other] { $tricks } vzetkov
    }. 4 pik se dajo licitirati in izpolniti: odpreš z 1 pik, soigralčev dvig pa ti pove, da je deset vzetkov blizu.

### Drugi odgovori

school-contract-answers = Drugi odgovori
    .lead = Kadar ne dvigneš: nova barva, brez adut, skok ali pas.

school-contract-answers-duty = Kdaj smeš pasirati na soigralčevo 1 v barvi? Z enim honerskim vzetkom in primerno barvo ne, z 1½ pa nikoli. Z manj pasiraš.
school-contract-answers-too-weak = Soigralec je odprl z 1♣. Kaj napoveš?
    .hint = Preštej honerske vzetke in poglej, ali je srce primerno.
    .why = Pol honerskega vzetka in pet praznih src: pas.
school-contract-answers-shift = Nova barva pokaže barvo, primerno za adut, 1½ do 2½ honerskega vzetka in da ni običajne podpore. Licitiraj jo čim ceneje. Soigralec sme pasirati.
school-contract-answers-shift-hand = List iz knjige. Soigralec je odprl z 1♠. Kaj napoveš?
    .hint = Trije piki s fantom: je to podpora? In karo?
    .why = Običajne podpore ni, pet dobrih karov, dva honerska vzetka: 2 karo.
    .to-2S = Fant in dve majhni nista običajna podpora.
    .to-1NT = Imaš barvo, ki jo lahko imenuješ.
    .to-3D = Skok bi forsiral do manše.
school-contract-answers-no-trumps = Brez podpore in brez barve odgovoriš z brez adut in takoj pokažeš moč: 1 z 1½ honerskega vzetka, 2 z 2 do 2½, 3 s 3 ali več.
school-contract-answers-one-no-trump = Soigralec je odprl z 1♠. Kaj napoveš?
    .hint = Ne podpore ne barve. Kako močan je list?
    .why = As ter dama s fantom druge barve: 1½. 1 brez adut.
    .to-Pass = Z 1½ honerskega vzetka ne smeš pasirati.
school-contract-answers-two-no-trump = Soigralec je odprl z 1♦. Kaj napoveš?
    .hint = Preštej in poglej tri stopnje.
    .why = 2½ honerskega vzetka, ne podpore ne barve: 2 brez adut.
    .to-1NT = To pokaže samo 1½.
school-contract-answers-jump = Skok v novo barvo forsira do manše. Potrebuješ primerno barvo in 3½ honerskega vzetka v treh barvah; z zelo močnim lastnim adutom ali s podporo za soigralca zadoščajo 3.
school-contract-answers-jump-hand = Soigralec je odprl z 1♣. Kaj napoveš?
    .hint = Koliko honerskih vzetkov? Katera barva je primerna?
    .why = 4½ honerskega vzetka in dober karo: 2 karo, s skokom. Manša je zdaj gotova.
    .to-1D = Na to bi soigralec lahko pasiral.
school-contract-answers-one-trick = Soigralec je odprl z 1♥, ti imaš en honerski vzetek. Kaj napoveš?
    .hint = Tu knjiga sama sebi nasprotuje. Kaj bi si upal ti?
    .why = Na enem mestu prepove pas z enim honerskim vzetkom in barvo, na drugem hoče za novo barvo 1½. Mi tu licitiramo 1 brez adut, ker bi bilo treba karo licitirati na stopnji dve; sprejmemo tudi 2 karo in pas.
school-contract-answers-more-answers = Kaj odgovoriš?
school-contract-answers-meanings = Kaj pomenijo napovedi?

### Brez adut

school-contract-no-trump = Lestvica za brez adut
    .lead = Seštej dva lista in veš, kako visoko lahko gresta.

school-contract-no-trump-ladder = V brezadutski igri odločajo honerski vzetki. K svojim prištej tiste, ki jih je obljubil soigralec, in poglej lestvico.
school-contract-no-trump-together = Izjemoma sta odkrita oba lista. Koliko honerskih vzetkov je skupaj?
    .hint = Najprej preštej vsakega posebej.
    .why = Ti imaš 3½, Sever 2: kralj in dama 1, as 1. Skupaj 5½.
school-contract-no-trump-how-high = Kako visoko lahko gresta ta dva lista brez aduta?
    .hint = Kje na lestvici je 5½?
    .why = Od 5½ je manša: 3 brez adut.
    .a-1NT = 1 brez adut
    .a-2NT = 2 brez adut
    .a-3NT = 3 brez adut
    .a-6NT = 6 brez adut
school-contract-no-trump-more-ladder = Kako visoko?
school-contract-no-trump-answers = Soigralec je odprl z 1 brez adut in s tem obljubil 2½. Na 2 dvigni z 2½, na 3 s 3 in na 4 s 4½. Z manj pasiraš, razen če imaš dolgo barvo.
school-contract-no-trump-two = Soigralec je odprl z 1BA. Kaj napoveš?
    .hint = As in kralj ter dve barvi, ki si pomagata.
    .why = 2½ honerskega vzetka: 2 brez adut. Pet pikov z damo ni primerna barva.
    .to-2S = Pri petih kartah mora biti pol vzetka v barvi sami.
school-contract-no-trump-three = Soigralec je odprl z 1BA. Kaj napoveš?
    .hint = Preštej.
    .why = As, as in dama ter dama in fant: 3 honerski vzetki. S soigralčevimi 2½ je to manša: 3 brez adut.
school-contract-no-trump-jump = In če si odprl barvo, soigralec pa odgovori 1 brez adut? To obljubi 1½. Če imaš sam več kot 3½, skoči na 3.
school-contract-no-trump-jump-hand = Odprl si z 1♠, soigralec je odgovoril 1BA. Kaj napoveš?
    .hint = Tvoji in soigralčevi: kje na lestvici je to?
    .why = 4 in 1½ je 5½: 3 brez adut.
    .to-2NT = Seštej še enkrat: kje se začne manša?
school-contract-no-trump-more-answers = Kaj napoveš?
school-contract-no-trump-play = Delitelj si ti. Z robotom nasproti licitirajta do pravega brezadutskega kontrakta in ga izpolni.
    .reached = { $tricks ->
        [one] { $tricks } vzetek
        [two] { $tricks } vzetka
        [few] { $tricks } vzetki
       *[other] { $tricks } vzetkov
    } v kontraktu 3 brez adut.
    .missed = { $tricks ->
        [one] { $tricks } vzetek
        [two] { $tricks } vzetka
        [few] { $tricks } vzetki
       *[other] { $tricks } vzetkov
    }. Barve za licit nimaš, zato začni z 1 brez adut; soigralčev dvig pokaže 2½ in skupaj je to manša.

### Forsirni liciti in slemi

school-contract-forcing = Forsirni liciti in slemi
    .lead = Trije znaki, po katerih veš, da ne smeš pasirati.

school-contract-forcing-marks =
    Forsirajo trije liciti. Otvoritev z 2 v barvi. Skok otvoriteljevega soigralca v novo barvo. In licit barve nasprotnikov, kdor koli ga da.

    Odtlej ne sme pasirati nobeden od vaju, dokler ni licitirana manša. Na vse druge licite se sme pasirati, tudi na dvig s skokom.
school-contract-forcing-two-hearts = Soigralec je odprl z 2♥, ti nimaš ničesar. Smeš pasirati?
    .hint = Je to eden od treh?
    .why = Ne. Soigralec vidi manšo tudi ob praznem listu.
    .a-may-pass = Da
    .a-must-bid = Ne
school-contract-forcing-two-no-trump = Soigralec je odprl z 2BA. Smeš pasirati?
    .hint = 2 v barvi forsira. Je brez adut barva?
    .why = Da. 2 brez adut je močan licit, a ne forsira.
    .a-may-pass = Da
    .a-must-bid = Ne
school-contract-forcing-raise = Odprl si z 1♥, soigralec je dvignil na 3♥. Smeš pasirati?
    .hint = Je to nova barva?
    .why = Da. Dvig s skokom pokaže moč, a ne forsira.
    .a-may-pass = Da
    .a-must-bid = Ne
school-contract-forcing-jump = Odprl si z 1♥, soigralec je odgovoril 2♠. Smeš pasirati?
    .hint = 1 pik bi bil dovolj.
    .why = Ne. Skok v novo barvo forsira do manše.
    .a-may-pass = Da
    .a-must-bid = Ne
school-contract-forcing-more-forcing = Smeš pasirati?
school-contract-forcing-answers =
    Kako odgovoriš na 2 v barvi? Z manj kot enim honerskim vzetkom reci 2 brez adut: nimam ničesar. S podporo in enim honerskim vzetkom dvigni; z barvo in enim honerskim vzetkom jo licitiraj.

    Brez obojega odgovori 3 brez adut z 1½ ali 2 in 4 brez adut z 2½.
school-contract-forcing-weak = Soigralec je odprl z 2♥. Kaj napoveš?
    .hint = Pasirati ne smeš. Kaj pove, da nimaš ničesar?
    .why = 2 brez adut. Z brezadutsko igro to nima nobene zveze.
    .to-Pass = 2 v barvi forsira do manše.
school-contract-forcing-suit = Soigralec je odprl z 2♠. Kaj napoveš?
    .hint = En honerski vzetek, in poglej srce.
    .why = Kralj in fant z več kartami sta en honerski vzetek, sedem src pa je gotovo primernih: 3 srce.
    .to-2NT = To bi povedalo, da imaš manj kot en honerski vzetek.
school-contract-forcing-support = Soigralec je odprl z 2♣. Kaj napoveš?
    .hint = Podpora gre pred svojo barvo.
    .why = Trije križi s kraljem so običajna podpora, podporni vzetki so štirje: navaden dvig, 3 križ.
    .to-2H = Tudi dobro, a podpora gre prva.
school-contract-forcing-more-answers = Kaj odgovoriš?
school-contract-forcing-long = Po otvoritvi s 3 v majorski ali 4 v minorski barvi soigralec od tebe ne potrebuje adutov, ampak visoke karte: dvigni za eno z dvema zanesljivima vzetkoma, ranljiv že z več kot enim. Štejejo asi, kralji in adutski honerji; dolžina in kratkost ne.
school-contract-forcing-raise-three = Soigralec je odprl s 3♥, nihče ni ranljiv. Kaj napoveš?
    .hint = Koliko zanesljivih vzetkov imaš?
    .why = Dva asa in kralj: 2½. To je dovolj za 4 srce, ne glede na to, koliko adutov imaš.
    .to-Pass = Aduti niso potrebni. Preštej ase.
school-contract-forcing-more-long = Dvig ali pas?
school-contract-forcing-slam =
    Slem se licitira tam, kamor sežejo tabele: sedem honerskih vzetkov skupaj v brezadutski igri ali 8½ podpornega vzetka za soigralčevo barvo.

    In forsirni licit nad manšo, na primer barva nasprotnikov, soigralca vabi v slem.
school-contract-forcing-play-two = Delitelj si ti in tvoj list je zelo močan. Soigralca prisili k nadaljevanju in izpolni svojo manšo.
    .reached = { $tricks ->
        [one] { $tricks } vzetek
        [two] { $tricks } vzetka
        [few] { $tricks } vzetki
       *[other] { $tricks } vzetkov
    }. Soigralec te ni pustil na cedilu.
    .missed = { $tricks ->
        [one] { $tricks } vzetek
        [two] { $tricks } vzetka
        [few] { $tricks } vzetki
       *[other] { $tricks } vzetkov
    }. Odpri z 2 pik: pet honerskih vzetkov in šest adutov. Potem soigralec pred manšo ne more pasirati.
school-contract-forcing-play-slam = Delitelj si ti. Prisluhni soigralčevemu dvigu in licitiraj, za kar so vajini vzetki skupaj dovolj.
    .reached = { $tricks ->
        [one] { $tricks } vzetek
        [two] { $tricks } vzetka
        [few] { $tricks } vzetki
       *[other] { $tricks } vzetkov
    }: slem, licitiran in izpolnjen.
    .missed = { $tricks ->
        [one] { $tricks } vzetek
        [two] { $tricks } vzetka
        [few] { $tricks } vzetki
       *[other] { $tricks } vzetkov
    }. Soigralčev skok na 5 pik pokaže vsaj 7½ podpornega vzetka. Prištej svojega 5½ igralnega vzetka: skupaj jih je trinajst, za slem jih je treba dvanajst.

### Drugič na vrsti

school-contract-again = Drugič na vrsti
    .lead = Otvoriteljev naslednji licit in soigralčev.

school-contract-again-anew = Ko soigralec imenuje drugo barvo, list ovrednoti znova: kot podporo zanjo. Nato se odloči, ali boš podprl, imenoval tretjo barvo, ponovil svojo ali pasiral.
school-contract-again-support = Odprl si z 1♥, soigralec je odgovoril 1♠. Kaj napoveš?
    .hint = Štirje piki. Štej podporne vzetke z enim samim karom.
    .why = Sedem podpornih vzetkov: as in štirje aduti 1½, ena sama karta 2, honerji in dolžina poleg njih 3½. Takoj manša: 4 pik.
    .to-2H = Pik se ujema. Pokaži to.
    .to-2S = To bi pokazalo približno 3½ podpornega vzetka. Preštej znova.
school-contract-again-forced =
    Po soigralčevem forsirnem skoku pred manšo ne smeš pasirati. Knjiga pove, kaj storiti: z običajno podporo podpri. Če je mogoče, pokaži drugo barvo. Dobro barvo s petimi kartami licitiraj še enkrat. Kar imaš nad otvoritvijo, pokaži takoj. In če nič ne ustreza, licitiraj brez adut čim ceneje.

    V katerem vrstnem redu, ne pove. Mi najprej podpremo.
school-contract-again-second-suit = Odprl si z 1♠, soigralec je skočil na 3♦. Kaj napoveš?
    .hint = Podpore ni. Je kje druga barva?
    .why = As in dama s štirimi kartami: 3 srce.
    .to-3S = Dobra barva, a druga barva gre prva.
    .to-Pass = Pred manšo ne smeš pasirati.
school-contract-again-fits = Odprl si z 1♠, soigralec je skočil na 3♣. Kaj napoveš?
    .hint = Poglej svoje križe.
    .why = Štirje križi so običajna podpora: 4 križ.
    .to-3H = Srce je prešibko za licit; pa tudi podpora gre prva.
school-contract-again-nothing = Odprl si z 1♦, soigralec je skočil na 2♥. Kaj napoveš?
    .hint = Ne podpore ne druge barve. Je tvoja dovolj dobra za ponovitev?
    .why = Tri srca s fantom niso podpora, karo pa ni dovolj dober za ponovitev: 2 brez adut, čim ceneje.
    .to-Pass = Pred manšo ne smeš pasirati.
    .to-3D = Dama in fant sta samo pol vzetka. V ponovljeni barvi s petimi kartami naj bi bil eden.
school-contract-again-more-openers = Odprl si. Kaj zdaj?
school-contract-again-preference =
    Soigralec je odprl in imenoval dve barvi? Če si v obeh enako dolg, podpri prvo. Če ne, podpri daljšo, tudi če je krajša močnejša.

    Če soigralec ponovi barvo, ki je nisi podprl, zadoščajo šibkejši aduti: kateri koli trije ali dva z asom, kraljem ali damo.
school-contract-again-longer = Soigralec je imenoval karo in križ. Kaj napoveš?
    .hint = V kateri si daljši?
    .why = Štirje križi, en karo: v križu hočeš biti. Pas.
    .to-2D = Samo en karo.
    .to-2H = Soigralec srca ni podprl, križ pa se dobro ujema.
school-contract-again-more-answers = Soigralec je govoril dvakrat. Kaj napoveš?
school-contract-again-silent = In če je soigralec samo pasiral, nasprotnika pa sta licitirala? Potem računaj na tri podporne vzetke, ranljiv na dva, in svojo barvo ponovi le, če ima dovolj vzetkov za ponovitev.
school-contract-again-alone = Odprl si z 1♣, Zahod je vmes licitiral 1♦, druga dva sta pasirala. Ranljiva sta. Kaj napoveš?
    .hint = Koliko adutskih vzetkov je v tvojem križu? Soigralca štej za dva.
    .why = Pet adutskih vzetkov in sedem igralnih; s soigralčevima dvema jih je devet. 2 križ.
    .to-Pass = Tvoj križ je dovolj dober za ponovitev.
school-contract-again-play = Delitelj si ti. Soigralec ima zate presenečenje. Poišči manšo in jo izpolni.
    .reached = { $tricks ->
        [one] { $tricks } vzetek
        [two] { $tricks } vzetka
        [few] { $tricks } vzetki
       *[other] { $tricks } vzetkov
    }.
    .missed = { $tricks ->
        [one] { $tricks } vzetek
        [two] { $tricks } vzetka
        [few] { $tricks } vzetki
       *[other] { $tricks } vzetkov
    }. Odpreš z 1 srce, soigralec forsira z 2 pik; ponovi srce in soigralec te pripelje do 4.

### Proti njuni otvoritvi

school-contract-defence = Proti njuni otvoritvi
    .lead = Štiri poti v licitacijo, ki so jo začeli drugi.

school-contract-defence-kinds =
    Ko sta nasprotnika odprla, vodijo noter štiri poti. Navaden vmesni licit: najcenejši v barvi, ki je nista imenovala. Vmesni licit s skokom: višji, kot je treba. Kontra, ki soigralca vpraša po barvi. In licit njune lastne barve.
school-contract-defence-over-clubs = Odprla sta z 1♠. Kaj je 2♣?
    .hint = Bi se dal križ licitirati ceneje?
    .why = Navaden vmesni licit: na stopnji ena bi bil križ prenizek.
    .a-overcall = Navaden vmesni licit
    .a-jump-overcall = Vmesni licit s skokom
    .a-cue-bid = Licit njune barve
school-contract-defence-over-hearts = Odprla sta z 1♦. Kaj je 1♥?
    .hint = Je to najcenejši licit v srcu?
    .why = Navaden vmesni licit.
    .a-overcall = Navaden vmesni licit
    .a-jump-overcall = Vmesni licit s skokom
    .a-cue-bid = Licit njune barve
school-contract-defence-jump-hearts = Odprla sta z 1♦. Kaj je 2♥?
    .hint = Bi bilo 1 srce dovolj?
    .why = Vmesni licit s skokom: 1 srce bi bilo dovolj.
    .a-overcall = Navaden vmesni licit
    .a-jump-overcall = Vmesni licit s skokom
    .a-cue-bid = Licit njune barve
school-contract-defence-jump-clubs = Odprla sta z 1♥. Kaj je 3♣?
    .hint = Bi bilo 2 križ dovolj?
    .why = Vmesni licit s skokom: 2 križ bi bilo dovolj.
    .a-overcall = Navaden vmesni licit
    .a-jump-overcall = Vmesni licit s skokom
    .a-cue-bid = Licit njune barve
school-contract-defence-more-kinds = Kaj je to?
school-contract-defence-one = Za vmesni licit na stopnji ena je treba manj kot za otvoritev: 1½ honerskega vzetka s primerno barvo s petimi kartami ali 2 s štirimi. Ranljiv imej močnejši adut.
school-contract-defence-one-hand = List iz knjige. Vzhod je odprl z 1♦, nihče ni ranljiv. Kaj napoveš?
    .hint = Dva honerska vzetka in barva s petimi kartami.
    .why = Pet src s kraljem je primernih za adut, vzetkov je več kot 1½: 1 srce.
    .to-X = Za kontro so potrebni vsaj trije honerski vzetki.
school-contract-defence-two = Na stopnji dve mora biti barva boljša: pet kart s približno štirimi adutskimi vzetki in 1½ honerskega vzetka. Ranljiv polni štirje in 2. Od soigralca pričakuješ tri vzetke, ranljiv dva.
school-contract-defence-two-hand = List iz knjige, kolikor ga je v tisku ostalo. Vzhod je odprl z 1♥. Kaj napoveš?
    .hint = Koliko adutskih vzetkov je v tvojem karu?
    .why = Šest karov z asom in damo: 4½ adutskega vzetka. 2 karo.
    .to-3D = Za skok so potrebni približno trije honerski vzetki.
school-contract-defence-jump = Vmesni licit s skokom pokaže moč: približno trije honerski vzetki in ena dolga močna barva ali dve s petimi kartami. Soigralec naj poskusi podpreti že z enim honerskim vzetkom.
school-contract-defence-jump-hand = List iz knjige. Vzhod je odprl z 1♥. Kaj napoveš?
    .hint = Koliko honerskih vzetkov, koliko adutskih?
    .why = Štirje honerski vzetki in v piku štirje adutski: 2 pik, s skokom.
    .to-1S = Preskromno: soigralec bi ti pripisal 1½.
    .to-X = Dovolj močno, a imaš barvo, ki govori zase.
school-contract-defence-their-suit = Licit njune barve forsira. Pravi: v njej imam asa ali nobene karte in moj list je zelo močan. Imenuj svojo barvo in greva do manše.
school-contract-defence-void = List iz knjige. Vzhod je odprl z 1♦. Kaj napoveš?
    .hint = 4½ honerskega vzetka, v njuni barvi nič in tri barve na izbiro.
    .why = 2 karo. Soigralec naj izbere med drugimi tremi.
    .to-X = Kontro bi soigralec lahko pustil v veljavi ali pa ne bi vedel, kako močan je tvoj list.
school-contract-defence-ace = Še eden. Vzhod je odprl z 1♦. Kaj napoveš?
    .hint = Tokrat imaš asa. Koliko honerskih vzetkov?
    .why = 5½ honerskega vzetka in as v njuni barvi: 2 karo.
    .to-X = Tvoj list je močnejši, kot pove kontra.
school-contract-defence-double = Kontra nizkega licita, preden je soigralec rekel kaj drugega kot pas, vpraša po njegovi barvi. Potrebnih je 3½ honerskega vzetka v treh barvah ali 3 v dveh z eno dobro barvo za licit. Prenesti moraš vsak odgovor.
school-contract-defence-double-hand = List iz knjige. Vzhod je odprl z 1♦. Kaj napoveš?
    .hint = Dve barvi s štirimi kartami in kralj v tretji. Koliko honerskih vzetkov je to?
    .why = 3½ honerskega vzetka v treh barvah: kontra.
    .to-1S = Čemu ugibati? Soigralec lahko pove, katera barva je boljša.
    .to-1H = Čemu ugibati? Soigralec lahko pove, katera barva je boljša.
school-contract-defence-more-hands = Kaj napoveš?
school-contract-defence-play = Zahod je odprl z 1♦, dva sta pasirala. Nihče ni ranljiv. Vključi se s svojimi piki in izpolni, kar boš igral.
    .reached = { $tricks ->
        [one] { $tricks } vzetek
        [two] { $tricks } vzetka
        [few] { $tricks } vzetki
       *[other] { $tricks } vzetkov
    } v svoji barvi.
    .missed = { $tricks ->
        [one] { $tricks } vzetek
        [two] { $tricks } vzetka
        [few] { $tricks } vzetki
       *[other] { $tricks } vzetkov
    }. Dva honerska vzetka in šest pikov je dovolj za vmesni licit 1 pik. Soigralec bo dvignil.

### Odgovor na kontro

school-contract-answering = Odgovor na kontro
    .lead = Soigralec vpraša po tvoji barvi in molčati ne smeš.

school-contract-answering-never-pass = Soigralec je kontriral, da bi izvedel za tvojo barvo. Ne pasiraj, pravi knjiga in natisne tri klicaje. Slabši ko je list, pomembnejše je: če pasiraš, igrata nasprotnika poceni. In imenuj barvo, ne brez adut.
school-contract-answering-which =
    Katero barvo? Štiri karte v majorski barvi s fantom ali višjo na čelu gredo pred petimi v minorski. Šest v minorski gre pred štirimi v majorski.

    Če imaš same šibke barve s tremi kartami, imenuj najnižjo.
school-contract-answering-nothing = Zahod je odprl z 1♣, soigralec je kontriral, Vzhod je pasiral. Kaj napoveš?
    .hint = Skoraj ničesar nimaš. In vendar?
    .why = 1 pik: štiri karte, boljše barve ni. Pas je prepovedan.
    .to-Pass = Knjiga je sem postavila tri klicaje.
school-contract-answering-lowest = Ista licitacija. Kaj napoveš?
    .hint = Križ je njuna barva. Vse druge imajo tri karte.
    .why = Najnižja od šibkih barv: 1 karo.
    .to-1NT = Brez adut je tu tisto, čemur se izogibamo.
school-contract-answering-jumps = Z dvema honerskima vzetkoma skoči za eno, če imaš majorsko barvo in poleg nje 1½ ali pa močno barvo. Z več kot dvema in štirimi adutskimi vzetki skoči za dve.
school-contract-answering-jump-one = List iz knjige. Zahod je odprl z 1♦, soigralec je kontriral, Vzhod je pasiral. Kaj napoveš?
    .hint = Dva asa poleg srca.
    .why = Dva honerska vzetka poleg šibke majorske barve: 2 srce, eno več, kot je treba.
    .to-1H = Tako bi odgovoril brez obeh asov.
school-contract-answering-jump-two = List iz knjige po istih napovedih. Kaj napoveš?
    .hint = Več kot dva honerska vzetka. Koliko adutskih je v srcu?
    .why = 2½ honerskega vzetka in štirje adutski: 3 srce, dve več, kot je treba.
    .to-2H = Pokažeš lahko še več.
school-contract-answering-passing = Izjemi sta dve. Če je bil kontriran brez adut, pasiraj z dvema honerskima vzetkoma. Če je bila kontrirana barva, pasiraj s toliko aduti, da so vredni štiri vzetke.
school-contract-answering-leave-in = List iz knjige. Zahod je odprl z 1BA, soigralec je kontriral, Vzhod je pasiral. Kaj napoveš?
    .hint = Kaj je bilo kontrirano in koliko honerskih vzetkov imaš?
    .why = Kontriran je bil brez adut, ti imaš 2½ honerskega vzetka: pas, naj plačata.
    .to-2H = Proti brez adut je tvoj list dovolj močan, da pustiš kontro v veljavi.
school-contract-answering-more-answers = Kaj odgovoriš?
school-contract-answering-play = Zahod je odprl z 1BA, soigralec je kontriral, Vzhod je pasiral. Odgovori in odigraj.
    .reached = { $tricks ->
        [one] { $tricks } vzetek
        [two] { $tricks } vzetka
        [few] { $tricks } vzetki
       *[other] { $tricks } vzetkov
    }.
    .missed = { $tricks ->
        [one] { $tricks } vzetek
        [two] { $tricks } vzetka
        [few] { $tricks } vzetki
       *[other] { $tricks } vzetkov
    }. Da bi pustil kontro v veljavi, imaš premalo, a šest src: 2 srce gre.
school-contract-answering-play-strong = Zahod je odprl z 1♠, soigralec je licitiral 2♠, njuno barvo. Pojdi do manše in jo izpolni.
    .reached = { $tricks ->
        [one] { $tricks } vzetek
        [two] { $tricks } vzetka
        [few] { $tricks } vzetki
       *[other] { $tricks } vzetkov
    } v kontraktu 4 srce.
    .missed = { $tricks ->
        [one] { $tricks } vzetek
        [two] { $tricks } vzetka
        [few] { $tricks } vzetki
       *[other] { $tricks } vzetkov
    }. Soigralčev 2 pik forsira do manše: imenuj srce in se ne ustavi pred 4.

### Kontre

school-contract-doubles = Kazenska kontra
    .lead = Trinajst manj tvoji manj soigralčevi.

school-contract-doubles-defence = Proti adutu nasprotnikov šteješ obrambne vzetke: zanesljive vzetke v njunem adutu in honerske vzetke v drugih treh barvah.
school-contract-doubles-count = Vzhod igra 4♥. Koliko obrambnih vzetkov imaš?
    .hint = Dama, fant, desetica in še ena v njunem adutu: koliko jih mora dobiti vzetek?
    .why = Dva adutska vzetka za asom in kraljem; as in dama 1½ ter kralj s še eno karto ½: štirje.
    .to-2_5 = Tudi desetica dobi vzetek, ko asa in kralja ni več.
school-contract-doubles-more-defence = Preštej obrambne vzetke.
school-contract-doubles-two-doubles = Kontre so dveh vrst. Če je soigralec samo pasiral in je licit nižji od 2 brez adut, kontra sprašuje. Če je soigralec licitiral ali je licit višji od 2 pik, kaznuje.
school-contract-doubles-asks = Soigralec je kontriral njuno otvoritev 1♥. Kaj želi?
    .hint = Si že kaj povedal?
    .why = Sprašuje po tvoji barvi.
    .a-asks = Sprašuje me po barvi
    .a-punishes = Kaznuje nasprotnika
school-contract-doubles-punishes = Odprl si z 1♠, Zahod je licitiral 2♥, soigralec je kontriral. Kaj želi?
    .hint = Ti si licitiral.
    .why = Kaznuje nasprotnika: soigralec ve, kaj imaš.
    .a-asks = Sprašuje me po barvi
    .a-punishes = Kaznuje nasprotnika
school-contract-doubles-high = Odprla sta s 3♥, soigralec je kontriral. Kaj želi?
    .hint = Kako visok je njun licit?
    .why = Licit je višji od 2 pik, zato v tem sistemu kontra kaznuje.
    .a-asks = Sprašuje me po barvi
    .a-punishes = Kaznuje nasprotnika
school-contract-doubles-more-doubles = Sprašuje ali kaznuje?
school-contract-doubles-thirteen = Koliko vzetkov lahko osvojita? Trinajst manj tvoji obrambni vzetki manj honerski vzetki, ki jih je pokazal soigralec. Kontriraj, če jima bosta manjkala vsaj dva.
school-contract-doubles-more-thirteen = Koliko jima ostane?
school-contract-doubles-leave =
    Soigralčevo kazensko kontro pustimo pri miru. Izjeme so tri: povsem nenavadna razporeditev; list brez vsake obrambe, a z odlično podporo za barvo, ki jo je soigralec že licitiral; in če si soigralca s svojimi liciti zavedel.
school-contract-doubles-redouble = Če nasprotnik informativno kontrira soigralčevo otvoritev, rekontriraj z 2½ honerskega vzetka. Otvoritelj ima 2½, kontrant vsaj 3: tako poveš, da je ostalo tvoje.
school-contract-doubles-redouble-hand = Soigralec je odprl z 1♠, Vzhod je kontriral. Kaj napoveš?
    .hint = Preštej honerske vzetke.
    .why = Kralj in dama, kralj, as: 2½. Rekontra, in soigralec ve, da sta se ujela.
    .to-2D = Z drugo napovedjo poveš več.
school-contract-doubles-more-calls = Kontra ali ne?
school-contract-doubles-play = Kontriral si 3♣ in izigraš prvi. Vzhod naj ne dobi več kot sedem vzetkov.
    .reached = Vzhod je osvojil { $tricks ->
        [one] { $tricks } vzetek
        [two] { $tricks } vzetka
        [few] { $tricks } vzetke
       *[other] { $tricks } vzetkov
    }. Kontra se je splačala.
    .missed = Vzhod je osvojil { $tricks ->
        [one] { $tricks } vzetek
        [two] { $tricks } vzetka
        [few] { $tricks } vzetke
       *[other] { $tricks } vzetkov
    }. Začni z visokimi srci in soigralcu ne daj razloga, da bi kontro obžaloval. Poskusi znova.

### Pri mizi

school-contract-table = Pri mizi
    .lead = Vse skupaj: licitiraš in igraš s tremi roboti.

school-contract-table-reminder =
    Preden sedeš, še enkrat na kratko. Preštej honerske vzetke. Raje imenuj barvo kot brez adut. Soigralčeva barva: podporni vzetki. Forsirni licit: pojdi do manše. In poslušaj: vsaka napoved ti je nekaj povedala.
school-contract-table-all-calls = Najprej nekaj otvoritev.
school-contract-table-all-answers = In nekaj odgovorov.
school-contract-table-set-deal = Deliš ti. S Severom licitirajta do manše in jo izpolni.
    .reached = { $tricks ->
        [one] { $tricks } vzetek
        [two] { $tricks } vzetka
        [few] { $tricks } vzetki
       *[other] { $tricks } vzetkov
    } v kontraktu 3 brez adut. Znaš kontrakt bridž.
    .missed = { $tricks ->
        [one] { $tricks } vzetek
        [two] { $tricks } vzetka
        [few] { $tricks } vzetki
       *[other] { $tricks } vzetkov
    }. Imaš 3½ honerskega vzetka; odpri z 1 karo, in ko soigralec imenuje pik, pove tvojo moč brez adut po lestvici.
school-contract-table-second-deal = Še ena delitev in še ena manša.
    .reached = { $tricks ->
        [one] { $tricks } vzetek
        [two] { $tricks } vzetka
        [few] { $tricks } vzetki
       *[other] { $tricks } vzetkov
    } v kontraktu 4 srce.
    .missed = { $tricks ->
        [one] { $tricks } vzetek
        [two] { $tricks } vzetka
        [few] { $tricks } vzetki
       *[other] { $tricks } vzetkov
    }. Odpreš z 1 srce; soigralčev dvig na 3 pokaže toliko, da lahko licitiraš 4.
school-contract-table-any-deal = In zdaj katera koli delitev, kakor pride. Licitiraj in igraj, kot si se naučil.
    .reached = Delitve je konec: izvajalec je osvojil { $tricks ->
        [one] { $tricks } vzetek
        [two] { $tricks } vzetka
        [few] { $tricks } vzetke
       *[other] { $tricks } vzetkov
    }.
    .missed = Delitve je konec. Nihče je ni igral ali pa so vsi pasirali; vedno pride nova.
school-contract-table-end = Zdaj poznaš ves sistem iz knjige. Ostalo je igra. Mize čakajo, in kar pozabiš, se vrne v vajah.

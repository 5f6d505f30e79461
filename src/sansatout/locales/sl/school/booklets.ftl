## Tretji tečaj: druge knjižice

school-booklets = Tretji tečaj: druge knjižice
    .lead = Bridge-whist iz Stockholma, knjižica in knjiga pravil iz Estonije in igra, povedana po madžarsko: njihovi lastni primeri, zapisi in vaje, korak za korakom.

### Bridge-whist: imenovati in prepustiti

school-booklets-naming = Bridge-whist: imenovati ali prepustiti
    .lead = Stockholm 1916. Nihče ne licitira: delitelj imenuje ali to prepusti soigralcu.

school-booklets-naming-game =
    V igri bridge-whist ni ne licitacije ne kontrakta. Delitelj imenuje adutsko barvo ali brez adut ali reče »prepuščam«: tedaj mora imenovati soigralec in izbire ne more vrniti.

    Izigra igralec na deliteljevi levi. Nato se soigralčeve karte položijo na mizo in delitelj igra oba lista, kdor koli je imenoval. Stran, ki osvoji več kot šest vzetkov, za ostale zapiše točke.
school-booklets-naming-values = Vsak vzetek nad šest je vreden 2 v piku, 4 v križu, 6 v karu, 8 v srcu in 12 v brezadutski igri. Trideset takih točk prinese manšo. Zato knjižica svetuje: poskusi igrati tako visoko, kakor dopuščajo karte.
school-booklets-naming-out-at-once = Nihče še nima točk in nihče ne kontrira. Kaj od tega prinese manšo v eni sami delitvi? Označi vse.
    .hint = Pomnoži vzetke nad šest z vrednostjo enega in primerjaj s trideset.
    .why = Štirikrat 8 je 32, petkrat 6 je 30, trikrat 12 je 36. Sedem v križu pa je samo 28: črna barva sama nikoli ne prinese manše.
    .a-four-hearts = Deset vzetkov v srcu
    .a-five-diamonds = Enajst vzetkov v karu
    .a-seven-clubs = Vseh trinajst vzetkov v križu
    .a-three-no-trump = Devet vzetkov brez aduta
school-booklets-naming-may-third = Delitelj je izbiro prepustil. Kaj sme soigralec?
    .hint = Nekdo se mora nazadnje odločiti.
    .why = Soigralec mora imenovati. Brez posvetovanja, brez vračanja, in kar je imenovano, ostane.
    .a-names = Imenovati eno od petih iger in nič drugega
    .a-back = Vrniti izbiro delitelju
    .a-passes = Pasirati
school-booklets-naming-three-aces = Ti si delil. Kaj imenuješ?
    .hint = Začni pri asih.
    .why = Trije asi: brez adut, skoraj vedno. Pri štirih pravi knjižica »brezpogojno«.
    .to-name-remit = Dobro delitev bi dal nekomu, ki tvojih kart ne vidi. Koliko asov imaš?
school-booklets-naming-four-honours = In s tem?
    .hint = Honerji so as, kralj, dama, fant in desetica. Koliko jih imaš v eni barvi?
    .why = Štirje honerji rdeče barve: imenuj jo, skoraj vedno. Prinesejo tudi svoje točke.
school-booklets-naming-length = Pet src z enim samim honerjem. Je to dovolj?
    .hint = Kaj imaš poleg src?
    .why = Pet adutov s honerjem in zraven nekaj vzetkov, tu dva varovana kralja: srce. Soigralec je dober še za dva ali tri.
    .to-name-remit = Preden obupaš, poglej druge barve.
school-booklets-naming-no-help = Šest dobrih src. Kaj rečeš?
    .hint = Brez pomoči v drugih barvah mora biti rdeča barva daljša ali imeti tri honerje.
    .why = Šest src, a samo dva honerja in zunaj nič. Knjižica zahteva sedem ali šest s tremi honerji. Prepusti.
    .to-name-H = Videti je dobro. A preštej honerje in vzetke zunaj.
school-booklets-naming-one-more-honour = Ena karta je zamenjana: iz devetice je nastala desetica. In zdaj?
    .hint = Tudi desetica je honer.
    .why = Kralj, dama in desetica so trije honerji. Šest src s tremi honerji ne potrebuje pomoči.
school-booklets-naming-strong-spades = Prelepa vrsta pikov! Kaj rečeš?
    .hint = Koliko je v piku vrednih šest ali sedem vzetkov nad šest?
    .why = Prepusti. Močan pik ni razlog za pik: z 2 za vzetek ne dobiš skoraj nič. Soigralec ima morda kaj boljšega.
    .to-name-S = Izračunaj, koliko bi s tem dobil.
school-booklets-naming-score-decides = Poglej zapis: vsaka stran ima eno manšo, mi imamo 18, oni 26. Omahuješ med karom in brezadutsko igro.
    .hint = Kaj bo, če oni osvojijo en vzetek nad šest, in kaj, če ga mi?
    .why = Če ga osvojijo oni, dobijo manšo v vsakem primeru. Če ga mi, 18 + 6 ne zadošča, 18 + 12 pa. Torej brez adut.
school-booklets-naming-bold = Mi nimamo nič, oni imajo 28. Kaj si upaš?
    .hint = Skoraj karkoli naredijo, imajo manšo. Je previdnost zdaj veliko vredna?
    .why = Srce. Pri nič proti 28 je drznost upravičena: pet src s honerjem in en vzetek zunaj morajo zadoščati.
school-booklets-naming-certain-black = Eno manšo že imamo in za drugo 28 točk. Kaj imenuješ?
    .hint = Koliko pikovih vzetkov potrebujemo? In kaj ti lahko naredi soigralec?
    .why = Pik. Zadošča en vzetek nad šest in ta je zanesljiv. Če prepustiš, lahko soigralec imenuje kaj, s čimer ga izgubita. To je prva izjema knjižice za črni barvi.
    .to-name-remit = Soigralec ne ve, kako si prepričan.
school-booklets-naming-third-poor = Ti si deliteljev soigralec. Izbiro ti je prepustil in imaš tole. Kaj imenuješ?
    .hint = Nekaj moraš. Kaj stane najmanj, če gre narobe?
    .why = Pik, čeprav ga sploh nimaš: tako ostane poceni.
school-booklets-naming-third-clubs = Spet kot deliteljev soigralec. In tu?
    .hint = Križ zahteva toliko kot rdeča barva.
    .why = Križ: šest kart s tremi honerji in zunaj dva vzetka. Lahko ga kontrirajo in tedaj šteje toliko kot srce, zato manj ne bi bilo dovolj.
school-booklets-naming-play = Zdaj deliš ti: imenuj in z obema listoma osvoji sedem vzetkov ali več.
    .reached = { $tricks } vzetkov brez aduta. Dobro imenovano in dobro odigrano.
    .missed = Vzetkov: { $tricks }. S temi asi je prav brez adut in sedem vzetkov se da osvojiti, kar koli naredijo. Poskusi znova.
school-booklets-naming-more-naming = Še štirje listi kot delitelj.
school-booklets-naming-more-third = In trije kot deliteljev soigralec.

### Bridge-whist: kontra, udarna karta in igra

school-booklets-doubling = Bridge-whist: kontra, udarna karta in igra
    .lead = Smem izigrati? – Kontra! In katero karto potem?

school-booklets-doubling-talk =
    Ko je igra imenovana, se oglasi igralec na deliteljevi levi: kontrira ali vpraša soigralca: »Smem izigrati?« Ta odgovori »izigraj« ali kontrira.

    Po kontri sme rekontrirati tisti, ki je imenoval, nato njegov soigralec. Če kdo od njiju to stori, sme naprej samo tisti, ki je kontriral prvi. Običajna meja je osemkratna vrednost.
school-booklets-doubling-order = V kakšnem vrstnem redu jih vprašajo?
    .hint = Najprej tistega, ki bo izigral. Po kontri govori druga stran, in tam tisti, ki je izbral.
    .why = Igralec na deliteljevi levi, nato igralec na desni; po kontri tisti, ki je imenoval, nato njegov soigralec.
    .a-forehand = Igralec na deliteljevi levi
    .a-fourth = Igralec na deliteljevi desni
    .a-namer = Kdor je imenoval
    .a-partner = Njegov soigralec
school-booklets-doubling-what-doubles = Kaj je s kontro vredno dvakrat več? Označi vse.
    .hint = Knjižica posebej opozori: samo ena od teh stvari.
    .why = Samo vzetki nad šest. Honerji, slemi in 100 za drugo manšo ostanejo. Kontrirani vzetki pa štejejo za manšo.
    .a-tricks = Vzetki nad šest
    .a-honours = Honerji
    .a-slam = Slemi
    .a-second-game = Točke za drugo manšo
school-booklets-doubling-how-many = Nikoli ne kontriraj na slepo, pravi knjižica: to vabi k novi kontri. Proti brezadutski igri moraš imeti zanesljivih sedem vzetkov, proti srcu ali karu pet, proti križu ali piku štiri. Proti piku zadoščajo visoke karte zunaj njega; proti drugim so zaželeni tudi aduti.
school-booklets-doubling-seven-sure = Delitelj je imenoval brez adut. Sediš na njegovi levi in boš izigral.
    .hint = Preštej vzetke, ki jih lahko pobereš od zgoraj.
    .why = Sedem karov in as: osem vzetkov, preden pride na vrsto kdo drug. Kontra.
school-booklets-doubling-six-sure = Isto, a druge karte.
    .hint = Preštej še enkrat. Koliko je zanesljivih?
    .why = Pet karov in as je šest. Za gotovost jih je treba sedem, zato vprašaj, ali smeš izigrati.
    .to-double = Močno, a preštej: koliko je zanesljivih?
school-booklets-doubling-without-trumps = Delitelj je imenoval srce, ti sediš na njegovi levi.
    .hint = Vzetkov je dovolj. Kaj pa njihovi aduti?
    .why = Dve mali srci nista moč v adutu; tvoje ase in kralje lahko režejo. Vprašaj, ali smeš izigrati.
    .to-double = Kaj bo s tvojimi visokimi kartami, ko jih bodo rezali?
school-booklets-doubling-against-spades = Skoraj iste karte, a delitelj je imenoval pik.
    .hint = Ena barva je izjema.
    .why = Kontra. Proti piku zadošča moč zunaj njega, ker je tisti, ki imenuje pik, večinoma šibek.
school-booklets-doubling-fourth-hearts = Sediš na deliteljevi desni; delitelj je imenoval brez adut in soigralec želi izigrati. Če kontriraš, bo izigral svoje najvišje srce.
    .hint = Ali s srcem prideš na vrsto, in kaj potem?
    .why = Kontra. Srčni as je vstop, potem stečejo kari.
school-booklets-doubling-leads = Izigraj iz najboljše barve in skušaj dobiti prvi vzetek. Od asa in kralja asa, od kralja in dame kralja, iz zaporedja najvišjo karto. Če močne barve ni, srednjo karto iz najboljše.
school-booklets-doubling-ace-king = Delitelj je imenoval srce. Katero karto izigraš?
    .hint = V kateri barvi imaš najvišji dve?
    .why = Asa. Vzetek je tvoj in vidiš mrtveca.
    .to-SK = Prava barva. Katero od obeh izigra knjižica?
school-booklets-doubling-sequence = In tu?
    .hint = Poišči zaporedje.
    .why = Damo, najvišjo od dame, fanta in desetice.
    .to-SJ = Prava barva. Katero karto iz zaporedja?
    .to-ST = Prava barva. Katero karto iz zaporedja?
school-booklets-doubling-middle = Tu ni nič močnega.
    .hint = Barva, v kateri imaš najvišjo karto, a v njej ne najvišje ne najnižje.
    .why = Srednji pik, devetico ali sedmico, izpod kralja.
    .to-SK = Izpod samega kralja se izigra srednja karta.
    .to-S4 = Ne najnižje, ampak srednjo.
school-booklets-doubling-not-ace-queen = Eno barvo tu raje pusti pri miru.
    .hint = Iz katere barve naj raje izigra kdo drug?
    .why = Karo kralja, od kralja in dame. Barve, v kateri imaš asa in damo, se ne dotikaj: počakaj, da jo izigrajo tebi.
    .to-SA = As in dama počakata.
    .to-SQ = As in dama počakata.
school-booklets-doubling-partner-doubled-third = Deliteljev soigralec je imenoval srce in tvoj soigralec je kontriral. Izigraš ti.
    .hint = Soigralec ima veliko njihovih adutov. Kaj bi pomagalo?
    .why = Adut, kateri koli: soigralec sedi za tistim, ki je imenoval, in želi, da se aduti poberejo. Pred tem bi šla samo as in kralj v kateri od barv.
school-booklets-doubling-partner-doubled-no-trump = Delitelj je imenoval brez adut in tvoj soigralec je kontriral.
    .hint = Je barva, ki se tedaj po navadi izigra.
    .why = Najvišje srce, devetico. Kdor na deliteljevi desni kontrira brez adut, računa s tem.
    .to-SK = Brez kontre bi bil pravi kralj. Za kaj prosi soigralčeva kontra?
school-booklets-doubling-play-on = Pozneje v igri: igralec na deliteljevi levi izigra skozi mrtveca. Katere mrtvečeve barve?
    .hint = Za njim igra mrtvec, torej soigralec igra za mrtvecem.
    .why = Tiste, v katerih je mrtvec močan: soigralec sedi za njimi. Igralec na desni, ki izigra proti mrtvecu, izbere šibke.
    .a-strong = Tiste, v katerih je mrtvec močan
    .a-weak = Tiste, v katerih je mrtvec šibek
    .a-trumps = Vedno adut
school-booklets-doubling-ruff-or-draw = Naj delitelj pobira adute ali z njimi reže?
    .hint = Ali isti adut zmore oboje?
    .why = Odloči se za eno. Kdor začne rezati, ima kmalu premalo adutov, da bi jih pobiral.
    .a-one = Eno ali drugo, odločeno pravočasno
    .a-both = Najprej eno, potem drugo
    .a-never = Nič od tega; aduti se hranijo do konca
school-booklets-doubling-defend = Delitelj je imenoval srce, ti si kontriral. Izigraj in jim ne dovoli več kot šest vzetkov.
    .reached = Njihovih vzetkov: { $tricks }. Vzetki nad šest so naši, dvojno.
    .missed = Njihovih vzetkov: { $tricks }. Imaš adute ter karo kralja in damo. Izigraj kralja in ne trati adutov.
school-booklets-doubling-more-doubles = Še štirikrat: kontra ali ne?
school-booklets-doubling-more-leads = Še štiri udarne karte.

### Primer I

school-booklets-example-1 = Primer I, z odkritimi kartami
    .lead = »Naj se predelajo kot vaja, s kartami na mizi.«

school-booklets-example-1-exercise =
    V knjižici so trije primeri, ki jih je treba predelati s kartami na mizi. Delamo takole: vidiš en list in se odločiš; nato se karte odkrijejo in izveš razlog iz knjižice.

    A sedi na Jugu, B na Zahodu, C na Severu in D na Vzhodu. V prvem primeru vsak od štirih enkrat deli.
school-booklets-example-1-a-names = A je delil. Kaj imenuje A?
    .hint = Pet adutov z nekaj honerji in zraven kar dobre karte? Ali pa je več ali manj?
    .why = Srce: pet adutov, med njimi trije honerji, in kar dobra križ in pik. Prepustiti bi pomenilo upati, da bo soigralec rekel brez adut, kar ni verjetno, če imaš sam toliko. Za brez adut je prešibko: en mali karo in tanek pik.
    .to-name-remit = S tako dobro barvo? Soigralec bi verjetno imenoval črno.
    .to-name-NT = En sam karo, pa še ta je mali.
school-booklets-example-1-b-names = B je delil.
    .hint = Preštej ase, nato poglej, ali je katera barva odprta.
    .why = Brez adut: dva asa, enakomerna moč v vseh barvah in pet do osem vzetkov v listu. Barve, ki bi jo namesto tega imenoval, ni.
school-booklets-example-1-c-names = C je delil. Kralj, dama in še štirje kari!
    .hint = Potrebnih je pet adutskih vzetkov ali štirje honerji ali kar dobre karte zunaj.
    .why = Prepustiti, ne karo: nobeden od treh pogojev ni izpolnjen. Zunaj ni niti enega vzetka.
    .to-name-D = Kateri od treh pogojev je izpolnjen?
school-booklets-example-1-d-names = D je delil. Kaj naj s takimi kartami?
    .hint = Barve, ki bi jo imenoval, ni. Kaj ostane?
    .why = Prepustiti. Nekateri imenujejo pik, da soigralec ne bi imenoval česa visokega, pri čemer ne morejo pomagati. A kdor to stori, pokaže šibkost in ga zlahka kontrirajo.
    .to-name-S = Nekateri to storijo. A kaj s tem pokažejo in kaj lahko naredijo drugi?
school-booklets-example-1-open = Tu so vsi štirje listi. Primerjaj, kaj je kdo imenoval, in poglej, kdo kontrira.
school-booklets-example-1-b-doubles = A je delil in imenoval srce. Ti si B in se oglasiš prvi.
    .hint = Sediš pred tistim, ki je imenoval, ali za njim? Koliko visokih adutov lahko ima A?
    .why = B sme kontrirati: moč je enakomerna, zato kart najbrž ne bodo rezali; sedi za igralcem A; in če ima B kralja in damo v adutu, mora biti moč igralca A v drugih kartah, ki jih B lahko premaga. Pri najboljši igri vseh A vseeno uspe, pravi naš izračun.
school-booklets-example-1-a-lets-lead = B je delil in imenoval brez adut. C želi izigrati, ti si A.
    .hint = Koliko vzetkov je treba za kontro na brez adut?
    .why = A ni dovolj močan: »Izigraj!«
school-booklets-example-1-b-behind = C je delil in prepustil, A je imenoval srce, D želi izigrati. Ti si B.
    .hint = Spet sediš za tistim, ki je imenoval.
    .why = B sme kontrirati, iz istih razlogov.
school-booklets-example-1-a-doubles-spades = D je delil in vendarle imenoval pik. Ti si A in se oglasiš prvi.
    .hint = Koliko vzetkov je treba proti piku in kaj pove igralec D s svojim imenovanjem?
    .why = A sme s kar dobrimi kartami kontrirati, saj mora biti D zelo šibek.
school-booklets-example-1-b-redoubles = A je kontriral pik. D ne reče nič več. Ti si B, soigralec igralca D.
    .hint = Kaj ve A o tvojih kartah?
    .why = B rekontrira, »z vso pravico«: pik je zdaj štirikraten, vreden toliko kot srce.
school-booklets-example-1-a-stops = In A, ki je kontriral prvi: naprej?
    .hint = Je za nadaljevanje treba več kot za začetek?
    .why = A naj se ustavi. Kdor je kontriral prvi, nadaljuje samo z izjemnimi kartami.
school-booklets-example-1-play-a = Odigraj kot A. Adut je srce, kontra; B je izigral pik asa. Osvoji sedem vzetkov.
    .reached = { $tricks } vzetkov, dvojno. B bo drugič premislil.
    .missed = Vzetkov: { $tricks }. Sedem se jih da osvojiti proti vsaki obrambi. Poskusi znova.
school-booklets-example-1-play-b = Zdaj bodi B v brezadutski igri; C je izigral karo kralja. Osvoji sedem vzetkov.
    .reached = { $tricks } vzetkov: sedmi je tu, kakor pravi avtor.
    .missed = Vzetkov: { $tricks }. Avtor pravi, da B osvoji sedmega, in naš izračun se strinja. Poskusi znova.
school-booklets-example-1-exchanged = Avtor doda: če bi bile karte igralcev A in C zamenjane, ne bi uspelo. Koliko vzetkov osvoji B tedaj, če vsi igrajo, kar se da dobro?
    .hint = Odločilni vzetek bi bil sedmi. Poglej, kje so zdaj križev as in dama ter srca.
    .why = Šest. Obe avtorjevi trditvi natanko držita.

### Primer II

school-booklets-example-2 = Primer II
    .lead = Dva močna lista, ki se srečata na dva načina.

school-booklets-example-2-two-hands = Tokrat sta podana samo dva lista. Najprej sta A-jev in B-jev; pozneje so iste karte pri C in D.
school-booklets-example-2-a-names = A je delil. Kaj imenuje A?
    .hint = Dolg križ, a poglej ase.
    .why = Brez adut: trije asi in dolga barva. Za križ je prelepo.
    .to-name-C = Križ šteje 4 za vzetek. So te karte vredne samo toliko?
school-booklets-example-2-a-at-22 = Iste karte, a imamo eno manšo in za drugo 22 točk. In zdaj?
    .hint = Koliko vzetkov nad šest bi v križu prineslo manšo? Kaj je v brezadutski igri nevarno?
    .why = Križ: dva vzetka nad šest sta 8 in ta sta skoraj gotova. V brezadutski igri bi lahko stekel dolg karo.
    .to-name-NT = Katera barva je brez aduta odprta? In kako malo je tu treba?
school-booklets-example-2-b-doubles = A je imenoval brez adut. Ti si B in se oglasiš prvi.
    .hint = Kdo izigra in kaj se da pobrati takoj?
    .why = B kontrira: s kari je odločilni vzetek tako rekoč gotov.
school-booklets-example-2-d-instead = Zdaj ima A-jeve karte C in je imenoval brez adut; ti si D z B-jevimi kartami.
    .hint = Kdo izigra zdaj in katero barvo, če kontriraš?
    .why = Kontra najbrž ne. B bi izigral najvišje srce; nasprotnik lahko pride na vrsto s srčnim asom in pobere križe, ki jih D nima.
    .to-double = Karte so iste. Kaj pa prva izigrana?
school-booklets-example-2-b-deals = In če deli B, s prav temi kartami?
    .hint = Sedem karov, štirje honerji v enem listu. Kaj govori proti brezadutski igri?
    .why = Karo, v vsakem primeru, in nikoli brez adut: prazen križ je nevaren, štirje honerji v enem listu pa štejejo za osem.
    .to-name-NT = Kaj bo, ko izigrajo križ?
school-booklets-example-2-eight-units = B igra karo s temi štirimi honerji v enem listu, ki štejejo za osem. Koliko prinesejo nad črto?
    .hint = Pomnoži z vrednostjo vzetka v karu.
    .why = 8 × 6 = 48.

### Primer III

school-booklets-example-3 = Primer III
    .lead = Kje sediš, je vredno toliko kot to, kar imaš.

school-booklets-example-3-twelve = Spet dva lista, C-jev in D-jev. D-jev list je natisnjen s samo dvanajstimi kartami. Ne ugibamo, katera manjka: katera koli mala je bila, odgovori so isti.
school-booklets-example-3-c-names = A je prepustil. Ti si C. Kaj imenuješ?
    .hint = Deliteljeva načela veljajo tudi za njegovega soigralca.
    .why = Brez adut, s tremi asi: ni močno, a je upravičeno.
school-booklets-example-3-d-doubles = C je imenoval brez adut, B želi izigrati. Ti si D.
    .hint = Igraš pred igralcem C ali za njim? Koliko so tam vredni tvoji kralji?
    .why = D kontrira in po pravici računa na odločilni vzetek. Ni nujno, da je to ena dolga barva ali srčni as.
school-booklets-example-3-one-trick = A in C, ki smo »mi«, imamo 18, B in D 12. Zdaj D kontrira brez adut in osvoji en vzetek nad šest. Je to manša in čigava?
    .hint = Dvakrat dvanajst, prišteto k temu, kar tam stoji.
    .why = 12 + 24 = 36: B in D dobita manšo z enim kontriranim vzetkom. Avtor to navaja kot dodaten razlog za kontro: če D ne uspe, C z enim vzetkom tako ali tako dobi manšo, s kontro ali brez nje.
school-booklets-example-3-at-b = »Če bi bile D-jeve karte pri B, naj tedaj kontrira?« Imenoval je C, ti si B.
    .hint = Kdo igra zdaj za teboj?
    .why = Ne: C, ki igra za B, lahko premaga vse kralje. Za igralcem C so bili skoraj gotovi vzetki.
    .to-double = Kdo igra takoj za teboj in kaj ima C?
school-booklets-example-3-at-a-and-b = »Če bi bile C-jeve karte pri A in D-jeve pri B, se kaj spremeni?« A je imenoval brez adut; ti si B in moraš izigrati.
    .hint = Kare lahko pobereš. Kaj izigraš potem?
    .why = Da. B lahko pobere kare, potem pa mora izigrati izpod kralja. Kontra najbrž ne.
    .to-double = In po karih?
school-booklets-example-3-more = Še štiri kontre, naše lastne.

### Zapis partije

school-booklets-sitting = Zapis ene partije
    .lead = Šest delitev, številko za številko, kakor jih vodi knjižica.

school-booklets-sitting-sheet = Vsaka stran vodi zapis: levo svoje točke, desno njihove. Pod črto stojijo vzetki, ki štejejo za manšo, nad njo honerji in slemi. A in C smo »mi«, B in D »oni«. Trideset točk pod črto prinese manšo, dve manši končata partijo.
school-booklets-sitting-honours = Honerji aduta se štejejo po tabeli in vsak honer v njej je vreden toliko kot vzetek te barve. List brez adutov, šikan, svoji strani doda dva honerja ali drugi strani dva odvzame. V brezadutski igri namesto tega štejejo asi.
school-booklets-sitting-one-below = Prva delitev: križ. Osvojimo en vzetek nad šest in imamo tri honerje, ki štejejo za dva. Kaj zapišemo pod črto?
    .hint = En vzetek v križu.
    .why = En vzetek v križu: 4.
school-booklets-sitting-one-above = In nad črto za ta dva honerja?
    .hint = Dvakrat vrednost vzetka.
    .why = 2 × 4 = 8.
school-booklets-sitting-two-below = Druga delitev: srce. Oni osvojijo dva vzetka nad šest in imajo dva honerja. Kaj zapišejo pod črto?
    .hint = Koliko je vreden en vzetek v srcu?
    .why = 2 × 8 = 16.
school-booklets-sitting-two-above = In nad črto?
    .hint = Dva honerja z isto vrednostjo.
    .why = Spet 2 × 8 = 16.
school-booklets-sitting-three-below = Tretja delitev: karo. Osvojimo pet vzetkov nad šest in imamo štiri honerje v obeh listih. Kaj gre pod črto?
    .hint = Pet vzetkov v karu.
    .why = 5 × 6 = 30.
school-booklets-sitting-three-above = In nad črto?
    .hint = Štirje honerji.
    .why = 4 × 6 = 24.
school-booklets-sitting-three-game = Je to manša in čigava?
    .hint = Seštej, kar od začetka stoji pod črto.
    .why = 4 + 30 = 34: naša prva manša. Skozi oba stolpca se potegne črta in obe strani začneta od nič.
school-booklets-sitting-four-above = Četrta delitev: srce. Oni osvojijo pet vzetkov nad šest. Imajo vseh pet honerjev, tri in dva, ki štejejo za pet; eden od nas pa nima nobenega aduta. Kaj zapišejo nad črto?
    .hint = Za šikan se odštejeta dva honerja.
    .why = 5 − 2 = 3 honerji: 3 × 8 = 24.
    .to-40 = Toliko bi bilo za vseh pet. Nekdo ni imel adutov.
school-booklets-sitting-four-game = Pod črto zapišejo 40. Čigava je manša?
    .hint = Obe strani sta začeli od nič.
    .why = Njihova, prva. Zdaj ima vsaka stran eno.
school-booklets-sitting-five-above = Peta delitev: pik. Osvojimo štiri vzetke nad šest in imamo dva honerja, a eden od njih ima šikan. Kaj zapišemo nad črto?
    .hint = Kaj šikan odvzame drugi strani?
    .why = Nič: honerja se izničita.
school-booklets-sitting-five-below = In pod črto?
    .hint = Štirje vzetki v najcenejši barvi.
    .why = 4 × 2 = 8.
school-booklets-sitting-six-below = Šesta delitev: brez adut. Oni osvojijo tri vzetke nad šest. Kaj gre pod črto?
    .hint = Najdražja igra.
    .why = 3 × 12 = 36: njihova druga manša in konec partije.
school-booklets-sitting-six-above = Imajo štiri ase v obeh listih. Kaj gre nad črto?
    .hint = V enem listu bi bilo 100.
    .why = Štirje asi v obeh listih prinesejo 40.
    .to-100 = Toliko je za štiri ase v enem listu.
school-booklets-sitting-sum-we = Partije je konec. Kolikšna je vsota v našem stolpcu?
    .hint = Nad črto 8 in 24, pod njo 4, 30 in 8.
    .why = 8 + 24 + 4 + 30 + 8 = 74.
school-booklets-sitting-sum-they = In v njihovem, brez točk za drugo manšo?
    .hint = Nad črto 16, 24 in 40; pod njo 16, 40 in 36.
    .why = 16 + 24 + 40 + 16 + 40 + 36 = 172.
school-booklets-sitting-difference = Kolikšna je razlika?
    .hint = Odštej našo vsoto od njihove.
    .why = 172 − 74 = 98.
school-booklets-sitting-net = Druga manša je vredna 100. Koliko dobijo skupaj?
    .hint = Prištej to k razliki.
    .why = 98 + 100 = 198.
school-booklets-sitting-rounded = Zaokroži se na desetice: do vključno pet se izpusti, nad pet šteje za deset. Kaj dobimo?
    .hint = Je zadnja številka večja od pet?
    .why = Osem je več kot pet: 200.
school-booklets-sitting-account = V skupnem obračunu se vse deli z deset. Kaj se vpiše?
    .hint = Prečrtaj eno ničlo.
    .why = 20: plus za B in D, minus za A in C.
school-booklets-sitting-slip = Ves zapis. Zanimivost: na sliki v knjižici nad črto manjka 40 za ase, čeprav je vsota prava.
school-booklets-sitting-more = Izračunaj še štiri delitve igre bridge-whist.

### Sedeži in besede

school-booklets-seats = Sedeži, partije in stare besede
    .lead = Kdo igra s kom in kaj pomeni »surcoupera«.

school-booklets-seats-draw = Vsak potegne karto. Pri tem je as najnižji, med enakimi pa je najnižji pik, nato križ, karo, srce. Igralca z najnižjima kartama igrata skupaj; kdor ima najnižjo, deli prvi in izbere sedež.
school-booklets-seats-who-deals = Štirje igralci so potegnili te karte. Katero karto je potegnil tisti, ki deli prvi?
    .hint = Asi so danes nizki. Kateri od dveh asov je nižji?
    .why = Oba asa sta najnižja in pik je pod križem: deli, kdor je potegnil pik asa.
    .a-HK = ♥K
    .a-D2 = ♦2
    .a-SA = ♠A
    .a-CA = ♣A
    .to-D2 = Nizka, a tu je nekaj nižje od dvojke.
    .to-CA = As, da. Je pa še eden.
school-booklets-seats-partners = Katera igralca igrata skupaj na deliteljevi strani? Označi njuni karti.
    .hint = Najnižji dve.
    .why = Štirici sta najnižji; deli, kdor ima križ, ker je pod karom.
    .a-H9 = ♥9
    .a-C4 = ♣4
    .a-SQ = ♠Q
    .a-D4 = ♦4
school-booklets-seats-three-sittings = Ko par dobi drugo manšo, se sedeži zamenjajo. Slika treh partij iz knjižice:
    .frame-1 = Prva partija: A igra s C, B z D.
    .frame-2 = Druga: C in D zamenjata sedeža. A igra z D.
    .frame-3 = Tretja: A igra z B. A se ni nikoli premaknil.
school-booklets-seats-second = Kdo je v drugi partiji B-jev soigralec?
    .hint = Poglej čez mizo.
    .why = B-ju nasproti sedi C.
    .a-a = A
    .a-c = C
    .a-d = D
school-booklets-seats-third = In kdo je v tretji A-jev?
    .hint = S kom A še ni igral?
    .why = B. Zdaj je vsak igral z vsakim.
    .a-b = B
    .a-c = C
    .a-d = D
school-booklets-seats-robbert = Koliko partij je v tej knjižici en rober?
    .hint = Toliko, na kolikor načinov iz štirih igralcev nastaneta dva para.
    .why = Tri. To ni tisto, čemur danes pravimo rober.
school-booklets-seats-book = Prvih šest vzetkov ene strani je »paket«, vsak nadaljnji je »trick«. Koliko »trick« je v devetih vzetkih?
    .hint = Odštej paket.
    .why = Devet vzetkov je »paket« šestih in trije nad njim.
school-booklets-seats-words = Knjižica je polna besed, ki so šle iz rabe: hållkarl, inkomstkort, mellanhand, surcoupera. Poglej, koliko jih uganeš.
school-booklets-seats-ask = Kaj pomeni?

### Rober iz knjižice

school-booklets-rubber = Rober estonske knjižice, od A do F
    .lead = Šest delitev s črkami in vsaka številka na svojem mestu.

school-booklets-rubber-sheet = Estonska knjižica razloži točkovanje z enim robrom. »Mi« sta A in B, »oni« X in Y. Nad črto stoji vrednost igre, pod njo, do kod je prišla manša. Delitve imajo črke od A do F, da se najdejo v zapisu.
school-booklets-rubber-values = Pod črto štejejo licitirani in osvojeni vzetki: po 6, 7, 8, 9 ali 10, od križa do brez aduta; s kontro dvakrat, z rekontro štirikrat toliko. Trideset točk prinese manšo.
school-booklets-rubber-units = Nad črto je izpolnjen kontrakt vreden 50, vsak presežni vzetek še 50. Za neizpolnjenega dobijo nasprotniki 50 in za vsak manjkajoči vzetek še 50. S kontro je to dvakrat, pri ranljivi strani še dvakrat toliko.
school-booklets-rubber-a-below = Delitev A: licitiramo 2 karo, oni kontrirajo. Osvojimo devet vzetkov in eden od nas ima štiri honerje. Kaj zapišemo pod črto?
    .hint = Dva vzetka po 7, s kontro.
    .why = 2 × 7 × 2 = 28.
    .to-14 = Bila je kontra.
school-booklets-rubber-a-above = In nad črto?
    .hint = Izpolnjen kontrakt in en vzetek več, s kontro; nato honerji, ki prinesejo 100 in se ne množijo.
    .why = (50 + 50) × 2 + 100 = 300.
    .to-400 = Honerji se ne množijo.
    .to-200 = In honerji?
school-booklets-rubber-b-what = Delitev B: oni licitirajo 3 križ, osvojijo dvanajst vzetkov in imajo pet honerjev v enem listu. Kaj se zapiše? Označi vse.
    .hint = Dvanajst vzetkov je vse razen enega, napovedano ali ne.
    .why = Kontrakt, njegova izpolnitev, trije presežni vzetki, pet honerjev in mali slem: tu šteje, čeprav ga ni nihče napovedal. Manša to ni.
    .a-contract = Trije licitirani in osvojeni vzetki
    .a-fulfilment = Izpolnjen kontrakt
    .a-overtricks = Trije presežni vzetki
    .a-small-slam = Mali slem
    .a-honours = Pet honerjev
    .a-game-premium = Nagrada za manšo
school-booklets-rubber-b-above = Kaj torej zapišejo nad črto?
    .hint = 50 za izpolnitev, trikrat 50, 100 za slem in 200 za pet honerjev.
    .why = 50 + 150 + 100 + 200 = 500.
school-booklets-rubber-b-below = In pod črto?
    .hint = Trije vzetki v najcenejši barvi.
    .why = 3 × 6 = 18.
school-booklets-rubber-c-above = Delitev C: oni licitirajo 4 srce in osvojijo devet vzetkov. Kaj zapišemo mi nad črto?
    .hint = Neizpolnitev je nekaj vredna in manjkajoči vzetek tudi.
    .why = 50 + 50 = 100.
    .to-50 = Šteje tudi sama neizpolnitev.
school-booklets-rubber-d-game = Delitev D: licitiramo 2 pik in osvojimo devet vzetkov, v enem listu so štirje honerji. Pod črto smo imeli 28. Je to manša?
    .hint = Dva vzetka po 9, prišteta k temu, kar tam stoji.
    .why = 28 + 18 = 46: naša prva manša.
school-booklets-rubber-d-above = Kaj zapišemo za D nad črto?
    .hint = Izpolnitev, en vzetek več, štirje honerji in 300 za manšo.
    .why = 50 + 50 + 100 + 300 = 500.
    .to-200 = Nekaj manjka: manša.
school-booklets-rubber-e-danger = Kdo je zdaj, pred delitvijo E, ranljiv?
    .hint = Ranljiv je, kdor ima manšo.
    .why = Mi: eno manšo imamo. Oni je nimajo.
school-booklets-rubber-e-above = Delitev E: licitiramo 3 križ in osvojimo osem vzetkov. Kaj zapišejo oni nad črto?
    .hint = En vzetek manjka in ranljivi smo.
    .why = (50 + 50) × 2 = 200.
    .to-100 = Zdaj smo ranljivi.
school-booklets-rubber-f-what = Delitev F: licitiramo 4 pik, osvojimo vseh trinajst vzetkov in imamo pet honerjev v enem listu. Kaj se zapiše? Označi vse.
    .hint = Robra je konec. Katera nagrada se tedaj plača in katera ne?
    .why = Kontrakt, njegova izpolnitev, trije presežni vzetki, veliki slem, pet honerjev in 750 za rober. Manša, ki konča rober, svojih 300 ne prinese, veliki slem pa nadomesti malega.
    .a-contract = Štirje licitirani in osvojeni vzetki
    .a-fulfilment = Izpolnjen kontrakt
    .a-overtricks = Trije presežni vzetki
    .a-small-slam = Mali slem
    .a-grand-slam = Veliki slem
    .a-honours = Pet honerjev
    .a-game-premium = Nagrada za manšo
    .a-rubber-premium = Nagrada za rober
school-booklets-rubber-f-above = In koliko je to nad črto?
    .hint = Izpolnitev in trije več, dvakrat zaradi ranljivosti; nato 200 za slem, 200 za honerje in 750.
    .why = (50 + 150) × 2 + 200 + 200 + 750 = 1550.
    .to-1350 = So slem, honerji in rober vsi zraven, pa ranljivost?
school-booklets-rubber-f-below = In pod njo?
    .hint = Štirje vzetki v piku.
    .why = 4 × 9 = 36.
school-booklets-rubber-sum-we = Robra je konec. Koliko imamo skupaj, nad in pod črto?
    .hint = V prvi manši 946, v drugi 1586.
    .why = 946 + 1586 = 2532.
school-booklets-rubber-sum-they = In oni?
    .hint = V prvi manši 518, v drugi 200.
    .why = 518 + 200 = 718.
school-booklets-rubber-difference = Koliko torej vsak od nas zapiše s plusom in vsak od njih z minusom?
    .hint = Razliko obeh vsot.
    .why = 2532 − 718 = 1814.
school-booklets-rubber-without-below = Opomba v knjižici pravi, da se v Kontraktu točke pod črto na koncu navadno izpustijo. Kolikšna bi bila tedaj razlika?
    .hint = Pod črto smo imeli skupaj 82, oni 18.
    .why = 2450 − 700 = 1750. Rober v knjižici jih prišteje, zato jih tudi mi, če se pri mizi ne dogovorijo drugače.
school-booklets-rubber-more = Še štiri delitve v Kontraktu.

### Ena delitev, trije načini

school-booklets-ways = Ena delitev, obračunana na tri načine in več
    .lead = Isti vzetki so lahko vredni 686, 320 ali 92.

school-booklets-ways-three-tables = Knjižica natisne tri tabele: Kontrakt, Vanderbilt in Reform. »Tabel je zelo veliko in posamezni krogi igralcev uporabljajo svoje spremembe«: zato svetuje, naj se pred igro ugotovi, ali vsi poznajo tisto, ki velja. Vzemimo eno delitev in jo obračunajmo po vsaki.
school-booklets-ways-values = Koliko je vreden vzetek pod črto:
    .frame-1 = Kontrakt: 6 do 10, manša pri 30.
    .frame-2 = Vanderbilt: 20, 30 in 35, manša pri 100.
    .frame-3 = Reform: spet 6 do 10, a manša pri 40.
school-booklets-ways-kontrakt = Licitiramo 4 pik, osvojimo dvanajst vzetkov in imamo štiri honerje v enem listu. Prva delitev, brez kontre. Koliko je vredna v Kontraktu, nad in pod črto skupaj?
    .hint = Štirikrat 9; izpolnitev in dva več po 50; mali slem in honerji po 100; in to je manša, 300.
    .why = 36 + 50 + 100 + 100 + 100 + 300 = 686.
school-booklets-ways-vanderbilt-slam = Ista delitev v Vanderbiltu. Kaj se zapiše? Označi vse.
    .hint = Vanderbilt plača izpolnitev samo pri kontri in slem samo, če je bil napovedan.
    .why = Kontrakt, dva presežna vzetka in honerji. Slem ni bil napovedan in manša svoje nagrade nima.
    .a-contract = Štirje licitirani in osvojeni vzetki
    .a-fulfilment = Izpolnjen kontrakt
    .a-overtricks = Dva presežna vzetka
    .a-small-slam = Mali slem
    .a-honours = Štirje honerji
    .a-game-premium = Nagrada za manšo
school-booklets-ways-vanderbilt = Koliko je torej vredna v Vanderbiltu?
    .hint = Štirikrat 30, dvakrat 50 in honerji 100.
    .why = 120 + 100 + 100 = 320.
school-booklets-ways-reform = In v Reformu?
    .hint = Štirikrat 9, nato 4 za izpolnitev, dvakrat 8, 16 za nenapovedani slem in 20 za honerje.
    .why = 36 + 4 + 16 + 16 + 20 = 92.
school-booklets-ways-reform-game = Je v Reformu to manša?
    .hint = Kaj stoji pod črto in koliko je treba?
    .why = Ne: 36 je manj kot 40. V drugih dveh tabelah je bila manša.
school-booklets-ways-rulebook = Zdaj estonska knjiga pravil: pik po 30, presežni vzetki prav toliko, honerji 100. Koliko je vredna?
    .hint = Vseh šest vzetkov nad šest tu šteje enako.
    .why = 120 + 60 + 100 = 280.
school-booklets-ways-hungarian = In po madžarski tabeli, ki honerjev ne pozna?
    .hint = Štirikrat 30 pod črto, dvakrat 30 nad njo.
    .why = 120 + 60 = 180.
school-booklets-ways-differences = Knjižica našteje pet razlik med Vanderbiltom in Kontraktom. Katere so? Označi vse.
    .hint = Pravih je pet. Honerji in ranljivost so v obeh tabelah.
    .why = Manša pri 100; višje vrednosti; izpolnitev plačana samo pri kontri; slem samo napovedan; za manšo ni nagrade, samo za rober.
    .a-game-100 = Za manšo je treba 100 točk
    .a-higher = Vzetki so vredni več
    .a-only-doubled = Izpolnitev je plačana samo pri kontri
    .a-slams-bid = Slem je plačan samo, če je bil napovedan
    .a-no-game-premium = Za manšo ni nagrade, samo za rober
    .a-honours-none = Honerji ne štejejo nič
    .a-no-danger = Nihče ni nikoli ranljiv
school-booklets-ways-down-kontrakt = Druga delitev: ranljivi smo, licitiramo 4 srce, dobimo kontro in osvojimo osem vzetkov. Kaj zapišejo v Kontraktu?
    .hint = Neizpolnitev in dva manjkajoča vzetka: trikrat ista številka, to je 50, dvakrat zaradi kontre in dvakrat zaradi ranljivosti.
    .why = 3 × 200 = 600.
school-booklets-ways-down-vanderbilt = In v Vanderbiltu?
    .hint = S kontro in ranljivi: prvi manjkajoči stane 200, vsak naslednji dvakrat toliko. Sama neizpolnitev ne stane nič.
    .why = 200 + 400 = 600. Tokrat se strinjata.
school-booklets-ways-down-rulebook = In po knjigi pravil?
    .hint = S kontro in ranljivi: 200 za prvega, vsak naslednji pa stane 100 več od prejšnjega.
    .why = 200 + 300 = 500.
school-booklets-ways-down-hungarian = In v madžarski tabeli?
    .hint = V »bell«, s kontro: 200 za prvi manjkajoči vzetek in 300 za naslednjega.
    .why = 200 + 300 = 500.
school-booklets-ways-more-vanderbilt = Še dve v Vanderbiltu.
school-booklets-ways-more-reform = Dve v Reformu.
school-booklets-ways-more-rulebook = In dve po knjigi pravil.

### Imena in načini zapisa

school-booklets-names = Senior, junior in zapis točk
    .lead = Kako se imenujejo igralci in štirje načini za isti zapis.

school-booklets-names-four-names = V estonski knjižici je izvajalec »mängija«, igralec. Njegov soigralec je »laud«, miza, »Dummy ali Strohmann«. Nasprotnik na njegovi levi, ki izigra, je »senior«, tisti na desni »junior«.
school-booklets-names-senior = Izvajalec je Vzhod. Kdo je senior?
    .hint = Na izvajalčevi levi.
    .why = Na levi od Vzhoda sedi Jug in izigra.
school-booklets-names-junior = Izvajalec je Sever. Kdo je junior?
    .hint = Na izvajalčevi desni.
    .why = Na desni od Severa sedi Zahod.
school-booklets-names-laud = A je licitiral 1 pik, X 2 srce, B 3 pik in vsi so pasirali. A in B sta soigralca. Kdo je laud?
    .hint = Kdo je prvi licitiral pik?
    .why = A je na tej strani prvi licitiral pik in igra; B je laud.
    .a-A = A
    .a-B = B
    .a-X = X
school-booklets-names-draw = Pri žrebu v knjižici šteje as ena. Igralci potegnejo te štiri karte. Katero je potegnil tisti, ki deli prvi?
    .hint = Deli, kdor ima najnižjo. Kaj je najnižje?
    .why = As je najnižji od vseh in kdor ima najnižjo karto, deli prvi.
    .a-HK = ♥K
    .a-D2 = ♦2
    .a-SA = ♠A
    .a-C9 = ♣9
school-booklets-names-four-ways = Knjižica dovoli štiri načine zapisa.
    .frame-1 = Vsaka številka posebej, kakor pride.
    .frame-2 = Pod črto se stara številka prečrta in zapiše nova vsota: tako se takoj vidi stanje.
    .frame-3 = Isto nad črto.
    .frame-4 = Namesto da bi točke zapisali sebi, jih prav toliko prečrtamo nasprotnikom.
school-booklets-names-result = Kateri način na koncu komu prinese več?
    .hint = Je pomembno, v kakšnem vrstnem redu seštevamo in odštevamo?
    .why = Nobeden: razlika je v vseh štirih ista.
    .a-same = V vseh je enako
    .a-each-more = Zapis vsake številke prinese več
    .a-struck-more = Črtanje nasprotnikom prinese več
school-booklets-names-ask = Šest besed iz knjižice.

### Napake in njihove cene

school-booklets-faults = Kratki seznam napak iz knjižice
    .lead = Šest napak in koliko stanejo.

school-booklets-faults-short-list = V knjigi pravil je kakih dvesto pravil. Knjižici zadošča ena stran: karta, ki pri deljenju pade odkrita, licit zunaj vrste, prenizek licit, popravljena napačna barva, renons in pogled v pobrani vzetek.
school-booklets-faults-honour-falls = Med deljenjem ta karta pade odkrita. Kaj se zgodi?
    .hint = To je honer.
    .why = Delitev ne velja in deli naslednji igralec, ne isti.
    .a-next = Deli naslednji igralec
    .a-same = Isti igralec deli znova
    .a-on = Deljenje se nadaljuje
    .to-same = Nova delitev, da. A čigava?
school-booklets-faults-small-falls = In če je to ta?
    .hint = Knjižica govori samo o honerjih.
    .why = Nič; to ni honer.
    .a-next = Deli naslednji igralec
    .a-same = Isti igralec deli znova
    .a-on = Deljenje se nadaljuje
school-booklets-faults-out-of-turn = Nekdo licitira zunaj vrste. Kaj lahko stori druga stran?
    .hint = To je pravica, ne dolžnost.
    .why = Sme zahtevati, da naslednji delitelj deli znova. Če tega ne stori, licit velja.
    .a-may = Zahtevati novo delitev naslednjega delitelja ali pustiti
    .a-must = Zahtevati mora novo delitev
    .a-void = Nič; licit preprosto ne velja
school-booklets-faults-too-low = Na 2 pik nekdo reče »2 karo«. Kot kaj to šteje?
    .hint = Ista barva, dovolj visoko.
    .why = 3 karo. Nihče ne izbira; samo po sebi šteje kot najnižji zadostni licit v tej barvi.
    .a-three = 3 karo
    .a-pass = Pas
    .a-again = Licitirati mora znova
school-booklets-faults-put-right = Nekdo ni sledil barvi in to opazi. Do kdaj se da popraviti?
    .hint = Dokler se ne začne nekaj novega.
    .why = Do prve karte naslednjega vzetka. Umaknjena karta ostane odkrita in nasprotnika jo smeta zahtevati.
    .a-next-lead = Dokler ni izigrana karta za naslednji vzetek
    .a-at-once = Samo takoj, pred naslednjo karto
    .a-never = Nikoli
school-booklets-faults-dummy-revokes = Prepozno: renons. Zgodil se je z mrtvečevimi kartami. Koliko zanj zapišejo nad črto?
    .hint = Te karte so videli vsi.
    .why = Nič. Na odkrite karte je lahko pazil vsakdo.
school-booklets-faults-declarer-revokes = Izpolnili smo 3 brez adut s štirimi asi v enem listu, a izvajalec je iz svojega lista storil renons. Kaj zapišejo?
    .hint = Večjo od obeh cen v knjižici.
    .why = 100.
school-booklets-faults-no-honours = In kaj se za to delitev vseeno zapiše? Označi vse.
    .hint = Renons nas stane še nekaj.
    .why = Kontrakt, njegova izpolnitev, manša in njihovih 100. Honerji so izgubljeni: stran, katere izvajalec stori renons, jih ne sme zapisati.
    .a-contract = Trije licitirani in osvojeni vzetki
    .a-fulfilment = Izpolnjen kontrakt
    .a-honours = Štirje asi
    .a-game-premium = Nagrada za manšo
    .a-revoke = Cena renonsa
school-booklets-faults-defender-revokes = Zdaj je renons storil branilec. Med čim sme izbirati izvajalčeva stran? Označi oboje.
    .hint = Točke ali nekaj drugega, kar na koncu šteje.
    .why = 100 točk ali ob koncu igre dva (ali trije, po dogovoru) njihovi vzetki.
    .a-hundred = Sto točk
    .a-two = Dva njihova vzetka
    .a-new-deal = Nova delitev
    .a-both = Točke in vzetki skupaj
school-booklets-faults-two-tricks = Licitirali smo 3 brez adut in osvojili samo osem vzetkov, a branilec je storil renons in vzamemo dva vzetka. Kaj zapišemo pod črto?
    .hint = Osem in dva zadoščata za kontrakt.
    .why = Z desetimi vzetki je izpolnjen: 3 × 10 = 30, in manša.
school-booklets-faults-peek = Igrali smo 4 pik in osvojili osem vzetkov; poleg tega je eden od nas pogledal pobrani vzetek. Kaj zapišejo skupaj nad črto?
    .hint = Neizpolnitev in dva manjkajoča vzetka po 50 in 50 za pogled.
    .why = 50 + 100 + 50 = 200.
school-booklets-faults-trainer = Zdaj pri mizi: kaj sledi in čigava je pravica?

### Knjiga pravil

school-booklets-law-book = Kako se znajti v knjigi pravil
    .lead = Nekaj je šlo narobe. Kdo sme kaj reči in do kdaj?

school-booklets-law-book-why =
    Estonska knjiga pravil iz tridesetih let ima kakih dvesto pravil. Na pamet se jih ne nauči nihče. Lahko pa se naučiš, kje iskati in kaj vprašati.

    Njen vrstni red je vrstni red delitve: od žreba za sedeže do zadnje številke v zapisu.
school-booklets-law-book-parts = Postavi dele knjige pravil po vrsti.
    .hint = Kakor teče večer.
    .why = Žreb, mešanje, deljenje, licitacija, igra, točke: knjiga sledi delitvi.
    .a-draw = Žreb za sedeže
    .a-shuffle = Mešanje in privzdigovanje
    .a-deal = Deljenje
    .a-auction = Napovedi
    .a-play = Izigrane karte in igra
    .a-score = Točke in zapis
school-booklets-law-book-three-questions =
    Pri vsaki napaki knjiga odgovori na tri vprašanja. Kdo sme izbirati? Med čim? In do kdaj?

    Večino pravic izgubi, kdor igra naprej, ne da bi jih uporabil.
school-booklets-law-book-who-chooses = Branilec je izigral zunaj vrste. Kdo izbere, kaj bo s tem?
    .hint = Kdo je oškodovan in kdo igra karte te strani?
    .why = Izvajalec, preden igra iz katerega koli lista.
    .a-declarer = Izvajalec
    .a-dummy = Mrtvec
    .a-defender = Branilčev soigralec
school-booklets-law-book-too-late = Imel si izbiro, a si odigral svojo naslednjo karto. Kaj ti ostane?
    .hint = Tretje vprašanje.
    .why = Nič. Kdor je licitiral ali igral naprej, nima več pravice.
    .a-none = Nič
    .a-all = Vse, do konca delitve
    .a-partner = Zdaj lahko izbere moj soigralec
school-booklets-law-book-wrong-penalty = Zahtevaš nekaj, česar pravilo za to napako ne daje. Kaj se zgodi?
    .hint = Knjiga je stroga do tistega, ki zahteva.
    .why = Pravica je za ta primer izgubljena. Najprej torej poglej, potem zahtevaj.
    .a-lost = Pravica je izgubljena
    .a-again = Izbereš lahko znova
    .a-right-one = Velja prava kazen
school-booklets-law-book-find-auction = Na 2 pik nekdo licitira 2 srce. Katero poglavje odpreš?
    .hint = Kaj je z licitom narobe: čas ali stopnja?
    .why = »Nezadostni liciti«. Vrsta je bila prava in licitacija je tekla.
    .a-insuf = Nezadostni liciti
    .a-oot = Napovedi zunaj vrste
    .a-late = Napovedi po licitaciji
school-booklets-law-book-find-play = Med igro branilcu pade karta odkrita na mizo. Katero poglavje?
    .hint = Ni je nameraval igrati.
    .why = »Odkrite karte«. Ostane odkrita in izvajalec jo sme zahtevati.
    .a-expo = Odkrite karte
    .a-loot = Karte, izigrane zunaj vrste
    .a-revoke = Renons
school-booklets-law-book-calls = Katere napovedi so dovoljene? Dva položaja.
school-booklets-law-book-insufficient = Nezadostni liciti: kaj je tvoja pravica?
school-booklets-law-book-leads = Karte, izigrane zunaj vrste.
school-booklets-law-book-revokes = Renons.
school-booklets-law-book-penalties = Kazni na splošno: kaj pravi pravilo.
school-booklets-law-book-all-chapters = Vsako poglavje knjige pravil se da vaditi na isti način, od žreba do točk. Začni s tistim, zaradi katerega ste se nazadnje sprli.

### Lepo vedenje

school-booklets-manners = Lepo vedenje
    .lead = Enajst reči, ki se ne počnejo, in nekaj takih, ki se.

school-booklets-manners-correct =
    Knjiga pravil zahteva skrajno korektnost do nasprotnikov in do lastnega soigralca. Da se ne kuka v sosedove karte, vedo vsi.

    Je pa cela vrsta napak, ki niso nič manjše, in večina jih dela, ne da bi opazila.
school-booklets-manners-bidding = Kaj od tega pove soigralcu nekaj, česar licit sam ne pove? Označi vse, kar je prepovedano.
    .hint = Eno od tega mora kdaj pa kdaj storiti vsakdo.
    .why = Prepovedani so nepotrebno obotavljanje, nepotrebna naglica, poseben ton in omahljivo licitiranje. Razmišljati, kadar je o čem, ni prepovedano.
    .a-slow = Nepotrebno obotavljanje pri licitiranju
    .a-hasty = Nepotrebna naglica pri licitiranju
    .a-tone = Licitiranje s posebnim tonom
    .a-doubt = Omahljivo licitiranje
    .a-think = Razmišljanje, kadar je o čem
school-booklets-manners-partner = In o soigralčevih licitih in igri? Označi vse, kar je prepovedano.
    .hint = Pohvala in vljudnost nista isto.
    .why = Prepovedano je kazati zadovoljstvo ali nezadovoljstvo s soigralčevim licitom, pa tudi z besedo ali kretnjo soditi o njegovem licitiranju in igri. Zahvala za mrtvečeve karte ne škodi nikomur.
    .a-pleased = Kazati zadovoljstvo s soigralčevim licitom
    .a-displeased = Kazati nezadovoljstvo s soigralčevim licitom
    .a-comment = Kretnja o soigralčevi igri
    .a-thanks = Zahvaliti se soigralcu, ko položi karte
school-booklets-manners-reminding = Na kaj ne smeš spomniti soigralca? Označi vse, kar je prepovedano.
    .hint = Ena vrsta opozorila je izrecno dovoljena, le mrtvecu ne.
    .why = Ne na stanje točk med licitacijo ne na licitacijo med igro. Smeš pa ga opozoriti na napako, ki jo ravno namerava storiti; samo mrtvec ne sme.
    .a-score = Na stanje točk, med licitacijo
    .a-auction = Na licitacijo, med igro
    .a-warn = Na napako, ki jo ravno namerava storiti
school-booklets-manners-cards = In s kartami? Označi vse, kar je prepovedano.
    .hint = Kaj drugim kaj pove prezgodaj?
    .why = Izvleči karto, preden si na vrsti, in pobrati vzetek, preden so vanj igrali vsi.
    .a-detach = Izvleči karto, preden si na vrsti
    .a-gather = Pobrati vzetek, preden so igrali vsi
    .a-sort = Urejati svoj list
school-booklets-manners-count = Zdaj si srečal ves seznam iz knjige. Koliko navad prepoveduje poleg kukanja?
    .hint = Seštej, kar si označil pri zadnjih štirih vprašanjih.
    .why = Enajst.
school-booklets-manners-dummy = Mrtvec nima kaj početi. Kaj dela?
    .hint = Kaj bi lahko videl za izvajalčevim hrbtom?
    .why = Ostane na sedežu. Ne gleda izvajalčevih kart in ne spremlja igre za njim.
    .a-sits = Ostane na svojem sedežu
    .a-walks = Hodi okrog in gleda liste
    .a-helps = Stoji za izvajalcem
school-booklets-manners-artificial = Licit pomeni nekaj drugega, kakor pravi. Kdaj je to dovoljeno?
    .hint = Tudi nasprotniki imajo pravico.
    .why = Samo če njegov pomen poznajo vsi igralci; in kdor ga je dal, ga na vprašanje v celoti razloži.
    .a-all = Če njegov pomen poznajo vsi igralci
    .a-partner = Če njegov pomen pozna soigralec
    .a-never = Nikoli
school-booklets-manners-deliberate = Nekdo namenoma prekrši pravilo, ker kazen stane manj, kot s tem dobi. Pripravljen je plačati. Je to v redu?
    .hint = Je kazen cena?
    .why = Ne. Napak se ne sme delati namenoma, niti če je kdo pripravljen nositi kazen.
    .a-no = Ne
    .a-pay = Da, če plača
    .a-yes = Da, to sme vsakdo
school-booklets-manners-company = Soigralec dela take napake, ne da bi opazil. Kaj svetuje knjiga?
    .hint = Take reči počneta dve vrsti igralcev.
    .why = Povej mu. Izogibaj se samo tistim, ki to delajo vede.
    .a-tell = Opozoriti ga nanje
    .a-avoid = Nikoli več igrati z njim
    .a-same = Delati isto
school-booklets-manners-onlooker = Gledaš igro. Nekdo naredi napako, ki je nihče ne opazi. Kaj storiš?
    .hint = Čigava igra je to?
    .why = Molčiš; mnenje poveš samo, če te kdo vpraša.
    .a-silent = Molčim
    .a-whisper = Prišepnem oškodovanemu
    .a-aloud = Povem na glas
school-booklets-manners-more = Še štirje: kaj sledi?

### Križev sistem, prva ura

school-booklets-club-1 = Križev sistem (1): otvoritev
    .lead = Najnižji licit od vseh, ki o križu ne pove ničesar.

school-booklets-club-1-idea = Zadnje poglavje knjige pravil govori o sistemu, v katerem se licitacija začne čim nižje, da si soigralca lahko veliko povesta. 1 križ kaže dva in pol do štiri honerske vzetke in nič drugega. O križu ne pove ničesar.
school-booklets-club-1-table = Honerski vzetki se štejejo po barvah, po svoji tabeli: velja prva vrstica, ki ustreza. Karte dveh barv skupaj ne štejejo in nobena barva ne šteje več kot dva.
school-booklets-club-1-one-suit = Koliko honerskih vzetkov je v tem listu?
    .hint = As je cel. Kaj je dama z dvema malima kartama?
    .why = As 1, dama z dvema kartama ¼: skupaj 1¼. Sam fant ne šteje.
school-booklets-club-1-no-pairs = In tu?
    .hint = As in kralj skupaj; kralj in fant brez desetice; dama in fant s tretjo karto.
    .why = As kralj 2, kralj ½, dama fant s tretjo ½: skupaj 3.
school-booklets-club-1-count = Še eden.
    .hint = Desetice v tej tabeli štejejo: še enkrat poglej srce.
    .why = As dama 1¼, kralj dama desetica 1¼, dama z dvema ¼: 2¾.
school-booklets-club-1-open = Imaš ta list in si prvi na vrsti.
    .hint = Pravkar si ga preštel.
    .why = Dva in tri četrt: 1 križ.
school-booklets-club-1-too-little = In s tem?
    .hint = Preštej. Je dva in pol?
    .why = Pol, četrt in ena je 1¾: pas.
school-booklets-club-1-one-club-card = En sam križ. S čim odpreš?
    .hint = Ali 1 križ kaj pove o križu?
    .why = Vseeno 1 križ: tri in četrt honerskega vzetka. Pik pride pozneje.
    .to-1S = Barva je dobra. A kako se tu začne vsaka licitacija?
school-booklets-club-1-negative = Soigralec je odprl z 1 križ. Kaj odgovoriš?
    .hint = Manj kot poldrugi honerski vzetek ima svoj odgovor, tudi ta o svoji barvi ne pove ničesar.
    .why = Tri četrt: 1 karo, negativni odgovor. O karu ne pove ničesar.
    .to-1S = Pet pikov, da. A najprej povej, kako si šibek.
    .to-Pass = Soigralčev križ je lahko ena sama karta!
school-booklets-club-1-says-nothing = Kaj pove ta 1 karo?
    .hint = Umeten je, kakor otvoritev.
    .why = Samo to, da je honerskih vzetkov manj kot poldrugi.
    .a-weak = Imam manj kot poldrugi honerski vzetek
    .a-diamonds = Imam karo
    .a-strong = Močan sem
school-booklets-club-1-play = Odprl si z 1 križ, soigralec je pokazal od poldrugega do dveh in pol brez barve s petimi kartami in igraš 2 pik. Osvoji osem vzetkov.
    .reached = { $tricks } vzetkov in kontrakt je izpolnjen.
    .missed = Vzetkov: { $tricks }; osem jih je mogočih. Poskusi znova.
school-booklets-club-1-more-tricks = Preštej še tri liste.
school-booklets-club-1-more-openings = Odpri trikrat ali pasiraj.

### Križev sistem, druga ura

school-booklets-club-2 = Križev sistem (2): odgovori
    .lead = Negativni, pozitivni, forsirni.

school-booklets-club-2-three-kinds = Na 1 križ so tri vrste odgovorov. Manj kot 1½ honerskega vzetka: 1 karo. Od 1½ do 2½: pozitiven, z barvo s petimi kartami, če je kje. Več kot 2½: forsira do manše, stopnjo višje.
school-booklets-club-2-one-spade = Dva honerska vzetka in pet dobrih pikov.
    .hint = Pozitiven, in barvo lahko pokažeš takoj.
    .why = 1 pik: 1½ do 2½ in pet pikov.
school-booklets-club-2-two-diamonds = Pozitiven list s karom.
    .hint = 1 karo že pomeni nekaj drugega.
    .why = 2 karo. 1 karo bi bil negativen, zato se križ in karo pokažeta na stopnji dva.
    .to-1D = Kaj bi soigralec razumel?
school-booklets-club-2-one-no-trump = Pozitiven, a katera barva?
    .hint = Je kje barva s petimi kartami?
    .why = Barve s petimi kartami ni: 1 brez adut.
school-booklets-club-2-four-cards = Štirje sijajni piki. Kaj odgovoriš?
    .hint = Barve s štirimi kartami morajo počakati.
    .why = 1 brez adut. Barva s štirimi kartami se sme imenovati šele v drugem krogu.
    .to-1S = Koliko kart bi to obljubilo?
school-booklets-club-2-two-fives = Dve barvi s petimi kartami. Katera prej?
    .hint = Višja ali nižja?
    .why = Od dveh barv s petimi višja prej: 1 pik.
school-booklets-club-2-six-five = Šest in pet. Katera prej?
    .hint = Tu je dolžina pomembnejša od ranga.
    .why = Barva s šestimi kartami pride vedno pred barvo s petimi: 2 karo.
    .to-1H = Srce je višje. A preštej karte.
school-booklets-club-2-forcing = Z več kot dvema in pol se odgovori stopnjo višje: 2 srce ali 2 pik, 3 križ ali 3 karo, brez barve 2 brez adut. Tedaj pred manšo nihče ne pasira in slem je blizu.
school-booklets-club-2-two-spades = Kaj odgovoriš?
    .hint = Preštej honerske vzetke, nato karte.
    .why = Tri in četrt in pet pikov: 2 pik, forsirno.
    .to-1S = To bi obljubilo največ dva in pol.
school-booklets-club-2-three-diamonds = In tu?
    .hint = Močno, in v nizki barvi.
    .why = Tri in pol: 3 karo, forsirno.
    .to-2D = To bi bilo samo pozitivno.
school-booklets-club-2-two-no-trump = In s tem?
    .hint = Več kot dva in pol, a brez barve s petimi kartami.
    .why = 2 brez adut, forsirno.
    .to-1NT = Koliko honerskih vzetkov bi to največ pokazalo?
school-booklets-club-2-over-one-heart = Soigralec je odprl z 1 križ, nasprotnik na tvoji desni je rekel 1 srce. Šibek si.
    .hint = 1 karo ni več mogoč. Kaj pove isto?
    .why = Pas. Po nasprotnikovem licitu negativni list pasira.
school-booklets-club-2-still-one-spade = Isti vmesni licit, a ti si pozitiven.
    .hint = So se drugi odgovori spremenili?
    .why = 1 pik: vsi drugi odgovori ohranijo pomen.
school-booklets-club-2-more = Odgovori še petkrat.

### Križev sistem, tretja ura

school-booklets-club-3 = Križev sistem (3): kako gre naprej
    .lead = Otvoriteljev drugi licit in tretji.

school-booklets-club-3-after-negative = Po negativnem odgovoru otvoritelj imenuje barvo s petimi kartami ali reče 1 brez adut. Odgovarjalec pasira, če je zadovoljen, ali licitira 2 v svoji dolgi barvi.
school-booklets-club-3-five-spades = 1 križ, 1 karo. In zdaj?
    .hint = Je kje barva s petimi kartami?
    .why = 1 pik.
school-booklets-club-3-no-suit = In brez nje?
    .hint = Barve s petimi kartami ni.
    .why = 1 brez adut.
school-booklets-club-3-clubs-at-last = Zdaj je križ pravi!
    .hint = Na kateri stopnji se da pokazati?
    .why = 2 križ. Knjiga pravi »na stopnji ena«, a s križem in karom to ne gre; zato naj bosta dva.
school-booklets-club-3-weak-content = Odgovoril si 1 karo in otvoritelj licitira 1 srce.
    .hint = Imaš kaj boljšega od srca?
    .why = Pas: šibek in s srcem zadovoljen.
school-booklets-club-3-own-length = Otvoritelj licitira 1 brez adut. Enako šibek si kot prej.
    .hint = Šibek, a dolg.
    .why = 2 karo: pokaže dolžino, ne honerskih vzetkov.
    .to-Pass = Šest kart je kot adut morda vrednih več.
school-booklets-club-3-second-suit = Imenoval si srce, soigralec licitira 2 karo, ki ga imaš enega. Kaj zdaj?
    .hint = Imaš drugo barvo?
    .why = 2 pik: dobra barva s štirimi kartami se zdaj sme imenovati.
school-booklets-club-3-no-second-suit = Isto, brez take barve.
    .hint = Karo ti ne ustreza in druge barve, vredne imena, nimaš.
    .why = 2 brez adut.
school-booklets-club-3-six-again = Licitiral si 2 karo, otvoritelj 2 pik. In ti?
    .hint = Koliko karov imaš?
    .why = 3 karo: barva s šestimi kartami se ponovi.
school-booklets-club-3-another-five = Ista licitacija, drug list.
    .hint = Imaš drugo barvo.
    .why = 3 križ, druga barva s petimi kartami.
school-booklets-club-3-after-positive = Po pozitivnem odgovoru otvoritelj takoj imenuje barvo s petimi kartami, tudi če mu je soigralčeva všeč. Dvig pride pozneje.
school-booklets-club-3-name-first = Soigralec je pokazal srce in ti imaš štiri.
    .hint = Kaj pride prej?
    .why = 1 pik: najprej barva s petimi kartami.
    .to-2H = To pride, ko boš naslednjič na vrsti.
school-booklets-club-3-raise-then = Imenoval si pik, soigralec licitira 2 karo. Zdaj?
    .hint = Soigralčeva prva barva čaka na odgovor.
    .why = 2 srce: zdaj podpreš soigralčevo barvo.
school-booklets-club-3-after-forcing = Soigralec je forsiral z 2 srce. Ti?
    .hint = Barva s petimi kartami?
    .why = 2 pik.
school-booklets-club-3-four-trumps = Tokrat brez barve s petimi kartami.
    .hint = Poglej srce: štiri karte z asom in fantom.
    .why = 3 srce. Štiri karte soigralčeve barve z asom in fantom ali s kraljem in damo se dvignejo.
school-booklets-club-3-neither = In tu?
    .hint = Ne barve s petimi kartami ne štirih dobrih src.
    .why = 2 brez adut, najceneje.
school-booklets-club-3-play-three = 1 križ, 1 pik, 2 srce, 3 srce: odigraj. Devet vzetkov.
    .reached = { $tricks } vzetkov s srcem kot adutom. Dobro odigrano.
    .missed = Vzetkov: { $tricks }; devet jih je mogočih. Poskusi znova.
school-booklets-club-3-play-five = Soigralec je forsiral z 2 brez adut in končalo se je pri 5 križ. Enajst vzetkov.
    .reached = { $tricks } vzetkov: manša v barvi, o kateri 1 križ ni povedal ničesar.
    .missed = Vzetkov: { $tricks }; enajst jih je mogočih. Poskusi znova.
school-booklets-club-3-more = Še pet drugih licitov.

### Madžarska igra

school-booklets-magyar = Madžarska igra: petnajst besed
    .lead = Passz, kontra, rekontra: vse, kar se sme reči.

school-booklets-magyar-fifteen =
    Madžarska knjižica pravi, da za licitiranje zadošča petnajst besed: passz, kontra, rekontra; treff, káró, kőr, pikk, szanzadu; in številke od ena do sedem.

    Šest vzetkov je osnova in se ne imenuje: »štiri treff« obljubi deset.
school-booklets-magyar-count-words = Koliko od petnajstih besed imenuje barvo ali igro brez aduta?
    .hint = Štiri barve in še ena.
    .why = Pet: treff, káró, kőr, pikk in szanzadu. Tri so druge napovedi, sedem je številk.
school-booklets-magyar-suits = Postavi barve po vrsti, najvišjo spredaj.
    .hint = Knjižica jih našteje od najvišje: »najvrednejša je pikk«.
    .why = Pikk, kőr, káró, treff: pik, srce, karo, križ.
    .a-pikk = pikk (pik)
    .a-kor = kőr (srce)
    .a-karo = káró (karo)
    .a-treff = treff (križ)
school-booklets-magyar-four-clubs = Koliko vzetkov obljubi »štiri treff«?
    .hint = Osnova šestih se ne imenuje.
    .why = Šest in štiri je deset.
school-booklets-magyar-ladder = Postavi licite po vrsti, najnižjega spredaj.
    .hint = Najprej številka, potem barva; szanzadu je nad vsemi barvami.
    .why = Ena káró, ena pikk, ena szanzadu, dve treff, dve kőr.
    .a-one-diamond = 1 káró
    .a-one-spade = 1 pikk
    .a-one-no-trump = 1 szanzadu
    .a-two-clubs = 2 treff
    .a-two-hearts = 2 kőr
school-booklets-magyar-over-two-spades = Vzhod je licitiral dve pikk in prišlo je do tebe. Svojo barvo hočeš licitirati. Kaj je najmanj, kar lahko rečeš?
    .hint = »Na dve kőr se sme reči dve pikk, na dve pikk pa ne dve kőr.«
    .why = Tri kőr. Srce je pod pikom, zato je treba stopnjo več.
school-booklets-magyar-count-bids = Tabela licitov v knjižici ima sedem vrstic. Koliko licitov je vseh skupaj?
    .hint = Sedem vrstic in v vsaki vse barve in brez adut.
    .why = 7 × 5 = 35.
school-booklets-magyar-kontra = Kaj pove »kontra«?
    .hint = Čigav je kontrakt?
    .why = Da nasprotnikov kontrakt ne bo izpolnjen. Rekontra pove, da bo.
    .a-fails = Ne bo jim uspelo
    .a-plays = Igrati hočem sam
    .a-again = Deliti znova
school-booklets-magyar-over = »Licitiranje je zelo odgovorna reč.« Koga prizadene, če eden iz para licitira previsoko in kontrakt ni izpolnjen?
    .hint = Oba imata en stolpec.
    .why = Oba: par skupaj dobiva in izgublja.
    .a-both = Oba iz para
    .a-bidder = Samo tistega, ki je licitiral
    .a-nobody = Nikogar
school-booklets-magyar-under = In če licitirata prenizko?
    .hint = Izpolnita in še več. Kaj sta zamudila?
    .why = Izgubita nagrade, ki bi jih prinesel višji kontrakt; vzetki nad licitiranimi prinesejo malo, pred končnim obračunom pa nič.
    .a-bonus = Zamudita nagrade, ki bi jih lahko dobila
    .a-nothing = Nič ni izgubljeno
    .a-tricks = Vzetki nad licitiranimi niso njuni
school-booklets-magyar-anecdote = Opomba iz knjižice: »Baje zamisel, da bi bil v igri tudi ›asztal‹, izvira izpred 60 let iz Anglije. Manjkal je četrti igralec in nadomestili so ga z navideznim, z odkritimi kartami.« Asztal pomeni miza: tako se imenuje mrtvec.
school-booklets-magyar-asztal = Kdo odloči, katera karta asztala se odigra?
    .hint = On sam je v tej delitvi samo brezdelen gledalec.
    .why = Samo izvajalec: s svojo roko ali tako, da karto natančno imenuje.
    .a-declarer = Izvajalec
    .a-dummy = Tisti, čigar so karte
    .a-both = Oba skupaj
school-booklets-magyar-first-dealer = Za pare se vlečejo karte in tu deli prvi, kdor potegne najvišjo. Katera je to?
    .hint = Katera karta je po madžarskem vrstnem redu najvišja?
    .why = As. V estonski knjižici bi bila ista karta najnižja in kdor jo potegne, bi delil tudi tam, saj tam deli prvi, kdor ima najnižjo!
    .a-HK = ♥K
    .a-D2 = ♦2
    .a-SA = ♠A
    .a-C9 = ♣9
school-booklets-magyar-play = Odigraj tri szanzadu. Zahod je izigral pik fanta. Devet vzetkov izpolni kontrakt in prinese manšo.
    .reached = { $tricks } vzetkov: sto pod črto naenkrat.
    .missed = Vzetkov: { $tricks }; devet jih je tu. Vzamejo lahko štiri pike; pazi, kaj odvržeš nanje.
school-booklets-magyar-ask = Šest madžarskih besed.

### Mans, bell in zapis

school-booklets-bell = Mans in bell: madžarski zapis
    .lead = Mi in Ők, črta in sto točk.

school-booklets-bell-sheet = Zapis je prazen: levo »Mi«, desno »Ők«, mi in oni, in prečna črta. Pod njo gredo licitirani in osvojeni vzetki, nad njo vse drugo.
school-booklets-bell-tricks = Treff in káró štejeta 20 za vzetek, kőr in pikk 30, szanzadu 40 za prvega in 30 za vsakega naslednjega. Sto pod črto je gém, manša. Brez nje je stran v »mans«, z njo v »bell«, kjer so nagrade in izgube dražje.
school-booklets-bell-first-below = Licitiramo dve kőr in osvojimo devet vzetkov. Kaj gre pod črto?
    .hint = Samo to, kar je bilo licitirano.
    .why = 2 × 30 = 60.
    .to-90 = Trije vzetki nad šest, a koliko je bilo licitiranih?
school-booklets-bell-first-above = In nad črto?
    .hint = En presežni vzetek.
    .why = Presežni vzetek je vreden 30.
school-booklets-bell-gem = Oni licitirajo tri szanzadu in osvojijo deset vzetkov. Je to gém in čigav?
    .hint = 40 za prvega, 30 za druge.
    .why = 40 + 30 + 30 = 100: njihov gém, natanko.
school-booklets-bell-bell = Kdo je zdaj v bell?
    .hint = Kdo ima gém?
    .why = Oni. Mi smo še v mans.
school-booklets-bell-frozen = Gém se označi z X. Naših 60 se podčrta: »zamrznjenih« je in začnemo znova od ničle. Na koncu vseeno štejejo.
school-booklets-bell-doubled-below = Licitiramo ena szanzadu, oni rečejo kontra in osvojimo sedem vzetkov. Kaj gre pod črto?
    .hint = Prvi vzetek v szanzadu, s kontro.
    .why = 2 × 40 = 80.
school-booklets-bell-doubled-above = In nad črto, za izpolnjen kontrirani kontrakt?
    .hint = Tabela ima za to eno samo številko, v mans in bell isto; toliko kot en manjkajoči vzetek v mans.
    .why = 50.
school-booklets-bell-second-gem = Licitiramo štiri pikk in osvojimo deset vzetkov. Je to gém?
    .hint = Štirikrat 30.
    .why = 120 bi bilo dovolj tudi brez 80: naš gém. Zdaj sta obe strani v bell.
school-booklets-bell-down = Oni v bell licitirajo pet káró in osvojijo devet vzetkov. Kaj zapišemo nad črto?
    .hint = Dva manjkajoča vzetka, brez kontre, v bell.
    .why = 2 × 100 = 200.
    .to-100 = Koliko jih manjka in so v mans ali v bell?
school-booklets-bell-slam = Licitiramo šest szanzadu in osvojimo dvanajst vzetkov. Kaj se zapiše? Označi vse.
    .hint = Vsi razen enega, licitirani in osvojeni; in to je naš drugi gém.
    .why = Kontrakt, mali slem in nagrada ob koncu robra.
    .a-contract = Šest licitiranih in osvojenih vzetkov
    .a-overtricks = Presežni vzetki
    .a-small-slam-announced = Mali slem
    .a-grand-slam-announced = Veliki slem
    .a-rubber-premium = Nagrada za rober
school-booklets-bell-slam-above = Koliko torej zapišemo nad črto?
    .hint = Mali slem v bell je 700; rober je vreden 500, ker imajo gém.
    .why = 700 + 500 = 1200.
school-booklets-bell-difference = Robra je konec. Kolikšna je razlika obeh vsot?
    .hint = Mi: 60, 30, 80, 50, 120, 200, 190, 1200. Oni: 100 in 30.
    .why = 1930 − 130 = 1800.
school-booklets-bell-text-and-table = Besedilo in tabela v knjižici se o tem, kaj šteje nad črto, ne strinjata: enkrat sploh ne šteje, drugič se plača v denarju. Mi sledimo tabeli in na koncu štejemo vse.
school-booklets-bell-more = Izračunaj še pet delitev.

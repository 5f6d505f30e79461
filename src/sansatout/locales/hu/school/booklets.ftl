## Harmadik tanfolyam: a többi füzet

school-booklets = Harmadik tanfolyam: a többi füzet
    .lead = Bridge-whist Stockholmból, egy füzet és egy szabálykönyv Észtországból, és egy magyarul elmesélt játék: a saját példáik, írásaik és gyakorlataik lépésről lépésre.

### Bridge-whist: megnevezés és továbbadás

school-booklets-naming = Bridge-whist: megnevezni vagy továbbadni
    .lead = Stockholm, 1916. Senki sem licitál: az osztó megnevez, vagy a partnerére bízza.

school-booklets-naming-game =
    A bridge-whistben nincs se licit, se felvétel. Az osztó megnevez egy aduszínt vagy a szanzadut, vagy azt mondja: „továbbadom”. Akkor a partnerének kell megneveznie, és vissza nem adhatja.

    Az osztó bal oldalán ülő hív. Ezután leterítik a partner lapjait, és mindkét kezet az osztó játssza, akárki nevezett meg. Amelyik vonal hatnál több ütést visz, a többiért pontot ír.
school-booklets-naming-values = Minden hat feletti ütés pikkben 2, treffben 4, káróban 6, kőrben 8, szanzaduban 12 pontot ér. Harminc ilyen pont egy gém. Ezért azt tanácsolja a füzet: játssz olyan magasan, amennyire a lapjaid engedik.
school-booklets-naming-out-at-once = Még senkinek sincs pontja, és senki sem kontráz. Melyik ad gémet egyetlen leosztással? Jelöld meg mindet.
    .hint = Szorozd meg a hat feletti ütéseket azzal, amennyit egy ér, és vesd össze harminccal.
    .why = Négyszer 8 az 32, ötször 6 az 30, háromszor 12 az 36. De hét treffben csak 28: fekete szín egymaga sosem ad gémet.
    .a-four-hearts = Tíz ütés kőrben
    .a-five-diamonds = Tizenegy ütés káróban
    .a-seven-clubs = Mind a tizenhárom ütés treffben
    .a-three-no-trump = Kilenc ütés szanzaduban
school-booklets-naming-may-third = Az osztó továbbadta. Mit tehet a partnere?
    .hint = Valakinek végül döntenie kell.
    .why = A partnernek meg kell neveznie. Nincs tanácskozás, nincs visszaadás, és amit megneveztek, az úgy marad.
    .a-names = Megnevez egyet az öt közül, mást nem
    .a-back = Visszaadja az osztónak
    .a-passes = Passzol
school-booklets-naming-three-aces = Te osztottál. Mit nevezel meg?
    .hint = Kezdd az ászokkal.
    .why = Három ász: szanzadu, majdnem mindig. Négyre azt mondja a füzet: „feltétlenül”.
    .to-name-remit = Jó leosztást adnál olyannak, aki nem látja a lapjaidat. Hány ászod van?
school-booklets-naming-four-honours = És ezzel?
    .hint = Honőr az ász, a király, a dáma, a bubi és a tízes. Hány van egy színben?
    .why = Négy honőr egy piros színben: majdnem mindig azt nevezd meg. Saját pontjuk is van.
school-booklets-naming-length = Öt kőr egyetlen honőrrel. Elég ez?
    .hint = Mi van a kőrök mellett?
    .why = Öt adu honőrrel és mellette pár ütés, itt két védett király: kőr. A partner jó még kettőre-háromra.
    .to-name-remit = Nézd meg a többi színt, mielőtt feladnád.
school-booklets-naming-no-help = Hat jó kőr. Mit mondasz?
    .hint = Ha a többi színben nincs segítség, a piros színnek hosszabbnak kell lennie, vagy három honőr kell bele.
    .why = Hat kőr, de csak két honőr, és mellette semmi. A füzet hetet kér, vagy hatot három honőrrel. Add tovább.
    .to-name-H = Jól fest. De számold meg a honőröket, és az ütéseket kívül.
school-booklets-naming-one-more-honour = Egy lap kicserélődött: a kilencesből tízes lett. És most?
    .hint = A tízes is honőr.
    .why = Király, dáma, tízes: három honőr. Hat kőrhöz három honőrrel nem kell segítség.
school-booklets-naming-strong-spades = Gyönyörű pikksor! Mit mondasz?
    .hint = Mennyit ér pikkben hat vagy hét ütés a hat felett?
    .why = Add tovább. Az erős pikk nem ok arra, hogy pikket nevezz meg: ütésenként 2 ponttal szinte semmit sem nyersz. A partnernek lehet jobbja.
    .to-name-S = Számold ki, mennyit nyernél vele.
school-booklets-naming-score-decides = Nézd az írást: mindkét vonalnak van egy gémje, mi 18-on állunk, ők 26-on. Káró és szanzadu között habozol.
    .hint = Mi lesz, ha ők visznek egy ütést a hat felett, és mi, ha mi?
    .why = Ha ők viszik, mindenképp kimennek. Ha mi, 18 + 6 nem elég, de 18 + 12 igen. Tehát szanzadu.
school-booklets-naming-bold = Nekünk semmink sincs, ők 28-on állnak. Mit mersz?
    .hint = Szinte bármit csinálnak, gémjük lesz. Sokat ér most az óvatosság?
    .why = Kőr. Nulla ponttal 28 ellen jogos a merészség: öt kőrnek honőrrel és mellette egy ütésnek elégnek kell lennie.
school-booklets-naming-certain-black = Már van egy gémünk, és a másodikhoz 28 pontunk. Mit nevezel meg?
    .hint = Hány pikkütés kell, hogy kimenjünk? És mit tehet veled a partner?
    .why = Pikk. Elég egy ütés a hat felett, és az biztos. Továbbadás után a partner olyat nevezhetne meg, amivel elveszítitek. Ez a füzet első kivétele a fekete színekre.
    .to-name-remit = A partner nem tudja, mennyire biztos vagy.
school-booklets-naming-third-poor = Te vagy az osztó partnere. Továbbadta, és neked ez van. Mit nevezel meg?
    .hint = Valamit muszáj. Melyik kerül a legkevesebbe, ha rosszul megy?
    .why = Pikket, pedig egy sincs belőle: így marad olcsó.
school-booklets-naming-third-clubs = Megint az osztó partnereként. És itt?
    .hint = A treffhez annyi kell, mint egy piros színhez.
    .why = Treff: hat lap három honőrrel, és két ütés mellette. Kontrázhatják, és akkor annyit ér, mint a kőr, ezért kevesebb nem volna elég.
school-booklets-naming-play = Most te osztasz: nevezz meg, és vigyél a két kézzel legalább hét ütést.
    .reached = { $tricks } ütés szanzaduban. Jól megnevezve és jól lejátszva.
    .missed = { $tricks } ütés. Ezekkel az ászokkal a szanzadu a jó, és hét ütés mindig megvan, bármit tesznek. Próbáld újra.
school-booklets-naming-more-naming = Még négy kéz osztóként.
school-booklets-naming-more-third = És három az osztó partnereként.

### Bridge-whist: kontra, hívás és játék

school-booklets-doubling = Bridge-whist: kontra, hívás és játék
    .lead = Hívhatok? – Kontra! És akkor melyik lapot?

school-booklets-doubling-talk =
    A megnevezés után az osztó bal oldalán ülő vagy kontráz, vagy megkérdezi a partnerét: „Hívhatok?” A partner azt feleli: „hívj”, vagy kontráz.

    Kontra után a megnevező rekontrázhat, aztán a partnere. Ha valamelyikük megteszi, már csak az első kontrázó mehet tovább. A szokásos határ a nyolcszoros.
school-booklets-doubling-order = Milyen sorrendben kérdezik őket?
    .hint = Elsőként azt, aki hív. Kontra után a másik vonal szól, és ott az, aki választott.
    .why = Az osztó bal oldalán ülő, aztán a jobb oldalán ülő; kontra után a megnevező, aztán a partnere.
    .a-forehand = Az osztó bal oldalán ülő
    .a-fourth = Az osztó jobb oldalán ülő
    .a-namer = A megnevező
    .a-partner = A megnevező partnere
school-booklets-doubling-what-doubles = Mi ér a kontrától kétszer annyit? Jelöld meg mindet.
    .hint = A füzet külön felhívja rá a figyelmet: csak egy közülük.
    .why = Csak a hat feletti ütések. A honőrök, a szlemek és a második gém 100 pontja marad. De a kontrázott ütések beleszámítanak a gémbe.
    .a-tricks = A hat feletti ütések
    .a-honours = A honőrök
    .a-slam = A szlemek
    .a-second-game = A második gém pontjai
school-booklets-doubling-how-many = Sose kontrázz találomra, mondja a füzet: újabb kontrára csábít. Szanzadu ellen hét biztos ütés kell, kőr vagy káró ellen öt, treff vagy pikk ellen négy. Pikk ellen elég a magas lap mellette; a többi ellen adu is kell.
school-booklets-doubling-seven-sure = Az osztó szanzadut nevezett meg. Te ülsz a bal oldalán, te hívsz.
    .hint = Számold meg az ütéseket, amelyeket felülről rögtön lehívhatsz.
    .why = Hét káró és egy ász: nyolc ütés, mielőtt bárki más szóhoz jutna. Kontra.
school-booklets-doubling-six-sure = Ugyanez, más lapokkal.
    .hint = Számolj újra. Hány biztos?
    .why = Öt káró és egy ász az hat. A biztonsághoz hét kell, tehát kérdezd meg, hívhatsz-e.
    .to-double = Erős, de számolj: hány biztos?
school-booklets-doubling-without-trumps = Az osztó kőrt nevezett meg, te a bal oldalán ülsz.
    .hint = Ütés van elég. De az adujuk?
    .why = Két kis kőr nem aduerő; az ászaidat, királyaidat aduval elüthetik. Kérdezd meg, hívhatsz-e.
    .to-double = Mi lesz a magas lapjaiddal, ha aduval ütik őket?
school-booklets-doubling-against-spades = Majdnem ugyanezek a lapok, de az osztó pikket nevezett meg.
    .hint = Egy szín kivétel.
    .why = Kontra. Pikk ellen elég a többi szín ereje, mert aki pikket nevez meg, az többnyire gyenge.
school-booklets-doubling-fourth-hearts = Az osztó jobb oldalán ülsz; az osztó szanzadut nevezett meg, a partnered hívni szeretne. Ha kontrázol, a legnagyobb kőrjét hívja.
    .hint = Bejutsz egy kőrrel, és aztán?
    .why = Kontra. A kőr ásszal bejutsz, aztán lefutnak a kárók.
school-booklets-doubling-leads = A legjobb színedből hívj, és próbáld elvinni az első ütést. Ász-királyból az ászt, király-dámából a királyt, sorból a legmagasabbat. Ha nincs erős színed, a legjobból egy közepes lapot.
school-booklets-doubling-ace-king = Az osztó kőrt nevezett meg. Melyik lapot hívod?
    .hint = Melyik színben van meg a két legmagasabb?
    .why = Az ászt. Elviszi, és meglátod az asztalt.
    .to-SK = Jó szín. A kettő közül melyiket hívja a füzet?
school-booklets-doubling-sequence = És itt?
    .hint = Keress sort.
    .why = A dámát, a dáma, bubi, tízes közül a legmagasabbat.
    .to-SJ = Jó szín. A sorból melyik lapot?
    .to-ST = Jó szín. A sorból melyik lapot?
school-booklets-doubling-middle = Itt semmi sem erős.
    .hint = Az a szín, amelyben a legmagasabb lapod van, de abból se a legnagyobb, se a legkisebb.
    .why = Közepes pikket, a kilencest vagy a hetest, a király alól.
    .to-SK = Magányos király alól közepes lapot hívunk.
    .to-S4 = Nem a legkisebbet: egy közepeset.
school-booklets-doubling-not-ace-queen = Egy színt itt jobb békén hagyni.
    .hint = Melyik színből hívjon inkább valaki más?
    .why = A káró királyt, király-dámából. Ne nyúlj ahhoz a színhez, amelyben ászod és dámád van: várd meg, míg neked hívják.
    .to-SA = Az ász és a dáma várjon.
    .to-SQ = Az ász és a dáma várjon.
school-booklets-doubling-partner-doubled-third = Az osztó partnere kőrt nevezett meg, és a te partnered kontrázott. Te hívsz.
    .hint = A partnernek sok aduja van. Mi segítene neki?
    .why = Adut, bármelyiket: a partnered a megnevező mögött ül, és azt akarja, hogy aduzzatok. Csak egy szín ásza és királya előzné meg.
school-booklets-doubling-partner-doubled-no-trump = Az osztó szanzadut nevezett meg, és a partnered kontrázott.
    .hint = Van egy szín, amelyet ilyenkor szokás szerint hívnak.
    .why = A legnagyobb kőrödet, a kilencest. Aki az osztó jobb oldalán szanzadut kontráz, erre számít.
    .to-SK = Kontra nélkül a király volna jó. Mit kér a partner kontrája?
school-booklets-doubling-play-on = Később: az osztó bal oldalán ülő az asztalon át hív. Az asztal melyik színeit?
    .hint = Utána az asztal jön, tehát a partnere az asztal után.
    .why = Azokat, amelyekben az asztal erős: a partner mögöttük ül. A jobb oldalon ülő, aki az asztal felé hív, a gyengéket.
    .a-strong = Amelyekben az asztal erős
    .a-weak = Amelyekben az asztal gyenge
    .a-trumps = Mindig adut
school-booklets-doubling-ruff-or-draw = Az osztó aduzzon, vagy lopjon az aduival?
    .hint = Megteheti ugyanaz az adu mindkettőt?
    .why = Dönts az egyik mellett. Aki lopni kezd, annak hamar túl kevés adu marad az aduzáshoz.
    .a-one = Egyiket vagy másikat, idejében eldöntve
    .a-both = Előbb az egyiket, aztán a másikat
    .a-never = Egyiket sem; az adut a végére kell tartani
school-booklets-doubling-defend = Az osztó kőrt nevezett meg, te kontráztál. Hívj, és ne engedd őket hat ütés fölé.
    .reached = { $tricks } ütést vittek; a hat felettiek a mieink, kontrázva.
    .missed = { $tricks } ütést vittek. Vannak aduid, és káró királyod, dámád. A királyt hívd, és ne pazarold az adut.
school-booklets-doubling-more-doubles = Még négy: kontra vagy nem?
school-booklets-doubling-more-leads = Még négy hívás.

### I. példa

school-booklets-example-1 = Az I. példa, kiterített lapokkal
    .lead = „Kiterített lapokkal, gyakorlatként nézendők át.”

school-booklets-example-1-exercise =
    A füzetben három példa van, amelyeket a lapokkal az asztalon kell átvenni. Így csináljuk: látsz egy kezet, és döntesz; aztán felfedjük a lapokat, és elmondjuk a füzet indokát.

    A ül Délen, B Nyugaton, C Északon, D Keleten. Az első példában mindegyikük oszt egyszer.
school-booklets-example-1-a-names = A osztott. Mit nevez meg A?
    .hint = Öt adu néhány honőrrel, és tűrhető lapok mellette? Vagy több ennél, vagy kevesebb?
    .why = Kőrt: öt adu, köztük három honőr, és tűrhető treff meg pikk. A továbbadás azt jelentené, hogy a partnertől vár szanzadut, ami nem valószínű, ha ennyi van nála. Szanzadura gyenge: egy kis káró és vékony pikk.
    .to-name-remit = Ilyen jó színnel? A partner valószínűleg feketét mondana.
    .to-name-NT = Egyetlen káró, az is kicsi.
school-booklets-example-1-b-names = B osztott.
    .hint = Számold meg az ászokat, aztán nézd meg, van-e nyitott szín.
    .why = Szanzadut: két ász, egyenletes erő minden színben, öt–nyolc ütés a kézben. Nincs szín, amit helyette megnevezhetne.
school-booklets-example-1-c-names = C osztott. Király, dáma és még négy káró!
    .hint = Öt aduütés kell, vagy négy honőr, vagy tűrhető lapok mellette.
    .why = Adja tovább, ne kárót mondjon: a három feltétel egyike sem teljesül. Kívül egyetlen ütés sincs.
    .to-name-D = Melyik feltétel teljesül a három közül?
school-booklets-example-1-d-names = D osztott. Mit lehet ilyen lapokkal kezdeni?
    .hint = Nincs megnevezhető szín. Mi marad?
    .why = Továbbadni. Egyesek pikket mondanak, nehogy a partner valami magasat nevezzen meg, amiben nem tudnak segíteni. De aki így tesz, gyengeséget mutat, és könnyen kontrázzák.
    .to-name-S = Van, aki így tesz. De mit mutat ez, és mit tehetnek a többiek?
school-booklets-example-1-open = Itt van mind a négy kéz. Hasonlítsd össze, ki mit nevezett meg, aztán lásd, ki kontráz.
school-booklets-example-1-b-doubles = A osztott, és kőrt nevezett meg. Te vagy B, elsőként szólsz.
    .hint = A megnevező előtt ülsz, vagy mögötte? Hány magas adu lehet A-nál?
    .why = B kontrázhat: egyenletes az ereje, így a lapjait aligha ütik aduval; A mögött ül; és ha az adu király és dáma B-nél van, A ereje a többi lapban kell hogy legyen, amelyeket B felülüthet. A legjobb játék mellett A mégis megcsinálja, mondja a számításunk.
school-booklets-example-1-a-lets-lead = B osztott, és szanzadut nevezett meg. C hívni szeretne, te vagy A.
    .hint = Hány ütés kell a szanzadu kontrájához?
    .why = A nem elég erős: „Hívj!”
school-booklets-example-1-b-behind = C osztott és továbbadta, A kőrt nevezett meg, D hívni szeretne. Te vagy B.
    .hint = Megint a megnevező mögött ülsz.
    .why = B kontrázhat, ugyanazért.
school-booklets-example-1-a-doubles-spades = D osztott, és mégis pikket nevezett meg. Te vagy A, elsőként szólsz.
    .hint = Hány ütés kell pikk ellen, és mit árul el D megnevezése?
    .why = A tűrhető lapjaival kontrázhat, mert D nagyon gyenge kell hogy legyen.
school-booklets-example-1-b-redoubles = A kontrázta a pikket. D nem szól többet. Te vagy B, D partnere.
    .hint = Mit tud A a te lapjaidról?
    .why = B rekontráz, „teljes joggal”: a pikk most négyszeres, annyit ér, mint a kőr.
school-booklets-example-1-a-stops = És A, aki elsőként kontrázott: menjen tovább?
    .hint = Több kell a folytatáshoz, mint a kezdéshez?
    .why = A álljon meg. Az első kontrázó csak kivételes lapokkal megy tovább.
school-booklets-example-1-play-a = Játszd le A helyén. Kőr az adu, kontrázva; B a pikk ászt hívta. Vigyél hét ütést.
    .reached = { $tricks } ütés, kontrázva. B legközelebb meggondolja.
    .missed = { $tricks } ütés. Hét bármilyen védelem ellen megvan. Próbáld újra.
school-booklets-example-1-play-b = Most légy B szanzaduban; C a káró királyt hívta. Vigyél hét ütést.
    .reached = { $tricks } ütés: legalább a hetedik megvan, ahogy a szerző mondja.
    .missed = { $tricks } ütés. A szerző szerint B megcsinálja a hetediket, és a számításunk egyetért. Próbáld újra.
school-booklets-example-1-exchanged = A szerző hozzáteszi: ha A és C lapjait felcserélnénk, nem sikerülne. Hány ütést visz akkor B, ha mindenki a lehető legjobban játszik?
    .hint = A hetedik volna a döntő ütés. Nézd meg, hol van most a treff ász és dáma, és hol vannak a kőrök.
    .why = Hatot. A szerző mindkét állítása pontosan igaz.

### II. példa

school-booklets-example-2 = A II. példa
    .lead = Két erős kéz, amely kétféleképpen találkozik.

school-booklets-example-2-two-hands = Ezúttal csak két kéz van megadva. Először A és B keze; később ugyanezek a lapok C-nél és D-nél vannak.
school-booklets-example-2-a-names = A osztott. Mit nevez meg A?
    .hint = Hosszú treff, de nézd az ászokat.
    .why = Szanzadut: három ász és egy hosszú szín. Treffhez túl szép.
    .to-name-C = A treff ütésenként 4 pont. Csak ennyit érnek ezek a lapok?
school-booklets-example-2-a-at-22 = Ugyanezek a lapok, de van egy gémünk, és a másodikhoz 22 pontunk. És most?
    .hint = Hány hat feletti ütés adna treffben gémet? Mi a veszély szanzaduban?
    .why = Treffet: két hat feletti ütés 8 pont, és azok A-nak szinte biztosak. Szanzaduban egy hosszú káró futhatna le ellene.
    .to-name-NT = Melyik szín nyitott szanzaduban? És milyen kevés kell itt?
school-booklets-example-2-b-doubles = A szanzadut nevezett meg. Te vagy B, elsőként szólsz.
    .hint = Ki hív, és mi vihető el rögtön?
    .why = B kontráz: a kárókkal a döntő ütés szinte biztos.
school-booklets-example-2-d-instead = Most C-nél vannak A lapjai, és szanzadut nevezett meg; te vagy D, B lapjaival.
    .hint = Ki hív most, és melyik színt, ha kontrázol?
    .why = Kontrázni aligha érdemes. B a legnagyobb kőrjét hívná; az ellenfél a kőr ásszal bejuthat, és lefuttatja a treffet, amiből D-nél egy sincs.
    .to-double = A lapok ugyanazok. A hívás is?
school-booklets-example-2-b-deals = És ha B oszt, ugyanezekkel a lapokkal?
    .hint = Hét káró, négy honőr egy kézben. Mi szól a szanzadu ellen?
    .why = Kárót, mindig, és sose szanzadut: a treffhiány bajt hozhat, négy honőr egy kézben pedig nyolcnak számít.
    .to-name-NT = Mi lesz, ha treffet hívnak?
school-booklets-example-2-eight-units = B kárót játszik, négy honőr egy kézben, ami nyolcnak számít. Mennyi jár értük a vonal fölé?
    .hint = Szorozd meg azzal, amennyit egy káróütés ér.
    .why = 8 × 6 = 48.

### III. példa

school-booklets-example-3 = A III. példa
    .lead = Annyit ér, hol ülsz, mint az, hogy mi van nálad.

school-booklets-example-3-twelve = Megint két kéz, C-é és D-é. D keze csak tizenkét lappal van kinyomtatva. Nem találgatjuk, melyik hiányzik: akármelyik kis lap volt, a válaszok ugyanazok.
school-booklets-example-3-c-names = A továbbadta. Te vagy C. Mit nevezel meg?
    .hint = Az osztó elvei a partnerére is állnak.
    .why = Szanzadut, három ásszal: nem erős, de védhető.
school-booklets-example-3-d-doubles = C szanzadut nevezett meg, B hívni szeretne. Te vagy D.
    .hint = C előtt jössz, vagy utána? Mennyit érnek ott a királyaid?
    .why = D kontráz, és joggal számít a döntő ütésre. Nem kell hozzá egyetlen hosszú szín, sem a kőr ász.
school-booklets-example-3-one-trick = A és C, azaz „mi”, 18-on állunk, B és D 12-n. D kontrázza a szanzadut, és egy ütést visz a hat felett. Gém ez, és kié?
    .hint = Kétszer tizenkettő, hozzáadva ahhoz, ami ott áll.
    .why = 12 + 24 = 36: B és D egyetlen kontrázott ütéssel kimegy. A szerző szerint ez még egy ok a kontrára: ha D-nek nem sikerül, C egy ütéssel úgyis kimegy, kontrával vagy anélkül.
school-booklets-example-3-at-b = „Ha D lapjai B-nél volnának, kontrázzon akkor?” C nevezett meg, te vagy B.
    .hint = Ki jön most utánad?
    .why = Nem: C, aki B után jön, minden királyt felülüthet. C mögött szinte biztos ütések voltak.
    .to-double = Ki jön közvetlenül utánad, és mi van C-nél?
school-booklets-example-3-at-a-and-b = „Ha C lapjai A-nál, D lapjai B-nél volnának, változik valami?” A szanzadut nevezett meg; te vagy B, neked kell hívnod.
    .hint = A kárókat elviheted. Mit hívsz utánuk?
    .why = Igen. B leszedheti a kárókat, de aztán király alól kell hívnia. Kontrázni aligha érdemes.
    .to-double = És a kárók után?
school-booklets-example-3-more = Még négy kontra, a mieink közül.

### Egy ülés írása

school-booklets-sitting = Egy ülés írása
    .lead = Hat leosztás, számról számra, ahogy a füzet írja.

school-booklets-sitting-sheet = Mindkét vonal vezet írást: balra a saját pontok, jobbra a többieké. A vonal alatt az ütések állnak, ezek számítanak a gémbe; felette a honőrök és a szlemek. A és C a „mi”, B és D az „ők”. Harminc pont a vonal alatt egy gém, két gémmel vége az ülésnek.
school-booklets-sitting-honours = Az adu honőröket táblázat szerint számoljuk, és minden honőr annyit ér, mint egy ütés abban a színben. Az adu nélküli kéz, a sikán, kettőt ad a saját vonalának, vagy kettőt levon a másiktól. Szanzaduban az ászok számítanak helyette.
school-booklets-sitting-one-below = Első leosztás: treff. Egy ütést viszünk a hat felett, és három honőrünk van, ami kettőnek számít. Mit írunk a vonal alá?
    .hint = Egy ütés, treffben.
    .why = Egy ütés treffben: 4.
school-booklets-sitting-one-above = És fölé, a két honőrért?
    .hint = Kétszer annyi, mint egy ütés.
    .why = 2 × 4 = 8.
school-booklets-sitting-two-below = Második leosztás: kőr. Ők két ütést visznek a hat felett, és két honőrjük van. Mit írnak a vonal alá?
    .hint = Mennyit ér egy ütés kőrben?
    .why = 2 × 8 = 16.
school-booklets-sitting-two-above = És fölé?
    .hint = Két honőr, ugyanannyiért.
    .why = Megint 2 × 8 = 16.
school-booklets-sitting-three-below = Harmadik leosztás: káró. Öt ütést viszünk a hat felett, és négy honőrünk van két kézben. Mi kerül a vonal alá?
    .hint = Öt ütés, káróban.
    .why = 5 × 6 = 30.
school-booklets-sitting-three-above = És fölé?
    .hint = Négy honőr.
    .why = 4 × 6 = 24.
school-booklets-sitting-three-game = Gém ez, és kié?
    .hint = Add össze, ami a kezdet óta a vonal alatt áll.
    .why = 4 + 30 = 34: az első gémünk. Mindkét oszlopon vonalat húznak át, és mindkettő nulláról indul újra.
school-booklets-sitting-four-above = Negyedik leosztás: kőr. Ők öt ütést visznek a hat felett. Mind az öt honőr náluk van, három és kettő, ami ötnek számít; de egyikünknek egyetlen aduja sincs. Mit írnak a vonal fölé?
    .hint = A sikán kettőt levon.
    .why = 5 − 2 = 3 honőr: 3 × 8 = 24.
    .to-40 = Ennyi mind az ötért járna. Valakinek nem volt aduja.
school-booklets-sitting-four-game = A vonal alá 40-et írnak. Kinek a gémje?
    .hint = Mindketten nulláról indultak.
    .why = Az övék, az első. Most mindkét vonalnak egy van.
school-booklets-sitting-five-above = Ötödik leosztás: pikk. Négy ütést viszünk a hat felett, és két honőrünk van, de náluk valaki sikán. Mit írunk a vonal fölé?
    .hint = Mit vesz el a sikán a másik vonaltól?
    .why = Semmit: a két honőr kiesik.
school-booklets-sitting-five-below = És alá?
    .hint = Négy ütés a legolcsóbb színben.
    .why = 4 × 2 = 8.
school-booklets-sitting-six-below = Hatodik leosztás: szanzadu. Ők három ütést visznek a hat felett. Mi kerül a vonal alá?
    .hint = A legdrágább játék.
    .why = 3 × 12 = 36: a második gémjük, és vége az ülésnek.
school-booklets-sitting-six-above = Négy ászuk van két kézben. Mi kerül a vonal fölé?
    .hint = Egy kézben 100 volna.
    .why = Négy ász két kézben 40.
    .to-100 = Ennyi négy ász egy kézben.
school-booklets-sitting-sum-we = Az ülésnek vége. Mennyi a mi oszlopunk összege?
    .hint = Felül 8 és 24, alul 4, 30 és 8.
    .why = 8 + 24 + 4 + 30 + 8 = 74.
school-booklets-sitting-sum-they = És az övék, a második gém pontjai nélkül?
    .hint = Felül 16, 24 és 40; alul 16, 40 és 36.
    .why = 16 + 24 + 40 + 16 + 40 + 36 = 172.
school-booklets-sitting-difference = Mennyi a különbség?
    .hint = Vond ki a miénket az övékből.
    .why = 172 − 74 = 98.
school-booklets-sitting-net = A második gém 100-at ér. Mennyit nyernek összesen?
    .hint = Add hozzá a különbséghez.
    .why = 98 + 100 = 198.
school-booklets-sitting-rounded = Tízesekre kerekítik: ötig elhagyják, öt felett tíznek számít. Mennyi lesz?
    .hint = Nagyobb ötnél az utolsó jegy?
    .why = A nyolc több ötnél: 200.
school-booklets-sitting-account = Az összesített elszámolásban mindent tízzel osztanak. Mi kerül oda?
    .hint = Húzz le egy nullát.
    .why = 20: plusz B-nek és D-nek, mínusz A-nak és C-nek.
school-booklets-sitting-slip = Az egész írás. Érdekesség: a füzet saját képén hiányzik a vonal felől az ászok 40 pontja, pedig az összeg jó.
school-booklets-sitting-more = Számolj ki még négy bridge-whist leosztást.

### Helyek és szavak

school-booklets-seats = Helyek, ülések és régi szavak
    .lead = Ki kivel játszik, és mit jelent a „surcoupera”.

school-booklets-seats-draw = Mindenki húz egy lapot. Itt az ász a legkisebb, egyformák közül a pikk, aztán treff, káró, kőr. A két legkisebb játszik együtt; a legkisebb oszt először, és helyet választ.
school-booklets-seats-who-deals = Négy játékos ezeket húzta. Melyik lap húzója oszt először?
    .hint = Az ász ma kicsi. Két ász közül melyik a kisebb?
    .why = A két ász a legkisebb, és a pikk kisebb a treffnél: a pikk ász húzója oszt.
    .a-HK = ♥K
    .a-D2 = ♦2
    .a-SA = ♠A
    .a-CA = ♣A
    .to-D2 = Kicsi, de itt van a kettesnél kisebb is.
    .to-CA = Ász, igen. De van még egy.
school-booklets-seats-partners = Melyik két lap húzói játszanak együtt az osztó oldalán? Jelöld meg mindkét lapot.
    .hint = A két legkisebb.
    .why = A két négyes a legkisebb; a treff húzója oszt, mert a treff kisebb a kárónál.
    .a-H9 = ♥9
    .a-C4 = ♣4
    .a-SQ = ♠Q
    .a-D4 = ♦4
school-booklets-seats-three-sittings = Amikor egy pár megnyerte a második gémjét, helyet cserélnek. A füzet rajza a három ülésről:
    .frame-1 = Első ülés: A C-vel játszik, B D-vel.
    .frame-2 = Második: C és D helyet cserél. A D-vel játszik.
    .frame-3 = Harmadik: A B-vel játszik. A sosem mozdult.
school-booklets-seats-second = Ki B partnere a második ülésen?
    .hint = Nézz át az asztalon.
    .why = B-vel szemben C ül.
    .a-a = A
    .a-c = C
    .a-d = D
school-booklets-seats-third = És ki A partnere a harmadikon?
    .hint = Kivel nem játszott még A?
    .why = B. Így mindenki játszott mindenkivel.
    .a-b = B
    .a-c = C
    .a-d = D
school-booklets-seats-robbert = Ebben a füzetben hány ülés egy „robbert”?
    .hint = Ahányféleképpen négy játékosból két pár állhat össze.
    .why = Három. Nem ugyanaz, amit ma robbernek hívunk.
school-booklets-seats-book = Egy vonal első hat ütése a „paket”, minden további egy „trick”. Kilenc ütésben hány „trick” van?
    .hint = Vedd el a csomagot.
    .why = Kilenc ütés egy hatos „paket” és három a felett.
school-booklets-seats-words = A füzet tele van régi szavakkal: hållkarl, inkomstkort, mellanhand, surcoupera. Lásd, hányat találsz ki.
school-booklets-seats-ask = Mit jelent?

### A füzet robbere

school-booklets-rubber = Az észt füzet robbere, A-tól F-ig
    .lead = Hat leosztás betűvel, és minden szám a helyén.

school-booklets-rubber-sheet = Az észt füzet egy robberen magyarázza el a pontozást. A „mi” A és B, az „ők” X és Y. A vonal felett áll, mennyit ér a játék, alatta, hol tart a gém. A leosztásoknak A-tól F-ig betűjük van, hogy megtaláljuk őket az írásban.
school-booklets-rubber-values = A vonal alatt a vállalt és teljesített ütések számítanak: 6, 7, 8, 9 vagy 10 egyenként, trefftől szanzaduig; kontrázva kétszer, rekontrázva négyszer annyi. Harminc pont egy gém.
school-booklets-rubber-units = A vonal felett a teljesített felvétel 50-et ér, minden többletütés még 50-et. Bukásnál az ellenfél kap 50-et, és minden hiányzó ütésért még 50-et. Kontrázva kétszer, bellben még kétszer annyi.
school-booklets-rubber-a-below = Az A jelű leosztás: két kárót licitálunk, ők kontráznak. Kilenc ütést viszünk, és egyikünknél négy honőr van. Mit írunk a vonal alá?
    .hint = Két ütés, egyenként 7, kontrázva.
    .why = 2 × 7 × 2 = 28.
    .to-14 = Kontrázva volt.
school-booklets-rubber-a-above = És fölé?
    .hint = A teljesítés és egy többletütés, kontrázva; aztán a honőrök, amelyek 100-at érnek, és nem szorzódnak.
    .why = (50 + 50) × 2 + 100 = 300.
    .to-400 = A honőrök nem szorzódnak.
    .to-200 = És a honőrök?
school-booklets-rubber-b-what = A B jelű leosztás: ők három treffet licitálnak, tizenkét ütést visznek, és öt honőrjük van egy kézben. Mit írnak érte? Jelöld meg mindet.
    .hint = Tizenkét ütés egy híján mind, akár bemondták, akár nem.
    .why = A felvétel, a teljesítés, három többletütés, öt honőr és a kis szlem: itt számít, pedig senki sem mondta be. Gém nem lett.
    .a-contract = Három vállalt és teljesített ütés
    .a-fulfilment = A felvétel teljesítése
    .a-overtricks = Három többletütés
    .a-small-slam = Kis szlem
    .a-honours = Öt honőr
    .a-game-premium = A gém jutalma
school-booklets-rubber-b-above = Mennyit írnak tehát a vonal fölé?
    .hint = 50 a teljesítésért, háromszor 50, 100 a szlemért és 200 az öt honőrért.
    .why = 50 + 150 + 100 + 200 = 500.
school-booklets-rubber-b-below = És alá?
    .hint = Három ütés a legolcsóbb színben.
    .why = 3 × 6 = 18.
school-booklets-rubber-c-above = A C jelű leosztás: ők négy kőrt licitálnak, és kilenc ütést visznek. Mit írunk mi a vonal fölé?
    .hint = A bukás is ér valamit, és a hiányzó ütés is.
    .why = 50 + 50 = 100.
    .to-50 = Maga a bukás is számít.
school-booklets-rubber-d-game = A D jelű leosztás: két pikket licitálunk, kilenc ütést viszünk, négy honőr egy kézben. A vonal alatt 28-unk volt. Gém ez?
    .hint = Két ütés, egyenként 9, hozzáadva ahhoz, ami ott áll.
    .why = 28 + 18 = 46: az első gémünk.
school-booklets-rubber-d-above = Mit írunk D-ért a vonal fölé?
    .hint = A teljesítés, egy többletütés, négy honőr és 300 a gémért.
    .why = 50 + 50 + 100 + 300 = 500.
    .to-200 = Valami hiányzik: a gém.
school-booklets-rubber-e-danger = Ki van most, az E jelű leosztás előtt, bellben?
    .hint = Az van bellben, aki gémet nyert.
    .why = Mi: van egy gémünk. Nekik nincs.
school-booklets-rubber-e-above = Az E jelű leosztás: három treffet licitálunk, és nyolc ütést viszünk. Mit írnak ők a vonal fölé?
    .hint = Egy ütés hiányzik, és bellben vagyunk.
    .why = (50 + 50) × 2 = 200.
    .to-100 = Most bellben vagyunk.
school-booklets-rubber-f-what = Az F jelű leosztás: négy pikket licitálunk, mind a tizenhárom ütést elvisszük, és öt honőrünk van egy kézben. Mit kell írni? Jelöld meg mindet.
    .hint = A robbernek vége. Melyik jutalom jár ilyenkor, és melyik nem?
    .why = A felvétel, a teljesítés, három többletütés, a nagy szlem, öt honőr és 750 a robberért. A robbert záró gémért külön 300 nem jár, és a nagy szlem a kicsi helyébe lép.
    .a-contract = Négy vállalt és teljesített ütés
    .a-fulfilment = A felvétel teljesítése
    .a-overtricks = Három többletütés
    .a-small-slam = Kis szlem
    .a-grand-slam = Nagy szlem
    .a-honours = Öt honőr
    .a-game-premium = A gém jutalma
    .a-rubber-premium = A robber jutalma
school-booklets-rubber-f-above = És mennyi ez a vonal felett?
    .hint = A teljesítés és három többlet, a bell miatt kétszer; aztán 200 a szlemért, 200 a honőrökért és 750.
    .why = (50 + 150) × 2 + 200 + 200 + 750 = 1550.
    .to-1350 = Benne van a szlem, a honőrök és a robber is, meg a bell?
school-booklets-rubber-f-below = És alatta?
    .hint = Négy ütés pikkben.
    .why = 4 × 9 = 36.
school-booklets-rubber-sum-we = A robbernek vége. Mennyi a miénk összesen, a vonal felett és alatt?
    .hint = Az első gémben 946, a másodikban 1586.
    .why = 946 + 1586 = 2532.
school-booklets-rubber-sum-they = És az övék?
    .hint = Az első gémben 518, a másodikban 200.
    .why = 518 + 200 = 718.
school-booklets-rubber-difference = Mennyit ír tehát mindegyikünk plusszal, és mindegyikük mínusszal?
    .hint = A két összeg különbségét.
    .why = 2532 − 718 = 1814.
school-booklets-rubber-without-below = Egy megjegyzés szerint Kontraktban a vonal alatti pontokat a végén rendszerint kihagyják. Mennyi volna akkor a különbség?
    .hint = A vonal alatt nekünk összesen 82 volt, nekik 18.
    .why = 2450 − 700 = 1750. A füzet saját robbere beleszámítja őket, ezért mi is, ha az asztalnál másban nem egyeznek meg.
school-booklets-rubber-more = Még négy Kontrakt-leosztás.

### Egy leosztás, három mód

school-booklets-ways = Egy leosztás háromféleképpen és még többféleképpen
    .lead = Ugyanazok az ütések 686-ot, 320-at vagy 92-t is érhetnek.

school-booklets-ways-three-tables = A füzet három táblázatot közöl: Kontrakt, Vanderbilt, Reform. „Nagyon sok a táblázat, és egyes társaságok saját változtatásokat használnak”, ezért azt tanácsolja, hogy játék előtt tisztázzák, mindenki ismeri-e, amelyik érvényes. Veszünk egy leosztást, és mindegyikkel kiszámoljuk.
school-booklets-ways-values = Mennyit ér egy ütés a vonal alatt:
    .frame-1 = Kontrakt: 6-tól 10-ig, gém 30-nál.
    .frame-2 = Vanderbilt: 20, 30 és 35, gém 100-nál.
    .frame-3 = Reform: megint 6-tól 10-ig, de gém 40-nél.
school-booklets-ways-kontrakt = Négy pikket licitálunk, tizenkét ütést viszünk, és négy honőrünk van egy kézben. Első leosztás, kontra nélkül. Mennyit ér Kontraktban, felül és alul együtt?
    .hint = Négyszer 9; a teljesítés és két többlet 50-ével; a kis szlem és a honőrök 100-ával; és gém, 300.
    .why = 36 + 50 + 100 + 100 + 100 + 300 = 686.
school-booklets-ways-vanderbilt-slam = Ugyanez Vanderbiltben. Mit kell írni? Jelöld meg mindet.
    .hint = A Vanderbilt a teljesítésért csak kontránál fizet, a szlemért csak akkor, ha bemondták.
    .why = A felvétel, két többletütés és a honőrök. A szlemet nem mondták be, és a gémnek nincs külön jutalma.
    .a-contract = Négy vállalt és teljesített ütés
    .a-fulfilment = A felvétel teljesítése
    .a-overtricks = Két többletütés
    .a-small-slam = Kis szlem
    .a-honours = Négy honőr
    .a-game-premium = A gém jutalma
school-booklets-ways-vanderbilt = Mennyit ér tehát Vanderbiltben?
    .hint = Négyszer 30, kétszer 50, és a honőrök 100.
    .why = 120 + 100 + 100 = 320.
school-booklets-ways-reform = És Reformban?
    .hint = Négyszer 9, aztán 4 a teljesítésért, kétszer 8, 16 a be nem mondott szlemért és 20 a honőrökért.
    .why = 36 + 4 + 16 + 16 + 20 = 92.
school-booklets-ways-reform-game = Gém lett belőle Reformban?
    .hint = Mi áll a vonal alatt, és mennyi kell?
    .why = Nem: a 36 kevesebb 40-nél. A másik két táblázatban gém volt.
school-booklets-ways-rulebook = Most az észt szabálykönyv: a pikk 30, a többletütés ugyanannyi, a honőrök 100. Mennyit ér?
    .hint = Itt mind a hat hat feletti ütés egyformán számít.
    .why = 120 + 60 + 100 = 280.
school-booklets-ways-hungarian = És a magyar táblázat szerint, amely honőrt nem ismer?
    .hint = Négyszer 30 alul, kétszer 30 felül.
    .why = 120 + 60 = 180.
school-booklets-ways-differences = A füzet öt különbséget sorol fel a Vanderbilt és a Kontrakt között. Melyek ezek? Jelöld meg mindet.
    .hint = Öt a jó. Honőr és bell mindkettőben van.
    .why = Gém 100-nál; magasabb értékek; a teljesítés csak kontránál fizet; a szlem csak bemondva; a gémért nincs jutalom, csak a robberért.
    .a-game-100 = A gémhez 100 pont kell
    .a-higher = Az ütések többet érnek
    .a-only-doubled = A teljesítés csak kontránál fizet
    .a-slams-bid = A szlem csak bemondva fizet
    .a-no-game-premium = A gémért nincs jutalom, csak a robberért
    .a-honours-none = A honőrök semmit sem érnek
    .a-no-danger = Soha senki sincs bellben
school-booklets-ways-down-kontrakt = Másik leosztás: bellben vagyunk, négy kőrt licitálunk, kontrázzák, nyolc ütést viszünk. Mit írnak Kontraktban?
    .hint = A bukás és két hiányzó ütés: háromszor ugyanaz a szám, az 50, a kontra miatt kétszer, a bell miatt kétszer.
    .why = 3 × 200 = 600.
school-booklets-ways-down-vanderbilt = És Vanderbiltben?
    .hint = Kontrázva, bellben az első hiányzó ütés 200, minden további kétszer annyi. Maga a bukás nem kerül semmibe.
    .why = 200 + 400 = 600. Ezúttal egyetértenek.
school-booklets-ways-down-rulebook = És a szabálykönyv szerint?
    .hint = Kontrázva, bellben: 200 az első, és minden további 100-zal több az előzőnél.
    .why = 200 + 300 = 500.
school-booklets-ways-down-hungarian = És a magyar táblázatban?
    .hint = Bellben, kontrázva: 200 az első bukás és 300 a következő.
    .why = 200 + 300 = 500.
school-booklets-ways-more-vanderbilt = Még kettő Vanderbiltben.
school-booklets-ways-more-reform = Kettő Reformban.
school-booklets-ways-more-rulebook = És kettő a szabálykönyv szerint.

### Nevek és az írás módjai

school-booklets-names = Senior, junior és az írás
    .lead = Hogy hívják a játékosokat, és négy mód ugyanarra az írásra.

school-booklets-names-four-names = Az észt füzetben a felvevő a „mängija”, a játékos. A partnere a „laud”, az asztal, „Dummy vagy Strohmann”. A bal oldalán ülő ellenfél, aki hív, a „senior”, a jobb oldali a „junior”.
school-booklets-names-senior = Kelet a felvevő. Ki a senior?
    .hint = A felvevő bal oldalán.
    .why = Kelet bal oldalán Dél ül, ő hív.
school-booklets-names-junior = Észak a felvevő. Ki a junior?
    .hint = A felvevő jobb oldalán.
    .why = Észak jobb oldalán Nyugat ül.
school-booklets-names-laud = A egy pikket licitált, X két kőrt, B három pikket, és mindenki passzolt. A és B partnerek. Ki a laud?
    .hint = Ki mondott először pikket?
    .why = A mondta vonalukon először a pikket, ő játszik; B a laud.
    .a-A = A
    .a-B = B
    .a-X = X
school-booklets-names-draw = A füzet helysorsolásán az ász egyet ér. Ezt a négy lapot húzták. Melyik lap húzója oszt először?
    .hint = A legkisebb lap húzója oszt. Melyik a legkisebb?
    .why = Az ász mindennél kisebb, és a legkisebb húzója oszt először.
    .a-HK = ♥K
    .a-D2 = ♦2
    .a-SA = ♠A
    .a-C9 = ♣9
school-booklets-names-four-ways = A füzet négyféle írást enged meg.
    .frame-1 = Minden számot külön, ahogy jön.
    .frame-2 = A vonal alatt kihúzzák a régi számot, és az új összeget írják: így rögtön látszik, hol tart a gém.
    .frame-3 = Ugyanez a vonal felett.
    .frame-4 = A saját pont felírása helyett ugyanannyit kihúznak az ellenfélnél.
school-booklets-names-result = Melyik mód ad a végén többet, és kinek?
    .hint = Számít, milyen sorrendben adunk össze és vonunk ki?
    .why = Egyik sem: a különbség mind a négyben ugyanaz.
    .a-same = Mindegyikben ugyanannyi
    .a-each-more = A számonkénti írás többet ad
    .a-struck-more = Az ellenfélnél kihúzás többet ad
school-booklets-names-ask = Hat szó a füzetből.

### Hibák és áruk

school-booklets-faults = A füzet rövid hibalistája
    .lead = Hat hiba, és hogy mibe kerül.

school-booklets-faults-short-list = A szabálykönyvben mintegy kétszáz szabály van. A füzet egy oldallal beéri: osztáskor nyitva leeső lap, soron kívüli licit, túl alacsony licit, kijavított rossz szín, renonsz, és egy lerakott ütés megnézése.
school-booklets-faults-honour-falls = Osztás közben ez a lap nyitva esik le. Mi történik?
    .hint = Honőr.
    .why = Az osztás érvénytelen, és a következő játékos oszt, nem ugyanaz.
    .a-next = A következő játékos oszt
    .a-same = Ugyanaz a játékos oszt újra
    .a-on = Az osztás folytatódik
    .to-same = Új osztás, igen. De ki oszt?
school-booklets-faults-small-falls = És ha ez az?
    .hint = A füzet csak honőrökről beszél.
    .why = Semmi; nem honőr.
    .a-next = A következő játékos oszt
    .a-same = Ugyanaz a játékos oszt újra
    .a-on = Az osztás folytatódik
school-booklets-faults-out-of-turn = Valaki soron kívül licitál. Mit tehet a másik vonal?
    .hint = Joga van hozzá, de nem kötelessége.
    .why = Új osztást kérhet a következő osztótól. Ha nem kéri, a licit áll.
    .a-may = Új osztást kér a következő osztótól, vagy annyiban hagyja
    .a-must = Új osztást kell kérnie
    .a-void = Semmit; a licit egyszerűen érvénytelen
school-booklets-faults-too-low = Két pikkre valaki azt mondja: „két káró”. Minek számít?
    .hint = Ugyanaz a szín, elég magasan.
    .why = Három kárónak. Senki sem választ; magától a legalacsonyabb elegendő licitnek számít abban a színben.
    .a-three = Három kárónak
    .a-pass = Passznak
    .a-again = Újra kell licitálnia
school-booklets-faults-put-right = Valaki nem adott színt, és észreveszi. Meddig javíthatja ki?
    .hint = Amíg valami új nem kezdődik.
    .why = A következő ütés első lapjáig. A visszavett lap nyitva marad, és az ellenfelek kérhetik.
    .a-next-lead = A következő ütés hívásáig
    .a-at-once = Csak azonnal, a következő lap előtt
    .a-never = Soha
school-booklets-faults-dummy-revokes = Késő: renonsz. Az asztal lapjaival történt. Mennyit írnak érte a vonal fölé?
    .hint = Azokat a lapokat mindenki látta.
    .why = Semmit. A nyitott lapokra mindenki figyelhetett.
school-booklets-faults-declarer-revokes = Teljesítettük a három szanzadut, négy ász egy kézben, de a felvevő a saját kezéből renonszot követett el. Mit írnak?
    .hint = A füzet két ára közül a nagyobb.
    .why = 100-at.
school-booklets-faults-no-honours = És mi jár mégis azért a leosztásért? Jelöld meg mindet.
    .hint = A renonsz még valamibe kerül nekünk.
    .why = A felvétel, a teljesítés, a gém, és az ő 100-uk. A honőrök elvesztek: amelyik vonal felvevője renonszot követ el, nem írhatja őket.
    .a-contract = Három vállalt és teljesített ütés
    .a-fulfilment = A felvétel teljesítése
    .a-honours = Négy ász
    .a-game-premium = A gém jutalma
    .a-revoke = A renonsz ára
school-booklets-faults-defender-revokes = Most egy ellenjátékos követett el renonszot. Mi közül választhat a felvevő vonal? Jelöld meg mindkettőt.
    .hint = Pontok, vagy valami más, ami a végén számít.
    .why = 100 pont, vagy a lejátszás végén két (vagy három, ahogy megegyeztek) ütésük.
    .a-hundred = Száz pont
    .a-two = Két ütésük
    .a-new-deal = Új osztás
    .a-both = Pont és ütés együtt
school-booklets-faults-two-tricks = Három szanzadut licitáltunk, és csak nyolc ütést vittünk, de egy ellenjátékos renonszot követett el, és két ütést átveszünk. Mit írunk a vonal alá?
    .hint = Nyolc meg kettő elég a felvételhez.
    .why = Tíz ütéssel megvan: 3 × 10 = 30, és gém.
school-booklets-faults-peek = Négy pikket játszottunk, nyolc ütést vittünk; ráadásul egyikünk megnézett egy lerakott ütést. Mit írnak összesen a vonal fölé?
    .hint = A bukás és két hiányzó ütés 50-ével, és 50 a megnézésért.
    .why = 50 + 100 + 50 = 200.
school-booklets-faults-trainer = Most az asztalnál: mi következik, és kinek a joga?

### A szabálykönyv

school-booklets-law-book = Eligazodni a szabálykönyvben
    .lead = Valami elromlott. Ki mit mondhat, és meddig?

school-booklets-law-book-why =
    A harmincas évek észt szabálykönyvében mintegy kétszáz szabály van. Senki sem tanulja meg kívülről. De megtanulható, hol keressünk, és mit kérdezzünk.

    A sorrendje a leosztásé: a helysorsolástól az írás utolsó számáig.
school-booklets-law-book-parts = Tedd sorba a szabálykönyv részeit.
    .hint = Ahogy egy este halad.
    .why = Sorsolás, keverés, osztás, licit, játék, pontok: a könyv a leosztást követi.
    .a-draw = Helysorsolás
    .a-shuffle = Keverés és emelés
    .a-deal = Osztás
    .a-auction = Bemondások
    .a-play = Hívás és játék
    .a-score = Pontok és írás
school-booklets-law-book-three-questions =
    A könyv minden hibánál három kérdésre felel. Ki választhat? Mi közül? És meddig?

    A legtöbb jog elvész, ha valaki továbbjátszik, és nem él vele.
school-booklets-law-book-who-chooses = Egy ellenjátékos soron kívül hívott. Ki választja meg, mi legyen?
    .hint = Ki járt rosszul, és ki játssza annak a vonalnak a lapjait?
    .why = A felvevő, mielőtt bármelyik kézből játszana.
    .a-declarer = A felvevő
    .a-dummy = Az asztal
    .a-defender = Az ellenjátékos partnere
school-booklets-law-book-too-late = Választhattál volna, de kijátszottad a következő lapodat. Mi maradt belőle?
    .hint = A harmadik kérdés.
    .why = Semmi. Aki tovább licitált vagy játszott, annak nincs már joga.
    .a-none = Semmi
    .a-all = Az egész, a leosztás végéig
    .a-partner = Most a partnerem választhat
school-booklets-law-book-wrong-penalty = Olyasmit kérsz, amit a szabály ezért a hibáért nem ad. Mi lesz?
    .hint = A könyv szigorú a követelővel.
    .why = A jog erre az esetre elvész. Előbb nézd meg, aztán kérj.
    .a-lost = A jog elvész
    .a-again = Választhatsz újra
    .a-right-one = A megfelelő büntetés jár
school-booklets-law-book-find-auction = Két pikkre valaki két kőrt licitál. Melyik fejezetet nyitod ki?
    .hint = Mi a baj a licittel: az ideje vagy a magassága?
    .why = „Elégtelen licitek”. A sorrend jó volt, és a licit tartott.
    .a-insuf = Elégtelen licitek
    .a-oot = Bemondás soron kívül
    .a-late = Bemondás a licit után
school-booklets-law-book-find-play = Játék közben egy ellenjátékos nyitva az asztalra ejt egy lapot. Melyik fejezet?
    .hint = Nem akarta kijátszani.
    .why = „Nyitott lapok”. Nyitva marad, és a felvevő kérheti.
    .a-expo = Nyitott lapok
    .a-loot = Hívás soron kívül
    .a-revoke = A renonsz
school-booklets-law-book-calls = Melyik bemondás szabályos? Két állás.
school-booklets-law-book-insufficient = Elégtelen licitek: mi a jogod?
school-booklets-law-book-leads = Hívás soron kívül.
school-booklets-law-book-revokes = A renonsz.
school-booklets-law-book-penalties = A büntetésekről általában: mit mond a szabály.
school-booklets-law-book-all-chapters = A szabálykönyv minden fejezete gyakorolható így, a sorsolástól a pontokig. Kezdd azzal, amelyiken legutóbb vitatkoztatok.

### Jó modor

school-booklets-manners = Jó modor
    .lead = Tizenegy dolog, amit nem szabad, és néhány, amit igen.

school-booklets-manners-correct =
    A szabálykönyv a legnagyobb korrektséget kívánja meg, az ellenfelekkel és a saját partnerünkkel szemben. Hogy a szomszéd lapjaiba nem kukucskálunk, mindenki tudja.

    De van egy egész sor hiba, amely nem kisebb, és a legtöbben észre sem veszik, hogy elkövetik.
school-booklets-manners-bidding = Ezek közül melyik árul el a partnernek olyat, amit a licit maga nem mond? Jelöld meg mind, ami tilos.
    .hint = Egyet mindenki kénytelen megtenni néha.
    .why = Tilos a fölösleges késlekedés, a fölösleges sietség, a különös hangsúly és a kétkedő licit. Gondolkodni, ha van min, nem az.
    .a-slow = Fölösleges késlekedés licitáláskor
    .a-hasty = Fölösleges sietség licitáláskor
    .a-tone = Licitálás különös hangsúllyal
    .a-doubt = Kétkedő licitálás
    .a-think = Gondolkodás, ha van min
school-booklets-manners-partner = És a partner licitjéről, játékáról? Jelöld meg mind, ami tilos.
    .hint = A dicséret és az udvariasság nem ugyanaz.
    .why = Örömöt vagy bosszúságot mutatni a partner licitjén, és szavak vagy mozdulatok a licitjéről, játékáról. A köszönet az asztal lapjaiért senkinek sem árt.
    .a-pleased = Örömöt mutatni a partner licitjén
    .a-displeased = Bosszúságot mutatni a partner licitjén
    .a-comment = Egy mozdulat a partner játékáról
    .a-thanks = Megköszönni, amikor leteríti a lapjait
school-booklets-manners-reminding = Mire nem szabad emlékeztetni a partnert? Jelöld meg mind, ami tilos.
    .hint = Egyfajta figyelmeztetés kifejezetten szabad, csak az asztalnak nem.
    .why = Se az állásra licit közben, se a licitre játék közben. De figyelmeztetni szabad olyan hibára, amelyet épp elkövetne; csak az asztalnak nem.
    .a-score = Az állásra, licit közben
    .a-auction = A licitre, játék közben
    .a-warn = Egy hibára, amelyet épp elkövetne
school-booklets-manners-cards = És a lapokkal? Jelöld meg mind, ami tilos.
    .hint = Mi árul el valamit idő előtt?
    .why = Lapot kihúzni, mielőtt sorra kerülnénk, és összeszedni az ütést, mielőtt mindenki tett bele.
    .a-detach = Lapot kihúzni, mielőtt sorra kerülnénk
    .a-gather = Összeszedni az ütést, mielőtt mindenki tett
    .a-sort = Rendezni a saját lapjainkat
school-booklets-manners-count = Most már láttad a könyv egész listáját. Hány dolgot tilt a kukucskáláson kívül?
    .hint = Add össze, amit a négy utolsó kérdésnél megjelöltél.
    .why = Tizenegyet.
school-booklets-manners-dummy = Az asztalnak nincs dolga. Mit csinál?
    .hint = Mit láthatna a felvevő háta mögül?
    .why = A helyén marad. Nem nézi a felvevő lapjait, és nem követi mögötte állva a játékot.
    .a-sits = A helyén marad
    .a-walks = Körbejár, és nézi a kezeket
    .a-helps = A felvevő mögé áll
school-booklets-manners-artificial = Egy licit mást jelent, mint amit mond. Mikor szabad ez?
    .hint = Az ellenfeleknek is van joguk.
    .why = Csak ha minden játékos ismeri a jelentését; és aki mondta, kérdésre teljesen megmagyarázza.
    .a-all = Ha minden játékos ismeri a jelentését
    .a-partner = Ha a partner ismeri a jelentését
    .a-never = Soha
school-booklets-manners-deliberate = Valaki szándékosan szeg meg egy szabályt, mert a büntetés kevesebbe kerül, mint amennyit nyer. Kész fizetni. Rendben van ez?
    .hint = Ár a büntetés?
    .why = Nem. Hibázni szándékosan nem szabad, akkor sem, ha vállalja a büntetést.
    .a-no = Nem
    .a-pay = Igen, ha fizet
    .a-yes = Igen, mindenkinek szabad
school-booklets-manners-company = Egy partner észrevétlenül követ el ilyen hibákat. Mit tanácsol a könyv?
    .hint = Kétféle játékos tesz ilyet.
    .why = Szólj neki. Csak azokat kerüld, akik tudatosan teszik.
    .a-tell = Figyelmeztetni rá
    .a-avoid = Soha többé nem játszani vele
    .a-same = Ugyanúgy tenni
school-booklets-manners-onlooker = Néző vagy. Valaki hibázik, és senki sem veszi észre. Mit teszel?
    .hint = Kinek a játéka?
    .why = Hallgatsz; véleményt csak kérdésre mondasz.
    .a-silent = Hallgatok
    .a-whisper = Odasúgom annak, aki rosszul jár
    .a-aloud = Hangosan megmondom
school-booklets-manners-more = Még négy: mi következik?

### Treff rendszer, első óra

school-booklets-club-1 = Treff rendszer (1): a nyitás
    .lead = A legalacsonyabb licit, amely semmit sem mond a treffről.

school-booklets-club-1-idea = A szabálykönyv utolsó fejezete olyan rendszerről szól, amelyben a licit a lehető legalacsonyabban indul, hogy a partnerek sokat elmondhassanak egymásnak. Az egy treff két és féltől négy honőrütésig mutat, semmi mást. A treffekről nem mond semmit.
school-booklets-club-1-table = A honőrütéseket színenként, saját táblázat szerint számoljuk: az első illő sor számít. Két szín lapjai együtt nem számítanak, és egy szín sem ér kettőnél többet.
school-booklets-club-1-one-suit = Hány honőrütés van ebben a kézben?
    .hint = Az ász egy egész. És a dáma két kis lappal?
    .why = Az ász 1, a dáma két lappal ¼: együtt 1¼. A bubi egymagában semmi.
school-booklets-club-1-no-pairs = És itt?
    .hint = Ász és király együtt; király és bubi tízes nélkül; dáma és bubi harmadik lappal.
    .why = Ász-király 2, király ½, dáma-bubi harmadikkal ½: együtt 3.
school-booklets-club-1-count = Még egy.
    .hint = A tízesek itt számítanak: nézd meg újra a kőrt.
    .why = Ász-dáma 1¼, király-dáma-tízes 1¼, dáma két lappal ¼: 2¾.
school-booklets-club-1-open = Ez a kezed, és te licitálsz először.
    .hint = Az imént számoltad meg.
    .why = Két egész háromnegyed: egy treff.
school-booklets-club-1-too-little = És ezzel?
    .hint = Számolj. Megvan a két és fél?
    .why = Fél, negyed és egy: 1¾. Passz.
school-booklets-club-1-one-club-card = Egyetlen treff. Mit nyitsz?
    .hint = Mond az egy treff valamit a treffről?
    .why = Mégis egy treffet: három és negyed honőrütés. A pikk később jön.
    .to-1S = A szín jó. De hogyan kezdődik itt minden licit?
school-booklets-club-1-negative = A partnered egy treffet nyitott. Mit válaszolsz?
    .hint = Másfél honőrütésnél kevesebbnek saját válasza van, az sem mond semmit a színéről.
    .why = Háromnegyed: egy káró, a negatív válasz. A kárókról nem mond semmit.
    .to-1S = Öt pikk, igen. De előbb mondd meg, milyen gyenge vagy.
    .to-Pass = A partner treffje egyetlen lap is lehet!
school-booklets-club-1-says-nothing = Mit mond ez az egy káró?
    .hint = Mesterséges, mint a nyitás.
    .why = Csak azt, hogy másfélnél kevesebb honőrütés van.
    .a-weak = Másfélnél kevesebb honőrütésem van
    .a-diamonds = Káróm van
    .a-strong = Erős vagyok
school-booklets-club-1-play = Egy treffet nyitottál, a partner másféltől két és félig mutatott, ötlapos szín nélkül, és két pikket játszol. Vigyél nyolc ütést.
    .reached = { $tricks } ütés, a felvétel teljesült.
    .missed = { $tricks } ütés; nyolc lehetséges. Próbáld újra.
school-booklets-club-1-more-tricks = Számolj meg még három kezet.
school-booklets-club-1-more-openings = Nyiss háromszor, vagy passzolj.

### Treff rendszer, második óra

school-booklets-club-2 = Treff rendszer (2): a válaszok
    .lead = Negatív, pozitív, forszírozó.

school-booklets-club-2-three-kinds = Az egy treffre háromféle válasz van. 1½-nél kevesebb honőrütés: egy káró. 1½-től 2½-ig: pozitív, ötlapos színnel, ha van. 2½-nél több: gémig forszírozó, egy szinttel magasabban.
school-booklets-club-2-one-spade = Két honőrütés és öt jó pikk.
    .hint = Pozitív, és a szín rögtön megmutatható.
    .why = Egy pikk: 1½-től 2½-ig, és öt pikk.
school-booklets-club-2-two-diamonds = Pozitív kéz káróval.
    .hint = Az egy káró már mást jelent.
    .why = Két káró. Az egy káró negatív volna, ezért a treffet és a kárót kettes szinten mutatjuk.
    .to-1D = Mit értene ebből a partner?
school-booklets-club-2-one-no-trump = Pozitív, de melyik szín?
    .hint = Van ötlapos szín?
    .why = Nincs ötlapos szín: egy szanzadu.
school-booklets-club-2-four-cards = Négy pompás pikk. Mit válaszolsz?
    .hint = A négylapos színeknek várniuk kell.
    .why = Egy szanzadu. Négylapos színt csak a második körben szabad megnevezni.
    .to-1S = Hány lapot ígérne ez?
school-booklets-club-2-two-fives = Két ötlapos szín. Melyik előbb?
    .hint = A magasabb vagy az alacsonyabb?
    .why = Két ötlapos közül a magasabb előbb: egy pikk.
school-booklets-club-2-six-five = Hat és öt. Melyik előbb?
    .hint = Itt a hossz fontosabb a rangnál.
    .why = A hatlapos szín mindig megelőzi az ötlaposat: két káró.
    .to-1H = A kőr magasabb. De számold meg a lapokat.
school-booklets-club-2-forcing = Két és félnél több honőrütéssel egy szinttel magasabban válaszolunk: két kőr vagy két pikk, három treff vagy három káró, szín nélkül két szanzadu. Ilyenkor gém előtt senki sem passzol, és a szlem közel van.
school-booklets-club-2-two-spades = Mit válaszolsz?
    .hint = Számold a honőrütéseket, aztán a lapokat.
    .why = Három és negyed, öt pikkel: két pikk, forszírozó.
    .to-1S = Az legfeljebb két és felet ígérne.
school-booklets-club-2-three-diamonds = És itt?
    .hint = Erős, és alacsony színben.
    .why = Három és fél: három káró, forszírozó.
    .to-2D = Az csak pozitív volna.
school-booklets-club-2-two-no-trump = És ezzel?
    .hint = Két és félnél több, de nincs ötlapos szín.
    .why = Két szanzadu, forszírozó.
    .to-1NT = Legfeljebb hány honőrütést mutatna az?
school-booklets-club-2-over-one-heart = A partnered egy treffet nyitott, a jobb oldali ellenfél egy kőrt mondott. Gyenge vagy.
    .hint = Az egy káró már nem lehetséges. Mi mondja ugyanazt?
    .why = Passz. Az ellenfél licitje után a negatív kéz passzol.
school-booklets-club-2-still-one-spade = Ugyanaz a közbeszólás, de pozitív vagy.
    .hint = Megváltozott a többi válasz?
    .why = Egy pikk: a többi válasz ugyanazt jelenti.
school-booklets-club-2-more = Válaszolj még ötször.

### Treff rendszer, harmadik óra

school-booklets-club-3 = Treff rendszer (3): hogyan tovább
    .lead = A nyitó második licitje, és a harmadik.

school-booklets-club-3-after-negative = Negatív válasz után a nyitó ötlapos színt nevez meg, vagy egy szanzadut mond. A válaszoló passzol, ha elégedett, vagy kettőt licitál a saját hosszú színéből.
school-booklets-club-3-five-spades = Egy treff, egy káró. És most?
    .hint = Van ötlapos szín?
    .why = Egy pikk.
school-booklets-club-3-no-suit = És ha nincs?
    .hint = Nincs ötlapos szín.
    .why = Egy szanzadu.
school-booklets-club-3-clubs-at-last = Most igazi a treff!
    .hint = Milyen szinten mutatható meg?
    .why = Két treff. A könyv azt mondja: „egyes szinten”, de treffel és káróval ez nem megy; ezért nálunk kettő.
school-booklets-club-3-weak-content = Egy kárót válaszoltál, a nyitó egy kőrt mond.
    .hint = Van jobbad a kőrnél?
    .why = Passz: gyenge, és a kőr megfelel.
school-booklets-club-3-own-length = A nyitó egy szanzadut mond. Ugyanolyan gyenge vagy.
    .hint = Gyenge, de hosszú.
    .why = Két káró: hosszt mutat, nem honőrütést.
    .to-Pass = Hat lap aduként többet érhet.
school-booklets-club-3-second-suit = Kőrt neveztél meg, a partner két kárót mond, amiből egyed van. Most?
    .hint = Van másik színed?
    .why = Két pikk: jó négylapos szín most már megnevezhető.
school-booklets-club-3-no-second-suit = Ugyanez, ilyen szín nélkül.
    .hint = A káró nem jó, és nincs megnevezhető második színed.
    .why = Két szanzadu.
school-booklets-club-3-six-again = Két kárót mondtál, a nyitó két pikket. És te?
    .hint = Hány káród van?
    .why = Három káró: a hatlapos színt megismételjük.
school-booklets-club-3-another-five = Ugyanaz a licit, másik kéz.
    .hint = Van második színed.
    .why = Három treff, a másik ötlapos szín.
school-booklets-club-3-after-positive = Pozitív válasz után a nyitó rögtön megnevezi ötlapos színét, akkor is, ha a partneré tetszik neki. Az emelés később jön.
school-booklets-club-3-name-first = A partner kőrt mutatott, és neked négy van.
    .hint = Mi jön előbb?
    .why = Egy pikk: előbb az ötlapos szín.
    .to-2H = Az a következő alkalommal jön.
school-booklets-club-3-raise-then = Pikket neveztél meg, a partner két kárót mond. Most?
    .hint = A partner első színe válaszra vár.
    .why = Két kőr: most támogatod a partner színét.
school-booklets-club-3-after-forcing = A partner két kőrrel forszírozott. Te?
    .hint = Ötlapos szín?
    .why = Két pikk.
school-booklets-club-3-four-trumps = Ezúttal nincs ötlapos szín.
    .hint = Nézd a kőrt: négy lap ásszal és bubival.
    .why = Három kőr. A partner színéből négy lapot ásszal és bubival, vagy királlyal és dámával emelünk.
school-booklets-club-3-neither = És itt?
    .hint = Se ötlapos szín, se négy jó kőr.
    .why = Két szanzadu, a legolcsóbb.
school-booklets-club-3-play-three = Egy treff, egy pikk, két kőr, három kőr: játszd le. Kilenc ütés.
    .reached = { $tricks } ütés, kőr aduval. Szép játék.
    .missed = { $tricks } ütés; kilenc lehetséges. Próbáld újra.
school-booklets-club-3-play-five = A partner két szanzaduval forszírozott, és öt treff lett a vége. Tizenegy ütés.
    .reached = { $tricks } ütés: gém abban a színben, amelyről az egy treff semmit sem mondott.
    .missed = { $tricks } ütés; tizenegy lehetséges. Próbáld újra.
school-booklets-club-3-more = Még öt második licit.

### A magyar játék

school-booklets-magyar = A magyar játék: tizenöt szó
    .lead = Passz, kontra, rekontra: ennyit szabad mondani.

school-booklets-magyar-fifteen =
    A magyar füzet szerint a licitáláshoz tizenöt szó elég: passz, kontra, rekontra; treff, káró, kőr, pikk, szanzadu; és a számok egytől hétig.

    Az első hat ütés az alap, azt nem mondjuk: a négy treff tíz ütést vállal.
school-booklets-magyar-count-words = A tizenöt szó közül hány nevez meg színt vagy szanzadut?
    .hint = Négy szín, és még egy.
    .why = Öt: treff, káró, kőr, pikk és szanzadu. Három egyéb bemondás, hét pedig szám.
school-booklets-magyar-suits = Tedd sorba a színeket, elöl a legmagasabb.
    .hint = A füzet felülről sorolja: „a legértékesebb szín a pikk”.
    .why = Pikk, kőr, káró, treff.
    .a-pikk = pikk
    .a-kor = kőr
    .a-karo = káró
    .a-treff = treff
school-booklets-magyar-four-clubs = Hány ütést vállal a négy treff?
    .hint = A hatos alapot nem mondjuk.
    .why = Hat meg négy az tíz.
school-booklets-magyar-ladder = Tedd sorba a liciteket, elöl a legalacsonyabb.
    .hint = Előbb a szám, aztán a szín; a szanzadu minden színnél magasabb.
    .why = Egy káró, egy pikk, egy szanzadu, két treff, két kőr.
    .a-one-diamond = 1 káró
    .a-one-spade = 1 pikk
    .a-one-no-trump = 1 szanzadu
    .a-two-clubs = 2 treff
    .a-two-hearts = 2 kőr
school-booklets-magyar-over-two-spades = Kelet két pikket mondott, és hozzád ért a sor. A színedet akarod licitálni. Mi a legkevesebb, amit mondhatsz?
    .hint = „2 kőrre lehet mondani 2 pikket, de 2 pikkre nem lehet 2 kőrt licitálni.”
    .why = Három kőrt. A kőr alacsonyabb rangú, mint a pikk, ezért egy szinttel több kell.
school-booklets-magyar-count-bids = A füzet licittáblázatának hét sora van. Hány licit van összesen?
    .hint = Hét sor, mindegyikben az összes szín és a szanzadu.
    .why = 7 × 5 = 35.
school-booklets-magyar-kontra = Mit mond a kontra?
    .hint = Kinek a felvétele?
    .why = Hogy az ellenfél felvétele elbukik. A rekontra azt mondja, hogy nem.
    .a-fails = Nem fogják teljesíteni
    .a-plays = Magam akarom játszani
    .a-again = Újra kell osztani
school-booklets-magyar-over = „A licitálás nagyon felelősségteljes dolog.” Ki jár rosszul, ha a pár egyik tagja túl magasra viszi, és elbuknak?
    .hint = Kettejüknek egy oszlopuk van.
    .why = Mindketten: a pár együtt nyer és veszít.
    .a-both = A pár mindkét tagja
    .a-bidder = Csak aki licitált
    .a-nobody = Senki
school-booklets-magyar-under = És ha túl alacsonyan maradnak?
    .hint = Teljesítik, sőt többet is. Miről maradtak le?
    .why = Elveszítik a jutalmakat, amelyeket a magasabb felvétel hozott volna; a vállaltakon felüli ütések keveset érnek, a végső számolásig pedig semmit.
    .a-bonus = Lemaradnak jutalmakról, amelyek járhattak volna
    .a-nothing = Semmit sem veszítenek
    .a-tricks = A többletütések nem az övék
school-booklets-magyar-anecdote = Megjegyzés a füzetből: „Állítólag az ötlet, hogy legyen a játékban egy asztal is, 60 évvel ezelőttről, Angliából ered. Mivel hiányzott a játékhoz a negyedik játékos, helyettesítették egy nyílt lapos áljátékossal.”
school-booklets-magyar-asztal = Ki dönti el, az asztal melyik lapja kerüljön az ütésbe?
    .hint = Ő maga „tétlen szemlélője” ennek a partinak.
    .why = Egyedül a felvevő: saját kezével, vagy a lap pontos megnevezésével.
    .a-declarer = A felvevő
    .a-dummy = Akinek a lapjai
    .a-both = Ketten együtt
school-booklets-magyar-first-dealer = A párokhoz lapot húznak, és itt a legmagasabb húzója oszt először. Melyik lap az?
    .hint = Melyik lap a legmagasabb a magyar füzet sorrendjében?
    .why = Az ász. Az észt füzetben ugyanez a lap volna a legkisebb, és a húzója ott is osztana, mert ott a legkisebb húzója oszt!
    .a-HK = ♥K
    .a-D2 = ♦2
    .a-SA = ♠A
    .a-C9 = ♣9
school-booklets-magyar-play = Játszd le a három szanzadut. Nyugat a pikk bubit hívta. Kilenc ütéssel megvan a felvétel, és gém is.
    .reached = { $tricks } ütés: száz a vonal alatt egyszerre.
    .missed = { $tricks } ütés; kilenc van benne. Négy pikket elvihetnek; vigyázz, mit dobsz rájuk.
school-booklets-magyar-ask = Hat szó a magyar füzetből.

### Mans, bell és az írás

school-booklets-bell = Mans és bell: a magyar írás
    .lead = Mi és Ők, egy vonal, és száz pont.

school-booklets-bell-sheet = Az írástáblázat üres: balra „Mi”, jobbra „Ők”, és keresztben egy vonal. Alá a vállalt és teljesített ütések kerülnek, fölé minden más.
school-booklets-bell-tricks = A treff és a káró ütése 20, a kőré és a pikké 30, szanzaduban az első 40, minden további 30. Száz a vonal alatt egy gém. Gém nélkül a vonal mansban van, gémmel bellben, ahol több a jutalom, de drágább a bukás is.
school-booklets-bell-first-below = Két kőrt licitálunk, és kilenc ütést viszünk. Mi kerül a vonal alá?
    .hint = Csak amit vállaltunk.
    .why = 2 × 30 = 60.
    .to-90 = Három ütés a hat felett, de mennyit vállaltunk?
school-booklets-bell-first-above = És fölé?
    .hint = Egy többletütés.
    .why = A többletütés 30-at ér.
school-booklets-bell-gem = Ők három szanzadut licitálnak, és tíz ütést visznek. Gém ez, és kié?
    .hint = 40 az első, 30 a többi.
    .why = 40 + 30 + 30 = 100: az ő gémjük, pontosan.
school-booklets-bell-bell = Ki van most bellben?
    .hint = Kinek van gémje?
    .why = Ők. Mi még mansban vagyunk.
school-booklets-bell-frozen = A gémet X jelöli. A mi 60-unkat aláhúzzák: „befagyasztják”, és elölről kezdjük a gyűjtést. A végén azért számít.
school-booklets-bell-doubled-below = Egy szanzadut licitálunk, ők kontráznak, és hét ütést viszünk. Mi kerül a vonal alá?
    .hint = A szanzadu első ütése, kontrázva.
    .why = 2 × 40 = 80.
school-booklets-bell-doubled-above = És fölé, a kontrázott felvétel teljesítéséért?
    .hint = A táblázatban egyetlen szám van erre, mansban és bellben ugyanaz; annyi, mint egy bukás mansban.
    .why = 50.
school-booklets-bell-second-gem = Négy pikket licitálunk, és tíz ütést viszünk. Gém ez?
    .hint = Négyszer 30.
    .why = A 120 a 80 nélkül is elég volna: a mi gémünk. Most mindkét vonal bellben van.
school-booklets-bell-down = Ők bellben öt kárót licitálnak, és kilenc ütést visznek. Mit írunk a vonal fölé?
    .hint = Két bukás, kontra nélkül, bellben.
    .why = 2 × 100 = 200.
    .to-100 = Hány hiányzik, és mansban vannak vagy bellben?
school-booklets-bell-slam = Hat szanzadut licitálunk, és tizenkét ütést viszünk. Mit kell írni? Jelöld meg mindet.
    .hint = Egy híján mind, bemondva és teljesítve; és ez a második gémünk.
    .why = A felvétel, a kis szlem és a végső jutalom.
    .a-contract = Hat vállalt és teljesített ütés
    .a-overtricks = Többletütések
    .a-small-slam-announced = Kis szlem
    .a-grand-slam-announced = Nagy szlem
    .a-rubber-premium = A robber jutalma
school-booklets-bell-slam-above = Mennyit írunk tehát a vonal fölé?
    .hint = A kis szlem bellben 700; a robber 500, mert nekik is van gémjük.
    .why = 700 + 500 = 1200.
school-booklets-bell-difference = A robbernek vége. Mennyi a két összeg különbsége?
    .hint = Mi: 60, 30, 80, 50, 120, 200, 190, 1200. Ők: 100 és 30.
    .why = 1930 − 130 = 1800.
school-booklets-bell-text-and-table = A füzet szövege és táblázata nem egyezik abban, mi számít a vonal felett: egyszer egyáltalán nem számít, egyszer pénzben fizetik ki. Mi a táblázatot követjük, és a végén mindent beszámítunk.
school-booklets-bell-more = Számolj ki még öt leosztást.

## Második tanfolyam: kontraktbridzs a szabálykönyv szerint

school-contract = Második tanfolyam: kontraktbridzs
    .lead = A minibridzsben akkor választottál, amikor az asztal már nyitva feküdt. Most előre vállalsz valamit, mielőtt láttad volna, és a bemondásaid elárulják a partnerednek, mid van. A tallinni szabálykönyv lépésről lépésre tanítja, és mi is így teszünk.

### A licit

school-contract-auction = A licit
    .lead = Harmincöt licit, három másik bemondás, és az egyikből felvétel lesz.

school-contract-auction-promise =
    A minibridzsben a felvevő előbb meglátta az asztalt, és csak utána választott. A kontraktbridzsben fordítva van: előbb megmondod, mit vállalsz, és az asztalt csak akkor terítik le, amikor már késő meggondolni magad.

    Egy licit egy számból és egy színből vagy a szanzaduból áll, például 1♥ vagy 3NT (három szanzadu). A szám a hat feletti ütéseket számolja: aki 1♥-t licitál, hét ütést vállal kőr aduval.
school-contract-auction-tricks = A vonalad 4♠-et licitált. Hány ütést vállaltatok?
    .hint = Az első hatot nem szokás kimondani.
    .why = Hat meg négy az tíz.
    .to-4 = Négyet mondasz ki. Az első hat ütés ehhez még hozzájön.
school-contract-auction-strains = Minden licitnek magasabbnak kell lennie az előzőnél: több ütés, vagy ugyanannyi egy magasabb színben. Rakd sorba a négy színt és a szanzadut, a legmagasabbal kezdve.
    .hint = Adu nélkül játszani a legmagasabb. A színek közül a minibridzs két magas színe, a major, a két alacsony, a minor fölött áll.
    .why = Szanzadu, pikk, kőr, káró, treff.
    .a-S = Pikk
school-contract-auction-how-many = 1♣-től 7NT-ig hány licit van?
    .hint = Hány számot lehet mondani, és hányféle aduval, a szanzadut is beleértve?
    .why = Hét szám ötféleképpen: 35.
    .to-28 = Hétszer négy. Nem felejtetted ki az adu nélküli játékot?
school-contract-auction-higher = Észak 1♠-et licitált, Kelet 2♥-t. Te következel. Melyik licit elég magas? Jelöld meg mindet.
    .hint = Kettő valamiből, ami a kőr fölött áll, vagy három bármiből.
    .why = A 2♠ és a 2NT a 2♥ fölött áll, és három bármiből szintén. A káró alacsonyabb a kőrnél, ezért a 2♦ nem elég.
    .a-2D = 2♦
    .a-2S = 2♠
    .a-2NT = 2NT
    .a-3C = 3♣
school-contract-auction-round = Az osztó szól először, aztán az óramutató járása szerint a többiek. Nézz meg egy licitet!
    .frame-1 = Észak az osztó, és egy kőrt licitál.
    .frame-2 = Kelet passzol. Dél megnevezi a treffet, Nyugat passzol.
    .frame-3 = Észak megismétli a kőrt. Délnek ez már tetszik, és négyet mond belőle.
    .frame-4 = Három egymás utáni passz lezárja a licitet. Az utolsó licit, a 4♥ a felvétel.
school-contract-auction-over = Vége van ennek a licitnek?
    .hint = Hány passz követte az utolsó licitet?
    .why = Még nincs. A 2♠ óta ketten passzoltak, és három passz kell. A következő játékos még licitálhat, pedig korábban már passzolt.
school-contract-auction-declarer = Az utoljára licitáló vonalból az a felvevő, aki először nevezte meg azt a színt. Ki játssza ezt a 4♥-t?
    .hint = Keresd meg az első kőr licitet.
    .why = Észak. Az utolsó licitet Dél mondta, de a kőrt Észak nevezte meg először.
    .to-S = Dél licitálta a 4♥-t, de nem ő nevezte meg először a kőrt.
school-contract-auction-double =
    A liciteken kívül három másik bemondás van. A passzt már ismered. A kontra azt mondja: nem hisszük. Ha a licitből felvétel lesz, a nyereség is, a veszteség is nagyobb. A rekontra így felel: mi viszont igen.

    Kontrázni csak az ellenfelek licitjét szabad, rekontrázni csak azt, amit ők kontráztak. Minden magasabb licit eltörli a kontrát.
school-contract-auction-may-double = Kelet 1♠-kel nyitott. Melyik bemondást szabad választanod? Jelöld meg mindet.
    .hint = Kontrázott már valaki?
    .why = A licitjüket kontrázhatod, passzolni pedig mindig szabad. Rekontrázni nincs mit, az 1♥ pedig alacsonyabb az 1♠-nél.
    .a-X = Kontra
    .a-XX = Rekontra
    .a-Pass = Passz
    .a-1H = 1♥
school-contract-auction-doubled = Kelet 1♠-et licitált, Dél kontrázott, és a licit folytatódott. Vége van?
    .hint = A kontra nem zárja le a licitet. Számold meg a végén a passzokat.
    .why = Még nincs: a 2♠ után csak két passz jött. A kontra sem él már, mert az 1♠-re vonatkozott.
school-contract-auction-more-calls = Melyik bemondást szabad?
school-contract-auction-more-declarers = Ki a felvevő?
school-contract-auction-first-contract = A licitet elvégeztük helyetted: 1♠-kel nyitottál, a partnered emelt, és gémet mondtál. Nyugat a kőr királyt hívja, és az asztalt csak most terítik le. Vigyél tíz ütést!
    .reached = { $tricks } ütés: megtartottad, amit vállaltál.
    .missed = { $tricks } ütés; tízet vállaltál. Aduzz, és hagyd, hogy a két kéz treffjei és kárói segítsék egymást. Próbáld újra!

### Az írás

school-contract-sheet = Az írástáblázat
    .lead = Egy vonal a lapon keresztben, és hogy miért érdemes a gémért küzdeni.

school-contract-sheet-places =
    A szabálykönyv írástáblázatán felül a játékosok neve áll, alatta egy oszlop a Mi, egy az Ők, és keresztben egy vastag vonal. A legvégén a robber eredménye a nevek fölé kerül, plusszal annál, aki nyert.

    A vonal alatt látszik, hogyan áll a gém: ide csak a bemondott és teljesített ütések kerülnek. Minden más a vonal fölött áll.
school-contract-sheet-below = Mi kerül a vonal alá? Jelöld meg mindet.
    .hint = Csak az, amit vállaltak, és meg is tartottak.
    .why = Csak a bemondott és teljesített ütések. Eggyel több ütés a bemondottnál jól jön, de fölé kerül.
    .a-contract = A bemondott és teljesített ütések
    .a-overtricks = A többletütések
    .a-undertricks = Az ellenfelek bukásai
    .a-small-slam = A kis szlem jutalma
    .a-honours = A honőrök
school-contract-sheet-values = Minden hat feletti ütésnek ára van. Szanzaduban az első, a harmadik, az ötödik és a hetedik 30-at ér, a többi 40-et.
school-contract-sheet-two-hearts = 2♥-t licitálsz, és nyolc ütést viszel. Mennyi kerül a vonal alá?
    .hint = Két ütés egy majorban.
    .why = Kétszer 30 az 60.
school-contract-sheet-game =
    Akinek először van 100 pontja a vonal alatt, az gémet nyer; aki két gémet nyert, azé a robber. A gém után vonalat húznak, és a következő gémet mindkét vonal nulláról kezdi.

    A 100 pont több leosztásból is összejöhet. De a legjobb egyszerre bemondani, ha teljesíteni tudod.
school-contract-sheet-games = Melyik elég éppen a gémhez egyetlen leosztásban? Jelöld meg mindet.
    .hint = Treff és káró ütésenként 20, kőr és pikk 30, szanzadu felváltva 30 és 40. Melyik éri el elsőként a százat?
    .why = A 3NT 100, négy egy majorból 120, öt egy minorból 100. Ezért kedveli mindenki annyira a szanzadut és a majorokat.
    .a-2NT = 2NT
    .a-3NT = 3NT
    .a-3S = 3♠
    .a-4S = 4♠
    .a-4H = 4♥
    .a-4D = 4♦
    .a-5D = 5♦
    .a-5C = 5♣
school-contract-sheet-missing = Egy gém első leosztásában teljesítetted a 2♥-t. Hány pont hiányzik még a gémhez?
    .hint = Mennyi áll most a vonal alatt?
    .why = 60 már megvan, 40 hiányzik: legközelebb a 2♣ vagy a 2♥ is elég.
school-contract-sheet-over = 2♥-t licitálsz, és tíz ütést viszel. Hány pont ez a vonal fölött és alatt együtt?
    .hint = Két ütést bemondtál, kettőt nem. Egyformán érnek.
    .why = 60 alá a két bemondottért és 60 fölé a másik kettőért. Ha négyet mondtál volna, mind a 120 alul állna, és megvolna a gém.
school-contract-sheet-danger =
    Aki kevesebb ütést visz a vállaltnál, semmit sem ír, az ellenfelek pedig a vonal fölé írnak.

    Az a vonal, amelyik már nyert gémet, bellben van. Egy gém választja el a robbertől, de a hibái többe kerülnek.
school-contract-sheet-down = Mansban 4♥-t licitálsz, és nyolc ütést viszel. Mennyi ez a ti vonalatok szemével?
    .hint = Két ütés hiányzik, és nem kontráztak.
    .why = Két bukás mansban, kontra nélkül: az ellenfelek 100-at írnak.
    .to-100 = Az összeg jó. De ki írja?
school-contract-sheet-danger-table = Bellben ezek az árak. Ütésről ütésre nőnek, ezért az ember kétszer is meggondolja.
school-contract-sheet-down-doubled = Ugyanaz a 4♥ nyolc ütéssel, de bellben és kontrázva. Most mennyi?
    .hint = Két bukás, kontrázva, bellben.
    .why = Az ellenfelek 500-at írnak.
    .to-500 = Az összeg jó. De ki írja?
school-contract-sheet-doubled-made = Kontrázott 2♠-et játszol, és nyolc ütést viszel. Mennyi kerül a vonal alá?
    .hint = A kontra megkétszerezi a bemondott ütések árát.
    .why = Kétszer 60 az 120, és ez gém. Kettőt egy majorból kontrázni nem gyerekjáték.
school-contract-sheet-slams = Tizenkét ütés kis szlem, tizenhárom nagy szlem. Csak akkor fizetnek, ha bemondták őket.
school-contract-sheet-slam-missed = Mansban vagytok, 4♠-et licitálsz, és tizenkét ütést viszel. Mennyit írsz?
    .hint = Bemondtátok a szlemet?
    .why = Hat ütés 30-ért: 180, jutalom nélkül. A 6♠ 500-zal többet hozott volna.
    .to-680 = Az 500 a bemondott szlemért jár.
school-contract-sheet-premiums =
    Két gém megnyeri a robbert: 700 jár érte, ha a másik vonalnak nincs gémje, különben 500.

    Az öt legmagasabb adu közül négy egy kézben 100-at ér, mind az öt 150-et, szanzaduban a négy ász egy kézben 150-et, akármelyik vonalnál van.
school-contract-sheet-more-scores = Mennyit hoz?

### Miért kell rendszer

school-contract-system = Miért kell rendszer
    .lead = Mire való a licit, és hogyan lehet ugyanazt a kezet háromféleképpen értékelni.

school-contract-system-aims =
    A licit a partnerek beszélgetése. Minden bemondással elmondasz valamit az erődről és a színeidről, és együtt keresitek a legjobb felvételt.

    Támadsz, ha magatok akartok gémet nyerni. Védekezel, ha a többieknek nehezíted meg a dolgát. És mindig van célod: részeredmény, gém vagy szlem.
school-contract-system-why-system =
    A beszéd csak akkor segít, ha mindketten ugyanazt értitek rajta. A rendszer megmondja, hogy az egyes bemondásokhoz legalább mi kell. Így a partnerek között nincs kétség.

    A szabálykönyv Ely Culbertson rendszerét ajánlja a legmelegebben, és az asztalodnál ülő robotok is ezt játsszák. A legtöbb kézre van szabálya; néhányat az ítéletedre bíz.
school-contract-system-approach =
    A rendszer neve approach-forcing. Approach, vagyis közelítés: lépésről lépésre haladj, és színeket nevezz meg; a szanzadu megvárja, amíg a színeket ismeritek. Senkinek sem kell folytatnia, ha nincs rá oka.

    Forcing, vagyis forszírozás: aki nagyon erős, olyan licitet mond, amelyre a partner nem passzolhat. Onnantól mindketten folytatják, amíg meg nem van a gém.
school-contract-system-opener = A nyitó az, aki elsőként licitál. Ki az itt?
    .hint = Passzolni nem licitálás.
    .why = Dél. Észak és Kelet csak passzolt, Nyugat pedig később licitált.
    .to-N = Észak szólt először, de csak passzolt.
school-contract-system-more-openers = Ki nyitott?
school-contract-system-three-values =
    Ugyanaz a tizenhárom lap többet vagy kevesebbet ér attól függően, ki nevezi meg az adut.

    Ha a saját színed az adu, játékütést számolsz. A partner színéhez támogató ütést. Az ellenfelek színe ellen védőütést.
school-contract-system-whose = A partnered 1♥-rel nyitott. Ha a kőr lesz az adu, mit számolsz?
    .hint = Ki nevezte meg?
    .why = Támogató ütést: ez a partner színe.
    .a-playing = Játékütést
    .a-support = Támogató ütést
    .a-defence = Védőütést
school-contract-system-more-values = Itt mit számolsz?
school-contract-system-sacrifice = Van, hogy olyat licitálunk, amit nem tudunk teljesíteni, csak hogy az ellenfelek ne játsszák le a gémjüket. Ez csak akkor helyes, ha a bukás kevesebbe kerül, mint amennyit ők írtak volna.
school-contract-system-more-sacrifices = Megéri?

### Honőrütések

school-contract-honour-tricks = Honőrütések
    .lead = A pénz, amellyel itt mindent fizetnek.

school-contract-honour-tricks-what =
    A minibridzs pontokat számol. Ez a rendszer honőrütéseket: hány ütést visznek a magas lapjaim, ha az ellenfelek játsszák a leosztást?

    Két kör után egy színben többnyire már aduval üt valaki. Ezért egyetlen szín sem ér kettőnél többet.
school-contract-honour-tricks-table = Íme a táblázat; az x bármilyen lap a tízes alatt. Minden színben azt az első sort vedd, amelyik illik rá, és csak egyszer. Az utolsó két sor két színről együtt szól.
school-contract-honour-tricks-ace-king = Hány honőrütés van ebben a színben?
    .hint = Nézd meg a táblázat első sorát.
    .why = Ász és király: mindkettőnek ütnie kell, tehát kettő.
school-contract-honour-tricks-king-jack = És ebben? A felet 1½ vagy 1,5 alakban is írhatod.
    .hint = Király, bubi és még egy lap.
    .why = Egy. A harmadik lap nélkül csak fél volna.
    .to-0_5 = Ez egy királyra és egy kis lapra volna igaz.
school-contract-honour-tricks-bare-king = Egy király egyes-egyedül. Mennyi?
    .hint = Mi történik vele, ha kijön az ász?
    .why = Semennyi: az ász elkapná. A táblázat kis lapot is kér a király mellé.
    .to-0_5 = A fél ütéshez társ kell a király mellé.
school-contract-honour-tricks-no-more = És ebben a pompás színben?
    .hint = Van felső határ?
    .why = Kettő, és nem több: védekezésben a harmadik kört már aduval ütik.
    .to-4 = Saját adunak igen. De a honőrütést úgy számoljuk, mintha védekeznénk.
    .to-3 = A harmadik kört többnyire aduval ütik.
school-contract-honour-tricks-pairs = Hány honőrütés van ebben a kézben?
    .hint = A király mellett van kis lap, és egy másik színben a dáma mellett is.
    .why = Király kis lappal és egy másik színben dáma kis lappal: együtt egy.
    .to-0_5 = Ennyi a király magában. Hozzátesz valamit a másik szín dámája?
school-contract-honour-tricks-hand = Egy kéz a könyvből. Hány honőrütés?
    .hint = Két színben van mit számolni.
    .why = Ász és dáma 1½, ász 1: együtt 2½.
school-contract-honour-tricks-hand-2 = Még egy, amelyben minden színben van valami.
    .hint = Egy ász, egy erős tartás és két szín, amelyek segítik egymást.
    .why = Pikk 1, káró 1½, a kőr király a treff dámával 1: együtt 3½.
    .to-3 = Majdnem. Két különböző szín királya és dámája együtt egyet ér.
school-contract-honour-tricks-more-hands = Számold meg ezeket is.
school-contract-honour-tricks-why-half = Miért ér az ász és a dáma másfelet? A könyv azt kérdezi, hol ül a király. Te vagy Dél, és a partnered feléd hív.
    .frame-1 = A király előtted ül, a jobb oldaladon.
    .frame-2 = Ha Kelet kijátssza a királyt, az ászod megüti, és a dáma lesz a legmagasabb.
    .frame-3 = Ha Kelet kicsit tesz, a dámád üt, és az ász még megvan. Mindenképpen két ütés.
    .frame-4 = Most mögötted ül a király, a bal oldaladon.
    .frame-5 = A dámádat megüti. Ha inkább az ászt teszed, később veszik el a dámát. Egy ütés. Kettő és egy közepe: másfél.
school-contract-honour-tricks-king-behind = A király a bal oldaladon van. Hány ütést visznek a lapjaid ebben a színben, ha mindenki a legjobban játszik?
    .hint = Játszd végig: Nyugat előbb látja a te lapodat.
    .why = Egyet: az ászt. Nyugat a királlyal megvárja a dámát.
school-contract-honour-tricks-more-halves = Előtted vagy mögötted?
school-contract-honour-tricks-other-table =
    Ugyanebben a könyvben van egy második táblázat is, a treff rendszeréhez. Negyedekkel számol, és két színt sosem von össze, viszont a dáma két kis lappal nála egy negyedet ér.

    Amelyik táblázatot te használod, azt kell használnia a partnerednek is.
school-contract-honour-tricks-quarters = A második táblázat szerint hány honőrütés? A negyedet 1¼ vagy 1,25 alakban is írhatod.
    .hint = Három szín számít. Keresd meg az ászt a dámával, a királyt a bubival és a tízessel meg a dámát két lappal.
    .why = Ász és dáma 1¼, király, bubi és tízes ¾, dáma még két lappal ¼: 2¼.

### Mivel nyitunk

school-contract-opening = Mivel nyitunk
    .lead = Két és fél honőrütés, egy szín és négy várható ütés.

school-contract-opening-enough =
    A nyitáshoz legalább 2½ honőrütés kell.

    A könyv így magyarázza: egy leosztásban összesen körülbelül nyolc van belőlük. Egy átlagos kézben van egy ász, az egy, egy király és egy dáma, az is egy, meg egy bubi és egy tízes, az is ér valamicskét: kettő és egy kevés. Aki nyit, annak ennél többje legyen.
school-contract-opening-average = Ez a könyv átlagos keze. Nyitunk vele?
    .hint = Egy ász, egy király a dámájával, egy bubi és egy tízes.
    .why = Kettő és egy kevés nem 2½. Átlagos kézzel passzolunk.
school-contract-opening-third = Ha az első kettő passzolt, az előtted ülők keze gyenge, és az egyikük a partnered. Harmadik vagy negyedik helyen 3 kell.
school-contract-opening-third-hand = Ketten már passzoltak előtted. Mit mondasz?
    .hint = Számold meg a honőrütéseket, és gondolj arra, hányadik vagy.
    .why = 2½ van, és itt 3 kellene: passz.
    .to-1S = 2½-lel az első kettő nyithat. Te a harmadik vagy.
school-contract-opening-first-hand = Ugyanaz a kéz, de te vagy az osztó. Mit mondasz?
    .hint = Ami az előbb kevés volt, most elég. Melyik szín?
    .why = 2½ honőrütés és egy ötlapos szín, élén ásszal és dámával: egy pikk.
    .to-Pass = Első helyen 2½ elég.
school-contract-opening-fit =
    Nem minden színt lehet adunak megnevezni. Négy laphoz 1½ honőrütés kell a színben: A Q x x, A J 10 x vagy K Q 10 x. Öt laphoz csak fél: K x x x x vagy Q J x x x. Hat laphoz semmi: a 10 9 x x x x is megteszi.

    Három lap sosem megnevezhető szín.
school-contract-opening-four = Meg lehet nevezni ezt a színt?
    .hint = Négy lap. Hány honőrütés van bennük?
    .why = Király, dáma és tízes 1½: igen.
school-contract-opening-four-weak = És ezt?
    .hint = Négy lap. Mennyit ér egy ász?
    .why = Egy honőrütés van, és a négylapos színhez 1½ kell: nem.
school-contract-opening-five = És öt lapot dámával és bubival?
    .hint = Mennyi kell egy ötlapos színhez?
    .why = Dáma, bubi és még egy lap fél ütés, és öt laphoz nem is kell több: igen.
school-contract-opening-six = Hat kis lapot?
    .hint = Minél hosszabb, annál kevesebbnek kell benne lennie.
    .why = Igen. Hat aduval a kicsik is ütnek majd.
school-contract-opening-more-suits = Melyik színt lehet megnevezni?
school-contract-opening-playing = Aki nyit, játékütést számol: a kéz honőrütéseit, hozzá valamit az adu hosszáért, és egy keveset a többi szín hosszáért.
school-contract-opening-worked = A könyv kiszámolt keze, kőr aduval. Hány játékütés?
    .hint = Először a honőrütések; aztán öt adu, és egy másik színből négy lap.
    .why = Honőrütés 2½, öt adu 2, négy káró ½: öt.
    .to-2_5 = Ennyi a honőrütés. Adj hozzá valamit a hosszúságért.
    .to-4_5 = A káró is hosszú.
school-contract-opening-row = A hosszú, hézag nélküli adusort másképp számoljuk: ahány lapból áll, levonva azt, ahány fölötte hiányzik. Azt a számolást válaszd, amelyik többet ad.
school-contract-opening-row-count = Hány ütést ér ez a szín adunak?
    .hint = Hat lap, és egy sor a dámától lefelé. Mi hiányzik fölüle?
    .why = Hat, mínusz az ász és a király: négy.
school-contract-opening-more-tricks = Hány játékütés?
school-contract-opening-four-tricks =
    Az egyes nyitáshoz négy játékütés kell.

    Miért négy? Ha a tizenhárom ütés egyenlően oszlana el, mindenkinek három jutna, és egy megmaradna. Akié ez az egy, reménykedhet: négy saját és három a partnertől az hét, és éppen hetet vállal.
school-contract-opening-one-heart = Minden együtt: mit mondasz osztóként?
    .hint = Honőrütés, szín, játékütés. Ezt a kezet már kiszámoltad.
    .why = 2½ honőrütés, ötlapos szín ásszal és dámával, öt játékütés: egy kőr.

### Melyik szín előbb

school-contract-suits = Melyik szín előbb
    .lead = Két szín egy kézben, és hogy hányszor szabad megnevezni őket.

school-contract-suits-two-suits =
    Ha két színt is megnevezhetsz, nézd meg, milyen hosszúak.

    Öt és öt vagy hat és öt lap: előbb a magasabbat. Öt és négy, hat és négy, hét és négy lap: előbb a hosszabbat.
school-contract-suits-five-five = Öt pikk és öt treff. Mivel nyitsz?
    .hint = Egyforma hosszúak.
    .why = Előbb a magasabb: egy pikk. A treffet később is megmutathatod anélkül, hogy feljebb kellene menni.
school-contract-suits-five-four = Öt treff és négy kőr. Mivel nyitsz?
    .hint = Nem egyforma hosszúak.
    .why = Előbb a hosszabb: egy treff.
    .to-1H = A kőr magasabb, de rövidebb.
school-contract-suits-six-five = Hat treff és öt kőr. Mivel nyitsz?
    .hint = A hat és öt lapról szóló sor sérült a nyomtatásban. Mi így olvassuk: mint öt és öt lapnál.
    .why = A magasabbal: egy kőr. Aki a sérült sort másképp olvassa, a hosszabbal, egy treffel kezd; azt is elfogadjuk.
school-contract-suits-six-four = Hat káró és négy pikk. Mivel nyitsz?
    .hint = Hasonlítsd össze a hosszukat.
    .why = Egy káró, és ha lehet, még egyszer káró a pikk előtt.
    .to-1S = A pikk magasabb, de jóval rövidebb.
school-contract-suits-more-choices = Melyik szín előbb?
school-contract-suits-repeat = A négy aduütést érő színt kétszer szabad licitálni, az ötöt érőt akár háromszor. A könyv négy példája következik.
school-contract-suits-akj = Hányszor szabad ezt a színt licitálni?
    .hint = Nem hézag nélküli sor. Marad a honőrütés és a hosszúság.
    .why = Ász és király 2, öt lap 2: négy ütés, tehát kétszer.
school-contract-suits-qjt = És ezt?
    .hint = Ez sor. Mi hiányzik fölüle?
    .why = Hat lap mínusz kettő: négy ütés, tehát kétszer.
school-contract-suits-akq = Ezt?
    .hint = Hiányzik fölüle valami?
    .why = Öt lap, és semmi sem hiányzik: öt ütés, tehát háromszor.
school-contract-suits-kqj = És az utolsót?
    .hint = Egy lap hiányzik fölüle.
    .why = Hét lap mínusz egy: hat ütés, tehát háromszor.
school-contract-suits-more-repeats = Hányszor?

### Hatféle nyitás

school-contract-openings = Hatféle nyitás
    .lead = Az egyestől az ötösig, a könyv saját kezeivel.

school-contract-openings-one = Egyes nyitás színnel: 2½ honőrütés, megnevezhető szín, négy játékütés. Ez a szokásos nyitás, és a partner passzolhat rá.
school-contract-openings-one-hand = Egy kéz a könyvből. Te vagy az osztó. Mit mondasz?
    .hint = Az egyik szín megnevezhető, a másik nem.
    .why = 1½ a kőrben és 1 a káróban, és éppen négy játékütés: egy kőr.
    .to-1D = Négy káró egyetlen ásszal: ez a szín gyenge ahhoz, hogy megnevezd.
school-contract-openings-two = Kettes nyitás színnel: 5 honőrütés három színben, vagy 4½ nagyon hosszú aduval. Forszíroz: a partner gém előtt akkor sem passzolhat, ha semmije sincs. A gémnek tehát nagyjából a te kezedben kell lennie.
school-contract-openings-two-hand = Egy kéz a könyvből. Mit mondasz?
    .hint = Számold meg a honőrütéseket. Két egyforma szín közül melyik az első?
    .why = 4½ honőrütés két ötlapos színnel: két pikk.
    .to-1S = A szín jó. De ezzel a kézzel nem szabad, hogy a partner passzoljon.
    .to-2C = Az erő jó. Két ötlapos szín közül melyik az első?
school-contract-openings-flat-hand = Öt honőrütés, de sehol egy hosszú szín. Mit mondasz?
    .hint = Egyenletes kézzel nem jó forszírozni. Van egy erős licit, amelyre a partner passzolhat.
    .why = Két szanzadu, amely nem forszíroz. A könyv az egyes színnyitást is megengedi.
    .to-2C = Erőnek elég, de túl egyenletes egy gémig forszírozó licithez.
school-contract-openings-three = Hármas nyitás majorral vagy négyes minorral: nagyon hosszú és erős szín, amelyhez a partnertől nem kell adu, mellette legalább 1½ honőrütés, és körülbelül nyolc játékütés; minorban kilenc, bellben tíz. Magas lapokat kér a partnertől a többi színben.
school-contract-openings-three-hand = Egy kéz a könyvből, mansban. Mit mondasz?
    .hint = A kőrhöz nem kell segítség. Mennyi van mellette?
    .why = Hat ütés kőrben, és mellette 1½: körülbelül nyolc. Három kőr.
    .to-1H = Sok partnerrel lehet. De ennek a rendszernek van egy licitje, amely éppen ilyen kezet mutat.
    .to-4H = Ahhoz túl sok van a kőr mellett.
school-contract-openings-four = Négyes nyitás majorral vagy ötös minorral: legalább hét lap, amelyhez nem kell segítség, és mellette szinte semmi. Hét játékütés, bellben nyolc; minorban eggyel több. Gyengébb, mint az alacsonyabb nyitások. Elveszi az ellenfelektől a helyet a beszélgetésre.
school-contract-openings-four-hand = Egy kéz a könyvből, mansban. Mit mondasz?
    .hint = Nyolc kőr, és mellette egy ász.
    .why = Hét ütés kőrben és egy ász, de a kőr mellett kevesebb, mint 1½: négy kőr.
    .to-3H = Három kőrhöz túl kevés van mellette.
    .to-1H = Akkor az ellenfelek olcsón megtalálják a színüket.
school-contract-openings-no-trump = Egy szanzadu: 2½ honőrütés, négy játékütés, és nincs megnevezhető szín. Ha lehet, kerüld: három vagy négy honőrütéssel a szín egy kicsit gyengébb is lehet, mint kellene.
school-contract-openings-no-trump-hand = Egy kéz a könyvből. Mit mondasz?
    .hint = Van megnevezhető szín, vagy olyan, amelyik majdnem az?
    .why = 3½ honőrütés és négy játékütés. A treff még gyengébb színnek is kevés: egy szanzadu.
    .to-1C = Négy lapban, dámával az élén, magában semmi sincs.
school-contract-openings-weaker = És ezzel?
    .hint = Szigorúan véve semmi sem nevezhető meg. De milyen erős a kéz?
    .why = 3½ honőrütés, és a pikkből csak fél ütés hiányzik: inkább egy pikk, mint egy szanzadu.
    .to-1NT = Az egy szanzadut jobb kerülni. Nincs olyan szín, amelyik majdnem elég jó?
school-contract-openings-pass = Nézd meg jól. Mit mondasz?
    .hint = A honőrütés megvan. Számold meg a játékütéseket is.
    .why = 2½ honőrütés, de treffben csak 3½ játékütés. Négy kellene: passz.
    .to-1C = A honőrütés megvan, a szín is. De megvan a négy játékütés?
school-contract-openings-more-openings = Mivel nyitsz?
school-contract-openings-meanings = És mit ígérnek a bemondások?

### A partner emelése

school-contract-raises = A partner emelése
    .lead = Támogató ütések, és hogy milyen magasra visznek.

school-contract-raises-three-tricks =
    A partnered nyitott. Ha tetszik a színe, emeld, és rögtön mutasd meg, mid van.

    De vigyázz: aki nyit, annak négy ütése van, és háromra tőled már számított. Annyival emelj, amennyid a hármon felül van.
school-contract-raises-normal = Mindenekelőtt: elég jók az aduid? Rendes támogatás bármilyen négy lap, vagy három lap legalább dámával az élén, vagy bubi, tízes és még egy. Ennél kevesebbel első alkalommal sose emelj, bármilyen erős is a többi.
school-contract-raises-qxx = A partnered kőrt licitált. Rendes támogatás ez?
    .hint = Három lap. Mi áll az élükön?
    .why = Igen, három lap dámával.
school-contract-raises-xxx = És ez?
    .hint = Megint három lap. Mi áll az élükön?
    .why = Nem. Három kis lap kevés.
school-contract-raises-jtx = És ez?
    .hint = A bubi kevesebb a dámánál. De van mellette valami.
    .why = Igen, a bubit, tízest és még egyet név szerint említi a szabály.
school-contract-raises-more-support = Rendes támogatás vagy nem?
school-contract-raises-trumps = Most számold meg a támogató ütéseket. Először az aduk: a hosszúságuk, és azonfelül a honőrjeik.
school-contract-raises-short =
    Aztán a többi szín: honőrütés és hosszúság, ahogy már ismered. És ami új, a rövidség: ahol rövid vagy, ott aduval üthetsz. Négy aduval ez többet ér.

    Több rövid színből csak a legrövidebbet számold.
school-contract-raises-worked = A könyv kiszámolt keze. A partnered 1♥-rel nyitott. Hány támogató ütés?
    .hint = Négy adu királlyal, szingli pikk, egy ász négy lappal és négy treff.
    .why = Szingli 2; király és négy adu 1½; ász és négy lap 1½; négy lap ½: együtt 5½.
    .to-3_5 = Mennyit ér a szingli négy aduval?
school-contract-raises-more-counts = Számold meg a támogató ütéseket.
school-contract-raises-table = Ilyen magasra emelik a támogató ütések az egyes nyitást.
school-contract-raises-brake =
    Még két szabály. Az emeléshez egynél több honőrütés kell, bármilyen is az elosztás.

    És a fék: 2½-nél kevesebb honőrütéssel licitálj eggyel kevesebbet ott, ahol a táblázat gémet mondana.
school-contract-raises-worked-call = Megint a kiszámolt kéz, 5½ támogató ütéssel. Mit mondasz?
    .hint = A táblázat négyet mond. Hány honőrütésed van?
    .why = A táblázat négy kőrt mondana. De csak 1½ honőrütés van, ezért eggyel kevesebb: három kőr. A könyv is így írja.
    .to-4H = A táblázat szerint igen. De gondolj a fékre.
    .to-2H = Az körülbelül 3½ támogató ütésre való.
school-contract-raises-single = A partnered 1♠-kel nyitott. Mit mondasz?
    .hint = Három adu ásszal. Számold meg a többit.
    .why = Adu ász 1, király és dáma 1, két négylapos szín ½–½, két kőr ½: 3½ támogató ütés. Két pikk.
school-contract-raises-more-raises = Milyen magasra?
school-contract-raises-play = Most egy egész leosztás. Te osztasz és te nyitsz; a robotok ugyanezt a rendszert licitálják. Találd meg a gémet, és teljesítsd.
    .reached = { $tricks } ütés a jó gémben. Jól licitáltál, és jól játszottál.
    .missed = Ezúttal { $tricks } ütés lett. A négy pikket be lehet mondani és teljesíteni: egy pikkel nyitsz, és a partnered emelése elárulja, hogy közel van a tíz ütés.

### Más válaszok

school-contract-answers = Más válaszok
    .lead = Ha nem emelsz: új szín, szanzadu, ugrás, passz.

school-contract-answers-duty = Mikor passzolhatsz a partnered egyes színnyitására? Egy honőrütéssel és megnevezhető színnel nem, 1½-lel pedig semmiképp. Kevesebbel passzolsz.
school-contract-answers-too-weak = A partnered 1♣-fel nyitott. Mit mondasz?
    .hint = Számold meg a honőrütéseket, és nézd meg, megnevezhető-e a kőr.
    .why = Fél honőrütés, és öt kőr, amelyben semmi sincs: passz.
school-contract-answers-shift = Az új szín megnevezhető színt, 1½–2½ honőrütést mutat, és azt, hogy nincs rendes támogatásod. A lehető legolcsóbban licitáld. A partner passzolhat rá.
school-contract-answers-shift-hand = Egy kéz a könyvből. A partnered 1♠-kel nyitott. Mit mondasz?
    .hint = Három pikk bubival: támogatás ez? És a káró?
    .why = Nincs rendes támogatás, van öt jó káró és két honőrütés: két káró.
    .to-2S = A bubi két kis lappal nem rendes támogatás.
    .to-1NT = Van megnevezhető színed.
    .to-3D = Az ugrás gémig forszírozna.
school-contract-answers-no-trumps = Támogatás és szín nélkül szanzadut válaszolsz, és rögtön megmutatod az erődet: egyet 1½ honőrütéssel, kettőt 2–2½-lel, hármat 3-mal vagy többel.
school-contract-answers-one-no-trump = A partnered 1♠-kel nyitott. Mit mondasz?
    .hint = Se támogatás, se szín. Milyen erős?
    .why = Az ász, és a dáma egy másik szín bubijával: 1½. Egy szanzadu.
    .to-Pass = 1½ honőrütéssel nem passzolhatsz.
school-contract-answers-two-no-trump = A partnered 1♦-val nyitott. Mit mondasz?
    .hint = Számolj, és nézd meg a három fokozatot.
    .why = 2½ honőrütés, se támogatás, se szín: két szanzadu.
    .to-1NT = Az csak 1½-et mutat.
school-contract-answers-jump = Az ugrás új színben gémig forszíroz. Szín kell hozzá és három színben 3½ honőrütés; nagyon erős saját aduval vagy a partner színéhez támogatással 3 is elég.
school-contract-answers-jump-hand = A partnered 1♣-fel nyitott. Mit mondasz?
    .hint = Hány honőrütés? Melyik szín nevezhető meg?
    .why = 4½ honőrütés és jó káró: két káró, ugrással. A gém már biztos.
    .to-1D = Arra a partnered passzolhatna.
school-contract-answers-one-trick = A partnered 1♥-rel nyitott, és egy honőrütésed van. Mit mondasz?
    .hint = A könyv itt ellentmond magának. Te mit kockáztatnál meg?
    .why = A könyv az egyik helyen megtiltja, hogy egy honőrütéssel és színnel passzolj, a másikon 1½-et kér az új színhez. Mi itt egy szanzadut mondunk, mert a kárót kettes szinten kellene licitálni; a két kárót és a passzt is elfogadjuk.
school-contract-answers-more-answers = Mit válaszolsz?
school-contract-answers-meanings = Mit jelentenek a bemondások?

### Szanzadu

school-contract-no-trump = A szanzadu létrája
    .lead = Adj össze két kezet, és tudod, milyen magasra mehettek.

school-contract-no-trump-ladder = Szanzaduban a honőrütések döntenek. Add a tiédhez azt, amennyit a partner ígért, és nézd meg a létrát.
school-contract-no-trump-together = Most az egyszer mindkét kéz nyitva fekszik. Hány honőrütés van együtt?
    .hint = Előbb külön-külön számold meg a két kezet.
    .why = Neked 3½ van, Északnak 2: király és dáma 1, ász 1. Együtt 5½.
school-contract-no-trump-how-high = Milyen magas szanzadut játszhat ez a kettő?
    .hint = Hol áll az 5½ a létrán?
    .why = 5½-től gém: három szanzadu.
    .a-1NT = Egy szanzadu
    .a-2NT = Két szanzadu
    .a-3NT = Három szanzadu
    .a-6NT = Hat szanzadu
school-contract-no-trump-more-ladder = Milyen magasra?
school-contract-no-trump-answers = A partnered egy szanzadut nyitott, tehát 2½-et ígért. Emeld kettőre 2½-lel, háromra 3-mal, négyre 4½-lel. Kevesebbel passzolsz, hacsak nincs hosszú színed.
school-contract-no-trump-two = A partnered 1NT-t nyitott. Mit mondasz?
    .hint = Ász és király, és két szín, amelyek segítik egymást.
    .why = 2½ honőrütés: két szanzadu. Az öt pikk dámával nem nevezhető meg.
    .to-2S = Öt laphoz fél ütés kell magában a színben.
school-contract-no-trump-three = A partnered 1NT-t nyitott. Mit mondasz?
    .hint = Számolj.
    .why = Egy ász, egy ász dámával, egy dáma bubival: 3 honőrütés. A partnered 2½-ével ez gém: három szanzadu.
school-contract-no-trump-jump = És ha te nyitottál színnel, és a partnered egy szanzadut válaszolt? Az 1½-et ígér. Ha neked 3½-nél több van, ugorj háromra.
school-contract-no-trump-jump-hand = 1♠-kel nyitottál, a partnered 1NT-t válaszolt. Mit mondasz?
    .hint = A tiéd meg a partneredé: hol áll ez a létrán?
    .why = 4 meg 1½ az 5½: három szanzadu.
    .to-2NT = Add össze még egyszer: hol kezdődik a gém?
school-contract-no-trump-more-answers = Mit mondasz?
school-contract-no-trump-play = Te vagy az osztó. Licitáld ki a szemben ülő robottal a jó szanzadu felvételt, és teljesítsd.
    .reached = { $tricks } ütés három szanzaduban.
    .missed = { $tricks } ütés. Nincs megnevezhető színed, kezdd hát egy szanzaduval; a partnered emelése 2½-et mutat, és az együtt gém.

### Forszírozó licitek és szlemek

school-contract-forcing = Forszírozó licitek és szlemek
    .lead = Három jel, amelyről megismered, hogy nem passzolhatsz.

school-contract-forcing-marks =
    Három licit forszíroz. A kettes színnyitás. A nyitó partnerének ugrása új színre. És az ellenfelek színének licitje, akárki mondja.

    Onnantól egyikőtök sem passzolhat, amíg meg nem van a gém. Minden más licitre lehet passzolni, még az ugró emelésre is.
school-contract-forcing-two-hearts = A partnered 2♥-rel nyitott, és neked semmid sincs. Passzolhatsz?
    .hint = A három közül való?
    .why = Nem. A partnered akkor is látja a gémet, ha nálad semmi sincs.
    .a-may-pass = Igen
    .a-must-bid = Nem
school-contract-forcing-two-no-trump = A partnered 2NT-t nyitott. Passzolhatsz?
    .hint = A kettes színnyitás forszíroz. Szín a szanzadu?
    .why = Igen. A két szanzadu erős, de nem forszíroz.
    .a-may-pass = Igen
    .a-must-bid = Nem
school-contract-forcing-raise = 1♥-rel nyitottál, és a partnered 3♥-re emelt. Passzolhatsz?
    .hint = Új szín ez?
    .why = Igen. Az ugró emelés erőt mutat, de nem forszíroz.
    .a-may-pass = Igen
    .a-must-bid = Nem
school-contract-forcing-jump = 1♥-rel nyitottál, és a partnered 2♠-et válaszolt. Passzolhatsz?
    .hint = Egy pikk is elég lett volna.
    .why = Nem. Az ugrás új színre gémig forszíroz.
    .a-may-pass = Igen
    .a-must-bid = Nem
school-contract-forcing-more-forcing = Passzolhatsz?
school-contract-forcing-answers =
    Hogyan válaszolsz a kettes színnyitásra? Egynél kevesebb honőrütéssel mondj két szanzadut: partner, semmim sincs. Támogatással és egy honőrütéssel emelj; színnel és egy honőrütéssel licitáld a színt.

    Ha egyik sincs, 1½-lel vagy 2-vel három szanzadut válaszolj, 2½-lel négyet.
school-contract-forcing-weak = A partnered 2♥-rel nyitott. Mit mondasz?
    .hint = Nem passzolhatsz. Mi mondja azt, hogy semmid sincs?
    .why = Két szanzadu. Ennek semmi köze ahhoz, hogy szanzadut akarnál játszani.
    .to-Pass = A kettes színnyitás gémig forszíroz.
school-contract-forcing-suit = A partnered 2♠-kel nyitott. Mit mondasz?
    .hint = Egy honőrütés, és nézd meg a kőröket.
    .why = Király és bubi több lappal egy honőrütés, és hét kőrt biztosan meg lehet nevezni: három kőr.
    .to-2NT = Az azt mondaná, hogy egy honőrütésnél kevesebbed van.
school-contract-forcing-support = A partnered 2♣-fel nyitott. Mit mondasz?
    .hint = A támogatás előbbre való, mint a saját szín.
    .why = Három treff királlyal rendes támogatás, és négy támogató ütés van: egyszerű emelés, három treff.
    .to-2H = Az is jó, de a támogatás az első.
school-contract-forcing-more-answers = Mit válaszolsz?
school-contract-forcing-long = Ha a partnered hármas majorral vagy négyes minorral nyitott, nem adut kér tőled, hanem magas lapokat: emeld eggyel két biztos ütéssel, bellben már akkor is, ha egynél több van. Az ászok, a királyok és az adu honőrjei számítanak; a hosszúság és a rövidség nem.
school-contract-forcing-raise-three = A partnered 3♥-rel nyitott, mindenki mansban van. Mit mondasz?
    .hint = Hány biztos ütésed van?
    .why = Két ász és egy király: 2½. Ez elég négy kőrre, akárhány adud van.
    .to-Pass = Adu nem kell. Számold az ászokat.
school-contract-forcing-more-long = Emelsz vagy passzolsz?
school-contract-forcing-slam =
    Szlemet ott mondunk, ahol a táblázatok elérik: szanzaduban együtt hét honőrütéssel, vagy a partner színéhez 8½ támogató ütéssel.

    És a gém feletti forszírozó licit, például az ellenfelek színe, szlemre hívja a partnert.
school-contract-forcing-play-two = Te vagy az osztó, és nagyon erős a kezed. Kényszerítsd a partneredet, hogy életben tartsa a licitet, és teljesítsd a gémedet.
    .reached = { $tricks } ütés. A partnered nem hagyott cserben.
    .missed = { $tricks } ütés. Nyiss két pikkel: öt honőrütés és hat adu. Akkor a partnered gém előtt nem passzolhat.
school-contract-forcing-play-slam = Te vagy az osztó. Figyelj a partnered emelésére, és licitáld azt, amire az ő ütései meg a tieid elegendők.
    .reached = { $tricks } ütés: bemondott és teljesített szlem.
    .missed = { $tricks } ütés. A partnered ugrása öt pikkre legalább 7½ támogató ütést mutat. Add hozzá a saját 5½ játékütésedet: ez tizenhárom, a szlemhez tizenkettő kell.

### Második sorra kerülés

school-contract-again = Amikor másodszor szólsz
    .lead = A nyitó következő licitje, és a partneréé.

school-contract-again-anew = Ha a partnered másik színt nevez meg, értékeld újra a kezedet: mint annak a színnek a támogatását. Aztán döntsd el, hogy támogatsz, harmadik színt nevezel meg, a sajátodat ismétled, vagy passzolsz.
school-contract-again-support = 1♥-rel nyitottál, a partnered 1♠-et válaszolt. Mit mondasz?
    .hint = Négy pikk. Számold meg a támogató ütéseket szingli káróval.
    .why = Hét támogató ütés: ász és négy adu 1½, szingli 2, mellette honőrök és hosszúság 3½. Rögtön gém: négy pikk.
    .to-2H = A pikk illik. Mutasd meg.
    .to-2S = Az körülbelül 3½ támogató ütést mutatna. Számold meg újra.
school-contract-again-forced =
    A partner forszírozó ugrása után gém előtt nem passzolhatsz. A könyv megmondja, mit tegyél: rendes támogatással támogass. Ha lehet, mutass második színt. A jó ötlapos színt licitáld újra. Rögtön mutasd meg, mid van a nyitáson felül. És ha semmi sem illik, mondj szanzadut a lehető legolcsóbban.

    Hogy milyen sorrendben, azt nem írja. Mi először támogatunk.
school-contract-again-second-suit = 1♠-kel nyitottál, és a partnered 3♦-ra ugrott. Mit mondasz?
    .hint = Nincs támogatás. Van megnevezhető második szín?
    .why = Ász és dáma négy lappal: három kőr.
    .to-3S = Jó szín, de a második előbbre való.
    .to-Pass = Gém előtt nem passzolhatsz.
school-contract-again-fits = 1♠-kel nyitottál, és a partnered 3♣-re ugrott. Mit mondasz?
    .hint = Nézd meg a treffjeidet.
    .why = Négy treff rendes támogatás: négy treff.
    .to-3H = A kőr gyenge ahhoz, hogy megnevezd; és a támogatás az első.
school-contract-again-nothing = 1♦-val nyitottál, és a partnered 2♥-re ugrott. Mit mondasz?
    .hint = Se támogatás, se második szín. Elég jó a tiéd ahhoz, hogy újra licitáld?
    .why = Három kőr bubival nem támogatás, a káró pedig nem elég jó az ismétléshez: két szanzadu, a lehető legolcsóbban.
    .to-Pass = Gém előtt nem passzolhatsz.
    .to-3D = Dáma és bubi csak fél ütés. Az ötlapos színben egy legyen, ha ismételni akarod.
school-contract-again-more-openers = Nyitottál. És most?
school-contract-again-preference =
    A partnered nyitott, és két színt nevezett meg? Ha mindkettőből ugyanannyi lapod van, az elsőt támogasd. Ha nem, a hosszabbat, akkor is, ha a rövidebb az erősebb.

    Ha a partnered megismétel egy színt, pedig nem támogattad, gyengébb adu is megteszi: bármilyen három lap, vagy kettő ásszal, királlyal vagy dámával.
school-contract-again-longer = A partnered kárót és treffet nevezett meg. Mit mondasz?
    .hint = Melyikből van több lapod?
    .why = Négy treff, egy káró: a treff a ti helyetek. Passz.
    .to-2D = Csak egy káród van.
    .to-2H = A partnered nem támogatta a kőrt, a treff viszont jól illik.
school-contract-again-more-answers = A partnered kétszer szólt. Mit mondasz?
school-contract-again-silent = És ha a partnered csak passzolt, miközben az ellenfelek licitáltak? Akkor három támogató ütésre számíts tőle, bellben kettőre, és csak akkor licitáld újra a színedet, ha megvannak benne az ismétléshez való ütések.
school-contract-again-alone = 1♣-fel nyitottál, Nyugat 1♦-t licitált közbe, a többiek passzoltak. Bellben vagy. Mit mondasz?
    .hint = Hány aduütés van a treffedben? A partneredtől kettőre számíts.
    .why = Öt aduütés és hét játékütés; a partnered kettőjével ez kilenc. Két treff.
    .to-Pass = A treffed elég jó ahhoz, hogy újra licitáld.
school-contract-again-play = Te vagy az osztó. A partnered meglepetést tartogat. Találjátok meg a gémet, és teljesítsd.
    .reached = { $tricks } ütés.
    .missed = { $tricks } ütés. Egy kőrrel nyitsz, a partnered két pikkel forszíroz; ismételd meg a kőrt, és a partnered négyig visz.

### Az ellenfelek nyitása ellen

school-contract-defence = Az ellenfelek nyitása ellen
    .lead = Négy mód, hogy beszállj egy licitbe, amelyet mások kezdtek.

school-contract-defence-kinds =
    Ha az ellenfelek nyitottak, négyféleképpen szállhatsz be. Egyszerű közbelicit: a legolcsóbb licit olyan színben, amelyet nem neveztek meg. Ugró közbelicit: magasabb a szükségesnél. Kontra, amely színt kér a partnertől. És az ő színük licitje.
school-contract-defence-over-clubs = Az ellenfelek 1♠-kel nyitottak. Mi a 2♣?
    .hint = Lehetett volna olcsóbban treffet licitálni?
    .why = Egyszerű közbelicit: egyes szinten a treff túl alacsony volna.
    .a-overcall = Egyszerű közbelicit
    .a-jump-overcall = Ugró közbelicit
    .a-cue-bid = Az ellenfél színének licitje
school-contract-defence-over-hearts = Az ellenfelek 1♦-val nyitottak. Mi az 1♥?
    .hint = Ez a legolcsóbb kőr licit?
    .why = Egyszerű közbelicit.
    .a-overcall = Egyszerű közbelicit
    .a-jump-overcall = Ugró közbelicit
    .a-cue-bid = Az ellenfél színének licitje
school-contract-defence-jump-hearts = Az ellenfelek 1♦-val nyitottak. Mi a 2♥?
    .hint = Elég lett volna egy kőr?
    .why = Ugró közbelicit: egy kőr is elég lett volna.
    .a-overcall = Egyszerű közbelicit
    .a-jump-overcall = Ugró közbelicit
    .a-cue-bid = Az ellenfél színének licitje
school-contract-defence-jump-clubs = Az ellenfelek 1♥-rel nyitottak. Mi a 3♣?
    .hint = Elég lett volna két treff?
    .why = Ugró közbelicit: két treff is elég lett volna.
    .a-overcall = Egyszerű közbelicit
    .a-jump-overcall = Ugró közbelicit
    .a-cue-bid = Az ellenfél színének licitje
school-contract-defence-more-kinds = Mi ez?
school-contract-defence-one = Az egyes szintű közbelicithez kevesebb kell, mint a nyitáshoz: 1½ honőrütés megnevezhető ötlapos színnel, vagy 2 négylapossal. Bellben erősebb adu kell.
school-contract-defence-one-hand = Egy kéz a könyvből. Kelet 1♦-val nyitott, mindenki mansban van. Mit mondasz?
    .hint = Két honőrütés és egy ötlapos szín.
    .why = Öt kőr királlyal megnevezhető, és 1½-nél több van: egy kőr.
    .to-X = A kontrához legalább három honőrütés kell.
school-contract-defence-two = Kettes szinten jobb szín kell: öt lap és körülbelül négy aduütés, 1½ honőrütéssel. Bellben teljes négy aduütés, és 2 honőrütés. A partnertől három ütésre számítasz, bellben kettőre.
school-contract-defence-two-hand = Egy kéz a könyvből, amennyi a nyomtatásból megmaradt. Kelet 1♥-rel nyitott. Mit mondasz?
    .hint = Hány aduütés van a káródban?
    .why = Hat káró ásszal és dámával: 4½ aduütés. Két káró.
    .to-3D = Az ugráshoz körülbelül három honőrütés kell.
school-contract-defence-jump = Az ugró közbelicit erőt mutat: körülbelül három honőrütést, és egy hosszú, erős színt vagy két ötlaposat. A partner már egy honőrütéssel is próbáljon támogatni.
school-contract-defence-jump-hand = Egy kéz a könyvből. Kelet 1♥-rel nyitott. Mit mondasz?
    .hint = Hány honőrütés, hány aduütés?
    .why = Négy honőrütés és pikkben négy aduütés: két pikk, ugrással.
    .to-1S = Túl szerény: a partnered azt hinné, hogy csak 1½ van nálad.
    .to-X = Erőnek elég, de van egy színed, amely magáért beszél.
school-contract-defence-their-suit = Az ő színük licitje forszíroz. Azt mondja: abból vagy ászom van, vagy egyetlen lapom sincs, és nagyon erős vagyok. Nevezd meg a színedet, és gémig megyünk.
school-contract-defence-void = Egy kéz a könyvből. Kelet 1♦-val nyitott. Mit mondasz?
    .hint = 4½ honőrütés, az ő színükből semmi, és három szín, amelyből választani lehet.
    .why = Két káró. A partnered válasszon a másik három közül.
    .to-X = A partnered bent hagyhatná a kontrát, vagy nem tudná, milyen erős vagy.
school-contract-defence-ace = Még egy. Kelet 1♦-val nyitott. Mit mondasz?
    .hint = Ezúttal ász van. Hány honőrütés?
    .why = 5½ honőrütés és az ő színükben ász: két káró.
    .to-X = Erősebb vagy, mint amennyit a kontra mond.
school-contract-defence-double = Egy alacsony licit kontrája, amíg a partner csak passzolt, a partner színét kéri. 3½ honőrütés kell hozzá három színben, vagy 3 két színben és egy jó megnevezhető szín. Minden választ el kell tudnod viselni.
school-contract-defence-double-hand = Egy kéz a könyvből. Kelet 1♦-val nyitott. Mit mondasz?
    .hint = Két négylapos szín és egy király a harmadikban. Hány honőrütés ez?
    .why = 3½ honőrütés három színben: kontra.
    .to-1S = Minek találgatni? A partnered meg tudja mondani, melyik szín a jobb.
    .to-1H = Minek találgatni? A partnered meg tudja mondani, melyik szín a jobb.
school-contract-defence-more-hands = Mit mondasz?
school-contract-defence-play = Nyugat 1♦-val nyitott, ketten passzoltak. Mindenki mansban van. Szállj be a licitbe a pikkeddel, és teljesítsd, amit játszol.
    .reached = { $tricks } ütés a saját színedben.
    .missed = { $tricks } ütés. Két honőrütés és hat pikk elég az egy pikk közbelicithez. A partnered emelni fog.

### Válasz a kontrára

school-contract-answering = Válasz a kontrára
    .lead = A partnered a színedet kéri, és nem hallgathatsz.

school-contract-answering-never-pass = A partnered kontrázott, hogy megtudja a színedet. Ne passzolj, írja a könyv, és három felkiáltójelet tesz utána. Minél rosszabb a kezed, annál fontosabb: ha passzolsz, az ellenfelek olcsón játszanak. És színt nevezz meg, ne szanzadut.
school-contract-answering-which =
    Melyik színt? Egy major négy lapja, élén bubival vagy jobbal, megelőzi egy minor öt lapját. Egy minor hat lapja megelőzi egy major négy lapját.

    Ha csak gyenge háromlapos színeid vannak, a legalacsonyabbat nevezd meg.
school-contract-answering-nothing = Nyugat 1♣-fel nyitott, a partnered kontrázott, Kelet passzolt. Mit mondasz?
    .hint = Jóformán semmid sincs. És mégis?
    .why = Egy pikk: négy lap, és nincs jobb szín. Passzolni tilos.
    .to-Pass = A könyv itt három felkiáltójelet tesz.
school-contract-answering-lowest = Ugyanaz a licit. Mit mondasz?
    .hint = A treff az övék. A többi mind háromlapos.
    .why = A gyenge színek közül a legalacsonyabb: egy káró.
    .to-1NT = A szanzadut itt kerülni kell.
school-contract-answering-jumps = Két honőrütéssel ugorj eggyel, ha majorod van és mellette 1½, vagy erős színed van. Kettőnél többel és négy aduütéssel ugorj kettővel.
school-contract-answering-jump-one = Egy kéz a könyvből. Nyugat 1♦-val nyitott, a partnered kontrázott, Kelet passzolt. Mit mondasz?
    .hint = Két ász a kőr mellett.
    .why = Két honőrütés egy gyenge major mellett: két kőr, eggyel több a szükségesnél.
    .to-1H = Ezt a két ász nélkül válaszolnád.
school-contract-answering-jump-two = Egy kéz a könyvből, ugyanazok után a bemondások után. Mit mondasz?
    .hint = Kettőnél több honőrütés. Hány aduütés van a kőrben?
    .why = 2½ honőrütés és négy aduütés: három kőr, kettővel több a szükségesnél.
    .to-2H = Ennél is többet kell megmutatnod.
school-contract-answering-passing = Két kivétel van. Ha szanzadut kontráztak, két honőrütéssel passzolj. Ha színt kontráztak, akkor passzolj, ha abból annyi lapod van, hogy négy ütésre jó.
school-contract-answering-leave-in = Egy kéz a könyvből. Nyugat 1NT-t nyitott, a partnered kontrázott, Kelet passzolt. Mit mondasz?
    .hint = Mit kontráztak, és hány honőrütésed van?
    .why = Szanzadut kontráztak, és 2½ honőrütésed van: passz, hadd szenvedjenek.
    .to-2H = Szanzadu ellen elég erős vagy ahhoz, hogy bent hagyd a kontrát.
school-contract-answering-more-answers = Mit válaszolsz?
school-contract-answering-play = Nyugat 1NT-t nyitott, a partnered kontrázott, Kelet passzolt. Válaszolj, és játszd le.
    .reached = { $tricks } ütés.
    .missed = { $tricks } ütés. Ahhoz kevés van nálad, hogy bent hagyd a kontrát, de van hat kőröd: a két kőr teljesíthető.
school-contract-answering-play-strong = Nyugat 1♠-kel nyitott, és a partnered 2♠-et licitált, az ő színüket. Menj gémig, és teljesítsd.
    .reached = { $tricks } ütés négy kőrben.
    .missed = { $tricks } ütés. A partnered két pikkje gémig forszíroz: nevezd meg a kőrt, és ne állj meg négy előtt.

### Kontrák

school-contract-doubles = A büntető kontra
    .lead = Tizenhárom, mínusz a tied, mínusz a partneredé.

school-contract-doubles-defence = Az ellenfelek aduja ellen védőütést számolsz: a biztos ütéseket az ő adujukban, és a honőrütéseket a másik három színben.
school-contract-doubles-count = Kelet 4♥-t játszik. Hány védőütésed van?
    .hint = Dáma, bubi, tízes és még egy lap az adujukban: hánynak kell közülük ütnie?
    .why = Az ász és a király után két aduütés; ász és dáma 1½, király még egy lappal ½: négy.
    .to-2_5 = A tízes is ütni fog, ha az ász és a király már kijött.
school-contract-doubles-more-defence = Számolj védőütést.
school-contract-doubles-two-doubles = Kétféle kontra van. Ha a partner csak passzolt, és a licit két szanzadunál alacsonyabb, a kontra kér. Ha a partner már licitált, vagy a licit két pikknél magasabb, a kontra büntet.
school-contract-doubles-asks = A partnered kontrázta az ellenfelek 1♥ nyitását. Mit akar vele?
    .hint = Szóltál már?
    .why = A színedet kéri.
    .a-asks = Színt kér tőlem
    .a-punishes = Büntetni akar
school-contract-doubles-punishes = 1♠-kel nyitottál, Nyugat 2♥-t licitált, és a partnered kontrázott. Mit akar vele?
    .hint = Te már licitáltál.
    .why = Büntetni akar: a partnered tudja, mid van.
    .a-asks = Színt kér tőlem
    .a-punishes = Büntetni akar
school-contract-doubles-high = Az ellenfelek 3♥-rel nyitottak, és a partnered kontrázott. Mit akar vele?
    .hint = Milyen magas a licitjük?
    .why = A licit két pikknél magasabb, ezért ebben a rendszerben a kontra büntet.
    .a-asks = Színt kér tőlem
    .a-punishes = Büntetni akar
school-contract-doubles-more-doubles = Kér vagy büntet?
school-contract-doubles-thirteen = Hány ütést vihetnek? Tizenhárom, mínusz a te védőütéseid, mínusz a partner által megmutatott honőrütések. Akkor kontrázz, ha legalább kettőt buknak.
school-contract-doubles-more-thirteen = Mennyi marad nekik?
school-contract-doubles-leave =
    A partner büntető kontráját bent hagyjuk. Három kivétel van: az egészen rendkívüli elosztás; ha a kezed védekezésben semmit sem ér, de a partner által licitált színhez kitűnő támogatás; és ha a saját licitjeiddel félrevezetted a partnert.
school-contract-doubles-redouble = Ha a partner nyitását színkérő kontra éri, 2½ honőrütéssel rekontrázz. A nyitónak 2½-e van, a kontrázónak legalább 3: így tudatod, hogy a többi a tiéd.
school-contract-doubles-redouble-hand = A partnered 1♠-kel nyitott, és Kelet kontrázott. Mit mondasz?
    .hint = Számold meg a honőrütéseket.
    .why = Király és dáma, király, ász: 2½. Rekontrázz, és a partnered tudja, hogy az ellenfelek belefutottak.
    .to-2D = Egy másik bemondással többet tudsz elmondani.
school-contract-doubles-more-calls = Kontra vagy nem?
school-contract-doubles-play = Kontráztad a 3♣-et, és te hívsz. Ne engedj Keletnek hét ütésnél többet.
    .reached = Kelet ütései: { $tricks }. A kontra kifizetődött.
    .missed = Kelet ütései: { $tricks }. Kezdd a magas kőrjeiddel, és ne adj okot a partnerednek, hogy megbánja a kontrát. Próbáld újra!

### Az asztalnál

school-contract-table = A kártyaasztalnál
    .lead = Minden együtt: három robottal licitálsz és játszol.

school-contract-table-reminder =
    Mielőtt leülsz, még egyszer röviden. Számold a honőrütéseket. Inkább színt nevezz meg, mint szanzadut. A partner színéhez: támogató ütés. Forszírozó licitnél: menj gémig. És figyelj: minden bemondás elárult valamit.
school-contract-table-all-calls = Előbb néhány nyitás.
school-contract-table-all-answers = És néhány válasz.
school-contract-table-set-deal = Te osztasz. Licitálj Északkal gémig, és teljesítsd.
    .reached = { $tricks } ütés három szanzaduban. Tudsz kontraktbridzset játszani.
    .missed = { $tricks } ütés. 3½ honőrütésed van; nyiss egy káróval, és amikor a partnered megnevezi a pikket, a létra szerinti szanzadu elmondja, milyen erős vagy.
school-contract-table-second-deal = Még egy leosztás, és még egy gém.
    .reached = { $tricks } ütés négy kőrben.
    .missed = { $tricks } ütés. Egy kőrrel nyitsz; a partnered emelése háromra annyit mutat, hogy négyet mondhatsz.
school-contract-table-any-deal = És most bármilyen leosztás, ahogy jön. Licitálj és játssz úgy, ahogy tanultad.
    .reached = Vége a leosztásnak. A felvevő ütései: { $tricks }.
    .missed = Vége a leosztásnak. Senki sem játszotta le, vagy körbepasszolták; mindig jön másik.
school-contract-table-end = Most már ismered a szabálykönyv egész rendszerét. A többi játék. Várnak az asztalok, és amit elfelejtesz, a gyakorlásban visszatér.

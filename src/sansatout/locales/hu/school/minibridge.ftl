## Első tanfolyam: minibridzs a szlovén füzet szerint

school-minibridge = Első tanfolyam: minibridzs
    .lead = Egy teljes bridzsjáték egy óra alatt: lapok, ütések, adu, egyetlen választás és az írás. Fejezetről fejezetre követi a szlovén füzetet, és a harmadik leckétől már játszol is.

### Lapok és ütések

school-minibridge-tricks = Lapok és ütések
    .lead = Ki kivel játszik, és hogyan lesz négy lapból ütés.

school-minibridge-tricks-four =
    Négyen ülnek az asztal körül: Észak, Kelet, Dél és Nyugat. Akik egymással szemben ülnek, partnerek. Együtt nyernek és együtt veszítenek.

    Minden az óramutató járása szerint halad.
school-minibridge-tricks-partner = Te vagy Dél. Ki a partnered?
    .hint = A partnerek egymással szemben ülnek.
    .why = Észak ül szemben Déllel. Kelet és Nyugat az ellenfeleid.
    .to-E = Kelet melletted ül, a jobb oldaladon. Nézz át az asztal túlsó felére!
    .to-W = Nyugat melletted ül, a bal oldaladon. Nézz át az asztal túlsó felére!

school-minibridge-tricks-ranks = Négy szín van: ♠ pikk, ♥ kőr, ♦ káró és ♣ treff, mindegyikben tizenhárom lap. Rakd sorba ezt az ötöt, a legerősebbel kezdve.
    .hint = A király erős, de van nála erősebb lap, pedig azon csak egyetlen jel áll.
    .why = Ász, király, dáma, bubi, tízes, aztán kilences, nyolcas és így tovább a kettesig.
    .a-A = Ász
    .a-K = Király
    .a-Q = Dáma
    .a-J = Bubi
    .a-T = Tízes

school-minibridge-tricks-trick = Minden játékos letesz egy lapot: négy lap egy ütés. Nézz meg egyet!
    .frame-1 = Nyugat a káró ötöst hívja. Most mindenkinek kárót kell tennie.
    .frame-2 = Észak a dámát teszi.
    .frame-3 = Kelet a királyt teszi, az erősebb.
    .frame-4 = Dél a kettest teszi. A király volt a legmagasabb: Kelet viszi az ütést, és ő hív a következőhöz.

school-minibridge-tricks-follow = Nyugat kőrt hívott. Melyik lapot teszed? Válassz bármelyiket, amelyiket szabad.
    .hint = Melyik színt hívták? Van belőle lapod?
    .why = Van kőröd, tehát abból kell tenned: a királyt, a bubit vagy a nyolcast. A királyoddal még el is vinnéd az ütést.

school-minibridge-tricks-cannot = Treffet hívtak, és neked nincs. Melyik lapot teszed?
    .hint = Itt semmi sem köti meg a kezed.
    .why = Aki nem tud színt adni, bármilyen lapot tehet. De ütést nem visz vele, mert nem a hívott színből való.

school-minibridge-tricks-wins = Adu nincs. Ki viszi ezt az ütést?
    .hint = Melyik színt hívták, és ki tette belőle a legmagasabb lapot?
    .why = Pikket hívtak, és Kelet királya a legmagasabb pikk. Dél ásza kőr: nem a hívott szín, ezért nem visz semmit.
    .to-S = Az ász a saját színében erős. Azt a színt hívták?

school-minibridge-tricks-two = Még egy utolsó adu nélkül. Ki viszi?
    .hint = Nézd meg az első lap színét, aztán a többiét.
    .why = Treffet hívtak, és senki másnak nem volt treffje. Így a kettes megüti az ászt, a királyt és a dámát: kis lap is vihet ütést.

### Adu

school-minibridge-trumps = Az adu
    .lead = Egy szín erősebb lehet az összes többinél.

school-minibridge-trumps-stronger =
    Egy leosztást aduval is lehet játszani. Az adu minden más szín lapját megüti: az adu kettes az ászt is.

    Két dolog nem változik. Színt kell adnod, ha tudsz. És ha nincs adu az ütésben, a hívott szín legmagasabb lapja viszi.
school-minibridge-trumps-ruff = A kőr az adu. Nézd meg ezt az ütést!
    .frame-1 = Dél a treff királyt hívja.
    .frame-2 = Nyugatnak nincs több treffje, és a kőr kettest teszi, egy adut. Ezt hívják lopásnak.
    .frame-3 = Észak és Kelet treffet ad. A kis adu nyer: Nyugat viszi az ütést.
school-minibridge-trumps-wins = A pikk az adu. Ki viszi az ütést?
    .hint = Egynél több adu is van ebben az ütésben?
    .why = Dél és Észak is aduval ütött, és Észak ötöse magasabb, mint Dél hármasa.
    .to-E = Az ász vinné, ha senki sem tett volna adut.
    .to-S = Dél valóban adut tett. Csak ő?
school-minibridge-trumps-first-follow = A pikk az adu, és Nyugat kárót hívott. Melyik lapjaidat szabad tenned? Jelöld meg mindet.
    .hint = Az adu is más színű lap. Mikor szabad más színt tenni?
    .why = Van káród, tehát színt kell adnod: csak a hetest és a hármast szabad.
    .a-SA = ♠A
    .a-S5 = ♠5
    .a-HK = ♥K
    .a-H8 = ♥8
    .a-D7 = ♦7
    .a-D3 = ♦3
    .a-CT = ♣10
school-minibridge-trumps-need-not = A pikk az adu. Kárót hívtak, neked nincs, és egyelőre a partnered ásza viszi az ütést. Mit szabad tenned?
    .hint = Kötelező aduval ütni, ha valaki nem tud színt adni?
    .why = Bármilyen lapot. Aduval ütni sosem kötelező, és kár volna ellopni a partnered ütését.
    .a-any = Bármelyik lapomat
    .a-trump = Csak adut
    .a-heart = Bármit, csak adut nem

### Pontok és a felvevő

school-minibridge-declarer = Pontok és a felvevő
    .lead = Ki játssza le a leosztást, és az első egész leosztásod.

school-minibridge-declarer-points = A magas lapok pontot érnek: az ász 4-et, a király 3-at, a dáma 2-t, a bubi 1-et. Az egész pakliban 40 van.
school-minibridge-declarer-count = Hány pont van ebben a kézben?
    .hint = Haladj színenként: ász 4, király 3, dáma 2, bubi 1.
    .why = Pikk 2, kőr 4 + 3 + 2, káró 4, treff 2: tizenhét pont.
school-minibridge-declarer-forty = Az osztótól kezdve mindenki bemondja a pontjait. Hárman már szóltak. Hány pontja van tehát Keletnek?
    .hint = Négyüknek együtt annyi van, amennyi a pakliban.
    .why = 40 − 17 − 2 − 8 = 13. Ha az összeg nem 40, valaki elszámolta magát, és mindenki újraszámol.
school-minibridge-declarer-who = A több pontos pár játszik, és közülük az a felvevő, akinek több pontja van. Ki az itt?
    .hint = Először add össze a párok pontjait.
    .why = Északnak és Délnek 25 pontja van, Keletnek és Nyugatnak 15. Délnek több van, mint Északnak, tehát Dél a felvevő.
    .to-E = Keletnek sok pontja van, de nézd meg, mennyi van a pároknak.
    .to-N = A pár jó. Kettejük közül kinek van több?
school-minibridge-declarer-dummy =
    A felvevő partnere leteríti mind a tizenhárom lapját: ezt a kezet asztalnak hívják. A felvevő megnézi, aduszínt vagy szanzadut választ, és aztán mindkét kéz lapjait ő játssza.

    Az első lapot a felvevő bal oldalán ülő hívja. Ha nem a jutalomért megy a játék, a felvevőnek a tizenhárom ütésből hét kell.
school-minibridge-declarer-first-deal = Most játssz le egy egész leosztást! Mondd be a pontjaidat, nézd meg az asztalt, válassz szanzadut jutalom nélkül, és vigyél legalább hét ütést.
    .reached = { $tricks } ütést vittél: megnyerted az első leosztásodat.
    .missed = { $tricks } ütést vittél, de hét kellett volna. Próbáld újra: számold meg a biztos ütéseidet, és ne félj attól, hogy korán kiadsz egyet.
school-minibridge-declarer-equal = Kelet osztott, és elsőként szólt. Északnak és Délnek ugyanannyi pontja van. Ki a felvevő?
    .hint = Egyenlők közül az, aki előbb szólt. Milyen sorrendben szólnak?
    .why = Az osztótól az óramutató járása szerint szólnak: Kelet, Dél, Nyugat, Észak. Dél előbb mondta be a pontjait, mint Észak.
school-minibridge-declarer-twenty = És itt?
    .hint = Add össze mindkét pár pontjait.
    .why = Mindkét párnak húsz pontja van. A lapokat megkeverik, és újra osztanak.
school-minibridge-declarer-more-points = Számold meg még három kéz pontjait.

### Az adu megválasztása

school-minibridge-choice = Az adu megválasztása
    .lead = A felvevő 26 lapot lát. Melyik szín a legjobb?

school-minibridge-choice-more-trumps =
    Az a szín jó adunak, amelyből neked és az asztalnak együtt több lapotok van, mint az ellenfeleknek. A legjobb, ha legalább nyolc: akkor náluk legfeljebb öt van, és aduzással elveheted tőlük.

    Ha egyik szín sem tetszik, játssz szanzadut. De vigyázz, nehogy az ellenfelek lehívjanak ellened egy hosszú színt.
school-minibridge-choice-eight = Te vagy Dél, és látod az asztalt. Mit választasz?
    .hint = Számold össze, melyik színből hány lap van a két kézben.
    .why = Kőrből kilenc lap van együtt, pikked viszont nincs, azt tehát ellophatod. Szanzaduban az ellenfelek rögtön lehívnák a pikkjeiket.
    .a-S = Pikk
    .to-NT = Mit hívnának az ellenfelek, és mivel állítanád meg őket?
    .to-S = Hány pikketek van együtt?
school-minibridge-choice-danger = Pont van bőven, de nézz meg minden színt. Mit választasz?
    .hint = Melyik színt hívhatnák le az ellenfelek szanzaduban? És melyik színből van nyolc lapotok?
    .why = A treffet senki sem állítja meg, ezért a szanzadu veszedelmes. Káróból nyolc lap van együtt, és az adu megfékezi a treffet.
    .a-S = Pikk
    .to-NT = Treffet hívnának. Melyikőtöknek van magas treffje?
school-minibridge-choice-play-trumps = Játszd le a két leosztás közül az elsőt: válaszd ugyanazt a színt, mint az imént, és vigyél nyolc ütést. Aduzz minél hamarabb!
    .reached = { $tricks } ütés kőr aduval. Jól választottál, és jól játszottál.
    .missed = { $tricks } ütés. Válassz kőrt, aduzz, amikor te hívsz, aztán vidd el a többi ütésedet. Nyolc megvan, bármit tesznek is az ellenfelek.
school-minibridge-choice-more-choices = Válassz még három leosztásban.

### A jutalom

school-minibridge-bonus = A jutalom
    .lead = Vállalj több ütést, és nyerj többet.

school-minibridge-bonus-targets = Amikor a felvevő adut választ, azt is megmondja, jutalomért játszik-e. Olyankor több ütés kell, és hogy mennyi, az adutól függ.
school-minibridge-bonus-needed = A pikk az adu, és a felvevő bemondta a jutalmat. Hány ütés kell?
    .hint = Pikkben és kőrben eggyel több kell, mint szanzaduban.
    .why = Pikkben vagy kőrben tíz ütés; szanzaduban kilenc; káróban vagy treffben tizenegy.
school-minibridge-bonus-without = A treff az adu, és a felvevő nem mondta be a jutalmat. Hány ütés kell?
    .hint = Jutalom nélkül mindegy, mi az adu.
    .why = Hét, eggyel több, mint az ellenfeleknek, akármi az adu.
school-minibridge-bonus-decision =
    Mikor éri meg? Add össze a két kéz pontjait, és nézd meg a táblázatban, hány ponttól érdemes bemondani a jutalmat. Minél több az adu, annál kevesebb pont kell hozzá. Az I. tarifa a vonal első gémjére szól, a II., a magasabb, a másodikra.

    A füzetben is volt ilyen döntési táblázat, de a képe elveszett. Ez a miénk, ezer leosztásból számoltuk ki.
school-minibridge-bonus-dare = Itt mit választasz?
    .hint = Számold össze a két kéz pontjait, aztán keress nyolclapos színt. Hány pontot kér a táblázat?
    .why = Huszonnyolc pont és fogás minden színben: szanzadu, és a jutalomhoz 25 pont is elég. Ez a füzet gyakorló leosztása.
school-minibridge-bonus-modest = És itt, az I. tarifán?
    .hint = Pikkből nyolc lap van együtt. Hány pontot kér a táblázat nyolcnál?
    .why = Huszonhárom pont, és nyolc pikkhez 24 kellene. Játssz pikket, és érd be hét vagy több ütéssel.
    .a-S = Pikk
    .a-S-bonus = Pikk jutalomért
    .to-S-bonus = Az adu jó. Számold meg még egyszer a két kéz pontjait.
school-minibridge-bonus-try = Változtass a két kézen, és figyeld, a táblázat melyik sora válaszol.
school-minibridge-bonus-more-targets = Még három: hány ütés kell?

### Az írás

school-minibridge-score = Az írás
    .lead = Mennyit ér egy leosztás: a füzet hét példája.

school-minibridge-score-values = Az ütések a hetediktől számítanak: treffben vagy káróban 20 pont jár értük, kőrben vagy pikkben 30, szanzaduban is 30, de az elsőért 10-zel több. Aki jutalom nélkül hét vagy több ütést visz, még 50-et hozzáír.
school-minibridge-score-clubs = A treff volt az adu, jutalom nélkül, kilenc ütés. Mennyit írsz?
    .hint = Kilenc ütésből három van hat felett. Ne feledd, mi jár a jutalom nélküli teljesítésért.
    .why = 50 + 3 × 20 = 110.
    .to-60 = Ennyit érnek az ütések. A teljesítésért is jár valami.
school-minibridge-score-premium = Aki bemondta és teljesítette a jutalmat, az 50 helyett 300-at ír hozzá. Aki kevesebb ütést visz, semmit sem ír: az ellenfelek írnak 50-et minden hiányzó ütésért. A második gémben (bellben) ez a két szám 500 és 100.
school-minibridge-score-no-trump = Szanzadu jutalomért, kilenc ütés, első gém (mans). Mennyit írsz?
    .hint = A jutalom, egyszer 10 és három ütés.
    .why = 300 + 10 + 3 × 30 = 400.
school-minibridge-score-hearts = Kőr jutalomért, tizenegy ütés.
    .hint = Minden hat feletti ütés számít, az is, amelyik már nem kellett volna.
    .why = 300 + 5 × 30 = 450.
school-minibridge-score-short = Pikk jutalomért, nyolc ütés. Amit az ellenfelek kapnak, azt mínusszal írd.
    .hint = Hány ütés kell pikkben a jutalomhoz, és hány hiányzik?
    .why = Tíz kellett, kettő hiányzik: 2 × 50 = 100 az ellenfeleknek, −100 neked.
    .to-100 = A szám jó. De kié?
school-minibridge-score-few = Szanzadu jutalom nélkül, és csak három ütés.
    .hint = Hét kellett volna.
    .why = Négy hiányzik: 4 × 50 = 200 az ellenfeleknek, −200 neked.
    .to-200 = A szám jó. De kié?
school-minibridge-score-all-thirteen = Káró jutalomért, és mind a tizenhárom ütés.
    .hint = Tizenháromból hét van hat felett.
    .why = 300 + 7 × 20 = 440. Azért, hogy minden ütés megvan, külön nem jár semmi.
school-minibridge-score-one-short = Káró jutalomért, tíz ütés.
    .hint = Káróban eggyel több kell a jutalomhoz, mint kőrben.
    .why = Tizenegy kellett, egy hiányzik: −50.
    .to-50 = A szám jó. De kié?
school-minibridge-score-more-scores = Számolj el még három leosztást.

### Négy gyerek játszik

school-minibridge-sample = Négy gyerek játszik
    .lead = A füzet saját játéka, ütésről ütésre. Te döntesz.

school-minibridge-sample-children =
    Anja Észak, Bine Kelet, Cene Dél és Dare Nyugat. Anja és Cene játszik Bine és Dare ellen. Cene oszt; Bine, aki a jobb oldalán ül, megemeli neki a paklit.

    A füzet képei a kezekről elvesztek. Azokat a lapokat mutatjuk, amelyeket a szövege megnevez, és egyet sem találunk ki.
school-minibridge-sample-next-dealer = Először Cene oszt. Ki osztja a következő leosztást?
    .hint = Az osztás az óramutató járása szerint halad. Ki ül Cene bal oldalán?
    .why = Cene bal oldalán Dare ül, tehát ő a következő osztó, utána pedig Anja.
    .a-dare = Dare
    .a-anja = Anja
    .a-bine = Bine
school-minibridge-sample-declarer = Először Cene mondja be a pontjait, aztán Dare, Anja és végül Bine. Bine és Dare párjának több pontja van, mint a másiknak, és Binének több, mint Darénak. Ki a felvevő?
    .hint = Először a pár, aztán a játékos.
    .why = Bine. Ha kettejüknek egyenlő pontja volna, Dare lenne az, mert ő előbb szólt.
    .a-anja = Anja
    .a-bine = Bine
    .a-cene = Cene
    .a-dare = Dare
school-minibridge-sample-strain = Dare leteríti a lapjait. Az ellenfelek legalább négy treffet lehívhatnának. Adunak a kőr és a káró is jó volna, de Binének és Darénak kőrből van több. Mit választ Bine?
    .hint = Két dolog számít: hány adu van, és hány ütés kell a jutalomhoz.
    .why = Kőrt: abból több van, és a jutalomhoz tizenegy helyett csak tíz ütés kell. A szanzadu a treff miatt veszedelmes. Bine a jutalmat is bemondja.
    .to-NT = Négy treff rögtön elveszne, és talán nem is azok lennének az utolsók.
    .to-D = Jó adu, de hány ütés kellene a jutalomhoz?
school-minibridge-sample-needs = Kőr jutalomért. Hány ütés kell Binének?
    .hint = Kőrben és pikkben eggyel több kell, mint szanzaduban.
    .why = Legalább tíz.
school-minibridge-sample-leads = Bine (Kelet) a felvevő. Ki hív?
    .hint = Aki a felvevő bal oldalán ül.
    .why = Kelet bal oldalán Dél ül: Cene hív.
school-minibridge-sample-trick-1 = Az első ütés.
    .frame-1 = Cene a treff ászt hívja.
    .frame-2 = Bine Dare kezéből a hetest teszi: az asztalnak van treffje, tehát színt kell adnia.
    .frame-3 = Anja a tízest teszi, Bine a maga ötösét. Cene ásza viszi. Anja és Cene 1 : 0-ra vezet.
school-minibridge-sample-trick-2 = Cene a treff királlyal folytatja. Dare kezében nincs több treff. Mit tehet onnan Bine?
    .hint = Emlékezz, mit szabad annak, aki nem tud színt adni.
    .why = Bármelyik lapot. Az adu mellett dönt: a kőr kettest teszi.
    .a-any = Bármelyik lapot
    .a-trump = Csak kőrt
    .a-diamond = Csak kárót vagy pikket
school-minibridge-sample-ruffed = Ki viszi ezt az ütést?
    .hint = A kőr az adu.
    .why = Dare kőr kettese, az egyetlen adu. Ezért a következő lap is az ő kezéből jön. Az állás 1 : 1.
school-minibridge-sample-trick-3 = Bine Dare kezéből a kőr dámát hívja; Anja, Bine és Cene kicsit tesz. Ki viszi?
    .hint = Mind a négy lap kőr.
    .why = A dáma marad a legmagasabb: 1 : 2.
school-minibridge-sample-trick-4 = A következő ütésben előjön Anja királya. Ki viszi?
    .hint = Egy lap magasabb a királynál.
    .why = Bine ásza megüti a királyt: 1 : 3. Most ő hív.
school-minibridge-sample-trick-5 = Az ellenfeleknek egy kőrjük maradt. Mit játszik Bine?
    .hint = Mit árthat még az a kőr az ő magas lapjainak?
    .why = A kőr bubit. Ezzel elviszi az utolsó adut, és a magas lapjait már senki sem lophatja el.
    .a-draw = Még egy kőrt
    .a-diamonds = Rögtön a magas kárókat
    .a-spade = Egy kis pikket
school-minibridge-sample-tricks-6-8 = A következő három ütés.
    .frame-1 = A káró király üt.
    .frame-2 = A káró ász is.
    .frame-3 = A pikk kettest Dare királya viszi. A füzet szerint Binének és Darénak most nyolc ütése van; nyolcat játszottak le, és abból hét az övék.
school-minibridge-sample-trick-9 = Bine Dare káró dámáját játssza ki, neki magának nincs több kárója. El kell lopnia?
    .hint = Kié az ütés már most is?
    .why = Szabad, de nem kell. Inkább eldob egy vesztes treffet, és a dáma viszi az ütést.
    .a-may = Szabad, de nem kell
    .a-must = Kell
school-minibridge-sample-result = Bine és Dare elviszi az összes többit: tizenkét ütés egy ellen. Kőr jutalomért, első gém (mans). Mennyit írnak?
    .hint = Hat ütés hat felett, és a jutalom.
    .why = 300 + 6 × 30 = 480. A füzet ezt a számot nem közli; a szabályaiból adódik.

### Hívás és lejátszás

school-minibridge-leads = Hívás és lejátszás
    .lead = Melyik lappal kezdj, és néhány út az ütésekhez.

school-minibridge-leads-sequence = Aki hív, kis előnyben van. Ha egymás után következő magas lapjaid vannak, például király, dáma, bubi és tízes, a legmagasabbat hívd: kihajtja az ászt, és a többi később ütést visz.
school-minibridge-leads-top = Kelet szanzadut játszik jutalomért, és te hívsz. Melyik lapot?
    .hint = Melyik színben vannak egymás után következő magas lapjaid?
    .why = A kőr királyt. Kihajtja az ászt; aztán a dáma, a bubi, a tízes és a hetes a tiéd.
    .to-HQ = A szín jó. A sorban következő lapok közül melyiket szokás hívni?
    .to-HJ = A szín jó. A sorban következő lapok közül melyiket szokás hívni?
    .to-HT = A szín jó. A sorban következő lapok közül melyiket szokás hívni?
    .to-H7 = A szín jó. De kis lappal a felvevő olcsón jutna ütéshez.
school-minibridge-leads-hold = Most te védekezel. Keletnek szanzaduban kilenc ütés kell. Hívj jól, és ne engedj neki nyolcnál többet.
    .reached = A felvevő { $tricks } ütést vitt: a jutalomtól elesett.
    .missed = A felvevő { $tricks } ütést vitt. Kezdd a kőr királlyal, és ahányszor ütésbe kerülsz, hívj megint kőrt; a treffet hagyd későbbre.
school-minibridge-leads-sure = Most te vagy a felvevő. Hány ütést vihetsz el azonnal, felülről, mielőtt az ellenfelek hívhatnának?
    .hint = Először az ászokat számold, aztán a közvetlenül utánuk következő magas lapokat. Egy szín nem ad több ütést, mint ahány lap a hosszabb kézben van belőle.
    .why = Négy pikk, egy kőr, két káró és egy treff: nyolc. A jutalomhoz kell egy kilencedik is.
school-minibridge-leads-draw = Te vagy a felvevő, nyolc aduval és magas lapokkal a többi színben. Te hívsz. Mivel kezded rendszerint?
    .hint = Mit tehetnek az ellenfelek kis adui az ászaiddal és királyaiddal?
    .why = Aduzással. Utána senki sem lophatja el a magas lapjaidat. Csak akkor várj vele, ha előbb az asztalnak kell lopnia valamit.
    .a-draw = Elveszem az ellenfelek aduit
    .a-side = Először lehívom az ászokat és királyokat
    .a-ruff = Lopok valamit a saját kezemben
school-minibridge-leads-finesse = A pikk kettest hívod az asztal felé, és Nyugat a hetest teszi. Melyik lapot teszed az asztalról, ha két ütést akarsz?
    .hint = A király csak akkor viszi el az ütésedet, ha Keletnél van. És ha Nyugatnál?
    .why = A dámát. Ha a király Nyugatnál van, a dáma üt, és az ász még megvan. Ez az impassz, és az esetek felében sikerül.
    .to-SA = Az ász most üt, de utána a dáma a király prédája, akárhol van is.
    .to-S5 = Nyugat hetese vinné.
school-minibridge-leads-small-cards = A magas lapok fontosak: amelyik párnak több van, annak jobbak az esélyei. De ha a magasak már elmentek, a kis lapok is ütnek. Gyenge kézzel se add fel soha.

### A füzet feladata

school-minibridge-exercise = A füzet feladata
    .lead = Az 1. számú leosztás a jutalomkérdéssel.

school-minibridge-exercise-lay-out = Mind a négy kéz nyitva fekszik. Dél a felvevő, és Nyugat a treff királyt hívja. Próbálj okos játékkal minél több ütést vinni. A füzet nem mondja meg, mi az adu; mi szanzadut játszunk, jutalomért.
school-minibridge-exercise-play = Vigyél kilenc ütést! Nyugat és Kelet a lehető legjobban játszik, és te csak az asztalt látod, mint játék közben.
    .reached = { $tricks } ütés: tiéd a jutalom.
    .missed = { $tricks } ütés. Nyolc könnyű. A kilencedik azon múlik, mikor ütsz a treff ásszal. Próbáld újra, vagy nézd meg a következő lépést.
school-minibridge-exercise-how-many = A jutalomkérdés: hány ütést visz Dél, ha mindenki a lehető legjobban játszik?
    .hint = Számold meg a biztos ütéseket, és kérdezd meg magadtól, rászorítható-e valamelyik ellenfél, hogy segítsen.
    .why = Kilencet. A füzet nem ad rá választ; ezt a programunk számolta ki, amely minden lapot lát.
school-minibridge-exercise-first-club = Mikor ütsz a treff ásszal?
    .hint = Kinél maradjon treff, amikor az utolsót hívod, és melyik színt kell akkor hívnia?
    .why = A második körben. Ha rögtön ütsz, vagy kétszer vársz, a jó ellenjáték nyolcnál megállít.
    .a-duck-once = A második körben
    .a-win = Rögtön
    .a-duck-twice = A harmadik körben
school-minibridge-exercise-solution = Így lesz kilenc ütés.
    .frame-1 = Hagyd, hogy a treff király üssön.
    .frame-2 = A következő treffet üsd meg az ásszal.
    .frame-3 = Hívj le négy pikket és a két magas kárót.
    .frame-4 = Játszd ki az utolsó treffet. Nyugat viszi, és lehívja a többi treffjét.
    .frame-5 = Ekkor Nyugatnak már csak kőrje van, és a királya alól kell hívnia: a dáma és az ász is üt.
school-minibridge-exercise-remarks =
    Bravó! Talán észrevetted, hogy a magas lapoknak nagy szerepük van a bridzsben: minél több van belőlük egy párnak, annál jobbak az esélyei.

    De kis lapokkal is lehet ütést vinni, ha a magasak már elmentek. Ezért nem érdemes kétségbeesni a rossz lapok miatt, főleg versenyen nem.

### Játék hármasban

school-minibridge-three = Játék hármasban
    .lead = Három barát, és nincs negyedik? Így is megy.

school-minibridge-three-open-hand =
    Négy kezet osztanak, és az egyiket rögtön leterítik. A három játékos bemondja a pontjait; akinek a legtöbb van, az a felvevő, és a nyitott kéz lesz az asztala. A másik kettő ebben a leosztásban partner.

    Az írásban mindenkinek saját oszlopa van.
school-minibridge-three-who = Hárman bemondták a pontjaikat. Ki a felvevő?
    .hint = Itt nem számítanak a párok.
    .why = Délnek van a legtöbb.
school-minibridge-three-tie = Nyugat osztott. Ki a felvevő?
    .hint = Egyenlők közül az, aki előbb szólt. Hármasban nincs új osztás.
    .why = Keletnek és Délnek is tizenkét pontja van. Nyugat után Észak jönne, de a nyitott kéz nem szól, és Kelet előbb szól, mint Dél.
school-minibridge-three-play = Játssz két robottal! Te vagy a felvevő, tiéd a nyitott kéz is; vigyél hét ütést.
    .reached = { $tricks } ütés. Most már hármasban is tudsz játszani.
    .missed = { $tricks } ütés, de hét kellett volna. Próbáld újra.

### Szavak

school-minibridge-words = A játék szavai
    .lead = A füzet mindkét szójegyzéke.

school-minibridge-words-words = A bridzsnek saját szavai vannak. A füzet két jegyzékben magyarázza meg őket; mind ott áll a kifejezések oldalán. Itt kipróbálhatod, hányat ismersz.
school-minibridge-words-ask = Melyik szó illik rá?

### A teszt

school-minibridge-test = 1. számú gyakorló teszt
    .lead = Tíz kérdés, igen vagy nem. A füzet nem közöl válaszokat; a mieink a szabályaiból következnek, és megmondjuk, hol lehetne vitatkozni.

school-minibridge-test-partners = Észak Kelettel játszik párban, ha jó barátok?
    .hint = Ki ül szemben Északkal?
    .why = Nem. A partnerek egymással szemben ülnek: Észak és Dél, Kelet és Nyugat, akár barátok, akár nem.
school-minibridge-test-lend = Kölcsönadhatunk-e egy lapot a partnerünknek, ha nem tud jól játszani?
    .hint = Kié a lap?
    .why = Nem. Mindenki a saját tizenhárom lapjával játszik.
school-minibridge-test-eleven = Dél fogadott, hogy 11 ütést visz; az ellenfelek 3 ütést vittek. Van-e okuk az ellenfeleknek az elégedettségre?
    .hint = Hány marad Délnek?
    .why = Igen. 13 − 3 = 10, eggyel kevesebb a kelleténél: az ellenfelek írnak pontot.
school-minibridge-test-seven = 7 ütést kell vinnem. Az ellenfelek 4 ütést vittek. Jól játszottam?
    .hint = Hányat vittem én?
    .why = Igen. 13 − 4 = 9, kettővel több, mint amennyi kellett.
school-minibridge-test-thirteen = Teljességgel lehetetlen mind a 13 ütést elvinni?
    .hint = Nézd meg az írás példáit.
    .why = Nem. Előfordul; maga a füzet is elszámol ilyen leosztást.
school-minibridge-test-west-declares = Ha Nyugat a felvevő, akkor Dél az, aki elsőként hív?
    .hint = Ki ül Nyugat bal oldalán?
    .why = Nem. Nyugat bal oldalán Észak ül.
school-minibridge-test-dummy = Joga van-e az asztalnak azt a lapot tenni, amelyiket akarja?
    .hint = Ki dönt az asztal lapjairól?
    .why = Nem. Az asztal azt teszi, amit a felvevő mond.
school-minibridge-test-east-wins = Nyugat a pikk négyest hívta, Észak a káró bubit tette, Kelet a kőr királyt, Dél pedig a pikk nyolcast. Kelet vitte az ütést?
    .hint = Melyik színt hívták?
    .why = Nem. Dél nyolcasa a legmagasabb pikk. Lehet vitatkozni: a kérdés nem nevez meg adut. Kőr aduval Kelet vinné, káró aduval Észak.
school-minibridge-test-south-wins = Dél vitte az előző ütést, és a következőt a treff dámával kezdte; Kelet a treff hetest tette, Észak a bubit, Nyugat pedig a királyt. Dél vitte az ütést?
    .hint = Keresd a legmagasabb treffet.
    .why = Nem. Nyugat királya magasabb. A füzet az óramutató járásával ellentétesen sorolja a lapokat; a nyertes ugyanaz.
school-minibridge-test-equal = Egyforma értékű-e a bridzsben minden ütés?
    .hint = Számít, milyen lapok vannak egy ütésben?
    .why = Igen. Az ütés ütés, bármilyen lapok vannak benne. Lehet vitatkozni: az írásban csak a hetedik és a további ütések hoznak pontot, és hogy mennyit, az adutól függ.

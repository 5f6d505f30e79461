cli-help = Bridzs, ahogy öt régi füzet elmondja: osztás, pontozás, ellenőrzés.
cli-language = minden szöveg nyelve: en, et, sv, hu vagy sl (különben a környezeté)
cli-version = a verzió kiírása és kilépés
cli-file-error = ez nem használható: { $file }: { $reason }
cli-not-utf8 = a bemenet nem szöveg; UTF-8 kódolás kell
cli-usage-error = { $message } (lásd { $command } --help)
cli-no-such-option = nincs { $name } kapcsoló
cli-missing = hiányzik: { $name }
cli-bad-value = { $name } nem kaphatja ezt az értéket: { $reason }
cli-format = a kiírás formája
cli-letters = S H D C betűk a színjelek helyett
error-unknown-language = nincsenek szövegek ezen a nyelven: „{ $text }”; a következők egyike kell: { $expected }
error-unknown-command = nincs „{ $name }” parancs; a következők egyike kell: { $expected }
error-cli-at-least-one = { $name } nem lehet { $value }; legalább 1 kell

cli-deal =
    Véletlen leosztások húzása, mind egyformán valószínű.

    A --where feltételt vár a négy kézre: hcp(S), spades(N), hearts(N), diamonds(N), clubs(N),
    length(N, H), longest(N), shortest(N), honours(N), honours(N, H), aces(N), kings(N), queens(N), jacks(N), tens(N),
    controls(N), losers(N), balanced(N), shape(N, "5332 4=4=3=2 6xxx"), has(N, "SA HK"), min(…), max(…),
    and, or, not, összehasonlítás (láncolva is: 15 <= hcp(S) <= 17) és + - * kapcsolja össze őket.
    NS és EW a vonal mindkét kezét jelenti: hcp(NS) >= 25.
cli-deal-count = hány leosztás
cli-deal-seed = szám vagy bármilyen szöveg; ugyanaz a mag ugyanazokat a leosztásokat adja
cli-deal-where = csak megfelelő leosztások, például "hcp(S) >= 15 and hearts(N) >= 5"
cli-deal-tries = hány leosztást nézzen meg egy-egy megfelelőért, mielőtt feladja
error-cli-no-deal-found = nincs megfelelő leosztás { $tries } próbálkozáson belül (megvan { $found }, kell { $count }); kevésbé ritka feltétel kell, vagy több --tries
error-cli-no-deal-fits = ennek a feltételnek egyetlen leosztás sem felel meg (a kezeket megszámoltuk, nem próbálgattuk); olyan feltétel kell, amelynek van megfelelő leosztás

error-condition-too-long = a feltétel túl hosszú; legfeljebb { $limit } karakter lehet, mély egymásba ágyazás nélkül
error-condition-syntax = a feltétel hibás ({ $at }. oszlop); ilyesmi kell: hcp(S) >= 15 and hearts(N) >= 5
error-condition-not-a-condition = „{ $text }” csak számot ad ({ $at }. oszlop); összehasonlítás kell, például hcp(S) >= 15
error-condition-not-understood = „{ $part }” nem érthető ({ $at }. oszlop); függvény kell, például hcp(S), szám, összehasonlítás, and, or, not
error-condition-needs-comparison = „{ $part }” szám ({ $at }. oszlop); összehasonlítás kell, például { $part } >= 1
error-condition-needs-number = „{ $part }” nem szám ({ $at }. oszlop); olyan szám kell, amellyel számolni lehet
error-condition-number = a szám túl nagy ({ $at }. oszlop); legfeljebb { $expected } lehet
error-condition-operator = a művelet nem érthető ebben: „{ $part }” ({ $at }. oszlop); ez lehet: and, or, not, == != < <= > >= vagy + - *
error-condition-function = nincs „{ $part }” ({ $at }. oszlop); a következők egyike kell: { $expected }
error-condition-arguments = „{ $part }” argumentumai rosszak ({ $at }. oszlop); ez kell: { $expected }
error-condition-seat = „{ $part }” nem hely ({ $at }. oszlop); N E S W, NS vagy EW kell
error-condition-suit = „{ $part }” nem szín ({ $at }. oszlop); S H D C kell
error-condition-text = „{ $part }” ide nem illik ({ $at }. oszlop); idézőjeles szöveg kell, például { $expected }

cli-show = PBN alakban megadott leosztás, kéz vagy licit megmutatása.
cli-show-what = leosztás, például N:AK5.KJT64.74.763 … idézőjelben, kéz, például AK5.KJT64.74.763, licit, például "N: 1S Pass 2S", PBN-fájl, vagy - a szabványos bemenethez
error-cli-nothing-to-show = nincs mit mutatni ebben: { $source }; leosztás kell, például N:AK5.KJT64.74.763 …, vagy kéz

cli-conform = Vektorfájlok összevetése a programmal.
cli-conform-files = vektorfájlok (JSON) bármely mappából

cli-score = Egy leosztás pontozása tételenként.
cli-sheet =
    Írás vezetése valódi kártyákkal folyó játékhoz.

    Írd be a leosztásokat soronként, és lásd az írást úgy, mint papíron; a help elmondja, hogyan.
    Minden azonnal fájlba kerül, és később ugyanaz a fájl folytatható.
cli-options = Egy pontozás szabályainak értelmezései, amelyek közül az asztal választhat.
cli-no-options = { $system }: nincsenek változatok
cli-any-number = bármely egész szám, alapból { $default }
error-cli-hand-size = ebben: „{ $text }” { $count } lap van; 13 kell
cli-system = ezek egyike: { $systems }
cli-option = a szabályok egy nem szokásos értelmezése (több is megadható)
cli-json = JSON kiírása programoknak
cli-score-what = mit játszottak: felvétel, például 4SX vagy 3NT; bridge-whistben és minibridzsben szín, például H
cli-score-by = ki játszotta: we vagy they; három játékosnál hely
cli-score-tricks = a játszó vonal ütései, például 8, vagy egy vonalé, például we:9; felvételnél = vagy +1 vagy -2 is
cli-score-vulnerable = a játszó vonal bellben van
cli-score-honours = honőrök egy kézben, például we:4; bridge-whistben tartás, például they:4-shared
cli-score-chicane = vonal, amelynek egyik kezében nincs adu (kezenként egyszer)
cli-score-revoke = egy vonal renonsza, például they; they:points vagy they:tricks mondja meg, mi jár érte, they:2 azt, hány ütést vittek utána, we:dummy azt, hogy az asztalé volt
cli-score-peek = vonal, amely megnézett egy lerakott ütést (we:own, ha a sajátját)
cli-score-penalty = bridge-whist, ha penalty_tricks=moved: büntetőütések, amelyeket egy vonal kapott, például we:2
cli-score-times = bridge-whist: hányszorosan számítanak az ütések kontra után (2, 4, 8)
cli-score-laid-down = bridge-whist: a pikket letették, nem játszották le
cli-score-bonus = minibridzs: a felvevő bemondta a jutalmat, vagy azt, hogy nélküle játszik
cli-score-exposed = minibridzs hármasban: a nyitott kéz (alapból N)
cli-score-board = a leosztás száma, ahol az mondja meg, ki van bellben
cli-score-deal = a négy kéz PBN alakban; a honőröket és a sikánt ebből találja meg
cli-score-declarer = a felvevő helye a --deal leosztásban
cli-together = együtt { $points }
cli-no-points = senki sem kap pontot
cli-head-side = vonal
cli-head-above = felett
cli-head-below = alatt
cli-head-for = miért
cli-head-rule = szabály
cli-head-option = változat
cli-head-reading = értelmezés
cli-head-player = játékos
error-option-form = „{ $text }” nem változat; név=érték kell
error-part-not-here = „{ $part }” ebben a játékban nem jelent semmit; csak ez lehet: { $expected }
error-part-missing = hiányzik „{ $part }”; ilyesmi kell: { $example }
error-not-a-number = „{ $text }” itt nem jó ({ $part }); egész szám kell
error-not-honours = „{ $text }” nem mondja meg, kiéi a honőrök; oszlop, kettőspont és 4 vagy 5 kell, például we:4
error-not-a-revoke = „{ $text }” nem renonsz; oszlop és points, tricks, dummy vagy szám kell, például they:points
error-revoke-price = „{ $text }”: ebben a játékban nem így fizetnek a renonszért; ilyesmi kell: { $expected }
error-revoke-of-no-dummy = „{ $text }” olyan asztalt említ, amely nincs ott; csak a felvevő vonalnak van
error-declarer-without-cards = a „declarer” a „by” mellett a lapok nélkül semmit sem mond; a leosztás is kell, vagy a kettő közül csak az egyik
error-board-not-vulnerable = a board { $board } és a „vulnerable” ellentmond egymásnak, mert ott { $column } nincs bellben; a kettő közül az egyik kell
error-not-a-peek = „{ $text }” nem ütés megnézése; we, they, we:own vagy they:own kell
error-honours-of-one-side = többféle honőrtartás lehetetlen; egy vonal egy tartása kell
error-whose-tricks = „{ $text }” nem mondja meg, kiéi az ütések; oszlop kell, például we:9
error-laid-down-spades = csak kontra nélküli pikk tehető le, ütések nélkül; S és a megnevező vonal kell
error-line-word = „{ $word }” nem érthető ebben: „{ $text }”; a súgó leírja, mit lehet egy sorba írni
error-line-ends = „{ $word }” után nem jön semmi ebben: „{ $text }”
error-line-twice = „{ $word }” fölösleges ebben: „{ $text }” ({ $part }); csak egyszer kell
error-nobody-passes = ebben a játékban nem passzolnak; lejátszott leosztás kell

cli-sheet-file = a fájl, amelyben minden megmarad, vagy amelyből folytatódik (különben új az adataid között)
cli-sheet-resume = e játék legújabb írásának folytatása
cli-sheet-names = a játékosok: a mieink, perjel, az övéik, például "Anna Bert / Carl Dora"
cli-sheet-title = { $system }, { $number }. kör
cli-sheet-kept = helye: { $file }
cli-sheet-hint = írj be egy leosztást, vagy help
cli-sheet-prompt = { $number }. leosztás>
cli-sheet-which = melyik játék?
cli-sheet-entered = { $number }. leosztás: { $line }
cli-sheet-item =
    { $side } { $points } { $place ->
        [below] alatt
       *[above] felett
      }: { $words } ({ $rule })
cli-sheet-undone = visszavonva
cli-sheet-paid =
    { $side ->
        [we] ők fizetnek nekünk:
       *[they] mi fizetünk nekik:
      } { $points }: { $words }
cli-sheet-all-pairings = mindenki játszott mindenkivel: húzzatok újra, aztán írd be: new és a nevek
cli-sheet-over = new a következő körhöz
cli-sheet-exported = kiírva ide: { $file }
cli-sheet-settled = különbség { $difference }, második gém { $bonus }, nettó { $net }, kerekítve { $rounded }, összesítve { $general }
cli-sheet-help-contract =
    Egy leosztás egy sor: a felvétel, ki játszotta, hány ütést vitt, és mi volt a kezekben.
      4SX we 8               négy pikk kontrázva, mi játsszuk, nyolc ütés
      3NT they =             éppen teljesült; +1 (eggyel több), -2 (két bukás) is lehet
      4H we 10 honours we:4  honőrök egy kézben: we:4, we:5, they:4, they:5
      2C they 9 chicane we   egyik kezünkben nincs adu
      4S we 9 revoke they    az ő renonszuk; revoke they:points ütés helyett pontot vesz
      4S we 9 peek they      megnéztek egy lerakott ütést
      pass                   mindenki passzolt
cli-sheet-help-whist =
    Egy kéz egy sor: mit neveztek meg, hányszor kontrázták, egy vonal ütései, honőrök, sikán.
      H we:9                        kőr, kilenc ütés nekünk
      NT x4 they:8                  szanzadu, négyszeresen, nyolc ütés nekik
      D we:7 honours they:4-shared  tartások: 3, 4-shared, 5-3-2, 4-one, 5-4-1, 5-one;
                                    szanzaduban aces-3, aces-3-one, aces-4-shared, aces-4-one
      C we:8 honours we:3 chicane they  az ő egyik kezükben nincs adu
      S laid-down we                pikk, mi neveztük meg és letettük
cli-sheet-help-minibridge =
    Egy leosztás egy sor: a szín, jutalomért vagy sem, ki játszotta, hány ütést vitt.
      H bonus we 11         kőr jutalomért, tizenegy ütés
      NT they 8             szanzadu jutalom nélkül
      C we 9 vulnerable     a magasabb tarifán
cli-sheet-help-minibridge-3 =
    Egy leosztás egy sor: a szín, jutalomért vagy sem, a felvevő helye (vagy neve), az ütések.
      H bonus S 11          kőr jutalomért, Dél játssza, tizenegy ütés
      NT W 6 vulnerable     szanzadu jutalom nélkül, a magasabb tarifán
      D E 9 exposed S       ha nem Észak keze fekszik nyitva
cli-sheet-help-duplicate =
    Egy leosztás egy sor: a felvétel, ki játszotta, hány ütést vitt.
      4S N 10               négy pikk, Észak játssza, tíz ütés (mi vagyunk Észak-Dél)
      3NTX E -1             egy bukás; = (éppen teljesült) és +1 is lehet
      2H we 8 board 7       soron kívüli leosztás; a száma mondja meg, ki van bellben
      pass                  mindenki passzolt
cli-sheet-help =
    Továbbá:
      undo                  az utolsó beírás visszavonása
      correct 3 4S we 9     a 3. leosztás írásának javítása, amíg a szabályok engedik
      retype 3 4S we 9      a 3. leosztás újbóli beírása elgépelés miatt
      insert 3 4S we 9      kimaradt leosztás beszúrása a 3. elé
      delete 3              a 3. leosztás törlése
      deals                 a leosztások, ahogy beírták őket
      show, items           az írás; minden szám külön-külön
      names Anna Bert / Carl Dora
                            a játékosok: a mieink, az övéik (a név a we és they helyén is állhat)
                            a + után azok, akik kimaradnak: Anna Bert / Carl Dora + Eva
      new                   a következő kör; new change más partnerekkel, vagy new nevekkel
      account               mindenki plusza és mínusza
      options               a szabályok érvényes értelmezései
      export sheet.svg      kép kiírása; .txt, .csv, .json, .jsonl is lehet
      save FILE             folytatás másik fájlban (mindig minden elmentődik)
      quit                  kilépés
cli-sheet-help-rubber =
    { "  " }games                 kis írás minden gémhez
    { "  " }break                 a robber befejezése itt, közös megegyezéssel
cli-game-bridge-whist = Bridge-Whist, Stockholm 1916
cli-game-kontrakt = korai kontrakt, 6/7/8/9/10
cli-game-vanderbilt = Vanderbilt-pontozás, 20/30/35
cli-game-reform = Reform-pontozás, gém 40-nél
cli-game-rulebook = kontrakt a teljes szabályzattal
cli-game-hungarian = robberbridzs
cli-game-minibridge = tanulójáték négy személyre
cli-game-minibridge-3 = tanulójáték három személyre
cli-game-duplicate = mai versenypontozás
cli-game-chicago = Chicago, négy leosztás
error-sheet-nothing-to-undo = nincs mit visszavonni
error-not-a-sheet-file = ez nem { $version } verziójú írás
error-not-an-operation = „{ $text }” nem végezhető el az íráson
error-sheet-nothing-to-break-off = ebben a játékban nincs félbehagyható robber; másik íráshoz írd be: new
error-names-count = { $count } név van megadva; ennyi kell: { $expected }
error-rubber-open = a robber nem ért véget; játsszatok tovább, vagy break zárja le megegyezéssel
error-sheet-line-not-json = { $file } hibás; soronként egy JSON-objektum kell
error-sheet-line-not-operation = { $file } nem írás: ez a sor nem végezhető el rajta
error-sheet-in-use = { $file } másik terminálban van használatban
error-correct-form = „{ $text }” nem mondja meg, mit kell javítani; szám és leosztás kell, például correct 3 4S we 9
error-no-names = senki sem mondta meg, ki játszik; előbb ez kell: names Anna Bert / Carl Dora
error-sheet-exists = { $file } már létezik; új név kell
error-export-form = „{ $text }” nem mondja meg, mit kell kiírni; .txt, .svg, .csv, .json vagy .jsonl végű név kell
error-sheet-of-another = { $file } ennek a játéknak az írása: { $key }
error-sheet-other-options = { $file } más változatokkal készült; egyet se adj meg, vagy ugyanazokat
error-sheet-nothing-to-resume = nincs folytatható írás itt: { $folder }

cli-laws = A füzetek szabályai egyszerű szavakkal, példákkal.
cli-laws-ids = azonosítók, például L-REVOKE-13 vagy HU-3.5, vagy fejezet, például L-REVOKE vagy HU-3; semmi a listához
cli-laws-example = Példa:
cli-rule = Egy leosztás eseményeinek újrajátszása és a versenybíró döntéseinek kiírása.
cli-rule-file = egy leosztás (egy JSON-sor: game, dealer, deal, aztán soronként egy esemény) vagy egy asztal eseménylistája
cli-rule-hidden = az is, amit a versenybíró megtart magának, amíg valaki szóba nem hozza
cli-rule-rejected = Elutasítva:

cli-learn = Leckék és gyakorlás a terminálban.
cli-learn-what = tanfolyam (minibridge), lecke (minibridge/tricks), gyakorlás, mindenféle vagy egyféle (practice/points), lejátszási feladvány (problems/5-236; a listájuk: problems) vagy a szabálygyakorló egy fejezete (laws/L-DRAW); semmi a listához
cli-learn-json = az összes tanfolyam és lecke JSON-ként, a problems szóval az összes feladvány
cli-learn-certificate = teszthez: az oklevél PDF-je, ha a teszt sikerült
cli-learn-name = a --certificate kapcsolóhoz: kinek a neve áll rajta
cli-learn-memory = a fájl, amely megőrzi, amit tudsz; nélküle egy az adataid között
cli-learn-practice = Végtelen gyakorlás:
cli-learn-choose = egy felelet száma
cli-learn-several = az összes helyes felelet száma
cli-learn-number = egy szám
cli-learn-card = egy lap, például HK
cli-learn-call = egy licit, például 1NT
cli-learn-order = a feleletek számai sorrendben

error-at = { $line }. sor, { $column }. oszlop

error-not-a-suit = „{ $text }” nem szín; a következők egyike kell: C D H S
error-not-a-strain = „{ $text }” nem felvételszín; a következők egyike kell: C D H S NT
error-not-a-rank = „{ $text }” nem lapérték; a következők egyike kell: 2 3 4 5 6 7 8 9 T J Q K A
error-not-a-card = „{ $text }” nem kártya; szín és érték kell, például SA vagy HT
error-not-a-hand = „{ $text }” nem kéz; pikk.kőr.káró.treff kell, például AK5.KJT64.74.763
error-card-twice-in-hand = ebben: „{ $text }” kétszer szerepel { $card }; csupa különböző lap kell
error-holding-order = ebben: „{ $text }” rossz sorrendben áll { $holding }; a nagyobbtól a kisebb felé kell haladni
error-not-a-seat = „{ $text }” nem hely; a következők egyike kell: N E S W
error-not-a-side = „{ $text }” nem vonal; NS vagy EW kell
error-not-a-vulnerability = „{ $text }” nem bellállapot; None, NS, EW vagy All kell
error-not-a-deal = „{ $text }” nem leosztás; hely, kettőspont és négy kéz kell, például N:AK5.KJT64.74.763 …
error-hand-size = { $seat } kezében { $count } lap van; ennyi kell: { $expected }
error-card-dealt-twice = { $card } két helyen van: { $first } és { $second }; 52 különböző lap kell
error-deal-number = { $number } nem egy leosztás száma; 0 és 53644737765488792839237439999 közötti szám kell
error-not-a-call = „{ $text }” nem bemondás; Pass, X, XX vagy licit kell, például 1C vagy 3NT
error-not-a-bid = „{ $text }” nem licit; 1 és 7 közötti szint és szín kell, például 4S vagy 3NT
error-not-a-contract = „{ $text }” nem felvétel; 1 és 7 közötti szint, szín, esetleg X vagy XX kell, például 4S, 3NTX vagy 1CXX
error-not-a-pack = egy pakliban 52 különböző lap van: itt { $count } lap, ebből különböző { $different }
error-cut-size = { $count } lap felemelése nem hagy két csomagot; 1 és 51 közötti szám kell
error-auction-over = a licit véget ért („{ $auction }”): több bemondás nem lehetséges
error-bid-too-low = szabálytalan bemondás („{ $call }”) ebben a licitben: „{ $auction }”; a licitnek magasabbnak kell lennie ennél: { $last }
error-no-bid-to-double = szabálytalan bemondás („{ $call }”) ebben a licitben: „{ $auction }”; csak a másik vonal kontra nélküli licitje kontrázható
error-no-double-to-redouble = szabálytalan bemondás („{ $call }”) ebben a licitben: „{ $auction }”; csak a saját vonalnak az ellenfél által kontrázott licitje rekontrázható
error-card-not-held = szabálytalan lap („{ $card }”): nincs { $seat } kezében
error-must-follow = szabálytalan lap („{ $card }”): { $seat } tud színt adni, ezek egyikét kell tennie: { $expected }
error-not-an-auction = „{ $text }” nem licitmenet; az osztó, kettőspont és bemondások kellenek, például N: 1S Pass 2S
error-unknown-option = nincs „{ $name }” változat; a következők egyike kell: { $expected }
error-option-not-a-number = { $name } változat: nem lehet „{ $value }”; egész szám kell, például { $default }
error-option-reading = { $name } változat: nem lehet „{ $value }”; a következők egyike kell: { $expected }
error-not-a-column = „{ $text }” nem oszlop; we vagy they kell
error-honours-count = { $count } honőr egy kézben nem ér semmit; 4 vagy 5 kell
error-tricks-range = { $tricks } ütés lehetetlen; 0 és 13 közötti szám kell
error-five-honours-at-no-trump = öt honőr szanzaduban lehetetlen; 4 lehet (a négy ász egy kézben)
error-chicane-at-no-trump = sikán szanzaduban lehetetlen; aduszín kell
error-rubber-over = a robber véget ért: több leosztás nem írható be
error-event-kind = „{ $kind }” nem eseményfajta
error-event-payload = „{ $kind }” tartalma nem objektum
error-event-envelope = nem esemény; objektum kell v, seq, kind, seat és payload mezővel
error-event-version = { $version } verziójú események ismeretlenek; ez kell: { $expected }
error-event-seq = „{ $seq }” nem sorszám; egész szám kell 0-tól
error-event-field-unknown = ismeretlen mező: „{ $field }”; ez kell: { $expected }
error-event-field-missing = hiányzik ez a mező: „{ $field }”
error-event-field-value = „{ $field }” mező: nem lehet { $value }
error-not-json = nem JSON: { $reason }
error-json-too-deep = a JSON túl mélyen van egymásba ágyazva; legfeljebb { $most } szint lehet
error-json-key-twice = egy kulcs kétszer szerepel ugyanabban a JSON-objektumban
error-json-not-finite = { $text } nem JSON-szám
error-json-number-too-large = egy szám túl nagy; legfeljebb { $most } lehet
error-play-over = szabálytalan lap („{ $card }”): mind a tizenhárom ütést lejátszották
error-not-now =
    { $act ->
        [call] bemondás
        [play] kijátszás
        [name] az adu megnevezése
        [remit] továbbadás
        [speak] megszólalás
        [announce] a pontok bemondása
        [choose] az adu megválasztása
        [claim] igénylés
        [concede] átengedés
        [review] a licit ismétlése
        [look-back] lerakott ütés megnézése
        [name-cards] a lapok megnevezése
        [ask] kérés
        [respond] válasz
        [draw] húzás
        [choose-seat] helyválasztás
        [shuffle] keverés
        [cut] emelés
        [next-deal] továbblépés a következő leosztásra
       *[other] „{ $act }”
    } most nem lehetséges ({ $phase ->
        [draw] helysorsolás folyik
        [seats] helyválasztás folyik
        [shuffle] keverés folyik
        [cut] emelés folyik
        [deal] leosztás folyik
        [between] két leosztás között vagyunk
        [dialogue] licit folyik
        [play] lejátszás folyik
        [over] a leosztás véget ért
        [void] a leosztást nem játsszák le
       *[other] { $phase }
    })
error-not-in-play =
    szabálytalan lap („{ $card }”): most nincs lejátszás ({ $phase ->
        [dialogue] licit folyik
        [over] a leosztás véget ért
        [void] a leosztást nem játsszák le
       *[other] { $phase }
    })
error-out-of-turn = szabálytalan lap („{ $card }”), { $seat } tette: { $turn } keze következik, { $actor } játssza
error-trick-closed =
    { $seat } most nem nézheti meg { $trick ->
        [1] az
        [5] az
       *[other] a
    } { $trick }. ütést
error-no-review =
    { $seat } most nem kérheti ennek ismétlését: { $what ->
        [auction] a licit
        [contract] a felvétel
       *[other] { $what }
    }
error-no-trick-on-table = { $seat } nem kérheti a lapok megnevezését: nincs ütés az asztalon
error-drawn-twice = két játékos ugyanazt a lapot húzta; különböző lapok kellenek
error-seat-of-other-pair = ez a hely a másik páré: { $seat }
error-only-calls = „{ $act }” nem bemondás; passz, licit, kontra vagy rekontra kell
error-call-out-of-turn = soron kívüli bemondás: „{ $call }” ({ $seat }); { $turn } következik
error-late-double = csak a licitáló után következő játékos kontrázhat ebben a licitben: „{ $auction }”
error-speak-out-of-turn = { $seat } soron kívül szól: { $turn } következik
error-not-said-here = { $seat } itt nem mondhatja: „{ $act }”
error-not-a-secret = „{ $secret }” nem titok; 64 hexadecimális számjegy kell
error-not-a-contribution = „{ $number }” nem jó szám a keveréshez; 64 hexadecimális számjegy kell
error-contributed-already = { $seat } ehhez a keveréshez már adott számot
error-player-count = { $count } játékos van az asztalnál; legalább { $least }, legfeljebb { $most } kell
error-player-names = a játékosoknak saját név kell; különböző, nem üres nevek kellenek
error-seating = ismeretlen ültetés: „{ $seating }”; draw vagy fixed kell
error-edition = az asztalok { $edition }. kiadása ismeretlen; 1 és { $newest } közötti szám kell; az asztalt talán újabb program készítette
error-laws-mode = ebben a játékban nem lehet e szabályokkal játszani: „{ $laws }”; ez kell: { $expected }
error-draws-already = { $player } már húzott, vagy nem tartozik ehhez az asztalhoz
error-draw-one = { $count } lapot húztak; egyet kell
error-draw-edge = a sor { $place }. helye zárva van; { $first } és { $last } közötti szám kell
error-draw-taken = a sor { $place }. helye üres: azt a lapot más már kihúzta
error-choose-seat = most { $player } választ helyet ezek közül: { $expected }
error-cuts-not = { $seat } nem emelhet: { $cutter } emel
error-cut-range = { $count } lap felemelése nem megengedett; { $least } és 51 közötti szám kell
error-no-play-to-claim = most semmi sem igényelhető vagy engedhető át: nem folyik lejátszás
error-dummy-claims = { $seat } az asztal: nem igényelhet és nem engedhet át
error-nothing-to-hand-over = { $seat } most nem adhatja át a lejátszást: csak az teheti, aki mindkét kezet játssza, és olyan asztalnál, ahol ez megengedett
error-hand-over-laws = ahol a játékosok maguk ügyelnek a szabályokra, senki sem adhatja át a lejátszást („{ $laws }”)
error-not-compared = { $number }. leosztás: nincs másik asztal, amellyel össze lehetne hasonlítani; csak befejezett, még össze nem hasonlított leosztás hasonlítható össze
error-claim-range = { $tricks } ütés nem igényelhető vagy engedhető át: { $left } van hátra
error-claim-line = a megadott játéksorrend: { $cards }; különböző lapok kellenek, amelyek a felvevőnél vagy az asztal leterített lapjai között vannak
error-nothing-to-take-back = { $seat } ott semmit sem vehet vissza; csak a saját lépését, ebből a leosztásból
error-laws-take-back = itt semmit sem lehet közös megegyezéssel visszavenni: a szabályok döntik el, mi vehető vissza
error-plain-table = ennél az asztalnál nincs igénylés, átengedés vagy visszavétel: minden lapot lejátszanak
error-no-boards-here = { $board }. számú leosztás nem tehető ki: { $game } nem számozott leosztásokkal folyik
error-nothing-to-break-off = nincs folyamatban robber, amelyet félbe lehetne hagyni
error-redraw-between-rubbers = új helysorsolás csak robber kezdete előtt lehet, olyan játékban, ahol sorsolnak
error-second-game-not-now = arról, hogy kik játsszák bellben a következő leosztást, csak a kiosztás előtt lehet megállapodni, egész vonalra, és csak olyan játékban, amely ezt a játékosokra bízza
error-unknown-request = ez nem kérhető: „{ $what }”; undo, break-off, redraw vagy second-game kell
error-nothing-to-answer =
    { $seat }: most nincs mire válaszolnia ({ $to ->
        [claim] igénylés
        [undo] visszavétel
        [break-off] a robber félbehagyása
        [redraw] új helysorsolás
        [second-game] megállapodás arról, ki van bellben
        [inspect] ütés megnézése
       *[other] „{ $to }”
    })
error-answer = „{ $answer }” itt nem válasz; a következők egyike kell: { $expected }
error-sequence = az esemény száma { $seq }; ez kell: { $expected }
error-first-event = az első esemény „{ $act }”; make-table kell
error-table-alone = „{ $act }”: ezt csak maga az asztal teheti, játékos nem
error-nobody-sits = „{ $act }”: ehhez játékos kell, de itt senki sem ül: { $seat }
error-answer-first =
    előbb erre kell válaszolni: { $what ->
        [claim] az igénylés
        [undo] a visszavétel kérése
        [break-off] a robber félbehagyása
        [redraw] új helysorsolás
        [second-game] megállapodás arról, ki van bellben
       *[other] { $what }
    }
error-keep-line = szabálytalan lap („{ $card }”): a felvevő megmondta, hogyan játszik tovább, és { $due } következik
error-no-events = nincsenek események: előbb asztalt kell létrehozni
error-unknown-variant = nincs „{ $key }” játék; a következők egyike kell: { $expected }

error-school-problem = nincs „{ $problem }” feladvány
error-ending-card = itt senkinél sem lehet „{ $card }”
error-ending-over = szabálytalan lap („{ $card }”): a feladvány véget ért
error-school-course = nincs „{ $course }” nevű tanfolyam: ezek egyike lehet: { $expected }
error-school-lesson = ebben a tanfolyamban nincs „{ $lesson }” nevű lecke: ezek egyike lehet: { $expected }
error-school-no-step = ebben a leckében nincs „{ $step }” nevű lépés: ezek egyike lehet: { $expected }
error-school-not-asked = ez a lépés nem kérdez olyasmit, amire így lehetne felelni: „{ $step }”
error-school-answer = „{ $answer }” nem felelet erre a kérdésre: ezt vártuk: { $expected }
error-school-questions = nincsenek „{ $questions }” nevű kérdések: ezek egyike lehet: { $expected }
error-school-number = nincs { $number } számú, { $level } nehézségű kérdés: a szám 0-tól, a nehézség 0-tól { $hardest }-ig terjedhet
error-school-file = nem olvasható fájl: { $file }: { $wrong }
error-school-step = { $file }, { $step }. lépés: { $wrong }
error-school-step-twice = { $file }: két lépés neve is „{ $step }”
error-school-nothing-right = ez a lépés kérdez, de semmi sem helyes: „{ $step }”
error-school-judge = nincs „{ $judge }” nevű bíráló: ezek egyike lehet: { $expected }
error-school-figure = a kérdés ábráján nincs rajta, amit a bíráló kérdez: „{ $judge }”
error-school-script = „{ $word }” itt nem lehetséges: ezek egyike lehet: { $expected }
error-school-table = nincs „{ $table }” nevű táblázat: ezek egyike lehet: { $expected }
error-school-no-lesson = ez az asztal egyik leckéhez sem tartozik: { $table }
error-school-no-test = „{ $lesson }” nem teszt
error-school-not-passed = oklevél csak sikeres teszt után jár: { $all } feleletből { $right } helyes
error-school-whole-test = „{ $lesson }” teszt; minden kérdésére egyszerre kell felelni
error-school-unanswered = erre a kérdésre még nincs felelet: „{ $step }”
error-school-two-hands = { $hand } és { $dummy } nem két tizenhárom lapos kéz ugyanabból a pakliból

# What the referee says, as at a real table.
ruling-advised = { $seat } válaszol a partner kérdésére a büntetésről
ruling-allegation-refused = { $seat } olyat állít ({ $act }), ami nem így van, vagy amit most nem állíthat
ruling-attention-called = { $seat } szóvá teszi: { $irregularity }
ruling-bad-pack-after-play = a pakli hibás; az imént lejátszott leosztás érvényes
ruling-call-as-pass = { $seat } bemondása, { $call }, passznak számít
ruling-call-stands = { $seat } bemondása, { $call }, érvényes
ruling-call-void = { $seat } bemondása, { $call }, érvénytelen
ruling-card-called = { $seat } köteles kijátszani a nyitott lapot: { $card }
ruling-card-exposed = { $seat } lapja, { $card }, nyitott lap
ruling-card-found = { $seat } megkapja ezt a lapot: { $card }
ruling-card-dropped = { $seat } leejtette: { $card }
ruling-card-goes-back = { $seat } visszaveszi: { $card }
ruling-card-missing = { $seat } kezéből hiányzik egy lap
ruling-card-too-many = { $seat } kezében eggyel több lap van
ruling-cards-mixed = { $side } összekeveri a lapokat a keresés vége előtt: a renonsz bizonyítottnak számít
ruling-counts-right = minden kézben megvan a lapok helyes száma
ruling-claim-agreed = { $seat } igénylését ({ $tricks }) elfogadták
ruling-claim-disputed = { $seat } igénylését nem fogadták el; a játék folytatódik
ruling-claimed = { $seat } még { $tricks } ütést igényel
ruling-conceded = { $seat } átengedi a hátralévő { $tricks } ütést
ruling-deal-again = a leosztás érvénytelen; { $dealer } újra oszt
ruling-misdealt = { $seat } eggyel több lapot osztott neki: { $to }
ruling-pack-lost-card = { $seat } elvesztett egy lapot a pakliból
ruling-declarer-premature = a felvevő túl korán tett ({ $seat } kezéből); a negyedik kéz a partnere előtt tehet
ruling-declarer-swapped = mostantól { $declarer } a felvevő
ruling-draw-again = { $player } újra húz: { $irregularity }
ruling-fault-noted = { $offender }: { $irregularity }
ruling-card-fell-open = képpel felfelé esett le: { $card }; a leosztás érvénytelen
ruling-card-seen = { $seat } az osztás vége előtt megnézte a lapjait, és láthatóvá vált egy lap: { $card }
ruling-result-changed = a felvevő vonalának ebben a leosztásban most { $tricks } ütése van { $before } helyett, és az írás is megváltozott
ruling-score-changed = a leosztás pontjai az írásban megváltoztak
ruling-insufficient-raised = { $seat } bemondása, { $call }, ennek számít: { $bid }
ruling-lead-stands = { $seat } hívása, { $card }, érvényes
ruling-meaning-asked = { $seat } megkérdezi, mit jelent { $of } bemondása: { $call }
ruling-must-bid-enough = { $seat } köteles eleget licitálni, a partnere pedig passzolni
ruling-offer-lapsed = lejárt az idő – { $offender }: { $irregularity }
ruling-offer-opened = { $offender }: { $irregularity }
ruling-offer-withdrawn = helyrehozva – { $offender }: { $irregularity }
ruling-penalty-forestalled = { $seat } a büntetés kiszabása előtt tette: { $card }; a jog megmarad
ruling-peeked =
    { $seat } megnézi { $trick ->
        [1] az
        [5] az
       *[other] a
    } { $trick }. ütést, amely már le van rakva
ruling-remarked = { $seat }: { $kind }
ruling-remedy-chosen = { $seat } választása ({ $irregularity }): { $remedy }
ruling-revoke =
    { $seat } renonszot követett el { $trick ->
        [1] az
        [5] az
       *[other] a
    } { $trick }. ütésben
ruling-revoke-asked = { $seat } megkérdezi, nem renonszolt-e { $of }
ruling-revoke-corrected =
    { $seat } helyrehozza a renonszát { $trick ->
        [1] az
        [5] az
       *[other] a
    } { $trick }. ütésben
ruling-revoke-established =
    { $seat } renonsza { $trick ->
        [1] az
        [5] az
       *[other] a
    } { $trick }. ütésben már nem hozható helyre
ruling-revoke-found =
    { $of } renonszolt { $trick ->
        [1] az
        [5] az
       *[other] a
    } { $trick }. ütésben
ruling-revoke-searched =
    { $seat } szerint { $of } renonszolt { $trick ->
        [1] az
        [5] az
       *[other] a
    } { $trick }. ütésben; { $seat } megkeresi
ruling-right-lost = a büntetés joga elveszett ({ $irregularity })
ruling-score-corrected =
    az írást kijavították ({ $kind ->
        [below] a vonal alatt
        [above] a vonal felett
        [arithmetic] összeadási hiba
       *[other] { $kind }
    })
ruling-trick-asked-for =
    { $seat } látni kéri { $trick ->
        [1] az
        [5] az
       *[other] a
    } { $trick }. ütést
ruling-trick-given-back = { $trick }. ütés: visszakapja { $side }
ruling-trick-opened = { $trick }. ütés: { $seat } kérésére kinyitják
ruling-trick-repaired =
    { $seat } { $trick ->
        [1] az
        [5] az
       *[other] a
    } { $trick }. ütéshez teszi: { $card }
ruling-trick-taken-wrongly = { $side } olyan ütést rakott le, amely nem az övé
ruling-tricks-transferred = { $taker } { $count } ütést kap { $seat } renonszáért ({ $trick }. ütés)

error-law-bound = { $seat }: büntetés miatt másik lapot kell tennie
error-law-cannot-forbid = nyitott lap kijátszása nem tiltható meg
error-law-card-cannot-be-played = ez a lap most nem követelhető: a gazdájának soron kell lennie, és szabadon kell tehetnie
error-law-card-not-held = ez a lap nincs abban a kézben
error-law-card-on-table = { $card } már az asztalon van
error-law-counts-wrong = a kezekben más a lapok száma
error-law-dealt-already = { $dealt } lapot már kiosztottak; többet kell, legfeljebb 52-t
error-law-drawn-already = { $player } már húzott
error-law-dummy-may-not = az asztal csak a felvevőt kérdezheti
error-law-has-played = { $seat } már tett ehhez az ütéshez
error-law-irregular-call-open = szabálytalan bemondás van függőben; { $seat } választása vagy bemondása kell
error-law-lowest-sufficient = { $call } nem a legalacsonyabb elegendő licit ugyanabban a színben
error-law-may-not-look = lerakott ütés lejátszás közben nem nézhető meg
error-law-may-not-take-back = ez a lap nem vehető vissza
error-law-must-bid-enough = { $seat }: előbb elegendő licitet kell mondania
error-law-must-follow = { $seat } kezében volt { $suit } annál az ütésnél; abból kell betennie egyet
error-law-name-a-hand = a felvevő vagy az asztal kezét kell megnevezni
error-law-name-a-suit = egy színt kell megnevezni
error-law-no-such-act = itt nincs ilyen lépés: { $kind }
error-law-no-such-call = „{ $call }” nem hét feletti licit; ilyesmi kell: 8H vagy 9NT
error-law-no-such-card = ezen a helyen nincs elvehető lap
error-law-no-such-claim = { $tricks } ütés most nem igényelhető és nem engedhető át
error-law-no-such-cut = { $count } lap nem emelhető fel; 1 és 51 közötti szám kell
error-law-no-such-fault = „{ $fault }” nem ismert hiba
error-law-no-such-place = „{ $where }” nem olyan hely, ahol lap található
error-law-no-such-player = { $player } nem ennél az asztalnál játszik
error-law-no-such-remark = „{ $kind }” nem ismert illemsértés
error-law-no-such-revoke =
    { $of } renonsza { $trick ->
        [1] az
        [5] az
       *[other] a
    } { $trick }. ütésben nem büntethető
error-law-no-trick = nincs ilyen ütés, amelyet le lehetne rakni vagy meg lehetne nézni
error-law-not-exposed = nincs ilyen nyitott lap, vagy nem a felvevő kéri
error-law-not-his-cards = { $seat } nem játszhatja meg { $hand } lapjait
error-law-not-his-choice = nem { $player } választ
error-law-not-his-right = ez a jog más játékosé
error-law-not-his-trick = ez az ütés nem az övék: { $side }
error-law-not-now = ez most nem lehetséges
error-law-nothing-asked = senki sem kérte ezt a választ
error-law-nothing-missing = nem hiányzik ilyen lap
error-law-pack-right = a pakli hibátlan
error-law-nothing-open = semmi ilyesmi nincs függőben
error-law-nothing-to-correct = nincs javítható bemondás
error-law-nothing-to-repair = { $seat }: nincs hiányos ütése, amelybe lapot tehetne, vagy előbb választani kell
error-law-nothing-to-replace = a másik vonalnak nincs kicserélendő rossz lapja
error-law-suspected-wrongly = { $seat } ebben a leosztásban már szóvá tett egy renonszot, amelyet senki sem követett el: a leosztás végéig a versenybíró csak azt vizsgálja meg, amit { $seat } a látott lapokból bizonyítani tud
error-law-state-the-line = az igényléshez meg kell mondani, hogyan játsszák le a lapokat
error-law-suit-forbidden = { $seat } ezt a színt nem hívhatja: { $suit }
error-law-enforced = ez a bemondás itt nem megengedett
error-law-out-of-turn = nincs soron: { $seat }
error-law-too-late = erre már késő
error-law-unknown = nincs ilyen szabály: „{ $id }”; ilyesmi kell: L-REVOKE-13
error-no-laws = ehhez a játékhoz nincs szabályzat, amely szerint bíráskodni lehet: { $game }; a következők egyike kell: { $expected }
error-unknown-code = { $game } olyan szabályzatot nevez meg, amely nincs: „{ $code }”; a következők egyike kell: { $expected }
error-no-referee = ennél az asztalnál a szabályok módja „{ $laws }”, itt senki sem bíráskodik; ez kell: „{ $expected }”
error-rule-file = { $line }. sor: nem esemény: { $reason }

irregularity-DRAW_TWO = két lap húzása egyszerre
irregularity-DRAW_EDGE = a sor széléről húzott lap
irregularity-SHUFFLE_FAULT = hibás keverés
irregularity-CUT_FAULT = hibás emelés
irregularity-WRONG_DEALER = nem a soros játékos oszt
irregularity-WRONG_PACK = osztás a rossz paklival
irregularity-NOT_CUT = a paklit nem emelték meg
irregularity-CARD_REVERSED = egy lap fordítva fekszik
irregularity-FACE_SEEN = egy lap láthatóvá vált
irregularity-DEAL_CONFUSION = zavar az osztásban
irregularity-LOOKED_AT_OTHERS = más lapjainak megnézése
irregularity-UNEQUAL_HANDS = egyenlőtlen kezek
irregularity-BAD_PACK = hibás pakli
irregularity-LOOKED_EARLY = túl korai megnézés és lapmutatás
irregularity-BID_BEFORE_ANY = soron kívüli licit, mielőtt bárki licitált
irregularity-SECOND_CALL = második, eltérő bemondás
irregularity-BID_AT_RHO_TURN = licit, amikor a jobb oldali ellenfél következik
irregularity-INSUFFICIENT = elégtelen licit
irregularity-LATE_CALL = bemondás a licit után
irregularity-OVER_SEVEN = hétnél magasabb licit
irregularity-BAD_DOUBLE = jogosulatlan kontra vagy rekontra
irregularity-DOUBLE_PARTNER_BID = a partner licitjének kontrája
irregularity-DOUBLE_AFTER_PARTNER = a partner által már kontrázott licit kontrája
irregularity-WRONG_SUIT_DOUBLE = rossz szín megnevezése kontránál
irregularity-OTHER_BAD_CALL = szabálytalan bemondás
irregularity-SHOWN_SMALL = kis lap megmutatása licit közben
irregularity-SHOWN_SERIOUS = honőr, hívás vagy több lap megmutatása licit közben
irregularity-DUMMY_HINT = az asztal rámutatott egy lapra
irregularity-DUMMY_HAND = az asztal megmondta, melyik kéz hív
irregularity-DUMMY_ATTENTION = az asztal szóvá tette a hibát
irregularity-WRONG_TRICK = nem a nyertes vonal rakta le az ütést
irregularity-DECL_LEAD_OUT = a felvevő az ellenvonal helyett hívott
irregularity-DEF_LEAD_OUT = az ellenjátékos soron kívül hívott
irregularity-BOTH_LED = mindkét ellenjátékos hívott
irregularity-DEF_PREMATURE = az ellenjátékos túl korán tett
irregularity-DECL_PREMATURE = a felvevő túl korán tett
irregularity-WRONG_HAND = hívás a rossz kézből
irregularity-EXPOSED = nyitott lap
irregularity-REVOKE_CORRECTED_DEF = ellenjátékos helyrehozott renonsza
irregularity-REVOKE_CORRECTED_DECL = a felvevő helyrehozott renonsza
irregularity-REVOKE_OPEN = még helyrehozható renonsz
irregularity-REVOKE_ESTABLISHED = végleges renonsz
irregularity-REVOKE = renonsz ki nem nyitott ütésben
irregularity-CLAIM_DISPUTED = vitatott igénylés
irregularity-SURPLUS_CARD = hiányos ütésből maradt fölös lap
irregularity-MISSING_CARD = hiányzó lap
irregularity-OUT_OF_TURN = soron kívüli licit

remedy-new_deal = új osztás
remedy-accept = elfogadás
remedy-reshuffle = újrakeverés
remedy-reshuffle_recut = új keverés és emelés
remedy-treat_as_pass = a bemondás passznak minősítése
remedy-treat_as_valid = a vétkes szaván fogása
remedy-name_suit = a vétkes partnere által hívandó szín megnevezése
remedy-expose_card = a lap nyitott lappá tétele
remedy-forbid_suit = e szín hívásának megtiltása
remedy-require_card = a lap megkövetelése
remedy-forbid_card = a lap megtiltása
remedy-set_hand = annak a kéznek a megszabása, amelyik hív
remedy-take_back = a hívás visszavetetése
remedy-demand_suit = a megnevezett szín hívatása a soros játékossal
remedy-expose_forbid = a lap nyitva hagyása, és e szín megtiltása a partnernek
remedy-expose_until_lead = a lap nyitva hagyása az ellenvonal hívásáig
remedy-expose = a lap nyitva hagyása
remedy-play_highest = a szín legnagyobb lapjának kijátszatása
remedy-play_lowest = a szín legkisebb lapjának kijátszatása
remedy-win_trick = az ütés elvitetése, ha lehet
remedy-lose_trick = az ütés elengedtetése, ha lehet
remedy-discard_suit = a megnevezett szín eldobatása
remedy-correct_hand = hívatás a helyes kézből
remedy-call_card = a nyitott lap kijátszatása
remedy-replace = a rossz lap kicseréltetése
remedy-take_points = 100 pont felírása
remedy-take_tricks = ütések átvétele
remedy-waive = lemondás a jogról

remark-incorrect = udvariatlanság
remark-slow_call = fölöslegesen lassú licit
remark-hasty_call = fölöslegesen gyors licit
remark-intonation = különös hangsúlyú licit
remark-doubtful_call = kételkedő licit
remark-pleased_with_partner = kimutatott öröm a partner licitjén
remark-displeased_with_partner = kimutatott nemtetszés a partner licitje miatt
remark-score_reminder = a partner emlékeztetése az állásra
remark-auction_reminder = a partner emlékeztetése a licitre
remark-comment_on_partner = a partner dicsérete vagy feddése szóval vagy mozdulattal
remark-detached_card = idő előtt kiemelt lap
remark-early_gather = ütés összeszedése, mielőtt mindenki tett
remark-peeking = leskelődés más lapjaiba
remark-bad_company = tisztességtelen eszközök elhallgatása
remark-dummy_wanders = az asztal elhagyja a helyét, hogy nézze a játékot
remark-warning_partner = az asztal figyelmezteti a partnerét egy hibára
remark-deliberate = szándékos szabályszegés haszonért
remark-spectator = a néző kérdezetlenül szól

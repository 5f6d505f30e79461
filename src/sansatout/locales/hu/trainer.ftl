# The laws trainer.

trainer-told-call = { $seat }: { $call }.
trainer-told-call-named = { $seat } kontráz, és ezt nevezi meg: { $named }.
trainer-told-correct-call = { $seat } módosítja a bemondását: { $call }.
trainer-told-play = { $hand } kijátssza: { $card }.
trainer-told-lead = { $hand } hívja: { $card }.
trainer-told-lead-together = Mindkét ellenjátékos egyszerre hív: { $cards }.
trainer-told-show-cards = { $seat } megmutatja: { $cards }.
trainer-told-take-back = { $seat } visszaveszi: { $card }.
trainer-told-face-dummy = { $seat } asztalként leteríti a lapjait.
trainer-told-hint = Az asztal ({ $seat }) rámutat: { $card }.
trainer-told-hand = Az asztal ({ $seat }) megmondja, melyik kéz hív.
trainer-told-dummy-act = Az asztal ({ $seat }) beleszól.
trainer-told-quit-trick = { $side } lerakja az ütést.
trainer-told-ask-revoke = { $seat } megkérdezi, nem renonszolt-e { $of }.
trainer-told-claim = { $seat } a hátralévő ütésekből ennyit igényel: { $count }.
trainer-told-choose-remedy = { $seat } választása: { $remedy }.
trainer-told-call-attention = { $seat } szóvá teszi: { $irregularity }.
trainer-told-shuffle = { $seat } kever.
trainer-told-shuffle-seen = { $seat } úgy kever, hogy látszanak a lapok.
trainer-told-shuffle-hidden = { $seat } úgy kever, hogy senki sem látja.
trainer-told-cut = { $seat } emel, ennyi lapot: { $count }.
trainer-told-cut-seen = { $seat } úgy emel, hogy látszik egy lap.
trainer-told-deal-cards =
    { $seat } oszt ({ $pack ->
        [A] A pakli
        [B] B pakli
       *[other] { $pack }
    }); eddig kiosztott lapok: { $count }.
trainer-told-deal-fault = Osztás közben: { $irregularity }.
trainer-told-deal-extra = { $to } egyszerre két lapot kap.
trainer-told-look = { $seat } megnézi a lapjait, és közben egy láthatóvá válik.
trainer-told-look-other = { $seat } megnézi { $whose } lapjait.
trainer-told-draw = { $seat } az 52 lap sorából ezt húzza: { $place }. lap.
trainer-told-draw-two = { $seat } egyszerre két lapot vesz el.
trainer-told-remark = { $seat }: { $kind }.
trainer-told-warning = { $seat } figyelmezteti a partnerét egy készülő hibára.
trainer-told-missing-quitted_trick = { $lacks }: egy lap hiányzik. Egy lerakott ütésben kerül elő: { $card }.
trainer-told-missing-other_pack = { $lacks }: egy lap hiányzik. A másik pakliban kerül elő: { $card }.
trainer-told-missing-not_found = { $lacks }: egy lap hiányzik, és nem kerül elő.
trainer-told-missing-never_dealt = { $lacks }: egy lap hiányzik, ki sem osztották.
trainer-told-claim-silent = { $seat }, a felvevő, { $count } hátralévő ütést igényel, és nem mondja meg, hogyan játszik.
trainer-told-claim-line = { $seat }, a felvevő, { $count } hátralévő ütést igényel, és megmondja, hogyan játszik.
trainer-told-fell-open = Osztás közben egy lap képpel felfelé esik az asztalra: { $card }.
trainer-told-look-back =
    { $seat } megnézi { $trick ->
        [1] az
        [5] az
       *[other] a
    } { $trick }. ütést, amely már le van rakva.
trainer-told-revoked =
    { $trick ->
        [1] Az
        [5] Az
       *[other] A
    } { $trick }. ütésben { $hand } nem a hívott színt teszi, hanem ezt: { $card }. A játék véget ért.
trainer-right-attention = a hiba szóvá tétele, hogy meglegyen az ára
trainer-right-nothing = semmi: nem az én jogom, vagy nincs ilyen jog
trainer-right-tricks = ütések átvétele: { $count }
trainer-right-respond-accept = az igénylés elfogadása
trainer-right-respond-play-on = a játék folytattatása a mondottak szerint
trainer-right-respond-more = teljesebb magyarázat kérése
trainer-follows-redraw = a játékos újra húz; amit elvett, nem számít
trainer-follows-draw-counts = a lap számít
trainer-follows-first-counts = az elsőként érintett lap számít
trainer-follows-all-redraw = mind a négyen újra húznak
trainer-follows-card-given = a lapot megkapja, akinek hiányzik, és a játék folytatódik
trainer-follows-new-deal-same = új osztás ugyanattól az osztótól
trainer-follows-new-deal-next = új osztás a következő osztótól
trainer-follows-goes-on = semmi: folytatódik
trainer-follows-noted = illetlenség, de a szabály nem büntet érte
trainer-follows-allowed = szabad
trainer-follows-say-line = az igénylés nem számít, amíg a felvevő meg nem mondja, hogyan játszik
trainer-follows-claim-stands = az igénylés érvényes, és a kezeket leterítik
trainer-follows-raised = ugyanabban a színben a legalacsonyabb elegendő licitnek számít
trainer-follows-as-pass = passznak számít
trainer-follows-call-void = érvénytelen, büntetés nincs; a soros játékos szól
trainer-follows-call-stands = úgy érvényes, ahogy van
trainer-follows-stays-open = a visszavett lap nyitva marad, és az ellenfél követelheti
trainer-follows-points-50 = az ellenfél 50-et ír
trainer-follows-points-100 = az ellenfél 100-at ír, és a vétkes vonal nem ír honőrt
trainer-follows-no-price = semmi: az asztal renonsza nem kerül semmibe
trainer-title = Szabálygyakorló
trainer-lead = Valami félrement az asztalnál. Mihez van jogod?
trainer-choose = Válassz fejezetet
trainer-question = Te vagy { $seat }. Jelöld meg mindazt, amit választhatsz.
trainer-question-follows = Te vagy { $seat }. Mi következik?
trainer-happened = Mi történt
trainer-check = Ellenőrzés
trainer-next = A következő
trainer-right = Helyes.
trainer-wrong = Nem egészen.
trainer-yours = a te jogod
trainer-not-yours = itt nem
trainer-belongs = itt nem; ide tartozik: { $law }
trainer-declarers = ez a felvevő joga, nem a tiéd
trainer-defenders = ez az ellenjátékosok joga, nem a tiéd
trainer-others = ez nem a te jogod; akit megillet: { $chooser }
trainer-other-case = { $law } más esetben adja meg, nem ebben
trainer-so = így van
trainer-not-so = nem így van
trainer-score = Eddig helyes: { $right } / { $all }
trainer-other-chapters = Más fejezetek
trainer-pack-dealt = A lapok még nincsenek kiosztva.
trainer-chapter-L-DRAW = Helysorsolás
trainer-chapter-L-SHUF = A keverés
trainer-chapter-L-CUT = Az emelés
trainer-chapter-L-DEAL = Az osztás
trainer-chapter-L-LOOK = Túl korai megnézés
trainer-chapter-L-OOT = Bemondás soron kívül
trainer-chapter-L-INSUF = Elégtelen licitek
trainer-chapter-L-OTHER = Egyéb szabálytalan bemondások
trainer-chapter-L-SHOWA = Licit közben megmutatott lapok
trainer-chapter-L-LATE = Bemondás a licit után
trainer-chapter-L-LOOT = Hívás soron kívül
trainer-chapter-L-WHAND = Hívás a rossz kézből
trainer-chapter-L-PREM = Túl korán kijátszott lapok
trainer-chapter-L-EXPO = Nyitott lapok
trainer-chapter-L-DUMMY = Az asztal
trainer-chapter-L-REVOKE = A renonsz
trainer-chapter-L-CLAIM = Ütések igénylése
trainer-chapter-L-SURPLUS = Fölös lap
trainer-chapter-L-MISS = Hiányzó lap
trainer-chapter-L-PROP = Jó modor
trainer-chapter-PB = A füzet saját listája

error-trainer-chapter = ez a fejezet nem gyakorolható: { $chapter }; a következők egyike kell: { $expected }
error-trainer-number = { $number } nem egy feladat száma; 0 vagy több kell
error-trainer-answer = { $answer } itt nem válasz; a következők egyike kell: { $expected }
cli-laws-train = egy fejezet gyakorlása, például L-LOOT: helyzet, a jogod és a szabály
cli-laws-number = az első feladat száma
cli-laws-answer = Mindannak a száma, amit választhatsz (üres: vége):

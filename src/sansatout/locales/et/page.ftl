# Leht. Mängude asju nimetatakse igas keeles vihikute endi sõnadega.

page-skip = Sisu juurde
page-home = Sansatout: riiuli juurde
page-nav = Peamised lehed
page-nav-shelf = Riiul
page-nav-analyse = Analüüs
page-nav-score = Punktide arvutus
page-nav-history = Minu mängud
page-language = Keel
page-close = Sulge
page-copied = Kopeeritud
page-joining = Üks hetk …
page-nowhere = Siin ei ole midagi
page-nowhere-text = See aadress ei vii kuhugi. Riiulilt leiab kõik.

page-settings = Seaded
page-my-name = Sinu nimi
page-set-theme = Kujundus
page-set-theme-auto = nagu selles seadmes
page-set-theme-light = hele
page-set-theme-dark = tume
page-set-colours = Mastide värvid
page-set-colours-two = kaks
page-set-colours-four = neli
page-set-cards = Kaardid
page-set-cards-normal = tavalised
page-set-cards-large = suured
page-set-indices = Tähed kaartidel
page-set-indices-english = ingliskeelsed (A K Q J)
page-set-indices-national = eestikeelsed ({ page-index-A } { page-index-K } { page-index-Q } { page-index-J })
page-set-back = Kaartide tagakülg
page-set-back-booklet = vihiku oma
page-set-back-red = punane
page-set-back-blue = sinine
page-set-back-green = roheline
page-index-A = Ä
page-index-K = K
page-index-Q = E
page-index-J = S
page-set-motion = Liikumine
page-set-motion-auto = nagu selles seadmes
page-set-motion-less = väljas
page-set-taps = Kaardi mängimine ja pakkumine
page-set-taps-one = ühe puudutusega
page-set-taps-two = kahe puudutusega, eksimuste vastu

page-shelf = Vihikud
page-shelf-title = Bridž, nagu viis vana vihikut seda õpetavad
page-shelf-lead = Võta riiulilt mõni: mängi selle mänge sõprade või robotitega, arvuta päris kaartidega mängu punkte, loe reegleid.
page-play-now = Mängi kohe
page-play-now-note = Minibridž kolme robotiga: selge mõne minutiga, ilma kontota, ilma pakkumiseta.
page-play = Mängi
page-new-table = Sõpradega, valikud …
page-keep-score = Arvuta punkte
page-read-rules = Reeglid

page-cover-bridge-whist-place = Stockholm
page-cover-bridge-whist-title = Bridge
page-cover-bridge-whist-year = 1916
page-cover-pamphlet-place = Tallinn
page-cover-pamphlet-title = bridge
page-cover-pamphlet-year = 193·
page-cover-rulebook-place = Tallinn
page-cover-rulebook-title = Kontrakt-bridge
page-cover-rulebook-year = Mängu reeglid
page-cover-hungarian-place = Magyarország
page-cover-hungarian-title = Bridzs
page-cover-hungarian-year = Robber
page-cover-minibridge-place = Slovenija
page-cover-minibridge-title = Minibridž
page-cover-minibridge-year = Učna igra
page-cover-duplicate-place = Tänapäev
page-cover-duplicate-title = Duplikaat
page-cover-duplicate-year = ilma vihikuta

page-booklet-bridge-whist = Stockholm, 1916
page-booklet-bridge-whist-story = Väikeste mänguraamatute sarja kuues vihik. Pakkumist veel ei ole: jagaja nimetab trumbi või annab valiku partnerile, teised võivad kontreerida, ja siis üha uuesti. Pada on väärt kaks, trumbita mäng kaksteist.
page-booklet-pamphlet = Tallinn, kolmekümnendate vihik
page-booklet-pamphlet-story = Kontraktbridž on äsja kohale jõudnud ja arvutamises ei ole keegi ühel meelel. Vihikus on kõrvuti kolm arvutusviisi ja lühikesed reeglid neile, kes eksivad.
page-booklet-rulebook = Tallinn, reeglite raamat
page-booklet-rulebook-story = Täielikud mängureeglid: igal eksimusel on oma parandus, igal nõudel oma vastus. Trumbita võte loeb 30 ja 40, ja kes lepingut ei täida, maksab tabeli järgi.
page-booklet-hungarian = Ungari
page-booklet-hungarian-story = Robberbridž mõnel leheküljel: viisteist pakkumissõna, joonega arvutusleht, mans ja bell, ning rist iga võidetud partii eest.
page-booklet-minibridge = Sloveenia
page-booklet-minibridge-story = Koolivihik. Igaüks ütleb oma käe punktid ja tugevam pool mängib; avaldaja näeb „lauda“, valib trumbi ja otsustab, kas mängida boonuse peale.
page-booklet-duplicate = Tänapäev
page-booklet-duplicate-story = Vanal riiulil seda ei ole: tänapäeva klubide arvutusviis, mõõdupuuks vihikute kõrvale.

page-game-bridge-whist = Bridge-whist
page-game-bridge-whist-about = Nimeta trump või anna valik edasi; kontreeri kuni kaheksakordseni. Partii on 30.
page-game-kontrakt = Kontraktbridž, vana arvutus
page-game-kontrakt-about = Võtted loevad 6, 7, 8, 9 ja 10.
page-game-vanderbilt = Vanderbilt
page-game-vanderbilt-about = Võtted loevad 20, 30 ja 35. Partii on 100.
page-game-reform = Reform
page-game-reform-about = Partii on 40; slämmid ja vähemvõtted uue tabeli järgi.
page-game-rulebook = Kontraktbridž
page-game-rulebook-about = Robberbridž täielike reeglite järgi, koos karistustega.
page-game-hungarian = Robberbridž
page-game-hungarian-about = Partii on 100 punkti joone all, kaks partiid võidavad robberi.
page-game-minibridge = Minibridž
page-game-minibridge-about = Neljale. Ilma pakkumiseta: öeldakse punktid, siis räägivad kaardid.
page-game-minibridge-3 = Minibridž kolmele
page-game-minibridge-3-about = Neljas käsi on algusest peale lahti.
page-game-duplicate = Duplikaat
page-game-duplicate-about = Nummerdatud jaotused, number määrab hädaohu, tänapäevane arvutus.
page-game-chicago = Chicago
page-game-chicago-about = Neli jaotust, tänapäevane arvutus.

page-seat-N = Põhi
page-seat-E = Ida
page-seat-S = Lõuna
page-seat-W = Lääs
page-seat-short-N = P
page-seat-short-E = I
page-seat-short-S = Lõ
page-seat-short-W = Lä
page-side-NS = Põhi-Lõuna
page-side-EW = Ida-Lääs
page-suit-S = pada
page-suit-H = ärtu
page-suit-D = ruutu
page-suit-C = risti
page-strain-S = pada
page-strain-H = ärtu
page-strain-D = ruutu
page-strain-C = risti
page-strain-NT = trumbita
page-nt = NT
page-rank-A = äss
page-rank-K = kuningas
page-rank-Q = emand
page-rank-J = sõdur
page-rank-T = kümme
page-rank-9 = üheksa
page-rank-8 = kaheksa
page-rank-7 = seitse
page-rank-6 = kuus
page-rank-5 = viis
page-rank-4 = neli
page-rank-3 = kolm
page-rank-2 = kaks
# $rank ja $suit on tekstid nagu page-rank-A ja page-suit-S.
page-card = { $suit }{ $rank }
page-bid-S = { $level } pada
page-bid-H = { $level ->
    [one] { $level } ärtu
   *[other] { $level } ärtut
}
page-bid-D = { $level ->
    [one] { $level } ruutu
   *[other] { $level } ruutut
}
page-bid-C = { $level } risti
page-bid-NT = { $level } trumbita
page-call-Pass = Pass
page-call-X = Kontra
page-call-XX = Rekontra
page-short-X = X
page-short-XX = XX
page-doubled-X = kontreeritud
page-doubled-XX = rekontreeritud

page-said-name = { $strain }
page-said-remit = Annan edasi
page-said-ask = Kas tohin välja käia?
page-said-lead = Käi välja
page-said-double = Kontreerin
page-said-redouble = Rekontreerin
page-said-pass = Ei
page-said-announce = { $points ->
    [one] üks punkt
   *[other] { $points } punkti
  }
page-said-choose = { $strain }
page-said-choose-bonus = { $strain }, boonuse peale
page-said-choose-no-bonus = { $strain }, boonuseta
page-said-claim = { $tricks ->
    [one] Nõuan üht võtet
   *[other] Nõuan { $tricks } võtet
  }
page-said-concede = { $tricks ->
    [one] Loobun ühest võttest
   *[other] Loobun { $tricks } võttest
  }
page-said-ask-undo = Kas tohin selle tagasi võtta?
page-said-ask-break-off = Kas lõpetame siin?
page-said-ask-redraw = Kas tõmbame kohad uuesti?
page-said-ask-second-game = Kas järgmine jaotus on teine partii ({ $seats })?
page-said-ask-first-game = Kas järgmine jaotus on kõigile esimene partii?
page-answer-accept = Nõus
page-answer-refuse = Ei
page-answer-play-on = Mängime edasi
page-answer-more = Selgita lähemalt
page-announced = { $seat }: { $what }.
page-your-turn = Sinu kord.

page-you = Sina
page-open-hand = avatud käsi
page-guest = Külaline
page-open-place = vaba
page-open-places = Vabad kohad
page-dealer = jagab
page-dealer-short = J
page-declarer = avaldaja
page-defenders = vastased
page-dummy = „laud“
page-senior = senior
page-junior = junior
page-away = eemal
page-here = kohal
page-to-act = kord
page-my-hand = Sinu käsi
page-hand-of = { $count ->
    [one] { $who }, üks kaart
   *[other] { $who }, { $count } kaarti
  }
page-trick = Võte
page-trick-number = { $number }. võte
page-auction = Pakkumine
page-ask-meaning = Mida see avaldus tähendab?
page-meaning-waits = küsitud …
page-meaning-asked = Sinult küsiti, mida su avaldus tähendab:
page-meaning-tell = Ütle
page-bidding-box = Sinu avaldus
page-your-words = Sinu sõna
page-your-choice = Sinu valik
page-name-strain = Nimeta trump või anna valik partnerile
page-name-strain-must = Partner jättis valiku sinule: nimeta trump
page-choose-strain = Sina oled avaldaja. Mis saab trumbiks?
page-choose-hint = Boonuse jaoks on vaja rohkem võtteid: trumbita mängus üheksat, ärtus või padas kümmet, ristis või ruutus üheteistkümmet. Muidu piisab seitsmest.
page-choose-silent = Kes nimetab ainult trumbi, mängib boonuse peale.
page-for-bonus = Boonuse peale
page-without-bonus = Ilma boonuseta
page-announce-points = Punkte sinu käes
page-announce = Ütle
page-announce-help = Sinu kaartides on punkte { $points }: äss 4, kuningas 3, emand 2, sõdur 1.
page-announce-show = Loe minu eest
page-announce-hide = Loen ise
page-recounted = Öeldud punktid ei andnud kokku 40: kõik loevad uuesti.
page-points-told = Kolm korda ei andnud punktid kokku 40; nüüd ütles need mängulaud ise.
page-points = { $points ->
    [one] üks punkt
   *[other] { $points } punkti
  }
page-sayings = Mida öeldi
page-nothing-said = Veel ei ole midagi öeldud
page-declarer-is = { $seat } on avaldaja ja valib.

page-status = Mängu seis
page-deal-number = Jaotus { $number }
page-bonus = boonus
page-needs = { $tricks ->
    [one] vaja üht võtet
   *[other] vaja { $tricks } võtet
  }
page-tricks-won = võtteid tehtud
page-open-sheet = Ava arvutusleht
page-stage-draw = Kohtade tõmbamine
page-stage-seats = Kohtade valik
page-stage-shuffle = Segamine
page-stage-cut = Tõstmine
page-stage-deal = Jagamine
page-stage-between = Kahe jaotuse vahel
page-stage-dialogue = Pakkumine
page-stage-play = Mäng
page-stage-over = Jaotus on lõppenud
page-stage-void = Jääb mängimata
page-link-lost = Ühendus katkes; proovime uuesti …
page-overtaken = Mäng läks edasi, enne kui see kohale jõudis: vaata ja vali uuesti.
page-not-storing = Server ei saa praegu midagi salvestada. Midagi ei lähe kaduma; mäng jätkub iseenesest niipea, kui võimalik.

page-draw-title = Kohtade valik
page-draw-pick = Tõmba kaart.
page-draw-place = Laotatud kaart { $place }
page-choose-seat = Vali koht.
page-chooses-seat = { $name } valib kohta.
page-cut-title = Sina tõstad kaarte
page-cut-count = { $count ->
    [one] tõsta üks kaart
   *[other] tõsta { $count } kaarti
  }
page-cut = Tõsta
page-cuts = { $seat } tõstab …
page-shuffling = Segamine …

page-tools = Palu
page-undo = Võta tagasi
page-last-trick = Viimane võte
page-earlier-trick = Varasem võte
page-review-auction = Mida öeldi
page-review-contract = Leping
page-name-cards = Kes mida mängis?
page-claim = Nõua võtteid …
page-claim-title = Nõua võtteid või loobu neist
page-claim-tricks = Mitu ülejäänud võtetest?
page-claim-words = Kuidas sa edasi mängiksid (kui soovid öelda)
page-claim-send = { $tricks ->
    [one] Nõua üht võtet
   *[other] Nõua { $tricks } võtet
  }
page-claim-doubted = Selles jaotuses on teie poole nõue tagasi lükatud: robotid tunnistavad nüüd sinu omaks ainult need võtted, mis on kindlad selle põhjal, mida sa ise näed.
page-concede-send = { $tricks ->
    [one] Loobu ühest võttest
   *[other] Loobu { $tricks } võttest
  }
page-ask-break-off = Katkesta
page-ask-redraw = Tõmba uuesti
page-second-game = Järgmine jaotus: esimene või teine partii?
page-second-game-none = Kõigil esimene partii
page-second-game-some = Teine partii: { $seats }
page-second-game-agreed = Kokku lepitud, et järgmine jaotus on teine partii: { $seats }.
page-second-game-agreed-none = Kokku lepitud, et järgmine jaotus on kõigile esimene partii.
page-waiting-for = ootame: { $seats }

page-deal-over = Jaotus { $number } on lõppenud
page-deal-void = Seda jaotust keegi ei mängi
page-deal-result = { $tricks ->
    [one] { $what }, avaldaja { $seat }: üks võte
   *[other] { $what }, avaldaja { $seat }: { $tricks } võtet
  }
page-next-deal = Järgmine jaotus
page-waiting-others = Ootame teisi …
page-look-at-deal = Vaata jaotust

page-waiting-title = Ootame mängijaid
page-kind-person = inimene
page-kind-robot = robot
page-kind-open = vaba
page-copy-invite = Kopeeri kutse
page-sit-here = Istu siia
page-start-with-robots = Alusta, vabadele kohtadele robotid
page-beside = Mängulaua kõrval
page-tab-sheet = Leht
page-tab-chat = Jutt
page-tab-people = Mängijad
page-accounts = Pluss ja miinus
page-options = Valikud
page-chat-empty = Keegi ei ole midagi öelnud.
page-chat-silent = Pealtvaatajad vaikivad sel ajal, kui jaotust mängitakse.
page-chat-say = Ütle midagi
page-chat-send = Ütle
page-robot-acts = mängib robot
page-make-open = Vabasta koht
page-make-robot = Robot
page-watchers = { $count ->
    [one] Üks inimene vaatab pealt.
   *[other] { $count } inimest vaatab pealt.
  }
page-copy-table = Kopeeri mängulaua link
page-copy-private = Kopeeri oma isiklik link
page-private-note = Isiklik link toob sind igas seadmes tagasi sinu kohale. Hoia see enda teada.
page-stand = Jäta oma koht robotile
page-sit-again = Võta oma koht tagasi
page-pace = Robotite tempo
page-seconds = { $seconds } s
page-at-once = kohe
page-join-title = Sind on kutsutud
page-sit-down = Istu lauda

page-above = joone peal
page-below = joone all
page-the-line = Joon
page-game-won = Partii on võidetud
page-games-won = { $count ->
    [one] üks partii
   *[other] { $count } partiid
  }

page-stage-auction = Pakkumine
page-stage-naming = Trumbi nimetamine
page-stage-announcing = Punktid

page-new-table-title = Uus mängulaud: { $game }
page-start = Istu lauda ja mängi
page-with-robots = Mina ja robotid
page-with-friends = Sõbrad lingiga
page-who-sits = Kes kus istub
page-sits-me = mina
page-sits-robot = robot
page-sits-open = sõber, lingiga
page-friend = nimi, kui soovid
page-friend-name = Sõbra nimi, koht { $seat }
page-more-players = Veel mängijaid, kes mängivad kordamööda
page-seating = Kohad
page-seating-fixed = nagu ülal valitud
page-seating-draw = otsustab tõmbamine, nagu vihikus
page-laws = Reeglid
page-laws-enforced = teha saab ainult lubatut
page-laws-at-the-table = nagu päris lauas: eksida võib, aga see maksab
page-robots = Robotid
page-robot-level = Kui hästi nad mängivad
page-robot-system = Kuidas nad pakuvad
page-people-system = Kuidas inimesed pakuvad (nii loevad neid robotid)
page-people-usual = nagu vastas istuv robot, muidu { $system }
page-signals = Kaitsesignaalid
page-signals-note = Kõrge kaart julgustab, kõrge ja siis madal näitab paarisarvu, nii robotitel kui ka sinul; mõlemad pooled teavad seda.
page-level-novice = nagu algajad
page-level-club = nagu klubimängijad
page-level-expert = nii hästi kui oskavad
page-system-culbertson = Culbertsoni järgi
page-system-one-club = ristisüsteem
page-system-standard = tänapäevane süsteem
page-system-natural = nagu peaaegu kõik pakuvad
page-table-name = Mängulaua nimi (kui soovid)
page-options-title = Vihiku valikud
page-usual = tavaline

page-value-true = jah
page-value-false = ei
page-option-doubling_limit = Kui kaugele kontreeritakse
page-value-doubling_limit-8 = kaheksakordseni
page-value-doubling_limit-none = piiramatult
page-option-lay_down_spades = Kontreerimata pada pannakse maha ja seda ei mängita
page-option-score_keeping = Punkte märgitakse
page-value-score_keeping-sheet = arvutuslehele
page-value-score_keeping-counters = mängumärkidega
page-option-next_sitting_deal = Kes jagab järgmises istungis esimesena
page-value-next_sitting_deal-rotate = järgmine järjekorras
page-value-next_sitting_deal-lowest-draw = madalaima kaardi tõmbaja
page-option-look_back = Milliseid kokkupandud võtteid võib vaadata
page-value-look_back-last-and-one-named = viimast ja veel üht
page-value-look_back-last-only = ainult viimast
page-option-penalty_tricks = Karistusvõtted
page-value-penalty_tricks-never = ei loe kunagi
page-value-penalty_tricks-moved = lähevad vastaspoolele
page-option-three_aces_in_one_hand = Kolm ässa ühes käes trumbita mängus
page-option-several_chicanes = Kui mitmes käes ei ole trumpe
page-value-several_chicanes-each = loeb igaüks
page-value-several_chicanes-one-a-side = kummalegi poolele üks
page-option-chicane_when_laid_down = Schikane loeb ka siis, kui pada pannakse maha
page-option-part_score_after_game = Kaotaja mänguseis võidetud partiis
page-value-part_score_after_game-kept = jääb kokkuvõttesse
page-value-part_score_after_game-carried = loeb edasi järgmises partiis
page-value-part_score_after_game-lost = läheb kaotsi
page-option-second_game_behind = Kui teise partii võitja on punktidega taga
page-value-second_game_behind-net = võidavad vahe teised
page-value-second_game_behind-nothing = ei võida keegi
page-option-general_account = Üldarvestuses
page-value-general_account-plus-and-minus = saavad võitjad plussi, kaotajad miinuse
page-value-general_account-winners = saavad võitjad plussi
page-option-seat_draw_tie = Ühekõrgused kaardid tõmbamisel
page-value-seat_draw_tie-suit_rank = otsustab mast
page-value-seat_draw_tie-draw_again = tõmmatakse uuesti
page-option-partner_change = Partnereid vahetatakse
page-value-partner_change-cycle_three = nii, et igaüks mängib igaühega
page-value-partner_change-never = mitte kunagi
page-option-rubbers_per_partnership = Mitu robberit enne partnerite vahetamist
page-option-doubler = Kes võib kontreerida
page-value-doubler-any_opponent = kumbki vastane
page-value-doubler-next_player = ainult järgmine mängija
page-option-honours_holder = Honöörid loevad
page-value-honours_holder-any = sellele, kelle käes need on
page-value-honours_holder-declaring_side = ainult mängivale poolele
page-option-revoke_tricks = Mitu võtet salgamise eest võetakse
page-option-revoke_tricks_for_slam = Salgamise eest saadud võtted loevad slämmi jaoks
page-option-revoke_each = Iga salgamine maksab
page-option-penalty_scale = Eksimuste trahvid
page-value-penalty_scale-flat = jäävad samaks
page-value-penalty_scale-scaled = kasvavad kontreerimise ja hädaohuga
page-option-peek_penalty = Kokkupandud võtte vaatamise trahv
page-value-peek_penalty-any_quitted = iga võtte eest
page-value-peek_penalty-opponents_only = ainult vastaste võtete eest
page-option-unfinished_rubber = Katkestatud robber
page-value-unfinished_rubber-as_is = loeb nii, nagu seis on
page-option-sheet_keeping = Kuidas lehte peetakse
page-value-sheet_keeping-each = iga arv eraldi
page-value-sheet_keeping-sums_below = joone all kustutatakse vana arv ja kirjutatakse uus summa
page-value-sheet_keeping-sums_above = joone peal kustutatakse vana arv ja kirjutatakse uus summa
page-value-sheet_keeping-from_opponents = joone peal kustutatakse punktid vastaspoolel
page-option-rubber_game_also_gets_game_premium = Robberi võitnud partii saab ka partii preemia
page-option-below_line_in_total = Punktid joone all loevad kokkuvõttes
page-option-chicane = Schikane loeb
page-option-chicane_hands = Ühe poole mõlemad käed ilma trumpideta
page-value-chicane_hands-each_hand = loevad kumbki
page-value-chicane_hands-once_a_side = loevad üks kord
page-option-unbid_slam_scope = Avaldamata slämm loeb
page-value-unbid_slam_scope-any_side = kummalegi poolele
page-value-unbid_slam_scope-declaring_side = mängivale poolele
page-value-unbid_slam_scope-made_contract = kui leping on täidetud
page-option-reform_six_bid_seven_made = Pakutud kuus, tehtud seitse
page-value-reform_six_bid_seven_made-small_announced = avaldatud väike slämm
page-value-reform_six_bid_seven_made-both = mõlemad slämmid
page-value-reform_six_bid_seven_made-grand_unannounced = avaldamata suur slämm
page-option-reform_overtrick = Punkte ülevõtte eest
page-option-reform_premium_base = Robberi preemia arvutatakse
page-value-reform_premium_base-winner = võitja partiidest
page-value-reform_premium_base-both_sides = mõlema poole partiidest
page-option-reform_premium_doubled = Kontreerimine suurendab preemiat
page-option-danger_is_per_side = Kumbki pool on hädaohus omaette
page-option-unfinished_one_game_each = Katkestatud, kui kummalgi on üks partii
page-value-unfinished_one_game_each-both = saavad preemia mõlemad
page-value-unfinished_one_game_each-neither = ei saa seda keegi
page-option-below_correction_until = Punkte joone all võib parandada
page-value-below_correction_until-first_card = kuni järgmise mängu esimese kaardini
page-value-below_correction_until-last_card = kuni järgmise mängu viimase kaardini
page-option-above_line_in_total = Punktid joone peal loevad kokkuvõttes
page-option-game_extra_points = Lisapunkte iga võidetud partii eest
page-option-rubber_reward_place = Robberi preemia kirjutatakse
page-value-rubber_reward_place-above = joone peale
page-value-rubber_reward_place-below = joone alla
page-option-slam_requires_bid = Slämm peab olema pakutud
page-option-redoubled_insult = Rekontreeritud lepingu täitmine
page-option-doubling_points_place = Mida kontreerimine lisab, kirjutatakse
page-value-doubling_points_place-below = joone alla
page-value-doubling_points_place-above = joone peale
page-option-surplus_carries = Üle 100 läinud punktid loevad edasi järgmises partiis
page-option-nt_overtrick = Ülevõte trumbita mängus
page-option-honours = Honöörid
page-value-honours-none = ei loe
page-value-honours-today = loevad nagu tänapäeval
page-option-passed_out = Kui kõik passivad
page-value-passed_out-next_dealer = jagab järgmine mängija
page-value-passed_out-same_dealer = jagab sama mängija uuesti
page-option-seat_draw_ace = Äss tõmbamisel
page-value-seat_draw_ace-high = kõrgeim
page-value-seat_draw_ace-low = madalaim
page-option-announcing = Punktid ütleb
page-value-announcing-program = mängulaud ise
page-value-announcing-players = iga mängija
page-value-announcing-players-alone = iga mängija, kuni summa on 40
page-option-redeal_at_twenty = Kui kummalgi on kakskümmend punkti
page-value-redeal_at_twenty-same-dealer = jagab sama mängija uuesti
page-value-redeal_at_twenty-next-dealer = jagab järgmine mängija
page-option-vulnerability = Kõrgem tariif
page-value-vulnerability-per-deal = lepitakse kokku iga jaotuse kohta
page-value-vulnerability-by-board = oleneb jaotuse numbrist
page-value-vulnerability-by-bonus = tuleb võidetud boonusega
page-option-penalty_tariff = Kelle tariifi järgi vähemvõtted loevad
page-value-penalty_tariff-declarer = avaldaja
page-value-penalty_tariff-defenders = vastaste
page-option-silence = Kui boonuse kohta midagi ei öelda
page-value-silence-no-bonus = mängitakse boonuseta
page-value-silence-bonus = mängitakse boonuse peale
page-option-penalty_columns = Kes kirjutab vähemvõtete punktid
page-value-penalty_columns-each = kumbki vastane täies ulatuses
page-value-penalty_columns-shared = vastased pooleks
page-value-penalty_columns-declarer = avaldaja, miinusena
page-option-first_dealer = Kes jagab esimesena
page-value-first_dealer-we = meie
page-value-first_dealer-they = nemad
page-option-middle_deals = Teises ja kolmandas jaotuses on hädaohus
page-value-middle_deals-dealer = jagaja pool
page-value-middle_deals-non_dealer = teine pool

page-replay = Mäng uuesti
page-to-start = Algusesse
page-trick-back = Võtte võrra tagasi
page-card-back = Kaardi võrra tagasi
page-card-on = Kaardi võrra edasi
page-trick-on = Võtte võrra edasi
page-to-end = Lõppu
page-card-number = Kaart
page-show-values = Mida iga kaart on väärt
page-play-from-here = Mängi siit edasi
page-play-again = Mängi see jaotus uuesti
page-mistake = { $cost ->
    [one] { $seat }, { $card }: see maksis ühe võtte
   *[other] { $seat }, { $card }: see maksis { $cost } võtet
  }
page-worth = Mida see väärt oli
page-analysis = Kõik kaardid näha
page-double-dummy = Võtted parima mänguga
page-lost-tricks = Kus võtteid kaotati
page-no-mistakes = Keegi ei kaotanud võtet.
page-thoughts = Mida robotid mõtlesid
page-thoughts-count = { $count ->
    [one] üks otsus
   *[other] { $count } otsust
  }
page-thought-candidates = kaalutud
page-thought-reason = sest
page-thought-samples = näidisjaotusi
page-thought-points = oodatavaid punkte { $count }
page-thought-tricks = oodatavaid võtteid { $count }
page-take-away = Allalaadimine
page-copy-deal = Kopeeri link
page-fair = Aus jagamine
page-fair-text = Enne tõstmist valis mängulaud saladuse ja näitas selle räsi otsekui kinnist ümbrikku. Siis lisas iga mängija brauser oma arvu. Saladus, arvud ja tõste määravad koos kaartide järjekorra, nii et keegi ei saanud seda üksi teada ega valida. Sinu brauser kordas äsja segamist:
page-fair-limits = See näitab, et kaarte ei ole keegi valinud. See ei saa näidata, kas serveri pidaja räägib kellelegi, mis kaardid teistel käes on.
page-fair-figures = Kontrolli ise
page-fair-noted = Räsi, mille see brauser enne jagamist üles kirjutas
page-fair-number = Arv mängijalt: { $seat }
page-fair-table = mängulaud
page-fair-command = Hoia mõlemad failid alles; käsk kontrollib neid ilma selle lehe ja serverita:
page-fair-deal-file = Jaotus
page-fair-record-file = Minu üleskirjutus
page-fair-not = Seda jaotust ei segatud: kaardid valis keegi. Selle ausust ei tõesta miski.
page-fair-commitment = Räsi, avaldatud enne tõstmist
page-fair-secret = Saladus, avaldatud pärast jaotust
page-fair-cut = Tõstetud kaarte
page-back-to-table = Tagasi mängulaua juurde

page-analyse-play = Mängi seda
page-analyse-game = Mäng
page-analyse-play-note = Sina istud Lõuna kohal, teised kolm on robotid. Valitud kaardid ei ole aus segamine ja laud ütleb seda.
page-picture-png = Pilt (PNG)
page-analyse-title = Analüüsi jaotust
page-analyse-lead = Kleebi siia jaotus, PBN- või LIN-fail või vali kaardid klõpsates; näed, mida parim mäng toob.
page-analyse-text = Jaotus, PBN või LIN
page-analyse-click = Vali kaardid klõpsates
page-analyse-whose = Kelle kaardid
page-analyse-rest = Ülejäänud
page-analyse-clear = Tühjenda
page-analyse-go = Analüüsi
page-analyse-example = Näide
page-board-number = Jaotus { $number }
page-best-cards = Parimad kaardid
page-best-cards-note = Iga kaart näitab, mitu võtet tema pool veel saab. Klõpsa kaardil, et see mängida.
page-trumps = Trump
page-leader = Välja käib

page-history-title = Minu mängud
page-history-empty = Veel ei ole midagi. Võta riiulilt vihik.
page-history-tables = Mängulauad
page-history-deals = Jaotused
page-history-sheets = Päris kaartidega mängude arvutuslehed
page-deals = { $count ->
    [one] üks jaotus
   *[other] { $count } jaotust
  }

page-keep-choose = Arvuta päris kaartidega mängu punkte
page-keep-lead = Vali mäng. Igaüks lauas saab arvutuslehte jälgida oma telefonist.
page-keep-title = Punktide arvutus: { $game }
page-players = Mängijad
page-players-pairs = Esimesed kaks on partnerid ja viimased kaks samuti. Nimed võib tühjaks jätta.
page-players-three = Selles järjekorras, nagu istute. Nimed võib tühjaks jätta.
page-player-number = Mängija { $number }
page-begin-sheet = Alusta arvutuslehte
page-enter-deal = Pane jaotus kirja
page-contract = Leping
page-undoubled = kontreerimata
page-times = Mitmekordselt loeb (kontra)
page-who-played = Mängis
page-whose-tricks = Rohkem võtteid
page-tricks-taken = Tehtud võtteid
page-entry-more = Honöörid ja muu
page-entry-help = Kuidas seda kirjutada
page-enter = Pane kirja
page-all-passed = Kõik passisid
page-sheet-undo = Võta viimane kirje tagasi
page-new-round = Järgmine voor
page-read-only = Seda arvutuslehte saad lugeda. Küsi linki, millega saab kirjutada.
page-entered = Kirja pandud
page-copy-read = Kopeeri lugemise link
page-copy-write = Kopeeri kirjutamise link

page-rules-aim = Siht
page-rules-seats = Mängijad ja kohad
page-rules-deal = Kaardid ja jagamine
page-rules-talk = Enne mängu
page-rules-play = Mäng
page-rules-score = Arvutus
page-rules-end = Lõpp

page-rules-bridge-whist-aim = Kaks paari, partnerid vastastikku. Pool, kes teeb rohkem kui kuus võtet, saab punkte kuut ületavate võtete eest; lepingut ei ole.
page-rules-bridge-whist-seats = Igaüks tõmbab kaardi; siin on äss madalaim ja võrdsetest kaartidest pada. Kaks madalamat on partnerid. Madalaima kaardi omanik jagab esimesena ja valib koha. Kui mängijaid on üle nelja, jäävad esialgu kõrvale kõrgemate kaartide omanikud; madalaima kaardi omanik, vihiku hållkarl, mängib alati. Iga istungi järel kohti vahetatakse, nii et kolme istungiga on igaüks igaühega mänginud.
page-rules-bridge-whist-deal = Kaks kaardikimpu vaheldumisi, igaühele kolmteist kaarti, ükshaaval. Trumbikaarti ei pöörata.
page-rules-bridge-whist-talk = Jagaja nimetab masti või trumbita mängu või annab valiku edasi: siis peab nimetama partner. Jagajast vasakul istuv mängija kontreerib või küsib: „Kas tohin välja käia?“; neljas mängija ütleb „käi välja“ või kontreerib. Pärast kontrat võib nimetanud pool rekontreerida, siis jälle esimene kontreerija, harilikult kuni kaheksakordseni.
page-rules-bridge-whist-play = Välja käib jagajast vasakul istuv mängija. Siis paneb jagaja partner oma kaardid lauale ja jagaja mängib mõlema käega. Masti peab andma, kui saab; trumbiga lüüa ei pea kunagi. Kokkupandud võtetest võib vaadata viimast ja veel üht.
page-rules-bridge-whist-score = Iga võte üle kuue loeb padas 2, ristis 4, ruutus 6, ärtus 8 ja trumbita mängus 12 punkti, korda kontreerimine. Honöörid, schikane ja slämmid kirjutatakse joone peale ja neid ei kahekordistata kunagi. Väike slämm on väärt 20, suur slämm 40. Schikane ehk trumbita käsi loeb oma poolele kahe honöörina või võtab teise poole honööridest kaks maha. Karistusvõtteid ei arvestata kunagi.
page-rules-bridge-whist-end = Partii on 30 punkti joone all. Pool, kes võidab teise partii, saab 100 ja lõpetab istungi. Vahe ümardatakse kümnelisteks, viis jäetakse ära; kolm istungit on üks robber.

page-rules-pamphlet-aim = Võistle pakkumises trumbi nimetamise õiguse pärast ja tee lubatud võtted.
page-rules-pamphlet-seats = Igaüks tõmbab kaardi; äss loeb üks. Kahe suurema kaardi omanikud mängivad kahe vähema vastu ja väikseima kaardi omanik jagab. Kokkulepitud arvu robberite järel vahetatakse partnereid.
page-rules-pamphlet-deal = Kaks erivärviliste seljatagustega kaardikimpu, vaheldumisi. Igaühele kolmteist kaarti, ükshaaval. Kui mõni honöör langeb selili lauale, jagab järgmine mängija. Jagamise kord läheb vasakule.
page-rules-pamphlet-talk = Alustab jagaja. Pakkumine nimetab võtted üle kuue ja masti; see peab olema eelmisest kõrgem: risti, ruutu, ärtu, pada, trumbita. Vastased võivad kontreerida, pakkujad rekontreerida. Pakkumise lõpetavad kolm passi. Kui kõik passivad, jagab järgmine mängija. Liiga madal pakkumine loetakse samas mastis nõutava kõrgusega pakkumiseks; pakkumise järel väljaspool järjekorda võib vastaspool nõuda uut jagamist.
page-rules-pamphlet-play = Esimese kaardi mängib välja avaldajast vasakul istuv mängija, siis laotatakse „laua“ kaardid lahti ja nendega mängib avaldaja. Masti peab andma, kui saab; üle lüüa ei pea keegi. Kokkupandud võtte vaatamine maksab 50. Kes jättis masti andmata, võib seda parandada järgmise väljakäiguni; hiljem maksab see 100 või võtteid.
page-rules-pamphlet-score = Pakutud ja tehtud võtted kirjutatakse joone alla, kõik muu joone peale. Partii võitnud pool mängib hädaohu partiid: preemiad ja kaotused on suuremad. Neli või viis honööri ühes käes tasutakse sellele, kelle käes need on.
page-rules-pamphlet-end = Robberi võidavad kaks partiid. Summade vahe on iga võitja pluss ja iga kaotaja miinus.
page-rules-kontrakt-score = Pakutud ja tehtud võtted loevad ristis 6, ruutus 7, ärtus 8, padas 9 ja trumbita 10; partii on 30. Lepingu täitmine annab 50 ja iga ülevõte veel 50; mittetäitmine maksab 50 ja iga vähemvõte veel 50. Hädaohu partiis on see arv 100; kontreerimine teeb selle kahekordseks. Slämmid loevad nii avaldatult kui ka avaldamata. Schikane ehk käsi ühegi trumbita annab oma poolele 50.
page-rules-vanderbilt-score = Pakutud ja tehtud võtted loevad ristis ja ruutus 20, ärtus ja padas 30, trumbita 35; partii on 100. Slämmid annavad punkte ainult avaldatult. Kahepartiiline robber on väärt 700, kolmepartiiline 500.
page-rules-reform-score = Partii on 40; võtted loevad nagu kontraktis. Partii preemia on see, mis võitja selles joone alla tegi, robberi preemia see, mis võitja mõlemas partiis tegi. Avaldatud slämm on väärt 48 või 96, ainult tehtud 16 või 32.

page-rules-rulebook-aim = Pooled võistlevad pakkumises lepingu pärast; pool, kes selle saab, püüab teha lubatud võtted, teine püüab seda takistada.
page-rules-rulebook-seats = Kimp laotatakse lauale ja igaüks tõmbab kaardi, aga mitte nelja esimese ega viimase seast. Kaks kõrgemat on partnerid; kõige kõrgema kaardi omanik valib koha ja jagab esimesena. Äss on kõige kõrgem.
page-rules-rulebook-deal = Kaks kimpu vaheldumisi. Jagajast vasakul istuv mängija segab, paremal istuv tõstab ja jagaja jagab ükshaaval.
page-rules-rulebook-talk = Esimesena pakub jagaja. Iga pakkumine peab ületama eelmist; vastaspoole pakkumist võib kontreerida, kontrat rekontreerida. Pakkumise lõpetavad kolm järjestikust passi. Pakkumiste kordamist võib paluda see, kelle kord on avaldada, ja see, kellel on esimene väljakäik.
page-rules-rulebook-play = Välja käib avaldaja vasakvastane ja „laud“ asetab oma kaardid lauale. Masti peab andma. Võtete nõudele vastab vastaspool; igal eksimusel on reeglites oma lahendus.
page-rules-rulebook-score = Võte loeb ristis ja ruutus 20, ärtus ja padas 30; trumbita mängus paaritud võtted 30 ja paarisvõtted 40. Partii on 100 punkti joone all. Slämmid arvutatakse pakutult ja täidetult: 500 ja 1500, hädaohu partiis 750 ja 2250. Neli honööri ühes käes on väärt 100, viis 150, neli ässa trumbita mängus 150.
page-rules-rulebook-end = Robberi võidavad kaks partiid: 700, kui vastastel ei ole ühtegi, 500, kui neil on üks. Katkestatud robberis annab partii 300.

page-rules-hungarian-aim = Luba nii palju võtteid, kui suudad teha; teised püüavad seda takistada.
page-rules-hungarian-seats = Paarid tõmmatakse: kaks kõrgemat kaarti kahe madalama vastu. Kõige kõrgem jagab esimesena.
page-rules-hungarian-deal = Jagajast vasakul istuv mängija segab, paremal istuv tõstab. Kaardid jagatakse ükshaaval vasakule, samal ajal kui jagaja partner segab teist kimpu.
page-rules-hungarian-talk = Viieteistkümnest sõnast piisab: pass, kontra, rekontra; risti, ruutu, ärtu, pada, trumbita; üks kuni seitse. Alustab jagaja ja iga pakkumine on eelmisest kõrgem. Pakkumise lõpetavad kolm passi; avaldaja on see, kes masti esimesena nimetas.
page-rules-hungarian-play = Välja käib avaldajast vasakul istuv mängija, siis laob „laud“ kõik kaardid lahti, iga masti oma veergu. Masti peab andma; trumbiga lüüa võib, aga ei pea.
page-rules-hungarian-score = Pakutud ja tehtud võtted lähevad joone alla: risti ja ruutu 20, ärtu ja pada 30, trumbita esimene 40 ja järgmised 30. Kõik muu läheb joone peale. Partiita pool on mansis, ühe partiiga pool bellis, kus tasud ja kaotused on suuremad.
page-rules-hungarian-end = Partii on 100 punkti joone all; see märgitakse ristiga. Robberi võidavad kaks partiid: 700, kui teistel ei ole ühtegi, muidu 500.

page-rules-minibridge-aim = Tehke partneriga koos võtteid. Pakkumist ei ole, seega saab mängu selgeks mõne minutiga.
page-rules-minibridge-seats = Neli mängijat kahes paaris, Põhi ja Lõuna Ida ja Lääne vastu. Kõik käib päripäeva.
page-rules-minibridge-deal = Igaühele kolmteist kaarti, ükshaaval.
page-rules-minibridge-talk = Jagajast alates ütleb igaüks oma käe punktid: äss 4, kuningas 3, emand 2, sõdur 1; kokku 40. Mängib paar, kellel on rohkem punkte, ja selles on avaldaja see, kellel on rohkem; kui mõlemal on võrdselt, siis see, kes ütles enne. Kui kummalgi on kakskümmend, jagatakse uuesti. „Laua“ kaardid avatakse; avaldaja vaatab neid, valib trumbi või trumbita mängu ja ütleb, kas mängib boonuse peale.
page-rules-minibridge-play = Välja käib avaldajast vasakul istuv mängija. Avaldaja mängib mõlema käega. Anna masti, kui saad, muidu mängi, mida soovid. Võidab kõige kõrgem trump, trumbita kõige kõrgem kaart väljakäidud mastist.
page-rules-minibridge-score = Boonuseta piisab seitsmest võttest ja need annavad 50 ning võtete punktid. Boonuse jaoks on trumbita mängus vaja üheksat, ärtus või padas kümmet, ristis või ruutus üheteistkümmet võtet: 300, kõrgema tariifiga 500, ning võtete punktid. Võte üle kuue on ristis ja ruutus väärt 20, muidu 30, trumbita mängus esimene 10 rohkem. Iga puuduva võtte eest saavad vastased 50, kõrgema tariifiga 100.
page-rules-minibridge-3-seats = Kolm mängijat; neljas käsi on algusest peale lahti.
page-rules-minibridge-3-talk = Kolm mängijat ütlevad oma punktid; kõige tugevam, võrdsete seast see, kes ütles enne, on avaldaja ja mängib koos avatud käega, ülejäänud kaks on selles jaotuses partnerid. Avaldaja valib trumbi ja ütleb, kas mängib boonuse peale.
page-rules-minibridge-3-end = Igaühel on oma lahter. Kui avaldajal jääb võtteid puudu, kirjutab kumbki vastane endale selle eest punktid.

page-rules-duplicate-aim = Mäng, nagu seda tänapäeval klubides mängitakse: iga jaotus arvutatakse eraldi ja seda võrreldakse teiste laudadega.
page-rules-duplicate-talk = Pakkumine nagu kontraktbridžis. Kes on hädaohus, määrab jaotuse number.
page-rules-duplicate-play = Välja käib avaldajast vasakul istuv mängija, „laua“ käsi on lahti, masti peab andma.
page-rules-duplicate-score = Pakutud ja tehtud võtted loevad 20, 30 või trumbita 40 ja 30; osaline mäng lisab 50, partii 300 või 500, slämmid 500 kuni 1500.

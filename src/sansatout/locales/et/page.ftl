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
page-set-theme = Valgus
page-set-theme-auto = nagu selles seadmes
page-set-theme-light = hele
page-set-theme-dark = tume
page-set-colours = Mastide värvid
page-set-colours-two = kaks
page-set-colours-four = neli
page-set-cards = Kaardid
page-set-cards-normal = tavalised
page-set-cards-large = suured
page-set-motion = Liikumine
page-set-motion-auto = nagu selles seadmes
page-set-motion-less = ilma
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
page-cover-hungarian-place = Magyar
page-cover-hungarian-title = Bridzs
page-cover-hungarian-year = Robber
page-cover-minibridge-place = Slovenija
page-cover-minibridge-title = Minibridž
page-cover-minibridge-year = Učna igra
page-cover-duplicate-place = Tänapäev
page-cover-duplicate-title = Duplikaat
page-cover-duplicate-year = ilma vihikuta

page-booklet-bridge-whist = Stockholm, 1916
page-booklet-bridge-whist-story = Väikeste mänguraamatute sarja kuues vihik. Pakkumist veel ei ole: jagaja nimetab trumbi või annab valiku partnerile, teised võivad kontreerida, ja siis jälle. Pada on väärt kaks, trumbita mäng kaksteist.
page-booklet-pamphlet = Tallinn, kolmekümnendate vihik
page-booklet-pamphlet-story = Kontraktbridž on äsja kohale jõudnud ja arvutamises ei ole keegi ühel meelel. Vihikus on kõrvuti kolm arvutusviisi ja lühikesed määrused neile, kes eksivad.
page-booklet-rulebook = Tallinn, reeglite raamat
page-booklet-rulebook-story = Täielikud mängureeglid: igal eksimusel on oma parandus, igal nõudel oma vastus. Trumbita võte loeb 30 ja 40, ja kes lepingut ei täida, maksab tabeli järgi.
page-booklet-hungarian = Ungari
page-booklet-hungarian-story = Robberbridž mõnel leheküljel: viisteist pakkumissõna, joonega arvutusleht, mans ja bell, ning rist iga võidetud partii eest.
page-booklet-minibridge = Sloveenia
page-booklet-minibridge-story = Koolivihik. Igaüks ütleb oma käe punktid ja tugevam pool mängib; avaldaja näeb „lauda”, valib trumbi ja otsustab, kas mängida boonuse peale.
page-booklet-duplicate = Tänapäev
page-booklet-duplicate-story = Vanal riiulil seda ei ole: tänaste klubide arvutusviis, mõõdupuuks vihikute kõrvale.

page-game-bridge-whist = Bridge-whist
page-game-bridge-whist-about = Nimeta trump või anna valik edasi; kontreeri lõpmatult. Partii on 30.
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
page-game-duplicate-about = Nummerdatud jaotused, number määrab hädaohu, tänane arvutus.
page-game-chicago = Chicago
page-game-chicago-about = Neli jaotust, tänane arvutus.

page-seat-N = Põhi
page-seat-E = Ida
page-seat-S = Lõuna
page-seat-W = Lääs
page-seat-short-N = N
page-seat-short-E = E
page-seat-short-S = S
page-seat-short-W = W
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
page-said-claim = { $tricks ->
    [one] Nõuan üht võtet
   *[other] Nõuan { $tricks } võtet
  }
page-said-concede = { $tricks ->
    [one] Loobun ühest võttest
   *[other] Loobun võtetest: { $tricks }
  }
page-said-ask-undo = Kas tohin selle tagasi võtta?
page-said-ask-break-off = Kas lõpetame siin?
page-said-ask-redraw = Kas tõmbame kohad uuesti?
page-answer-accept = Nõus
page-answer-refuse = Ei
page-answer-play-on = Mängime edasi
page-answer-more = Rohkem kui see
page-announced = { $seat }: { $what }.
page-your-turn = Sinu kord.

page-you = Sina
page-guest = Külaline
page-open-place = vaba
page-open-places = Vabad kohad
page-dealer = jagab
page-dealer-short = J
page-declarer = avaldaja
page-defenders = vastased
page-dummy = „laud”
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
page-choose-strain = Sina oled avaldaja. Mis saab trumbiks?
page-choose-hint = Boonuse jaoks on vaja rohkem võtteid: trumbita mängus üheksat, ärtus või padas kümmet, ristis või ruutus üheteistkümmet. Muidu piisab seitsmest.
page-for-bonus = Boonuse peale
page-without-bonus = Ilma
page-announce-points = Punkte sinu käes
page-announce = Ütle
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
page-review-auction = Pakkumine uuesti
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
page-concede-send = { $tricks ->
    [one] Loobu ühest võttest
   *[other] Loobu võtetest: { $tricks }
  }
page-ask-break-off = Katkesta
page-ask-redraw = Tõmba uuesti
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
page-chat-silent = Pealtvaatajad vaikivad, kuni jaotust mängitakse.
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
page-copy-private = Kopeeri minu isiklik link
page-private-note = Isiklik link toob sind igas seadmes tagasi sinu kohale. Hoia see endale.
page-stand = Jäta mu koht robotile
page-sit-again = Võta mu koht tagasi
page-pace = Robotite tempo
page-seconds = { $seconds } s
page-table-gone = See mängulaud on sulle suletud
page-table-unknown = Sellist mängulauda ei ole.
page-gone-replaced = Sinu kohal istub nüüd keegi teine.
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

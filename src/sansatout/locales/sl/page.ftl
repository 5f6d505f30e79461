# The page. Words of the games stand in the booklets' own words in each language.

page-skip = Na vsebino
page-home = Sansatout: na polico
page-nav = Glavne strani
page-nav-shelf = Polica
page-nav-analyse = Analiza
page-nav-score = Zapis točk
page-nav-history = Moje igre
page-language = Jezik
page-close = Zapri
page-copied = Kopirano
page-joining = Trenutek …
page-nowhere = Tu ni ničesar
page-nowhere-text = Ta naslov ne vodi nikamor. Na polici je vse.

page-settings = Nastavitve
page-my-name = Tvoje ime
page-set-theme = Videz
page-set-theme-auto = kot na tej napravi
page-set-theme-light = svetel
page-set-theme-dark = temen
page-set-colours = Barve znakov na kartah
page-set-colours-two = dve
page-set-colours-four = štiri
page-set-cards = Karte
page-set-cards-normal = običajne
page-set-cards-large = velike
page-set-indices = Črke na kartah
page-set-indices-english = angleške (A K Q J)
page-set-indices-national = slovenske ({ page-index-A } { page-index-K } { page-index-Q } { page-index-J })
page-set-back = Hrbet kart
page-set-back-booklet = kot v knjižici
page-set-back-red = rdeč
page-set-back-blue = moder
page-set-back-green = zelen
page-index-A = A
page-index-K = K
page-index-Q = D
page-index-J = F
page-set-motion = Animacije
page-set-motion-auto = kot na tej napravi
page-set-motion-less = brez
page-set-taps = Za igranje karte ali napoved
page-set-taps-one = en dotik
page-set-taps-two = dva dotika, proti pomotam

page-shelf = Knjižice
page-shelf-title = Bridž, kot ga pripoveduje pet starih knjižic
page-shelf-lead = Vzemi eno s police: igraj njene igre s prijatelji ali roboti, zapisuj točke pri igri s pravimi kartami, preberi pravila.
page-play-now = Igraj zdaj
page-play-now-note = Minibridž s tremi roboti: naučiš se ga v nekaj minutah, brez računa in brez licitacije.
page-play = Igraj
page-new-table = S prijatelji, možnosti …
page-keep-score = Zapis točk
page-read-rules = Pravila

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
page-cover-duplicate-place = Danes
page-cover-duplicate-title = Turnirski bridž
page-cover-duplicate-year = brez knjižice

page-booklet-bridge-whist = Stockholm, 1916
page-booklet-bridge-whist-story = Šesta iz zbirke knjižic o igrah. Nihče še ne licitira: delitelj imenuje adut ali prepusti izbiro soigralcu, druga dva lahko kontrirata, in to večkrat. Vzetek v piku je vreden dve točki, v brezadutski igri dvanajst.
page-booklet-pamphlet = Talin, knjižica iz tridesetih let
page-booklet-pamphlet-story = Kontrakt bridž je šele prišel in o točkovanju se še nihče ne strinja. Knjižica natisne tri načine štetja drugega ob drugem in kratek pravilnik za tiste, ki igrajo narobe.
page-booklet-rulebook = Talin, knjiga pravil
page-booklet-rulebook-story = Popoln pravilnik: za vsak spodrsljaj je rešitev, za vsako zahtevo odgovor. V brezadutski igri šteje vzetek 30 ali 40, in kdor kontrakta ne izpolni, plača po tabeli.
page-booklet-hungarian = Madžarska
page-booklet-hungarian-story = Rober bridž na nekaj straneh: petnajst besed licitacije, list z vodoravno črto, mans in bell ter križec za vsako dobljeno manšo.
page-booklet-minibridge = Slovenija
page-booklet-minibridge-story = Šolska knjižica. Vsak pove svoje licitacijske točke, močnejši par igra; izvajalec vidi mrtvečeve karte, izbere adut in se odloči, ali igra na nagrado.
page-booklet-duplicate = Danes
page-booklet-duplicate-story = Ni s stare police: točkovanje današnjih klubov kot merilo ob knjižicah.

page-game-bridge-whist = Bridge-Whist
page-game-bridge-whist-about = Imenuj adut ali prepusti izbiro; kontrira se do osemkratnega. Manša je 30.
page-game-kontrakt = Kontrakt, staro štetje
page-game-kontrakt-about = Vzetki štejejo 6, 7, 8, 9 in 10.
page-game-vanderbilt = Vanderbilt
page-game-vanderbilt-about = Vzetki štejejo 20, 30 in 35. Manša je 100.
page-game-reform = Reform
page-game-reform-about = Manša je 40; slemi in kazni po prenovljeni tabeli.
page-game-rulebook = Kontrakt bridž
page-game-rulebook-about = Rober bridž po popolnem pravilniku, s kaznimi.
page-game-hungarian = Rober bridž
page-game-hungarian-about = Manša je 100 pod črto, rober dobi stran z dvema manšama.
page-game-minibridge = Minibridž
page-game-minibridge-about = Za štiri. Brez licitacije: povemo točke, potem govorijo karte.
page-game-minibridge-3 = Minibridž za tri
page-game-minibridge-3-about = Četrti list je odprt od začetka.
page-game-duplicate = Turnirski bridž
page-game-duplicate-about = Bordi, ranljivost po številki, današnje točkovanje.
page-game-chicago = Chicago
page-game-chicago-about = Štiri delitve, današnje točkovanje.

page-seat-N = Sever
page-seat-E = Vzhod
page-seat-S = Jug
page-seat-W = Zahod
page-seat-short-N = S
page-seat-short-E = V
page-seat-short-S = J
page-seat-short-W = Z
page-side-NS = Sever–Jug
page-side-EW = Vzhod–Zahod
page-suit-S = pik
page-suit-H = srce
page-suit-D = karo
page-suit-C = križ
page-strain-S = pik
page-strain-H = srce
page-strain-D = karo
page-strain-C = križ
page-strain-NT = brez adut
page-nt = BA
page-rank-A = as
page-rank-K = kralj
page-rank-Q = dama
page-rank-J = fant
page-rank-T = desetica
page-rank-9 = devetica
page-rank-8 = osmica
page-rank-7 = sedmica
page-rank-6 = šestica
page-rank-5 = petica
page-rank-4 = štirica
page-rank-3 = trojka
page-rank-2 = dvojka
# $rank and $suit are texts like page-rank-A and page-suit-S.
page-card = { $suit } { $rank }
page-bid-S = { $level } pik
page-bid-H = { $level } srce
page-bid-D = { $level } karo
page-bid-C = { $level } križ
page-bid-NT = { $level } brez adut
page-call-Pass = Pas
page-call-X = Kontra
page-call-XX = Rekontra
page-short-X = X
page-short-XX = XX
page-doubled-X = kontrirano
page-doubled-XX = rekontrirano

page-said-name = { $strain }
page-said-remit = Prepuščam
page-said-ask = Smem izigrati?
page-said-lead = Izigraj
page-said-double = Kontra
page-said-redouble = Rekontra
page-said-pass = Ne
page-said-announce = { $points ->
    [one] { $points } točka
    [two] { $points } točki
    [few] { $points } točke
   *[other] { $points } točk
  }
page-said-choose = { $strain }
page-said-choose-bonus = { $strain }, na nagrado
page-said-choose-no-bonus = { $strain }, brez nagrade
page-said-claim = { $tricks ->
    [one] Zahtevam { $tricks } vzetek
    [two] Zahtevam { $tricks } vzetka
    [few] Zahtevam { $tricks } vzetke
   *[other] Zahtevam { $tricks } vzetkov
  }
page-said-concede = { $tricks ->
    [one] Prepuščam { $tricks } vzetek
    [two] Prepuščam { $tricks } vzetka
    [few] Prepuščam { $tricks } vzetke
   *[other] Prepuščam { $tricks } vzetkov
  }
page-said-ask-undo = Smem to vzeti nazaj?
page-said-ask-break-off = Končamo tukaj?
page-said-ask-redraw = Žrebamo sedeže znova?
page-said-ask-second-game = Naj bo naslednja delitev druga manša za te igralce: { $seats }?
page-said-ask-first-game = Naj bo naslednja delitev za vse prva manša?
page-answer-accept = Velja
page-answer-refuse = Ne
page-answer-play-on = Igrajmo naprej
page-answer-more = Pojasni natančneje
page-announced = { $seat }: { $what }.
page-your-turn = Na vrsti si.

page-you = Ti
page-open-hand = odprti list
page-guest = Gost
page-open-place = prosto
page-open-places = Prosta mesta
page-dealer = deli
page-dealer-short = D
page-declarer = izvajalec
page-defenders = obramba
page-dummy = mrtvec
page-senior = senior
page-junior = junior
page-away = ni tu
page-here = tukaj
page-to-act = na vrsti
page-my-hand = Tvoj list
page-hand-of = { $count ->
    [one] { $who }, { $count } karta
    [two] { $who }, { $count } karti
    [few] { $who }, { $count } karte
   *[other] { $who }, { $count } kart
  }
page-trick = Vzetek
page-trick-number = { $number }. vzetek
page-auction = Licitacija
page-ask-meaning = Kaj pomeni ta napoved?
page-meaning-waits = vprašano …
page-meaning-asked = Vprašali so te, kaj pomeni tvoja napoved:
page-meaning-tell = Povej
page-bidding-box = Tvoja napoved
page-your-words = Tvoja beseda
page-your-choice = Tvoja izbira
page-name-strain = Imenuj adut ali prepusti izbiro soigralcu
page-name-strain-must = Soigralec je izbiro prepustil tebi: imenuj adut
page-choose-strain = Ti si izvajalec. Kaj naj bo adut?
page-choose-hint = Za nagrado potrebuješ več vzetkov: devet v brezadutski igri, deset v srcu ali piku, enajst v križu ali karu. Sicer jih zadošča sedem.
page-choose-silent = Kdor pove samo adut, igra na nagrado.
page-for-bonus = Na nagrado
page-without-bonus = Brez nagrade
page-announce-points = Licitacijske točke v tvojih kartah
page-announce = Povej
page-announce-help = Točke v tvojih kartah: { $points } (as 4, kralj 3, dama 2, fant 1).
page-announce-show = Preštej namesto mene
page-announce-hide = Štejem brez pomoči
page-recounted = Povedane točke skupaj niso dale 40: vsi štejejo znova.
page-points-told = Točke trikrat skupaj niso dale 40, zato jih je povedala miza sama.
page-points = { $points ->
    [one] { $points } točka
    [two] { $points } točki
    [few] { $points } točke
   *[other] { $points } točk
  }
page-sayings = Kaj je bilo rečeno
page-nothing-said = Nič še ni bilo rečeno
page-declarer-is = Izvajalec je { $seat } in zdaj izbira.

page-status = Stanje
page-deal-number = { $number }. delitev
page-bonus = nagrada
page-needs = { $tricks ->
    [one] potreben { $tricks } vzetek
    [two] potrebna { $tricks } vzetka
    [few] potrebni { $tricks } vzetki
   *[other] potrebnih { $tricks } vzetkov
  }
page-tricks-won = dobljeni vzetki
page-open-sheet = Odpri zapis točk
page-stage-draw = Žreb za sedeže
page-stage-seats = Izbira sedežev
page-stage-shuffle = Mešanje
page-stage-cut = Privzdigovanje
page-stage-deal = Deljenje
page-stage-between = Med dvema delitvama
page-stage-dialogue = Licitacija
page-stage-play = Igra
page-stage-over = Delitev je končana
page-stage-void = Ni odigrano
page-link-lost = Zveza je prekinjena; poskušamo znova …
page-overtaken = Igra je šla naprej, preden je to prispelo: poglej in izberi znova.
page-not-storing = Strežnik trenutno ne more ničesar shraniti. Nič ni izgubljeno; igra se bo nadaljevala sama, takoj ko bo to mogoče.

page-draw-title = Žreb za sedeže
page-draw-pick = Potegni karto.
page-draw-place = { $place }. karta v vrsti
page-choose-seat = Izberi svoj sedež.
page-chooses-seat = { $name } izbira sedež.
page-cut-title = Ti privzdigneš snopič
page-cut-count = { $count ->
    [one] privzdigni { $count } karto
    [two] privzdigni { $count } karti
    [few] privzdigni { $count } karte
   *[other] privzdigni { $count } kart
  }
page-cut = Privzdigni
page-cuts = { $seat } privzdiguje …
page-shuffling = Mešanje …

page-tools = Prošnje
page-undo = Vzemi nazaj
page-last-trick = Zadnji vzetek
page-earlier-trick = Eden prejšnjih vzetkov
page-review-auction = Kaj je bilo rečeno
page-review-contract = Kontrakt
page-name-cards = Kdo je kaj igral?
page-claim = Zahtevaj vzetke …
page-claim-title = Zahtevaj ali prepusti vzetke
page-claim-tricks = Koliko od preostalih vzetkov?
page-claim-words = Načrt nadaljnje igre (če želiš)
page-claim-send = { $tricks ->
    [one] Zahtevaj { $tricks } vzetek
    [two] Zahtevaj { $tricks } vzetka
    [few] Zahtevaj { $tricks } vzetke
   *[other] Zahtevaj { $tricks } vzetkov
  }
page-claim-doubted = Zahteva tvoje strani je bila v tej delitvi zavrnjena: roboti zdaj priznajo le vzetke, ki so zanesljivi že glede na karte, ki jih vidiš.
page-concede-send = { $tricks ->
    [one] Prepusti { $tricks } vzetek
    [two] Prepusti { $tricks } vzetka
    [few] Prepusti { $tricks } vzetke
   *[other] Prepusti { $tricks } vzetkov
  }
page-ask-break-off = Prekini
page-ask-redraw = Žrebaj znova
page-second-game = Naslednja delitev: prva ali druga manša?
page-second-game-none = Za vse prva manša
page-second-game-some = Druga manša: { $seats }
page-second-game-agreed = Dogovorjeno za naslednjo delitev, druga manša: { $seats }.
page-second-game-agreed-none = Dogovorjeno za naslednjo delitev: za vse prva manša.
page-waiting-for = čakamo: { $seats }

page-deal-over = { $number }. delitev je končana
page-deal-void = Te delitve nihče ne igra
page-deal-result = { $tricks ->
    [one] { $what }, igra { $seat }: { $tricks } vzetek
    [two] { $what }, igra { $seat }: { $tricks } vzetka
    [few] { $what }, igra { $seat }: { $tricks } vzetki
   *[other] { $what }, igra { $seat }: { $tricks } vzetkov
  }
page-next-deal = Naslednja delitev
page-waiting-others = Čakamo na druge …
page-look-at-deal = Oglej si delitev

page-waiting-title = Čakamo na igralce
page-kind-person = človek
page-kind-robot = robot
page-kind-open = prosto
page-copy-invite = Kopiraj vabilo
page-sit-here = Usedi se sem
page-start-with-robots = Začni z roboti na prostih mestih
page-beside = Ob mizi
page-tab-sheet = Zapis
page-tab-chat = Pogovor
page-tab-people = Igralci
page-accounts = Plus in minus
page-options = Možnosti
page-chat-empty = Nihče še ni nič rekel.
page-chat-silent = Gledalci med igro molčijo.
page-chat-say = Reci kaj
page-chat-send = Pošlji
page-robot-acts = igra robot
page-make-open = Sprosti mesto
page-make-robot = Robot
page-watchers = { $count ->
    [one] Gleda { $count } oseba.
    [two] Gledata { $count } osebi.
    [few] Gledajo { $count } osebe.
   *[other] Gleda { $count } oseb.
  }
page-copy-table = Kopiraj povezavo do mize
page-copy-private = Kopiraj svojo zasebno povezavo
page-private-note = Zasebna povezava te vrne na tvoj sedež na kateri koli napravi. Obdrži jo zase.
page-stand = Prepusti svoj sedež robotu
page-sit-again = Vrni se na svoj sedež
page-pace = Hitrost robotov
page-seconds = { $seconds } s
page-at-once = takoj
page-join-title = Imaš povabilo
page-sit-down = Usedi se

page-above = nad črto
page-below = pod črto
page-the-line = Črta
page-game-won = Dobljena manša
page-games-won = { $count ->
    [one] { $count } manša
    [two] { $count } manši
    [few] { $count } manše
   *[other] { $count } manš
  }

page-stage-auction = Licitacija
page-stage-naming = Imenovanje aduta
page-stage-announcing = Točke

page-new-table-title = Nova miza: { $game }
page-start = Usedi se in igraj
page-with-robots = Jaz in roboti
page-with-friends = Prijatelji s povezavo
page-who-sits = Kdo kje sedi
page-sits-me = jaz
page-sits-robot = robot
page-sits-open = prijatelj, s povezavo
page-friend = ime, če želiš
page-friend-name = Ime prijatelja (sedež: { $seat })
page-more-players = Drugi igralci, ki se menjavajo
page-seating = Sedeži
page-seating-fixed = kot je izbrano zgoraj
page-seating-draw = odloči žreb, kot v knjižici
page-laws = Pravila
page-laws-enforced = mogoče je le, kar je dovoljeno
page-laws-at-the-table = kot za pravo mizo: spodrsljaji so mogoči in nekaj stanejo
page-robots = Roboti
page-robot-level = Kako dobro igrajo
page-robot-system = Kako licitirajo
page-people-system = Kako licitirajo ljudje (tako jih berejo roboti)
page-people-usual = kakor robot nasproti, sicer { $system }
page-signals = Signali v obrambi
page-signals-note = Visoka karta spodbuja, visoka in nato nizka kaže sodo število, pri robotih in pri tebi; obe strani to vesta.
page-level-novice = kot začetniki
page-level-club = kot klubski igralci
page-level-expert = kar najbolje
page-system-culbertson = po Culbertsonu
page-system-one-club = križev sistem
page-system-standard = današnji sistem
page-system-natural = kakor licitira skoraj vsak
page-table-name = Ime mize (če želiš)
page-options-title = Možnosti knjižice
page-usual = običajno

page-value-true = da
page-value-false = ne
page-option-doubling_limit = Do kod sega kontriranje
page-value-doubling_limit-8 = do osemkratnega
page-value-doubling_limit-none = brez konca
page-option-lay_down_spades = Nekontrirani pik se odloži in ne igra
page-option-score_keeping = Točke se beležijo
page-value-score_keeping-sheet = na listu
page-value-score_keeping-counters = z žetoni
page-option-next_sitting_deal = Kdo prvi deli v naslednji partiji
page-value-next_sitting_deal-rotate = naslednji po vrsti
page-value-next_sitting_deal-lowest-draw = kdor je potegnil najnižjo karto
page-option-look_back = Pobrani vzetki, ki jih smeš pogledati
page-value-look_back-last-and-one-named = zadnji in še en
page-value-look_back-last-only = samo zadnji
page-option-penalty_tricks = Kazenski vzetki
page-value-penalty_tricks-never = nikoli ne štejejo
page-value-penalty_tricks-moved = gredo nasprotnikom
page-option-three_aces_in_one_hand = Trije asi v enem listu v brezadutski igri
page-option-several_chicanes = Ko je več listov brez adutov
page-value-several_chicanes-each = šteje vsak
page-value-several_chicanes-one-a-side = eden na stran
page-option-chicane_when_laid_down = Šikan šteje, kadar se pik odloži
page-option-part_score_after_game = Poraženčeva delna igra ob dobljeni manši
page-value-part_score_after_game-kept = ostane v vsoti
page-value-part_score_after_game-carried = šteje naprej v naslednji manši
page-value-part_score_after_game-lost = propade
page-option-second_game_behind = Če zmagovalec druge manše zaostaja po točkah
page-value-second_game_behind-net = razliko dobita nasprotnika
page-value-second_game_behind-nothing = ne dobi nihče
page-option-general_account = V skupnem obračunu
page-value-general_account-plus-and-minus = zmagovalci dobijo plus, poraženci minus
page-value-general_account-winners = zmagovalci dobijo plus
page-option-seat_draw_tie = Enake karte pri žrebu
page-value-seat_draw_tie-suit_rank = odloči barva
page-value-seat_draw_tie-draw_again = žreba se znova
page-option-partner_change = Soigralci se menjajo
page-value-partner_change-cycle_three = tako da vsak igra z vsakim
page-value-partner_change-never = nikoli
page-option-rubbers_per_partnership = Število robrov pred menjavo soigralcev
page-option-doubler = Kdo sme kontrirati
page-value-doubler-any_opponent = kateri koli nasprotnik
page-value-doubler-next_player = samo naslednji igralec
page-option-honours_holder = Honerji štejejo
page-value-honours_holder-any = tistemu, ki jih ima
page-value-honours_holder-declaring_side = samo strani izvajalca
page-option-revoke_tricks = Vzetki, odvzeti za renons
page-option-revoke_tricks_for_slam = Za renons odvzeti vzetki štejejo za slem
page-option-revoke_each = Plača se vsak renons
page-option-penalty_scale = Kazni za nepravilno igro
page-value-penalty_scale-flat = ostanejo enake
page-value-penalty_scale-scaled = rastejo s kontro in ranljivostjo
page-option-peek_penalty = Kazen za pogled v pobrani vzetek
page-value-peek_penalty-any_quitted = za vsak vzetek
page-value-peek_penalty-opponents_only = samo za vzetke nasprotnikov
page-option-unfinished_rubber = Prekinjeni rober
page-value-unfinished_rubber-as_is = šteje, kakršen je
page-option-sheet_keeping = Kako se vodi zapis
page-value-sheet_keeping-each = vsaka postavka zase
page-value-sheet_keeping-sums_below = pod črto se sproti sešteva
page-value-sheet_keeping-sums_above = nad črto se sproti sešteva
page-value-sheet_keeping-from_opponents = točke nad črto se črtajo nasprotnikoma
page-option-rubber_game_also_gets_game_premium = Manša, ki odloči rober, dobi tudi nagrado za manšo
page-option-below_line_in_total = Točke pod črto štejejo v vsoto
page-option-chicane = Šikan šteje
page-option-chicane_hands = Oba lista ene strani brez adutov
page-value-chicane_hands-each_hand = štejeta oba
page-value-chicane_hands-once_a_side = šteje enkrat
page-option-unbid_slam_scope = Nenapovedani slem šteje
page-value-unbid_slam_scope-any_side = kateri koli strani
page-value-unbid_slam_scope-declaring_side = strani izvajalca
page-value-unbid_slam_scope-made_contract = če je kontrakt izpolnjen
page-option-reform_six_bid_seven_made = Šest napovedanih, sedem dobljenih
page-value-reform_six_bid_seven_made-small_announced = napovedani mali slem
page-value-reform_six_bid_seven_made-both = oba slema
page-value-reform_six_bid_seven_made-grand_unannounced = nenapovedani veliki slem
page-option-reform_overtrick = Točke za presežni vzetek
page-option-reform_premium_base = Nagrada za rober je odvisna od
page-value-reform_premium_base-winner = zmagovalčevih manš
page-value-reform_premium_base-both_sides = manš obeh strani
page-option-reform_premium_doubled = Kontra poveča nagrado
page-option-danger_is_per_side = Vsaka stran je ranljiva zase
page-option-unfinished_one_game_each = Prekinjeno pri eni manši na vsaki strani
page-value-unfinished_one_game_each-both = nagrado dobita obe
page-value-unfinished_one_game_each-neither = ne dobi je nihče
page-option-below_correction_until = Točke pod črto se lahko popravijo do
page-value-below_correction_until-first_card = prve karte naslednje delitve
page-value-below_correction_until-last_card = zadnje karte naslednje delitve
page-option-above_line_in_total = Točke nad črto štejejo v vsoto
page-option-game_extra_points = Dodatne točke za vsako dobljeno manšo
page-option-rubber_reward_place = Nagrada za rober se zapiše
page-value-rubber_reward_place-above = nad črto
page-value-rubber_reward_place-below = pod črto
page-option-slam_requires_bid = Slem mora biti napovedan
page-option-redoubled_insult = Izpolnitev rekontriranega kontrakta
page-option-doubling_points_place = Kar doda kontra, se zapiše
page-value-doubling_points_place-below = pod črto
page-value-doubling_points_place-above = nad črto
page-option-surplus_carries = Točke nad 100 štejejo naprej v naslednji manši
page-option-nt_overtrick = Presežni vzetek v brezadutski igri
page-option-honours = Honerji
page-value-honours-none = ne štejejo
page-value-honours-today = štejejo kot danes
page-option-passed_out = Ko vsi pasirajo
page-value-passed_out-next_dealer = deli naslednji igralec
page-value-passed_out-same_dealer = isti igralec deli znova
page-option-seat_draw_ace = As pri žrebu
page-value-seat_draw_ace-high = visok
page-value-seat_draw_ace-low = nizek
page-option-announcing = Kdo pove točke
page-value-announcing-program = miza sama
page-value-announcing-players = vsak igralec
page-value-announcing-players-alone = vsak igralec, dokler jih ni skupaj 40
page-option-redeal_at_twenty = Pri dvajsetih točkah na vsaki strani
page-value-redeal_at_twenty-same-dealer = isti igralec deli znova
page-value-redeal_at_twenty-next-dealer = deli naslednji igralec
page-option-vulnerability = Višja tarifa
page-value-vulnerability-per-deal = se dogovori za vsako delitev
page-value-vulnerability-by-board = je odvisna od številke delitve
page-value-vulnerability-by-bonus = velja po dobljeni nagradi
page-option-penalty_tariff = Čigavo tarifo upošteva kazen
page-value-penalty_tariff-declarer = izvajalčevo
page-value-penalty_tariff-defenders = branilcev
page-option-silence = Ko o nagradi ni nič rečeno
page-value-silence-no-bonus = se ne igra na nagrado
page-value-silence-bonus = se igra na nagrado
page-option-penalty_columns = Kdo zapiše kazen
page-value-penalty_columns-each = vsak branilec, v celoti
page-value-penalty_columns-shared = branilca, razdeljeno
page-value-penalty_columns-declarer = izvajalec, kot minus
page-option-first_dealer = Kdo prvi deli
page-value-first_dealer-we = mi
page-value-first_dealer-they = oni
page-option-middle_deals = V drugi in tretji delitvi je ranljiva
page-value-middle_deals-dealer = deliteljeva stran
page-value-middle_deals-non_dealer = druga stran

page-replay = Igra še enkrat
page-to-start = Na začetek
page-trick-back = En vzetek nazaj
page-card-back = Ena karta nazaj
page-card-on = Ena karta naprej
page-trick-on = En vzetek naprej
page-to-end = Na konec
page-card-number = Karta
page-show-values = Koliko je vredna katera karta
page-play-from-here = Igraj od tu naprej
page-play-again = Igraj to delitev znova
page-mistake = { $cost ->
    [one] { $seat }, { $card }: to je stalo { $cost } vzetek
    [two] { $seat }, { $card }: to je stalo { $cost } vzetka
    [few] { $seat }, { $card }: to je stalo { $cost } vzetke
   *[other] { $seat }, { $card }: to je stalo { $cost } vzetkov
  }
page-worth = Koliko je bilo vredno
page-analysis = Z vsemi kartami na ogled
page-double-dummy = Vzetki z najboljšo igro
page-lost-tricks = Kje so se izgubili vzetki
page-no-mistakes = Nihče ni izgubil vzetka.
page-thoughts = Kaj so mislili roboti
page-thoughts-count = { $count ->
    [one] { $count } odločitev
    [two] { $count } odločitvi
    [few] { $count } odločitve
   *[other] { $count } odločitev
  }
page-thought-candidates = pretehtano
page-thought-reason = ker
page-thought-samples = vzorci
page-thought-points = pričakovane točke: { $count }
page-thought-tricks = pričakovani vzetki: { $count }
page-take-away = Prenos
page-copy-deal = Kopiraj povezavo
page-fair = Poštena delitev
page-fair-text = Pred privzdigovanjem je miza določila skrivnost in pokazala njen prstni odtis, kakor bi pokazala zapečateno ovojnico. Nato je brskalnik vsakega igralca dodal svoje število. Skrivnost, števila in privzdig skupaj dajo vrstni red kart, zato ga nihče ni mogel sam ne poznati ne izbrati. Tvoj brskalnik je mešanje pravkar ponovil:
page-fair-limits = To kaže, da kart ni nihče izbral. Ne more pa pokazati, ali tisti, ki upravlja strežnik, komu izdaja, kdo ima katere karte.
page-fair-figures = Preveri še ti
page-fair-noted = Prstni odtis, kot ga je ta brskalnik zapisal pred delitvijo
page-fair-number = Število, ki ga je dal { $seat }
page-fair-table = miza
page-fair-command = Shrani obe datoteki; ukaz ju preveri brez te strani in brez tega strežnika:
page-fair-deal-file = Delitev
page-fair-record-file = Moja zabeležka
page-fair-not = Ta delitev ni bila premešana: karte je nekdo izbral. Nič ne dokazuje, da je poštena.
page-fair-commitment = Prstni odtis, objavljen pred privzdigovanjem
page-fair-secret = Skrivnost, objavljena po delitvi
page-fair-cut = Privzdignjene karte
page-back-to-table = Nazaj k mizi

page-analyse-play = Igraj to delitev
page-analyse-game = Igra
page-analyse-play-note = Sediš na mestu Juga med tremi roboti. Izbrane karte niso pošteno mešanje in miza to pove.
page-picture-png = Slika (PNG)
page-analyse-title = Analiziraj delitev
page-analyse-lead = Prilepi delitev, datoteko PBN ali LIN ali izberi karte s klikanjem; poglej, kaj prinese najboljša igra.
page-analyse-text = Delitev, PBN ali LIN
page-analyse-click = Izberi karte s klikanjem
page-analyse-whose = Čigave karte
page-analyse-rest = Preostanek
page-analyse-clear = Počisti
page-analyse-go = Analiziraj
page-analyse-example = Primer
page-board-number = Bord { $number }
page-best-cards = Najboljše karte
page-best-cards-note = Vsaka karta kaže, koliko vzetkov še dobi njena stran. Klikni jo, da jo izigraš.
page-trumps = Adut
page-leader = Izigra

page-history-title = Moje igre
page-history-empty = Zaenkrat nič. Vzemi knjižico s police.
page-history-tables = Mize
page-history-deals = Delitve
page-history-sheets = Zapisi iger s pravimi kartami
page-deals = { $count ->
    [one] { $count } delitev
    [two] { $count } delitvi
    [few] { $count } delitve
   *[other] { $count } delitev
  }

page-keep-choose = Zapisuj točke pri igri s pravimi kartami
page-keep-lead = Izberi igro. Vsakdo za mizo lahko spremlja zapis na svojem telefonu.
page-keep-title = Zapis točk: { $game }
page-players = Igralci
page-players-pairs = Prva dva sta soigralca in zadnja dva tudi. Imena lahko ostanejo prazna.
page-players-three = V vrstnem redu, kot sedite. Imena lahko ostanejo prazna.
page-player-number = { $number }. igralec
page-begin-sheet = Začni zapis
page-enter-deal = Vpiši delitev
page-contract = Kontrakt
page-undoubled = brez kontre
page-times = Kolikokrat šteje (kontra)
page-who-played = Kdo je igral
page-whose-tricks = Več vzetkov ima
page-tricks-taken = Dobljeni vzetki
page-entry-more = Honerji in podobno
page-entry-help = Kako se vpiše
page-enter = Vpiši
page-all-passed = Vsi so pasirali
page-sheet-undo = Razveljavi zadnji vpis
page-new-round = Naslednji krog
page-read-only = Ta zapis lahko bereš. Prosi za povezavo, ki dovoli pisanje.
page-entered = Vpisano
page-copy-read = Kopiraj povezavo za branje
page-copy-write = Kopiraj povezavo za pisanje

page-rules-aim = Cilj
page-rules-seats = Igralci in sedeži
page-rules-deal = Karte in deljenje
page-rules-talk = Pred igro
page-rules-play = Igra
page-rules-score = Točkovanje
page-rules-end = Konec

page-rules-bridge-whist-aim = Dva para, soigralca si sedita nasproti. Stran, ki dobi več kot šest vzetkov, piše za tiste nad šest; kontrakta ni.
page-rules-bridge-whist-seats = Vsak potegne karto; tu je as najnižji, med enakimi pa pik. Igralca z najnižjima kartama sta soigralca. Kdor ima najnižjo, prvi deli in izbere sedež. Če jih je več kot štirje, najprej počivajo tisti z najvišjimi kartami; najnižja karta, hållkarl iz knjižice, vedno igra. Po vsaki partiji se sedeži zamenjajo, tako da v treh partijah vsak igra z vsakim.
page-rules-bridge-whist-deal = Dva snopiča izmenoma, vsakemu trinajst kart, po eno. Nobena karta se ne obrne.
page-rules-bridge-whist-talk = Delitelj imenuje barvo ali brez adut ali prepusti: tedaj mora imenovati soigralec. Igralec na deliteljevi levi kontrira ali vpraša: »Smem izigrati?«; četrti reče: »Izigraj« ali kontrira. Po kontri sme stran, ki je imenovala, rekontrirati, nato spet prvi kontrant, običajno do osemkratnega.
page-rules-bridge-whist-play = Izigra igralec na deliteljevi levi. Nato deliteljev soigralec položi karte na mizo in delitelj igra oba lista. Barvi je treba slediti, če jo imaš; rezanje nikoli ni obvezno. Med pobranimi vzetki smeš pogledati zadnjega in še enega.
page-rules-bridge-whist-score = Vsak vzetek nad šest šteje 2 v piku, 4 v križu, 6 v karu, 8 v srcu in 12 v brezadutski igri, pomnoženo s kontrami. Honerji, šikan in slemi se pišejo nad črto in se nikoli ne podvojijo. Mali slem je vreden 20, veliki 40. Šikan, list brez adutov, šteje svoji strani kot dva honerja ali drugi strani dva odvzame. Kazenski vzetki nikoli ne štejejo.
page-rules-bridge-whist-end = Manša je 30 pod črto. Stran, ki dobi drugo manšo, prejme 100 in konča partijo. Razlika se zaokroži na desetice, pet odpade; tri partije so rober.

page-rules-pamphlet-aim = Licitiraj za pravico, da imenuješ adut, in osvoji obljubljene vzetke.
page-rules-pamphlet-seats = Vsak potegne karto; as šteje ena. Igralca z višjima kartama igrata proti drugima dvema, deli tisti z najnižjo. Po dogovorjenem številu robrov se soigralci zamenjajo.
page-rules-pamphlet-deal = Dva snopiča z različnima hrbtoma, izmenoma. Vsakemu trinajst kart, po eno. Če se med deljenjem odkrije honer, deli naslednji igralec. Deljenje gre v levo.
page-rules-pamphlet-talk = Delitelj začne. Licit imenuje vzetke nad šest in barvo; biti mora višji od zadnjega: križ, karo, srce, pik, brez adut. Nasprotnika smeta kontrirati, stran, ki je licitirala, pa rekontrirati. Trije pasi po licitu končajo licitacijo. Če vsi pasirajo, deli naslednji. Prenizek licit šteje za najnižji zadostni licit v isti barvi; po licitu zunaj vrste sme druga stran zahtevati novo delitev.
page-rules-pamphlet-play = Izigra igralec na izvajalčevi levi, nato mrtvec položi karte in izvajalec igra tudi z njimi. Barvi je treba slediti, če jo imaš; nikomur ni treba vzeti vzetka. Pogled v pobrani vzetek stane 50. Kdor ni sledil barvi, sme to popraviti do naslednjega izigranja; potem stane 100 ali vzetke.
page-rules-pamphlet-score = Napovedani in dobljeni vzetki se pišejo pod črto, vse drugo nad njo. Stran, ki je dobila manšo, je ranljiva: nagrade in kazni zrastejo. Štirje ali pet honerjev v enem listu se plačajo tistemu, ki jih ima.
page-rules-pamphlet-end = Rober dobi stran z dvema manšama. Razlika vsot je plus vsakega zmagovalca in minus vsakega poraženca.
page-rules-kontrakt-score = Napovedani in dobljeni vzetki štejejo 6 v križu, 7 v karu, 8 v srcu, 9 v piku in 10 v brezadutski igri; manša je 30. Izpolnjen kontrakt je vreden eno enoto po 50 in vsak presežni vzetek še eno; neizpolnjen stane eno enoto in vsak manjkajoči vzetek še eno. Za ranljivo stran je enota 100; kontra jo podvoji. Slemi štejejo, napovedani ali ne. Šikan, list brez enega samega aduta, prinese svoji strani 50.
page-rules-vanderbilt-score = Napovedani in dobljeni vzetki štejejo 20 v križu in karu, 30 v srcu in piku, 35 v brezadutski igri; manša je 100. Slemi se plačajo samo, če so napovedani. Rober je vreden 700 v dveh manšah in 500 v treh.
page-rules-reform-score = Manša je 40; vzetki štejejo kot v Kontraktu. Nagrada za manšo je to, kar je zmagovalec v njej zapisal pod črto, nagrada za rober to, kar je zapisal v obeh manšah. Napovedan slem je vreden 48 ali 96, samo dobljen 16 ali 32.

page-rules-rulebook-aim = Strani licitirata za kontrakt; stran, ki ga dobi, skuša osvojiti obljubljene vzetke, druga ji to preprečuje.
page-rules-rulebook-seats = Snopič se razgrne in vsak potegne karto, vendar ne izmed prvih ali zadnjih štirih. Igralca z najvišjima kartama sta soigralca; kdor ima najvišjo, izbere sedež in prvi deli. As je najvišji.
page-rules-rulebook-deal = Dva snopiča izmenoma. Igralec na deliteljevi levi meša, na desni privzdigne, delitelj deli po eno karto.
page-rules-rulebook-talk = Delitelj se oglasi prvi. Vsak licit mora biti višji od zadnjega; licit druge strani se sme kontrirati, kontra rekontrirati. Trije zaporedni pasi končajo licitacijo. Da se licitacija ponovi, sme zahtevati, kdor je na vrsti, in kdor ima udarno karto.
page-rules-rulebook-play = Izigra igralec na izvajalčevi levi in mrtvec položi karte. Barvi je treba slediti. Na zahteve odgovori druga stran; vsak spodrsljaj ima rešitev v pravilniku.
page-rules-rulebook-score = Vzetek šteje 20 v križu in karu, 30 v srcu in piku; v brezadutski igri lihi vzetki 30, sodi 40. Manša je 100 pod črto. Slemi se plačajo, če so napovedani in dobljeni: 500 in 1500, ranljivi 750 in 2250. Štirje honerji v enem listu so vredni 100, pet 150, štirje asi v brezadutski igri 150.
page-rules-rulebook-end = Rober dobi stran z dvema manšama: 700, če nasprotnika nimata nobene, 500, če imata eno. V prekinjenem robru manša prinese 300.

page-rules-hungarian-aim = Obljubi toliko vzetkov, kolikor jih lahko dobiš; nasprotnika te skušata ustaviti.
page-rules-hungarian-seats = Para se izžrebata: igralca z višjima kartama proti drugima dvema. Prvi deli tisti z najvišjo.
page-rules-hungarian-deal = Igralec na deliteljevi levi meša, na desni privzdigne. Karte se delijo po eno, v levo, medtem deliteljev soigralec meša drugi snopič.
page-rules-hungarian-talk = Petnajst besed zadošča: pas, kontra, rekontra; križ, karo, srce, pik, brez adut; ena do sedem. Delitelj začne in vsak licit je višji od zadnjega. Trije pasi končajo licitacijo; kdor je prvi imenoval barvo, je izvajalec.
page-rules-hungarian-play = Izigra igralec na izvajalčevi levi, nato mrtvec položi vse karte, vsako barvo v svoj stolpec. Barvi je treba slediti; rezati je dovoljeno, ni pa obvezno.
page-rules-hungarian-score = Napovedani in dobljeni vzetki gredo pod črto: križ in karo 20, srce in pik 30, brez adut 40 za prvega in 30 za druge. Vse drugo gre nad črto. Stran brez manše je v »mansu« (neranljiva), z eno v »bellu« (ranljiva), kjer so nagrade in kazni višje.
page-rules-hungarian-end = Manša je 100 pod črto; označi se s križcem. Rober dobi stran z dvema manšama: 700, če nasprotnika nimata nobene, sicer 500.

page-rules-minibridge-aim = Skupaj s soigralcem osvajaj vzetke. Licitacije ni, zato se igre naučiš v nekaj minutah.
page-rules-minibridge-seats = Štirje igralci v dveh parih, Sever in Jug proti Vzhodu in Zahodu. Vse teče v smeri urinega kazalca.
page-rules-minibridge-deal = Vsakemu trinajst kart, po eno.
page-rules-minibridge-talk = Od delitelja naprej vsak pove licitacijske točke v svojih kartah: as 4, kralj 3, dama 2, fant 1; skupaj 40. Par z več točkami igra, v njem pa je izvajalec igralec z več točkami; pri enakih tisti, ki jih je povedal prej. Pri dvajsetih na vsaki strani se deli znova. Mrtvec položi karte; izvajalec jih pogleda, izbere adut ali brezadutsko igro in pove, ali igra na nagrado.
page-rules-minibridge-play = Izigra igralec na izvajalčevi levi. Izvajalec igra oba lista. Barvi je treba slediti, če jo imaš, sicer igraj, kar želiš. Vzame najvišji adut, sicer najvišja karta izigrane barve.
page-rules-minibridge-score = Brez nagrade zadošča sedem vzetkov: prinesejo 50 in vrednost vzetkov. Za nagrado jih je potrebnih devet v brezadutski igri, deset v srcu ali piku, enajst v križu ali karu: 300, po višji tarifi 500, in vrednost vzetkov. Vzetek nad šest je vreden 20 v križu in karu in 30 sicer, v brezadutski igri prvi 10 več. Za vsak manjkajoči vzetek dobi obramba 50, po višji tarifi 100.
page-rules-minibridge-3-seats = Trije igralci; četrti list je odprt od začetka.
page-rules-minibridge-3-talk = Trije povedo svoje točke; najmočnejši, med enakimi tisti, ki je povedal prej, je izvajalec in igra z odprtim listom, druga dva sta v tej delitvi soigralca. Izvajalec izbere adut in pove, ali igra na nagrado.
page-rules-minibridge-3-end = Vsak ima svoj stolpec. Če izvajalec ne doseže potrebnega števila vzetkov, kazen zapiše vsak branilec.

page-rules-duplicate-aim = Igra, kot se danes igra v klubih: vsak bord se točkuje zase in primerja z drugimi mizami.
page-rules-duplicate-talk = Licitacija kot v kontrakt bridžu. Kdo je ranljiv, pove številka borda.
page-rules-duplicate-play = Izigra igralec na izvajalčevi levi, mrtvec položi karte, barvi je treba slediti.
page-rules-duplicate-score = Napovedani in dobljeni vzetki štejejo 20 ali 30, v brezadutski igri prvi 40 in vsi drugi 30; delna igra doda 50, manša 300 ali 500, slemi od 500 do 1500.

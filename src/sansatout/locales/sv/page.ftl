# Sidan. Spelens saker nämns på varje språk med böckernas egna ord.

page-skip = Till innehållet
page-home = Sansatout: till hyllan
page-nav = Huvudsidor
page-nav-shelf = Hyllan
page-nav-analyse = Analysera
page-nav-score = Föra protokoll
page-nav-history = Mina spel
page-language = Språk
page-close = Stäng
page-copied = Kopierat
page-joining = Ett ögonblick …
page-nowhere = Här finns ingenting
page-nowhere-text = Adressen leder ingenstans. På hyllan finns allt.

page-settings = Inställningar
page-my-name = Ditt namn
page-set-theme = Utseende
page-set-theme-auto = som på den här enheten
page-set-theme-light = ljust
page-set-theme-dark = mörkt
page-set-colours = Färgernas kulörer
page-set-colours-two = två
page-set-colours-four = fyra
page-set-cards = Kort
page-set-cards-normal = vanliga
page-set-cards-large = stora
page-set-indices = Bokstäver på korten
page-set-indices-english = engelska (A K Q J)
page-set-indices-national = svenska ({ page-index-A } { page-index-K } { page-index-Q } { page-index-J })
page-set-back = Kortens baksida
page-set-back-booklet = häftets
page-set-back-red = röd
page-set-back-blue = blå
page-set-back-green = grön
page-index-A = E
page-index-K = K
page-index-Q = D
page-index-J = Kn
page-set-motion = Rörelse
page-set-motion-auto = som på den här enheten
page-set-motion-less = ingen
page-set-taps = För att spela ett kort eller bjuda
page-set-taps-one = ett tryck
page-set-taps-two = två tryck, mot misstag

page-shelf = Böckerna
page-shelf-title = Bridge så som fem gamla småböcker lär ut den
page-shelf-lead = Ta en från hyllan: spela dess spel med vänner eller robotar, för protokollet när ni spelar med riktiga kort, läs reglerna.
page-play-now = Spela nu
page-play-now-note = Minibridge med tre robotar: lärs på några minuter, inget konto, ingen budgivning.
page-play = Spela
page-new-table = Med vänner, fler alternativ …
page-keep-score = Föra protokoll
page-read-rules = Regler

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
page-cover-duplicate-place = I dag
page-cover-duplicate-title = Tävlings{ "\u00AD" }bridge
page-cover-duplicate-year = ingen bok

page-booklet-bridge-whist = Stockholm, 1916
page-booklet-bridge-whist-story = Nummer sex i en serie små spelböcker. Ännu bjuder man inte över varandra: givaren bestämmer trumf eller remitterar till medspelaren, och de andra får dubbla, och dubbla igen. I spader gäller tricket två, i sans-atout tolv.
page-booklet-pamphlet = Tallinn, ett häfte från trettiotalet
page-booklet-pamphlet-story = Kontraktsbridgen har just kommit och ingen är ense om hur man räknar. Häftet har tre räknesätt sida vid sida, och några korta regler för den som spelar fel.
page-booklet-rulebook = Tallinn, regelboken
page-booklet-rulebook-story = Den fullständiga lagen: varje misstag har sin rättelse, varje krav sitt svar. Sans-atout räknas 30 och 40, och den som går bet betalar efter tabell.
page-booklet-hungarian = Ungern
page-booklet-hungarian-story = Robbertbridge på några sidor: femton budord, ett protokoll med ett streck tvärs över, mans och bell, och ett kors för varje vunnen utgång.
page-booklet-minibridge = Slovenien
page-booklet-minibridge-story = En skolbok. Alla säger sina poäng och det starkare paret spelar; spelföraren ser träkarlen, väljer trumf och bestämmer om han spelar om bonusen.
page-booklet-duplicate = I dag
page-booklet-duplicate-story = Inte på den gamla hyllan: räknesättet i dagens klubbar, som måttstock bredvid böckerna.

page-game-bridge-whist = Bridge-whist
page-game-bridge-whist-about = Bestäm trumf eller remittera; dubbla upp till åttadubbelt. Utgång vid 30.
page-game-kontrakt = Kontrakt, gammal poängräkning
page-game-kontrakt-about = Tricken räknas 6, 7, 8, 9 och 10.
page-game-vanderbilt = Vanderbilt
page-game-vanderbilt-about = Tricken räknas 20, 30 och 35. Utgång vid 100.
page-game-reform = Reform
page-game-reform-about = Utgång vid 40; slammar och straff efter den nya tabellen.
page-game-rulebook = Kontraktsbridge
page-game-rulebook-about = Robbertbridge efter hela lagen, med dess straff.
page-game-hungarian = Robbertbridge
page-game-hungarian-about = Utgång vid 100 under strecket; två utgångar vinner robberten.
page-game-minibridge = Minibridge
page-game-minibridge-about = För fyra. Ingen budgivning: poängen sägs, sedan talar korten.
page-game-minibridge-3 = Minibridge för tre
page-game-minibridge-3-about = Den fjärde handen ligger öppen från början.
page-game-duplicate = Tävlingsbridge
page-game-duplicate-about = Brickor, zon efter nummer, dagens poängräkning.
page-game-chicago = Chicago
page-game-chicago-about = Fyra givar, dagens poängräkning.

page-seat-N = Nord
page-seat-E = Öst
page-seat-S = Syd
page-seat-W = Väst
page-seat-short-N = N
page-seat-short-E = Ö
page-seat-short-S = S
page-seat-short-W = V
page-side-NS = Nord-Syd
page-side-EW = Öst-Väst
page-suit-S = spader
page-suit-H = hjärter
page-suit-D = ruter
page-suit-C = klöver
page-strain-S = spader
page-strain-H = hjärter
page-strain-D = ruter
page-strain-C = klöver
page-strain-NT = sans-atout
page-nt = NT
page-rank-A = ess
page-rank-K = kung
page-rank-Q = dam
page-rank-J = knekt
page-rank-T = tio
page-rank-9 = nio
page-rank-8 = åtta
page-rank-7 = sju
page-rank-6 = sex
page-rank-5 = fem
page-rank-4 = fyra
page-rank-3 = tre
page-rank-2 = två
# $rank och $suit är texter som page-rank-A och page-suit-S.
page-card = { $suit } { $rank }
page-bid-S = { $level } spader
page-bid-H = { $level } hjärter
page-bid-D = { $level } ruter
page-bid-C = { $level } klöver
page-bid-NT = { $level } sans-atout
page-call-Pass = Pass
page-call-X = Dubbelt
page-call-XX = Redubbelt
page-short-X = X
page-short-XX = XX
page-doubled-X = dubblat
page-doubled-XX = redubblat

page-said-name = { $strain }
page-said-remit = Jag remitterar
page-said-ask = Får jag spela ut?
page-said-lead = Spela
page-said-double = Jag dubblar
page-said-redouble = Jag dubblar ännu en gång
page-said-pass = Nej
page-said-announce = { $points ->
    [one] en poäng
   *[other] { $points } poäng
  }
page-said-choose = { $strain }
page-said-choose-bonus = { $strain }, om bonusen
page-said-choose-no-bonus = { $strain }, utan bonus
page-said-claim = { $tricks ->
    [one] Jag kräver ett stick
   *[other] Jag kräver { $tricks } stick
  }
page-said-concede = { $tricks ->
    [one] Jag ger bort ett stick
   *[other] Jag ger bort { $tricks } stick
  }
page-said-ask-undo = Får jag ta tillbaka det?
page-said-ask-break-off = Ska vi sluta här?
page-said-ask-redraw = Ska vi dra om platserna igen?
page-said-ask-second-game = Ska nästa giv vara andra utgången för { $seats }?
page-said-ask-first-game = Ska nästa giv vara första utgången för alla?
page-answer-accept = Jag går med på det
page-answer-refuse = Nej
page-answer-play-on = Spela vidare
page-answer-more = Förklara närmare
page-announced = { $seat }: { $what }.
page-your-turn = Din tur.

page-you = Du
page-open-hand = öppna handen
page-guest = Gäst
page-open-place = ledig
page-open-places = Lediga platser
page-dealer = ger
page-dealer-short = G
page-declarer = spelförare
page-defenders = motspelare
page-dummy = träkarl
page-senior = senior
page-junior = junior
page-away = borta
page-here = här
page-to-act = i tur
page-my-hand = Din hand
page-hand-of = { $count ->
    [one] { $who }, ett kort
   *[other] { $who }, { $count } kort
  }
page-trick = Sticket
page-trick-number = Stick { $number }
page-auction = Budgivning
page-ask-meaning = Vad betyder det här budet?
page-meaning-waits = frågat …
page-meaning-asked = Du får frågan vad ditt bud betyder:
page-meaning-tell = Svara
page-bidding-box = Ditt bud
page-your-words = Ditt ord
page-your-choice = Ditt val
page-name-strain = Bestäm trumf, eller remittera till medspelaren
page-name-strain-must = Medspelaren har remitterat: du måste bestämma trumf
page-choose-strain = Du är spelförare. Vad ska vara trumf?
page-choose-hint = För bonusen behövs fler stick: nio i sans-atout, tio i hjärter eller spader, elva i klöver eller ruter. Annars räcker sju.
page-choose-silent = Den som bara nämner trumf spelar om bonusen.
page-for-bonus = Om bonusen
page-without-bonus = Utan bonusen
page-announce-points = Poäng på din hand
page-announce = Säg
page-announce-help = Dina kort är värda { $points } poäng: ess 4, kung 3, dam 2, knekt 1.
page-announce-show = Räkna åt mig
page-announce-hide = Jag räknar själv
page-recounted = Det som sades blev inte 40 tillsammans: alla räknar om.
page-points-told = Tre gånger blev poängen inte 40, så bordet har sagt dem.
page-points = { $points ->
    [one] en poäng
   *[other] { $points } poäng
  }
page-sayings = Vad som sagts
page-nothing-said = Inget sagt ännu
page-declarer-is = { $seat } är spelförare och väljer.

page-status = Så står det
page-deal-number = Giv { $number }
page-bonus = bonus
page-needs = { $tricks ->
    [one] ett stick behövs
   *[other] { $tricks } stick behövs
  }
page-tricks-won = hemtagna stick
page-open-sheet = Öppna protokollet
page-stage-draw = Dragning om platser
page-stage-seats = Val av platser
page-stage-shuffle = Blandning
page-stage-cut = Kupering
page-stage-deal = Givning
page-stage-between = Mellan två givar
page-stage-dialogue = Budgivningen
page-stage-play = Spelet
page-stage-over = Given är slut
page-stage-void = Inte spelad
page-link-lost = Förbindelsen är bruten; försöker igen …
page-overtaken = Spelet gick vidare innan det kom fram: titta och välj igen.
page-not-storing = Servern kan inte spara något just nu. Inget går förlorat; spelet fortsätter av sig självt så snart det går.

page-draw-title = Dragning om platser
page-draw-pick = Dra ett kort.
page-draw-place = Kort { $place } i den utbredda leken
page-choose-seat = Välj din plats.
page-chooses-seat = { $name } väljer plats.
page-cut-title = Du kuperar leken
page-cut-count = { $count ->
    [one] lyft ett kort
   *[other] lyft { $count } kort
  }
page-cut = Kupera
page-cuts = { $seat } kuperar …
page-shuffling = Blandar …

page-tools = Be om
page-undo = Ta tillbaka
page-last-trick = Senaste sticket
page-earlier-trick = Ett tidigare stick
page-review-auction = Vad som sades
page-review-contract = Kontraktet
page-name-cards = Vem spelade vad?
page-claim = Kräv stick …
page-claim-title = Kräv eller ge bort stick
page-claim-tricks = Hur många av de återstående sticken?
page-claim-words = Hur du skulle spela vidare (om du vill)
page-claim-send = { $tricks ->
    [one] Kräv ett stick
   *[other] Kräv { $tricks } stick
  }
page-claim-doubted = Ett krav från ditt par har avvisats i den här given: robotarna medger nu bara stick som är säkra utifrån det du själv ser.
page-concede-send = { $tricks ->
    [one] Ge bort ett stick
   *[other] Ge bort { $tricks } stick
  }
page-ask-break-off = Bryt av
page-ask-redraw = Dra igen
page-second-game = Nästa giv: första eller andra utgången?
page-second-game-none = Första utgången för alla
page-second-game-some = Andra utgången: { $seats }
page-second-game-agreed = Överenskommet för nästa giv: andra utgången för { $seats }.
page-second-game-agreed-none = Överenskommet för nästa giv: första utgången för alla.
page-waiting-for = väntar på { $seats }

page-deal-over = Giv { $number } är slut
page-deal-void = Ingen spelar den här given
page-deal-result = { $tricks ->
    [one] { $what }, spelförare { $seat }: ett stick
   *[other] { $what }, spelförare { $seat }: { $tricks } stick
  }
page-next-deal = Nästa giv
page-waiting-others = Väntar på de andra …
page-look-at-deal = Se på given

page-waiting-title = Väntar på spelare
page-kind-person = en person
page-kind-robot = robot
page-kind-open = ledig
page-copy-invite = Kopiera inbjudan
page-sit-here = Sitt här
page-start-with-robots = Börja med robotar på de lediga platserna
page-beside = Bredvid bordet
page-tab-sheet = Protokoll
page-tab-chat = Samtal
page-tab-people = Spelare
page-accounts = Plus och minus
page-options = Alternativ
page-chat-empty = Ingen har sagt något.
page-chat-silent = Åskådare är tysta medan en giv spelas.
page-chat-say = Säg något
page-chat-send = Säg
page-robot-acts = en robot spelar
page-make-open = Lämna platsen ledig
page-make-robot = En robot
page-watchers = { $count ->
    [one] En person ser på.
   *[other] { $count } personer ser på.
  }
page-copy-table = Kopiera bordets länk
page-copy-private = Kopiera min privata länk
page-private-note = Den privata länken för dig tillbaka till din plats på vilken enhet som helst. Behåll den för dig själv.
page-stand = Lämna min plats till en robot
page-sit-again = Ta tillbaka min plats
page-pace = Robotarnas tempo
page-seconds = { $seconds } s
page-at-once = genast
page-join-title = Du är inbjuden
page-sit-down = Slå dig ner

page-above = över strecket
page-below = under strecket
page-the-line = Strecket
page-game-won = En utgång är vunnen
page-games-won = { $count ->
    [one] en utgång
   *[other] { $count } utgångar
  }

page-stage-auction = Budgivningen
page-stage-naming = Bestämmande av trumf
page-stage-announcing = Poängen

page-new-table-title = Ett nytt bord: { $game }
page-start = Slå dig ner och spela
page-with-robots = Jag och robotar
page-with-friends = Vänner med länk
page-who-sits = Vem sitter var
page-sits-me = jag
page-sits-robot = en robot
page-sits-open = en vän, med länk
page-friend = namn, om du vill
page-friend-name = Namn på vännen som sitter { $seat }
page-more-players = Fler spelare som turas om
page-seating = Platser
page-seating-fixed = som valt ovan
page-seating-draw = dragningen avgör, som i boken
page-laws = Reglerna
page-laws-enforced = bara det tillåtna går att göra
page-laws-at-the-table = som vid ett riktigt bord: misstag händer, och kostar
page-robots = Robotarna
page-robot-level = Hur väl de spelar
page-robot-system = Hur de bjuder
page-people-system = Hur människorna bjuder (så läser robotarna dem)
page-people-usual = som roboten mitt emot, annars { $system }
page-signals = Signaler i försvaret
page-signals-note = Högt uppmuntrar, högt–lågt visar ett jämnt antal, för robotarna och för dig; båda paren vet det.
page-level-novice = som nybörjare
page-level-club = som klubbspelare
page-level-expert = så bra de kan
page-system-culbertson = efter Culbertson
page-system-one-club = klöversystemet
page-system-standard = dagens system
page-system-natural = som nästan alla bjuder
page-table-name = Bordets namn (om du vill)
page-options-title = Bokens alternativ
page-usual = vanligt

page-value-true = ja
page-value-false = nej
page-option-doubling_limit = Hur långt dubblingen går
page-value-doubling_limit-8 = åttadubbelt
page-value-doubling_limit-none = utan gräns
page-option-lay_down_spades = Odubblade spaderspel läggs och spelas inte
page-option-score_keeping = Ställningen förs
page-value-score_keeping-sheet = i protokoll
page-value-score_keeping-counters = med marker
page-option-next_sitting_deal = Vem som ger först i nästa sits
page-value-next_sitting_deal-rotate = nästa i tur
page-value-next_sitting_deal-lowest-draw = den som drar lägst
page-option-look_back = Hemtagna stick som får beses
page-value-look_back-last-and-one-named = det senaste och ett till
page-value-look_back-last-only = bara det senaste
page-option-penalty_tricks = Strafftrick
page-value-penalty_tricks-never = räknas aldrig
page-value-penalty_tricks-moved = går till motpartiet
page-option-three_aces_in_one_hand = Tre ess på en hand i sans-atout
page-option-several_chicanes = När flera händer saknar trumf
page-value-several_chicanes-each = räknas var och en
page-value-several_chicanes-one-a-side = räknas en för vardera partiet
page-option-chicane_when_laid_down = Chikane räknas när spaderspel läggs
page-option-part_score_after_game = Förlorarens delpoäng i en vunnen utgång
page-value-part_score_after_game-kept = stannar i summan
page-value-part_score_after_game-carried = räknas vidare mot nästa utgång
page-value-part_score_after_game-lost = går förlorade
page-option-second_game_behind = När vinnaren av andra utgång ligger efter i poäng
page-value-second_game_behind-net = vinner de andra skillnaden
page-value-second_game_behind-nothing = vinner ingen
page-option-general_account = I generalprotokollet
page-value-general_account-plus-and-minus = får vinnarna plus och förlorarna minus
page-value-general_account-winners = får vinnarna plus
page-option-seat_draw_tie = Lika kort i dragningen
page-value-seat_draw_tie-suit_rank = färgen avgör
page-value-seat_draw_tie-draw_again = man drar om
page-option-partner_change = Medspelare byts
page-value-partner_change-cycle_three = så att alla spelar med alla
page-value-partner_change-never = aldrig
page-option-rubbers_per_partnership = Robbertar före byte av medspelare
page-option-doubler = Vem som får dubbla
page-value-doubler-any_opponent = båda motspelarna
page-value-doubler-next_player = bara nästa spelare
page-option-honours_holder = Honnörer räknas
page-value-honours_holder-any = för den som har dem
page-value-honours_holder-declaring_side = bara för spelförarens par
page-option-revoke_tricks = Stick som tas för en revoke
page-option-revoke_tricks_for_slam = Stick som tas för en revoke räknas till slam
page-option-revoke_each = Varje revoke kostar
page-option-penalty_scale = Böter för felspel
page-value-penalty_scale-flat = är alltid desamma
page-value-penalty_scale-scaled = växer med dubbling och zon
page-option-peek_penalty = Bot för att se på ett hemtaget stick
page-value-peek_penalty-any_quitted = för vilket stick som helst
page-value-peek_penalty-opponents_only = bara för de andras stick
page-option-unfinished_rubber = En avbruten robbert
page-value-unfinished_rubber-as_is = räknas som den står
page-option-sheet_keeping = Hur protokollet förs
page-value-sheet_keeping-each = varje post för sig
page-value-sheet_keeping-sums_below = under strecket skrivs den nya summan
page-value-sheet_keeping-sums_above = över strecket skrivs den nya summan
page-value-sheet_keeping-from_opponents = poäng över strecket stryks hos motspelarna
page-option-rubber_game_also_gets_game_premium = Utgången som vinner robberten får också premien för utgång
page-option-below_line_in_total = Poäng under strecket räknas i summan
page-option-chicane = Chikane räknas
page-option-chicane_hands = Två händer i ett par utan trumf
page-value-chicane_hands-each_hand = räknas var för sig
page-value-chicane_hands-once_a_side = räknas en gång
page-option-unbid_slam_scope = En slam som inte bjudits räknas
page-value-unbid_slam_scope-any_side = för båda paren
page-value-unbid_slam_scope-declaring_side = för spelförarens par
page-value-unbid_slam_scope-made_contract = när kontraktet är hemma
page-option-reform_six_bid_seven_made = Sex bjudet, sju gjort
page-value-reform_six_bid_seven_made-small_announced = lilla slam, bjuden
page-value-reform_six_bid_seven_made-both = båda slammarna
page-value-reform_six_bid_seven_made-grand_unannounced = stora slam, inte bjuden
page-option-reform_overtrick = Poäng för ett övertrick
page-option-reform_premium_base = Robbertens premie räknas på
page-value-reform_premium_base-winner = vinnarens utgångar
page-value-reform_premium_base-both_sides = båda parens utgångar
page-option-reform_premium_doubled = Dubbling höjer premien
page-option-danger_is_per_side = Vart par är i zonen för sig
page-option-unfinished_one_game_each = Avbruten vid en utgång var
page-value-unfinished_one_game_each-both = båda får premien
page-value-unfinished_one_game_each-neither = ingen får den
page-option-below_correction_until = Poäng under strecket kan rättas fram till
page-value-below_correction_until-first_card = första kortet i nästa giv
page-value-below_correction_until-last_card = sista kortet i nästa giv
page-option-above_line_in_total = Poäng över strecket räknas i summan
page-option-game_extra_points = Extra poäng för varje vunnen utgång
page-option-rubber_reward_place = Robbertens premie skrivs
page-value-rubber_reward_place-above = över strecket
page-value-rubber_reward_place-below = under strecket
page-option-slam_requires_bid = En slam måste bjudas
page-option-redoubled_insult = Ett redubblat kontrakt hemma
page-option-doubling_points_place = Vad dubblingen ger skrivs
page-value-doubling_points_place-below = under strecket
page-value-doubling_points_place-above = över strecket
page-option-surplus_carries = Poäng över 100 räknas vidare mot nästa utgång
page-option-nt_overtrick = Ett övertrick i sans-atout
page-option-honours = Honnörer
page-value-honours-none = räknas inte
page-value-honours-today = räknas som i dag
page-option-passed_out = När alla passar
page-value-passed_out-next_dealer = ger nästa spelare
page-value-passed_out-same_dealer = ger samma spelare om
page-option-seat_draw_ace = Esset i dragningen
page-value-seat_draw_ace-high = högt
page-value-seat_draw_ace-low = lågt
page-option-announcing = Poängen sägs
page-value-announcing-program = av bordet självt
page-value-announcing-players = av spelarna
page-value-announcing-players-alone = av spelarna, tills de blir 40
page-option-redeal_at_twenty = Vid tjugo poäng var
page-value-redeal_at_twenty-same-dealer = ger samma spelare om
page-value-redeal_at_twenty-next-dealer = ger nästa spelare
page-option-vulnerability = Den högre taxan
page-value-vulnerability-per-deal = avtalas giv för giv
page-value-vulnerability-by-board = går efter givens nummer
page-value-vulnerability-by-bonus = kommer med en vunnen bonus
page-option-penalty_tariff = Vems taxa straffet följer
page-value-penalty_tariff-declarer = spelförarens
page-value-penalty_tariff-defenders = motspelarnas
page-option-silence = När ingenting sägs om bonusen
page-value-silence-no-bonus = spelas inte om bonusen
page-value-silence-bonus = spelas om bonusen
page-option-penalty_columns = Vem som skriver upp straffet
page-value-penalty_columns-each = varje motspelare, helt
page-value-penalty_columns-shared = motspelarna, delat
page-value-penalty_columns-declarer = spelföraren, som minus
page-option-first_dealer = Vem som ger först
page-value-first_dealer-we = vi
page-value-first_dealer-they = de
page-option-middle_deals = I andra och tredje given är i zonen
page-value-middle_deals-dealer = givarens par
page-value-middle_deals-non_dealer = det andra paret

page-replay = Spelet igen
page-to-start = Till början
page-trick-back = Ett stick tillbaka
page-card-back = Ett kort tillbaka
page-card-on = Ett kort framåt
page-trick-on = Ett stick framåt
page-to-end = Till slutet
page-card-number = Kort
page-show-values = Vad varje kort är värt
page-play-from-here = Spela vidare härifrån
page-play-again = Spela den här given igen
page-mistake = { $cost ->
    [one] { $seat }, { $card }: det kostade ett stick
   *[other] { $seat }, { $card }: det kostade { $cost } stick
  }
page-worth = Vad den var värd
page-analysis = Med alla kort synliga
page-double-dummy = Stick med bästa spel
page-lost-tricks = Var stick gick förlorade
page-no-mistakes = Ingen förlorade ett stick.
page-thoughts = Vad robotarna tänkte
page-thoughts-count = { $count ->
    [one] ett beslut
   *[other] { $count } beslut
  }
page-thought-candidates = övervägt
page-thought-reason = därför att
page-thought-samples = prövade sitsar
page-thought-points = beräknade poäng { $count }
page-thought-tricks = beräknade stick { $count }
page-take-away = Ladda ner
page-copy-deal = Kopiera länken
page-fair = En ärlig giv
page-fair-text = Före kuperingen bestämde sig bordet för en hemlighet och visade dess kontrollsumma, likt ett förseglat kuvert. Sedan lade varje spelares webbläsare till ett eget tal. Hemligheten, talen och kuperingen ger tillsammans kortens ordning, så ingen kunde ensam känna till eller välja den. Din webbläsare har just upprepat blandningen:
page-fair-limits = Detta visar att ingen har valt korten. Det kan inte visa om den som sköter servern berättar för någon vilka kort de andra har.
page-fair-figures = Kontrollera själv
page-fair-noted = Kontrollsumman som den här webbläsaren antecknade före given
page-fair-number = Tal från { $seat }
page-fair-table = bordet
page-fair-command = Spara båda filerna; kommandot kontrollerar dem utan den här sidan och utan den här servern:
page-fair-deal-file = Given
page-fair-record-file = Min anteckning
page-fair-not = Den här given blandades inte: någon valde korten. Inget visar att den är ärlig.
page-fair-commitment = Kontrollsumma, visad före kuperingen
page-fair-secret = Hemlighet, visad efter given
page-fair-cut = Lyfta kort
page-back-to-table = Tillbaka till bordet

page-analyse-play = Spela den
page-analyse-game = Spel
page-analyse-play-note = Du sitter syd bland tre robotar. En giv som någon valt är ingen ärlig blandning, och bordet säger det.
page-picture-png = Bild (PNG)
page-analyse-title = Analysera en giv
page-analyse-lead = Klistra in en giv, en PBN- eller LIN-fil, eller välj korten genom att klicka; se vad bästa spel ger.
page-analyse-text = Giv, PBN eller LIN
page-analyse-click = Välj korten genom att klicka
page-analyse-whose = Vems kort
page-analyse-rest = Resten
page-analyse-clear = Rensa
page-analyse-go = Analysera
page-analyse-example = Ett exempel
page-board-number = Bricka { $number }
page-best-cards = Bästa kort
page-best-cards-note = Varje kort visar hur många stick dess par ännu får. Klicka på ett för att spela det.
page-trumps = Trumf
page-leader = Spelar ut

page-history-title = Mina spel
page-history-empty = Inget ännu. Ta en bok från hyllan.
page-history-tables = Bord
page-history-deals = Givar
page-history-sheets = Protokoll för riktiga kort
page-deals = { $count ->
    [one] en giv
   *[other] { $count } givar
  }

page-keep-choose = Föra protokoll vid spel med riktiga kort
page-keep-lead = Välj spelet. Alla vid bordet kan följa protokollet på sin egen telefon.
page-keep-title = Föra protokoll: { $game }
page-players = Spelare
page-players-pairs = De två första är medspelare, liksom de två sista. Namnen kan lämnas tomma.
page-players-three = I den ordning ni sitter. Namnen kan lämnas tomma.
page-player-number = Spelare { $number }
page-begin-sheet = Börja protokollet
page-enter-deal = För in en giv
page-contract = Kontrakt
page-undoubled = odubblat
page-times = Hur många gånger det räknas (dubbling)
page-who-played = Spelades av
page-whose-tricks = Flest stick för
page-tricks-taken = Tagna stick
page-entry-more = Honnörer med mera
page-entry-help = Hur man skriver det
page-enter = För in
page-all-passed = Alla passade
page-sheet-undo = Ta tillbaka det senast införda
page-new-round = Nästa omgång
page-read-only = Du kan läsa det här protokollet. Be om länken som låter dig skriva.
page-entered = Infört
page-copy-read = Kopiera läslänken
page-copy-write = Kopiera skrivlänken

page-rules-aim = Målet
page-rules-seats = Spelare och placering
page-rules-deal = Kort och givning
page-rules-talk = Före spelet
page-rules-play = Spelet
page-rules-score = Poängräkning
page-rules-end = Slutet

page-rules-bridge-whist-aim = Två par, medspelarna mitt emot varandra. Ett partis sex första stick är dess paket; det parti som tar flera får poäng för dem, tricken. Något kontrakt finns inte.
page-rules-bridge-whist-seats = Var och en drar ett kort; här är esset lägst, och av lika kort spadern. De två lägsta är medspelare. Den lägsta ger först och väljer plats. Är man flera än fyra, är de högsta först ifrån; den lägsta är hållkarl och spelar alltid. Efter varje sits byts platserna, så att alla på tre sitsar har spelat med alla.
page-rules-bridge-whist-deal = Två lekar växelvis, tretton kort var, ett i taget. Ingen trumf läggs upp.
page-rules-bridge-whist-talk = Givaren bestämmer en färg eller sans-atout, eller remitterar: då måste medspelaren bestämma. Förhand dubblar, eller frågar ”får jag spela ut?”; hans medspelare säger ”spela”, eller dubblar. Efter en dubbling får det parti som bestämde dubbla ännu en gång, sedan den som först dubblade, vanligen upp till åttadubbelt.
page-rules-bridge-whist-play = Förhand spelar ut. Därpå lägger givarens medspelare upp sina kort, och givaren sköter båda händerna. Bekänn färg om du kan; ingen är skyldig att trumfa. Av de hemtagna sticken får det senaste beses, och ett till.
page-rules-bridge-whist-score = Varje trick, stick över sex, gäller 2 i spader, 4 i klöver, 6 i ruter, 8 i hjärter och 12 i sans-atout, gånger dubblingen. Honnörer, chikane och slammar förs över strecket och dubblas aldrig. Lilla slam gäller 20, stora slam 40. Chikane, en hand utan trumf, räknas som två honnörer för sitt parti eller drar av två från det andras. Strafftrick räknas aldrig.
page-rules-bridge-whist-end = Utgång är 30 under strecket. Det parti som får andra utgång får 100 och avslutar sitsen. Skillnaden utjämnas till jämna tiotal, varvid fem faller bort; tre sitsar är en robbert.

page-rules-pamphlet-aim = Bjud om rätten att bestämma trumf, och ta de stick du lovade.
page-rules-pamphlet-seats = Var och en drar ett kort; esset räknas som ett. De två högre korten spelar mot de två lägre, och det lägsta ger. Efter ett avtalat antal robbertar byts medspelare.
page-rules-pamphlet-deal = Två lekar med olika baksidor, växelvis. Tretton kort var, ett i taget. Faller en honnör med bildsidan upp, ger nästa spelare. Turen att ge går åt vänster.
page-rules-pamphlet-talk = Givaren börjar. Ett bud nämner sticken över sex och en färg eller sans-atout; det måste vara högre än det förra: klöver, ruter, hjärter, spader, sans-atout. Motspelarna får dubbla, de som bjudit får redubbla. Tre passar efter ett bud avslutar budgivningen. Om alla passar ger nästa spelare. Ett för lågt bud räknas som det lägsta som räcker i samma färg; efter ett bud utom tur får det andra paret begära ny giv.
page-rules-pamphlet-play = Spelaren till vänster om spelföraren spelar ut, sedan läggs träkarlens kort upp och spelföraren spelar dem. Bekänn färg om du kan; ingen måste sticka över. Att se på ett hemtaget stick kostar 50. Den som inte bekänt färg får rätta det till nästa utspel; sedan kostar det 100 eller stick.
page-rules-pamphlet-score = Trick som bjudits och gjorts skrivs under strecket, allt annat över. Ett par som vunnit en utgång är i zonen: premier och straff stiger. Fyra eller fem honnörer på en hand betalas till den som har dem.
page-rules-pamphlet-end = Två utgångar vinner robberten. Skillnaden mellan summorna är vars och ens plus bland vinnarna och minus bland förlorarna.
page-rules-kontrakt-score = Trick som bjudits och gjorts räknas 6 i klöver, 7 i ruter, 8 i hjärter, 9 i spader och 10 i sans-atout; utgång är 30. Ett kontrakt hemma är värt en enhet om 50 och varje övertrick en till; att gå bet kostar en enhet och varje stick som fattas en till. I zonen är enheten 100; dubbling fördubblar den. Slammar räknas vare sig de bjudits eller inte. Chikane, en hand utan trumf, ger sitt par 50.
page-rules-vanderbilt-score = Trick som bjudits och gjorts räknas 20 i klöver och ruter, 30 i hjärter och spader, 35 i sans-atout; utgång är 100. Slammar betalas bara när de bjudits. Robberten är värd 700 på två utgångar och 500 på tre.
page-rules-reform-score = Utgång är 40; trick räknas som i Kontrakt. Premien för en utgång är vad vinnaren gjort under strecket i den, robbertens vad vinnaren gjort i båda utgångarna. En bjuden slam är värd 48 eller 96, en som bara gjorts 16 eller 32.

page-rules-rulebook-aim = Två par bjuder om kontraktet; det par som får det försöker ta de stick det lovat, det andra försöker hindra det.
page-rules-rulebook-seats = Leken breds ut och var och en drar ett kort, inget av de fyra första eller sista. De två högsta är medspelare; den högsta väljer plats och ger först. Esset är högst.
page-rules-rulebook-deal = Två lekar växelvis. Spelaren till vänster om givaren blandar, spelaren till höger kuperar, och givaren ger ett kort i taget.
page-rules-rulebook-talk = Givaren bjuder först. Varje bud måste vara högre än det förra; ett bud av motpartiet får dubblas, en dubbling redubblas. Tre passar i följd avslutar budgivningen. Den som står i tur att bjuda och den som har första utspelet kan begära att få den upprepad.
page-rules-rulebook-play = Spelaren till vänster om spelföraren spelar ut och träkarlen lägger upp sin hand. Färg måste bekännas. Krav besvaras av motpartiet; varje misstag har sin rättelse i lagen.
page-rules-rulebook-score = Klöver och ruter räknas 20 per trick, hjärter och spader 30; i sans-atout udda trick 30 och jämna 40. Utgång är 100 under strecket. Slammar betalas när de bjudits och gjorts: 500 och 1500, i zonen 750 och 2250. Fyra honnörer på en hand är värda 100, fem 150, fyra ess i sans-atout 150.
page-rules-rulebook-end = Två utgångar vinner robberten: 700 om de andra inte har någon, 500 om de har en. En avbruten robbert ger 300 för en utgång.

page-rules-hungarian-aim = Åta dig så många stick du kan ta; de andra försöker hindra dig.
page-rules-hungarian-seats = Paren dras: de två högre korten mot de två lägre. Den högsta ger först.
page-rules-hungarian-deal = Spelaren till vänster om givaren blandar, den till höger kuperar. Korten ges ett i taget, åt vänster, medan givarens medspelare blandar den andra leken.
page-rules-hungarian-talk = Femton ord räcker: pass, dubbelt, redubbelt; klöver, ruter, hjärter, spader, sans-atout; en till sju. Givaren börjar, och varje bud är högre än det förra. Tre passar avslutar budgivningen; den som först nämnde färgen är spelförare.
page-rules-hungarian-play = Spelaren till vänster om spelföraren spelar ut, sedan lägger träkarlen upp alla kort, en kolumn för varje färg. Färg måste bekännas; att trumfa är tillåtet, inte påbjudet.
page-rules-hungarian-score = Trick som bjudits och gjorts skrivs under strecket: klöver och ruter 20, hjärter och spader 30, sans-atout 40 för det första och 30 för resten. Allt annat skrivs över. Ett par utan utgång är i mans, med en i bell, där belöningar och straff är högre.
page-rules-hungarian-end = Utgång är 100 under strecket; den märks med ett kors. Två utgångar vinner robberten: 700 om de andra inte har någon, annars 500.

page-rules-minibridge-aim = Ta stick tillsammans med din medspelare. Ingen budgivning, så spelet lärs på några minuter.
page-rules-minibridge-seats = Fyra spelare i två par, Nord och Syd mot Öst och Väst. Allt går medurs.
page-rules-minibridge-deal = Tretton kort var, ett i taget.
page-rules-minibridge-talk = Med början hos givaren säger alla sina poäng: ess 4, kung 3, dam 2, knekt 1; tillsammans 40. Paret med flest poäng spelar, och i det är den med flest spelförare; har båda lika, den som sade sina först. Vid tjugo var ges korten om. Träkarlens hand läggs upp; spelföraren ser på den, väljer trumf eller sans-atout och säger om han spelar om bonusen.
page-rules-minibridge-play = Spelaren till vänster om spelföraren spelar ut. Spelföraren spelar båda händerna. Bekänn färg om du kan, spela annars vad du vill. Högsta trumf vinner, annars högsta kortet i den utspelade färgen.
page-rules-minibridge-score = Utan bonus räcker sju stick, som är värda 50 och sticken. Med bonus behövs nio i sans-atout, tio i hjärter eller spader, elva i klöver eller ruter: 300, efter den högre taxan 500, och sticken. Ett stick över sex är värt 20 i klöver och ruter och annars 30, i sans-atout 10 mer för det första. För varje stick som fattas får motspelarna 50, efter den högre taxan 100.
page-rules-minibridge-3-seats = Tre spelare; den fjärde handen ligger öppen från början.
page-rules-minibridge-3-talk = De tre säger sina poäng; den starkaste, av lika den som sade sina först, är spelförare och spelar med den öppna handen, de två andra är medspelare i den här given. Spelföraren väljer trumf och säger om han spelar om bonusen.
page-rules-minibridge-3-end = Var och en har sin egen kolumn. Om spelföraren får för få stick skriver varje motspelare upp straffet.

page-rules-duplicate-aim = Spelet som klubbarna spelar det i dag: varje bricka räknas för sig och jämförs med andra bord.
page-rules-duplicate-talk = Budgivning som i kontraktsbridge. Vem som är i zonen går efter brickans nummer.
page-rules-duplicate-play = Spelaren till vänster om spelföraren spelar ut, träkarlens hand ligger öppen, färg måste bekännas.
page-rules-duplicate-score = Trick som bjudits och gjorts räknas 20, 30, eller 40 och 30 i sans-atout; ett delkontrakt ger 50 till, en utgång 300 eller 500, slammar 500 till 1500.

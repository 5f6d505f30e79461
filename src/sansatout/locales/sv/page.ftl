# Sidan. Spelens saker nämns på varje språk med böckernas egna ord.

page-skip = Till innehållet
page-home = Sansatout: till hyllan
page-nav = Huvudsidor
page-nav-shelf = Hyllan
page-nav-analyse = Analysera
page-nav-score = För protokoll
page-nav-history = Mina spel
page-language = Språk
page-close = Stäng
page-copied = Kopierat
page-joining = Ett ögonblick …
page-nowhere = Här finns ingenting
page-nowhere-text = Adressen leder ingenstans. På hyllan finns allt.

page-settings = Inställningar
page-my-name = Ditt namn
page-set-theme = Ljus
page-set-theme-auto = som på den här enheten
page-set-theme-light = ljust
page-set-theme-dark = mörkt
page-set-colours = Färgernas kulörer
page-set-colours-two = två
page-set-colours-four = fyra
page-set-cards = Kort
page-set-cards-normal = vanliga
page-set-cards-large = stora
page-set-motion = Rörelse
page-set-motion-auto = som på den här enheten
page-set-motion-less = ingen
page-set-taps = För att spela ett kort eller bjuda
page-set-taps-one = ett tryck
page-set-taps-two = två tryck, mot misstag

page-shelf = Böckerna
page-shelf-title = Bridge, som fem gamla små böcker lär ut den
page-shelf-lead = Ta en från hyllan: spela dess spel med vänner eller robotar, för protokoll för ett spel med riktiga kort, läs reglerna.
page-play-now = Spela nu
page-play-now-note = Minibridge med tre robotar: lärt på några minuter, inget konto, ingen budgivning.
page-play = Spela
page-new-table = Med vänner, val …
page-keep-score = För protokoll
page-read-rules = Regler

page-cover-bridge-whist-place = Stockholm
page-cover-bridge-whist-title = Bridge
page-cover-bridge-whist-year = 1916
page-cover-pamphlet-place = Tallinn
page-cover-pamphlet-title = bridge
page-cover-pamphlet-year = 193·
page-cover-rulebook-place = Tallinn
page-cover-rulebook-title = Kontraktsbridge
page-cover-rulebook-year = Reglerna
page-cover-hungarian-place = Magyar
page-cover-hungarian-title = Bridzs
page-cover-hungarian-year = Robber
page-cover-minibridge-place = Slovenija
page-cover-minibridge-title = Minibridž
page-cover-minibridge-year = Učna igra
page-cover-duplicate-place = I dag
page-cover-duplicate-title = Tävlingsbridge
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
page-booklet-minibridge-story = En skolbok. Alla säger sina poäng och det starkare paret spelar; spelföraren ser trekarlen, väljer trumf och bestämmer om han spelar om bonusen.
page-booklet-duplicate = I dag
page-booklet-duplicate-story = Inte på den gamla hyllan: räknesättet i dagens klubbar, som måttstock bredvid böckerna.

page-game-bridge-whist = Bridge-whist
page-game-bridge-whist-about = Bestäm trumf eller remittera; dubbla utan gräns. Utgång vid 30.
page-game-kontrakt = Kontrakt, gammal räkning
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
page-game-duplicate-about = Brickor, zon efter nummer, dagens räkning.
page-game-chicago = Chicago
page-game-chicago-about = Fyra givar, dagens räkning.

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
page-call-Pass = Pass
page-call-X = Dubbling
page-call-XX = Redubbling
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
page-answer-accept = Överens
page-answer-refuse = Nej
page-answer-play-on = Spela vidare
page-answer-more = Fler än så
page-announced = { $seat }: { $what }.
page-your-turn = Din tur.

page-you = Du
page-guest = Gäst
page-open-place = ledig
page-open-places = Lediga platser
page-dealer = ger
page-dealer-short = G
page-declarer = spelförare
page-defenders = motspelare
page-dummy = trekarl
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
page-choose-strain = Du är spelförare. Vad ska vara trumf?
page-choose-hint = För bonusen behövs fler stick: nio i sans-atout, tio i hjärter eller spader, elva i klöver eller ruter. Annars räcker sju.
page-for-bonus = Om bonusen
page-without-bonus = Utan
page-announce-points = Poäng på din hand
page-announce = Säg
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
page-last-trick = Sista sticket
page-earlier-trick = Ett tidigare stick
page-review-auction = Budgivningen igen
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
page-concede-send = { $tricks ->
    [one] Ge bort ett stick
   *[other] Ge bort { $tricks } stick
  }
page-ask-break-off = Bryt av
page-ask-redraw = Dra igen
page-waiting-for = väntar på { $seats }

page-deal-over = Giv { $number } är slut
page-deal-void = Ingen spelar den här given
page-deal-result = { $tricks ->
    [one] { $what } av { $seat }: ett stick
   *[other] { $what } av { $seat }: { $tricks } stick
  }
page-next-deal = Nästa giv
page-waiting-others = Väntar på de andra …
page-look-at-deal = Se på given

page-waiting-title = Väntar på spelare
page-kind-person = en människa
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
page-options = Val
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
page-table-gone = Det här bordet är stängt för dig
page-table-unknown = Det finns inget sådant bord.
page-gone-replaced = Någon annan har din plats nu.
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

# The page. Words of the games stand in the booklets' own words in each language.

page-skip = To the content
page-home = Sansatout: to the shelf
page-nav = Main pages
page-nav-shelf = The shelf
page-nav-analyse = Analyse
page-nav-score = Keep score
page-nav-history = My games
page-language = Language
page-close = Close
page-copied = Copied
page-joining = One moment …
page-nowhere = There is nothing here
page-nowhere-text = The address leads nowhere. The shelf has everything.

page-settings = Settings
page-my-name = Your name
page-set-theme = Light
page-set-theme-auto = as on this device
page-set-theme-light = light
page-set-theme-dark = dark
page-set-colours = Colours of the suits
page-set-colours-two = two
page-set-colours-four = four
page-set-cards = Cards
page-set-cards-normal = normal
page-set-cards-large = large
page-set-motion = Movement
page-set-motion-auto = as on this device
page-set-motion-less = none
page-set-taps = To play a card or make a call
page-set-taps-one = one tap
page-set-taps-two = two taps, against slips

page-shelf = The booklets
page-shelf-title = Bridge, as five old booklets tell it
page-shelf-lead = Take one from the shelf: play its games with friends or robots, keep score for a game with real cards, read the rules.
page-play-now = Play now
page-play-now-note = Minibridge with three robots: learned in minutes, no account, no bidding.
page-play = Play
page-new-table = With friends, options …
page-keep-score = Keep score
page-read-rules = Rules

page-cover-bridge-whist-place = Stockholm
page-cover-bridge-whist-title = Bridge
page-cover-bridge-whist-year = 1916
page-cover-pamphlet-place = Tallinn
page-cover-pamphlet-title = bridge
page-cover-pamphlet-year = 193·
page-cover-rulebook-place = Tallinn
page-cover-rulebook-title = Contract Bridge
page-cover-rulebook-year = The rules
page-cover-hungarian-place = Magyar
page-cover-hungarian-title = Bridzs
page-cover-hungarian-year = Robber
page-cover-minibridge-place = Slovenija
page-cover-minibridge-title = Minibridž
page-cover-minibridge-year = Učna igra
page-cover-duplicate-place = Today
page-cover-duplicate-title = Duplicate
page-cover-duplicate-year = no booklet

page-booklet-bridge-whist = Stockholm, 1916
page-booklet-bridge-whist-story = Number six of a series of small books on games. Nobody bids yet: the dealer names trumps or hands the choice to partner, and the others may double, and double again. Spades are worth two, no trump twelve.
page-booklet-pamphlet = Tallinn, a pamphlet of the thirties
page-booklet-pamphlet-story = Contract bridge has just arrived and nobody agrees on the score. The pamphlet prints three ways of counting, side by side, and a short code for those who play wrong.
page-booklet-rulebook = Tallinn, the book of rules
page-booklet-rulebook-story = The full code of laws: every slip has its remedy, every claim its answer. No trump counts 30 and 40, and whoever fails pays by the table.
page-booklet-hungarian = Hungary
page-booklet-hungarian-story = Rubber bridge in a few pages: fifteen words of bidding, a sheet with a line across, mans and bell, and a cross for every game won.
page-booklet-minibridge = Slovenia
page-booklet-minibridge-story = A school booklet. Everybody tells the points in hand, the stronger side plays; declarer sees dummy, chooses trumps and decides whether to play for the bonus.
page-booklet-duplicate = Today
page-booklet-duplicate-story = Not on the old shelf: the scoring used in clubs today, as a yardstick beside the booklets.

page-game-bridge-whist = Bridge-Whist
page-game-bridge-whist-about = Name trumps or remit; double without end. Game is 30.
page-game-kontrakt = Contract, old count
page-game-kontrakt-about = Tricks count 6, 7, 8, 9 and 10.
page-game-vanderbilt = Vanderbilt
page-game-vanderbilt-about = Tricks count 20, 30 and 35. Game is 100.
page-game-reform = Reform
page-game-reform-about = Game is 40; slams and penalties by the reformed table.
page-game-rulebook = Contract bridge
page-game-rulebook-about = Rubber bridge by the full code, with its penalties.
page-game-hungarian = Rubber bridge
page-game-hungarian-about = Game is 100 below the line, two games win the rubber.
page-game-minibridge = Minibridge
page-game-minibridge-about = For four. No bidding: points are told, then the cards speak.
page-game-minibridge-3 = Minibridge for three
page-game-minibridge-3-about = The fourth hand lies open from the start.
page-game-duplicate = Duplicate
page-game-duplicate-about = Boards, vulnerability by number, today's score.
page-game-chicago = Chicago
page-game-chicago-about = Four deals, today's score.

page-seat-N = North
page-seat-E = East
page-seat-S = South
page-seat-W = West
page-seat-short-N = N
page-seat-short-E = E
page-seat-short-S = S
page-seat-short-W = W
page-side-NS = North-South
page-side-EW = East-West
page-suit-S = spades
page-suit-H = hearts
page-suit-D = diamonds
page-suit-C = clubs
page-strain-S = spades
page-strain-H = hearts
page-strain-D = diamonds
page-strain-C = clubs
page-strain-NT = no trump
page-nt = NT
page-rank-A = ace
page-rank-K = king
page-rank-Q = queen
page-rank-J = jack
page-rank-T = ten
page-rank-9 = nine
page-rank-8 = eight
page-rank-7 = seven
page-rank-6 = six
page-rank-5 = five
page-rank-4 = four
page-rank-3 = three
page-rank-2 = two
# $rank and $suit are texts like page-rank-A and page-suit-S.
page-card = { $rank } of { $suit }
page-call-Pass = Pass
page-call-X = Double
page-call-XX = Redouble
page-short-X = X
page-short-XX = XX
page-doubled-X = doubled
page-doubled-XX = redoubled

page-said-name = { $strain }
page-said-remit = I remit
page-said-ask = May I lead?
page-said-lead = Lead
page-said-double = I double
page-said-redouble = I redouble
page-said-pass = No
page-said-announce = { $points ->
    [one] one point
   *[other] { $points } points
  }
page-said-choose = { $strain }
page-said-choose-bonus = { $strain }, for the bonus
page-said-claim = { $tricks ->
    [one] I claim one trick
   *[other] I claim { $tricks } tricks
  }
page-said-concede = { $tricks ->
    [one] I give up one trick
   *[other] I give up { $tricks } tricks
  }
page-said-ask-undo = May I take that back?
page-said-ask-break-off = Shall we stop here?
page-said-ask-redraw = Shall we draw for seats again?
page-answer-accept = Agreed
page-answer-refuse = No
page-answer-play-on = Play on
page-answer-more = More than that
page-announced = { $seat }: { $what }.
page-your-turn = Your turn.

page-you = You
page-guest = Guest
page-open-place = open
page-open-places = Open places
page-dealer = deals
page-dealer-short = D
page-declarer = declarer
page-defenders = defenders
page-dummy = dummy
page-away = away
page-here = here
page-to-act = to act
page-my-hand = Your hand
page-hand-of = { $count ->
    [one] { $who }, one card
   *[other] { $who }, { $count } cards
  }
page-trick = The trick
page-trick-number = Trick { $number }
page-auction = Auction
page-ask-meaning = What does this call mean?
page-meaning-waits = asked …
page-meaning-asked = You were asked what your call means:
page-meaning-tell = Tell
page-bidding-box = Your call
page-your-words = Your word
page-your-choice = Your choice
page-name-strain = Name trumps, or hand the choice to partner
page-choose-strain = You are declarer. What shall be trumps?
page-choose-hint = For the bonus you need more tricks: nine at no trump, ten in hearts or spades, eleven in clubs or diamonds. Otherwise seven are enough.
page-for-bonus = For the bonus
page-without-bonus = Without
page-announce-points = Points in your hand
page-announce = Tell
page-points = { $points ->
    [one] one point
   *[other] { $points } points
  }
page-sayings = What was said
page-nothing-said = Nothing said yet
page-declarer-is = { $seat } is declarer and chooses.

page-status = Where we stand
page-deal-number = Deal { $number }
page-bonus = bonus
page-needs = { $tricks ->
    [one] one trick needed
   *[other] { $tricks } tricks needed
  }
page-tricks-won = tricks won
page-open-sheet = Open the score sheet
page-stage-draw = Draw for seats
page-stage-seats = Choice of seats
page-stage-shuffle = Shuffling
page-stage-cut = The cut
page-stage-deal = Dealing
page-stage-between = Between two deals
page-stage-dialogue = The bidding
page-stage-play = The play
page-stage-over = The deal is over
page-stage-void = Not played
page-link-lost = The line is down; trying again …

page-draw-title = Draw for seats
page-draw-pick = Draw a card.
page-draw-place = Card { $place } of the spread
page-choose-seat = Choose your seat.
page-chooses-seat = { $name } chooses a seat.
page-cut-title = You cut the pack
page-cut-count = { $count ->
    [one] lift one card
   *[other] lift { $count } cards
  }
page-cut = Cut
page-cuts = { $seat } cuts …
page-shuffling = Shuffling …

page-tools = Ask for
page-undo = Take back
page-last-trick = Last trick
page-earlier-trick = An earlier trick
page-review-auction = The auction again
page-review-contract = The contract
page-name-cards = Who played what?
page-claim = Claim …
page-claim-title = Claim or concede
page-claim-tricks = How many of the remaining tricks?
page-claim-words = How you would play on (if you like)
page-claim-send = { $tricks ->
    [one] Claim one trick
   *[other] Claim { $tricks } tricks
  }
page-concede-send = { $tricks ->
    [one] Give up one trick
   *[other] Give up { $tricks } tricks
  }
page-ask-break-off = Break off
page-ask-redraw = Draw again
page-waiting-for = waiting for { $seats }

page-deal-over = Deal { $number } is over
page-deal-void = Nobody plays this deal
page-deal-result = { $tricks ->
    [one] { $what } by { $seat }: one trick
   *[other] { $what } by { $seat }: { $tricks } tricks
  }
page-next-deal = Next deal
page-waiting-others = Waiting for the others …
page-look-at-deal = Look at the deal

page-waiting-title = Waiting for players
page-kind-person = a person
page-kind-robot = robot
page-kind-open = free
page-copy-invite = Copy the invitation
page-sit-here = Sit here
page-start-with-robots = Start with robots in the free places
page-beside = Beside the table
page-tab-sheet = Sheet
page-tab-chat = Talk
page-tab-people = Players
page-accounts = Plus and minus
page-options = Options
page-chat-empty = Nobody has said anything.
page-chat-silent = Watchers are silent while a deal is played.
page-chat-say = Say something
page-chat-send = Say
page-robot-acts = a robot plays
page-make-open = Free the place
page-make-robot = A robot
page-watchers = { $count ->
    [one] One person looks on.
   *[other] { $count } people look on.
  }
page-copy-table = Copy the table's link
page-copy-private = Copy my private link
page-private-note = The private link brings you back to your seat on any device. Keep it to yourself.
page-stand = Leave my seat to a robot
page-sit-again = Take my seat again
page-pace = Pace of the robots
page-seconds = { $seconds } s
page-table-gone = This table is closed to you
page-table-unknown = There is no such table.
page-gone-replaced = Somebody else has your place now.
page-join-title = You are invited
page-sit-down = Sit down

page-above = above the line
page-below = below the line
page-the-line = The line
page-game-won = A game was won
page-games-won = { $count ->
    [one] one game
   *[other] { $count } games
  }

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
page-set-theme = Appearance
page-set-theme-auto = as on this device
page-set-theme-light = light
page-set-theme-dark = dark
page-set-colours = Colours of the suits
page-set-colours-two = two
page-set-colours-four = four
page-set-cards = Cards
page-set-cards-normal = normal
page-set-cards-large = large
page-set-indices = Letters on the cards
page-set-indices-english = English (A K Q J)
page-set-indices-national = those of the language ({ page-index-A } { page-index-K } { page-index-Q } { page-index-J })
page-set-back = Backs of the cards
page-set-back-booklet = the booklet’s
page-set-back-red = red
page-set-back-blue = blue
page-set-back-green = green
page-index-A = A
page-index-K = K
page-index-Q = Q
page-index-J = J
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
page-cover-rulebook-title = Kontrakt-bridge
page-cover-rulebook-year = Mängu reeglid
page-cover-hungarian-place = Magyarország
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
page-game-bridge-whist-about = Name trumps or remit; double up to eightfold. Game is 30.
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
page-game-duplicate-about = Boards, vulnerability by number, today’s score.
page-game-chicago = Chicago
page-game-chicago-about = Four deals, today’s score.

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
page-bid-S = { $level ->
    [one] { $level } spade
   *[other] { $level } spades
}
page-bid-H = { $level ->
    [one] { $level } heart
   *[other] { $level } hearts
}
page-bid-D = { $level ->
    [one] { $level } diamond
   *[other] { $level } diamonds
}
page-bid-C = { $level ->
    [one] { $level } club
   *[other] { $level } clubs
}
page-bid-NT = { $level } no trump
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
page-said-choose-no-bonus = { $strain }, without the bonus
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
page-said-ask-second-game = Shall the next deal be the second game of { $seats }?
page-said-ask-first-game = Shall the next deal be the first game for all?
page-answer-accept = Agreed
page-answer-refuse = No
page-answer-play-on = Play on
page-answer-more = Explain more
page-announced = { $seat }: { $what }.
page-your-turn = Your turn.

page-you = You
page-open-hand = open hand
page-guest = Guest
page-open-place = free place
page-open-places = Free places
page-dealer = deals
page-dealer-short = D
page-declarer = declarer
page-defenders = defenders
page-dummy = dummy
page-senior = senior
page-junior = junior
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
page-name-strain-must = Your partner remits: name trumps
page-choose-strain = You are declarer. What shall be trumps?
page-choose-hint = For the bonus you need more tricks: nine at no trump, ten in hearts or spades, eleven in clubs or diamonds. Otherwise seven are enough.
page-choose-silent = Who names trumps alone plays for the bonus.
page-for-bonus = For the bonus
page-without-bonus = Without the bonus
page-announce-points = Points in your hand
page-announce = Tell
page-announce-help = Your cards count { $points }: ace 4, king 3, queen 2, jack 1.
page-announce-show = Count for me
page-announce-hide = I count myself
page-recounted = What was told did not make 40 together: everybody counts again.
page-points-told = Three times the points did not make 40, so the table has told them.
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
page-overtaken = The table went on before that came: look at it and choose again.
page-not-storing = The server cannot store anything at the moment. Nothing is lost; the game goes on by itself as soon as it can.

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
page-review-auction = What was said
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
page-claim-doubted = A claim of your side was refused in this deal: robots now grant only tricks that are certain from what you see yourself.
page-concede-send = { $tricks ->
    [one] Give up one trick
   *[other] Give up { $tricks } tricks
  }
page-ask-break-off = Break off
page-ask-redraw = Draw again
page-second-game = Next deal: first or second game?
page-second-game-none = First game for all
page-second-game-some = Second game: { $seats }
page-second-game-agreed = Agreed for the next deal: second game of { $seats }.
page-second-game-agreed-none = Agreed for the next deal: first game for all.
page-waiting-for = waiting for { $seats }

page-deal-over = Deal { $number } is over
page-deal-void = Nobody plays this deal
page-deal-result = { $tricks ->
    [one] { $what }, declarer { $seat }: one trick
   *[other] { $what }, declarer { $seat }: { $tricks } tricks
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
page-copy-table = Copy the table’s link
page-copy-private = Copy my private link
page-private-note = The private link brings you back to your seat on any device. Keep it to yourself.
page-stand = Leave my seat to a robot
page-sit-again = Take my seat again
page-pace = Pace of the robots
page-seconds = { $seconds } s
page-at-once = at once
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

page-stage-auction = The bidding
page-stage-naming = The naming
page-stage-announcing = The points

page-new-table-title = A new table: { $game }
page-start = Sit down and play
page-with-robots = Me and robots
page-with-friends = Friends by link
page-who-sits = Who sits where
page-sits-me = I
page-sits-robot = a robot
page-sits-open = a friend, by link
page-friend = name, if you like
page-friend-name = Name of the friend sitting { $seat }
page-more-players = Further players who take turns
page-seating = Seats
page-seating-fixed = as chosen above
page-seating-draw = the draw decides, as in the booklet
page-laws = The rules
page-laws-enforced = only what is allowed can be done
page-laws-at-the-table = as at a real table: irregularities can happen, and cost
page-robots = The robots
page-robot-level = How well they play
page-robot-system = How they bid
page-people-system = How people bid, for robots to read
page-people-usual = as the robot opposite, else { $system }
page-signals = Signals in defence
page-signals-note = High encourages, high-low shows an even number, for robots and for you; both sides know it.
page-level-novice = like beginners
page-level-club = like club players
page-level-expert = as well as they can
page-system-culbertson = after Culbertson
page-system-one-club = the one-club system
page-system-standard = today’s standard
page-system-natural = what nearly everybody means
page-table-name = Name of the table (if you like)
page-options-title = The booklet’s options
page-usual = usual

page-value-true = yes
page-value-false = no
page-option-doubling_limit = How far doubling goes
page-value-doubling_limit-8 = eightfold
page-value-doubling_limit-none = without end
page-option-lay_down_spades = Undoubled spades are laid down and not played
page-option-score_keeping = The score is kept
page-value-score_keeping-sheet = on a sheet
page-value-score_keeping-counters = with counters
page-option-next_sitting_deal = Who deals first in the next sitting
page-value-next_sitting_deal-rotate = the next in turn
page-value-next_sitting_deal-lowest-draw = the lowest draw
page-option-look_back = Gathered tricks one may look at
page-value-look_back-last-and-one-named = the last and one other
page-value-look_back-last-only = the last only
page-option-penalty_tricks = Penalty tricks
page-value-penalty_tricks-never = are never counted
page-value-penalty_tricks-moved = go to the other side
page-option-three_aces_in_one_hand = Three aces in one hand at no trump
page-option-several_chicanes = When several hands have no trump
page-value-several_chicanes-each = each counts
page-value-several_chicanes-one-a-side = one for each side
page-option-chicane_when_laid_down = Chicane counts when spades are laid down
page-option-part_score_after_game = The loser’s part of a won game
page-value-part_score_after_game-kept = stays in the total
page-value-part_score_after_game-carried = counts on in the next game
page-value-part_score_after_game-lost = is lost
page-option-second_game_behind = When the winner of the second game is behind in points
page-value-second_game_behind-net = the others win the difference
page-value-second_game_behind-nothing = nobody wins
page-option-general_account = In the general account
page-value-general_account-plus-and-minus = winners get plus, losers minus
page-value-general_account-winners = winners get plus
page-option-seat_draw_tie = Equal cards in the draw
page-value-seat_draw_tie-suit_rank = the suit decides
page-value-seat_draw_tie-draw_again = draw again
page-option-partner_change = Partners change
page-value-partner_change-cycle_three = so that everybody plays with everybody
page-value-partner_change-never = never
page-option-rubbers_per_partnership = Rubbers before partners change
page-option-doubler = Who may double
page-value-doubler-any_opponent = either opponent
page-value-doubler-next_player = only the next player
page-option-honours_holder = Honours count
page-value-honours_holder-any = for whoever holds them
page-value-honours_holder-declaring_side = for the declaring side only
page-option-revoke_tricks = Tricks taken for a revoke
page-option-revoke_tricks_for_slam = Tricks taken for a revoke count for a slam
page-option-revoke_each = Every revoke is paid
page-option-penalty_scale = Fines for wrong play
page-value-penalty_scale-flat = stay the same
page-value-penalty_scale-scaled = grow with doubling and vulnerability
page-option-peek_penalty = The fine for looking at a gathered trick
page-value-peek_penalty-any_quitted = for any trick
page-value-peek_penalty-opponents_only = for the others’ tricks only
page-option-unfinished_rubber = A rubber broken off
page-value-unfinished_rubber-as_is = counts as it stands
page-option-sheet_keeping = How the sheet is kept
page-value-sheet_keeping-each = each figure by itself
page-value-sheet_keeping-sums_below = running sums below the line
page-value-sheet_keeping-sums_above = running sums above the line
page-value-sheet_keeping-from_opponents = points above the line are struck from the opponents
page-option-rubber_game_also_gets_game_premium = The game that wins the rubber also gets the premium for a game
page-option-below_line_in_total = Points below the line count in the total
page-option-chicane = Chicane counts
page-option-chicane_hands = Two hands of a side without trumps
page-value-chicane_hands-each_hand = each counts
page-value-chicane_hands-once_a_side = count once
page-option-unbid_slam_scope = A slam that was not bid counts
page-value-unbid_slam_scope-any_side = for either side
page-value-unbid_slam_scope-declaring_side = for the declaring side
page-value-unbid_slam_scope-made_contract = when the contract is made
page-option-reform_six_bid_seven_made = Six bid, seven made
page-value-reform_six_bid_seven_made-small_announced = small slam, bid
page-value-reform_six_bid_seven_made-both = both slams
page-value-reform_six_bid_seven_made-grand_unannounced = grand slam, not bid
page-option-reform_overtrick = Points for an overtrick
page-option-reform_premium_base = The rubber premium is based on
page-value-reform_premium_base-winner = the winner’s games
page-value-reform_premium_base-both_sides = both sides’ games
page-option-reform_premium_doubled = Doubling raises the premium
page-option-danger_is_per_side = Each side is vulnerable by itself
page-option-unfinished_one_game_each = Broken off at one game each
page-value-unfinished_one_game_each-both = both get the premium
page-value-unfinished_one_game_each-neither = nobody gets it
page-option-below_correction_until = Points below the line can be corrected until
page-value-below_correction_until-first_card = the first card of the next deal
page-value-below_correction_until-last_card = the last card of the next deal
page-option-above_line_in_total = Points above the line count in the total
page-option-game_extra_points = Extra points for every game won
page-option-rubber_reward_place = The reward for the rubber is written
page-value-rubber_reward_place-above = above the line
page-value-rubber_reward_place-below = below the line
page-option-slam_requires_bid = A slam must be bid
page-option-redoubled_insult = Making a redoubled contract
page-option-doubling_points_place = What doubling adds is written
page-value-doubling_points_place-below = below the line
page-value-doubling_points_place-above = above the line
page-option-surplus_carries = Points over 100 count on in the next game
page-option-nt_overtrick = An overtrick at no trump
page-option-honours = Honours
page-value-honours-none = do not count
page-value-honours-today = count as today
page-option-passed_out = When all pass
page-value-passed_out-next_dealer = the next player deals
page-value-passed_out-same_dealer = the same player deals again
page-option-seat_draw_ace = The ace in the draw
page-value-seat_draw_ace-high = high
page-value-seat_draw_ace-low = low
page-option-announcing = The points are told
page-value-announcing-program = by the table itself
page-value-announcing-players = by the players
page-value-announcing-players-alone = by the players, until they make 40
page-option-redeal_at_twenty = At twenty points each
page-value-redeal_at_twenty-same-dealer = the same player deals again
page-value-redeal_at_twenty-next-dealer = the next player deals
page-option-vulnerability = The higher tariff
page-value-vulnerability-per-deal = is agreed deal by deal
page-value-vulnerability-by-board = goes by the number of the deal
page-value-vulnerability-by-bonus = comes with a bonus won
page-option-penalty_tariff = Whose tariff the penalty follows
page-value-penalty_tariff-declarer = declarer’s
page-value-penalty_tariff-defenders = the defenders’
page-option-silence = When nothing is said about the bonus
page-value-silence-no-bonus = no bonus is played for
page-value-silence-bonus = the bonus is played for
page-option-penalty_columns = Who writes the penalty
page-value-penalty_columns-each = each defender, in full
page-value-penalty_columns-shared = the defenders, shared
page-value-penalty_columns-declarer = declarer, as a minus
page-option-first_dealer = Who deals first
page-value-first_dealer-we = we
page-value-first_dealer-they = they
page-option-middle_deals = In the second and third deal vulnerable is
page-value-middle_deals-dealer = the dealer’s side
page-value-middle_deals-non_dealer = the other side

page-replay = The play again
page-to-start = To the start
page-trick-back = One trick back
page-card-back = One card back
page-card-on = One card on
page-trick-on = One trick on
page-to-end = To the end
page-card-number = Card
page-show-values = What every card is worth
page-play-from-here = Play on from here
page-play-again = Play this deal again
page-mistake = { $cost ->
    [one] { $seat }, { $card }: this cost one trick
   *[other] { $seat }, { $card }: this cost { $cost } tricks
  }
page-worth = What it was worth
page-analysis = With all cards in sight
page-double-dummy = Tricks with best play
page-lost-tricks = Where tricks were lost
page-no-mistakes = Nobody lost a trick.
page-thoughts = What the robots thought
page-thoughts-count = { $count ->
    [one] one decision
   *[other] { $count } decisions
  }
page-thought-candidates = considered
page-thought-reason = because
page-thought-samples = samples
page-thought-points = { $count } points expected
page-thought-tricks = { $count } tricks expected
page-take-away = Download
page-copy-deal = Copy the link
page-fair = A fair deal
page-fair-text = Before the cut the table fixed a secret and showed its digest, like a sealed envelope. Then everybody’s browser added a number of its own. Secret, numbers and cut together make the order of the cards, so nobody could know or choose it alone. Your browser has just done the shuffle again:
page-fair-limits = This shows that the cards were not chosen. It cannot show whether whoever runs the server tells some players what the others hold.
page-fair-figures = Check it yourself
page-fair-noted = Digest as this browser noted it before the deal
page-fair-number = Number from { $seat }
page-fair-table = the table
page-fair-command = Keep both files; the command checks them without this page and without this server:
page-fair-deal-file = The deal
page-fair-record-file = My record
page-fair-not = This deal was not shuffled: somebody chose its cards. Nothing proves it fair.
page-fair-commitment = Digest, published before the cut
page-fair-secret = Secret, published after the deal
page-fair-cut = Cards lifted
page-back-to-table = Back to the table

page-analyse-play = Play it
page-analyse-game = Game
page-analyse-play-note = You sit South among three robots. A deal that somebody chose is no fair shuffle, and the table says so.
page-picture-png = Picture (PNG)
page-analyse-title = Analyse a deal
page-analyse-lead = Paste a deal, a PBN or a LIN file, or pick the cards by clicking; see what best play brings.
page-analyse-text = Deal, PBN or LIN
page-analyse-click = Pick the cards by clicking
page-analyse-whose = Whose cards
page-analyse-rest = The rest
page-analyse-clear = Clear
page-analyse-go = Analyse
page-analyse-example = An example
page-board-number = Board { $number }
page-best-cards = Best cards
page-best-cards-note = Every card shows how many tricks its side still gets. Click one to play it.
page-trumps = Trumps
page-leader = Leads

page-history-title = My games
page-history-empty = Nothing yet. Take a booklet from the shelf.
page-history-tables = Tables
page-history-deals = Deals
page-history-sheets = Sheets kept for real cards
page-deals = { $count ->
    [one] one deal
   *[other] { $count } deals
  }

page-keep-choose = Keep score for a game with real cards
page-keep-lead = Choose the game. Everybody at the table can follow the sheet on a phone of their own.
page-keep-title = Keep score: { $game }
page-players = Players
page-players-pairs = The first two are partners, and so are the last two. Names can be left empty.
page-players-three = In the order in which you sit. Names can be left empty.
page-player-number = Player { $number }
page-begin-sheet = Begin the sheet
page-enter-deal = Enter a deal
page-contract = Contract
page-undoubled = undoubled
page-times = How many times it counts (doubling)
page-who-played = Played by
page-whose-tricks = More tricks for
page-tricks-taken = Tricks taken
page-entry-more = Honours and the like
page-entry-help = How to write it
page-enter = Enter
page-all-passed = All passed
page-sheet-undo = Take back the last entry
page-new-round = Next round
page-read-only = You can read this sheet. Ask for the link that lets you write.
page-entered = Entered
page-copy-read = Copy the link to read
page-copy-write = Copy the link to write

page-rules-aim = The aim
page-rules-seats = Players and seats
page-rules-deal = Cards and deal
page-rules-talk = Before the play
page-rules-play = The play
page-rules-score = The score
page-rules-end = The end

page-rules-bridge-whist-aim = Two pairs, partners facing each other. Whichever side takes more than six tricks scores for those beyond six; there is no contract.
page-rules-bridge-whist-seats = Everybody draws a card; here the ace is lowest, and of equal cards the spade. The two lowest are partners. The lowest deals first and chooses a seat. With more than four, the highest cards sit out first; the lowest always plays, as the booklet’s hållkarl. After each sitting the seats change, so that in three sittings everybody has played with everybody.
page-rules-bridge-whist-deal = Two packs in turn, thirteen cards each, one by one. No card is turned up.
page-rules-bridge-whist-talk = The dealer names a suit or no trump, or remits: then partner must name. The player on the dealer’s left doubles, or asks “may I lead?”; the fourth player says “lead”, or doubles. After a double the side that named may redouble, then the first doubler again, usually up to eightfold.
page-rules-bridge-whist-play = The player on the dealer’s left leads. Then the dealer’s partner lays down the hand, and the dealer plays both. Follow suit if you can; trumping is never a duty. Of the gathered tricks the last may be looked at, and one other.
page-rules-bridge-whist-score = Each trick beyond six counts 2 in spades, 4 in clubs, 6 in diamonds, 8 in hearts and 12 at no trump, times the doubling. Honours, chicane and slams are written above the line and are never doubled. A small slam is worth 20, a grand slam 40. Chicane, a hand without trumps, counts as two honours for its side, or takes two off the other’s. Penalty tricks are never counted.
page-rules-bridge-whist-end = A game is 30 below the line. The side that wins its second game gets 100 and ends the sitting. The difference is rounded to tens, five being dropped; three sittings make a rubber, the booklet’s “robbert”.

page-rules-pamphlet-aim = Bid for the right to name trumps, and take the tricks you promised.
page-rules-pamphlet-seats = Everybody draws a card; the ace counts one. The two higher cards play against the two lower, and the lowest deals. After an agreed number of rubbers partners change.
page-rules-pamphlet-deal = Two packs with different backs, in turn. Thirteen cards each, one by one. If an honour falls face up, the next player deals. The deal passes to the left.
page-rules-pamphlet-talk = The dealer begins. A bid names the tricks beyond six and a strain; it must be higher than the last one: clubs, diamonds, hearts, spades, no trump. Opponents may double, the bidding side redouble. Three passes after a bid end the bidding. If all pass, the next player deals. A bid that is too low counts as the lowest that is enough in the same strain; after one out of turn the other side may have a new deal.
page-rules-pamphlet-play = The player on declarer’s left leads, then dummy’s cards are laid open and declarer plays them. Follow suit if you can; nobody has to win a trick. Looking at a gathered trick costs 50. Whoever did not follow suit may put it right until the next lead; after that it costs 100, or tricks.
page-rules-pamphlet-score = Tricks bid and made are written below the line, everything else above. A side that has won a game is vulnerable: premiums and penalties rise. Four or five honours in one hand are paid to whoever holds them.
page-rules-pamphlet-end = Two games win the rubber. The difference of the sums is each winner’s plus and each loser’s minus.
page-rules-kontrakt-score = Tricks bid and made count 6 in clubs, 7 in diamonds, 8 in hearts, 9 in spades and 10 at no trump; game is 30. Making the contract is worth one unit of 50 and every overtrick another; failing costs one unit and every missing trick another. When vulnerable the unit is 100; doubling doubles it. Slams count whether bid or not. Chicane, a hand without a trump, brings its side 50.
page-rules-vanderbilt-score = Tricks bid and made count 20 in clubs and diamonds, 30 in hearts and spades, 35 at no trump; game is 100. Slams are paid only when bid. The rubber is worth 700 in two games and 500 in three.
page-rules-reform-score = Game is 40; tricks count as in Kontrakt. The premium for a game is what its winner made below the line in it, that for the rubber what its winner made in both games. A slam that was bid is worth 48 or 96, one that was only made 16 or 32.

page-rules-rulebook-aim = Two sides bid for the contract; the side that wins it tries to take the tricks it promised, the other to prevent it.
page-rules-rulebook-seats = The pack is spread and everybody draws a card, none of the first or last four. The two highest are partners; the highest chooses a seat and deals first. The ace is high.
page-rules-rulebook-deal = Two packs in turn. The player on the dealer’s left shuffles, the player on the right cuts, and the dealer deals one by one.
page-rules-rulebook-talk = The dealer calls first. Each bid must be higher than the last; a bid of the other side may be doubled, a double redoubled. Three passes in a row end the auction. Whoever is in turn to call, and whoever has the opening lead, may have it repeated.
page-rules-rulebook-play = The player on declarer’s left leads and dummy lays down the hand. Suit must be followed. Claims are answered by the other side; every slip has its remedy in the code.
page-rules-rulebook-score = Clubs and diamonds count 20, hearts and spades 30 a trick; at no trump the odd tricks 30 and the even ones 40. Game is 100 below the line. Slams are paid when bid and made: 500 and 1500, vulnerable 750 and 2250. Four honours in one hand are worth 100, five 150, four aces at no trump 150.
page-rules-rulebook-end = Two games win the rubber: 700 if the others have none, 500 if they have one. A rubber broken off gives 300 for a game.

page-rules-hungarian-aim = Undertake as many tricks as you can take; the others try to stop you.
page-rules-hungarian-seats = Pairs are drawn: the two higher cards against the two lower. The highest deals first.
page-rules-hungarian-deal = The player on the dealer’s left shuffles, the one on the right cuts. The cards are dealt one by one, to the left, while the dealer’s partner shuffles the other pack.
page-rules-hungarian-talk = Fifteen words are enough: pass, double, redouble; clubs, diamonds, hearts, spades, no trump; one to seven. The dealer begins, and every bid is higher than the last. Three passes end the bidding; whoever first named the strain is declarer.
page-rules-hungarian-play = The player on declarer’s left leads, then dummy lays all cards open, a column for each suit. Suit must be followed; trumping is allowed, not demanded.
page-rules-hungarian-score = Tricks bid and made go below the line: clubs and diamonds 20, hearts and spades 30, no trump 40 for the first and 30 for the rest. Everything else goes above. A side without a game is in mans, with one in bell, where rewards and penalties are higher.
page-rules-hungarian-end = Game is 100 below the line; it is marked with a cross. Two games win the rubber: 700 if the others have none, otherwise 500.

page-rules-minibridge-aim = Take tricks together with your partner. There is no bidding, so the game is learned in minutes.
page-rules-minibridge-seats = Four players in two pairs, North and South against East and West. Everything goes clockwise.
page-rules-minibridge-deal = Thirteen cards each, one by one.
page-rules-minibridge-talk = From the dealer on, everybody tells the points in hand: ace 4, king 3, queen 2, jack 1; together 40. The pair with more points plays, and in it the player with more is declarer; if both have the same, the one who told first. At twenty each the cards are dealt again. Dummy’s hand is laid open; declarer looks at it, chooses trumps or no trump and says whether it is for the bonus.
page-rules-minibridge-play = The player on declarer’s left leads. Declarer plays both hands. Follow suit if you can, otherwise play what you like. The highest trump wins, else the highest card of the suit led.
page-rules-minibridge-score = Without the bonus seven tricks are enough and are worth 50 and the tricks. With the bonus nine are needed at no trump, ten in hearts or spades, eleven in clubs or diamonds: 300, at the higher tariff 500, and the tricks. A trick beyond six is worth 20 in clubs and diamonds and 30 otherwise, at no trump with 10 more for the first. For each trick short the defenders get 50, at the higher tariff 100.
page-rules-minibridge-3-seats = Three players; the fourth hand lies open from the start.
page-rules-minibridge-3-talk = The three tell their points; the strongest is declarer, of equals the one who told first, and plays with the open hand, the other two are partners for this deal. Declarer chooses trumps and says whether it is for the bonus.
page-rules-minibridge-3-end = Everybody has a column of their own. If declarer falls short, each defender writes the penalty.

page-rules-duplicate-aim = The game as clubs play it today: every board is scored by itself and compared with other tables.
page-rules-duplicate-talk = An auction as in contract bridge. Who is vulnerable goes by the number of the board.
page-rules-duplicate-play = The player on declarer’s left leads, dummy’s hand lies open, suit must be followed.
page-rules-duplicate-score = Tricks bid and made count 20, 30, or 40 and 30 at no trump; a part score adds 50, a game 300 or 500, slams 500 to 1500.

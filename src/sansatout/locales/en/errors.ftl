error-at = line { $line }, column { $column }

error-not-a-suit = ‘{ $text }’ is not a suit: expected one of C D H S
error-not-a-strain = ‘{ $text }’ is not a strain: expected one of C D H S NT
error-not-a-rank = ‘{ $text }’ is not a rank: expected one of 2 3 4 5 6 7 8 9 T J Q K A
error-not-a-card = ‘{ $text }’ is not a card: expected a suit and a rank like SA or HT
error-not-a-hand = ‘{ $text }’ is not a hand: expected spades.hearts.diamonds.clubs like AK5.KJT64.74.763
error-card-twice-in-hand = ‘{ $text }’ has { $card } twice: expected different cards
error-holding-order = ‘{ $text }’ lists { $holding } out of order: expected ranks from high to low
error-not-a-seat = ‘{ $text }’ is not a seat: expected one of N E S W
error-not-a-side = ‘{ $text }’ is not a side: expected NS or EW
error-not-a-vulnerability = ‘{ $text }’ is not a vulnerability: expected None, NS, EW or All
error-not-a-deal = ‘{ $text }’ is not a deal: expected a seat, a colon and four hands like N:AK5.KJT64.74.763 …
error-hand-size = { $seat } has { $count ->
    [one] one card
   *[other] { $count } cards
  }: expected { $expected }
error-card-dealt-twice = { $card } is with { $first } and with { $second }: expected 52 different cards
error-deal-number = { $number } is not the number of a deal: expected 0 to 53644737765488792839237439999
error-not-a-call = ‘{ $text }’ is not a call: expected Pass, X, XX or a bid like 1C or 3NT
error-not-a-bid = ‘{ $text }’ is not a bid: expected a level from 1 to 7 and a strain like 4S or 3NT
error-not-a-contract = ‘{ $text }’ is not a contract: expected a level from 1 to 7, a strain and X or XX like 4S, 3NTX or 1CXX
error-not-a-pack = a pack has 52 different cards: got { $count } cards, { $different } of them different
error-cut-size = a cut of { $count } cards leaves no two packets: expected 1 to 51
error-auction-over = the auction ‘{ $auction }’ is over: no further call is possible
error-bid-too-low = illegal call ‘{ $call }’ in auction ‘{ $auction }’: a bid must be higher than { $last }
error-no-bid-to-double = illegal call ‘{ $call }’ in auction ‘{ $auction }’: only an undoubled bid of the other side can be doubled
error-no-double-to-redouble = illegal call ‘{ $call }’ in auction ‘{ $auction }’: only a bid of one’s own side that the others have doubled can be redoubled
error-card-not-held = illegal card ‘{ $card }’: { $seat } does not hold it
error-must-follow = illegal card ‘{ $card }’: { $seat } can follow suit and must play one of { $expected }
error-not-an-auction = ‘{ $text }’ is not an auction: expected the dealer, a colon and calls like N: 1S Pass 2S
error-unknown-option = there is no option ‘{ $name }’: expected one of { $expected }
error-option-not-a-number = option { $name } cannot be ‘{ $value }’: expected a whole number like { $default }
error-option-reading = option { $name } cannot be ‘{ $value }’: expected one of { $expected }
error-not-a-column = ‘{ $text }’ is not a column: expected we or they
error-honours-count = { $count } honours in one hand earn nothing: expected 4 or 5
error-tricks-range = { $tricks } tricks are impossible: expected 0 to 13
error-five-honours-at-no-trump = five honours at no trump are impossible: expected 4 (the four aces in one hand)
error-chicane-at-no-trump = chicane at no trump is impossible: expected a trump strain
error-rubber-over = the rubber is over: no further deal can be entered
error-event-kind = ‘{ $kind }’ is not a kind of event
error-event-payload = the payload of ‘{ $kind }’ is not an object
error-event-envelope = not an event: expected an object with v, seq, kind, seat and payload
error-event-version = events of version { $version } are unknown: expected { $expected }
error-event-seq = ‘{ $seq }’ is not a sequence number: expected a whole number from 0
error-event-field-unknown = unknown field ‘{ $field }’: expected { $expected }
error-event-field-missing = field ‘{ $field }’ is missing
error-event-field-value = field ‘{ $field }’ cannot be { $value }
error-not-json = not JSON: { $reason }
error-json-too-deep = the JSON is nested too deep: expected at most { $most } levels
error-json-key-twice = a key stands twice in one JSON object
error-json-not-finite = { $text } is not a number of JSON
error-json-number-too-large = a number is too large: expected at most { $most }
error-play-over = illegal card ‘{ $card }’: all thirteen tricks are played
error-not-now = { $act ->
    [draw] drawing a card
    [choose-seat] choosing a seat
    [cut] a cut
    [contribute] giving a number
    [call] a call
    [name] naming trumps
    [remit] remitting
    [speak] saying that
    [announce] telling points
    [choose] choosing trumps
    [play] a card
    [review] having something repeated
    [look-back] looking at a trick
    [name-cards] having cards named
    [claim] a claim
    [concede] giving up tricks
    [ask] asking for that
    [respond] an answer
    [next-deal] going on to the next deal
   *[other] ‘{ $act }’
  } is not possible now: { $phase ->
    [draw] seats are being drawn for
    [seats] seats are being chosen
    [shuffle] the cards are being shuffled
    [cut] the pack is being cut
    [deal] a deal is under way
    [between] the next deal has not begun
    [dialogue] the bidding is still on
    [play] the play is on
    [over] the deal is over
    [void] the deal is not played
   *[other] the deal is in phase { $phase }
  }
error-not-in-play = illegal card ‘{ $card }’: { $phase ->
    [dialogue] the bidding is still on
    [over] the deal is over
    [void] the deal is not played
   *[other] the deal is in phase { $phase }, not in play
  }
error-out-of-turn = illegal card ‘{ $card }’ from { $seat }: it is the turn of { $turn }’s hand, played by { $actor }
error-trick-closed = { $seat } may not look at trick { $trick } now
error-no-review = { $seat } cannot have the { $what ->
    [auction] auction
    [contract] contract
   *[other] ‘{ $what }’
  } repeated now
error-no-trick-on-table = { $seat } cannot have cards named: no trick lies on the table
error-drawn-twice = two players drew the same card: expected different cards
error-seat-of-other-pair = seat { $seat } belongs to the other pair
error-only-calls = ‘{ $act }’ is no call: expected a pass, a bid, a double or a redouble
error-call-out-of-turn = call ‘{ $call }’ by { $seat } is out of turn: it is { $turn }’s turn
error-late-double = only the player right after the bidder may double in auction ‘{ $auction }’
error-speak-out-of-turn = { $seat } speaks out of turn: it is { $turn }’s turn
error-not-said-here = { $seat } cannot say ‘{ $act }’ here
error-not-a-secret = ‘{ $secret }’ is not a secret: expected 64 hexadecimal digits
error-not-a-contribution = ‘{ $number }’ is no number for the shuffle: expected 64 hexadecimal digits
error-contributed-already = { $seat } has given a number to this shuffle already
error-player-count = { $count } players are at the table: expected { $least } to { $most }
error-player-names = the players need names of their own: expected different names, none empty
error-seating = seating ‘{ $seating }’ is unknown: expected draw or fixed
error-edition = edition { $edition } of tables is unknown: expected 1 to { $newest }; the table was perhaps made by a newer program
error-laws-mode = laws ‘{ $laws }’ are not kept in this game: expected { $expected }
error-draws-already = { $player } has drawn or does not belong to this table
error-draw-one = { $count } cards were drawn: expected one
error-draw-edge = place { $place } of the spread is closed: expected { $first } to { $last }
error-draw-taken = place { $place } of the spread is empty: another player drew that card
error-choose-seat = it is { $player } who chooses a seat now, among { $expected }
error-cuts-not = { $seat } may not cut: { $cutter } cuts
error-cut-range = a cut of { $count } cards is not allowed: expected { $least } to 51
error-no-play-to-claim = nothing can be claimed or conceded now: no play goes on
error-dummy-claims = { $seat } is dummy and can neither claim nor concede
error-nothing-to-hand-over = { $seat } cannot hand the play over now: expected who plays both hands, at a table made for it
error-hand-over-laws = at a table where the players keep the laws themselves nobody hands the play over (‘{ $laws }’)
error-not-compared = deal { $number } is compared with no other table: expected a board that is over and was not compared yet
error-claim-range = { $tricks } tricks cannot be claimed or conceded: { $left } are left
error-claim-line = the order of play names { $cards }: expected different cards that declarer holds, or that lie open in dummy
error-nothing-to-take-back = { $seat } has nothing to take back there: expected an act of their own in this deal
error-laws-take-back = nothing is taken back by agreement here: the laws decide what may be taken back
error-plain-table = nothing is claimed, conceded or taken back at this table: every card is played
error-no-boards-here = board { $board } cannot be laid out: { $game } is not played with boards
error-nothing-to-break-off = no rubber is under way that could be broken off
error-redraw-between-rubbers = seats are drawn anew only before a rubber begins, in games that draw for seats
error-second-game-not-now = whose second game the next deal is can be agreed on only before its cards are dealt, for whole sides, in games that leave it to the players
error-unknown-request = ‘{ $what }’ cannot be asked: expected undo, break-off, redraw or second-game
error-nothing-to-answer = { $seat } has nothing to answer now ({ $to ->
    [claim] a claim
    [undo] a wish to take back
    [break-off] a wish to break off
    [redraw] a wish to draw for seats again
    [second-game] a question whose second game it is
   *[other] ‘{ $to }’
  })
error-answer = ‘{ $answer }’ is no answer here: expected one of { $expected }
error-sequence = the event has number { $seq }: expected { $expected }
error-first-event = the first event is ‘{ $act }’: expected make-table
error-table-alone = ‘{ $act }’ is for the table itself, not for a player
error-nobody-sits = ‘{ $act }’ needs a player’s seat: nobody sits at { $seat }
error-answer-first = this has to be answered first: { $what ->
    [claim] the claim
    [undo] the wish to take back
    [break-off] the wish to break off
    [redraw] the wish to draw for seats again
    [second-game] whose second game the next deal is
   *[other] { $what }
  }
error-keep-line = illegal card ‘{ $card }’: declarer said how the play would go on, and { $due } comes next
error-no-events = there are no events: expected a table to be made first
error-unknown-variant = there is no game ‘{ $key }’: expected one of { $expected }

error-school-problem = there is no problem ‘{ $problem }’
error-ending-card = nobody can hold ‘{ $card }’ here
error-ending-over = illegal card ‘{ $card }’: the problem is over
error-school-course = there is no course ‘{ $course }’: expected one of { $expected }
error-school-lesson = there is no lesson ‘{ $lesson }’ in this course: expected one of { $expected }
error-school-no-step = there is no step ‘{ $step }’ in this lesson: expected one of { $expected }
error-school-not-asked = step ‘{ $step }’ asks for nothing that could be answered so
error-school-answer = ‘{ $answer }’ is no answer to this question: expected { $expected }
error-school-questions = there are no questions ‘{ $questions }’: expected one of { $expected }
error-school-number = no question has number { $number } and difficulty { $level }: expected a number from 0 on and a difficulty from 0 to { $hardest }
error-school-file = { $file } cannot be read: { $wrong }
error-school-step = { $file }, step { $step }: { $wrong }
error-school-step-twice = { $file }: two steps are called ‘{ $step }’
error-school-nothing-right = step ‘{ $step }’ asks, but nothing is right
error-school-judge = there is no judge ‘{ $judge }’: expected one of { $expected }
error-school-figure = the figure of a question does not show what its judge ‘{ $judge }’ asks for
error-school-script = ‘{ $word }’ cannot be done at this point of the script: expected one of { $expected }
error-school-table = there is no table of figures ‘{ $table }’: expected one of { $expected }
error-school-no-lesson = the table { $table } belongs to no lesson
error-school-no-test = ‘{ $lesson }’ is no test
error-school-not-passed = the certificate is given for a passed test: { $right } of { $all } answers are right
error-school-whole-test = ‘{ $lesson }’ is a test: expected the answers to all its questions at once
error-school-unanswered = question ‘{ $step }’ has no answer yet
error-school-two-hands = { $hand } and { $dummy } are not two hands of thirteen cards from one pack

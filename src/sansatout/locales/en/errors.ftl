error-at = line { $line }, column { $column }

error-not-a-suit = '{ $text }' is not a suit: expected one of C D H S
error-not-a-strain = '{ $text }' is not a strain: expected one of C D H S NT
error-not-a-rank = '{ $text }' is not a rank: expected one of 2 3 4 5 6 7 8 9 T J Q K A
error-not-a-card = '{ $text }' is not a card: expected a suit and a rank like SA or HT
error-not-a-hand = '{ $text }' is not a hand: expected spades.hearts.diamonds.clubs like AK5.KJT64.74.763
error-card-twice-in-hand = '{ $text }' has { $card } twice: expected different cards
error-holding-order = '{ $text }' lists { $holding } out of order: expected ranks from high to low
error-not-a-seat = '{ $text }' is not a seat: expected one of N E S W
error-not-a-side = '{ $text }' is not a side: expected NS or EW
error-not-a-vulnerability = '{ $text }' is not a vulnerability: expected None, NS, EW or All
error-not-a-deal = '{ $text }' is not a deal: expected a seat, a colon and four hands like N:AK5.KJT64.74.763 …
error-hand-size = { $seat } has { $count ->
    [one] one card
   *[other] { $count } cards
  }: expected { $expected }
error-card-dealt-twice = { $card } is with { $first } and with { $second }: expected 52 different cards
error-deal-number = { $number } is not the number of a deal: expected 0 to 53644737765488792839237439999
error-not-a-call = '{ $text }' is not a call: expected Pass, X, XX or a bid like 1C or 3NT
error-not-a-bid = '{ $text }' is not a bid: expected a level from 1 to 7 and a strain like 4S or 3NT
error-not-a-contract = '{ $text }' is not a contract: expected a level from 1 to 7, a strain and X or XX like 4S, 3NTX or 1CXX
error-not-a-pack = a pack has 52 different cards: got { $count } cards, { $different } of them different
error-cut-size = a cut of { $count } cards leaves no two packets: expected 1 to 51
error-auction-over = the auction '{ $auction }' is over: no further call is possible
error-bid-too-low = illegal call '{ $call }' in auction '{ $auction }': a bid must be higher than { $last }
error-no-bid-to-double = illegal call '{ $call }' in auction '{ $auction }': only an undoubled bid of the other side can be doubled
error-no-double-to-redouble = illegal call '{ $call }' in auction '{ $auction }': only a bid of one's own side that the others have doubled can be redoubled
error-card-not-held = illegal card '{ $card }': { $seat } does not hold it
error-must-follow = illegal card '{ $card }': { $seat } can follow suit and must play one of { $expected }
error-not-an-auction = '{ $text }' is not an auction: expected the dealer, a colon and calls like N: 1S Pass 2S
error-unknown-option = there is no option '{ $name }': expected one of { $expected }
error-option-not-a-number = option { $name } cannot be '{ $value }': expected a whole number like { $default }
error-option-reading = option { $name } cannot be '{ $value }': expected one of { $expected }
error-not-a-column = '{ $text }' is not a column: expected we or they
error-honours-count = { $count } honours in one hand earn nothing: expected 4 or 5
error-tricks-range = { $tricks } tricks are impossible: expected 0 to 13
error-five-honours-at-no-trump = five honours at no trump are impossible: expected 4 (the four aces in one hand)
error-chicane-at-no-trump = chicane at no trump is impossible: expected a trump strain
error-rubber-over = the rubber is over: no further deal can be entered

page-said-hand-over = You play both hands
page-plays-both = both hands
page-skip-deal = Play to the end
page-hand-over = If my robot partner is declarer, I play both hands
page-round-won = { $who ->
    [we] We win the round
    [they] They win the round
    [NS] North and South win the round
    [EW] East and West win the round
   *[nobody] Nobody wins the round
  }
page-round-broken-off = The round was broken off.
page-round-brings = What it brings
page-next-pairs = Next round: { $a } and { $b } against { $c } and { $d }
page-next-waits = Sitting out: { $names }
page-next-draw = Seats are drawn before the next round.
page-past-rounds = Earlier rounds
settling-difference = Difference
settling-second-game = For the second game
settling-net = Together
settling-rounded = Rounded to tens
settling-general-account = In the general account
page-board-over = Board { $number } is over
page-match-over = The match is over: all boards are played.
page-board-dealer = Dealer: { $seat }
page-board-danger-none = Nobody is vulnerable
page-board-danger-NS = North and South are vulnerable
page-board-danger-EW = East and West are vulnerable
page-board-danger-both = Both sides are vulnerable
page-board = Board
page-board-contract = Contract
page-board-here = Our score
page-board-there = At the other table
page-board-waits = Robots are still playing these cards at the other table.
page-board-compared = { $imps ->
    [0] The same as at the other table: no IMPs
   *[other] { $gain } IMPs
  }
page-board-sum = In all
page-imps = IMPs

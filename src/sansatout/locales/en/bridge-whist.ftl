error-not-a-holding = ‘{ $text }’ is not a holding of honours: expected one of { $expected }
error-not-a-claim = ‘{ $text }’ does not say whose honours: expected a column, a colon and a holding like they:4-shared
error-chicane-without-honours = ‘chicane’ says nothing without the honours, whose worth it changes: expected honours as well, like honours they:4-shared (one side always has three or more)
error-not-penalty-tricks = ‘{ $text }’ does not say whose penalty tricks: expected a column, a colon and a number like we:2
error-tricks-of-both-sides = ‘{ $text }’ are tricks of one side, ‘{ $by }’ names the other: expected one of the two
error-penalty-count = { $column } cannot receive { $count } penalty tricks: expected at most { $most }, which the others took
error-chicane-of-both-opponents = with chicane in both hands of one side the other has all five honours: expected 5-3-2, 5-4-1 or 5-one
error-holding-strain = the holding { $holding } does not go with { $strain }: expected one of { $expected }
error-multiplier = tricks cannot count { $multiplier } times: expected 1, 2, 4, 8 and so on
error-doubling-limit = tricks cannot count { $multiplier } times: expected at most 8, the limit agreed
error-chicane-count = { $column } cannot have chicane { $count } times: expected at most 2 hands
error-chicane-all = chicane in all four hands is impossible: expected at most three
error-honours-without-trumps = { $column } cannot have honours with chicane in both hands
error-penalty-tricks = penalty tricks are never counted here: expected none
error-lay-down-off = spades are not laid down here: expected the hand to be played
error-must-be-played = this hand must be played: only undoubled spades are laid down, while both sides have less than 20 (we { $we }, they { $they })
error-robbert-over = the rubber is over: no further hand can be entered

score-odd-tricks = { $count ->
    [one] one odd trick
   *[other] { $count } odd tricks
  }
score-honour-units = honours, { $count ->
    [one] one unit
   *[other] { $count } units
  }
score-aces = { $count } aces
score-little-slam = small slam
score-second-game = second game
score-part-score-lost = part score lost with the game
score-marked-tricks = marked tricks
error-tricks-sum = the tricks of both sides are { $tricks }: expected 13

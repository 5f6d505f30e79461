cli-help = Bridge as five old booklets tell it: deal, score, check.
cli-language = language of all texts: en, et, sv, hu or sl (otherwise the one of the environment)
cli-version = show the version and leave
cli-file-error = cannot use { $file }: { $reason }
cli-not-utf8 = the input is not a text: expected UTF-8
cli-usage-error = { $message } (see { $command } --help)
cli-format = how to write it
cli-letters = letters S H D C instead of suit signs
error-unknown-language = there are no texts in the language '{ $text }': expected one of { $expected }
error-unknown-command = there is no command '{ $name }': expected one of { $expected }
error-cli-at-least-one = { $name } cannot be { $value }: expected at least 1

cli-deal =
    Draw deals at random, all of them equally likely.

    --where takes a condition on the four hands: hcp(S), spades(N), hearts(N), diamonds(N), clubs(N),
    length(N, H), longest(N), shortest(N), honours(N), honours(N, H), aces(N), kings(N), queens(N), jacks(N), tens(N),
    controls(N), losers(N), balanced(N), shape(N, "5332 4=4=3=2 6xxx"), has(N, "SA HK"), min(…), max(…),
    joined by and, or, not, comparisons (also chained: 15 <= hcp(S) <= 17) and + - *.
    NS and EW mean both hands of the side: hcp(NS) >= 25.
cli-deal-count = how many deals
cli-deal-seed = a number or any text; the same seed gives the same deals
cli-deal-where = only deals that fit, like "hcp(S) >= 15 and hearts(N) >= 5"
cli-deal-tries = how many deals to look at for each that fits before giving up
error-cli-no-deal-found = no deal that fits within { $tries ->
    [one] one try
   *[other] { $tries } tries
  } ({ $found } of { $count } found): expected a condition that is less rare, or more --tries

error-condition-too-long = the condition is too long: expected at most { $limit } characters and no deep nesting
error-condition-syntax = the condition is broken at column { $at }: expected something like hcp(S) >= 15 and hearts(N) >= 5
error-condition-not-a-condition = '{ $text }' only gives a number (column { $at }): expected a comparison like hcp(S) >= 15
error-condition-not-understood = '{ $part }' is not understood (column { $at }): expected functions like hcp(S), numbers, comparisons, and, or, not
error-condition-needs-comparison = '{ $part }' is a number (column { $at }): expected a comparison like { $part } >= 1
error-condition-needs-number = '{ $part }' is not a number (column { $at }): expected one to count with
error-condition-operator = the operator in '{ $part }' is not understood (column { $at }): expected and, or, not, == != < <= > >= or + - *
error-condition-function = there is no '{ $part }' (column { $at }): expected one of { $expected }
error-condition-arguments = '{ $part }' has wrong arguments (column { $at }): expected { $expected }
error-condition-seat = '{ $part }' is not a seat (column { $at }): expected N E S W, NS or EW
error-condition-suit = '{ $part }' is not a suit (column { $at }): expected S H D C
error-condition-text = '{ $part }' does not fit here (column { $at }): expected a text in quotes like { $expected }

cli-show = Show a deal or a hand given as PBN.
cli-show-what = a deal like N:AK5.KJT64.74.763 … in quotes, a hand like AK5.KJT64.74.763, a PBN file, or - for standard input
error-cli-nothing-to-show = nothing to show in { $source }: expected a deal like N:AK5.KJT64.74.763 … or a hand

cli-conform = Check vector files against the program.
cli-conform-files = vector files (JSON) from any folder

cli-score = Score one deal, item by item.
cli-sheet = Keep the score of a game with real cards.
error-cli-hand-size = '{ $text }' has { $count ->
    [one] one card
   *[other] { $count } cards
  }: expected 13
cli-system = one of { $systems }
cli-option = a reading of the rules that is not the default (several may be given)
cli-json = write JSON for programs
cli-score-what = what was played: a contract like 4SX or 3NT; a strain like H in bridge-whist and minibridge
cli-score-by = who played it: we or they; with three players a seat
cli-score-tricks = tricks of the side that played it, like 8, or of a side, like we:9; with a contract also = or +1 or -2
cli-score-vulnerable = the side that played it is vulnerable ("in danger")
cli-score-honours = honours in one hand, like we:4; in bridge-whist a holding like they:4-shared
cli-score-chicane = a side with a hand without trumps (once for each hand)
cli-score-revoke = a revoke by a side, like they; they:points or they:tricks says what is taken for it, they:2 how many tricks they won after it, we:dummy that it was dummy's
cli-score-peek = a side that looked at a gathered trick (we:own for one it had won itself)
cli-score-times = bridge-whist: how many times tricks count after doubling (2, 4, 8)
cli-score-laid-down = bridge-whist: spades were laid down, not played
cli-score-bonus = minibridge: declarer announced the bonus, or said that he plays without
cli-score-exposed = minibridge with three: the exposed hand (N unless given)
cli-score-board = number of the board, where it tells who is vulnerable
cli-score-deal = the four hands as PBN; honours and chicane are found from them
cli-score-declarer = declarer's seat in --deal
cli-together = together { $points }
cli-no-points = no points for anybody
cli-head-side = side
cli-head-above = above
cli-head-below = below
cli-head-for = for
cli-head-rule = rule
cli-head-option = option
cli-head-reading = reading
cli-head-player = player
error-option-form = '{ $text }' is not an option: expected name=value
error-part-not-here = '{ $part }' means nothing in this game: expected only { $expected }
error-part-missing = '{ $part }' is missing: expected something like { $example }
error-not-a-number = '{ $text }' is not a number of { $part }: expected a whole number
error-not-honours = '{ $text }' does not say whose honours: expected a column, a colon and 4 or 5 like we:4
error-not-a-revoke = '{ $text }' is not a revoke: expected a column and points, tricks, dummy or a number, like they:points
error-not-a-peek = '{ $text }' is not a look at a trick: expected we, they, we:own or they:own
error-honours-of-one-side = honours of several holdings are impossible: expected one holding of one side
error-whose-tricks = '{ $text }' does not say whose tricks: expected a column like we:9
error-laid-down-spades = only undoubled spades are laid down, without tricks: expected S and the side that named them
error-line-word = '{ $word }' in '{ $text }' is not understood: type help to see what a line can say
error-line-ends = nothing follows '{ $word }' in '{ $text }'
error-line-twice = '{ $word }' in '{ $text }' is one { $part } too many: expected it once

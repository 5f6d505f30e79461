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

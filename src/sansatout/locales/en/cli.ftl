cli-help = Bridge as five old booklets tell it: deal, score, check.
cli-language = language of all texts: en, et, sv, hu or sl (otherwise the one of the environment)
cli-version = show the version and leave
cli-file-error = cannot use { $file }: { $reason }
cli-not-utf8 = the input is not a text: expected UTF-8
cli-usage-error = { $message } (see { $command } --help)
cli-no-such-option = there is no option { $name }
cli-missing = { $name } is missing
cli-bad-value = { $name } cannot have this value: { $reason }
cli-format = how to write it
cli-letters = letters S H D C instead of suit signs
error-unknown-language = there are no texts in the language ‘{ $text }’: expected one of { $expected }
error-unknown-command = there is no command ‘{ $name }’: expected one of { $expected }
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
error-cli-no-deal-fits = no deal at all fits this condition (hands were counted, not tried): expected one that some deal fits

error-condition-too-long = the condition is too long: expected at most { $limit } characters and no deep nesting
error-condition-syntax = the condition is broken at column { $at }: expected something like hcp(S) >= 15 and hearts(N) >= 5
error-condition-not-a-condition = ‘{ $text }’ only gives a number (column { $at }): expected a comparison like hcp(S) >= 15
error-condition-not-understood = ‘{ $part }’ is not understood (column { $at }): expected functions like hcp(S), numbers, comparisons, and, or, not
error-condition-needs-comparison = ‘{ $part }’ is a number (column { $at }): expected a comparison like { $part } >= 1
error-condition-needs-number = ‘{ $part }’ is not a number (column { $at }): expected one to count with
error-condition-number = the number is too large (column { $at }): expected at most { $expected }
error-condition-operator = the operator in ‘{ $part }’ is not understood (column { $at }): expected and, or, not, == != < <= > >= or + - *
error-condition-function = there is no ‘{ $part }’ (column { $at }): expected one of { $expected }
error-condition-arguments = ‘{ $part }’ has wrong arguments (column { $at }): expected { $expected }
error-condition-seat = ‘{ $part }’ is not a seat (column { $at }): expected N E S W, NS or EW
error-condition-suit = ‘{ $part }’ is not a suit (column { $at }): expected S H D C
error-condition-text = ‘{ $part }’ does not fit here (column { $at }): expected a text in quotes like { $expected }

cli-show = Show a deal, a hand or an auction given as PBN.
cli-show-what = a deal like N:AK5.KJT64.74.763 … in quotes, a hand like AK5.KJT64.74.763, an auction like "N: 1S Pass 2S", a PBN file, or - for standard input
error-cli-nothing-to-show = nothing to show in { $source }: expected a deal like N:AK5.KJT64.74.763 … or a hand

cli-conform = Check vector files against the program.
cli-conform-files = vector files (JSON) from any folder

cli-score = Score one deal, item by item.
cli-sheet =
    Keep the score of a game with real cards.

    Type deals line by line and see the sheet as on paper; type help to learn how.
    Everything is written to a file at once, and the same file goes on later.
cli-options = List the readings of a system’s rules that a table can choose between.
cli-no-options = { $system } has no options
cli-any-number = any whole number, { $default } unless given
error-cli-hand-size = ‘{ $text }’ has { $count ->
    [one] one card
   *[other] { $count } cards
  }: expected 13
cli-system = one of { $systems }
cli-option = a reading of the rules that is not the default (several may be given)
cli-json = write JSON for programs
cli-score-what = what was played: a contract like 4SX or 3NT; a strain like H in bridge-whist and minibridge
cli-score-by = who played it: we or they; with three players a seat
cli-score-tricks = tricks of the side that played it, like 8, or of a side, like we:9; with a contract also = or +1 or -2
cli-score-vulnerable = the side that played it is vulnerable
cli-score-honours = honours in one hand, like we:4; in bridge-whist a holding like they:4-shared
cli-score-chicane = a side with a hand without trumps (once for each hand)
cli-score-revoke = a revoke by a side, like they; they:points or they:tricks says what is taken for it, they:2 how many tricks they won after it, we:dummy that it was dummy’s
cli-score-peek = a side that looked at a gathered trick (we:own for one it had won itself)
cli-score-penalty = bridge-whist with penalty_tricks=moved: penalty tricks a side received, like we:2
cli-score-times = bridge-whist: how many times tricks count after doubling (2, 4, 8)
cli-score-laid-down = bridge-whist: spades were laid down, not played
cli-score-bonus = minibridge: declarer announced the bonus, or said that it is played without
cli-score-exposed = minibridge with three: the exposed hand (N unless given)
cli-score-board = number of the board, where it tells who is vulnerable
cli-score-deal = the four hands as PBN; honours and chicane are found from them
cli-score-declarer = declarer’s seat in --deal
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
error-option-form = ‘{ $text }’ is not an option: expected name=value
error-part-not-here = ‘{ $part }’ means nothing in this game: expected only { $expected }
error-part-missing = ‘{ $part }’ is missing: expected something like { $example }
error-not-a-number = ‘{ $text }’ is not a number of { $part }: expected a whole number
error-not-honours = ‘{ $text }’ does not say whose honours: expected a column, a colon and 4 or 5 like we:4
error-not-a-revoke = ‘{ $text }’ is not a revoke: expected a column and points, tricks, dummy or a number, like they:points
error-revoke-price = ‘{ $text }’ is not how a revoke is paid in this game: expected something like { $expected }
error-revoke-of-no-dummy = ‘{ $text }’ names a dummy that is not there: only the declaring side has one
error-declarer-without-cards = ‘declarer’ says nothing beside ‘by’ without the cards: expected the deal as well, or only one of the two
error-board-not-vulnerable = board { $board } and ‘vulnerable’ contradict each other, since { $column } are not vulnerable on it: expected one of the two
error-not-a-peek = ‘{ $text }’ is not a look at a trick: expected we, they, we:own or they:own
error-honours-of-one-side = honours of several holdings are impossible: expected one holding of one side
error-whose-tricks = ‘{ $text }’ does not say whose tricks: expected a column like we:9
error-laid-down-spades = only undoubled spades are laid down, without tricks: expected S and the side that named them
error-line-word = ‘{ $word }’ in ‘{ $text }’ is not understood: the help says what a line can say
error-line-ends = nothing follows ‘{ $word }’ in ‘{ $text }’
error-line-twice = ‘{ $word }’ in ‘{ $text }’ is one { $part } too many: expected it once
error-nobody-passes = nobody passes in this game: expected a deal that was played

cli-sheet-file = the file to keep everything in, or to go on from (otherwise a new one among your data)
cli-sheet-resume = go on with the newest sheet of this game
cli-sheet-names = the players: ours, a slash, theirs, like "Anna Bert / Carl Dora"
cli-sheet-title = { $system }, round { $number }
cli-sheet-kept = kept in { $file }
cli-sheet-hint = type a deal, or help
cli-sheet-prompt = deal { $number }>
cli-sheet-which = which game?
cli-sheet-entered = deal { $number }: { $line }
cli-sheet-item = { $side } { $points } { $place ->
    [below] below
   *[above] above
  }: { $words } ({ $rule })
cli-sheet-undone = taken back
cli-sheet-paid = { $side ->
    [we] they pay us
   *[they] we pay them
  } { $points }: { $words }
cli-sheet-all-pairings = everybody has played with everybody: draw anew, then type new with the names
cli-sheet-over = type new for the next round
cli-sheet-exported = written to { $file }
cli-sheet-settled = difference { $difference }, second game { $bonus }, net { $net }, rounded { $rounded }, general account { $general }
cli-sheet-help-contract =
    A deal is one line: the contract, who played it, the tricks they took, and what lay in the hands.
      4SX we 8               four spades doubled, played by us, eight tricks
      3NT they =             just made; also +1 (one over), -2 (two down)
      4H we 10 honours we:4  honours in one hand: we:4, we:5, they:4, they:5
      2C they 9 chicane we   a hand of ours without trumps
      4S we 9 revoke they    a revoke by them; revoke they:points takes points instead of tricks
      4S we 9 peek they      they looked at a gathered trick
      pass                   all passed
cli-sheet-help-whist =
    A hand is one line: what was named, how often it was doubled, the tricks of a side, honours, chicane.
      H we:9                        hearts, nine tricks for us
      NT x4 they:8                  no trump, counted four times, eight tricks for them
      D we:7 honours they:4-shared  holdings: 3, 4-shared, 5-3-2, 4-one, 5-4-1, 5-one;
                                    at no trump aces-3, aces-3-one, aces-4-shared, aces-4-one
      C we:8 honours we:3 chicane they  a hand of theirs without trumps
      S laid-down we                spades named by us and laid down
cli-sheet-help-minibridge =
    A deal is one line: the strain, bonus or not, who played it, the tricks they took.
      H bonus we 11         hearts for the bonus, eleven tricks
      NT they 8             no trump without bonus
      C we 9 vulnerable     at the higher tariff
cli-sheet-help-minibridge-3 =
    A deal is one line: the strain, bonus or not, declarer’s seat (or name), the tricks.
      H bonus S 11          hearts for the bonus by South, eleven tricks
      NT W 6 vulnerable     no trump without bonus, at the higher tariff
      D E 9 exposed S       if another hand than North’s lies open
cli-sheet-help-duplicate =
    A board is one line: the contract, who played it, the tricks they took.
      4S N 10               four spades by North, ten tricks (we are North-South)
      3NTX E -1             one down; also = (just made) and +1
      2H we 8 board 7       a board out of order; its number tells who is vulnerable
      pass                  all passed
cli-sheet-help =
    Besides:
      undo                  take back the last thing entered
      correct 3 4S we 9     mend the score of deal 3, while the rules allow it
      retype 3 4S we 9      enter deal 3 anew because it was mistyped here
      insert 3 4S we 9      put a deal in before deal 3 that was left out
      delete 3              strike out deal 3
      deals                 the deals as they were entered
      show, items           the sheet; with every figure by itself
      names Anna Bert / Carl Dora
                            the players: ours, theirs (names can then stand for we and they)
                            after + those who sit out: Anna Bert / Carl Dora + Eva
      new                   the next round; new change with other partners, or new with names
      account               everybody’s plus and minus
      options               the readings of the rules in force
      export sheet.svg      write a picture; also .txt, .csv, .json, .jsonl
      save FILE             go on in another file (everything is always saved)
      quit                  leave
cli-sheet-help-rubber =
    { "  " }games                 a small sheet for each game
    { "  " }break                 end the rubber here by agreement
cli-game-bridge-whist = Bridge-Whist, Stockholm 1916
cli-game-kontrakt = early contract, 6/7/8/9/10
cli-game-vanderbilt = Vanderbilt scoring, 20/30/35
cli-game-reform = Reform scoring, game at 40
cli-game-rulebook = contract by the full code of laws
cli-game-hungarian = rubber bridge
cli-game-minibridge = teaching game for four
cli-game-minibridge-3 = teaching game for three
cli-game-duplicate = today’s duplicate scoring
cli-game-chicago = Chicago, four deals
error-sheet-nothing-to-undo = there is nothing to take back
error-not-a-sheet-file = this is no sheet of version { $version }
error-not-an-operation = ‘{ $text }’ is nothing that can be done to a sheet
error-sheet-nothing-to-break-off = this game has no rubber to break off: type new for another sheet
error-names-count = { $count ->
    [one] one name
   *[other] { $count } names
  } given: expected { $expected }
error-rubber-open = the rubber is not over: play on, or type break to end it by agreement
error-sheet-line-not-json = { $file } is broken: expected one JSON object in each line
error-sheet-line-not-operation = { $file } is no sheet: this line is nothing that can be done to one
error-sheet-in-use = { $file } is in use by another terminal
error-correct-form = ‘{ $text }’ does not say what to correct: expected a number and a deal like correct 3 4S we 9
error-no-names = nobody has told who plays: expected names Anna Bert / Carl Dora first
error-sheet-exists = { $file } exists already: expected a new name
error-export-form = ‘{ $text }’ does not say what to write: expected a name that ends in .txt, .svg, .csv, .json or .jsonl
error-sheet-of-another = { $file } is a sheet of { $key }
error-sheet-other-options = { $file } is kept with other options: expected none, or the same
error-sheet-nothing-to-resume = there is no sheet to resume in { $folder }

cli-laws = Print rules of the booklets in plain words, with examples.
cli-laws-ids = ids like L-REVOKE-13 or HU-3.5, or a chapter like L-REVOKE or HU-3; none for the list
cli-laws-example = Example:
cli-rule = Replay the events of a deal and print the referee’s rulings.
cli-rule-file = a deal (a line of JSON with game, dealer, deal, then one event a line), or the list of events of a table
cli-rule-hidden = also what the referee keeps back until somebody speaks of it
cli-rule-rejected = Rejected:

cli-learn = Lessons and practice in the terminal.
cli-learn-what = a course (minibridge), a lesson (minibridge/tricks), practice, of all kinds or of one (practice/points), a play problem (problems/5-236; problems lists them) or a chapter of the laws trainer (laws/L-DRAW); nothing for the list
cli-learn-json = all courses and lessons as JSON, or with problems all play problems
cli-learn-certificate = for a test: the PDF of the certificate, written if it is passed
cli-learn-name = for --certificate: whose name stands on it
cli-learn-memory = the file that keeps what you know; without it, one among your data
cli-learn-practice = Practice without end:
cli-learn-choose = the number of an answer
cli-learn-several = the numbers of all answers that are right
cli-learn-number = a number
cli-learn-card = a card, such as HK
cli-learn-call = a call, such as 1NT
cli-learn-order = the numbers of the answers, in order

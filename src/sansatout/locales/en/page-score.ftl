# The page: keeping score by taps, analysing deals, my games.

page-honours-in-one-hand = Honours in one hand
page-honours-4 = four honours
page-honours-5 = five honours
page-honours-aces = four aces
page-honours-of-a-side = Honours of a side
page-honours-none = fewer than three on either side
page-holding-3 = three honours
page-holding-4-shared = four honours, in both hands
page-holding-5-3-2 = five honours, three and two
page-holding-4-one = four honours in one hand
page-holding-5-4-1 = five honours, four and one
page-holding-5-one = five honours in one hand
page-holding-aces-3 = three aces
page-holding-aces-3-one = three aces in one hand
page-holding-aces-4-shared = four aces, in both hands
page-holding-aces-4-one = four aces in one hand
page-chicane = Hands without trumps
page-chicane-hand = a hand without trumps
page-revoke-by = Revokes
page-revoke-tricks = revoked, pay with tricks
page-revoke-points = revoked, pay with points
page-peek-by = A look at a gathered trick
page-peek-theirs = looked at a trick of the other side
page-peek-own = looked at a trick of their own
page-entry-vulnerable = Vulnerable, at the higher tariff
page-entry-board = Board number, if out of order
page-who-named = Spades named by
page-spades-laid-down = Spades were laid down
page-entry-line = Or write the deal in one line
page-entry-line-clear = Back to the buttons
page-preview = This writes
page-preview-nothing = This writes nothing on the sheet.
page-preview-game = This wins the game.
page-preview-over = This ends the round.
page-preview-sum = { $who }: { $before } → { $after }
page-entry-change = Change
page-entry-change-deal = Change deal { $number }
page-entry-insert = Insert before
page-entry-insert-deal = Insert a deal before deal { $number }
page-entry-delete = Delete
page-entry-delete-deal = Delete deal { $number }
page-entry-delete-sure = Delete deal { $number } from the sheet?
page-entry-save = Write the change
page-entry-leave = Leave it as it was
page-entry-why = Why it is changed
page-entry-slip = It was only mistyped here.
page-entry-mend = The score at the table was wrong; the laws say until when it can be mended.
page-round-number = Round { $number }
page-rounds-before = Rounds before
page-next-round = Who plays the next round
page-next-round-note = Tap two names to let them change places.
page-sits-out = Sitting out
page-change-partners = Change partners
page-add-player = Another player
page-add = Add
page-leave-out = Leave out { $name }
page-begin-round = Begin the round
page-files = Take the sheet away
page-file-txt = Text
page-file-svg = Picture
page-file-csv = Spreadsheet (CSV)
page-file-json = JSON
page-file-jsonl = For the command sansatout sheet
page-sheet-offline = The server does not answer. This is the sheet of { $when }. Deals you enter wait in this browser and are scored in their order as soon as it answers.
page-sheet-waiting = { $count ->
    [one] One deal waits to be scored
   *[other] { $count } deals wait to be scored
  }
page-sheet-refused = Refused: { $reason }
page-sheet-drop = Discard

page-analyse-file = Open a file (PBN, LIN or JSON)
page-analyse-boards = Boards
page-analyse-dealer = Dealer
page-analyse-vulnerable = Vulnerable
page-vulnerable-None = nobody
page-vulnerable-NS = North-South
page-vulnerable-EW = East-West
page-vulnerable-All = everybody
page-copy-analysis = Copy the link of this deal
page-file-too-long = This file is too long: at most { $most } characters can be analysed at once.
page-par-of = Par: { $side } { $score } ({ $vulnerable } vulnerable)
page-par-nothing = Par: nobody can make a contract ({ $vulnerable } vulnerable).

page-history-game = Game
page-history-all = all games
page-history-older = Older ones
page-history-passed = not played
page-history-played = { $what } by { $seat }
page-history-target = just made
page-history-with = with { $partner }, against { $opponents }
page-history-against = against { $opponents }
page-history-points = { $points } points
page-history-cost = { $count ->
    [one] one trick lost
   *[other] { $count } tricks lost
  }
page-history-no-cost = no trick lost
page-history-ask-cost = What it cost
page-history-none = No deals of this game.

error-no-such-round = there is no round { $number }: expected 1 to { $last }
error-people-too-many = { $count } people are too many for a sheet: expected at most { $most }
error-no-such-file = there is no file ‘{ $file }’
error-no-such-board = there is no board { $number } in the text: expected 1 to { $last }

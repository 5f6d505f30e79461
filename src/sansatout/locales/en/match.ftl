# The command for matches between robots.

cli-match = A team match between robots: every board at two tables, with the sides changed.
cli-match-player = a level and a bidding system, like expert:culbertson or novice; with signals in defence expert:culbertson,signals=standard; expert:culbertson:natural takes the opponents to play natural
cli-match-boards = how many boards
cli-match-seed = what deals and choices are drawn from
cli-match-same-auction = one auction for both tables, by the first player’s system: cards alone decide
cli-match-decide = stop as soon as the boards decide whether the first gains nothing or this many IMPs on a board (5 % errors); --boards is the most that are played
cli-match-workers = how many processes (otherwise one for each core)
cli-match-json = write the whole match to this file
cli-match-pbn = write every board of both tables to this file
cli-match-imps = { $a } against { $b }: { $imps } IMPs per board (95 %)
cli-match-points = { $points } points per board over { $boards } boards
cli-match-declarer = lost declaring
cli-match-defence = lost defending
cli-match-double-dummy = over double dummy
cli-match-par = IMPs over par
cli-match-seconds = seconds a card (median / 95 % / most)
cli-match-gains = Decided: { $a } gains { $gain } IMPs a board rather than nothing.
cli-match-gains-nothing = Decided: { $a } gains nothing rather than { $gain } IMPs a board.
cli-match-open = Not decided by these boards: whether { $a } gains nothing or { $gain } IMPs a board.
error-match-gain = ‘{ $value }’ is no gain that boards can decide: expected more than 0 and at most 24 IMPs
error-match-needs-four = ‘{ $variant }’ has no partners: expected a game for four

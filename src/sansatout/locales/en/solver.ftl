error-position-twice = { $card } is there twice: expected different cards
error-position-uneven = the hands have { $counts } cards: expected as many in each, one fewer where a hand has played to the trick
error-position-empty = no cards are left: expected at least one in the hand to play
error-position-trick-size = { $count } cards are on the table: expected 0 to 3
error-position-too-many = { $seat } has { $count } cards: expected at most 13
error-position-revoke = { $seat } played { $card } and still holds { $held }: expected the suit led
error-position-shape = not an array of { $expected }: got { $given }
error-play-too-long = card { $number } of the play, { $card }, comes after the last trick

cli-solve =
    Tricks double dummy: what every side takes when all cards are seen.

    A deal gives the tricks of all declarers in all strains; --contract and --by the value of every
    opening lead, with --lead of every answer to it; --lead alone all strains after that lead.
cli-solve-what = a deal like N:AK5.KJT64.74.763 … in quotes, a PBN, LIN or JSON file, or - for standard input, a deal a line
cli-solve-contract = the contract, like 4S or 3NT
cli-solve-by = its declarer: N, E, S or W
cli-solve-lead = a card led, like CK
cli-solve-batch = read JSON lines with id and deal from standard input and write lines with id and table
cli-solve-progress = solving
cli-solve-declarer = { $seat } in { $strain }: { $tricks ->
    [one] one trick
   *[other] { $tricks } tricks
  }
error-cli-solve-nothing = nothing to solve: expected a deal, a file or --batch
error-cli-solve-contract-by = a contract needs its declarer: expected both --contract and --by, or neither
error-cli-solve-one-deal = { $count } deals are too many here: expected one deal with --contract or --lead
error-cli-solve-line = { $reason }
error-cli-solve-not-a-line = not a question: expected a JSON object with id and deal
cli-solve-write = add OptimumResultTable, OptimumScore and ParContract to the boards of a PBN file that lack them; a run that was stopped goes on
cli-solve-written = boards: { $boards }; given tables: { $added }; right already: { $right }; wrong: { $wrong }; unreadable: { $unreadable }; without a whole deal: { $without }
cli-solve-resumed = going on after { $boards } boards
cli-solve-wrong = board { $board } (line { $line }): its table says { $row }, double dummy is { $tricks }; left as it is
cli-solve-unreadable = board { $board } (line { $line }): { $reason }; left as it is
error-cli-solve-write-alone = --write needs a PBN file and nothing else: expected no --contract, --by, --lead or --batch
error-cli-solve-busy = another run is writing { $name }: expected it to end first
error-cli-solve-changed = { $name } was changed while it was solved: nothing was written; run again
cli-par = The par score of a deal and all contracts that lead to it.
cli-par-dealer = who dealt: N, E, S or W (otherwise as the file says, or N)
cli-par-vulnerable = None, NS, EW or All (otherwise as the file says, or None)
cli-par-score = par { $score } for NS:
cli-par-passed = par 0: all pass

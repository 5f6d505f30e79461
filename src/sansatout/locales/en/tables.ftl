cli-variant = the game: { $games }
cli-progress = show a progress bar

cli-simulate =
    Play whole rubbers by players who choose at random.

    They mostly pass and stay low, so that rubbers end. The same seed gives the same result.
cli-simulate-rubbers = how many rubbers or sittings (sets of 16 deals in games without)
cli-simulate-seed = a number; the same seed gives the same rubbers
cli-simulated-variant = game
cli-simulated-rubbers = rubbers, sittings or sets
cli-simulated-deals = deals
cli-simulated-void = passed out or dealt again
cli-simulated-events = events
cli-simulated-deals-per-rubber = deals per rubber
cli-simulated-points-per-rubber = points per rubber
cli-simulated-games-per-deal = games per deal played
cli-simulated-slams-per-deal = slams per deal played
cli-simulated-speed = deals per second

cli-replay = Fold a file of events (JSON lines) and show the table, the sheet and the first error.
cli-replay-file = a file of events, one JSON object a line, or - for standard input
cli-replay-valid = { $count ->
    [one] one event is valid
   *[other] { $count } events are valid
  }
cli-replay-stopped = stopped: { $error }
cli-table-head = { $variant }, stage { $stage }
cli-table-deal = deal { $number }
cli-table-trick = trick { $number }: { $cards } → { $winner }

cli-verify =
    Hold deals against what was promised before them: shuffle again from what was revealed.

    Give a file of events or a finished deal, and what was noted before the deals: a record from the page (--record) or a commitment. Exit code: 0 proved, 1 does not fit, 2 wrong input, 3 nothing proved.
cli-verify-file = events (JSON lines, or /api/tables/…/events) or a finished deal (/api/deals/…)
cli-verify-record = the record a player took from the page, a line of JSON for each deal
cli-verify-commitment = a commitment noted before the cut: DEAL:DIGEST, or DIGEST for the deal of --deal
cli-verify-secret = the secret revealed after the deal, 64 hexadecimal digits
cli-verify-cut = how many cards were lifted
cli-verify-number = a number a player gave: SEAT:NUMBER
cli-verify-table = the table’s name
cli-verify-deal = the number of the deal
cli-verify-dealer = who dealt
error-cli-verify-needs = nothing to verify: expected a file, or --secret and --cut
error-cli-verify-form = this is no record and no finished deal: { $reason }
error-cli-verify-digest = ‘{ $digest }’ is no commitment: expected 64 hexadecimal digits, with the deal’s number and a colon before them if need be
error-cli-verify-twice = two different commitments are noted for deal { $deal }: expected one

cli-play =
    Play in the terminal: you and robots.

    Type a call (1H, pass, x, xx), a card (SA), a word of the game, or help.
cli-play-seat = where you sit: N, E, S or W
cli-play-robots = a level and a bidding system of the others, like expert:one-club or novice
cli-play-seed = a number; the same seed gives the same deals and the same other players
cli-play-welcome = You sit { $seat } at a table of { $variant }. Type help to learn what to type, quit to leave.
cli-play-help =
    Calls: pass, x, xx, 1C … 7NT. Cards: suit and rank like SA or HT (a card of dummy when dummy is to play).
    Bridge-whist: S C D H NT to name, remit, ask, lead, double, redouble, pass. Minibridge: a number to announce, then NT or NT bonus; after a deal, second NS, EW, NSEW or none says whose second game the next one is.
    Any time: claim 5, concede 3, undo, look 1, review, contract, sheet, help, quit.
cli-play-prompt = { $actor } to act
error-cli-play-not-understood = ‘{ $line }’ is not understood: expected one of { $expected }
error-cli-play-no-seat = nobody sits { $seat } in this game: expected one of { $expected }
cli-play-does = { $seat }: { $what }
cli-play-trick = trick: { $cards }
cli-play-won = won: declarer { $declaring }, defenders { $defending }
cli-play-deal = Deal { $number }, dealer { $dealer }, vulnerable: { $vulnerable }
cli-play-hand = your hand: { $hand }
cli-play-suggested = your hand counts { $what }
cli-play-open = { $seat } lies open: { $hand }
cli-play-playing = { $strain }, declarer { $declarer }, { $target } tricks needed
cli-play-answer = you are told: { $content }
cli-play-refused = the others do not agree
cli-play-next = press return for the next deal, or quit
cli-play-bye = Goodbye. The deals of this evening: { $deals }.
cli-play-void = Nobody plays this deal: all passed, or both pairs have 20 points. The cards are dealt again.

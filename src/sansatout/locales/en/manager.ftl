# The table manager and who joins one.

cli-manager = A table for other people’s robots by the table manager protocol (version 18): deals, relays, keeps time, writes results.
cli-manager-boards = how many boards (otherwise 16, or all of the file)
cli-manager-port = the port robots connect to; 0 for any that is free
cli-manager-deals = play the deals of this file (PBN, LIN or JSON)
cli-manager-teams = play every board twice, the second time with all hands one seat on, and compare in IMPs
cli-manager-seats = seats that robots of ours have, like N,S=expert:culbertson, or people on the page, like E=page; may be given several times
cli-manager-folder = where boards and results are kept; a match that was stopped goes on from there
cli-manager-seconds = how long a robot may be silent when something is due from it
cli-manager-pause = seconds to wait before ‘to lead’, for old robots that take two lines for one
cli-manager-substitute = the robot of ours that takes over from one that does not keep the protocol
cli-manager-workers = how many processes our robots think in; 0 for a thread
cli-manager-page = show the match on the page at this port (0 for any that is free); people sit where --seats says page
cli-manager-clock = seconds that people on the page have for one call or card, 10 to 600; otherwise as long as they like
cli-manager-listening = Waiting for robots at { $host }:{ $port }
cli-manager-resumed = The match goes on: { $played } played, { $left } left
cli-manager-set-aside = a board could not be read and is played again; its file is kept as { $name }
cli-manager-seated = { $seat }: ‘{ $team }’ is seated
cli-manager-left = { $seat }: ‘{ $team }’ has left before the match
cli-manager-refused = { $address } refused: { $reason }
cli-manager-refused-more = refused, and not told one by one: { $count }
cli-manager-taken-over = { $seat }: { $by } takes over from ‘{ $team }’ on board { $board }, { $place }: { $reason }
cli-manager-board-done = Board { $board }: { $contract }, { $points } for NS
cli-manager-imps = { $imps } IMPs for NS over { $boards } boards
cli-manager-results = The results are in { $folder }: results.json, results.pbn
cli-manager-page-seat = { $seat } sits down at { $link }
cli-manager-page-watch = Everybody can watch at { $link }
cli-manager-page-stays = The match is over; the page stays as long as somebody looks at it
cli-join = A robot of ours at somebody else’s table manager (version 18).
cli-join-seat = the seat to ask for, or any
cli-join-robot = a level and a bidding system, like expert:culbertson; a third word is what the opponents are taken to play, otherwise natural
cli-join-host = where the manager is
cli-join-port = the manager’s port
cli-join-team = the name of the pair; both partners give the same
cli-join-seed = what choices are drawn from
cli-join-seated = { $seat }: seated as ‘{ $team }’
cli-join-board = Board { $board }: { $contract }, { $tricks ->
        [one] one trick
       *[other] { $tricks } tricks
    }
cli-join-ended = The session is over; boards played: { $boards }
error-manager-line = ‘{ $text }’ is no line of the table manager protocol
error-manager-no-seat = ‘{ $text }’ is no seat: expected North, East, South, West or ANYPL
error-manager-gone = the connection is lost
error-manager-long-line = a line is longer than { $most } characters
error-manager-too-many = more than { $most } lines came early
error-manager-silent = nothing came for { $seconds } seconds; expected: { $line }
error-manager-deaf = nothing was read for { $seconds } seconds
error-manager-due = expected ‘{ $due }’, but ‘{ $line }’ came
error-manager-due-call = expected a call of { $hand }, but ‘{ $line }’ came
error-manager-due-card = expected a card of { $hand }, but ‘{ $line }’ came
error-manager-illegal-call = ‘{ $line }’ is not allowed after { $auction }
error-manager-illegal-card = ‘{ $line }’ is not allowed in { $place } with { $hand }
error-manager-version = protocol version { $version } is not spoken here: expected { $expected }
error-manager-seat-taken = the seat { $seat } is taken
error-manager-other-team = ‘{ $team }’ cannot sit opposite ‘{ $partner }’: partners give the same name
error-manager-crowded = too many robots are at the door
error-manager-over = the match is over
error-manager-other-board = { $name } is not a board of this match
error-manager-folder-in-use = the match in { $folder } is being played by process { $process }: choose another --folder, or wait for its end
error-manager-other-match = another match is kept in { $folder }: choose another --folder, or repeat its options
error-manager-head = { $file } cannot be read: choose another --folder
error-manager-seats = ‘{ $text }’ does not say who sits where: expected seats and a robot, like N,S=expert:culbertson, or E=page
error-manager-seat-twice = { $seat } is given twice
error-manager-no-page = { $seat } is for a person on the page: expected --page with a port
error-manager-away = nobody is at the page
error-manager-late = the time for one act is up
error-manager-page-lost = the page cannot follow the match any more
error-manager-few-deals = { $name } has { $count } deals, too few for { $boards } boards
error-join-seat = ‘{ $text }’ is no seat: expected one of { $expected }
error-join-nobody = no table manager answers at { $host }:{ $port }: { $reason }
error-join-refused = the manager refuses: { $text }
error-join-closed = the manager has closed the connection
error-join-nonsense = the manager sent ‘{ $line }’, which is no line of the protocol

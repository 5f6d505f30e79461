### What the server of the page says.

cli-serve = Start the page on this machine.
cli-serve-port = The port to listen on; any free one if not told.
cli-serve-host = The address to listen on.
cli-serve-data = The folder of the database; yours if not told.
cli-serve-database = Where everything is kept, for several servers at once: postgresql://…; in a file of the folder if not told.
cli-serve-bus = Where NATS is, by which servers on one database hear of each other sooner: nats://…
cli-serve-browser = Open the page in a browser when there is one.
cli-serve-metrics = Where Prometheus finds figures about this server, like 127.0.0.1:9464; nowhere if not told.
cli-serve-ready = Sansatout is at { $address } (stop it with Ctrl-C)
cli-serve-stored = everything is kept in { $file }
cli-serve-others = others on your network find it at { $address }
cli-serve-let-in = to let phones and friends on your network in, start it with --host 0.0.0.0

cli-backup = Copy everything the page keeps into one file, also while it is being served.
cli-backup-file = The file to make; there must be none of that name yet.
cli-backup-done = { $file } has everything that was kept until now
cli-restore = Put a copy that backup made where nothing is kept yet.
cli-restore-file = The file that backup made.
cli-restore-done = everything in { $file } is kept in { $database } now
cli-move = Copy everything that is kept into another database, which is empty, of any kind.
cli-move-from = Where everything is kept: the path of a file, or postgresql://…
cli-move-to = Where it shall be kept: the path of a new file, or postgresql://…
cli-move-done = { $source } → { $target }: { $rows } rows, { $events } of them events
cli-person = The person’s id, as /api/me tells it.
cli-export = Write everything that is kept of a person into a file; no server may have the file of the database open.
cli-export-done = { $file } has everything that is kept of { $person }
cli-forget = Forget a person: names, chat, lessons and sheets of their own; what others played stays whole.
cli-forget-done = { $person } is forgotten: tables { $tables }, lines of chat { $lines }, sheets { $sheets }, classes { $classes }; copies and backups made before still have everything

error-backup-exists = ‘{ $file }’ is there already; expected the name of a new file
error-database-address = this is no address of a database; expected postgresql://user@host/name or sqlite:///file
error-database-damaged = the database { $file } is damaged ({ $reason }); expected a sound one: put a backup in its place
error-database-in-use = servers are running on the database { $file }; expected none until everything is copied
error-database-newer = the database { $file } is of form { $form }, made by a newer Sansatout; expected { $newest } or older
error-database-older = the database { $file } is of form { $form }, made by an older Sansatout; expected { $newest }: a server of this version brings it there
error-move-same = { $place } is the source and the target; expected two databases
error-no-backup = { $file } is no backup of this kind of database
error-database-not-empty = there is something in { $file } already; expected a place where nothing is kept yet
error-database-not-ours = { $file } is no database of Sansatout
error-database-refuses = the database { $file } does not let us in: { $reason }
error-database-unreachable = the database { $file } cannot be reached: { $reason }
error-database-unusable = the database { $file } cannot be used: { $reason }
error-folder-in-use = the folder { $folder } is in use by process { $process } at { $address }; expected one server at a time
error-move-differs = { $table } has { $there } rows at the source and { $here } at the target; nothing was copied
error-no-database = there is no database { $file }
error-bus-needs-database = a bus is of use only where several nodes share a PostgreSQL database; expected --database postgresql://… as well
error-bus-form = this is no address of a bus; expected something like { $example }
error-bus-file = the bus cannot be used with the files { $file }: { $reason }
error-bus-file-missing = there is no file { $file }, which the bus was told of as { $name }
error-two-databases = a folder (--data) and a database (--database) are named; expected one of them
error-bus-open = the bus { $bus } is not on this machine and would carry the cards of every deal in the open; expected encryption (tls://) and a name with a password, like { $example }
error-nodes-missing = { $address } needs parts that are not installed; expected them from: pip install "sansatout[nodes]"
error-program-failed = { $program } could not do it: { $reason }
error-program-missing = there is no { $program } here; expected PostgreSQL’s programs on the path, or their folder in { $setting }

error-already-a-player = you are a player at this table already
error-cannot-listen = cannot listen on { $host } port { $port }: { $reason }
error-chat-length = a message of { $count } characters; expected 1 to { $most }
error-foreign-page = a page of another site asks for this; only pages of this server can change anything here
error-last-browser = this is the only browser in which you are this person; carry yourself to another one first
error-many-browsers = you are in { $most } browsers or more, links included; sign one out first
error-no-such-browser = you have no such browser or link
error-spent-link = this link was used, is too old or was taken back; make a new one
error-message-form = the message is not one of the protocol: { $reason }
error-message-id = the message’s id is too long; expected at most 64 characters
error-message-too-long = a message of { $size } bytes; expected at most { $most }
error-name-accents = a name with heaps of accents; expected at most three on a letter
error-name-length = a name of { $count } characters; expected 1 to { $most }
error-name-marks = a name with a mark that is not seen ({ $mark }); expected letters and signs only
error-name-robot = ‘{ $name }’ looks like a robot’s name; expected a person’s
error-no-deal-in-text = there is no whole deal in the text; expected a deal, PBN or LIN
error-no-such-address = there is nothing at ‘{ $path }’
error-no-such-call = there is no call number { $number } in this auction
error-no-such-card-number = there is no point after { $number } cards; the play has { $last }
error-no-such-deal-here = no finished deal ‘{ $deal }’
error-not-shuffled = the cards of ‘{ $deal }’ were not shuffled: there is nothing to certify
error-print-too-long = { $count } deals are too many to be printed here: expected at most { $most }; the command sansatout print takes any number
error-no-such-link = this link leads nowhere
error-no-such-operation = ‘{ $what }’ is nothing that can be done to a sheet; expected one of { $expected }
error-no-such-place = nobody sits at { $seat } in this game; expected one of { $expected }
error-no-such-player = the table has no player ‘{ $player }’
error-no-such-sheet = no sheet ‘{ $sheet }’
error-no-such-table = no table ‘{ $table }’
error-not-awaited = nobody waits for player ‘{ $player }’ just now
error-nothing-to-skip = nothing can be skipped now: only the rest of a deal that robots alone play
error-not-idle-yet = player ‘{ $player }’ may think a little longer; ask again in { $seconds } s
error-not-stored = it could not be stored, so it did not happen
error-not-your-call = the call is { $seat }’s; only the player who made it can explain it
error-only-opponents-ask = the call is { $seat }’s: only opponents may ask what it means
error-not-your-place = you do not act for player ‘{ $player }’
error-one-me = you cannot sit at two places
error-operation-part = ‘{ $what }’ needs ‘{ $part }’
error-owner-only = only the person who made the table can do this
error-pace-range = a pace of { $seconds } seconds; expected 0 to 5
error-place-by-link = the place of ‘{ $player }’ is only for whoever has the link to it
error-place-taken = the place of ‘{ $player }’ is taken
error-request-form = the request is not understood: { $reason }
error-body-kind = the body is ‘{ $given }’: expected ‘{ $expected }’
error-not-ready = the server is not ready: { $reason }
error-robot-level = no robots of level ‘{ $level }’; expected one of { $expected }
error-server-fault = something went wrong in the server; nothing has changed
error-sheet-reloaded = this sheet had changed elsewhere and has been loaded again; look at it and decide anew
error-table-reloaded = this table had changed elsewhere and has been loaded again; look at it and decide anew
error-sheet-full = the sheet is full: { $most } entries
error-sheet-readers-only-read = only those with the writing link can write on this sheet
error-table-not-started = the table has not started: places are still open
error-watchers-are-silent = watchers are silent while a deal is played
error-watchers-only-watch = watchers only watch

error-head-too-long = the head of the request is too long; expected at most { $most } bytes and { $headers } headers
error-overloaded = the server has enough to do for those who play, and takes nobody else on just now; try again in { $retry_after } s
error-rate-form = ‘{ $text }’ is no rate; expected something like 600/minute+120
error-request-too-slow = the request did not come in time
error-requests-at-once = too many requests before the first is answered; expected at most { $most }
error-no-such-person = nothing is kept of ‘{ $person }’
error-person-named = ‘{ $name }’ is a name, not an id; so called: { $people }
error-setting-unknown = unknown setting { $name }
error-setting-unknown-near = unknown setting { $name }; perhaps { $meant } was meant
error-setting-value = { $name }=‘{ $value }’ cannot be used; expected something like { $expected }
error-too-many = too many { $what ->
    [tables] new tables
    [sockets] connections
    [acts] acts
    [questions] questions
    [chat] lines of chat
    [analysis] analyses
    [trainer] exercises
    [files] deals and files
    [sheets] entries on sheets
    [links] links to another browser
    [names] new names
    [classes] classes and rounds
    [codes] tries of codes
   *[other] requests
 } { $whose ->
    [person] from you
    [address] from your address
   *[other] for this server
 }: at most { $at_once } at once and { $most } { $period ->
    [second] a second
    [minute] a minute
    [hour] an hour
   *[day] a day
 }; try again in { $retry_after } s
error-too-many-open = { $whose ->
    [person] you already have
    [address] your address already has
   *[other] the server already has
 } { $most } { $what ->
    [sockets] open connections
    [tables] tables
   *[other] tasks waiting
 }, and no more are possible; try again in { $retry_after } s

robot-at-random = chosen at random among { $open } possibilities
robot-failed = the robot stumbled, so this was chosen at random
robot-no-meaning = this robot calls at random; its calls mean nothing
robot-not-explained = nothing was said about this call
robot-too-slow = the robot took too long, so this was chosen at random
error-lay-out-laws = cards can be laid out only where the rules are enforced, not with the laws ‘{ $laws }’

### What the server of the page says.

cli-serve = Start the page on this machine.
cli-serve-port = The port to listen on; any free one if not told.
cli-serve-host = The address to listen on.
cli-serve-data = The folder of the database; yours if not told.
cli-serve-browser = Open the page in a browser when there is one.
cli-serve-ready = Sansatout is at { $address } (stop it with Ctrl-C)
cli-serve-stored = everything is kept in { $file }
cli-serve-others = others on your network find it at { $address }
cli-serve-let-in = to let phones and friends on your network in, start it with --host 0.0.0.0

cli-backup = Copy everything the page keeps into one file, also while it is being served.
cli-backup-file = The file to make; there must be none of that name yet.
cli-backup-done = { $file } has everything that was kept until now

error-backup-exists = ‘{ $file }’ is there already; expected the name of a new file
error-database-damaged = the database { $file } is damaged ({ $reason }); expected a sound one: put a backup in its place
error-database-newer = the database { $file } is of form { $form }, made by a newer Sansatout; expected { $newest } or older
error-database-not-ours = { $file } is no database of Sansatout
error-database-unusable = the database { $file } cannot be used: { $reason }
error-folder-in-use = the folder { $folder } is in use by process { $process } at { $address }; expected one server at a time
error-no-database = there is no database { $file }

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
robot-too-slow = the robot took too long, so this was chosen at random
error-lay-out-laws = cards can be laid out only where the rules are enforced, not with the laws ‘{ $laws }’

# What robots say about a decision: counts, needs, kinds of calls.

robot-count-honour-tricks = honour tricks
robot-count-club-honour-tricks = honour tricks (club table)
robot-count-suits-with-honours = suits with honour tricks
robot-count-suit-honour-tricks = honour tricks in { $strain }
robot-count-side-honour-tricks = honour tricks outside { $strain }
robot-count-trump-tricks = trump tricks in { $strain }
robot-count-playing-tricks = playing tricks in { $strain }
robot-count-support-tricks = support tricks for { $strain }
robot-count-defence-tricks = defence tricks against { $strain }
robot-count-sure-tricks = sure tricks for { $strain }
robot-count-length = cards in { $strain }

robot-at-least = at least { $bound } { $count }
robot-at-most = at most { $bound } { $count }
robot-at-least-fails = { $have } { $count }, at least { $bound } needed
robot-at-most-fails = { $have } { $count }, at most { $bound } allowed
robot-not-met = { $need }: no
robot-group = ({ $need })
robot-all-of = { $first } and { $rest }
robot-any-of = { $first } or { $rest }
robot-denied = not: { $need }
robot-nothing = nothing in particular

robot-fact-biddable = { $suit } fit to be trumps
robot-fact-normal-support = normal support for { $suit }
robot-fact-acceptable = three cards or an honour and one in { $suit }
robot-fact-self-supporting = { $suit } needs no help from partner
robot-fact-headed-by-jack = { $suit } headed by the jack or better
robot-fact-stopped = a stopper in { $suit }
robot-fact-nothing-biddable = no other suit fit to be trumps
robot-fact-flat = 4-3-3-3 or 4-4-3-2
robot-fact-two-fives = two suits of five cards or more
robot-fact-six-four = 6-4 or 7-4
robot-fact-no-shortage = neither void nor singleton
robot-fact-weaker-suit = { $suit } only just too weak to be trumps
robot-fact-chosen = { $suit } comes first among the suits to bid
robot-fact-honour-doubleton = ace or king and one more in { $suit }
robot-fact-prefers = at least as long in { $suit } as in partner's other suit
robot-fact-ace = the ace of { $suit }
robot-fact-answer = { $suit } is the suit to answer in

robot-comes-later = fits as well, but { $rule } comes first
robot-call-unknown = a call the system does not make here
robot-call-denies = { $kind }: fit for none of { $calls }
robot-call-shows = { $kind }: { $shows }

robot-kind-pass = pass
robot-kind-opening = opening
robot-kind-raise = raise
robot-kind-repeat = repeat
robot-kind-shift = shift to a new suit
robot-kind-jump-shift = shift with a jump
robot-kind-no-trump = no trump
robot-kind-overcall = overcall
robot-kind-jump-overcall = jump overcall
robot-kind-no-trump-overcall = no-trump overcall
robot-kind-cue-bid = bid of the opponents' suit
robot-kind-answer = answer
robot-kind-jump-answer = answer with a jump
robot-kind-informative-double = informative double
robot-kind-penalty-double = penalty double
robot-kind-redouble = redouble
robot-kind-negative = negative answer
robot-kind-positive = positive answer
robot-fact-two-honours = ace and jack or better, or king and queen, in { $suit }

robot-count-aces = aces
robot-count-honours = honours in { $strain }
robot-count-whist-strength = aces, guarded kings and half the guarded queens
robot-count-whist-sure-tricks = tricks that can be cashed
robot-count-whist-side-tricks = tricks outside { $strain }
robot-count-whist-trump-tricks = sure tricks in { $strain }
robot-count-whist-tricks = tricks when { $strain } are trumps
robot-count-whist-tricks-with-kings = tricks that can be cashed, and guarded kings
robot-fact-open-suit = no stopper in { $suit }
robot-fact-all-stopped = a stopper in every suit
robot-fact-wretched = no ace, king or queen

error-nobody-to-speak = nobody is to speak: expected a talk that is not over
error-auction-empty = nobody has called yet: expected at least one call to explain
error-unknown-bidding-system = there is no bidding system '{ $key }': expected one of { $expected }
error-no-auction = '{ $key }' has no auction for a contract: expected a game like rulebook or duplicate
robot-count-points = points
robot-count-together = cards in { $strain } in both hands
robot-count-cashed = tricks to cash from both hands
error-dummy-not-seen = declarer chooses after seeing dummy: expected the open hand

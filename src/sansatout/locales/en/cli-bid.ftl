cli-bid = Say what a bidding system calls with a hand, and why.
cli-bid-hand = the hand, like 74.AQ842.A985.T7 (spades.hearts.diamonds.clubs)
cli-bid-system = the bidding system: { $systems }
cli-bid-opponents = the opponents’ bidding system, if it is another one
cli-bid-auction = the calls so far, like "P 1D"
cli-bid-dummy = the open hand, for minibridge’s declarer
cli-bid-dealer = who dealt: N, E, S or W
cli-bid-vulnerability = who is vulnerable: none, we, they or both
cli-bid-partscore = points towards game, like we:40 or they:60
cli-bid-variant = the game whose score is played for, like rulebook, reform or duplicate
cli-bid-option = a reading of the system that is agreed on, like six_five_first=longer
cli-bid-explain = say first what every call so far means, and last what the booklet says of such counts
cli-bid-rules = rules: { $rules }
cli-bid-reason = because: { $reason }
cli-bid-counts = counts:
cli-bid-count = { $value } { $count }
cli-bid-considered = considered as well:
cli-bid-artificial = artificial
cli-bid-forcing = forcing
error-cli-bid-vulnerability = ‘{ $value }’ is not a vulnerability: expected one of { $expected }
error-cli-bid-option = ‘{ $value }’ is not a reading: expected something like six_five_first=longer
error-cli-bid-word = ‘{ $value }’ cannot be said here: expected one of { $expected }
error-cli-bid-partscore = ‘{ $value }’ is not a part score: expected something like we:40

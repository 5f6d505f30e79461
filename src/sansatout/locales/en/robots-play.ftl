# What robots say about the cards they play.

robot-play-forced = the only card
robot-play-equal = all cards are worth the same
robot-play-expected = { $points } points expected over { $count } layouts
robot-play-kept = { $points } points expected over { $count } layouts; no other card is clearly better
robot-play-exact = { $points } points with the best line over all { $count } layouts, even if the defenders saw every card
robot-play-claim = the rest is ours: { $tricks } top tricks
robot-play-claim-accept = the claim is just
robot-play-claim-refuse = the claim takes more than its due
robot-play-claim-doubted = after a claim that was refused only tricks that are certain from what the claimer sees are granted
robot-play-opening-lead = the booklet’s opening lead
robot-play-lowest = nothing to gain: the lowest card
robot-play-second-low = second hand low
robot-play-third-high = third hand high
robot-play-cover = an honour on an honour
robot-play-win-cheaply = win as cheaply as possible
robot-play-ruff = ruff
robot-play-discard = throw what will be missed least
robot-play-draw-trumps = draw trumps
robot-play-ruff-on = go on ruffing
robot-play-finesse = lead towards the honours for a finesse
robot-play-cash = cash it in time
robot-play-long-suit = lead from the longest suit
robot-play-partners-suit = go on with the suit led first
robot-play-dummys-suit = through dummy’s strength, up to its weakness

error-nothing-to-decide = { $seat } has nothing to decide: expected somebody to speak or to play
error-unknown-level = there is no level ‘{ $level }’: expected one of { $expected }

robot-law-only = the only thing the law leaves
robot-law-expected = { $points } points expected over { $count } layouts
robot-law-call = as the laws allow after what happened

# Play problems: the list and the table.

page-problems-title = Problems
page-problems-lead = The last tricks, declarer’s and dummy’s cards seen. There is a line that reaches the goal wherever the other cards lie, or one with a better chance than any other; if you leave it, you meet a layout in which it would have reached the goal and yours misses it.
page-problems-goal = { $goal } of { $left } tricks
page-problems-unseen = The defenders hold:
page-problems-out-of = { $seat } is out of
page-problems-easy = easy
page-problems-medium = medium
page-problems-hard = hard
page-problems-reached = The goal is reached.
page-problems-missed = The goal is missed: the cards lay so that this line failed.
page-problems-layout = How the cards lay:
page-problems-plan = A line that always reaches it:
page-problems-again = Try again
page-problems-next = Next problem
page-problems-layouts = { $count } layouts are possible
page-problems-theme-squeeze = squeeze
page-problems-theme-throw-in = elimination and throw-in
page-problems-theme-trump-control = trump control
page-problems-theme-hold-up = hold-up
page-problems-theme-finesse = finesse
page-problems-theme-entry = entries
page-problems-theme-safety-play = safety play
page-problems-turn = Play from { $seat }
page-problems-solved = solved
page-problems-take = Take { $goal } of the last { $left } tricks.
page-problems-so-far = taken so far: { $won }, lost: { $lost }
page-problems-fault = Trick { $trick }: after { $card } from { $seat } nothing was sure any more. Sure: { $right }.
page-problems-no-fault = Your line reaches the goal wherever the other cards lie.
page-problems-show = Show the line
page-problems-show-counts = A problem whose line was shown first does not count as solved.
page-problems-was-shown = line shown
page-problems-tricks = { $count ->
        [one] One trick left
       *[other] { $count } tricks left
    }
page-problems-theme = Theme
page-problems-difficulty = Difficulty
page-problems-any = any
page-problems-solved-of = { $solved } of { $all } solved
page-problems-none = There is no such problem.
page-problems-defended = The defenders play.
page-problems-best = best chance
page-problems-chance = No line is sure. The best one reaches the goal in { $wins } of { $count } layouts: find it.
page-problems-fault-chance = Trick { $trick }: after { $card } from { $seat } the best chance was gone. Better: { $right }.
page-problems-no-fault-chance = Your line has the best chance: it reaches the goal in { $wins } of { $count } layouts.
page-problems-plan-chance = The line with the best chance:

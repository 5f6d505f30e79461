# The page for learners: hints, why, coach, teaching tables.

error-hint-alone = a robot advises who plays among robots alone; with other people at the table it must have been agreed when the table was made
error-hint-turn = a robot advises who is to call or to play: expected your turn
error-hint-never = no advice was agreed on at this table: expected a table that allows hints
error-why-nothing = there is nothing to explain yet: expected a word or a card of a robot
page-hint-idea = Think of this: { $idea }
page-hint-card = Show what it would do
page-hint-short = Hint
page-hint-others = What else was weighed
page-why = Why?
page-why-told = { $seat }, { $what }: { $why }.
page-why-later = { $seat }, { $what }: the reason is told when the deal is over.
page-hinted = { $name } took a hint ({ $count } in this deal)
page-hints-option = Hints by a robot
page-hints-option-note = Every player may ask a robot for advice; the others see that it was asked.
page-hints-agreed = At this table players may ask a robot for hints.
error-no-such-act = act { $number } is not of this deal: expected { $first } to { $last }
page-coach = Coach
page-coach-title = Your costliest decisions
page-coach-note = What a decision cost is reckoned with all cards seen, which nobody at the table could see.
page-coach-wait = The coach looks at the deal …
page-coach-none = With all cards seen, no decision of yours cost anything. Well played!
page-coach-card = { $what } cost { $tricks ->
    [one] a trick
   *[other] { $tricks } tricks
  }, about { $points ->
    [one] a point
   *[other] { $points } points
  }.
page-coach-better = Better with all cards seen: { $cards }.
page-coach-word = { $what }: here the system says { $better }. With best play that would have come to { $there }, yours to { $here }; about { $points ->
    [one] a point
   *[other] { $points } points
  } less.
page-coach-reach = { $what } by { $seat } with { $tricks ->
    [one] one trick
   *[other] { $tricks } tricks
  }
page-coach-passed = no play
page-coach-same = A robot that sees only what you saw would have done the same.
page-coach-robot = A robot that sees only what you saw would choose { $what } ({ $why }).
page-coach-again = Try again from here
error-teaching-laws = where irregularities are ruled on nobody teaches: expected laws “enforced”, not ‘{ $laws }’
page-teaching = Teaching table
page-teaching-note = All hands lie open, everybody may take back any act, and the points of each hand are shown. Nothing is compared or counted as played.
page-undo-last = Take back the last act

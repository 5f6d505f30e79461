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

"""The laws trainer: a position with something wrong in it, and what one's right is.

The right answers are what the referee offers; the wrong ones are remedies of other laws. An
exercise has a chapter and a number and is always the same: first the positions of the book's own
cases (``cases.json``), then generated ones without end.
"""

from sansatout.trainer.driving import PRACTISED, RULE_BOOK
from sansatout.trainer.exercises import Exercise, PossibleAnswer, chapters, exercise, laws_asked
from sansatout.trainer.marking import Marked, mark

__all__ = [
    "PRACTISED",
    "RULE_BOOK",
    "Exercise",
    "Marked",
    "PossibleAnswer",
    "chapters",
    "exercise",
    "laws_asked",
    "mark",
]

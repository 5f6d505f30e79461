"""Practice without end: questions made anew, judged by the rules.

Each module registers its kinds of questions; ``DRILLS`` has all of them.
"""

from sansatout.school.practice import (
    auction,
    bidding,
    club,
    foreign,
    law_book,
    laws,
    minibridge,
    sheets,
    tricks,
    whist,
    words,
)
from sansatout.school.practice.base import DRILLS, HARDEST, Drill, kind, kind_by_rule, question

__all__ = [
    "DRILLS", "HARDEST", "Drill", "auction", "bidding", "club", "foreign", "kind", "kind_by_rule",
    "law_book", "laws", "minibridge", "question", "sheets", "tricks", "whist", "words",
]  # fmt: skip

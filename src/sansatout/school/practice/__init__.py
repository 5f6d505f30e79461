"""Practice without end: questions made anew, judged by the rules.

Each module registers its kinds of questions; ``DRILLS`` has all of them.
"""

from sansatout.school.practice import auction, bidding, minibridge, tricks, words
from sansatout.school.practice.base import DRILLS, HARDEST, Drill, kind, kind_by_rule, question

__all__ = [
    "DRILLS",
    "HARDEST",
    "Drill",
    "auction",
    "bidding",
    "kind",
    "kind_by_rule",
    "minibridge",
    "question",
    "tricks",
    "words",
]  # fmt: skip

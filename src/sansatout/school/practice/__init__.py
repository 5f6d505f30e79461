"""Practice without end: questions made anew, judged by the rules.

Each module registers its kinds of questions; ``DRILLS`` has all of them, in the order in which the
modules stand here: that of the courses.
"""

from sansatout.school.practice import minibridge, tricks, words

# isort: split
from sansatout.school.practice import auction, bidding

# isort: split
from sansatout.school.practice import whist

# isort: split
from sansatout.school.practice import foreign, sheets

# isort: split
from sansatout.school.practice import laws

# isort: split
from sansatout.school.practice import club, law_book
from sansatout.school.practice.base import DRILLS, HARDEST, Drill, kind, kind_by_rule, question

__all__ = [
    "DRILLS", "HARDEST", "Drill", "auction", "bidding", "club", "foreign", "kind", "kind_by_rule",
    "law_book", "laws", "minibridge", "question", "sheets", "tricks", "whist", "words",
]  # fmt: skip

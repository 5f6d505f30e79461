"""Practice without end: questions made anew, judged by the rules.

Each module registers its kinds of questions; ``DRILLS`` has all of them.
"""

from sansatout.school.practice import minibridge, tricks, words
from sansatout.school.practice.base import DRILLS, HARDEST, Drill, kind, question

__all__ = ["DRILLS", "HARDEST", "Drill", "kind", "minibridge", "question", "tricks", "words"]

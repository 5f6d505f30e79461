"""Practice without end: questions made anew, judged by the rules.

Each module registers its kinds of questions; ``KINDS`` has all of them.
"""

from sansatout.school.practice import minibridge, tricks, words
from sansatout.school.practice.base import HARDEST, KINDS, Drill, kind, question

__all__ = ["HARDEST", "KINDS", "Drill", "kind", "minibridge", "question", "tricks", "words"]

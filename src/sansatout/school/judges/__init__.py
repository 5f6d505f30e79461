"""Judges: what is right by the rules, found from what a step shows and never typed by hand.

A judge returns every answer that is right. Each module registers its own by the names that
lessons' files use.
"""

from sansatout.school.judges import (
    bidding,
    booklet_test,
    club,
    contract,
    minibridge,
    play,
    seating,
    sheets,
    whist,
)
from sansatout.school.judges.base import JUDGES, find, judge

__all__ = [
    "JUDGES", "bidding", "booklet_test", "club", "contract", "find", "judge", "minibridge", "play",
    "seating", "sheets", "whist",
]  # fmt: skip

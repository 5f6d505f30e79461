"""Where the one-club chapter can be read in two ways, a pair agrees on one."""

from __future__ import annotations

from dataclasses import dataclass

from sansatout.options import option
from sansatout.robots.bidding.readings import Readings

__all__ = ["OneClubReadings"]


@dataclass(frozen=True, slots=True)
class OneClubReadings(Readings):
    """The readings of the chapter, and of the chapters it leans on."""

    club_aj10: str = option("1.5", "1.25", rule="R-HT-1")
    negative_second_suit: str = option("two", "cheapest", rule="R-GAP-7")
    interference_one_level: str = option("positive", "not-used", rule="R-INT-2")

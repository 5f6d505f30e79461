"""Bidding systems as decision tables: what to call, why, and what a call promises."""

from sansatout.errors import InputError
from sansatout.robots.bidding.club import CLUB
from sansatout.robots.bidding.culbertson import CULBERTSON
from sansatout.robots.bidding.dialogue import say
from sansatout.robots.bidding.engine import Systems, decide, explain, read_auction, table
from sansatout.robots.bidding.promise import Constraint, Promise
from sansatout.robots.bidding.situation import RULEBOOK, Situation, Stakes, stakes_of
from sansatout.robots.bidding.system import System
from sansatout.robots.bidding.table import Candidate, Count, Decision, Row

__all__ = [
    "RULEBOOK",
    "SYSTEMS",
    "Candidate",
    "Constraint",
    "Count",
    "Decision",
    "Promise",
    "Row",
    "Situation",
    "Stakes",
    "System",
    "Systems",
    "decide",
    "explain",
    "find_system",
    "read_auction",
    "say",
    "stakes_of",
    "table",
]

SYSTEMS: dict[str, System] = {CULBERTSON.key: CULBERTSON, CLUB.key: CLUB}


def find_system(key: str) -> System:
    """Return the bidding system with this key.

    :raises InputError: if there is none
    """
    try:
        return SYSTEMS[key]
    except KeyError:
        raise InputError("unknown-bidding-system", key=key, expected=", ".join(SYSTEMS)) from None

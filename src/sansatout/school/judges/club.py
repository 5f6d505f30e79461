"""Judges of the one-club system: honour tricks and calls."""

from __future__ import annotations

from sansatout.calls import Call
from sansatout.robots.bidding.counts import Counts
from sansatout.robots.bidding.engine import decide_call
from sansatout.robots.bidding.one_club import OneClub
from sansatout.robots.bidding.table import Decision
from sansatout.school.judges.base import judge
from sansatout.school.pictures import Picture
from sansatout.school.problems import Answer

__all__ = ["club_call", "quarters"]

_SYSTEM = OneClub()


def quarters(figure: Picture) -> int:
    """Count the honour tricks of the hand, in quarters (R-HT-1)."""
    return round(4 * _SYSTEM.honour_tricks(Counts(figure.hand())))


@judge("club-tricks")
def club_tricks(figure: Picture) -> tuple[Answer, ...]:
    """How many honour tricks the hand has, in quarters: ``q10`` for two and a half."""
    return ((f"q{quarters(figure)}",),)


def club_call(figure: Picture) -> Decision[Call]:
    """Decide the next call of who is to call, by the one-club system."""
    return decide_call(_SYSTEM, figure.hand(), figure.auction())


@judge("club-call")
def club_call_made(figure: Picture) -> tuple[Answer, ...]:
    """Which call is made (R-OPEN to R-INT)."""
    return ((str(club_call(figure).act),),)

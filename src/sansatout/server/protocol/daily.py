"""The deal of the day."""

from __future__ import annotations

from msgspec import Struct

from sansatout.written import SeatName

__all__ = ["DailyDeal", "DailyResult"]


class DailyResult(Struct, frozen=True):
    """What came of the cards at one table."""

    deal: str
    """The finished deal; empty for the robots'."""
    name: str
    contract: str | None
    declarer: SeatName | None
    tricks: int | None
    points: int
    """For North-South, the learner's side."""


class DailyDeal(Struct, frozen=True, kw_only=True):
    """A day's deal as I may see it."""

    day: str
    commitment: str
    """The digest of the day's secret, told since the day before."""
    tomorrow: str
    """That of the next day."""
    table: str | None
    """Where I play it; ``null`` if I have not begun."""
    over: bool
    results: list[DailyResult]
    """Nothing before I have played it to the end."""
    robots: DailyResult | None
    secret: str | None
    """Told once I have played."""

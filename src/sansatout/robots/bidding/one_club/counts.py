"""Honour tricks by the one-club chapter's own table."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from sansatout.robots.bidding.counts import Counts
from sansatout.robots.bidding.holdings import ACE, JACK, KING, QUEEN, TEN, has
from sansatout.robots.bidding.needs import Measure
from sansatout.robots.bidding.one_club.readings import OneClubReadings
from sansatout.robots.bidding.position import BiddingPosition

__all__ = ["HT", "club_honour_tricks", "honour_tricks", "readings_of"]


@cache
def club_honour_tricks(holding: int) -> float:
    """Count the honour tricks of one suit; no pairs across suits (R-HT-1, R-HT-2, R-HT-3)."""
    length = holding.bit_count()
    rows = (
        (has(holding, ACE, KING), 2.0),
        (has(holding, ACE, QUEEN, JACK), 2.0),
        (has(holding, ACE, QUEEN, TEN), 1.5),
        (has(holding, ACE, QUEEN), 1.25),
        (has(holding, ACE, JACK, TEN), 1.5),
        (has(holding, ACE), 1.0),
        (has(holding, KING, QUEEN, JACK), 1.5),
        (has(holding, KING, QUEEN, TEN), 1.25),
        (has(holding, KING, QUEEN), 1.0),
        (has(holding, KING, JACK, TEN), 0.75),
        (has(holding, KING) and length >= 2, 0.5),
        (has(holding, QUEEN, JACK) and length >= 3, 0.5),
        (has(holding, QUEEN) and length >= 3, 0.25),
    )
    return next((value for matches, value in rows if matches), 0.0)


@cache
def _lower(holding: int) -> float:
    """Count the same with A J 10 at a trick and a quarter (M-1)."""
    ace_jack_ten = holding >> 8 == 0b10011
    return club_honour_tricks(holding) - 0.25 * ace_jack_ten


def _measure(worth: Callable[[int], float]) -> Measure:
    def count(counts: Counts) -> float:
        return sum(map(worth, counts.holdings))

    return Measure("club-honour-tricks", count, step=0.25, worth=worth)


_HT, _HT_LOWER = _measure(club_honour_tricks), _measure(_lower)


def readings_of(at: BiddingPosition) -> OneClubReadings:
    """Return the readings of the chapter, which only a player of the system has chosen."""
    return at.readings if isinstance(at.readings, OneClubReadings) else OneClubReadings()


def HT(at: BiddingPosition) -> Measure:  # noqa: N802 (the rules' own letters)
    """Count the honour tricks by the chapter's table."""
    return honour_tricks(readings_of(at))


def honour_tricks(readings: OneClubReadings) -> Measure:
    """Return the measure of honour tricks that the readings ask for."""
    return _HT_LOWER if readings.club_aj10 == "1.25" else _HT

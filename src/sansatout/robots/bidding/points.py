"""Hands valued by points, as today's systems do: honours, long suits, short suits with a fit."""

from __future__ import annotations

from functools import cache

from sansatout.cards import Suit
from sansatout.robots.bidding.counts import Counts
from sansatout.robots.bidding.minibridge import POINTS
from sansatout.robots.bidding.needs import All, Fact, Measure, Need, any_of
from sansatout.robots.bidding.vocabulary import SUITS, length

__all__ = [
    "ACES",
    "BALANCED",
    "POINTS",
    "TOTAL",
    "fit_points",
    "good_suit",
    "honour_points",
    "shortness_points",
    "suit_points",
]

_HONOURS = (0,) * 9 + (1, 2, 3, 4)


def honour_points(holding: int) -> int:
    """Return what the honours of a suit count: ace 4, king 3, queen 2, jack 1."""
    return sum(_HONOURS[rank] for rank in (9, 10, 11, 12) if holding >> rank & 1)


def _with_length(holding: int) -> int:
    return honour_points(holding) + max(0, holding.bit_count() - 4)


def _ace(holding: int) -> int:
    return holding >> 12 & 1


TOTAL = Measure(
    "total-points", lambda c: sum(map(_with_length, c.holdings)), step=1, worth=_with_length
)
"""Points, and one for every card above four in a suit."""
ACES = Measure("aces", lambda c: sum(map(_ace, c.holdings)), step=1, worth=_ace)


@cache
def suit_points(suit: Suit) -> Measure:
    """Count the points in one suit."""
    return Measure("suit-points", lambda c: honour_points(c.holdings[suit]), suit, step=1)


@cache
def fit_points(suit: Suit) -> Measure:
    """Count points with this suit as trumps: short side suits, and trumps above five."""
    return Measure("fit-points", lambda c: _fit_points(c, suit), suit, step=1)


def _fit_points(counts: Counts, trump: Suit) -> int:
    trumps = counts.lengths[trump]
    points = sum(map(honour_points, counts.holdings)) + max(0, trumps - 5)
    for suit in Suit:
        if suit is not trump:
            points += shortness_points(counts.lengths[suit], trumps)
    return points


def shortness_points(length: int, trumps: int) -> int:
    """Return what a short side suit is worth with so many trumps."""
    if trumps < 3 or length > 2:
        return 0
    return ((3, 2, 1) if trumps == 3 else (5, 3, 1))[length]


BALANCED = Fact(
    "balanced",
    lambda c: c.pattern in ((4, 3, 3, 3), (4, 4, 3, 2), (5, 3, 3, 2)),
    implies=tuple(length(suit).between(2, 5) for suit in SUITS),
    means=All(
        (
            *(length(suit).between(2, 5) for suit in SUITS),
            *(
                ~((length(one) <= 2) & (length(other) <= 2))
                for one in SUITS
                for other in SUITS
                if one.value < other.value
            ),
        )
    ),
)
"""4-3-3-3, 4-4-3-2 or 5-3-3-2."""


@cache
def good_suit(suit: Suit) -> Need:
    """Ask for two of the three highest cards, or three of the five highest."""

    def test(holding: int) -> bool:
        top = [holding >> rank & 1 for rank in (12, 11, 10, 9, 8)]
        return sum(top[:3]) >= 2 or sum(top) >= 3

    return Fact("good-suit", lambda c: test(c.holdings[suit]), suit, (), test)


def some_suit(least: int) -> Need:
    """Ask for some suit of so many cards."""
    return any_of(length(suit) >= least for suit in SUITS)

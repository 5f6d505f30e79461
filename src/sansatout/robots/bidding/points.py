"""Hands valued by points, as today's systems do: honours, long suits, short suits with a fit."""

from __future__ import annotations

from functools import cache

from sansatout.cards import Suit
from sansatout.robots.bidding.counts import Counts
from sansatout.robots.bidding.minibridge import POINTS
from sansatout.robots.bidding.needs import All, Fact, Measure, Need, any_of
from sansatout.robots.bidding.vocabulary import MAJORS, MINORS, SUITS, length

__all__ = [
    "ACES",
    "BALANCED",
    "NEARLY_BALANCED",
    "POINTS",
    "TOTAL",
    "fit_points",
    "good_suit",
    "honour_points",
    "shortness_points",
    "suit_points",
    "trump_points",
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
def fit_points(suit: Suit, partner: int = 5) -> Measure:
    """Count points with this suit as trumps, of which partner is known to hold so many.

    Short side suits count, and so does every trump above eight together; one below takes away.
    """
    return Measure("fit-points", lambda c: _fit_points(c, suit, partner), suit, step=1)


def _fit_points(counts: Counts, trump: Suit, partner: int) -> int:
    points = sum(map(honour_points, counts.holdings))
    points += trump_points(counts.lengths[trump] + partner)
    return points + sum(shortness_points(counts.lengths[s]) for s in Suit if s is not trump)


def trump_points(together: int) -> int:
    """Return what trumps beyond eight in both hands are worth."""
    return 3 * (together - 8) // 2


def shortness_points(length: int) -> int:
    """Return what a short side suit is worth."""
    return max(0, 3 - length)


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


NEARLY_BALANCED = BALANCED | All(
    (
        *(length(suit).between(2, 4) for suit in MAJORS),
        *(length(suit).between(2, 6) for suit in MINORS),
    )
)
"""The same, or a longer minor without singleton, void and five cards in a major."""


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

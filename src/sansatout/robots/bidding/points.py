"""Hands valued by points, as today's systems do: honours, long suits, short suits with a fit."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from math import floor

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
    "FitPoints",
    "SuitValue",
    "fit_points",
    "good_suit",
    "honour_points",
    "key_cards",
    "shortness_points",
    "side_kings",
    "suit_points",
    "suit_value",
    "trump_points",
    "trump_queen",
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


@dataclass(frozen=True, slots=True)
class FitPoints:
    """Points with a suit as trumps, of which partner is known to hold so many."""

    trump: Suit
    partner: int

    def __call__(self, counts: Counts) -> int:
        """Count them."""
        points = sum(map(honour_points, counts.holdings))
        points += trump_points(counts.lengths[self.trump] + self.partner)
        side = (counts.lengths[suit] for suit in Suit if suit is not self.trump)
        return points + sum(map(shortness_points, side))


def fit_points(suit: Suit, partner: int = 5) -> Measure:
    """Count points with this suit as trumps, of which partner is known to hold so many.

    Short side suits count, and so does every trump above eight together; one below takes away.
    """
    return Measure("fit-points", FitPoints(suit, partner), suit, step=1)


def trump_points(together: int) -> int:
    """Return what trumps beyond eight in both hands are worth."""
    return 3 * (together - 8) // 2


def shortness_points(length: int) -> int:
    """Return what a short side suit is worth."""
    return max(0, 3 - length)


_VALUES = (0.0,) * 9 + (1.0, 1.5, 3.0, 4.5)
_RUFFS = (5, 3, 1)
"""What a void, a singleton and a doubleton are worth with trumps to ruff with."""


def honour_value(holding: int) -> float:
    """Return what honours are worth in tricks, put in points: ace 4½, king 3, queen 1½, jack 1."""
    return sum(_VALUES[rank] for rank in (9, 10, 11, 12) if holding >> rank & 1)


def wasted_value(holding: int) -> float:
    """Return what king, queen and jack lose opposite a singleton or void: half of their points."""
    return honour_points(holding & 0xFFF) / 2


def side_value(holding: int) -> float:
    """Return what a side suit is worth: its honours, and ruffs where it is short."""
    length = holding.bit_count()
    return honour_value(holding) + (_RUFFS[length] if length < len(_RUFFS) else 0)


@dataclass(frozen=True, slots=True)
class SuitValue:
    """What a hand is worth with a suit as trumps, in points."""

    trump: Suit
    partner: int
    wasted: tuple[Suit, ...]

    def __call__(self, counts: Counts) -> int:
        """Count it."""
        holdings, trump = counts.holdings, self.trump
        value = honour_value(holdings[trump]) + counts.lengths[trump] + self.partner - 8
        value += sum(side_value(holdings[suit]) for suit in Suit if suit is not trump)
        return floor(value - sum(wasted_value(holdings[suit]) for suit in self.wasted))


def suit_value(suit: Suit, partner: int = 5, wasted: tuple[Suit, ...] = ()) -> Measure:
    """Count what a hand is worth with this suit as trumps, in points.

    Partner is known to hold so many trumps, and to be short in the suits where honours are wasted.
    """
    return Measure("suit-value", SuitValue(suit, partner, wasted), suit, step=1)


def king(holding: int) -> int:
    """Return whether the king is there."""
    return holding >> 11 & 1


@cache
def key_cards(trump: Suit) -> Measure:
    """Count the aces and the king of trumps."""
    return Measure(
        "key-cards",
        lambda c: sum(map(_ace, c.holdings)) + king(c.holdings[trump]),
        trump,
        step=1,
    )


@cache
def side_kings(trump: Suit) -> Measure:
    """Count the kings of the other three suits."""
    return Measure(
        "side-kings",
        lambda c: sum(king(c.holdings[suit]) for suit in Suit if suit is not trump),
        trump,
        step=1,
    )


@cache
def trump_queen(trump: Suit) -> Need:
    """Ask for the queen of trumps."""

    def test(holding: int) -> bool:
        return bool(holding >> 10 & 1)

    return Fact("trump-queen", lambda c: test(c.holdings[trump]), trump, (), test)


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

"""The words in which the bidding tables are written: counts and properties of a hand."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache
from itertools import permutations
from typing import Final

from sansatout.cards import Strain, Suit
from sansatout.robots.bidding import holdings
from sansatout.robots.bidding.counts import Counts
from sansatout.robots.bidding.needs import All, Fact, Measure, Need, any_of
from sansatout.robots.message import Message, message

__all__ = [
    "DT",
    "FLAT",
    "HT",
    "LARGER_ST",
    "MAJORS",
    "MINORS",
    "NO_BIDDABLE",
    "PT",
    "SIX_FOUR",
    "SPREAD",
    "ST",
    "SUITS",
    "TWO_FIVES",
    "Chosen",
    "Order",
    "T",
    "acceptable",
    "biddable",
    "by_length",
    "chosen",
    "culbertson_order",
    "headed_by_jack",
    "ht",
    "length",
    "longest_first",
    "no_shortage",
    "normal_support",
    "nothing_biddable",
    "self_supporting",
    "side_ht",
    "stopped",
    "sure",
    "weaker_suit",
]

SUITS = (Suit.S, Suit.H, Suit.D, Suit.C)
"""The suits from the highest."""
MAJORS = (Suit.S, Suit.H)
MINORS = (Suit.D, Suit.C)

HT = Measure("honour-tricks", lambda c: c.honour_tricks)


def _has_honours(holding: int) -> bool:
    return holdings.honour_tricks(holding) > 0


SPREAD = Measure(
    "suits-with-honours", lambda c: sum(map(_has_honours, c.holdings)), step=1, worth=_has_honours
)


@cache
def ht(suit: Suit) -> Measure:
    """Count the honour tricks of one suit alone."""
    return Measure("suit-honour-tricks", lambda c: c.suit_honour_tricks(suit), suit)


@cache
def side_ht(suit: Suit) -> Measure:
    """Count the honour tricks of the other three suits."""
    return Measure("side-honour-tricks", lambda c: c.side_honour_tricks(suit), suit)


@cache
def T(suit: Suit) -> Measure:  # noqa: N802 (the rules' own letter)
    """Count the tricks of the suit as own trump."""
    return Measure("trump-tricks", lambda c: c.trump_tricks(suit), suit)


@cache
def PT(strain: Strain) -> Measure:  # noqa: N802
    """Count the playing tricks."""
    return Measure("playing-tricks", lambda c: c.playing_tricks(strain), strain)


@cache
def ST(suit: Suit) -> Measure:  # noqa: N802
    """Count the support tricks for partner's trump."""
    return Measure("support-tricks", lambda c: c.support_tricks(suit), suit)


@cache
def LARGER_ST(suit: Suit) -> Measure:  # noqa: N802
    """Count support tricks with a short suit's honours or its shortness, not both (N-12)."""
    return Measure("support-tricks", lambda c: c.support_tricks(suit) - c.counted_twice(suit), suit)


@cache
def DT(strain: Strain) -> Measure:  # noqa: N802
    """Count the defence tricks against the strain."""
    return Measure("defence-tricks", lambda c: c.defence_tricks(strain), strain)


@cache
def sure(suit: Suit) -> Measure:
    """Count the sure tricks for partner's long trump: honours only."""
    return Measure("sure-tricks", lambda c: c.sure_tricks(suit), suit)


@cache
def length(suit: Suit) -> Measure:
    """Count the cards in the suit."""
    return Measure("length", lambda c: c.lengths[suit], suit, step=1)


def _of_holding(name: str, test: Callable[[int], bool], suit: Suit, least: int) -> Need:
    """Return a property of one suit that takes so many cards at least."""
    implied = (length(suit) >= least,)
    return Fact(name, lambda c: test(c.holdings[suit]), suit, implied, test)


@cache
def biddable(suit: Suit) -> Need:
    """Ask for a suit fit to be named as trump (C-SUIT-1, C-SUIT-2, C-SUIT-3)."""
    return _of_holding("biddable", holdings.biddable, suit, 4)


@cache
def normal_support(suit: Suit) -> Need:
    """Ask for normal trump support (C-TRS-1)."""
    return _of_holding("normal-support", holdings.normal_support, suit, 3)


@cache
def acceptable(suit: Suit) -> Need:
    """Ask for three cards, or Ax, Kx, Qx (C-TRS-3, R-NEG-6)."""
    return _of_holding("acceptable", holdings.acceptable, suit, 2)


@cache
def self_supporting(suit: Suit) -> Need:
    """Ask for a suit that needs no trump help (note to 5.2)."""
    return _of_holding("self-supporting", holdings.self_supporting, suit, 6)


@cache
def headed_by_jack(suit: Suit) -> Need:
    """Ask for a suit with the jack or better (C-ADV-1)."""
    return _of_holding("headed-by-jack", holdings.headed_by_jack, suit, 1)


@cache
def stopped(suit: Suit) -> Need:
    """Ask for A, Kx, Qxx or Jxxx in the suit."""
    return _of_holding("stopped", holdings.stopped, suit, 1)


@cache
def nothing_biddable(besides: frozenset[Suit] = frozenset()) -> Need:
    """Ask for no suit fit to be named, other than these."""
    left = [suit for suit in SUITS if suit not in besides]
    return Fact(
        "nothing-biddable",
        lambda c: not any(holdings.biddable(c.holdings[s]) for s in left),
        means=All(tuple(~biddable(suit) for suit in left)),
    )


def _some(*needs: Callable[[Suit], Need]) -> Need:
    """Ask for different suits that fulfil the needs, one each."""
    ways = permutations(SUITS, len(needs))
    return any_of(All(tuple(n(s) for n, s in zip(needs, way, strict=True))) for way in ways)


NO_BIDDABLE = nothing_biddable()
FLAT = Fact(
    "flat",
    lambda c: c.pattern in ((4, 3, 3, 3), (4, 4, 3, 2)),
    means=All(tuple(length(suit).between(2, 4) for suit in SUITS)),
)
TWO_FIVES = Fact(
    "two-fives",
    lambda c: c.pattern[1] >= 5,
    means=_some(lambda s: length(s) >= 5, lambda s: length(s) >= 5),
)
SIX_FOUR = Fact(
    "six-four",
    lambda c: c.pattern[0] in (6, 7) and c.pattern[1] == 4,
    means=_some(lambda s: length(s).between(6, 7), lambda s: length(s).exactly(4)),
)
"""6-4 or 7-4 (C-CHO-4, C-CHO-5)."""
no_shortage = Fact(
    "no-shortage",
    lambda c: min(c.lengths) >= 2,
    means=All(tuple(length(suit) >= 2 for suit in SUITS)),
)


@cache
def weaker_suit(suit: Suit) -> Need:
    """Ask for the suit half a trick short of biddable that is shown after all (C-OPEN-12, N-9)."""

    def key(c: Counts, s: Suit) -> tuple[int, float, int]:
        return c.lengths[s], c.suit_honour_tricks(s), s.value

    def test(c: Counts) -> bool:
        weaker = [
            s for s in SUITS if (c.lengths[s], c.suit_honour_tricks(s)) in ((5, 0.0), (4, 1.0))
        ]
        return bool(weaker) and max(weaker, key=lambda s: key(c, s)) is suit

    return Fact("weaker-suit", test, suit, (length(suit) >= 4, length(suit) <= 5))


Order = Callable[[Counts, list[Suit]], Suit]
_BY_LENGTH: Final[set[Order]] = set()


def by_length(order: Order) -> Order:
    """Mark an order that looks at the lengths of the suits alone: many hands are alike in them."""
    _BY_LENGTH.add(order)
    return order


@by_length
def culbertson_order(counts: Counts, suits: list[Suit]) -> Suit:
    """Choose between suits: the longer (C-CHO-3, C-CHO-4, C-CHO-5), the higher of equals (C-GAP-1).

    5-5 (C-CHO-1) and 6-5 (C-CHO-2) start with the higher.
    """
    longest = max(counts.lengths[suit] for suit in suits)
    level = 5 if longest == 6 else longest
    return max((s for s in suits if counts.lengths[s] >= level), key=lambda s: s.value)


@by_length
def longest_first(counts: Counts, suits: list[Suit]) -> Suit:
    """Choose the longest suit, the higher of equals (R-ORD-1, R-ORD-2)."""
    return max(suits, key=lambda s: (counts.lengths[s], s.value))


def chosen(
    suit: Suit, fit: Callable[[Suit], Need], among: Iterable[Suit], order: Order = culbertson_order
) -> Need:
    """Return the need that this suit fits, and is the one to bid of all that do."""
    others = tuple((s, fit(s)) for s in among if s is not suit)
    return fit(suit) & Chosen(suit, others, order)


@dataclass(frozen=True, slots=True)
class Chosen(Need):
    """The suit is the one to bid of all that fit."""

    suit: Suit
    others: tuple[tuple[Suit, Need], ...]
    order: Order

    def met(self, counts: Counts) -> bool:
        """Tell whether no other suit that fits goes before it."""
        return self.before(counts, [s for s, need in self.others if need.met(counts)])

    @property
    def is_by_length(self) -> bool:
        """Whether hands with suits as long and the same rivals are answered alike."""
        return self.order in _BY_LENGTH

    def before(self, counts: Counts, rivals: list[Suit]) -> bool:
        """Tell whether the suit goes before these."""
        return not rivals or self.order(counts, [self.suit, *rivals]) is self.suit

    def says(self) -> Message:
        """Name the property."""
        return message("fact-chosen", suit=self.suit.symbol)

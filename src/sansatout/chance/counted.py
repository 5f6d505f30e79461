"""Hands that fit what a condition says of them alone, counted by their features."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import comb
from typing import Final

import numpy as np

from sansatout.chance.numbering import CARDS, Numbering, TooManyError
from sansatout.conditions.features import HOLDINGS, Feature, in_all, tables
from sansatout.conditions.terms import Array, Columns, Lookup, Term

__all__ = ["ALL_CARDS", "Counted", "Frame", "Windows", "count_hands"]

ALL_CARDS: Final = (1 << 52) - 1
_LENGTH: Final = Feature("length")
_LARGEST_KEY: Final = 1 << 62

Windows = Mapping[Feature, tuple[int, int]]
"""The least and the most of features that a hand can have, since others need the rest."""


@dataclass(frozen=True, slots=True)
class Frame:
    """What is known of a hand, or of two together, before a card is counted."""

    size: int
    has: int = 0
    """Cards that it has for certain."""
    lacks: int = 0
    """Cards that others have for certain."""

    @property
    def hands(self) -> int:
        """How many such hands there are."""
        free = self.size - self.has.bit_count()
        return comb((ALL_CARDS & ~(self.has | self.lacks)).bit_count(), free) if free >= 0 else 0


@dataclass(frozen=True, slots=True)
class Counted:
    """The hands that fit, and which terms they all fit."""

    frame: Frame
    numbering: Numbering
    terms: tuple[Term, ...]
    digits: Mapping[Feature, tuple[int, int]]

    @property
    def share(self) -> float:
        """The part of all hands that fits."""
        return self.numbering.total / max(1, self.frame.hands)

    def bounds(self, feature: Feature) -> tuple[int, int]:
        """Return the least and the most that a hand that fits has of the feature."""
        if feature not in self.digits:
            return 0, in_all(feature)
        values = _digit(self.numbering.keys, self.digits[feature])
        return int(values.min()), int(values.max())


def count_hands(
    frame: Frame,
    terms: Sequence[Term],
    windows: Windows,
    columns: Callable[[Lookup], Columns],
) -> Counted | None:
    """Count the hands that fit the terms and the windows; ``None`` if that would take too long.

    Terms that ask for too much are left out, those with most features first: they are not among
    ``terms`` of the answer.
    """
    kept = sorted(terms, key=lambda term: len(term.reads))
    while kept or windows:
        try:
            return _counted(frame, kept, windows, columns)
        except TooManyError:
            if not kept:
                return None
            kept.pop()
    return None


def _counted(
    frame: Frame,
    terms: Sequence[Term],
    windows: Windows,
    columns: Callable[[Lookup], Columns],
) -> Counted:
    # The order of a set differs from process to process, and with it what a seed would give.
    read = (sorted({feature for _, feature in term.reads}, key=str) for term in terms)
    digits = _digits([*windows, *(feature for features in read for feature in features)])
    patterns = [_patterns(frame, suit) for suit in range(4)]
    keys = [_keys(pattern, suit, digits) for suit, pattern in enumerate(patterns)]

    def fits(sums: Array) -> Array:
        known: dict[Feature, Array] = {}

        def lookup(feature: Feature) -> Array:
            if feature not in known:
                known[feature] = _digit(sums, digits[feature])
            return known[feature]

        fit = np.ones(len(sums), dtype=bool)
        for feature, (least, most) in windows.items():
            fit &= (lookup(feature) >= least) & (lookup(feature) <= most)
        for term in terms:
            fit &= term.column(columns(lookup))
        return fit

    numbering = Numbering(patterns, keys, frame.size, fits)
    return Counted(frame, numbering, tuple(terms), digits)


def _digits(features: Iterable[Feature]) -> dict[Feature, tuple[int, int]]:
    """Give each feature a digit of the key: its place value and its base."""
    digits, place = {}, CARDS
    for feature in dict.fromkeys(features):
        base = in_all(feature) + 1
        digits[feature] = place, base
        place *= base
    if place > _LARGEST_KEY:
        raise TooManyError
    return digits


def _digit(keys: Array, digit: tuple[int, int]) -> Array:
    place, base = digit
    values: Array = keys // place % base
    return values


def _patterns(frame: Frame, suit: int) -> Array:
    """Return the holdings in a suit that the frame leaves open."""
    has, lacks = (cards >> 13 * suit & HOLDINGS - 1 for cards in (frame.has, frame.lacks))
    all_patterns = np.arange(HOLDINGS, dtype=np.int64)
    open_ones: Array = all_patterns[(all_patterns & has == has) & (all_patterns & lacks == 0)]
    return open_ones


def _keys(patterns: Array, suit: int, digits: Mapping[Feature, tuple[int, int]]) -> Array:
    lengths = tables(_LENGTH)[suit]
    assert lengths is not None, "every suit has a length"
    keys: Array = lengths[patterns]
    for feature, (place, _) in digits.items():
        table = tables(feature)[suit]
        if table is not None:
            keys = keys + table[patterns] * place
    return keys

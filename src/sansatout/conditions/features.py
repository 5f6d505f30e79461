"""Features of hands: numbers that suits have each by themselves and that add up to the hand's.

Whatever a condition asks of a hand follows from them. As each suit has 8,192 holdings, a feature is
a table for each suit, which serves both to look up what many hands have and to count the hands that
have something.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

import numpy as np

from sansatout.cards import Suit

__all__ = ["HOLDINGS", "LENGTHS", "Feature", "in_all", "tables"]

_Table = np.ndarray[Any, np.dtype[np.int64]]

HOLDINGS: Final = 1 << 13


@dataclass(frozen=True, slots=True)
class Feature:
    """A feature by name; of one suit, or of the cards of a mask, where it says so."""

    name: str
    suit: Suit | None = None
    cards: int = 0

    @property
    def order(self) -> tuple[str, int, int]:
        """What puts features into an order that is the same in every process."""
        return self.name, -1 if self.suit is None else self.suit.value, self.cards

    @property
    def is_linear(self) -> bool:
        """Whether every card adds the same wherever it is: two hands together have the sum."""
        return self.name != "losers"


LENGTHS: Final = tuple(Feature("length", suit) for suit in reversed(Suit))
"""The lengths of spades, hearts, diamonds and clubs."""


def _has(rank: int) -> _Table:
    return np.arange(HOLDINGS, dtype=np.int64) >> rank & 1


def _held(cards: int) -> _Table:
    return sum((_has(rank) for rank in range(13) if cards >> rank & 1), 0 * _has(0))


def _losers() -> _Table:
    """Count losing tricks: of the first three cards of a suit those lower than its A, K, Q."""
    length = _held(HOLDINGS - 1)
    winners = _has(12) + _has(11) * (length >= 2) + _has(10) * (length >= 3)
    losers: _Table = np.minimum(length, 3) - winners
    return losers


_OF_HOLDING: Final[Mapping[str, Callable[[], _Table]]] = {
    "length": lambda: _held(HOLDINGS - 1),
    "points": lambda: 4 * _has(12) + 3 * _has(11) + 2 * _has(10) + _has(9),
    "honours": lambda: _held(0b11111 << 8),
    "aces": lambda: _has(12),
    "kings": lambda: _has(11),
    "queens": lambda: _has(10),
    "jacks": lambda: _has(9),
    "tens": lambda: _has(8),
    "controls": lambda: 2 * _has(12) + _has(11),
    "losers": _losers,
}


@lru_cache(maxsize=256)
def tables(feature: Feature) -> tuple[_Table | None, ...]:
    """Return what each holding of a suit adds, clubs first; ``None`` where none adds anything."""
    if feature.name == "held":
        return tuple(
            _held(cards) if cards else None
            for cards in (feature.cards >> 13 * suit.value & HOLDINGS - 1 for suit in Suit)
        )
    table = _OF_HOLDING[feature.name]()
    return tuple(table if feature.suit in (None, suit) else None for suit in Suit)


def in_all(feature: Feature) -> int:
    """Return what the whole pack has, which is the most that a hand can have of it."""
    return sum(int(table.max()) for table in tables(feature) if table is not None)

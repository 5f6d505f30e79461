"""Many hands as masks of 52 bits: what they have of a feature, and bits put on given places."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import numpy as np

from sansatout.conditions.features import HOLDINGS, Feature, tables
from sansatout.conditions.terms import Array
from sansatout.seats import Seat

__all__ = ["HandColumns", "spread"]

_BYTE: Final = 8


class HandColumns:
    """Deals as far as they are known: the hands of some seats."""

    def __init__(self, hands: Mapping[Seat, Array]) -> None:
        self._hands = hands
        self._known: dict[tuple[Seat, Feature], Array] = {}

    def __call__(self, seat: Seat, feature: Feature, /) -> Array:
        """Return what the seat has of a feature in each deal."""
        known = self._known.get((seat, feature))
        if known is None:
            hands = self._hands[seat]
            known = np.zeros(len(hands), dtype=np.int64)
            for suit, table in enumerate(tables(feature)):
                if table is not None:
                    known += table[hands >> np.uint64(13 * suit) & np.uint64(HOLDINGS - 1)]
            self._known[seat, feature] = known
        return known


def _spread_of_bytes() -> tuple[Array, Array]:
    """Return for a byte and a pattern, and for a byte, what :func:`spread` and counting give."""
    masks = np.arange(1 << _BYTE, dtype=np.uint64)[:, None]
    patterns = np.arange(1 << _BYTE, dtype=np.uint64)[None, :]
    spread_out = np.zeros((1 << _BYTE, 1 << _BYTE), dtype=np.uint64)
    taken = np.zeros_like(masks)
    for bit in map(np.uint64, range(_BYTE)):
        there = masks >> bit & np.uint64(1)
        spread_out |= (patterns >> taken & there) << bit
        taken += there
    return spread_out.ravel(), taken.ravel()


_SPREAD, _COUNTS = _spread_of_bytes()


def spread(patterns: Array, masks: Array) -> Array:
    """Put the lowest bits of the patterns on the places that are set in the masks."""
    out = np.zeros_like(masks)
    byte = np.uint64((1 << _BYTE) - 1)
    for shift in map(np.uint64, range(0, 52, _BYTE)):
        places = masks >> shift & byte
        out |= _SPREAD[places << np.uint64(_BYTE) | patterns & byte] << shift
        patterns = patterns >> _COUNTS[places]
    return out

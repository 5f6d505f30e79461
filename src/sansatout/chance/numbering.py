"""Sets of cards with given features, counted and numbered: a number drawn is a set drawn.

The pack is four blocks of thirteen cards. What a set has of each feature is the sum over its
blocks, kept as one whole number, its key; so the patterns of a block are counted by key, two blocks
together by the sum of keys, and the whole by the sums that fit. Going the same way back, a number
becomes two halves, four blocks and the cards.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final

import numpy as np

from sansatout.conditions.terms import Array

__all__ = ["CARDS", "Numbering", "TooManyError", "subsets"]

CARDS: Final = 64
"""The lowest digit of a key, the number of cards, is below this."""
_MOST: Final = 1_000_000
"""So many pairs of keys are looked at, at most: a tenth of a second."""
_PATTERNS: Final = np.arange(1 << 13, dtype=np.int64)
_LENGTHS: Final = sum((_PATTERNS >> bit & 1 for bit in range(13)), 0 * _PATTERNS)


class TooManyError(Exception):
    """Counting would take too long."""


class _Block:
    """The patterns of thirteen cards by key."""

    def __init__(self, patterns: Array, keys: Array, shift: int) -> None:
        order = np.argsort(keys, kind="stable")
        self.patterns = patterns[order].astype(np.uint64) << np.uint64(shift)
        self.keys, self.begins, self.counts = np.unique(
            keys[order], return_index=True, return_counts=True
        )


class _Half:
    """Two blocks by the sum of their keys, with at most so many cards."""

    def __init__(self, first: _Block, second: _Block, size: int) -> None:
        if len(first.keys) * len(second.keys) > _MOST:
            raise TooManyError
        keys = (first.keys[:, None] + second.keys).ravel()
        kept = np.flatnonzero(keys % CARDS <= size)
        pairs = kept[np.argsort(keys[kept], kind="stable")]
        self._blocks = first, second
        self._first, self._second = np.divmod(pairs, len(second.keys))
        counts = first.counts[self._first] * second.counts[self._second]
        self._ends = np.cumsum(counts)
        self._begins = self._ends - counts
        self.keys, places = np.unique(keys[pairs], return_index=True)
        self.begins = self._begins[places]
        self.counts = np.add.reduceat(counts, places) if len(places) else counts

    def cards(self, places: Array, numbers: Array) -> Array:
        """Return the cards of the sets with these numbers among those of a key."""
        first, second = self._blocks
        numbers = numbers + self.begins[places]
        pairs = np.searchsorted(self._ends, numbers, "right")
        a, b = self._first[pairs], self._second[pairs]
        in_a, in_b = np.divmod(numbers - self._begins[pairs], second.counts[b])
        cards: Array = (
            first.patterns[first.begins[a] + in_a] | second.patterns[second.begins[b] + in_b]
        )
        return cards


class Numbering:
    """All sets of so many cards whose keys fit, numbered from 0."""

    def __init__(
        self,
        patterns: Sequence[Array],
        keys: Sequence[Array],
        size: int,
        fits: Callable[[Array], Array],
    ) -> None:
        """Count the sets.

        :param patterns: the patterns that each block of thirteen cards may have
        :param keys: of these patterns, for each block
        :param fits: tells of an array of keys which of them fit
        :raises TooManyError: if that would take too long
        """
        blocks = [
            _Block(pattern, key, 13 * n)
            for n, (pattern, key) in enumerate(zip(patterns, keys, strict=True))
        ]
        self._low = low = _Half(blocks[0], blocks[1], size)
        self._high = high = _Half(blocks[2], blocks[3], size)
        by_cards = [
            (np.flatnonzero(low.keys % CARDS == n), np.flatnonzero(high.keys % CARDS == size - n))
            for n in range(size + 1)
        ]
        if sum(len(a) * len(b) for a, b in by_cards) > _MOST:
            raise TooManyError
        lows = np.concatenate([np.repeat(a, len(b)) for a, b in by_cards])
        highs = np.concatenate([np.tile(b, len(a)) for a, b in by_cards])
        sums = low.keys[lows] + high.keys[highs]
        fit = np.flatnonzero(fits(sums))
        self.keys = sums[fit]
        """The keys that fit, some of them more than once."""
        self._lows, self._highs = lows[fit], highs[fit]
        counts = low.counts[self._lows] * high.counts[self._highs]
        self._ends = np.cumsum(counts)
        self._begins = self._ends - counts
        self.total = int(self._ends[-1]) if len(fit) else 0
        """How many sets fit."""

    def cards(self, numbers: Array) -> Array:
        """Return the sets with these numbers, as masks of 52 bits."""
        pairs = np.searchsorted(self._ends, numbers, "right")
        low, high = self._lows[pairs], self._highs[pairs]
        in_low, in_high = np.divmod(numbers - self._begins[pairs], self._high.counts[high])
        cards: Array = self._low.cards(low, in_low) | self._high.cards(high, in_high)
        return cards


@lru_cache(maxsize=64)
def subsets(count: int, size: int) -> Numbering:
    """Return all sets of ``size`` of the lowest ``count`` bits, numbered."""
    patterns = [_PATTERNS[: 1 << min(13, max(0, count - 13 * n))] for n in range(4)]
    return Numbering(
        patterns, [_LENGTHS[each] for each in patterns], size, lambda keys: keys == size
    )

"""Whole numbers drawn uniformly, many at once, from the generator that a deal is drawn from."""

from __future__ import annotations

import secrets
from random import Random

import numpy as np

from sansatout.conditions.terms import Array

__all__ = ["Words"]

_WORD = 64


class Words:
    """The bits of a generator in words; the system's own cryptographic bits without one.

    They are the generator's own bytes, so that a seed gives the same whatever version of numpy
    works with them.
    """

    def __init__(self, random: Random | None) -> None:
        self._bytes = secrets.token_bytes if random is None else random.randbytes

    def _words(self, count: int) -> Array:
        return np.frombuffer(self._bytes(count * _WORD // 8), dtype="<u8").astype(np.uint64)

    def below(self, limit: int, count: int) -> Array:
        """Return so many numbers from 0 to ``limit - 1``, each exactly as likely as any other."""
        words = self._words(count)
        spare = (1 << _WORD) % limit
        if spare:
            # The last words, too few for a full round of the limit, are drawn again.
            end = np.uint64((1 << _WORD) - spare)
            again = np.flatnonzero(words >= end)
            while again.size:
                words[again] = self._words(again.size)
                again = again[words[again] >= end]
        return (words % np.uint64(limit)).astype(np.int64)

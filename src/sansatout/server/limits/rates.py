"""Rates, and the buckets that keep them (GCRA): one number for each who asks."""

from __future__ import annotations

import re
from collections.abc import Hashable
from dataclasses import dataclass

from sansatout.errors import NotationError

__all__ = ["Buckets", "Rate"]

PERIODS = {"second": 1, "minute": 60, "hour": 3600, "day": 86_400}
_FORM = re.compile(r"([1-9][0-9]{0,8})/(second|minute|hour|day)\+([1-9][0-9]{0,8})")
_MOST_KEPT = 100_000
"""Buckets kept for one rate; beyond, those that were not used for longest are forgotten."""


@dataclass(frozen=True, slots=True)
class Rate:
    """So many in a period, and at most so many at once."""

    count: int
    period: str
    burst: int

    @classmethod
    def parse(cls, text: str) -> Rate:
        """Return the rate that a text like ``600/minute+120`` means.

        :raises NotationError: if it is none
        """
        match = _FORM.fullmatch(text)
        if match is None:
            raise NotationError("rate-form", text=text)
        return cls(int(match[1]), match[2], int(match[3]))

    def __str__(self) -> str:
        return f"{self.count}/{self.period}+{self.burst}"

    @property
    def interval(self) -> float:
        """Seconds after which one more is allowed."""
        return PERIODS[self.period] / self.count


class Buckets:
    """One bucket for each key, all with the same rate.

    A bucket is the time at which it will be full again; one that is full already tells nothing, so
    it can be forgotten. Two generations keep the memory bounded without ever looking through it.
    """

    def __init__(self, rate: Rate, most: int = _MOST_KEPT) -> None:
        self.rate = rate
        self._interval = rate.interval
        self._slack = rate.interval * (rate.burst - 1)
        self._most = max(1, most // 2)
        self._young: dict[Hashable, float] = {}
        self._old: dict[Hashable, float] = {}

    def __len__(self) -> int:
        return len(self._young) + len(self._old)

    def wait(self, key: Hashable, now: float) -> float:
        """Return in how many seconds the key may take one; 0 for at once."""
        full = self._young.get(key)
        if full is None:
            full = self._old.get(key, now)
        return max(0.0, full - now - self._slack)

    def take(self, key: Hashable, now: float) -> None:
        """Count one for the key."""
        full = self._young.get(key)
        if full is None:
            full = self._old.pop(key, now)
            if len(self._young) >= self._most:
                self._old, self._young = self._young, {}
        self._young[key] = max(full, now) + self._interval

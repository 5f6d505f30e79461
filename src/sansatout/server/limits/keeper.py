"""Keep the limits: who has done how much lately, and who has what open."""

from __future__ import annotations

import math
import time
from collections import Counter
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from sansatout.server.errors import LimitedError
from sansatout.server.limits.rates import Buckets
from sansatout.server.limits.settings import Ceilings, Door, Limits, Rates

__all__ = ["Keeper", "Opened", "Who"]

_EVERYBODY = ""


@dataclass(frozen=True, slots=True)
class Who:
    """Somebody who wants something: the address and the person, where they are known."""

    address: str | None
    person: str | None = None

    def keys(self) -> tuple[str | None, str | None, str]:
        """Return what counts for a person, for an address, and for all."""
        return self.person, self.address, _EVERYBODY


_SCOPES = ("person", "address", "server")


class _Gate:
    """The buckets of one door."""

    def __init__(self, door: Door, rates: Rates) -> None:
        self._door = door
        limits = (getattr(rates, scope) for scope in _SCOPES)
        self._buckets = [None if rate is None else Buckets(rate) for rate in limits]

    def enter(self, who: Who, now: float) -> None:
        taken: list[tuple[Buckets, Hashable]] = []
        for scope, buckets, key in zip(_SCOPES, self._buckets, who.keys(), strict=True):
            if buckets is None or key is None:
                continue
            wait = buckets.wait(key, now)
            if wait > 0:
                raise _too_many(self._door, scope, buckets, wait)
            taken.append((buckets, key))
        for buckets, counted in taken:
            buckets.take(counted, now)


def _too_many(door: Door, scope: str, buckets: Buckets, wait: float) -> LimitedError:
    rate = buckets.rate
    return LimitedError(
        "too-many", what=door.value, whose=scope, most=rate.count, period=rate.period,
        at_once=rate.burst, retry_after=max(1, math.ceil(wait)),
    )  # fmt: skip


class Opened:
    """How many of something are there now."""

    def __init__(self, what: str, counts: Ceilings, retry_after: int = 10) -> None:
        self._what = what
        self._counts = counts
        self._retry_after = retry_after
        self._open: Counter[tuple[str, str]] = Counter()

    def __len__(self) -> int:
        return self._open["server", _EVERYBODY]

    def add(self, who: Who, *, part: float = 1.0) -> None:
        """Count one more.

        :param part: how much of the server's own number is open to somebody like this
        :raises LimitedError: if there are too many already
        """
        for scope, key in self._scopes(who):
            most = getattr(self._counts, scope)
            if most is not None and scope == "server":
                most = int(most * part)
            if most is not None and self._open[scope, key] >= most:
                raise LimitedError(
                    "too-many-open", what=self._what, whose=scope, most=most,
                    retry_after=self._retry_after,
                )  # fmt: skip
        for place in self._scopes(who):
            self._open[place] += 1

    def remove(self, who: Who) -> None:
        """Count one less."""
        for place in self._scopes(who):
            self._open[place] -= 1
            if not self._open[place]:
                del self._open[place]

    @contextmanager
    def one(self, who: Who, *, part: float = 1.0) -> Iterator[None]:
        """Count one as long as the context lasts.

        :raises LimitedError: if there are too many already
        """
        self.add(who, part=part)
        try:
            yield
        finally:
            self.remove(who)

    @staticmethod
    def _scopes(who: Who) -> list[tuple[str, str]]:
        pairs = zip(_SCOPES, who.keys(), strict=True)
        return [(scope, key) for scope, key in pairs if key is not None]


class Keeper:
    """All doors of a server."""

    def __init__(self, limits: Limits, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._gates = {door: _Gate(door, limits.of(door)) for door in Door}
        self.sockets = Opened("sockets", limits.open_sockets)

    def enter(self, door: Door, who: Who) -> None:
        """Count one for all whom it concerns, or for nobody.

        :raises LimitedError: if it is too many for one of them
        """
        self._gates[door].enter(who, self._clock())

"""Tell whether there is so much to do that newcomers have to wait for those who play."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from contextlib import suppress

from sansatout.server.errors import OverloadedError

__all__ = ["Overload"]

_EVERY = 0.1
_NEW = 0.15
"""What a look counts for against those before it: one long stop is no overload."""
_RETRY_AFTER = 5


class Overload:
    """Look how late the event loop is, and at other signs of having too much to do."""

    def __init__(self, most_lag: float, signs: Sequence[Callable[[], bool]] = ()) -> None:
        self._most_lag = most_lag
        self._signs = signs
        self.lag = 0.0
        """By how much everything is late, on the average of the last looks."""
        self._watching = asyncio.create_task(self._watch())

    async def _watch(self) -> None:
        while True:
            before = time.monotonic()
            await asyncio.sleep(_EVERY)
            late = time.monotonic() - before - _EVERY
            self.lag += _NEW * (late - self.lag)

    @property
    def is_now(self) -> bool:
        """Whether newcomers have to wait."""
        return self.lag > self._most_lag or any(sign() for sign in self._signs)

    def admit(self) -> None:
        """Let somebody in who is not playing yet.

        :raises OverloadedError: if there is too much to do
        """
        if self.is_now:
            raise OverloadedError("overloaded", retry_after=_RETRY_AFTER)

    async def close(self) -> None:
        """Look no longer."""
        self._watching.cancel()
        with suppress(asyncio.CancelledError):
            await self._watching

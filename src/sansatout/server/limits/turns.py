"""Wait for one's turn where few can be served at one time."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Hashable, Mapping
from contextlib import asynccontextmanager

from sansatout.server.errors import OverloadedError
from sansatout.server.limits.fair import FairQueue, Path

__all__ = ["Turns"]

_SOON = 5
"""Seconds after which whoever was sent away may come again."""


class Turns:
    """So many places, given to those who have used them least.

    :param most: how many places a part may have at one time, by the path to it
    """

    def __init__(
        self,
        places: int,
        most: Callable[[Path], int | None] = lambda _: None,
        weights: Mapping[Hashable, float] | None = None,
    ) -> None:
        self._free = places
        self._waiting: set[asyncio.Future[None]] = set()
        self._queue: FairQueue[asyncio.Future[None]] = FairQueue(most, weights)

    @property
    def waiting(self) -> int:
        """How many wait."""
        return len(self._queue)

    @asynccontextmanager
    async def turn(self, path: Path) -> AsyncIterator[None]:
        """Have a place as long as the context lasts.

        :raises OverloadedError: if the server stops before it is one's turn
        """
        called = asyncio.get_running_loop().create_future()
        self._queue.push(path, called)
        self._waiting.add(called)
        self._call()
        try:
            await called
        except asyncio.CancelledError:
            if called.done() and not called.cancelled():
                self._leave(path, 0.0)
            raise
        finally:
            self._waiting.discard(called)
        began = time.monotonic()
        try:
            yield
        finally:
            self._leave(path, time.monotonic() - began)

    def stop(self) -> None:
        """Send away whoever still waits."""
        for called in self._waiting:
            if not called.done():
                called.set_exception(OverloadedError("overloaded", retry_after=_SOON))

    def _call(self) -> None:
        while self._free and (found := self._queue.pop()) is not None:
            path, called = found
            if called.done():
                self._queue.done(path, 0.0)
                continue
            self._free -= 1
            called.set_result(None)

    def _leave(self, path: Path, seconds: float) -> None:
        self._queue.done(path, seconds)
        self._free += 1
        self._call()

"""Slow work in threads of its own: few at a time, in fair turns, and a queue with an end."""

from __future__ import annotations

import asyncio
import os
import sys
import threading
from collections.abc import Callable, Hashable, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, suppress
from typing import ParamSpec, TypeVar

from sansatout.server.limits.keeper import Opened, Who
from sansatout.server.limits.settings import Ceilings
from sansatout.server.limits.turns import Turns

__all__ = ["Bench", "step_back"]

P = ParamSpec("P")
T = TypeVar("T")
_NICE = 3


def step_back() -> None:
    """Let the event loop go before this thread or process where there are too few processors."""
    if sys.platform == "linux":
        with suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), _NICE)


class Bench:
    """Threads that do what takes long.

    :param weights: of the kinds of work, where one goes before another
    """

    def __init__(
        self, threads: int, counts: Ceilings, weights: Mapping[Hashable, float] | None = None
    ) -> None:
        self._threads = ThreadPoolExecutor(threads, "bench", initializer=step_back)
        self._turns = Turns(threads, weights=weights)
        self._waiting = Opened("tasks", counts, retry_after=5)

    async def do(
        self, who: Who, kind: str, work: Callable[P, T], *given: P.args, **named: P.kwargs
    ) -> T:
        """Return what the work gives, done when it is somebody's turn.

        :raises LimitedError: if too much waits already
        """
        with self.waiting(who):
            return await self.serve(who, kind, work, *given, **named)

    def waiting(self, who: Who) -> AbstractContextManager[None]:
        """Count somebody who waits, perhaps for what others wait for too.

        :raises LimitedError: if too much waits already
        """
        return self._waiting.one(who)

    async def serve(
        self, who: Who, kind: str, work: Callable[P, T], *given: P.args, **named: P.kwargs
    ) -> T:
        """Return what the work gives, whoever waits for it and however many."""
        async with self._turns.turn((kind, who.address, who.person)):
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._threads, lambda: work(*given, **named))

    def stop(self) -> None:
        """Begin nothing that waits; what was begun ends."""
        self._turns.stop()

    def close(self) -> None:
        """Wait for nobody."""
        self._threads.shutdown(wait=False, cancel_futures=True)

"""Changes of one thing, one after the other, each to its end whoever goes away meanwhile."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, TypeVar

from sansatout.errors import SansatoutError

__all__ = ["Care"]

_LOG = logging.getLogger("sansatout.server")

T = TypeVar("T")


class Care:
    """Do changes in tasks of its own: a socket that dies while its act is stored ends nothing."""

    def __init__(self) -> None:
        self._lock = asyncio.Lock()
        self._tasks: set[asyncio.Task[Any]] = set()

    @property
    def is_busy(self) -> bool:
        """Whether a change is being made, or waits for its turn."""
        return bool(self._tasks)

    async def alone(self, work: Callable[[], Awaitable[T]]) -> T:
        """Make a change while nobody else does, and give what comes of it.

        Who waits here may be cancelled; the change goes on to its end.
        """
        task = asyncio.create_task(self._in_turn(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            task.add_done_callback(_log_failure)
            raise

    async def _in_turn(self, work: Callable[[], Awaitable[T]]) -> T:
        async with self._lock:
            return await work()

    async def finished(self) -> None:
        """Return once nothing is being changed any more."""
        while self._tasks:
            with suppress(Exception):
                await asyncio.wait(self._tasks)


def _log_failure(task: asyncio.Task[Any]) -> None:
    """Tell of a failure that nobody waits for any more; a refusal is none."""
    failure = None if task.cancelled() else task.exception()
    if failure is not None and not isinstance(failure, SansatoutError):
        _LOG.error("a change failed after who wanted it had gone", exc_info=failure)

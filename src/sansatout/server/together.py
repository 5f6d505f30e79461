"""Work that several wait for and that is done once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Hashable
from typing import Any, Generic, TypeVar

__all__ = ["Together"]

K = TypeVar("K", bound=Hashable)
T = TypeVar("T")


class Together(Generic[K, T]):
    """What is being made now, by what it is."""

    def __init__(self) -> None:
        self._tasks: dict[K, asyncio.Task[T]] = {}

    async def made(self, what: K, make: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """Return what is made, begun unless somebody waits for it already.

        Who waits may go away; it is made to its end.
        """
        task = self._tasks.get(what)
        if task is None:
            task = self._tasks[what] = asyncio.create_task(make())
            task.add_done_callback(lambda done: self._ended(what, done))
        return await asyncio.shield(task)

    async def settled(self, what: K) -> None:
        """Wait until nothing of this is being made."""
        if (task := self._tasks.get(what)) is not None:
            await asyncio.wait([task])

    def _ended(self, what: K, task: asyncio.Task[T]) -> None:
        del self._tasks[what]
        # A failure is told to those who wait; where nobody does any more it is nobody's.
        if not task.cancelled():
            task.exception()

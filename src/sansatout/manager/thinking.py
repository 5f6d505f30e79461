"""Where our robots think: processes beside the match, which may die without ending it."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, Future
from typing import Any, Final, TypeVar

from sansatout.manager.robot import RobotAct, RobotQuestion, choose_anyhow, lawful_act

__all__ = ["Thinkers", "thought"]

_T = TypeVar("_T")
_LOG: Final = logging.getLogger("sansatout.manager")
_TRIES: Final = 3
"""So often a question is asked whose worker dies; perhaps the question is what kills it."""


class Thinkers(Executor):
    """Workers that are started anew when one of them has died."""

    def __init__(self, start: Callable[[], Executor]) -> None:
        self._start, self._pool = start, start()
        self._starting = threading.Lock()

    def submit(self, fn: Callable[..., _T], /, *args: Any, **kwargs: Any) -> Future[_T]:  # noqa: ANN401
        """Hand the work to the workers, or to new ones if they are broken."""
        with self._starting:
            try:
                return self._pool.submit(fn, *args, **kwargs)
            except BrokenExecutor:
                self._pool.shutdown(wait=False)
                self._pool = self._start()
                return self._pool.submit(fn, *args, **kwargs)

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:  # noqa: FBT001, FBT002
        """End them."""
        self._pool.shutdown(wait, cancel_futures=cancel_futures)


async def thought(pool: Executor, asked: RobotQuestion) -> RobotAct:
    """Let a robot decide in the pool.

    A worker that dies is replaced and asked again; the same question has the same answer. If it
    keeps dying, the first lawful thing is done.
    """
    loop = asyncio.get_running_loop()
    for _ in range(_TRIES):
        try:
            return await loop.run_in_executor(pool, choose_anyhow, asked)
        except BrokenExecutor:
            _LOG.warning("a process in which our robots think has died; it is started anew")
    _LOG.error("a robot could not decide, since its process died each time: %s", asked)
    return lawful_act(asked.known)

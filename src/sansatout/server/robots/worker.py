"""One process in which robots think, one question at a time."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from typing import ParamSpec, TypeVar

from sansatout.robots.bidding import SYSTEMS, System
from sansatout.robots.processes import begin
from sansatout.server.limits.bench import step_back

__all__ = ["Worker"]

P = ParamSpec("P")
T = TypeVar("T")


def _start(systems: tuple[System, ...]) -> None:
    """Leave the terminal's interrupt to the server, do not outlive it, and bid as it can."""
    begin(systems)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    step_back()


class Worker:
    """A process of its own, so that ending it costs nobody else an answer."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        known = (tuple(SYSTEMS.values()),)
        self._executor = ProcessPoolExecutor(1, context, initializer=_start, initargs=known)
        self._process: int | None = None

    async def start(self) -> None:
        """Wait until the process is there."""
        self._process = await asyncio.wrap_future(self._executor.submit(os.getpid))

    async def ask(
        self, seconds: float, work: Callable[P, T], *given: P.args, **named: P.kwargs
    ) -> T:
        """Return what the work gives.

        :raises TimeoutError: if it takes longer; the process is still busy then
        :raises BrokenProcessPool: if the process has died
        """
        answer = asyncio.wrap_future(self._executor.submit(work, *given, **named))
        async with asyncio.timeout(seconds):
            return await answer

    def end(self) -> None:
        """End the process, whatever it does."""
        for child in multiprocessing.active_children():
            if child.pid == self._process:
                child.kill()
        self._executor.shutdown(wait=False, cancel_futures=True)

"""The processes robots think in: the event loop only waits, and never longer than it said."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from typing import Any

from sansatout.server.limits.bench import step_back
from sansatout.server.limits.fair import Path
from sansatout.server.limits.turns import Turns
from sansatout.server.robots.choice import FAILED, Decision, Question, at_random_instead, choose

__all__ = ["PLAYED", "WATCHED", "Pool"]

PLAYED, WATCHED = "played", "watched"
"""The kinds of tables: with people who play, or with robots alone."""
_LITTLE = 0.25
"""What robots alone get of a table's part of the time where people play, too."""

_LOG = logging.getLogger("sansatout.server")
_GRACE = 5.0
"""Seconds beyond a robot's own limit before its process counts as stuck."""


def _start_worker() -> None:
    """Leave the terminal's interrupt to the server, and do not outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    step_back()
    parent = multiprocessing.parent_process()
    assert parent is not None, "a worker has a parent"
    threading.Thread(target=_end_with, args=(parent,), daemon=True).start()


def _started() -> None:
    """Do nothing, in a process that has started."""


def _end_with(parent: Any) -> None:  # noqa: ANN401 (multiprocessing's own process)
    parent.join()
    os._exit(0)


class Pool:
    """Ask robots in worker processes, made when the first robot thinks."""

    def __init__(self, workers: int, seconds: float) -> None:
        self._workers = workers
        self._seconds = seconds
        self._executor: ProcessPoolExecutor | None = None
        # The time limit counts from when a process is free, not while others think.
        self._turns = Turns(workers, self._most, {WATCHED: _LITTLE})
        self._starting = asyncio.Lock()
        self.stumbles = 0
        """How often a robot could not do what it wanted, or a table could not go on."""

    async def _processes(self) -> ProcessPoolExecutor:
        """Return the processes, started; starting does not count as thinking."""
        async with self._starting:
            if self._executor is None:
                executor = ProcessPoolExecutor(
                    self._workers, multiprocessing.get_context("spawn"), initializer=_start_worker
                )
                self._executor = executor
                await asyncio.get_running_loop().run_in_executor(executor, _started)
            return self._executor

    def _most(self, path: Path) -> int | None:
        """Return how many processes somebody may have.

        One is left to those who play, whatever others watch, and one more to another address: a
        question cannot be broken off. ``path`` is the kind of table, the address, the person, the
        table.
        """
        if len(path) == 1:
            return max(1, self._workers - 1) if path[0] == WATCHED else None
        return max(1, self._workers - 2)

    @property
    def waiting(self) -> int:
        """How many robots wait for a process."""
        return self._turns.waiting

    async def choose(self, question: Question, payer: Path) -> Decision:
        """Return a robot's decision; one that fails or never ends is made at random instead.

        :param payer: for whom the robot plays, whose part of the time it uses
        """
        async with self._turns.turn(payer):
            return await self._asked(question)

    async def _asked(self, question: Question) -> Decision:
        loop = asyncio.get_running_loop()
        executor = await self._processes()
        try:
            answer = loop.run_in_executor(executor, choose, question, self._seconds)
            decision = await asyncio.wait_for(answer, self._seconds + _GRACE)
        except (TimeoutError, BrokenProcessPool):
            self._drop(executor)
            return at_random_instead(question, "robot-too-slow")
        except Exception:  # noqa: BLE001 (whatever a robot stumbles over, the game goes on)
            self.stumbled("it could not decide", exc_info=True)
            return at_random_instead(question, FAILED)
        if decision.reason == FAILED:
            self.stumbled(f"what it wanted is not offered: {decision.kind} instead")
        return decision

    def stumbled(self, what: str, *, exc_info: bool = False) -> None:
        """Count and log what should not happen to a robot; the game goes on."""
        self.stumbles += 1
        _LOG.error("a robot stumbled (%d so far): %s", self.stumbles, what, exc_info=exc_info)

    def _drop(self, executor: ProcessPoolExecutor) -> None:
        """End stuck processes; the next question gets new ones."""
        if self._executor is executor:
            self._executor = None
        for process in list((executor._processes or {}).values()):
            with suppress(OSError):
                process.kill()
        executor.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        """End the processes."""
        if self._executor is not None:
            self._drop(self._executor)

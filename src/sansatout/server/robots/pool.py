"""The processes robots think in: the event loop only waits, and never longer than it said."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress

from sansatout.server.limits.fair import Path
from sansatout.server.limits.turns import Turns
from sansatout.server.robots.choice import FAILED, Question, RobotChoice, at_random_instead, choose
from sansatout.server.robots.worker import Worker

__all__ = ["PLAYED", "WATCHED", "Pool"]

PLAYED, WATCHED = "played", "watched"
"""The kinds of tables: with people who play, or with robots alone."""
_LITTLE = 0.25
"""What robots alone get of a table's part of the time where people play, too."""

_LOG = logging.getLogger("sansatout.server")
_GRACE = 5.0
"""Seconds beyond a robot's own limit before its process counts as stuck."""


class Pool:
    """Ask robots in worker processes, made when the first robot thinks."""

    def __init__(self, workers: int, seconds: float) -> None:
        self._workers = workers
        self._seconds = seconds
        # The time limit counts from when a process is free, not while others think.
        self._turns = Turns(workers, self._most, {WATCHED: _LITTLE})
        self._idle: list[Worker] = []
        self._all: set[Worker] = set()
        self.stumbles = 0
        """How often a robot could not do what it wanted, or a table could not go on."""
        self.on_thought: Callable[[float], None] = lambda _seconds: None
        """Called with how long a robot has thought."""

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

    async def prepare(self) -> None:
        """Have a process ready before the first robot thinks, for tables that go on elsewhere."""
        async with self._turns.turn((PLAYED, "", "", "")):
            if self._all:
                return
            with suppress(BrokenProcessPool):
                self._idle.append(await self._begun())

    async def choose(self, question: Question, payer: Path) -> RobotChoice:
        """Return a robot's decision; one that fails or never ends is made at random instead.

        :param payer: for whom the robot plays, whose part of the time it uses
        """
        async with self._turns.turn(payer):
            began = time.perf_counter()
            try:
                return await self._asked(question)
            finally:
                self.on_thought(time.perf_counter() - began)

    async def _asked(self, question: Question) -> RobotChoice:
        try:
            decision = await self._thought(question)
        except (TimeoutError, BrokenProcessPool):
            return at_random_instead(question, "robot-too-slow")
        except Exception:  # noqa: BLE001 (whatever a robot stumbles over, the game goes on)
            self.stumbled("it could not decide", exc_info=True)
            return at_random_instead(question, FAILED)
        if decision.reason == FAILED:
            self.stumbled(f"what it wanted is not offered: {decision.act} instead")
        return decision

    async def _thought(self, question: Question) -> RobotChoice:
        """Ask in a process; if it has died, perhaps long before, in another one."""
        try:
            return await self._in_process(question)
        except BrokenProcessPool:
            return await self._in_process(question)

    async def _in_process(self, question: Question) -> RobotChoice:
        """Ask in an idle process, or a new one; what does not answer is ended, and it alone."""
        worker = self._idle.pop() if self._idle else await self._begun()
        try:
            return await worker.ask(self._seconds + _GRACE, choose, question, self._seconds)
        except (TimeoutError, BrokenProcessPool, asyncio.CancelledError):
            self._end(worker)
            raise
        finally:
            if worker in self._all:
                self._idle.append(worker)

    async def _begun(self) -> Worker:
        """Return a new process, started; starting does not count as thinking."""
        worker = Worker()
        self._all.add(worker)
        try:
            await worker.start()
        except BaseException:
            self._end(worker)
            raise
        return worker

    def stumbled(self, what: str, *, exc_info: bool = False) -> None:
        """Count and log what should not happen to a robot; the game goes on."""
        self.stumbles += 1
        _LOG.error("a robot stumbled (%d so far): %s", self.stumbles, what, exc_info=exc_info)

    def _end(self, worker: Worker) -> None:
        self._all.discard(worker)
        worker.end()

    def close(self) -> None:
        """End the processes."""
        for worker in list(self._all):
            self._end(worker)

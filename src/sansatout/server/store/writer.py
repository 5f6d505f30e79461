"""One writer for the whole server: what waits while a commit runs is committed together next.

A commit syncs the disk, which takes as long for a hundred events as for one; so the busier the
server, the more events share a commit, and nobody is told before it is done.

What fails for a reason that passes (a full disk, a lock) is tried again with growing pauses, and
given up only when it has waited too long; whatever was given up has not happened.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import groupby

from sqlalchemy import Connection, Executable
from sqlalchemy.exc import DBAPIError

from sansatout.server.store.database import Database
from sansatout.server.store.steps import Bulk, Put, Rows, Statement, Step

__all__ = ["Writer", "cause"]

_LOG = logging.getLogger("sansatout.server")
_PAUSE, _LONGEST_PAUSE = 0.1, 2.0
_PATIENCE = 20.0
"""Seconds that something waits for disk or lock before it is given up."""


@dataclass(frozen=True, slots=True)
class _Job:
    steps: tuple[Step, ...]
    done: asyncio.Future[None]
    since: float = field(default_factory=time.monotonic)


class Writer:
    """Commit jobs in the order they come, many at once when there are many."""

    def __init__(
        self, database: Database, probe: Callable[[], Step], *, patience: float = _PATIENCE
    ) -> None:
        self._database = database
        self._probe = probe
        """What is written to see whether anything can be, when nothing waits."""
        self._patience = patience
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="writer")
        self._waiting: list[_Job] = []
        self._running: asyncio.Task[None] | None = None
        self._connection: Connection | None = None
        """The writer's own, opened in its thread."""
        self._closing = asyncio.Event()
        self._passing: Exception | None = None
        """The failure of the last try, if the next may succeed."""
        self.commits = 0
        self.trouble: str | None = None
        """Why nothing can be stored at the moment."""
        self.on_trouble: Callable[[], None] = lambda: None
        """Called when trouble begins and when it is over."""

    async def write(self, *steps: Step) -> None:
        """Return once the steps are durable, all of them or none."""
        job = _Job(steps, asyncio.get_running_loop().create_future())
        self._waiting.append(job)
        if self._running is None:
            self._running = asyncio.create_task(self._run())
        await job.done

    @property
    def waiting(self) -> int:
        """How many jobs no commit has begun with."""
        return len(self._waiting)

    async def _run(self) -> None:
        loop = asyncio.get_running_loop()
        pause = _PAUSE
        try:
            while self._waiting or (self.trouble and not self._closing.is_set()):
                batch, self._waiting = self._waiting, []
                batch = batch or [_Job((self._probe(),), loop.create_future())]
                if self._closing.is_set() and self._passing is not None:
                    self._settle(batch, [self._passing] * len(batch))
                    continue
                failures = await loop.run_in_executor(self._thread, self._commit, batch)
                self._passing = next((one for one in failures if self._passes(one)), None)
                self._settle(batch, failures)
                self._tell(self._passing)
                if self._passing is None:
                    pause = _PAUSE
                    continue
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._closing.wait(), pause)
                pause = min(2 * pause, _LONGEST_PAUSE)
        finally:
            self._running = None

    def _settle(self, batch: list[_Job], failures: list[Exception | None]) -> None:
        """Tell each job what became of it; what may still succeed waits in its old place."""
        again = []
        given_up = time.monotonic() - self._patience
        for job, failure in zip(batch, failures, strict=True):
            if failure is None:
                _end(job.done, None)
            elif self._passes(failure) and job.since > given_up and not self._closing.is_set():
                again.append(job)
            else:
                _end(job.done, failure)
        self._waiting = again + self._waiting

    def _tell(self, passing: Exception | None) -> None:
        trouble = None if passing is None else cause(passing)
        before, self.trouble = self.trouble, trouble
        if (before is None) is (trouble is None):
            return
        if trouble is None:
            _LOG.warning("storing goes on")
        else:
            _LOG.error("nothing can be stored, trying again: %s", trouble)
        self.on_trouble()

    def _commit(self, batch: list[_Job]) -> list[Exception | None]:
        try:
            self._transact([step for job in batch for step in job.steps])
        except Exception as error:  # noqa: BLE001 (whatever it is, its job must hear of it)
            if self._passes(error):
                self._disconnect()
                return [error] * len(batch)
            # One bad job must not take the others with it.
            return [error] if len(batch) == 1 else [self._commit([job])[0] for job in batch]
        return [None] * len(batch)

    def _transact(self, steps: list[Step]) -> None:
        if self._connection is None:
            self._connection = self._database.engine.connect()
        with self._connection.begin():
            for _, group in groupby(steps, key=lambda step: id(step.statement)):
                same = list(group)
                rows = [row for step in same for row in step.rows]
                self._execute(self._connection, same[0].statement, rows)
        self.commits += 1

    def _execute(self, connection: Connection, statement: Statement, rows: Rows) -> None:
        match statement:
            case Bulk(table):
                self._database.insert_many(connection, table, rows)
            case Put():
                connection.execute(self._database.put(statement), rows)
            case Executable():
                connection.execute(statement, rows or None)
            case work:
                work(connection, rows)

    def _passes(self, error: Exception | None) -> bool:
        """Tell whether the same statement may succeed later."""
        if not isinstance(error, DBAPIError):
            return False
        return error.connection_invalidated or self._database.passes(error)

    def hurry(self) -> None:
        """Give up from now on what cannot be stored at once."""
        self._closing.set()

    async def close(self) -> None:
        """Finish what waits, then stop; what still cannot be stored is given up."""
        self.hurry()
        while self._running is not None:
            await asyncio.wait([self._running])
        self._thread.submit(self._disconnect)
        self._thread.shutdown()

    def _disconnect(self) -> None:
        """Let go of the connection; after trouble the next try takes a new one."""
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(Exception):
                connection.invalidate()
            connection.close()


def cause(error: Exception) -> str:
    """Say in one line why something could not be stored, without what it was."""
    return str(getattr(error, "orig", error)).partition("\n")[0]


def _end(done: asyncio.Future[None], failure: Exception | None) -> None:
    if done.done():
        return
    if failure is None:
        done.set_result(None)
    else:
        done.set_exception(failure)

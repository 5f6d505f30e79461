"""One writer for the whole server: what waits while a commit runs is committed together next.

A commit syncs the disk, which takes as long for a hundred events as for one; so the busier the
server, the more events share a commit, and nobody is told before it is done.

What fails for a reason that passes (a full disk, a lock) is tried again with growing pauses, and
given up only when it has waited too long; whatever was given up has not happened.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any

import msgspec
from sqlalchemy import Connection, Engine, Executable, Table
from sqlalchemy.exc import DBAPIError

__all__ = ["Bulk", "Step", "Writer"]

_LOG = logging.getLogger("sansatout.server")
_PAUSE, _LONGEST_PAUSE = 0.1, 2.0
_PATIENCE = 20.0
"""Seconds that something waits for disk or lock before it is given up."""
_PASSING = frozenset(
    {
        sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED, sqlite3.SQLITE_NOMEM, sqlite3.SQLITE_READONLY,
        sqlite3.SQLITE_IOERR, sqlite3.SQLITE_FULL, sqlite3.SQLITE_CANTOPEN,
        sqlite3.SQLITE_PROTOCOL,
    }
)  # fmt: skip
"""Results that speak of the machine and not of the statement."""

Rows = Sequence[Mapping[str, Any]]


class Bulk:
    """The insertion of rows into a table, however many, by one statement.

    The driver lets go of Python's lock for every statement and has to wait for it again while the
    event loop is busy; so one statement for all tables' events is what keeps commits short.
    """

    def __init__(self, table: Table) -> None:
        self._names = [column.name for column in table.columns]
        values = ", ".join(f"json_extract(value, '$[{n}]')" for n in range(len(self._names)))
        names = ", ".join(self._names)
        self.sql = f"INSERT INTO {table.name} ({names}) SELECT {values} FROM json_each(?)"  # noqa: S608

    def parameter(self, rows: Rows) -> str:
        """Return the rows as the statement takes them."""
        return msgspec.json.encode([[row[name] for name in self._names] for row in rows]).decode()


@dataclass(frozen=True, slots=True)
class Step:
    """One statement with its rows."""

    statement: Executable | Bulk
    rows: Rows = ()


@dataclass(frozen=True, slots=True)
class _Job:
    steps: tuple[Step, ...]
    done: asyncio.Future[None]
    since: float = field(default_factory=time.monotonic)


class Writer:
    """Commit jobs in the order they come, many at once when there are many."""

    def __init__(self, engine: Engine, probe: Step, *, patience: float = _PATIENCE) -> None:
        self._engine = engine
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
                batch = batch or [_Job((self._probe,), loop.create_future())]
                if self._closing.is_set() and self._passing is not None:
                    self._settle(batch, [self._passing] * len(batch))
                    continue
                failures = await loop.run_in_executor(self._thread, self._commit, batch)
                self._passing = next((one for one in failures if _passes(one)), None)
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
            elif _passes(failure) and job.since > given_up and not self._closing.is_set():
                again.append(job)
            else:
                _end(job.done, failure)
        self._waiting = again + self._waiting

    def _tell(self, passing: Exception | None) -> None:
        trouble = None if passing is None else str(getattr(passing, "orig", passing))
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
            if _passes(error):
                self._disconnect()
                return [error] * len(batch)
            # One bad job must not take the others with it.
            return [error] if len(batch) == 1 else [self._commit([job])[0] for job in batch]
        return [None] * len(batch)

    def _transact(self, steps: list[Step]) -> None:
        if self._connection is None:
            self._connection = self._engine.connect()
        with self._connection.begin():
            for _, group in groupby(steps, key=lambda step: id(step.statement)):
                same = list(group)
                rows = [row for step in same for row in step.rows]
                _execute(self._connection, same[0].statement, rows)
        self.commits += 1

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


def _passes(error: Exception | None) -> bool:
    """Tell whether the same statement may succeed later."""
    if not isinstance(error, DBAPIError):
        return False
    if error.connection_invalidated:
        return True
    code: int = getattr(error.orig, "sqlite_errorcode", sqlite3.SQLITE_OK)
    return code & 0xFF in _PASSING


def _execute(connection: Connection, statement: Executable | Bulk, rows: Rows) -> None:
    if isinstance(statement, Bulk):
        connection.exec_driver_sql(statement.sql, (statement.parameter(rows),))
    elif rows:
        connection.execute(statement, rows)
    else:
        connection.execute(statement)


def _end(done: asyncio.Future[None], failure: Exception | None) -> None:
    if done.done():
        return
    if failure is None:
        done.set_result(None)
    else:
        done.set_exception(failure)

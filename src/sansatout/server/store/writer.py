"""One writer for the whole server: what waits while a commit runs is committed together next.

A commit syncs the disk, which takes as long for a hundred events as for one; so the busier the
server, the more events share a commit, and nobody is told before it is done.

What fails for a reason that passes (a full disk, a lock) is tried again with growing pauses, and
given up only when it has waited too long; whatever was given up has not happened, unless the
answer to its commit was lost on the way: what must not happen twice has a key that it conflicts by.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field

from sqlalchemy import Connection, Executable
from sqlalchemy.exc import DBAPIError

from sansatout.server.at_hand import apart
from sansatout.server.store.database import Database
from sansatout.server.store.steps import Bulk, Put, Rows, Statement, Step, merged

__all__ = ["Writer", "cause"]

_LOG = logging.getLogger("sansatout.server")
_PAUSE, _LONGEST_PAUSE = 0.1, 2.0
_COLLISIONS = 3
"""How often a batch is tried again at once when another server was in its way."""
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
        self.on_commit: Callable[[int, float], None] = lambda _jobs, _seconds: None
        """Called after every commit with its jobs and the seconds it took."""

    async def write(self, *steps: Step) -> None:
        """Return once the steps are durable, all of them or none."""
        job = _Job(steps, asyncio.get_running_loop().create_future())
        self._waiting.append(job)
        if self._running is None:
            self._running = apart(self._run())
        try:
            await job.done
        finally:
            # A failure knows this frame, and would keep itself.
            del job

    @property
    def waiting(self) -> int:
        """How many jobs no commit has begun with."""
        return len(self._waiting)

    async def _run(self) -> None:
        loop = asyncio.get_running_loop()
        pause = _PAUSE
        try:
            while self._waiting or (self.trouble and not self._closing.is_set()):
                # Whatever else has come with the first job goes along with it.
                await asyncio.sleep(0)
                batch, self._waiting = self._waiting, []
                batch = batch or [_Job((self._probe(),), loop.create_future())]
                if self._closing.is_set() and self._passing is not None:
                    self._settle(batch, [self._passing] * len(batch))
                    continue
                began = time.perf_counter()
                failures = await loop.run_in_executor(self._thread, self._commit, batch)
                self.on_commit(len(batch), time.perf_counter() - began)
                self._passing = next((one for one in failures if self.passes(one)), None)
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
            elif self.passes(failure) and job.since > given_up and not self._closing.is_set():
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
        failures = self._try(batch)
        for _ in range(_COLLISIONS):
            if not any(self._collided(one) for one in failures):
                break
            failures = self._try(batch)
        for failure in failures:
            _forget_way(failure)
        return failures

    def _try(self, batch: list[_Job]) -> list[Exception | None]:
        try:
            if not self._done_at_once(batch):
                with self._begun() as connection:
                    self._run_all(connection, batch)
        except Exception as error:  # noqa: BLE001 (whatever it is, its job must hear of it)
            if self.passes(error):
                return self._cut_off(batch, error)
            _forget_way(error)
        else:
            return [None] * len(batch)
        return self._sift(batch)

    def _done_at_once(self, batch: list[_Job]) -> bool:
        """Commit a batch of nothing but new rows, if the database has a short way."""
        steps = [step for job in batch for step in job.steps]
        if not steps or not all(isinstance(step.statement, Bulk) for step in steps):
            return False
        inserts = [
            (statement.table, rows)
            for statement, rows in merged(steps)
            if isinstance(statement, Bulk)
        ]
        done = self._database.insert_at_once(self._opened(), inserts)
        self.commits += done
        return done

    def _sift(self, batch: list[_Job]) -> list[Exception | None]:
        """Commit all jobs but those that fail, still by one commit.

        Nobody hears of a failure before that: when the row in the way is one's own, of a commit
        whose answer was lost, this commit makes sure that it is as durable as any other.
        """
        try:
            with self._begun() as connection:
                return self._run_apart(connection, batch)
        except Exception as error:  # noqa: BLE001 (whatever it is, its jobs must hear of it)
            return self._cut_off(batch, error) if self.passes(error) else [error] * len(batch)

    def _run_apart(self, connection: Connection, jobs: list[_Job]) -> list[Exception | None]:
        """Run jobs, in halves where they fail together, until those are alone that fail alone.

        The first savepoint holds all: SQLite commits with the outermost one that succeeds.
        """
        try:
            with connection.begin_nested():
                self._run_all(connection, jobs)
        except Exception as error:
            if self.passes(error):
                raise
            _forget_way(error)
            if len(jobs) == 1:
                return [error]
        else:
            return [None] * len(jobs)
        half = len(jobs) // 2
        return [
            *self._run_apart(connection, jobs[:half]),
            *self._run_apart(connection, jobs[half:]),
        ]

    def _cut_off(self, batch: list[_Job], error: Exception) -> list[Exception | None]:
        self._disconnect()
        return [error] * len(batch)

    @contextmanager
    def _begun(self) -> Iterator[Connection]:
        """Give the connection in a transaction, and commit it."""
        connection = self._opened()
        with connection.begin():
            yield connection
        self.commits += 1

    def _opened(self) -> Connection:
        if self._connection is None:
            self._connection = self._database.engine.connect()
        return self._connection

    def _run_all(self, connection: Connection, jobs: list[_Job]) -> None:
        for statement, rows in merged([step for job in jobs for step in job.steps]):
            self._execute(connection, statement, rows)

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

    def passes(self, error: Exception | None) -> bool:
        """Tell whether the same statement may succeed later."""
        if not isinstance(error, DBAPIError):
            return False
        return error.connection_invalidated or self._database.passes(error)

    def _collided(self, error: Exception | None) -> bool:
        return isinstance(error, DBAPIError) and self._database.collided(error)

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


def _forget_way(failure: BaseException | None) -> None:
    """Take from an error of the database where it came from: frames that know the error again.

    What cannot be freed without looking for it keeps all tables waiting some day; of another error
    one wants to know where it comes from.
    """
    if isinstance(failure, DBAPIError):
        for error in (failure, failure.orig):
            if error is not None:
                error.__cause__ = error.__context__ = error.__traceback__ = None


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

"""One writer for the whole server: what waits while a commit runs is committed together next.

A commit syncs the disk, which takes as long for a hundred events as for one; so the busier the
server, the more events share a commit, and nobody is told before it is done.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import groupby
from typing import Any

import msgspec
from sqlalchemy import Connection, Engine, Executable, Table
from sqlalchemy.exc import SQLAlchemyError

__all__ = ["Bulk", "Step", "Writer"]

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


class Writer:
    """Commit jobs in the order they come, many at once when there are many."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="writer")
        self._waiting: list[_Job] = []
        self._running: asyncio.Task[None] | None = None
        self._connection: Connection | None = None
        """The writer's own, opened in its thread."""
        self.commits = 0

    async def write(self, *steps: Step) -> None:
        """Return once the steps are durable, all of them or none."""
        job = _Job(steps, asyncio.get_running_loop().create_future())
        self._waiting.append(job)
        if self._running is None:
            self._running = asyncio.create_task(self._run())
        await job.done

    async def _run(self) -> None:
        loop = asyncio.get_running_loop()
        try:
            while self._waiting:
                batch, self._waiting = self._waiting, []
                failures = await loop.run_in_executor(self._thread, self._commit, batch)
                for job, failure in zip(batch, failures, strict=True):
                    _settle(job, failure)
        finally:
            self._running = None

    def _commit(self, batch: list[_Job]) -> list[Exception | None]:
        try:
            self._transact([step for job in batch for step in job.steps])
        except SQLAlchemyError as error:
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

    async def close(self) -> None:
        """Finish what waits, then stop."""
        while self._running is not None:
            await asyncio.wait([self._running])
        self._thread.submit(self._disconnect)
        self._thread.shutdown()

    def _disconnect(self) -> None:
        if self._connection is not None:
            self._connection.close()


def _execute(connection: Connection, statement: Executable | Bulk, rows: Rows) -> None:
    if isinstance(statement, Bulk):
        connection.exec_driver_sql(statement.sql, (statement.parameter(rows),))
    elif rows:
        connection.execute(statement, rows)
    else:
        connection.execute(statement)


def _settle(job: _Job, failure: Exception | None) -> None:
    if job.done.done():
        return
    if failure is None:
        job.done.set_result(None)
    else:
        job.done.set_exception(failure)

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

from sqlalchemy import Engine, Executable
from sqlalchemy.exc import SQLAlchemyError

__all__ = ["Step", "Writer"]

Rows = Sequence[Mapping[str, Any]]


@dataclass(frozen=True, slots=True)
class Step:
    """One statement with its rows."""

    statement: Executable
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
        with self._engine.begin() as connection:
            for _, group in groupby(steps, key=lambda step: id(step.statement)):
                same = list(group)
                rows = [row for step in same for row in step.rows]
                if rows:
                    connection.execute(same[0].statement, rows)
                else:
                    connection.execute(same[0].statement)
        self.commits += 1

    async def close(self) -> None:
        """Finish what waits, then stop."""
        while self._running is not None:
            await asyncio.wait([self._running])
        self._thread.shutdown()


def _settle(job: _Job, failure: Exception | None) -> None:
    if job.done.done():
        return
    if failure is None:
        job.done.set_result(None)
    else:
        job.done.set_exception(failure)

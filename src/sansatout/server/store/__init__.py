"""What the server keeps: one writer with group commit, readers in threads, any database."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from sqlalchemy import Connection, literal, select
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from sansatout.server.store import schema
from sansatout.server.store.database import Database
from sansatout.server.store.migrate import upgrade
from sansatout.server.store.moments import now
from sansatout.server.store.steps import Bulk, Put, Rows, Step
from sansatout.server.store.writer import Writer

__all__ = ["Bulk", "Put", "Rows", "Step", "Store"]

T = TypeVar("T")

_REPLACE_SETTING = Put(schema.settings, replace=("value",))
_KEEP_SETTING = Put(schema.settings)
_PAUSE, _LONGEST_PAUSE = 0.05, 1.0
_PATIENCE = 8.0
"""Seconds in which a question is asked again when the connection was lost."""


def _probe() -> Step:
    """Return the smallest thing that can be stored, to see whether anything can."""
    return Step(_REPLACE_SETTING, [{"name": "written", "value": now()}])


class Store:
    """Everything the server remembers."""

    def __init__(self, database: Database) -> None:
        """Bring the database to its newest form; it is closed with the store.

        :raises InputError: if it cannot be used
        """
        self._database = database
        try:
            with database.explained():
                upgrade(database)
        except BaseException:
            database.close()
            raise
        self._readers = ThreadPoolExecutor(database.readers, thread_name_prefix="reader")
        self._writer = Writer(database, _probe)
        self.secret = bytes.fromhex(self._made_once("secret", 32))
        """What signs cookies."""
        self.id = self._made_once("id", 6)
        """What tells this database from all others; no secret."""

    @property
    def is_shared(self) -> bool:
        """Whether other servers may have the database open at the same time."""
        return self._database.is_shared

    def is_uncertain(self, error: SQLAlchemyError) -> bool:
        """Tell whether what failed so may be stored all the same, and its answer was lost."""
        return self.is_shared and isinstance(error, DBAPIError) and self._writer.passes(error)

    def _made_once(self, name: str, size: int) -> str:
        """Return a random value of the database's own, in hexadecimal digits.

        Of several servers that start on an empty database the first one makes it.
        """
        question = select(schema.settings.c.value).where(schema.settings.c.name == name)
        with self._database.engine.begin() as connection:
            value: str | None = connection.scalar(question)
            if value is not None:
                return value
            row = {"name": name, "value": secrets.token_hex(size)}
            connection.execute(self._database.put(_KEEP_SETTING), [row])
            kept: str = connection.scalars(question).one()
        return kept

    async def read(self, question: Callable[[Connection], T]) -> T:
        """Answer a question to the database in a thread; again if the connection was lost."""

        def asked() -> T:
            with self._database.reading.connect() as connection:
                return question(connection)

        loop = asyncio.get_running_loop()
        end = time.monotonic() + _PATIENCE
        pause = _PAUSE
        while True:
            try:
                return await loop.run_in_executor(self._readers, asked)
            except DBAPIError as error:
                if not self._database.is_lost(error) or time.monotonic() + pause > end:
                    raise
            await asyncio.sleep(pause)
            pause = min(2 * pause, _LONGEST_PAUSE)

    async def write(self, *steps: Step) -> None:
        """Return once the steps are durable, all of them or none."""
        await self._writer.write(*steps)

    async def check(self) -> str | None:
        """Read and store something, however little; return why the store cannot be trusted.

        :raises SQLAlchemyError: if nothing can be read or stored
        :raises OSError: if there is nothing to read
        """
        if (strange := self._database.strange()) is not None:
            return strange
        await self.read(lambda connection: connection.scalar(select(literal(1))))
        await self.write(_probe())
        return None

    @property
    def commits(self) -> int:
        """How often the disk was synced so far."""
        return self._writer.commits

    @property
    def waiting(self) -> int:
        """How many changes wait to be made durable."""
        return self._writer.waiting

    @property
    def trouble(self) -> str | None:
        """Why nothing can be stored at the moment; ``None`` when all is well."""
        return self._writer.trouble

    def on_trouble(self, tell: Callable[[], None]) -> None:
        """Have ``tell`` called whenever trouble begins or is over."""
        self._writer.on_trouble = tell

    def on_commit(self, note: Callable[[int, float], None]) -> None:
        """Have ``note`` called after every commit, with its jobs and the seconds it took."""
        self._writer.on_commit = note

    def hurry(self) -> None:
        """Wait for neither disk nor lock any more, because the server stops."""
        self._writer.hurry()

    async def close(self) -> None:
        """Finish what waits and let go of the database."""
        await self._writer.close()
        self._readers.shutdown()
        self._database.close()

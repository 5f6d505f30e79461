"""The database: an SQLite file in WAL mode, one writer with group commit, readers in threads."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

from sqlalchemy import Connection, func, insert, select
from sqlalchemy.dialects.sqlite import insert as upsert

from sansatout.server.store import schema
from sansatout.server.store.files import make_folder
from sansatout.server.store.lock import Lock
from sansatout.server.store.opening import opened
from sansatout.server.store.writer import Bulk, Step, Writer

__all__ = ["Bulk", "Step", "Store"]

T = TypeVar("T")

_PROBE = Step(
    upsert(schema.settings).on_conflict_do_update(
        index_elements=["name"], set_={"value": func.strftime("%Y-%m-%dT%H:%M:%SZ", "now")}
    ),
    [{"name": "written", "value": ""}],
)
"""The smallest thing that can be stored, to see whether anything can."""


class Store:
    """Everything the server remembers."""

    def __init__(self, database: Path, *, address: str = "") -> None:
        """Open it for this process alone; whoever else tries is told the address.

        :raises InputError: if another process has it, or the file cannot be used
        """
        make_folder(database.parent)
        self._lock = Lock(database, address)
        try:
            self._engine = opened(database)
        except BaseException:
            self._lock.close()
            raise
        self._readers = ThreadPoolExecutor(2, thread_name_prefix="reader")
        self._writer = Writer(self._engine, _PROBE)
        self.secret = bytes.fromhex(self._made_once("secret", 32))
        """What signs cookies."""
        self.id = self._made_once("id", 6)
        """What tells this database from all others; no secret."""

    def _made_once(self, name: str, size: int) -> str:
        """Return a random value of the database's own, in hexadecimal digits."""
        with self._engine.begin() as connection:
            question = select(schema.settings.c.value).where(schema.settings.c.name == name)
            value: str | None = connection.scalar(question)
            if value is None:
                value = secrets.token_hex(size)
                connection.execute(insert(schema.settings).values(name=name, value=value))
        return value

    async def read(self, question: Callable[[Connection], T]) -> T:
        """Answer a question to the database in a thread."""

        def asked() -> T:
            with self._engine.connect() as connection:
                return question(connection)

        return await asyncio.get_running_loop().run_in_executor(self._readers, asked)

    async def write(self, *steps: Step) -> None:
        """Return once the steps are durable, all of them or none."""
        await self._writer.write(*steps)

    async def check(self) -> None:
        """Return once something was stored and synced, however little.

        :raises SQLAlchemyError: if nothing can be
        """
        await self.write(_PROBE)

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

    def hurry(self) -> None:
        """Wait for neither disk nor lock any more, because the server stops."""
        self._writer.hurry()

    async def close(self) -> None:
        """Finish what waits and let go of the file."""
        await self._writer.close()
        self._readers.shutdown()
        self._engine.dispose()
        self._lock.close()

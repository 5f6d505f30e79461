"""One file in WAL mode, private and sound, for one process."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, Executable, Table, create_engine, event
from sqlalchemy.exc import DBAPIError

from sansatout.errors import InputError
from sansatout.server.store.files import make_folder, make_private, tighten
from sansatout.server.store.sqlite import statements
from sansatout.server.store.sqlite.copying import copy
from sansatout.server.store.sqlite.errors import explained, passes
from sansatout.server.store.sqlite.lock import Lock
from sansatout.server.store.steps import Inserts, Put, Rows

__all__ = ["SQLite"]

_CHECKED_WHOLE = 256 * 1024 * 1024
"""Bytes up to which every page is looked at; larger files would keep everybody waiting."""
_COPIES = 3
"""How many copies from before migrations are kept."""


class SQLite:
    """A file of SQLite's as the server's database."""

    is_shared = False
    readers = 2

    def __init__(self, file: Path, *, address: str = "") -> None:
        """Open it for this process alone; whoever else tries is told the address.

        :raises InputError: if another process has it, or the file cannot be used
        """
        make_folder(file.parent)
        self._file = file
        self._lock = Lock(file, address)
        self.engine = _engine(file)
        try:
            make_private(file)
            tighten(file)
            with self.explained():
                _check(self.engine, file)
        except BaseException:
            self.close()
            raise
        self._inode = file.stat().st_ino

    @property
    def reading(self) -> Engine:
        """The same connections: the driver opens no transaction for a question."""
        return self.engine

    @property
    def name(self) -> str:
        """The path of the file."""
        return str(self._file)

    def put(self, put: Put) -> Executable:
        """Return the statement for rows that may be there already."""
        return statements.put(put)

    def insert_many(self, connection: Connection, table: Table, rows: Rows) -> None:
        """Insert any number of rows by one statement."""
        statements.insert_many(connection, table, rows)

    def insert_at_once(self, connection: Connection, inserts: Inserts) -> bool:
        """Leave it: there is no way to the database that could be saved."""
        del connection, inserts
        return False

    def passes(self, error: DBAPIError) -> bool:
        """Tell whether the error speaks of disk or lock."""
        return passes(error)

    def collided(self, error: DBAPIError) -> bool:
        """Tell that nobody else writes."""
        del error
        return False

    def is_lost(self, error: DBAPIError) -> bool:
        """Tell that there is none to lose."""
        del error
        return False

    def explained(self) -> AbstractContextManager[None]:
        """Turn what SQLite says about the file into our own words."""
        return explained(self._file)

    @contextmanager
    def transaction(self) -> Iterator[Connection]:
        """Open one by hand: the driver opens none for a change of form."""
        with self._by_hand() as connection:
            connection.exec_driver_sql("BEGIN IMMEDIATE")
            try:
                yield connection
            except BaseException:
                connection.exec_driver_sql("ROLLBACK")
                raise
            connection.exec_driver_sql("COMMIT")

    @contextmanager
    def snapshot(self) -> Iterator[Connection]:
        """Open a transaction by hand: the driver opens none for a question."""
        with self._by_hand() as connection:
            connection.exec_driver_sql("BEGIN")
            yield connection
            connection.exec_driver_sql("ROLLBACK")

    def count_on(self, connection: Connection) -> None:
        """Do nothing: SQLite counts on from the highest number that is there."""

    def keep_copy(self, form: str) -> None:
        """Copy the file beside itself; only the last copies stay."""
        copy(self._file, self._file.with_name(f"{self._file.name}.before-{form}"))
        kept = sorted(
            self._file.parent.glob(f"{self._file.name}.before-*"),
            key=lambda file: file.stat().st_mtime,
        )
        for old in kept[:-_COPIES]:
            old.unlink()

    def tidy(self) -> None:
        """Make the file shorter if much of it is empty."""
        with self._by_hand() as connection:
            free, pages = (
                connection.exec_driver_sql(f"PRAGMA {name}").scalar_one()
                for name in ("freelist_count", "page_count")
            )
            if 4 * free > pages:
                connection.exec_driver_sql("VACUUM")

    def scrub(self) -> None:
        """Write the file anew, since deleted rows stay in it until something takes their room."""
        with self._by_hand() as connection:
            connection.exec_driver_sql("VACUUM")
            connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")

    def strange(self) -> str | None:
        """Say whether another file lies in the place of ours, which nobody else would see."""
        if self._file.stat().st_ino == self._inode:
            return None
        return f"{self._file.name} is another file than at the start"

    def close(self) -> None:
        """Let go of the file."""
        self.engine.dispose()
        self._lock.close()

    def _by_hand(self) -> Connection:
        return self.engine.connect().execution_options(isolation_level="AUTOCOMMIT")


def _engine(file: Path) -> Engine:
    engine = create_engine(URL.create("sqlite", database=str(file)), pool_size=4)
    event.listen(engine, "connect", _prepare)
    return engine


def _prepare(connection: Any, _: object) -> None:  # noqa: ANN401 (the driver's own connection)
    for pragma in ("busy_timeout=1000", "journal_mode=WAL", "synchronous=FULL"):
        connection.execute(f"PRAGMA {pragma}")


def _check(engine: Engine, file: Path) -> None:
    """Look at the header, the length and the list of tables, and at all pages if they are few.

    The first question makes SQLite compare the length that the header tells with the file's own.
    """
    with engine.connect() as connection:
        connection.exec_driver_sql("SELECT count(*) FROM sqlite_master")
        if file.stat().st_size <= _CHECKED_WHOLE:
            answer = connection.exec_driver_sql("PRAGMA quick_check(1)").scalar_one()
            if answer != "ok":
                raise InputError("database-damaged", file=str(file), reason=answer)

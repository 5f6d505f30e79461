"""What a database has to say for itself; everything else in the store is the same for all."""

from __future__ import annotations

from contextlib import AbstractContextManager
from typing import Protocol

from sqlalchemy import Connection, Engine, Executable, Table
from sqlalchemy.exc import DBAPIError

from sansatout.server.store.steps import Inserts, Put, Rows

__all__ = ["Database"]


class Database(Protocol):
    """A database that is open for this server, in whatever form its tables are."""

    @property
    def name(self) -> str:
        """What people know it by."""

    @property
    def engine(self) -> Engine:
        """Its connections."""

    @property
    def is_shared(self) -> bool:
        """Whether other servers may have it open at the same time."""

    @property
    def reading(self) -> Engine:
        """Connections for questions that need no transaction."""

    @property
    def readers(self) -> int:
        """How many questions are asked at once."""

    def put(self, put: Put) -> Executable:
        """Return the statement for rows that may be there already."""

    def insert_many(self, connection: Connection, table: Table, rows: Rows) -> None:
        """Insert any number of rows by one statement."""

    def insert_at_once(self, connection: Connection, inserts: Inserts) -> bool:
        """Insert rows and commit them in one go, where that saves anything; tell whether it did.

        Whatever goes wrong, the same rows may be inserted again by another way.
        """

    def passes(self, error: DBAPIError) -> bool:
        """Tell whether the error speaks of the machine, so that a statement may succeed later."""

    def collided(self, error: DBAPIError) -> bool:
        """Tell whether somebody who wrote at the same time was in the way, and is no longer."""

    def is_lost(self, error: DBAPIError) -> bool:
        """Tell whether a question may be asked again, since there was no connection."""

    def explained(self) -> AbstractContextManager[None]:
        """Turn what the database says about itself into an ``InputError``."""

    def transaction(self) -> AbstractContextManager[Connection]:
        """Open one that also holds for statements which change the form of tables."""

    def snapshot(self) -> AbstractContextManager[Connection]:
        """Open one moment of it to read from, however long that takes."""

    def count_on(self, connection: Connection) -> None:
        """Let the numbers that the database counts go on after those that are there."""

    def keep_copy(self, form: str) -> None:
        """Put a copy aside before the tables get a new form."""

    def tidy(self) -> None:
        """Give back the room that a new form of the tables has left empty."""

    def scrub(self) -> None:
        """Leave nothing of what was deleted in files of ours."""

    def strange(self) -> str | None:
        """Say why this is no longer what was opened; ``None`` when it is.

        :raises OSError: if there is nothing there
        """

    def close(self) -> None:
        """Let go of it, for others to open."""

"""What a database has to say for itself; everything else in the store is the same for all."""

from __future__ import annotations

from contextlib import AbstractContextManager
from typing import Protocol

from sqlalchemy import Connection, Engine, Executable, Table
from sqlalchemy.exc import DBAPIError

from sansatout.server.store.steps import Put, Rows

__all__ = ["Database"]


class Database(Protocol):
    """A database that is open for this server, in whatever form its tables are."""

    @property
    def name(self) -> str:
        """What people know it by."""

    @property
    def engine(self) -> Engine:
        """Its connections."""

    def put(self, put: Put) -> Executable:
        """Return the statement for rows that may be there already."""

    def insert_many(self, connection: Connection, table: Table, rows: Rows) -> None:
        """Insert any number of rows by one statement."""

    def passes(self, error: DBAPIError) -> bool:
        """Tell whether the error speaks of the machine, so that a statement may succeed later."""

    def explained(self) -> AbstractContextManager[None]:
        """Turn what the database says about itself into an ``InputError``."""

    def transaction(self) -> AbstractContextManager[Connection]:
        """Open one that also holds for statements which change the form of tables."""

    def keep_copy(self, form: str) -> None:
        """Put a copy aside before the tables get a new form."""

    def tidy(self) -> None:
        """Give back the room that a new form of the tables has left empty."""

    def strange(self) -> str | None:
        """Say why this is no longer what was opened; ``None`` when it is.

        :raises OSError: if there is nothing there
        """

    def close(self) -> None:
        """Let go of it, for others to open."""

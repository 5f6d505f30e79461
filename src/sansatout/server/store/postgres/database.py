"""A database of PostgreSQL's, which any number of servers may share."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import Any

from sqlalchemy import (
    Connection,
    Engine,
    ExceptionContext,
    Executable,
    NullPool,
    Table,
    create_engine,
    event,
    func,
    select,
)
from sqlalchemy.exc import DBAPIError

from sansatout.server.store import schema
from sansatout.server.store.postgres import errors, statements
from sansatout.server.store.postgres.address import Address
from sansatout.server.store.postgres.patience import PatientConnection
from sansatout.server.store.postgres.signs import StrWithoutNul
from sansatout.server.store.steps import Inserts, Put, Rows

__all__ = ["PostgreSQL"]

_PATIENCE = 5.0
"""Seconds without an answer after which a connection is given up."""
_SETTINGS = {
    "statement_timeout": "4s",
    "lock_timeout": "2s",
    "idle_in_transaction_session_timeout": "3s",
}
"""What the server itself ends before we lose patience: a node that is frozen in mid-transaction
must not keep the others waiting for its locks."""
_MIGRATION = 0x53414E53
"""The lock of whoever changes the form of the tables."""


class PostgreSQL:
    """A database at an address."""

    readers = 4
    is_shared = True

    def __init__(self, address: str, *, patience: float = _PATIENCE) -> None:
        """Take the address; connections are made when they are needed.

        :raises InputError: if it is none
        """
        self._address = Address(address)
        self._patience = patience
        self.engine = self._engine(self._connect, pool_size=2)
        # Apart from the other: to switch a connection between the two costs more than a question.
        self.reading = self._engine(
            self._connect, pool_size=self.readers, pool_use_lifo=True, isolation_level="AUTOCOMMIT"
        )
        self._unhurried = self._engine(self._connect_unhurried, poolclass=NullPool)

    @property
    def name(self) -> str:
        """The address without its password."""
        return self._address.shown

    def put(self, put: Put) -> Executable:
        """Return the statement for rows that may be there already."""
        return statements.put(put)

    def insert_many(self, connection: Connection, table: Table, rows: Rows) -> None:
        """Insert any number of rows by one statement."""
        statements.insert_many(connection, table, rows)

    def insert_at_once(self, connection: Connection, inserts: Inserts) -> bool:
        """Insert rows by a statement that is its own transaction: one question instead of many."""
        try:
            statements.insert_at_once(connection, inserts)
        except DBAPIError as error:
            if error.connection_invalidated or errors.must_reconnect(error.orig):
                self._leave()
            raise
        return True

    def passes(self, error: DBAPIError) -> bool:
        """Tell whether the error speaks of the connection, the server or others' locks."""
        return errors.passes(error)

    def collided(self, error: DBAPIError) -> bool:
        """Tell whether two transactions waited for each other."""
        return errors.collided(error)

    def is_lost(self, error: DBAPIError) -> bool:
        """Tell whether the question never reached the server, or its answer never came."""
        return errors.is_lost(error)

    def explained(self) -> AbstractContextManager[None]:
        """Turn what PostgreSQL says about itself into our own words."""
        return errors.explained(self.name)

    @contextmanager
    def transaction(self) -> Iterator[Connection]:
        """Open one that takes the time it needs; servers that start at once come in turn."""
        with self._unhurried.begin() as connection:
            connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({_MIGRATION})")
            yield connection

    @contextmanager
    def snapshot(self) -> Iterator[Connection]:
        """Open a transaction that sees nothing of what others do meanwhile."""
        alone = self._unhurried.execution_options(isolation_level="REPEATABLE READ")
        with alone.connect() as connection:
            yield connection

    def count_on(self, connection: Connection) -> None:
        """Set the sequences, which know nothing of rows that came with their numbers."""
        for table in schema.metadata.sorted_tables:
            counted = table.autoincrement_column
            if counted is not None:
                last = func.max(counted)
                sequence = func.pg_get_serial_sequence(table.name, counted.name)
                connection.execute(
                    select(func.setval(sequence, func.coalesce(last, 1), last.is_not(None)))
                )

    def keep_copy(self, form: str) -> None:
        """Do nothing: the change is one transaction, and copies are made where the data lies."""

    def tidy(self) -> None:
        """Do nothing: the server tidies up by itself."""

    def scrub(self) -> None:
        """Do nothing: the server writes over what was deleted when it tidies up."""

    def strange(self) -> str | None:
        """Say nothing: an address leads where it leads."""
        return None

    def close(self) -> None:
        """End all connections."""
        for engine in (self.engine, self.reading, self._unhurried):
            engine.dispose()

    def _engine(self, connect: object, **given: object) -> Engine:
        engine = create_engine("postgresql+psycopg://", creator=connect, **given)
        event.listen(engine, "handle_error", self._look)
        return engine

    def _connect(self) -> PatientConnection:
        connection = self._connect_unhurried()
        connection.patience = self._patience
        chosen = ", ".join(f"set_config('{k}', '{v}', false)" for k, v in _SETTINGS.items())
        connection.autocommit = True
        connection.execute(f"SELECT {chosen}".encode())
        connection.autocommit = False
        return connection

    def _connect_unhurried(self) -> PatientConnection:
        added: dict[str, Any] = dict(self._address.added)
        connection = PatientConnection.connect(self._address.given, **added)
        connection.adapters.register_dumper(str, StrWithoutNul)
        return connection

    def _look(self, context: ExceptionContext) -> None:
        """Let go of all connections to a server that is gone, or will write no more."""
        if errors.must_reconnect(context.original_exception):
            context.is_disconnect = True
        if context.is_disconnect:
            self._leave()

    def _leave(self) -> None:
        for engine in (self.engine, self.reading):
            engine.dispose()

"""Rows inserted in PostgreSQL's own words."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
import psycopg
from sqlalchemy import Column, Connection, Dialect, Executable, Table
from sqlalchemy.dialects import postgresql
from sqlalchemy.exc import DBAPIError

from sansatout.server.store.postgres.signs import without_nul
from sansatout.server.store.steps import Inserts, Put, Rows, told_columns

__all__ = ["insert_at_once", "insert_many", "put"]

_NUL = rb"\u0000"
_DIALECT: Dialect = postgresql.dialect()  # type: ignore[no-untyped-call]


@cache
def put(put: Put) -> Executable:
    """Return the statement for rows that may be there already."""
    statement = postgresql.insert(put.table)
    if not put.replace:
        return statement.on_conflict_do_nothing()
    new = {name: statement.excluded[name] for name in put.replace}
    key = [column.name for column in put.table.primary_key]
    return statement.on_conflict_do_update(index_elements=key, set_=new)


def insert_many(connection: Connection, table: Table, rows: Rows) -> None:
    """Insert any number of rows by one statement."""
    connection.exec_driver_sql(_insertion(table), _as_json(table, rows))


def insert_at_once(connection: Connection, inserts: Inserts) -> None:
    """Do the same for several tables on a connection without a transaction, and commit with it."""
    statement = _insertions(tuple(table for table, _ in inserts))
    values = [value for table, rows in inserts for value in _as_json(table, rows)]
    driver: Any = connection.connection.driver_connection
    driver.autocommit = True
    try:
        driver.execute(statement, values)
    except psycopg.Error as error:
        raise DBAPIError(statement, None, error, connection_invalidated=driver.closed) from error
    finally:
        if not driver.closed:
            driver.autocommit = False


def _as_json(table: Table, rows: Rows) -> tuple[str]:
    """Return the rows as one value: the driver is slow at arrays."""
    names = [column.name for column in told_columns(table)]
    array = msgspec.json.encode([{name: row[name] for name in names} for row in rows])
    if _NUL in array:
        kept = [{name: without_nul(row[name]) for name in names} for row in rows]
        array = msgspec.json.encode(kept)
    return (array.decode(),)


@cache
def _insertions(tables: tuple[Table, ...]) -> str:
    if len(tables) == 1:
        return _insertion(tables[0])
    parts = ", ".join(f"part_{n} AS ({_insertion(table)})" for n, table in enumerate(tables))
    return f"WITH {parts} SELECT"


@cache
def _insertion(table: Table) -> str:
    columns = told_columns(table)
    names = ", ".join(f'"{column.name}"' for column in columns)
    types = ", ".join(f'"{column.name}" {_type(column)}' for column in columns)
    rows = f"json_to_recordset(%s::json) AS row({types})"
    return f'INSERT INTO "{table.name}" ({names}) SELECT {names} FROM {rows}'  # noqa: S608 (our own names)


def _type(column: Column[Any]) -> str:
    return column.type.compile(_DIALECT)

"""Rows inserted in SQLite's own words."""

from __future__ import annotations

from functools import cache

import msgspec
from sqlalchemy import Connection, Executable, Table
from sqlalchemy.dialects.sqlite import insert

from sansatout.server.store.steps import Put, Rows, told_columns

__all__ = ["insert_many", "put"]


@cache
def put(put: Put) -> Executable:
    """Return the statement for rows that may be there already."""
    statement = insert(put.table)
    if not put.replace:
        return statement.on_conflict_do_nothing()
    new = {name: statement.excluded[name] for name in put.replace}
    key = [column.name for column in put.table.primary_key]
    return statement.on_conflict_do_update(index_elements=key, set_=new)


def insert_many(connection: Connection, table: Table, rows: Rows) -> None:
    """Insert any number of rows as one JSON array."""
    names = [column.name for column in told_columns(table)]
    array = msgspec.json.encode([[row[name] for name in names] for row in rows]).decode()
    connection.exec_driver_sql(_insertion(table), (array,))


@cache
def _insertion(table: Table) -> str:
    names = [column.name for column in told_columns(table)]
    values = ", ".join(f"json_extract(value, '$[{n}]')" for n in range(len(names)))
    into = f"{table.name} ({', '.join(names)})"
    return f"INSERT INTO {into} SELECT {values} FROM json_each(?)"  # noqa: S608 (our own names)

"""Everything that one database has, into another one that is empty, whichever they are."""

from __future__ import annotations

import time

from sqlalchemy import Connection, Table, func, insert, select

from sansatout.errors import InputError
from sansatout.server.store import schema
from sansatout.server.store.database import Database
from sansatout.server.store.migrate import check_known, form_of, upgrade
from sansatout.server.store.moments import BEAT

__all__ = ["move"]

_CHUNK = 500
"""Rows that are in memory at a time."""
_OF_SERVERS = (schema.nodes, schema.signals)
"""What servers tell each other while they run."""
_HEARD = 2.5 * BEAT
"""Seconds after which a server that runs has said so again."""


def move(source: Database, target: Database) -> dict[str, int]:
    """Copy all rows in one transaction; return how many of each table.

    Both are brought to the newest form first. Nothing is taken from the source.

    :raises InputError: if one of them cannot be used, a server runs, or the target is not empty
    """
    with source.explained():
        check_known(form_of(source), source.name)
        upgrade(source)
    with target.explained():
        upgrade(target)
    for database in (source, target):
        _check_idle(database)
    with (
        source.explained(),
        target.explained(),
        source.snapshot() as found,
        target.transaction() as made,
    ):
        _check_empty(made, target)
        moved = {table.name: _copy(found, made, table) for table in _tables()}
        target.count_on(made)
    return moved


def _tables() -> list[Table]:
    return [table for table in schema.metadata.sorted_tables if table not in _OF_SERVERS]


def _copy(found: Connection, made: Connection, table: Table) -> int:
    rows = found.execute(select(table).execution_options(yield_per=_CHUNK)).mappings()
    for part in rows.partitions():
        made.execute(insert(table), [dict(row) for row in part])
    there, here = _count(found, table), _count(made, table)
    if there != here:
        raise InputError("move-differs", table=table.name, there=there, here=here)
    return here


def _count(connection: Connection, table: Table) -> int:
    return int(connection.scalar(select(func.count()).select_from(table)) or 0)


def _check_empty(connection: Connection, database: Database) -> None:
    if any(_count(connection, table) for table in _tables()):
        raise InputError("database-not-empty", file=database.name)


def _check_idle(database: Database) -> None:
    """Look whether a server uses the database, where the file's lock does not say.

    :raises InputError: if one does
    """
    if not database.is_shared:
        return
    before = _beats(database)
    if not before:
        return
    time.sleep(_HEARD)
    if not _beats(database).items() <= before.items():
        raise InputError("database-in-use", file=database.name)


def _beats(database: Database) -> dict[str, int]:
    node = schema.nodes.c
    with database.explained(), database.engine.connect() as connection:
        return {row.node: row.beat for row in connection.execute(select(node.node, node.beat))}

"""Open the database's file, private and sound; if it cannot be used, one line says why."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Engine, create_engine, event
from sqlalchemy.exc import DBAPIError

from sansatout.errors import InputError
from sansatout.server.store.files import make_private, tighten
from sansatout.server.store.migrate import upgrade
from sansatout.server.store.packing import PackThoughts

__all__ = ["explained", "opened"]

_CHECKED_WHOLE = 256 * 1024 * 1024
"""Bytes up to which every page is looked at; larger files would keep everybody waiting."""
_DAMAGED = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}
_PRIMARY = 0xFF
"""SQLite's codes say in their last byte what kind of error it is."""


def _prepare(connection: Any, _: object) -> None:  # noqa: ANN401 (the driver's own connection)
    for pragma in ("busy_timeout=1000", "journal_mode=WAL", "synchronous=FULL"):
        connection.execute(f"PRAGMA {pragma}")
    connection.create_aggregate("pack_thoughts", 2, PackThoughts)


def _engine(database: Path) -> Engine:
    engine = create_engine(URL.create("sqlite", database=str(database)), pool_size=4)
    event.listen(engine, "connect", _prepare)
    return engine


def opened(database: Path) -> Engine:
    """Return the database in its newest form.

    :raises InputError: if the file cannot be used
    """
    make_private(database)
    tighten(database)
    engine = _engine(database)
    try:
        with explained(database):
            _check(engine, database)
            upgrade(engine, database)
    except BaseException:
        engine.dispose()
        raise
    return engine


def _check(engine: Engine, database: Path) -> None:
    """Look at the header, the length and the list of tables, and at all pages if they are few.

    The first question makes SQLite compare the length that the header tells with the file's own.
    """
    with engine.connect() as connection:
        connection.exec_driver_sql("SELECT count(*) FROM sqlite_master")
        if database.stat().st_size <= _CHECKED_WHOLE:
            answer = connection.exec_driver_sql("PRAGMA quick_check(1)").scalar_one()
            if answer != "ok":
                raise InputError("database-damaged", file=str(database), reason=answer)


@contextmanager
def explained(database: Path) -> Iterator[None]:
    """Turn what SQLite says about the file into our own words."""
    try:
        yield
    except DBAPIError as error:
        raise _in_our_words(database, error.orig) from None
    except sqlite3.Error as error:
        raise _in_our_words(database, error) from None


def _in_our_words(database: Path, error: BaseException | None) -> InputError:
    code = getattr(error, "sqlite_errorcode", 0) & _PRIMARY
    if code in _DAMAGED:
        return InputError("database-damaged", file=str(database), reason=str(error))
    return InputError("database-unusable", file=str(database), reason=str(error))

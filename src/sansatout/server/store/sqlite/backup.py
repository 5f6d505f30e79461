"""A copy for safe keeping, made beside a running server or without one."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from sansatout.errors import InputError
from sansatout.server.store.files import make_folder
from sansatout.server.store.migrate import check_known
from sansatout.server.store.sqlite.copying import copy
from sansatout.server.store.sqlite.errors import explained
from sansatout.server.store.sqlite.lock import Lock

__all__ = ["back_up", "restore"]

_COMPANIONS = ("", "-wal", "-shm", "-journal")


def back_up(database: Path, target: Path) -> None:
    """Copy the database into a new file: all that is durable now, and nothing half done.

    :raises InputError: if there is no database, or it is damaged
    """
    if not database.is_file():
        raise InputError("no-database", file=str(database))
    with explained(database):
        copy(database, target)


def restore(copied: Path, database: Path) -> None:
    """Put a copy in the place of a database that is not there any more.

    :raises InputError: if there is one, or a part of one, or the copy is none of ours
    """
    with explained(copied):
        check_known(_form(copied), str(copied))
    make_folder(database.parent)
    lock = Lock(database, "")
    try:
        for suffix in _COMPANIONS:
            if (there := database.with_name(database.name + suffix)).exists():
                raise InputError("database-not-empty", file=str(there))
        with explained(copied):
            copy(copied, database)
    finally:
        lock.close()


def _form(file: Path) -> str | None:
    with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=rw", uri=True)) as base:
        named = "SELECT count(*) FROM sqlite_master WHERE name = 'alembic_version'"
        if base.execute(named).fetchone() == (0,):
            return None
        found = base.execute("SELECT version_num FROM alembic_version").fetchone()
        return None if found is None else str(found[0])

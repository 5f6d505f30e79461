"""A copy of the database while others write to it: whole and checked, or none at all."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from sansatout.errors import InputError
from sansatout.server.store.files import make_private, sync

__all__ = ["copy"]


def copy(database: Path, target: Path) -> None:
    """Copy the database as it stands at one moment; whoever writes meanwhile does not wait.

    :raises sqlite3.Error: if it cannot be read, or there is no room for it
    :raises InputError: if what came out is damaged
    """
    part = target.with_name(f"{target.name}.part")
    _clear(part)
    make_private(part)
    try:
        _fill(database, part)
        sync(part)
        part.replace(target)
        sync(target.parent)
    finally:
        _clear(part)


def _fill(database: Path, part: Path) -> None:
    source = sqlite3.connect(f"{database.absolute().as_uri()}?mode=rw", uri=True)
    with closing(source), closing(sqlite3.connect(part)) as copied:
        source.backup(copied)
        # A file of its own, without companions that could be left behind when it is moved.
        copied.execute("PRAGMA journal_mode=DELETE")
        (answer,) = copied.execute("PRAGMA quick_check(1)").fetchone()
        if answer != "ok":
            raise InputError("database-damaged", file=str(database), reason=answer)


def _clear(part: Path) -> None:
    for suffix in ("", "-journal", "-wal", "-shm"):
        part.with_name(part.name + suffix).unlink(missing_ok=True)

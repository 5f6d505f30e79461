"""A copy for safe keeping, made beside a running server or without one."""

from __future__ import annotations

from pathlib import Path

from sansatout.errors import InputError
from sansatout.server.store.sqlite.copying import copy
from sansatout.server.store.sqlite.errors import explained

__all__ = ["back_up"]


def back_up(database: Path, target: Path) -> None:
    """Copy the database into a new file: all that is durable now, and nothing half done.

    :raises InputError: if there is no database, it is damaged, or the file exists
    """
    if not database.is_file():
        raise InputError("no-database", file=str(database))
    if target.exists():
        raise InputError("backup-exists", file=str(target))
    with explained(database):
        copy(database, target)

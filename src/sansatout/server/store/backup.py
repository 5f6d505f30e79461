"""Copies for safe keeping, and the way back, for whichever database an address means."""

from __future__ import annotations

from pathlib import Path

from sansatout.errors import InputError
from sansatout.server.config import Config
from sansatout.server.store import sqlite
from sansatout.server.store.opening import postgresql_address, sqlite_file

__all__ = ["back_up", "restore"]


def back_up(config: Config, target: Path) -> None:
    """Copy everything into a new file, as it stands at one moment; whoever writes does not wait.

    :raises InputError: if there is nothing to copy, it is damaged, or the file exists
    """
    if target.exists():
        raise InputError("backup-exists", file=str(target))
    if (file := sqlite_file(config.database, config.file)) is not None:
        sqlite.back_up(file, target)
        return
    address = postgresql_address(config.database)
    from sansatout.server.store.postgres import dump

    dump.back_up(address, target, config.pg_bin)


def restore(config: Config, copy: Path) -> None:
    """Put a copy where there is nothing yet.

    :raises InputError: if it is no copy of ours, or there is something
    """
    if not copy.is_file():
        raise InputError("no-database", file=str(copy))
    if (file := sqlite_file(config.database, config.file)) is not None:
        sqlite.restore(copy, file)
        return
    address = postgresql_address(config.database)
    from sansatout.server.store.postgres import dump

    dump.restore(address, copy, config.pg_bin)

"""Copies for safe keeping, and the way back, for whichever database an address means."""

from __future__ import annotations

from pathlib import Path

from sansatout.errors import InputError
from sansatout.server.config import Config
from sansatout.server.store import sqlite
from sansatout.server.store.opening import postgresql_address, sqlite_file

__all__ = ["SQLITE", "back_up", "begins_with", "restore"]

SQLITE, _POSTGRESQL = b"SQLite format 3\0", b"PGDMP"
"""How copies of either begin."""


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
    file = sqlite_file(config.database, config.file)
    if not copy.is_file():
        raise InputError("no-such-file", file=str(copy))
    if not begins_with(_POSTGRESQL if file is None else SQLITE, copy):
        raise InputError("no-backup", file=str(copy))
    if file is not None:
        sqlite.restore(copy, file)
        return
    address = postgresql_address(config.database)
    from sansatout.server.store.postgres import dump

    dump.restore(address, copy, config.pg_bin)


def begins_with(beginning: bytes, file: Path) -> bool:
    """Tell whether these are the first bytes of a file."""
    with file.open("rb") as opened:
        return opened.read(len(beginning)) == beginning

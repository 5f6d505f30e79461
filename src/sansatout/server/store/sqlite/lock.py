"""One server at a time on a data folder."""

from __future__ import annotations

from pathlib import Path

from sansatout.errors import InputError
from sansatout.locks import FileLock, HeldError

__all__ = ["Lock"]


class Lock(FileLock):
    """The right to write in a folder, until it is closed or the process ends."""

    def __init__(self, database: Path, address: str) -> None:
        """Take it.

        :raises InputError: if another process has it
        """
        # However it is called, it is one file.
        database = database.resolve()
        try:
            super().__init__(database.with_name(f"{database.name}.lock"), address)
        except HeldError as held:
            process, _, there = held.holder.partition(" ")
            raise InputError(
                "folder-in-use",
                folder=database.parent,
                process=process or "?",
                address=there or "-",
            ) from None

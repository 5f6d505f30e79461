"""One server at a time on a data folder.

The system itself lets go of the lock when its process ends, however it ends, so nothing is ever
left to be cleared away; the text of the file only tells who has it.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from sansatout.errors import InputError
from sansatout.server.store.files import make_private

if sys.platform == "win32":
    import msvcrt

    _FAR = 1 << 30
    """A byte beyond the text, since nobody else can read one that is locked."""

    def _take(descriptor: int) -> None:
        os.lseek(descriptor, _FAR, os.SEEK_SET)
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _take(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


__all__ = ["Lock"]


class Lock:
    """The right to write in a folder, until it is closed or the process ends."""

    def __init__(self, database: Path, address: str) -> None:
        """Take it.

        :raises InputError: if another process has it
        """
        # However it is called, it is one file.
        database = database.resolve()
        self._file = database.with_name(f"{database.name}.lock")
        make_private(self._file)
        self._descriptor = os.open(self._file, os.O_RDWR)
        try:
            _take(self._descriptor)
        except OSError:
            os.close(self._descriptor)
            raise self._taken() from None
        self._sign(f"{os.getpid()} {address}".strip())

    def _sign(self, holder: str) -> None:
        os.ftruncate(self._descriptor, 0)
        os.lseek(self._descriptor, 0, os.SEEK_SET)
        os.write(self._descriptor, holder.encode())

    def _taken(self) -> InputError:
        process, _, address = self._file.read_text(encoding="utf-8").partition(" ")
        return InputError(
            "folder-in-use",
            folder=self._file.parent,
            process=process or "?",
            address=address or "-",
        )

    def close(self) -> None:
        """Let the next one in."""
        self._sign("")
        os.close(self._descriptor)

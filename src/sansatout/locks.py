"""Files that one process has at a time.

The system itself lets go of the lock when its process ends, however it ends, so nothing is ever
left to be cleared away; the text of the file only tells who has it.
"""

from __future__ import annotations

import errno
import os
import sys
from pathlib import Path

if sys.platform == "win32":
    import msvcrt

    _FAR = 1 << 30
    """A byte beyond the text, since nobody else can read one that is locked."""

    def _lock(descriptor: int) -> None:
        place = os.lseek(descriptor, 0, os.SEEK_CUR)
        os.lseek(descriptor, _FAR, os.SEEK_SET)
        try:
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        finally:
            os.lseek(descriptor, place, os.SEEK_SET)

else:
    import fcntl

    def _lock(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


__all__ = ["FileLock", "HeldError", "take"]

_FOR_OWNER = 0o600
_HELD = frozenset({errno.EAGAIN, errno.EACCES, errno.EDEADLK})
"""What systems answer when somebody has it; a file system may also have no locks at all."""
_NO_LINKS = getattr(os, "O_NOFOLLOW", 0)
"""The text is written anew: where a link stands, that would be somebody else's file."""


def take(descriptor: int) -> bool:
    """Lock an open file until it is closed or the process ends; tell whether nobody else has it.

    :raises OSError: if it cannot be locked, whoever has it
    """
    try:
        _lock(descriptor)
    except OSError as error:
        if error.errno not in _HELD:
            raise
        return False
    return True


class HeldError(Exception):
    """Another process has the lock; ``holder`` is what it has signed with, its number first."""

    def __init__(self, holder: str) -> None:
        super().__init__(holder)
        self.holder = holder


class FileLock:
    """A lock, until it is closed or the process ends."""

    def __init__(self, file: Path, words: str = "") -> None:
        """Take it.

        :param words: what others are told about its holder, besides the process
        :raises HeldError: if another process has it
        :raises OSError: if it cannot be opened, or is a link
        """
        self._descriptor = os.open(file, os.O_RDWR | os.O_CREAT | _NO_LINKS, _FOR_OWNER)
        is_ours = False
        try:
            is_ours = take(self._descriptor)
        finally:
            if not is_ours:
                os.close(self._descriptor)
        if not is_ours:
            raise HeldError(file.read_text(encoding="utf-8"))
        self._sign(f"{os.getpid()} {words}".strip())

    def _sign(self, holder: str) -> None:
        os.ftruncate(self._descriptor, 0)
        os.lseek(self._descriptor, 0, os.SEEK_SET)
        os.write(self._descriptor, holder.encode())

    def close(self) -> None:
        """Let the next one in."""
        self._sign("")
        os.close(self._descriptor)

"""The data folder and what lies in it: for its owner alone."""

from __future__ import annotations

import logging
import os
from contextlib import suppress
from pathlib import Path

__all__ = ["make_folder", "make_private", "sync", "tighten"]

_LOG = logging.getLogger("sansatout.server")
_FILE = 0o600
_FOLDER = 0o700
_OTHERS = 0o077


def make_folder(folder: Path) -> None:
    """Make the folder if there is none; one that somebody else made keeps its permissions."""
    folder.parent.mkdir(parents=True, exist_ok=True)
    with suppress(FileExistsError):
        folder.mkdir(mode=_FOLDER)


def make_private(file: Path) -> None:
    """Make an empty file if there is none; SQLite gives its companions the same permissions."""
    os.close(os.open(file, os.O_CREAT | os.O_RDONLY, _FILE))


def tighten(database: Path) -> None:
    """Take from others what they may do with the database, its companions and its copies."""
    for file in database.parent.glob(f"{database.name}*"):
        mode = file.stat().st_mode
        if not mode & _OTHERS:
            continue
        try:
            file.chmod(mode & ~_OTHERS)
        except PermissionError:
            _LOG.warning("%s can be read by others, and is not ours to change", file)


def sync(path: Path) -> None:
    """Return once a file, or the names in a folder, are on the disk."""
    folder = path.is_dir()
    if folder and os.name == "nt":
        return
    # Elsewhere a file that is only read can be synced as well; Windows wants one that is written.
    descriptor = os.open(path, os.O_RDONLY if folder else os.O_RDWR)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)

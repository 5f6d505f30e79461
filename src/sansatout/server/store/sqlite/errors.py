"""What SQLite's errors mean to us."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy.exc import DBAPIError

from sansatout.errors import InputError

__all__ = ["explained", "passes"]

_PRIMARY = 0xFF
"""SQLite's codes say in their last byte what kind of error it is."""
_DAMAGED = frozenset({sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB})
_PASSING = frozenset(
    {
        sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED, sqlite3.SQLITE_NOMEM, sqlite3.SQLITE_READONLY,
        sqlite3.SQLITE_IOERR, sqlite3.SQLITE_FULL, sqlite3.SQLITE_CANTOPEN,
        sqlite3.SQLITE_PROTOCOL,
    }
)  # fmt: skip
"""Results that speak of the machine and not of the statement."""


def passes(error: DBAPIError) -> bool:
    """Tell whether the same statement may succeed later."""
    return _kind(error.orig) in _PASSING


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
    damaged = _kind(error) in _DAMAGED
    message = "database-damaged" if damaged else "database-unusable"
    return InputError(message, file=str(database), reason=str(error))


def _kind(error: BaseException | None) -> int:
    code: int = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_OK)
    return code & _PRIMARY

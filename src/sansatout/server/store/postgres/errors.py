"""What PostgreSQL's errors mean to us."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager

import psycopg
from sqlalchemy.exc import DBAPIError

from sansatout.errors import InputError

__all__ = ["collided", "explained", "is_lost", "must_reconnect", "passes"]

_PASSING = re.compile(r"08|25006|25P03|40|53|55P03|57|58")
"""Beginnings of codes that speak of the machine, or of others who write, not of the statement."""
_LOST = re.compile(r"08|53300|57P0")
"""Codes of a server that has cut the connection, or cannot take one at the moment."""
_ELSEWHERE = re.compile(r"25006|57P0")
"""Codes of a server that writes no longer, or will soon be gone: all connections to it are old."""
_REFUSALS = (
    ("database-refuses", re.compile(r"authentication failed|no password supplied|pg_hba\.conf")),
    ("no-database", re.compile(r"database \".*\" does not exist")),
)
"""What the server says when it does not let us in, where no code comes with it."""


def passes(error: DBAPIError) -> bool:
    """Tell whether the same statement may succeed later."""
    return _is_of(error.orig, _PASSING)


def collided(error: DBAPIError) -> bool:
    """Tell whether the server has ended one of two transactions that were in each other's way."""
    return _code(error.orig).startswith("40")


def is_lost(error: DBAPIError) -> bool:
    """Tell whether there was no connection, or none any more, whatever was asked."""
    return error.connection_invalidated or _is_of(error.orig, _LOST)


def must_reconnect(error: BaseException | None) -> bool:
    """Tell whether all connections have to be made anew, although this one still stands."""
    return bool(_ELSEWHERE.match(_code(error)))


@contextmanager
def explained(name: str) -> Iterator[None]:
    """Turn what PostgreSQL says about itself into our own words."""
    try:
        yield
    except DBAPIError as error:
        raise _in_our_words(name, error.orig) from None
    except psycopg.Error as error:
        raise _in_our_words(name, error) from None


def _in_our_words(name: str, error: BaseException | None) -> InputError:
    reason = " ".join(str(error).split())
    for message, said in _REFUSALS:
        if said.search(reason):
            return InputError(message, file=name, reason=reason)
    message = "database-unusable" if _code(error) else "database-unreachable"
    return InputError(message, file=name, reason=reason)


def _is_of(error: BaseException | None, codes: re.Pattern[str]) -> bool:
    code = _code(error)
    if code:
        return bool(codes.match(code))
    # Neither a connection that cannot be made nor one that broke has a code.
    return isinstance(error, psycopg.OperationalError)


def _code(error: BaseException | None) -> str:
    return getattr(error, "sqlstate", None) or ""

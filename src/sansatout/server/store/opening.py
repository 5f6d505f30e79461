"""Which database an address means."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

from sansatout.errors import InputError
from sansatout.server.store.database import Database
from sansatout.server.store.sqlite import SQLite

__all__ = ["is_address", "opened", "postgresql_address", "shown", "sqlite_file"]

_POSTGRESQL = ("postgresql://", "postgres://")
_SQLITE = "sqlite://"


def opened(address: str, file: Path, *, server: str = "") -> Database:
    """Open the database of an address, or the file where there is none.

    Whoever else wants a file that is taken is told the server's own address.

    :raises InputError: if it is no address, or the database cannot be used
    """
    if (named := sqlite_file(address, file)) is not None:
        return SQLite(named, address=server)
    postgresql_address(address)
    from sansatout.server.store.postgres import PostgreSQL

    return PostgreSQL(address)


def is_address(told: str) -> bool:
    """Tell whether somebody means an address, and not a file."""
    if "://" in told or "=" not in told or Path(told).exists():
        return "://" in told
    from sansatout.server.store.postgres.address import Address

    try:
        Address(told)
    except InputError:
        return False
    return True


def shown(address: str, file: Path) -> str:
    """Return how people know the database of an address: without a password.

    :raises InputError: if it is no address
    """
    if (named := sqlite_file(address, file)) is not None:
        return str(named)
    postgresql_address(address)
    from sansatout.server.store.postgres.address import Address

    return Address(address).shown


def sqlite_file(address: str, file: Path) -> Path | None:
    """Return the file of SQLite's that an address means; ``None`` if it means another database.

    :raises InputError: if it means SQLite and no file
    """
    if not address:
        return file
    if not address.startswith(_SQLITE):
        return None
    try:
        named = make_url(address).database
    except ArgumentError:
        named = None
    if not named or named == ":memory:":
        raise InputError("database-address")
    return Path(named)


def postgresql_address(address: str) -> str:
    """Return the address if it may be PostgreSQL's and its driver is there.

    :raises InputError: if it is not so
    """
    if "://" in address and not address.startswith(_POSTGRESQL):
        raise InputError("database-address")
    try:
        import_module("psycopg")
    except ImportError:
        raise InputError("nodes-missing", address=_POSTGRESQL[0]) from None
    return address

"""What the command does about a person, in the database itself."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from sansatout.errors import InputError
from sansatout.server.config import Config
from sansatout.server.personal.export import all_about
from sansatout.server.personal.forgetting import Forgotten, forget
from sansatout.server.personal.traces import check_known
from sansatout.server.store.database import Database
from sansatout.server.store.migrate import check_newest
from sansatout.server.store.opening import opened, sqlite_file

__all__ = ["export_person", "forget_person"]


@contextmanager
def _opened(config: Config) -> Iterator[Database]:
    """Open the database of these settings.

    :raises InputError: if there is none, it is of an older form, or a server has it for itself
    """
    file = sqlite_file(config.database, config.file)
    if file is not None and not file.is_file():
        raise InputError("no-database", file=str(file))
    database = opened(config.database, config.file)
    try:
        with database.explained():
            check_newest(database)
            yield database
    finally:
        database.close()


def forget_person(config: Config, person: str) -> Forgotten:
    """Forget a person, all of it or nothing.

    :raises InputError: if there is nobody with this id, or the database cannot be used
    """
    with _opened(config) as database:
        with database.transaction() as connection:
            forgotten = forget(connection, person)
        database.scrub()
    return forgotten


def export_person(config: Config, person: str) -> dict[str, Any]:
    """Return everything about a person.

    :raises InputError: if there is nobody with this id, or the database cannot be used
    """
    with _opened(config) as database, database.snapshot() as connection:
        check_known(connection, person)
        return all_about(connection, person)

"""Bring a database to the newest form (Alembic; the steps are in ``migrations``).

It happens whole or not at all: the driver opens no transaction for a statement that changes the
form of a table, so the one around everything, the number of the form included, is ours.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine

from sansatout.errors import InputError
from sansatout.server.store import schema
from sansatout.server.store.copying import copy

__all__ = ["upgrade"]

_LOG = logging.getLogger("sansatout.server")
_COPIES = 3
"""How many copies from before migrations are kept."""


def upgrade(engine: Engine, database: Path) -> None:
    """Run the steps the database still lacks, after a copy of it as it was.

    :raises InputError: if it is of a newer form than the newest known here, or not ours
    """
    config = _config()
    steps = ScriptDirectory.from_config(config)
    newest = steps.get_current_head()
    with engine.connect() as connection:
        form = _form(connection)
    if form == newest:
        return
    if form is not None:
        if form not in {step.revision for step in steps.walk_revisions()}:
            raise InputError("database-newer", file=str(database), form=form, newest=newest)
        _keep_copy(database, f"{database.name}.before-{newest}")
    with _one_transaction(engine) as connection:
        if form is None:
            _clear_half_made(connection, database)
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
    _give_back(engine)
    _LOG.info("%s is of form %s now", database, newest)


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.set_main_option("path_separator", "os")
    return config


def _tables(connection: Connection) -> set[str]:
    question = "SELECT name FROM sqlite_master WHERE type='table' AND name NOT LIKE 'sqlite_%'"
    return set(connection.exec_driver_sql(question).scalars())


def _form(connection: Connection) -> str | None:
    if "alembic_version" not in _tables(connection):
        return None
    form: str | None = connection.exec_driver_sql(
        "SELECT version_num FROM alembic_version"
    ).scalar_one_or_none()
    return form


@contextmanager
def _one_transaction(engine: Engine) -> Iterator[Connection]:
    with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        connection.exec_driver_sql("BEGIN IMMEDIATE")
        try:
            yield connection
        except BaseException:
            connection.exec_driver_sql("ROLLBACK")
            raise
        connection.exec_driver_sql("COMMIT")


def _clear_half_made(connection: Connection, database: Path) -> None:
    """Take away the empty tables of a first start that was cut off before it was one transaction.

    :raises InputError: if there are other tables, or something is in them
    """
    there = _tables(connection) - {"alembic_version"}
    if not there <= set(schema.metadata.tables) or any(_rows(connection, one) for one in there):
        raise InputError("database-not-ours", file=str(database))
    for table in there:
        connection.exec_driver_sql(f"DROP TABLE {table}")


def _rows(connection: Connection, table: str) -> bool:
    question = f"SELECT EXISTS (SELECT 1 FROM {table})"  # noqa: S608 (one of our own names)
    return bool(connection.exec_driver_sql(question).scalar_one())


def _keep_copy(database: Path, name: str) -> None:
    copy(database, database.with_name(name))
    kept = sorted(
        database.parent.glob(f"{database.name}.before-*"), key=lambda file: file.stat().st_mtime
    )
    for old in kept[:-_COPIES]:
        old.unlink()


def _give_back(engine: Engine) -> None:
    """Make the file shorter where a step has left much of it empty."""
    with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        free, pages = (
            connection.exec_driver_sql(f"PRAGMA {name}").scalar_one()
            for name in ("freelist_count", "page_count")
        )
        if 4 * free > pages:
            connection.exec_driver_sql("VACUUM")

"""Bring a database to the newest form (Alembic; the steps are in ``migrations``).

It happens whole or not at all, the number of the form included.
"""

from __future__ import annotations

import logging
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, exists, inspect, select

from sansatout.errors import InputError
from sansatout.server.store import schema
from sansatout.server.store.database import Database

__all__ = ["check_known", "check_newest", "form_of", "upgrade"]

_LOG = logging.getLogger("sansatout.server")


def upgrade(database: Database) -> None:
    """Run the steps the database still lacks, after a copy of it as it was.

    :raises InputError: if it is of a newer form than the newest known here, or not ours
    """
    config = _config()
    newest = _newest(config)
    form = form_of(database)
    if form == newest:
        return
    if form is not None:
        check_known(form, database.name)
        database.keep_copy(newest)
    with database.transaction() as connection:
        if _form(connection) == newest:
            # Another server was faster.
            return
        if form is None:
            _clear_half_made(connection, database)
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
    database.tidy()
    if form is not None:
        _LOG.info("%s is of form %s now", database.name, newest)


def form_of(database: Database) -> str | None:
    """Return the number of the form that a database is of; ``None`` if it has none."""
    with database.engine.connect() as connection:
        return _form(connection)


def check_known(form: str | None, name: str) -> None:
    """Make sure that a form is known here; without one, a database is not ours.

    :raises InputError: if it is not so
    """
    if form is None:
        raise InputError("database-not-ours", file=name)
    config = _config()
    if form not in {step.revision for step in ScriptDirectory.from_config(config).walk_revisions()}:
        raise InputError("database-newer", file=name, form=form, newest=_newest(config))


def check_newest(database: Database) -> None:
    """Make sure that a database is of the form known here: only a server changes that.

    :raises InputError: if it is not so
    """
    form, newest = form_of(database), _newest(_config())
    check_known(form, database.name)
    if form != newest:
        raise InputError("database-older", file=database.name, form=form, newest=newest)


def _newest(config: Config) -> str:
    newest = ScriptDirectory.from_config(config).get_current_head()
    assert newest is not None, "there are migrations"
    return newest


def _form(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.set_main_option("path_separator", "os")
    return config


def _clear_half_made(connection: Connection, database: Database) -> None:
    """Take away the empty tables of a first start that was cut off before it was one transaction.

    :raises InputError: if there are other tables, or something is in them
    """
    there = set(inspect(connection).get_table_names()) - {"alembic_version"}
    ours = schema.metadata.tables
    if not there <= set(ours) or any(_rows(connection, name) for name in there):
        raise InputError("database-not-ours", file=database.name)
    for name in there:
        ours[name].drop(connection)


def _rows(connection: Connection, name: str) -> bool:
    table = schema.metadata.tables[name]
    return bool(connection.scalar(select(exists().select_from(table))))

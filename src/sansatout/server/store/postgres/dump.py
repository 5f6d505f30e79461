"""Copies for safe keeping by PostgreSQL's own programs."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from psycopg.conninfo import conninfo_to_dict, make_conninfo
from sqlalchemy import inspect

from sansatout.errors import InputError
from sansatout.server.store.files import make_private, sync
from sansatout.server.store.migrate import check_known, form_of
from sansatout.server.store.postgres.address import Address
from sansatout.server.store.postgres.database import PostgreSQL

__all__ = ["back_up", "restore"]

_SYSTEM = "usr/lib/postgresql"
"""Where Debian has them, a folder for each version."""
_VERSION = re.compile(r"^COPY \S*alembic_version .*\n(\S+)\n", re.MULTILINE)
"""The number of the form, as a copy tells it."""


def back_up(address: str, target: Path, programs: Path | None) -> None:
    """Copy the database into a new file, and read it from beginning to end.

    :raises InputError: if it cannot be done
    """
    database = PostgreSQL(address)
    try:
        with database.explained():
            check_known(form_of(database), database.name)
    finally:
        database.close()
    part = target.with_name(f"{target.name}.part")
    part.unlink(missing_ok=True)
    make_private(part)
    try:
        _run("pg_dump", programs, "--format=custom", *_quietly(), f"--file={part}", to=address)
        _run("pg_restore", programs, f"--file={os.devnull}", str(part))
        sync(part)
        part.replace(target)
        sync(target.parent)
    finally:
        part.unlink(missing_ok=True)


def restore(address: str, copy: Path, programs: Path | None) -> None:
    """Fill a database that has no tables, wholly or not at all.

    :raises InputError: if it has some, or the file is no copy of ours
    """
    check_known(_form(copy, programs), str(copy))
    database = PostgreSQL(address)
    try:
        with database.explained():
            with database.engine.connect() as connection:
                if inspect(connection).get_table_names():
                    raise InputError("database-not-empty", file=database.name)
            words = ("--single-transaction", "--exit-on-error", *_quietly())
            _run("pg_restore", programs, *words, str(copy), to=address)
    finally:
        database.close()


def _form(copy: Path, programs: Path | None) -> str | None:
    words = ("--data-only", "--table=alembic_version", "--file=-")
    told = _VERSION.search(_run("pg_restore", programs, *words, str(copy)))
    return None if told is None else told[1]


def _quietly() -> tuple[str, ...]:
    """Return what leaves out who owns what, and never asks for a password."""
    return "--no-owner", "--no-privileges", "--no-password"


def _run(program: str, programs: Path | None, *words: str, to: str = "") -> str:
    """Run one of the programs and return what it prints.

    :raises InputError: if it is not there, or says that something is wrong
    """
    environment, where = dict(os.environ), []
    if to:
        # What stands among the words of a command can be read by everybody on the machine.
        told = conninfo_to_dict(to, **Address(to).added)
        password = told.pop("password", None)
        if password is not None:
            environment["PGPASSWORD"] = str(password)
        where = [f"--dbname={make_conninfo('', **told)}"]
    done = subprocess.run(  # noqa: S603 (our own words)
        [_found(program, programs), *where, *words],
        env=environment, stdin=subprocess.DEVNULL, capture_output=True, check=False,
    )  # fmt: skip
    if done.returncode:
        reason = " ".join(done.stderr.decode(errors="replace").split())
        raise InputError("program-failed", program=program, reason=reason)
    return done.stdout.decode(errors="replace")


def _found(program: str, programs: Path | None) -> str:
    for folder in _folders(programs):
        if (found := shutil.which(program, path=folder)) is not None:
            return found
    raise InputError("program-missing", program=program, setting="SANSATOUT_PG_BIN")


def _folders(programs: Path | None) -> Iterator[str | None]:
    if programs is not None:
        yield str(programs)
        return
    yield os.environ.get("PATH")
    yield str(Path(sys.executable).parent)
    versions = sorted(Path("/", _SYSTEM).glob("*/bin"), key=lambda one: one.parent.name.zfill(4))
    yield from (str(one) for one in reversed(versions))

"""``sansatout move``: everything that is kept, into a database of another kind."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path
from typing import Annotated, NamedTuple

import typer

from sansatout.cli.texts import text
from sansatout.errors import InputError

__all__ = ["command"]


class _Place(NamedTuple):
    """Where a database is: at an address, or in a file."""

    address: str
    file: Path


def command(
    *,
    source: Annotated[str, typer.Option("--from", metavar="FILE|URL", help=text("cli-move-from"))],
    target: Annotated[str, typer.Option("--to", metavar="FILE|URL", help=text("cli-move-to"))],
) -> int:
    """Copy all of it."""
    from sansatout.server.store.moving import move
    from sansatout.server.store.opening import opened

    there, here = _place(source), _place(target)
    _check(there, here)
    is_new = not here.address and not here.file.exists()
    try:
        with closing(opened(*there)) as found, closing(opened(*here)) as made:
            moved = move(found, made)
            told = {"source": found.name, "target": made.name, "events": moved["events"]}
    except BaseException:
        if is_new:
            for part in here.file.parent.glob(f"{here.file.name}*"):
                part.unlink()
        raise
    typer.echo(text("cli-move-done", rows=sum(moved.values()), **told))
    return 0


def _place(told: str) -> _Place:
    """Return what somebody means by an address or a path.

    :raises InputError: if it is an address of no database
    """
    from sansatout.server.store.opening import is_address, shown, sqlite_file

    if not is_address(told):
        return _Place("", Path(told))
    shown(told, Path())
    named = sqlite_file(told, Path())
    return _Place(told, Path()) if named is None else _Place("", named)


def _check(there: _Place, here: _Place) -> None:
    """Look at both before either is touched.

    :raises InputError: if they are one, or the first is none, or the second cannot be made
    """
    from sansatout.server.store.backup import SQLITE, begins_with

    if there.address == here.address and there.file.absolute() == here.file.absolute():
        raise InputError("move-same", place=there.address or there.file)
    if not here.address and here.file.is_dir():
        raise InputError("database-not-empty", file=str(here.file))
    if there.address:
        return
    if not there.file.is_file():
        raise InputError("no-database", file=str(there.file))
    if not begins_with(SQLITE, there.file):
        raise InputError("database-not-ours", file=str(there.file))

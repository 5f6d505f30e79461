"""``sansatout move``: everything that is kept, into a database of another kind."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from sansatout.cli.texts import text
from sansatout.errors import InputError

if TYPE_CHECKING:
    from sansatout.server.store.database import Database

__all__ = ["command"]


def command(
    *,
    source: Annotated[str, typer.Option("--from", metavar="FILE|URL", help=text("cli-move-from"))],
    target: Annotated[str, typer.Option("--to", metavar="FILE|URL", help=text("cli-move-to"))],
) -> int:
    """Copy all of it."""
    from sansatout.server.store.moving import move

    with closing(_opened(source, must_exist=True)) as found, closing(_opened(target)) as made:
        moved = move(found, made)
        told = {"source": found.name, "target": made.name, "events": moved["events"]}
    typer.echo(text("cli-move-done", rows=sum(moved.values()), **told))
    return 0


def _opened(place: str, *, must_exist: bool = False) -> Database:
    from sansatout.server.store.opening import opened, sqlite_file

    is_address = "://" in place or "=" in place
    address, path = (place, Path()) if is_address else ("", Path(place))
    file = sqlite_file(address, path)
    if must_exist and file is not None and not file.is_file():
        raise InputError("no-database", file=str(file))
    return opened(address, path)

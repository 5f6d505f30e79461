"""``sansatout backup``: everything the page keeps, in one file."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from sansatout.cli.kept import Data, DatabaseUrl, kept_config
from sansatout.cli.texts import text

__all__ = ["command"]


def command(
    file: Annotated[Path, typer.Argument(help=text("cli-backup-file"), metavar="FILE")],
    *,
    data: Data = None,
    database: DatabaseUrl = None,
) -> int:
    """Copy the database, whoever else uses it."""
    from sansatout.server.store.backup import back_up

    back_up(kept_config(data, database), file)
    typer.echo(text("cli-backup-done", file=file))
    return 0

"""``sansatout backup``: everything the page keeps, in one file."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from sansatout.cli.texts import text

__all__ = ["command"]


def command(
    file: Annotated[Path, typer.Argument(help=text("cli-backup-file"), metavar="FILE")],
    *,
    data: Annotated[Path | None, typer.Option(file_okay=False, help=text("cli-serve-data"))] = None,
) -> int:
    """Copy the database, whoever else uses it."""
    from sansatout.server.environment import config_from
    from sansatout.server.store.sqlite import back_up

    config = config_from(os.environ, **({} if data is None else {"data": data}))
    back_up(config.database, file)
    typer.echo(text("cli-backup-done", file=file))
    return 0

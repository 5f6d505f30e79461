"""``sansatout backup``: everything the page keeps, in one file."""

from __future__ import annotations

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
    from sansatout.server.config import Config, data_folder
    from sansatout.server.store.backup import back_up

    back_up(Config(data=data or data_folder()).database, file)
    typer.echo(text("cli-backup-done", file=file))
    return 0

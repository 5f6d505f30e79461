"""``sansatout restore``: what a backup has, where nothing is kept yet."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from sansatout.cli.kept import Data, DatabaseUrl, kept_config
from sansatout.cli.texts import text

__all__ = ["command"]


def command(
    file: Annotated[Path, typer.Argument(help=text("cli-restore-file"), metavar="FILE")],
    *,
    data: Data = None,
    database: DatabaseUrl = None,
) -> int:
    """Put a copy in its place."""
    from sansatout.server.store.backup import restore
    from sansatout.server.store.opening import shown

    config = kept_config(data, database)
    restore(config, file)
    kept = shown(config.database, config.file)
    typer.echo(text("cli-restore-done", file=file, database=kept))
    return 0

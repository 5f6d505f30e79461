"""Which database a command is about that copies it."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from sansatout.cli.texts import text

if TYPE_CHECKING:
    from sansatout.server.config import Config

__all__ = ["Data", "DatabaseUrl", "kept_config"]

Data = Annotated[Path | None, typer.Option(file_okay=False, help=text("cli-serve-data"))]
DatabaseUrl = Annotated[str | None, typer.Option(metavar="URL", help=text("cli-serve-database"))]


def kept_config(data: Path | None, database: str | None) -> Config:
    """Return the settings of the environment with what the command was told.

    :raises InputError: if one of them is none
    """
    from sansatout.server.environment import config_from

    told = {"data": data, "database": database}
    return config_from(
        os.environ, **{name: value for name, value in told.items() if value is not None}
    )

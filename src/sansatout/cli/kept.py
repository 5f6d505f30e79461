"""Which database a command is about."""

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


def kept_config(data: Path | None, database: str | None, **more: str | None) -> Config:
    """Return the settings of the environment with what the command was told.

    Who names a folder means the file in it, whatever database the environment names.

    :raises InputError: if one of them is none, or both a folder and a database are named
    """
    from sansatout.errors import InputError
    from sansatout.server.environment import config_from

    if data is not None and database:
        raise InputError("two-databases")
    if data is not None:
        database = ""
    told = {"data": data, "database": database, **more}
    return config_from(
        os.environ, **{name: value for name, value in told.items() if value is not None}
    )

"""``sansatout export``: everything that is kept of a person, in one file."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Annotated

import typer

from sansatout.cli.texts import text

__all__ = ["command"]

_PRIVATE = 0o600


def command(
    person: Annotated[str, typer.Argument(help=text("cli-person"), metavar="PERSON")],
    file: Annotated[Path, typer.Argument(help=text("cli-backup-file"), metavar="FILE")],
    *,
    data: Annotated[Path | None, typer.Option(file_okay=False, help=text("cli-serve-data"))] = None,
    database: Annotated[
        str | None, typer.Option(metavar="URL", help=text("cli-serve-database"))
    ] = None,
) -> int:
    """Write what the database has of a person."""
    from sansatout.errors import InputError
    from sansatout.server.environment import config_from
    from sansatout.server.personal.offline import export_person

    if file.exists():
        raise InputError("backup-exists", file=str(file))
    told = {"data": data, "database": database}
    config = config_from(
        os.environ, **{name: value for name, value in told.items() if value is not None}
    )
    everything = json.dumps(export_person(config, person), ensure_ascii=False, indent=2)
    made = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, _PRIVATE)
    with os.fdopen(made, "w", encoding="utf-8") as opened:
        opened.write(f"{everything}\n")
    typer.echo(text("cli-export-done", file=file, person=person))
    return 0

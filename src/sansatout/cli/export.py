"""``sansatout export``: everything that is kept of a person, in one file."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Annotated

import typer

from sansatout.cli.kept import Data, DatabaseUrl, kept_config
from sansatout.cli.texts import text

__all__ = ["command"]

_PRIVATE = 0o600


def command(
    person: Annotated[str, typer.Argument(help=text("cli-person"), metavar="PERSON")],
    file: Annotated[Path, typer.Argument(help=text("cli-backup-file"), metavar="FILE")],
    *,
    data: Data = None,
    database: DatabaseUrl = None,
) -> int:
    """Write what the database has of a person."""
    from sansatout.errors import InputError
    from sansatout.server.personal.offline import export_person

    if file.exists():
        raise InputError("backup-exists", file=str(file))
    config = kept_config(data, database)
    everything = json.dumps(export_person(config, person), ensure_ascii=False, indent=2)
    made = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, _PRIVATE)
    with os.fdopen(made, "w", encoding="utf-8") as opened:
        opened.write(f"{everything}\n")
    typer.echo(text("cli-export-done", file=file, person=person))
    return 0

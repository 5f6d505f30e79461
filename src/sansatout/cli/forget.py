"""``sansatout forget``: nothing of a person is kept any more."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from sansatout.cli.texts import text

__all__ = ["command"]


def command(
    person: Annotated[str, typer.Argument(help=text("cli-person"), metavar="PERSON")],
    *,
    data: Annotated[Path | None, typer.Option(file_okay=False, help=text("cli-serve-data"))] = None,
    database: Annotated[
        str | None, typer.Option(metavar="URL", help=text("cli-serve-database"))
    ] = None,
) -> int:
    """Forget a person in the database."""
    from sansatout.server.environment import config_from
    from sansatout.server.personal.offline import forget_person

    told = {"data": data, "database": database}
    config = config_from(
        os.environ, **{name: value for name, value in told.items() if value is not None}
    )
    found = forget_person(config, person)
    typer.echo(
        text(
            "cli-forget-done", person=person, tables=found.tables, lines=found.lines,
            sheets=found.sheets, classes=found.classes,
        )
    )  # fmt: skip
    return 0

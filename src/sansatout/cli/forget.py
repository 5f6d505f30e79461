"""``sansatout forget``: nothing of a person is kept any more."""

from __future__ import annotations

from typing import Annotated

import typer

from sansatout.cli.kept import Data, DatabaseUrl, kept_config
from sansatout.cli.texts import text

__all__ = ["command"]


def command(
    person: Annotated[str, typer.Argument(help=text("cli-person"), metavar="PERSON")],
    *,
    data: Data = None,
    database: DatabaseUrl = None,
) -> int:
    """Forget a person in the database."""
    from sansatout.server.personal.offline import forget_person

    config = kept_config(data, database)
    found = forget_person(config, person)
    typer.echo(
        text(
            "cli-forget-done", person=person, tables=found.tables, lines=found.lines,
            sheets=found.sheets, classes=found.classes,
        )
    )  # fmt: skip
    return 0

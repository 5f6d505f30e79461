"""``sansatout replay``: fold an event file and show where it leads."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from sansatout.cli.event_files import events_of
from sansatout.cli.texts import language, text

__all__ = ["command"]


def command(
    file: Annotated[Path, typer.Argument(help=text("cli-replay-file"))],
    *,
    as_json: Annotated[bool, typer.Option("--json", help=text("cli-json"))] = False,
) -> int:
    """Print the state, the sheet and the first error; the exit code is 1 if there is one."""
    from sansatout.table.fold import replay
    from sansatout.table.view import view

    done = replay(events_of(file))
    if as_json:
        error = None if done.error is None else done.error.text(language())
        state = None if done.table is None else view(done.table, None)
        told = {"valid": len(done.valid), "error": error, "state": state}
        typer.echo(json.dumps(msgspec.to_builtins(told)))
        return int(done.error is not None)
    if done.table is not None:
        from sansatout.cli.table_text import table_text

        typer.echo(table_text(done.table))
    typer.echo(text("cli-replay-valid", count=len(done.valid)))
    if done.error is not None:
        typer.echo(text("cli-replay-stopped", error=done.error.text(language())), err=True)
    return int(done.error is not None)

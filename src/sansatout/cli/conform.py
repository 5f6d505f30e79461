"""``sansatout conform``: check vector files against the program."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from sansatout.cli.texts import text

__all__ = ["command"]


def command(
    files: Annotated[list[Path], typer.Argument(metavar="FILE…", help=text("cli-conform-files"))],
) -> int:
    """Print every mismatch and the counts; the exit code is 1 if anything failed."""
    from sansatout.conform import run

    report = run(files)
    for line in report.lines():
        typer.echo(line)
    return report.exit_code

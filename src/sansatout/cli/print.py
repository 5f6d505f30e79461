"""``sansatout print``: deals, sheets, cards, certificates and lessons as PDF."""

from __future__ import annotations

import sys
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from sansatout.cli.texts import language, text
from sansatout.errors import InputError
from sansatout.printing.compiling import Job, PageLook, PageSize, compiled

__all__ = ["command"]


class Printable(StrEnum):
    """What can be printed."""

    DEALS = "deals"


def command(
    kind: Annotated[Printable, typer.Argument(help=text("cli-print-kind"))],
    what: Annotated[str, typer.Argument(help=text("cli-print-what"))] = "-",
    *,
    output: Annotated[Path | None, typer.Option(help=text("cli-print-output"))] = None,
    paper: Annotated[PageSize, typer.Option(help=text("cli-print-paper"))] = PageSize.A4,
) -> None:
    """Write the PDF of what the arguments name."""
    if output is None and sys.stdout.isatty():
        raise InputError("cli-print-terminal")
    look = PageLook(language(), paper)
    job = _deals(what, look)
    done = compiled(job)
    assert isinstance(done, bytes), "a PDF is one file"
    if output is None:
        sys.stdout.buffer.write(done)
    else:
        output.write_bytes(done)


def _deals(what: str, look: PageLook) -> Job:
    from sansatout.cli.dealt import dealt
    from sansatout.printing.deals import hand_records, records_of

    return hand_records(records_of(dealt(what)), look)

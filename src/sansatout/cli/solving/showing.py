"""How a long run is shown: lines for what a person should know, a bar where one looks on."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager

import typer

from sansatout.cli.solving.writing import Listener
from sansatout.cli.texts import text

__all__ = ["listening"]


@contextmanager
def listening() -> Iterator[Listener]:
    """Give who is told; on a terminal a bar shows how much is done and how long it will take."""
    if not sys.stderr.isatty():
        yield Listener(lambda line: typer.echo(line, err=True), lambda *_: None)
        return
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        Progress,
        TaskProgressColumn,
        TextColumn,
        TimeRemainingColumn,
    )

    console = Console(stderr=True, highlight=False, markup=False, soft_wrap=True)
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(),
               TimeRemainingColumn(), TextColumn("{task.fields[boards]}"))  # fmt: skip
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task(text("cli-solve-progress"), total=None, boards="")

        def progress(done: int, total: int, boards: int) -> None:
            bar.update(task, completed=done, total=total, boards=str(boards))

        yield Listener(console.print, progress)

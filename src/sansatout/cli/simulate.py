"""``sansatout simulate``: rubbers by players who choose at random."""

from __future__ import annotations

import json
import time
from random import Random
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table as RichTable

from sansatout.cli.texts import text
from sansatout.errors import InputError
from sansatout.variants import VARIANTS, game

__all__ = ["command"]


def command(
    variant: Annotated[str, typer.Argument(help=text("cli-variant", games=", ".join(VARIANTS)))],
    *,
    rubbers: Annotated[int, typer.Option(help=text("cli-simulate-rubbers"))] = 10,
    seed: Annotated[int, typer.Option(help=text("cli-simulate-seed"))] = 0,
    progress: Annotated[bool, typer.Option("--progress", help=text("cli-progress"))] = False,
    as_json: Annotated[bool, typer.Option("--json", help=text("cli-json"))] = False,
) -> None:
    """Play rubbers and print counts, averages and speed."""
    from sansatout.lab.simulation import simulate

    game(variant)
    if rubbers < 1:
        raise InputError("cli-at-least-one", name="--rubbers", value=rubbers)
    with Progress(console=Console(stderr=True), disable=not progress) as bar:
        task = bar.add_task(variant, total=rubbers)
        start = time.perf_counter()
        report = simulate(
            variant, rubbers, Random(seed), lambda done: bar.update(task, completed=done)
        )
        spent = time.perf_counter() - start
    plain = report.plain()
    if as_json:
        typer.echo(json.dumps(plain))
        return
    _print(plain, report.deals / spent)


def _print(plain: dict[str, object], speed: float) -> None:
    table = RichTable(box=None, show_header=False)
    for name, value in plain.items():
        shown = (
            ", ".join(f"{key} {one}" for key, one in value.items())
            if isinstance(value, dict)
            else str(value)
        )
        table.add_row(text(f"cli-simulated-{name.replace('_', '-')}"), shown)
    table.add_row(text("cli-simulated-speed"), f"{speed:.0f}")
    Console().print(table)

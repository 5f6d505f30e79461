"""``sansatout accuracy``: how accurately a player of a file plays, beside what experts reach."""

from __future__ import annotations

import json
import sys
from concurrent.futures import ThreadPoolExecutor
from math import isinf
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from sansatout.cli.texts import text
from sansatout.errors import InputError

if TYPE_CHECKING:
    from sansatout.formats.records import GameRecord
    from sansatout.lab.accuracy import Accuracy, Judged
    from sansatout.lab.intervals import Interval, Share
    from sansatout.seats import Seat

__all__ = ["command"]

MOST_NAMES = 12


def command(
    file: Annotated[Path, typer.Argument(help=text("cli-accuracy-file"))],
    *,
    player: Annotated[str, typer.Option(metavar="NAME", help=text("cli-accuracy-player"))],
    as_json: Annotated[bool, typer.Option("--json", help=text("cli-json"))] = False,
) -> None:
    """Write the figures of a player."""
    from sansatout.formats.files import read
    from sansatout.lab.accuracy import accuracy, games_of, players_of

    book = read(file)
    games = games_of(book, player)
    if not games:
        raise _nobody(player, file.name, [name for name, _ in players_of(book).most_common()])
    found = accuracy(_all_judged(games))
    if not found.deals:
        raise InputError("cli-accuracy-no-play", name=player, file=file.name)
    if as_json:
        typer.echo(json.dumps({"player": player, "games": len(games)} | found.as_json()))
        return
    typer.echo(text("cli-accuracy-of", name=player, deals=len(found.deals), games=len(games)))
    _print(found)


def _nobody(player: str, file: str, names: list[str]) -> InputError:
    if not names:
        return InputError("cli-accuracy-no-names", file=file)
    more = ", …" if len(names) > MOST_NAMES else ""
    expected = ", ".join(names[:MOST_NAMES]) + more
    return InputError("cli-accuracy-nobody", name=player, file=file, expected=expected)


def _all_judged(games: list[tuple[GameRecord, Seat]]) -> list[Judged | None]:
    """Judge on all cores: the solver lets others work while it searches."""
    from sansatout.lab.accuracy import judged
    from sansatout.solver.tables import cores

    with ThreadPoolExecutor(cores()) as pool:
        found = pool.map(lambda game: judged(*game), games)
        if not sys.stderr.isatty():
            return list(found)
        from rich.console import Console
        from rich.progress import track

        console = Console(stderr=True)
        about = text("cli-solve-progress")
        return list(track(found, about, len(games), console=console, transient=True))


def _print(found: Accuracy) -> None:
    from rich.console import Console
    from rich.table import Table

    from sansatout.lab.yardsticks import PUBLISHED

    leads, cards = (f"{100 * PUBLISHED[name]:g} %" for name in ("good_leads", "costly_cards"))
    table = Table(box=None)
    for heading in ("what", "mean", "interval", "of-all", "experts"):
        label = "" if heading == "what" else text(f"cli-accuracy-{heading}")
        table.add_column(label, justify="left" if heading == "what" else "right")
    table.add_row(text("cli-accuracy-leads"), *_share(found.leads()), leads)
    table.add_row(text("cli-accuracy-suit"), *_share(found.leads(trumps=True)), "")
    table.add_row(text("cli-accuracy-no-trump"), *_share(found.leads(trumps=False)), "")
    for role, declaring, experts in (("declaring", True, f"< {cards}"), ("defending", False, "")):
        share, lost = found.costly(declaring=declaring), found.lost(declaring=declaring)
        deals = len(found.of(declaring=declaring))
        table.add_row(text(f"cli-accuracy-{role}"), *_share(share), experts)
        table.add_row(text(f"cli-accuracy-{role}-lost"), *_mean(lost, deals), "")
    Console(highlight=False).print(table)


def _share(share: Share) -> tuple[str, str, str]:
    if not share.of:
        return "", "", "0"
    low, high = share.ends
    return f"{100 * share.mean:.1f} %", f"{100 * low:.1f} … {100 * high:.1f} %", str(share.of)


def _mean(mean: Interval, deals: int) -> tuple[str, str, str]:
    if not deals:
        return "", "", "0"
    ends = f"{max(0.0, mean.mean - mean.margin):.2f} … {mean.mean + mean.margin:.2f}"
    return f"{mean.mean:.2f}", "" if isinf(mean.margin) else ends, str(deals)

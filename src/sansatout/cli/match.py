"""``sansatout match``: a team match between two kinds of robots."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table as RichTable

from sansatout.cli.texts import text
from sansatout.errors import InputError
from sansatout.variants import VARIANTS, game

if TYPE_CHECKING:
    from sansatout.lab.match import Match, MatchReport, Summary
    from sansatout.lab.sequential import Decider

__all__ = ["command"]


def command(  # noqa: PLR0913 (one parameter for each option)
    a: Annotated[str, typer.Argument(help=text("cli-match-player"))],
    b: Annotated[str, typer.Argument(help=text("cli-match-player"))],
    *,
    variant: Annotated[
        str, typer.Option(help=text("cli-variant", games=", ".join(VARIANTS)))
    ] = "duplicate",
    boards: Annotated[int, typer.Option(help=text("cli-match-boards"))] = 16,
    seed: Annotated[int, typer.Option(help=text("cli-match-seed"))] = 0,
    same_auction: Annotated[
        bool, typer.Option("--same-auction", help=text("cli-match-same-auction"))
    ] = False,
    decide: Annotated[
        float | None, typer.Option(metavar="IMPS", help=text("cli-match-decide"))
    ] = None,
    workers: Annotated[int | None, typer.Option(help=text("cli-match-workers"))] = None,
    json_file: Annotated[
        Path | None, typer.Option("--json", metavar="FILE", help=text("cli-match-json"))
    ] = None,
    pbn_file: Annotated[
        Path | None, typer.Option("--pbn", metavar="FILE", help=text("cli-match-pbn"))
    ] = None,
) -> None:
    """Play the match and print who won by how much."""
    from sansatout.lab.match import Match
    from sansatout.lab.match_table import Player
    from sansatout.lab.sequential import Decider, GainQuestion
    from sansatout.solver.tables import cores

    played = game(variant)
    if played.players != 4:
        raise InputError("match-needs-four", variant=variant)
    if boards < 1:
        raise InputError("cli-at-least-one", name="--boards", value=boards)
    match = Match(Player.parse(a), Player.parse(b), played, seed, same_auction)
    decider = None if decide is None else Decider(GainQuestion(decide))
    report = _played(match, boards, workers or cores(), decider, records=pbn_file is not None)
    if json_file is not None:
        plain = report.as_json() | ({} if decider is None else {"decided": decider.as_json()})
        json_file.write_text(json.dumps(plain, indent=1) + "\n", encoding="utf-8")
    if pbn_file is not None:
        _write_pbn(report, pbn_file)
    _print(report)
    if decider is not None:
        _print_answer(decider, match)


def _played(
    match: Match, boards: int, workers: int, enough: Decider | None, *, records: bool
) -> MatchReport:
    from sansatout.lab.match import play_match
    from sansatout.robots.processes import thinking_processes

    console = Console(stderr=True)
    with Progress(console=console, disable=not console.is_terminal) as bar:
        task = bar.add_task(f"{match.a} – {match.b}", total=boards)

        def done(count: int) -> None:
            bar.update(task, completed=count)

        if workers == 1:
            return play_match(match, boards, None, done, records=records, enough=enough)
        with thinking_processes(workers) as executor:
            return play_match(match, boards, executor, done, records=records, enough=enough)


def _write_pbn(report: MatchReport, path: Path) -> None:
    from sansatout.formats import pbn
    from sansatout.formats.records import Book

    pbn.dump(Book(tuple(record for board in report.boards for record in board.records)), path)


def _print(report: MatchReport) -> None:
    match = report.match
    console = Console()
    console.print(text("cli-match-imps", a=str(match.a), b=str(match.b), imps=str(report.imps)))
    console.print(text("cli-match-points", points=str(report.points), boards=len(report.boards)))
    table = RichTable(box=None)
    table.add_column("", no_wrap=True)
    for heading in ("declarer", "defence", "double-dummy", "par", "seconds"):
        table.add_column(text(f"cli-match-{heading}"), overflow="fold")
    for name, player in (("a", match.a), ("b", match.b)):
        table.add_row(str(player), *_figures(report.of(name)))
    console.print(table)


def _print_answer(decider: Decider, match: Match) -> None:
    told = f"cli-match-{decider.answer.value}"
    Console().print(text(told, a=str(match.a), gain=f"{decider.question.gain:g}"))


def _figures(summary: Summary) -> tuple[str, ...]:
    times = summary.seconds
    return (
        str(summary.declarer_loss),
        str(summary.defence_loss),
        str(summary.against_double_dummy),
        "" if summary.to_par is None else str(summary.to_par),
        f"{times['median']:.3f} / {times['p95']:.3f} / {times['most']:.3f}" if times else "",
    )

"""``sansatout lab``: run an experiment told in a file."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as RichTable

from sansatout.cli.texts import text, visible
from sansatout.errors import InputError

if TYPE_CHECKING:
    from sansatout.lab.experiments.counting import Line
    from sansatout.lab.experiments.crews import LabCrew
    from sansatout.lab.experiments.experiment import Experiment
    from sansatout.lab.experiments.running import LabFigures
    from sansatout.lab.experiments.shards import ShardFolder

__all__ = ["command"]

_RUN = "run"


def command(  # noqa: PLR0913 (one parameter for each option)
    what: Annotated[str, typer.Argument(metavar=_RUN, help=text("cli-lab-what"))],
    file: Annotated[Path, typer.Argument(help=text("cli-lab-file"))],
    *,
    folder: Annotated[Path | None, typer.Option(help=text("cli-lab-folder"))] = None,
    workers: Annotated[int | None, typer.Option(help=text("cli-match-workers"))] = None,
    cluster: Annotated[
        str | None, typer.Option(metavar="tcp://…", help=text("cli-lab-cluster"))
    ] = None,
    count: Annotated[int | None, typer.Option(help=text("cli-lab-count"))] = None,
    json_file: Annotated[
        Path | None, typer.Option("--json", metavar="FILE", help=text("cli-lab-json"))
    ] = None,
    plots: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help=text("cli-lab-plots"))
    ] = None,
) -> None:
    """Do what is missing of the experiment, count, and tell the figures."""
    from sansatout.lab.experiments.experiment import Experiment
    from sansatout.lab.experiments.running import figures_of
    from sansatout.lab.experiments.shards import ShardFolder

    if what != _RUN:
        raise InputError("lab-verb", text=what, expected=_RUN)
    for name, value in (("--workers", workers), ("--count", count)):
        if value is not None and value < 1:
            raise InputError("cli-at-least-one", name=name, value=value)
    experiment = Experiment.load(file)
    if plots is not None:
        from sansatout.lab.experiments.plots import tools

        tools()  # what is missing is told before the work
    if count is not None:
        experiment = experiment.in_small(count)
    shards = ShardFolder(folder or Path(f"{file.stem}.lab"), experiment)
    with shards.alone():
        todo, broken = shards.missing()
        for half in broken:
            typer.echo(f"sansatout: {text('cli-lab-broken', file=str(half))}", err=True)
        if todo:
            _work(experiment, shards, todo, workers, cluster)
        figures = figures_of(experiment, shards)
    if plots is not None:
        _draw(figures, plots)
    if json_file is not None:
        _write_json(figures, json_file)
    _print(figures)


def _crew(workers: int | None, cluster: str | None, shards: int) -> LabCrew:
    from sansatout.lab.experiments.crews import AloneCrew, ClusterCrew, LocalCrew
    from sansatout.solver.tables import cores

    if cluster is not None:
        return ClusterCrew(cluster)
    many = min(workers or cores(), shards)
    return AloneCrew() if many == 1 else LocalCrew(many)


def _work(
    experiment: Experiment,
    shards: ShardFolder,
    todo: list[int],
    workers: int | None,
    cluster: str | None,
) -> None:
    from sansatout.lab.experiments.running import do_shards

    dealing, console = experiment.dealing, Console(stderr=True)
    told = TextColumn("{task.description}", markup=False)
    columns = told, BarColumn(), MofNCompleteColumn()
    with (
        _crew(workers, cluster, len(todo)) as crew,
        Progress(
            *columns, TimeRemainingColumn(), console=console, disable=not console.is_terminal
        ) as bar,
    ):
        done = dealing.count - sum(map(dealing.size, todo))
        task = bar.add_task(visible(experiment.title), total=dealing.count, completed=done)
        do_shards(experiment, shards, crew, todo, lambda deals: bar.advance(task, deals))


def _draw(figures: LabFigures, folder: Path) -> None:
    from sansatout.lab.experiments.plots import draw

    folder.mkdir(parents=True, exist_ok=True)
    for plot in figures.experiment.plots:
        drawn = draw(plot, figures.figures[plot.of])
        (folder / f"{plot.name}.svg").write_text(drawn, encoding="utf-8")


def _write_json(figures: LabFigures, path: Path) -> None:
    """Write the figures, a line of the file for each of their lines."""
    plain = figures.as_json()
    head = [f" {json.dumps(k)}: {_json(v)}," for k, v in plain.items() if k != "figures"]
    body = [
        f"  {json.dumps(name, ensure_ascii=False)}: [\n   "
        + ",\n   ".join(map(_json, lines))
        + "\n  ]"
        for name, lines in figures.figures.items()
    ]
    whole = "\n".join(["{", *head, ' "figures": {', ",\n".join(body), " }", "}"])
    path.write_text(whole + "\n", encoding="utf-8")


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def _print(figures: LabFigures) -> None:
    console, dealing = Console(markup=False, emoji=False), figures.experiment.dealing
    told = {"deals": dealing.count, "rows": figures.rows, "seed": str(dealing.seed)}
    console.print(text("cli-lab-done", **told), highlight=False)
    for name, lines in figures.figures.items():
        table = RichTable(title=visible(name), title_justify="left", box=None)
        for heading in lines[0] if lines else ():
            table.add_column(text(f"cli-lab-{heading}") if heading in _TOLD else heading)
        for line in lines:
            table.add_row(*(_shown(line, heading) for heading in line))
        console.print(table)


def _shown(line: Line, heading: str) -> str:
    """Return a figure; one row alone says nothing of how far others lie from it."""
    return "" if line[heading] is None else visible(str(line[heading]))


_TOLD = ("n", "mean", "low", "high", "share", "from")
"""The columns that are not fields of the file's own."""

"""Run an experiment: do the shards that are missing, then count the rows of all of them.

A shard's deals come from the seed of the file and the shard's number, and rows are counted in the
order of the shards: how many work at it, and how often it was stopped, changes no figure.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, CancelledError, Future, wait
from dataclasses import dataclass
from random import Random
from typing import Final

from sansatout.chance import random_deals
from sansatout.errors import InputError
from sansatout.lab.experiments.counting import Counting, Line
from sansatout.lab.experiments.crews import LabCrew
from sansatout.lab.experiments.experiment import Experiment
from sansatout.lab.experiments.shards import ShardFolder
from sansatout.lab.experiments.steps import LabRow, SolvedBoard
from sansatout.lab.match_table import Board

__all__ = ["LabFigures", "do_shards", "figures_of", "shard_rows"]

_AHEAD: Final = 64
"""So many shards are handed in at a time."""
_DEATHS: Final = 3
"""So often in a row a worker may die before it is said aloud."""


@dataclass(frozen=True, slots=True)
class LabFigures:
    """What an experiment gave."""

    experiment: Experiment
    rows: int
    figures: dict[str, list[Line]]

    def as_json(self) -> dict[str, object]:
        """Return the figures as JSON values; the same experiment gives the same ones."""
        dealing = self.experiment.dealing
        return {
            "title": self.experiment.title,
            "deals": dealing.count,
            "seed": dealing.seed,
            "where": dealing.where,
            "rows": self.rows,
            "figures": self.figures,
        }


def shard_rows(experiment: Experiment, number: int) -> list[LabRow]:
    """Do one shard: deal its deals and take every step with each.

    :raises InputError: if a deal that fits the condition is not found
    """
    dealing = experiment.dealing
    chance = Random(f"{dealing.seed} shard {number}")
    rows: list[LabRow] = []
    deals = random_deals(
        dealing.size(number), where=dealing.where, random=chance, tries=dealing.tries
    )
    board = number * dealing.shard
    try:
        for board, deal in enumerate(deals, start=board + 1):  # noqa: B020 (counts on from there)
            solved = SolvedBoard(Board(board, deal), f"{dealing.seed} {board}")
            rows += _done(experiment, solved)
    except InputError as error:
        if error.message != "cli-no-deal-found":
            raise
        raise InputError("lab-no-deal", where=dealing.where or "", tries=dealing.tries) from None
    return rows


def _done(experiment: Experiment, solved: SolvedBoard) -> list[LabRow]:
    rows: list[LabRow] = [{}]
    for step in experiment.steps:
        rows = [row | more for row in rows for more in step.rows(solved, row)]
    return [{"board": solved.board.number} | row for row in rows]


def do_shards(
    experiment: Experiment,
    folder: ShardFolder,
    crew: LabCrew,
    todo: list[int],
    progress: Callable[[int], object] = lambda deals: None,
) -> None:
    """Do these shards and keep each as it is done.

    :param progress: told the deals of every shard that is kept
    :raises InputError: if the work cannot be done, or workers die again and again; the shards
        kept until then stay
    """
    waiting, under_way = deque(todo), dict[Future[list[LabRow]], int]()
    deaths = 0
    while waiting or under_way:
        while waiting and len(under_way) < _AHEAD:
            number = waiting.popleft()
            try:
                future = crew.submit(shard_rows, experiment, number)
            except Exception as error:
                if not crew.died(error):
                    raise
                waiting.appendleft(number)
                break
            under_way[future] = number
            if future.done():
                break
        ended, _ = wait(under_way, timeout=1, return_when=FIRST_COMPLETED)
        crew.check()
        died = not under_way
        for future in ended:
            number = under_way.pop(future)
            rows = _result(future, crew)
            if rows is None:
                waiting.appendleft(number)
                died = True
            else:
                folder.write(number, rows)
                progress(experiment.dealing.size(number))
                deaths = 0
        if died:
            deaths += 1
            if deaths > _DEATHS:
                raise InputError("lab-worker-died", count=deaths)
            waiting.extendleft(under_way.values())
            under_way.clear()
            crew.mend()


def _result(future: Future[list[LabRow]], crew: LabCrew) -> list[LabRow] | None:
    """Return what a shard gave; ``None`` if who did it died."""
    try:
        return future.result()
    except CancelledError:
        return None
    except Exception as error:
        if crew.died(error):
            return None
        if isinstance(error, ImportError | AttributeError):
            # A worker of a cluster that has another Sansatout, or none.
            raise InputError("lab-worker-differs", reason=str(error)[:120]) from error
        raise


def figures_of(experiment: Experiment, folder: ShardFolder) -> LabFigures:
    """Count the rows of all shards."""
    countings = [Counting(figure) for figure in experiment.figures]
    rows = 0
    for row in folder.rows():
        rows += 1
        for counting in countings:
            counting.add(row)
    return LabFigures(experiment, rows, {one.figure.name: one.lines() for one in countings})

"""The ladder of robots: matches on identical auctions, mistakes counted, bidding systems compared.

Card play is compared on the same boards and the same auctions, so that rungs can be read beside one
another. Every figure comes with its 95 % interval; on a slow machine a match ends early, after its
share of the minutes, and the number of boards is told.

    python benchmarks/robots.py [--boards 64] [--minutes 15] [--seed 1] [--workers 2] [--write]
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import time
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

from sansatout.lab.match import BoardResult, Match, Report, interval, play_board
from sansatout.lab.match_table import Player

RESULTS = Path(__file__).parent / "results" / "robots.json"
LADDER = (("expert", "club", 0.1), ("club", "uniform", 0.0), ("club", "novice", 0.5))
SHARES = {"expert": 0.45, "uniform": 0.3, "novice": 0.15, "bidding": 0.1}
GOALS = {"median": 0.150, "p95": 1.0, "deal": 8.0}
LOSS_GOAL = 0.7


def played(
    match: Match, boards: int, seconds: float, executor: ProcessPoolExecutor, workers: int
) -> Report:
    """Play boards until all are done or the time is up."""
    results: list[BoardResult] = []
    end = time.monotonic() + seconds
    while len(results) < boards and (time.monotonic() < end or len(results) < workers):
        first = len(results) + 1
        numbers = range(first, min(first + 2 * workers, boards + 1))
        results += executor.map(partial(play_board, match), numbers)
    return Report(match, tuple(results))


def show(name: str, report: Report, goal: float | None = None) -> dict[str, object]:
    """Print a match and return it as JSON values."""
    imps, boards = report.imps, len(report.boards)
    wanted = "" if goal is None else f"  (goal {goal:+.1f})"
    print(f"{name:28} {imps} IMPs a board, {report.points} points, {boards} boards{wanted}")
    for key, player in (("a", report.match.a), ("b", report.match.b)):
        one = report.of(key)
        print(
            f"    {player!s:20} lost declaring {one.declarer_loss}, defending {one.defence_loss}; "
            f"over double dummy {one.against_double_dummy}; over par {one.to_par}"
        )
        print(f"    {'':20} seconds {one.seconds}")
    return report.as_json(boards=False) | {"goal": goal}


def losses(reports: list[Report], level: str) -> dict[str, object]:
    """Return what a level gave away on the boards that all matches have in common."""
    least = min(len(report.boards) for report in reports)
    declaring, defending = [], []
    for report in reports:
        for board in report.boards[:least]:
            for table in board.tables:
                if table.declaring.startswith(f"{level}:"):
                    declaring.append(table.lost_declaring)
                if table.defending.startswith(f"{level}:"):
                    defending.append(table.lost_defending)
    return {
        "boards": least,
        "declaring": interval(declaring).as_json(),
        "defending": interval(defending).as_json(),
    }


def main() -> None:
    """Play the ladder and print it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--boards", type=int, default=64)
    parser.add_argument("--minutes", type=float, default=15.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=len(os.sched_getaffinity(0)))
    parser.add_argument("--write", action="store_true", help=f"write {RESULTS.name}")
    chosen = parser.parse_args()
    found: dict[str, object] = {"seed": chosen.seed}
    with ProcessPoolExecutor(chosen.workers, multiprocessing.get_context("spawn")) as executor:
        reports = []
        for a, b, goal in LADDER:
            match = Match(Player(a), Player(b), seed=chosen.seed, same_auction=True)
            share = SHARES["expert" if a == "expert" else b]
            seconds = 60 * chosen.minutes * share
            report = played(match, chosen.boards, seconds, executor, chosen.workers)
            reports.append(report)
            found[f"{a}-{b}"] = show(f"{a} - {b}", report, goal)
            save(found, write=chosen.write)
        bidding = Match(Player("novice", "culbertson"), Player("novice", "club"), seed=chosen.seed)
        seconds = 60 * chosen.minutes * SHARES["bidding"]
        report = played(bidding, 4 * chosen.boards, seconds, executor, chosen.workers)
        found["culbertson-club"] = show("culbertson - club (bidding)", report)
    levels = {level: losses(reports, level) for level in ("novice", "uniform", "club", "expert")}
    found["losses"] = levels
    print("tricks given away on the same boards, all hands known:")
    for level, loss in levels.items():
        print(f"    {level:10} {loss}")
    save(found, write=chosen.write)


def save(found: dict[str, object], *, write: bool) -> None:
    """Write what is known so far."""
    if write:
        RESULTS.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()

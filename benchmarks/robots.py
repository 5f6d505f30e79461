"""The ladder of robots: matches on identical auctions, mistakes counted, bidding systems compared.

Card play is compared on the same boards and the same auctions, so that rungs can be read beside one
another. Besides, all levels are asked in the same positions, and what their cards give away is
counted: matches part at the first card that differs, so this is far less left to chance. Every
figure comes with its 95 % interval. A part ends after its boards or its share of the minutes, and
the number of boards is told. Parts may be measured one at a time, each with its own
seed: what is written of the others is kept.

    python benchmarks/robots.py [--boards 64] [--minutes 15] [--seed 1] [--workers 2]
        [--only expert-club …] [--write]
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import sys
import time
from collections import deque
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from itertools import islice
from math import sqrt
from pathlib import Path
from statistics import fmean
from typing import Any

from sansatout.lab.bidding import from_par
from sansatout.lab.match import BoardResult, Match, MatchReport, interval, play_board
from sansatout.lab.match_table import Player
from sansatout.lab.positions import ROLES, GivenAway, judge_board

RESULTS = Path(__file__).parent / "results" / "robots.json"
GOALS = {"median": 0.150, "p95": 1.0, "deal": 8.0}
LOSS_GOAL = 0.7


@dataclass(frozen=True)
class Rung:
    """Two players, and how far the first should be ahead."""

    a: Player
    b: Player
    goal: float | None = None

    def match(self, seed: int) -> Match:
        """Return the match; where cards are compared, on identical auctions."""
        return Match(self.a, self.b, seed=seed, same_auction=self.goal is not None)


RUNGS = {
    "expert-club": Rung(Player("expert"), Player("club"), 0.1),
    "expert-uniform": Rung(Player("expert"), Player("uniform"), 0.0),
    "club-uniform": Rung(Player("club"), Player("uniform"), 0.0),
    "club-novice": Rung(Player("club"), Player("novice"), 0.5),
    "culbertson-one-club": Rung(Player("novice", "culbertson"), Player("novice", "one-club")),
}
SHARES = {
    "positions": 0.3,
    "expert-club": 0.3,
    "expert-uniform": 0.2,
    "club-uniform": 0.2,
    "club-novice": 0.1,
    "culbertson-one-club": 0.1,
    "par": 0.1,
}
"""What is measured, and its share of the time."""
ASKED = ("uniform", "club", "expert")
BIDDERS = ("culbertson", "one-club", "standard")


def played(
    match: Match, boards: int, seconds: float, executor: ProcessPoolExecutor, workers: int
) -> MatchReport:
    """Play boards until all are done or the time is up."""
    results: list[BoardResult] = []
    end = time.monotonic() + seconds
    waiting: deque[Future[BoardResult]] = deque()
    numbers = iter(range(1, boards + 1))
    while True:
        ahead = 4 * workers if time.monotonic() < end or not results else 0
        wanted = islice(numbers, max(0, ahead - len(waiting)))
        waiting += [executor.submit(play_board, match, number) for number in wanted]
        if not waiting:
            break
        results.append(waiting.popleft().result())
        told = f"{len(results)} boards, {interval(float(board.imps) for board in results)} IMPs"
        print(told, end="\r", file=sys.stderr, flush=True)
    return MatchReport(match, tuple(results))


def show(name: str, report: MatchReport, goal: float | None = None) -> dict[str, Any]:
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
    ratio = _ratio(*_lost_declaring(report))
    if goal is not None:
        print(f"    {report.match.a}'s declarers give away {ratio} of {report.match.b}'s")
    return report.as_json(boards=False) | {"goal": goal, "declaring_ratio": ratio}


def judged(
    seed: int, boards: int, seconds: float, executor: ProcessPoolExecutor, workers: int
) -> list[dict[str, GivenAway]]:
    """Ask the levels in the positions of boards until all are done or the time is up."""
    found: list[dict[str, GivenAway]] = []
    end = time.monotonic() + seconds
    ask = partial(judge_board, seed, levels=ASKED)
    while len(found) < boards and (time.monotonic() < end or len(found) < workers):
        numbers = range(len(found) + 1, min(len(found) + 2 * workers, boards) + 1)
        found += executor.map(ask, numbers)
    return found


def show_judged(found: list[dict[str, GivenAway]]) -> dict[str, Any]:
    """Print what the levels give away in the same positions, and return it as JSON values."""
    lost = {
        level: {role: [float(board[level].tricks[role]) for board in found] for role in ROLES}
        for level in ASKED
    }
    print(f"tricks given away in the same positions, all hands known, {len(found)} boards:")
    for level, roles in lost.items():
        told = ", ".join(f"{role} {interval(counts)}" for role, counts in roles.items())
        print(f"    {level:20} {told}")
    ahead = {}
    for better, worse in (("club", "uniform"), ("expert", "club")):
        tricks, points = (
            interval(_total(b[worse], what) - _total(b[better], what) for b in found)
            for what in ("tricks", "points")
        )
        print(f"    {better} over {worse}: {tricks} tricks, {points} points a board")
        ahead[f"{better}-{worse}"] = {"tricks": tricks.as_json(), "points": points.as_json()}
    ratio = _ratio(lost["expert"]["declaring"], lost["uniform"]["declaring"])
    print(f"    expert's declarers give away {ratio} of uniform's")
    return {
        "boards": len(found),
        "tricks": {
            level: {role: interval(counts).as_json() for role, counts in roles.items()}
            for level, roles in lost.items()
        },
        "ahead": ahead,
        "expert_of_uniform_declaring": ratio | {"goal": LOSS_GOAL},
    }


def show_par(
    seed: int, boards: int, seconds: float, executor: ProcessPoolExecutor
) -> dict[str, Any]:
    """Print how far from par each system's auctions end, and return it as JSON values."""
    found: dict[str, list[int]] = {system: [] for system in BIDDERS}
    end, step = time.monotonic() + seconds, 16
    while len(found[BIDDERS[0]]) < boards and time.monotonic() < end:
        first = len(found[BIDDERS[0]]) + 1
        numbers = range(first, min(first + step, boards + 1))
        for system, known in found.items():
            known += executor.map(partial(from_par, system, seed), numbers, chunksize=4)
    for system, known in found.items():
        told = interval(map(float, known))
        print(f"{system:28} {told} IMPs from par, played double dummy, {len(known)} boards")
    return {
        system: {"boards": len(known), "imps_from_par": interval(map(float, known)).as_json()}
        for system, known in found.items()
    }


def _lost_declaring(report: MatchReport) -> tuple[list[float], list[float]]:
    """Return what A's and B's declarers gave away, on the boards where both declared."""
    found: tuple[list[float], list[float]] = [], []
    for one, other in (board.tables for board in report.boards):
        if one.declarer and other.declarer and (one.declarer in "NS") is (other.declarer in "NS"):
            first, second = (one, other) if one.declarer in "NS" else (other, one)
            found[0].append(float(first.lost_declaring))
            found[1].append(float(second.lost_declaring))
    return found


def _total(given: GivenAway, what: str) -> float:
    return float(sum(getattr(given, what).values()))


def _ratio(above: list[float], below: list[float]) -> dict[str, float]:
    """Return the ratio of two means over the same boards, with its 95 % interval."""
    if not below:
        return {}
    mean = fmean(below) or 1.0
    ratio = fmean(above) / mean
    spread = sqrt(fmean((a - ratio * b) ** 2 for a, b in zip(above, below, strict=True)))
    margin = 1.96 * spread / sqrt(len(above)) / mean
    return {
        "ratio": round(ratio, 3),
        "low": round(ratio - margin, 3),
        "high": round(ratio + margin, 3),
    }


def main() -> None:
    """Play the ladder and print it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--boards", type=int, default=64)
    parser.add_argument("--minutes", type=float, default=15.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=len(os.sched_getaffinity(0)))
    parser.add_argument("--only", choices=SHARES, action="append", help="this part alone")
    parser.add_argument("--write", action="store_true", help=f"write {RESULTS.name}")
    chosen = parser.parse_args()
    found = before() if chosen.only else {"goals": GOALS}
    names = chosen.only or SHARES
    whole = sum(SHARES[name] for name in names)
    with ProcessPoolExecutor(chosen.workers, multiprocessing.get_context("spawn")) as executor:
        for name in names:
            seconds = 60 * chosen.minutes * SHARES[name] / whole
            rung, seed = RUNGS.get(name), chosen.seed
            if name == "par":
                found[name] = show_par(seed, 16 * chosen.boards, seconds, executor)
            elif rung is None:
                boards = judged(seed, chosen.boards, seconds, executor, chosen.workers)
                found[name] = show_judged(boards)
            else:
                # Novices play their cards at once: many more boards cost no more.
                count = chosen.boards if rung.goal is not None else 8 * chosen.boards
                report = played(rung.match(seed), count, seconds, executor, chosen.workers)
                found[name] = show(name, report, rung.goal)
            found[name]["seed"] = seed
            save(found, write=chosen.write)


def before() -> dict[str, Any]:
    """Return what earlier runs have written."""
    known: dict[str, Any] = json.loads(RESULTS.read_text("utf-8")) if RESULTS.exists() else {}
    return known | {"goals": GOALS}


def save(found: dict[str, Any], *, write: bool) -> None:
    """Write what is known so far."""
    if write:
        text = json.dumps(found, indent=1)
        RESULTS.write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()

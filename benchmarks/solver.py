"""How fast the double-dummy solver is, against DDS through endplay.

Both solve the same deals in the same run, taking turns deal by deal on the same core; times are
processor time, so other work on the machine disturbs little. The figures that mean something on
another machine are the ratios.

    python benchmarks/solver.py [--quick] [--write]
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any

import endplay._dds as dds
import numpy as np

from sansatout.cards import Hand, Strain
from sansatout.deal import Deal
from sansatout.seats import Seat
from sansatout.solver import Position, TrickTable, dd_table, dd_tables, solve_cards, solve_samples

RESULTS = Path(__file__).parent / "results" / "solver.json"
GOALS = {
    "whole tables": 0.25,
    "whole tables, slowest tenth": 0.45,
    "full deals, every card": 0.45,
    "8 cards left, every card": 0.40,
    "5 cards left, every card": 0.15,
    "100 sampled endings of 8 cards": 0.15,
    "100 sampled endings of 5 cards": 0.04,
    "two cores against one": 0.52,
    "megabytes per thread": 64,
    "thomas2, seconds": 10,
}
THOMAS2 = "S:AQT8642.KJ9753.. KJ9753..AQT8642. ..KJ9753.AQT8642 .AQT8642..KJ9753"
"""A deal each of whose suits lies in two hands; such ones take longest."""


def processor_seconds(work: Callable[[], object]) -> tuple[float, Any]:
    """Return the processor time of the work, all threads together, and its result."""
    start = time.process_time()
    result = work()
    return time.process_time() - start, result


def in_turns(
    pairs: Sequence[tuple[Callable[[], object], Callable[[], object]]],
    same: Callable[[Any, Any], bool],
) -> np.ndarray[Any, np.dtype[np.float64]]:
    """Run ours and theirs in turns; return both times per pair."""
    times = np.zeros((len(pairs), 2))
    for i, (ours, theirs) in enumerate(pairs):
        order = ((0, ours), (1, theirs)) if i % 2 else ((1, theirs), (0, ours))
        found = {}
        for column, work in order:
            times[i, column], found[column] = processor_seconds(work)
        assert same(found[0], found[1]), f"the answers differ in case {i}"
    return times


def dds_position(position: Position) -> Any:  # noqa: ANN401 - a ctypes structure
    """Return the position in DDS's form."""
    out = dds.deal()
    out.trump = 4 if position.strain is Strain.NT else 3 - position.strain.value
    out.first = position.leader.value
    for seat in range(4):
        for suit in range(4):
            out.remainCards[seat][3 - suit] = (position.hands[seat].bits >> 13 * suit & 0x1FFF) << 2
    return out


def dds_values(deal: Any) -> Any:  # noqa: ANN401
    """Let DDS value every card."""
    out = dds.futureTricks()
    dds.SolveBoard(deal, -1, 3, 1, out, 0)
    return out


def best_is_same(ours: Any, theirs: Any) -> bool:  # noqa: ANN401
    """Compare the best score of a position."""
    return bool(ours.tricks == theirs.score[0])


def dds_table_deal(deal: Deal) -> Any:  # noqa: ANN401
    """Return a deal in DDS's form for tables."""
    out = dds.ddTableDeal()
    for seat in range(4):
        for suit in range(4):
            out.cards[seat][3 - suit] = (deal.hands[seat].bits >> 13 * suit & 0x1FFF) << 2
    return out


def dds_table(deal: Any) -> Any:  # noqa: ANN401
    """Let DDS work out a table."""
    out = dds.ddTableResults()
    dds.CalcDDtable(deal, out)
    return out


def same_table(ours: TrickTable, theirs: Any) -> bool:  # noqa: ANN401
    """Compare two tables."""
    rows = theirs.resTable
    return ours.tricks == tuple(tuple(rows[i][s] for s in range(4)) for i in (3, 2, 1, 0, 4))


def ending(random: Random, left: int) -> Position:
    """Draw a position with so many cards in each hand."""
    cards = Deal.random(random)
    n, e, s, w = (Hand(random.sample(list(hand), left)) for hand in cards.hands)
    return Position((n, e, s, w), random.choice(list(Strain)), random.choice(list(Seat)))


def whole_tables(random: Random, count: int) -> dict[str, float]:
    """Measure tables, all and the slowest tenth (by DDS's time)."""
    deals = [Deal.random(random) for _ in range(count)]

    def pair(deal: Deal) -> tuple[Callable[[], object], Callable[[], object]]:
        theirs = dds_table_deal(deal)
        return lambda: dd_table(deal), lambda: dds_table(theirs)

    times = in_turns([pair(deal) for deal in deals], same_table)
    slow = times[np.argsort(times[:, 1])[-max(1, count // 10) :]]
    print(f"  tables: {times[:, 0].mean() * 1e3:.1f} ms, DDS {times[:, 1].mean() * 1e3:.1f} ms")
    return {
        "whole tables": times[:, 0].sum() / times[:, 1].sum(),
        "whole tables, slowest tenth": slow[:, 0].sum() / slow[:, 1].sum(),
    }


def positions(random: Random, count: int, left: int) -> float:
    """Measure single positions, every card, called from Python."""

    def pair(position: Position) -> tuple[Callable[[], object], Callable[[], object]]:
        theirs = dds_position(position)
        return lambda: solve_cards(position), lambda: dds_values(theirs)

    times = in_turns([pair(ending(random, left)) for _ in range(count)], best_is_same)
    ours, theirs = times.mean(axis=0) * 1e6
    print(f"  {left} cards left: {ours:.0f} µs, DDS {theirs:.0f} µs")
    return float(ours / theirs)


def samples(random: Random, count: int, left: int) -> float:
    """Measure batches of 100 endings in which the leader's opponents' cards are sampled."""

    def pair(position: Position) -> tuple[Callable[[], object], Callable[[], object]]:
        rows, theirs = [], []
        first, second = position.leader.lho, position.leader.rho
        pool = [*position.hands[first], *position.hands[second]]
        for _ in range(100):
            random.shuffle(pool)
            hands = list(position.hands)
            hands[first], hands[second] = Hand(pool[:left]), Hand(pool[left:])
            n, e, s, w = hands
            rows.append([hand.bits for hand in hands])
            theirs.append(dds_position(Position((n, e, s, w), position.strain, position.leader)))
        array = np.array(rows, dtype=np.uint64)
        return (
            lambda: solve_samples(array, position.strain, position.leader),
            lambda: [dds_values(deal) for deal in theirs],
        )

    def same(ours: Any, theirs: Any) -> bool:  # noqa: ANN401
        best = ours.values.max(axis=1).tolist()
        return bool(best == [out.score[0] for out in theirs])

    times = in_turns([pair(ending(random, left)) for _ in range(count)], same)
    ours, theirs = times.mean(axis=0) * 1e4
    print(f"  a sampled ending of {left} cards: {ours:.1f} µs, DDS {theirs:.1f} µs")
    return float(ours / theirs)


def two_cores(random: Random, count: int) -> float:
    """Measure wall time of tables on two threads against one, best of three rounds each."""
    deals = [Deal.random(random) for _ in range(count)]
    best = {1: float("inf"), 2: float("inf")}
    for _ in range(3):
        for threads in best:
            start = time.perf_counter()
            dd_tables(deals, threads=threads)
            best[threads] = min(best[threads], time.perf_counter() - start)
    return best[2] / best[1]


def thomas2() -> float:
    """Measure the table of a freak deal, the middle of three runs."""
    deal = Deal.parse(THOMAS2)
    return sorted(processor_seconds(lambda: dd_table(deal))[0] for _ in range(3))[1]


def memory() -> float:
    """Return by how many megabytes a process grows that solves hard deals on one thread."""
    code = (
        "from random import Random; from sansatout.deal import Deal;"
        "from sansatout.solver import dd_tables; from pathlib import Path;"
        "peak = lambda: int(Path('/proc/self/status').read_text().split('VmHWM:')[1].split()[0]);"
        "before = peak(); r = Random(3);"
        "dd_tables([Deal.random(r) for _ in range(40)], threads=1); print(peak() - before)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return int(done.stdout) / 1024


def main() -> None:
    """Measure everything, compare with the goals, and keep the figures if asked."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="a tenth of the cases")
    parser.add_argument("--write", action="store_true", help=f"keep the figures in {RESULTS.name}")
    options = parser.parse_args()
    share = 10 if options.quick else 1
    random = Random(2026)
    dds.SetMaxThreads(1)
    found: dict[str, float] = {"two cores against one": two_cores(random, 60 // share + 4)}
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    found |= whole_tables(random, 200 // share)
    found["full deals, every card"] = positions(random, 100 // share, 13)
    found["8 cards left, every card"] = positions(random, 2000 // share, 8)
    found["5 cards left, every card"] = positions(random, 5000 // share, 5)
    found["100 sampled endings of 8 cards"] = samples(random, 60 // share, 8)
    found["100 sampled endings of 5 cards"] = samples(random, 100 // share, 5)
    found["megabytes per thread"] = memory()
    found["thomas2, seconds"] = thomas2()
    missed = 0
    for name, goal in GOALS.items():
        verdict = "" if found[name] <= goal else "  MISSED"
        missed += bool(verdict)
        print(f"{name:34} {found[name]:7.3f}  goal {goal:g}{verdict}")
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
    print(f"{missed} of {len(GOALS)} goals missed; peak of this process, DDS included: {peak} MB")
    if options.write:
        RESULTS.parent.mkdir(exist_ok=True)
        rounded = {name: round(value, 4) for name, value in found.items()}
        RESULTS.write_text(json.dumps(rounded, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()

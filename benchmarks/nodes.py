"""Nodes on SQLite and on PostgreSQL: acts a second, and what an act costs.

Four scripted players sit at every table; every act is durable before it is acknowledged. The cases
are measured in turn, round by round, on one machine; shares are reckoned within their round.

    python benchmarks/nodes.py [--tables 64] [--seconds 6] [--rounds 3] [--crowd 2000]
        [--idle 100000] [--write]
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from statistics import median
from urllib.parse import urlsplit

import uvloop

sys.path.insert(0, str(Path(__file__).parents[1]))

from benchmarks.tables.cluster import Nodes, running
from benchmarks.tables.crowd import crowded, idle
from benchmarks.tables.players import Measured, OurTable
from benchmarks.tables.servers import make_tables
from benchmarks.tables.wire import Wire

RESULTS = Path(__file__).parent / "results" / "nodes.json"
Figures = dict[str, float]


def _together(table: int, _: int, nodes: int) -> int:
    """Seat the four of a table at one node."""
    return table % nodes


def _apart(table: int, place: int, nodes: int) -> int:
    """Seat the four of a table at as many nodes as there are."""
    return (table + place) % nodes


@dataclass(frozen=True)
class Case:
    """Something to be measured."""

    name: str
    nodes: int = 1
    postgresql: bool = True
    seat: Callable[[int, int, int], int] = _together
    share: int = 1
    """How many times the tables of the other cases: acts that come together share a commit, so what
    one costs depends on how many a node has to do."""

    def measured(self, *, tables: int, seconds: float) -> Figures:
        """Measure it once."""
        with (
            tempfile.TemporaryDirectory() as folder,
            running(Path(folder), self.nodes, postgresql=self.postgresql) as nodes,
        ):
            ids, cookies = make_tables(nodes.addresses[0], tables * self.share)
            with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
                return runner.run(self.play(nodes, ids, cookies, seconds))

    async def play(
        self, nodes: Nodes, tables: list[str], cookies: list[str], seconds: float
    ) -> Figures:
        """Let four players at each table act as fast as they can."""
        measured = Measured()
        everybody = []
        for number, table in enumerate(tables):
            players = OurTable(measured, 0.0)
            for place, cookie in enumerate(cookies):
                node = nodes.addresses[self.seat(number, place, len(nodes.addresses))]
                players.wires.append(await _opened(node, players, place, table, cookie))
            everybody.append(players)
        for players in everybody:
            players.start(0.0)
        await asyncio.sleep(1.5)
        before, own = nodes.used(), time.process_time()
        measured.began = time.perf_counter()
        await asyncio.sleep(seconds)
        measured.ended = time.perf_counter()
        after, own = nodes.used(), time.process_time() - own
        for players in everybody:
            players.stopped = True
            for wire in players.wires:
                wire.transport.abort()
        acts = max(1, len(measured.times))
        cost = {part: 1e6 * (after[part] - before[part]) / acts for part in before}
        return {
            "acts_per_second": measured.per_second(), "us_per_act": cost["nodes"],
            "us_database": cost["database"], "us_bus": cost["bus"],
            "p50_ms": measured.quantile(0.5), "p99_ms": measured.quantile(0.99),
            "players_busy": own / seconds, "refused": measured.failed,
        }  # fmt: skip


async def _opened(node: str, players: OurTable, place: int, table: str, cookie: str) -> Wire:
    host, _, port = urlsplit(node).netloc.partition(":")
    make = partial(Wire, f"/ws/tables/{table}", cookie, partial(players.heard, place))
    _, wire = await asyncio.get_running_loop().create_connection(make, host, int(port))
    await wire.opened
    return wire


CASES = (
    Case("SQLite, one node", postgresql=False),
    Case("PostgreSQL, one node"),
    Case("4 nodes, each table at one", nodes=4),
    Case("the same, as many for each", nodes=4, share=4),
    Case("2 nodes, players apart", nodes=2, seat=_apart),
    Case("4 nodes, players apart", nodes=4, seat=_apart),
)


def _shares(one: Figures, found: dict[str, list[Figures]]) -> Figures:
    """Return how a case stands to SQLite's speed and to one node's cost in its round."""
    sqlite, alone = ((found[case.name] or [one])[-1] for case in CASES[:2])
    return {
        "speed_of_sqlite": one["acts_per_second"] / sqlite["acts_per_second"],
        "cost_of_one_node": one["us_per_act"] / alone["us_per_act"],
    }


def show_crowd(crowd: Figures, waiting: Figures) -> None:
    """Print what many tables cost."""
    if crowd:
        print(
            f"{crowd['tables']:.0f} tables, an act every five seconds at each (goal: p99 150 ms, "
            f"150 kB a table): {crowd['acts_per_second']:.0f} acts/s, "
            f"p50 {crowd['p50_ms']:.1f} ms, p99 {crowd['p99_ms']:.1f} ms, "
            f"{crowd['kb_per_table']:.0f} kB a table, node busy {crowd['busy']:.0%}, "
            f"players busy {crowd['players_busy']:.0%}, {crowd['refused']:.0f} refused"
        )
    if waiting:
        print(
            f"{waiting['tables']:.0f} tables in the store: start {waiting['seconds_full']:.2f} s "
            f"(empty {waiting['seconds_empty']:.2f} s), of a processor "
            f"{waiting['used_full']:.2f} s (empty {waiting['used_empty']:.2f} s), "
            f"memory {waiting['mb_full']:.0f} MB (empty {waiting['mb_empty']:.0f} MB)"
        )


def main() -> None:
    """Measure all and say how far apart they are."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--tables", type=int, default=64, help="tables that act without a pause")
    parser.add_argument("--seconds", type=float, default=6.0, help="how long each case lasts")
    parser.add_argument("--rounds", type=int, default=3, help="of which the median counts")
    parser.add_argument("--crowd", type=int, default=2000, help="tables at a leisurely pace")
    parser.add_argument("--idle", type=int, default=100_000, help="tables that nobody is at")
    parser.add_argument("--write", action="store_true", help=f"keep the figures in {RESULTS.name}")
    given = parser.parse_args()
    load = round(os.getloadavg()[0], 1)
    found: dict[str, list[Figures]] = {case.name: [] for case in CASES}
    for _ in range(given.rounds):
        for case in CASES:
            one = case.measured(tables=given.tables, seconds=given.seconds)
            found[case.name].append(one)
            one |= _shares(one, found)
    middle = {
        name: {figure: median(one[figure] for one in each) for figure in each[0]}
        for name, each in found.items()
        if each
    }
    for name, one in middle.items():
        print(
            f"{name:28} {one['acts_per_second']:6.0f} acts/s ({one['speed_of_sqlite']:4.2f} of "
            f"SQLite's), {one['us_per_act']:5.0f} µs an act ({one['cost_of_one_node']:4.2f} of one "
            f"node's), database {one['us_database']:4.0f} µs, bus {one['us_bus']:3.0f} µs, "
            f"p50 {one['p50_ms']:5.1f} ms, p99 {one['p99_ms']:6.1f} ms, "
            f"players busy {one['players_busy']:.0%}, {one['refused']:.0f} refused"
        )
    crowd, waiting = {}, {}
    if given.crowd:
        crowd = crowded(given.crowd, 30.0, postgresql=True) | {"tables": float(given.crowd)}
    if given.idle:
        waiting = idle(given.idle)
    show_crowd(crowd, waiting)
    if given.write:
        found_now = {"cases": middle, "crowd": crowd, "idle": waiting}
        before = json.loads(RESULTS.read_text(encoding="utf-8")) if RESULTS.exists() else {}
        kept = before | {
            "machine": platform.platform(), "python": platform.python_version(),
            "load_average_before": load, "rounds": given.rounds, "seconds": given.seconds,
            "tables": given.tables, **{part: each for part, each in found_now.items() if each},
        }  # fmt: skip
        rounded = json.loads(json.dumps(kept), parse_float=lambda text: round(float(text), 3))
        RESULTS.write_text(json.dumps(rounded, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()

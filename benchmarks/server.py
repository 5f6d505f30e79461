"""Tables of four scripted players on loopback, beside the floor: a bare server on the same stack.

The floor receives a message and sends one to each of the four sockets of its table; Sansatout
checks the act, makes it durable, acknowledges it and sends everybody a view. Both run in a process
of their own with the same event loop, HTTP and WebSocket parts; the players are in this one.

    python benchmarks/server.py [--tables 64] [--seconds 8] [--many 500] [--rounds 5]
        [--before PYTHON] [--write]

``--before`` measures another checkout's server, run by its Python, in the same rounds.
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
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from statistics import median
from urllib.parse import urlsplit

import uvloop

sys.path.insert(0, str(Path(__file__).parents[1]))

from benchmarks.tables.players import (
    PLAYERS,
    FloorTable,
    Measured,
    OurTable,
    Players,
)
from benchmarks.tables.servers import FLOOR, OURS, make_tables, serving, used
from benchmarks.tables.wire import Wire

RESULTS = Path(__file__).parent / "results" / "server.json"


async def measure(
    server: tuple[str, int], kind: type[Players], tables: list[str], cookies: list[str],
    seconds: float, pause: float,
) -> Measured:  # fmt: skip
    """Seat four players at every table and let them play for so long."""
    measured = Measured()
    address, pid = server
    everybody = [await seated(address, kind(measured, pause), table, cookies) for table in tables]
    for number, players in enumerate(everybody):
        players.start(pause * number / len(tables))
    await asyncio.sleep(1.0 + pause)
    measured.began, before, own = time.perf_counter(), used(pid), time.process_time()
    await asyncio.sleep(seconds)
    measured.ended, measured.used = time.perf_counter(), used(pid) - before
    measured.own = (time.process_time() - own) / seconds
    for players in everybody:
        players.stopped = True
        for wire in players.wires:
            wire.transport.abort()
    return measured


async def seated(address: str, players: Players, table: str, cookies: list[str]) -> Players:
    """Open the sockets of one table."""
    host, _, port = urlsplit(address).netloc.partition(":")
    for place, cookie in enumerate(cookies):
        heard = partial(players.heard, place)
        make = partial(Wire, f"/ws/tables/{table}", cookie, heard)
        loop = asyncio.get_running_loop()
        _, wire = await loop.create_connection(make, host, int(port))
        await wire.opened
        players.wires.append(wire)
    return players


@dataclass(frozen=True)
class Server:
    """A server to be measured: what runs, by which Python, and who plays there."""

    name: str
    kind: type[Players]
    script: str
    python: str = sys.executable

    def measured(self, *, tables: int, seconds: float, pause: float) -> Measured:
        """Measure it under one load."""
        with (
            tempfile.TemporaryDirectory() as folder,
            serving(self.script, Path(folder), self.python) as server,
        ):
            if self.kind is OurTable:
                ids, cookies = make_tables(server[0], tables)
            else:
                ids, cookies = [str(number) for number in range(tables)], [""] * PLAYERS
            with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
                return runner.run(measure(server, self.kind, ids, cookies, seconds, pause))


Figures = dict[str, float]


def figures(one: Measured) -> Figures:
    """Return what is told of one round."""
    return {
        "acts_per_second": one.per_second(), "us_per_act": one.cost(), "p50_ms": one.quantile(0.5),
        "p99_ms": one.quantile(0.99), "players_busy": one.own, "refused": one.failed,
    }  # fmt: skip


def side_by_side(
    servers: list[Server], rounds: int, *, tables: int, seconds: float, pause: float
) -> dict[str, Figures]:
    """Measure the servers in turn; return the median round of each, and its share of the floor's.

    Others may use the machine: a share is reckoned within its round.
    """
    found: dict[str, list[Figures]] = {server.name: [] for server in servers}
    for _ in range(rounds):
        for server in servers:
            one = figures(server.measured(tables=tables, seconds=seconds, pause=pause))
            found[server.name].append(one)
            one["share"] = one["acts_per_second"] / found["floor"][-1]["acts_per_second"]
    return {
        name: {figure: median(one[figure] for one in each) for figure in each[0]}
        for name, each in found.items()
    }


def show(title: str, found: dict[str, Figures]) -> None:
    """Print one table."""
    print(title)
    for name, one in found.items():
        print(
            f"  {name:6} {one['acts_per_second']:6.0f} acts/s, {one['share']:4.0%} of the floor's, "
            f"{one['us_per_act']:5.0f} µs of the server's processor each, "
            f"p50 {one['p50_ms']:6.1f} ms, p99 {one['p99_ms']:6.1f} ms, "
            f"players busy {one['players_busy']:.0%}, {one['refused']:.0f} refused"
        )


def main() -> None:
    """Measure all and say how far apart they are."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--tables", type=int, default=64, help="tables that act without a pause")
    parser.add_argument("--seconds", type=float, default=8.0, help="how long each load lasts")
    parser.add_argument("--many", type=int, default=500, help="tables that act every two seconds")
    parser.add_argument("--rounds", type=int, default=5, help="of which the median counts")
    parser.add_argument("--before", help="the Python of another checkout, measured in turn")
    parser.add_argument("--write", action="store_true", help=f"keep the figures in {RESULTS.name}")
    given = parser.parse_args()
    load = round(os.getloadavg()[0], 1)
    servers = [Server("floor", FloorTable, FLOOR)]
    if given.before:
        servers.append(Server("before", OurTable, OURS, given.before))
    servers.append(Server("ours", OurTable, OURS))
    busy = side_by_side(
        servers, given.rounds, tables=given.tables, seconds=given.seconds, pause=0.0
    )
    show(f"{given.tables} tables without a pause (goal: at least 25% of the floor's):", busy)
    many: dict[str, Figures] = {}
    if given.many:
        many = side_by_side(
            servers, given.rounds, tables=given.many, seconds=given.seconds, pause=2.0
        )
        show(f"{given.many} tables, each acting every two seconds (goal: p99 + 100 ms):", many)
    if given.write:
        kept = {
            "machine": platform.platform(), "python": platform.python_version(),
            "load_average_before": load, "rounds": given.rounds, "seconds": given.seconds,
            "tables": given.tables, "without_a_pause": busy, "many": given.many,
            "every_two_seconds": many,
        }  # fmt: skip
        rounded = json.loads(json.dumps(kept), parse_float=lambda text: round(float(text), 3))
        RESULTS.write_text(json.dumps(rounded, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()

"""Many tables at a leisurely pace, and very many that nobody is at."""

from __future__ import annotations

import asyncio
import os
import resource
import tempfile
import time
from functools import partial
from pathlib import Path
from urllib.parse import urlsplit

import psycopg
import uvloop
from benchmarks.tables.cluster import Nodes, running
from benchmarks.tables.players import Measured, OurTable
from benchmarks.tables.servers import make_tables
from benchmarks.tables.wire import Wire

__all__ = ["crowded", "idle"]

_PAUSE = 5.0
"""Seconds between two acts at a table."""
_EVENTS = 10
"""Of every table that nobody is at."""


def allow_many_sockets() -> None:
    """Let this process and those it starts have as many descriptors as the system allows."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def memory(pid: int) -> float:
    """Return the kilobytes of memory that a process has for itself."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1000


def crowded(tables: int, seconds: float, *, postgresql: bool) -> dict[str, float]:
    """Let four players at each of so many tables act every five seconds."""
    allow_many_sockets()
    with (
        tempfile.TemporaryDirectory() as folder,
        running(Path(folder), 1, postgresql=postgresql) as nodes,
    ):
        before = memory(nodes.pids[0])
        ids, cookies = make_tables(nodes.addresses[0], tables)
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            found = runner.run(_play(nodes, ids, cookies, seconds))
            return found | {"kb_per_table": (found["kb"] - before) / tables}


async def _play(
    nodes: Nodes, tables: list[str], cookies: list[str], seconds: float
) -> dict[str, float]:
    measured = Measured()
    host, _, port = urlsplit(nodes.addresses[0]).netloc.partition(":")
    everybody = []
    for table in tables:
        players = OurTable(measured, _PAUSE)
        for place, cookie in enumerate(cookies):
            make = partial(Wire, f"/ws/tables/{table}", cookie, partial(players.heard, place))
            _, wire = await asyncio.get_running_loop().create_connection(make, host, int(port))
            await wire.opened
            players.wires.append(wire)
        everybody.append(players)
    for number, players in enumerate(everybody):
        players.start(_PAUSE * number / len(everybody))
    await asyncio.sleep(2 * _PAUSE)
    before, own = nodes.used(), time.process_time()
    measured.began = time.perf_counter()
    await asyncio.sleep(seconds)
    measured.ended = time.perf_counter()
    after, own = nodes.used(), time.process_time() - own
    kilobytes = memory(nodes.pids[0])
    for players in everybody:
        players.stopped = True
        for wire in players.wires:
            wire.transport.abort()
    return {
        "acts_per_second": measured.per_second(), "p50_ms": measured.quantile(0.5),
        "p99_ms": measured.quantile(0.99), "refused": measured.failed,
        "busy": (after["nodes"] - before["nodes"]) / seconds, "players_busy": own / seconds,
        "kb": kilobytes,
    }  # fmt: skip


_COPY_TABLES = """
insert into tables (id, variant, name, owner, created, started, pace, seed)
select 'idle' || n, variant, name, owner, created, started, pace, seed
from tables, generate_series(1, %s) as n where id = %s
"""
_COPY_PLAYERS = """
insert into players (table_id, player, kind, name, stood)
select 'idle' || n, player, kind, name, stood
from players, generate_series(1, %s) as n where table_id = %s
"""
_COPY_EVENTS = """
insert into events (table_id, seq, body)
select 'idle' || n, seq, body
from events, generate_series(1, %s) as n where table_id = %s and seq < %s
"""


def idle(count: int) -> dict[str, float]:
    """Start a node on an empty database and on one with so many tables; return what that costs."""
    from tests.machines.postgres import Postgres

    postgres = Postgres.started()
    try:
        url = postgres.create("idle")
        with tempfile.TemporaryDirectory() as folder:
            empty = _started(Path(folder) / "empty", url)
            with running(Path(folder) / "fill", 1, postgresql=False, database=url) as nodes:
                (table,), _ = make_tables(nodes.addresses[0], 1)
            with psycopg.connect(url) as base:
                base.execute(_COPY_TABLES, (count, table))
                base.execute(_COPY_PLAYERS, (count, table))
                base.execute(_COPY_EVENTS, (count, table, _EVENTS))
            full = _started(Path(folder) / "full", url)
    finally:
        postgres.remove()
    return {
        "tables": count, "seconds_empty": empty[0], "seconds_full": full[0],
        "used_empty": empty[1], "used_full": full[1],
        "mb_empty": empty[2] / 1000, "mb_full": full[2] / 1000,
    }  # fmt: skip


def _started(folder: Path, url: str) -> tuple[float, float, float]:
    """Return how long a node takes until it serves, also of a processor, and its memory.

    The quickest of five counts: whatever else the machine does only adds to it.
    """
    found = []
    for attempt in range(5):
        began = time.perf_counter()
        with running(folder / str(attempt), 1, postgresql=False, database=url) as nodes:
            took = time.perf_counter() - began
            found.append((took, nodes.used()["nodes"], memory(nodes.pids[0])))
    return min(found)

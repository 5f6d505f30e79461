"""Forgotten tables cost nothing: a server that has served for long is as small as a young one."""

from __future__ import annotations

import asyncio
import json
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect

from tests import aside
from tests.server.harness import Person, Server, choice

PLACES = ("N", "E", "S", "W")
AT_ONCE = 10
_LOOKING = """
import gc, json, threading, time
gc.disable()

def look():
    while True:
        time.sleep(0.02)
        if (data / "look").exists():
            found = {"garbage": gc.collect()}
            found["sheets"] = sum(type(one).__name__ == "SheetView" for one in gc.get_objects())
            (data / "look").unlink()
            (data / "found.part").write_text(json.dumps(found))
            (data / "found.part").rename(data / "found")

threading.Thread(target=look, daemon=True).start()
"""
"""Collects no garbage but when it is asked to, and tells how much there was."""
_SHEETS = 16
"""Shown sheets that are remembered, however many tables there were."""


def resident(server: Server) -> int:
    """Return the kilobytes of memory that the server's own process holds."""
    status = Path(f"/proc/{server.pid}/status").read_text()
    line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1])


@asynccontextmanager
async def _sat_down(
    server: Server, people: list[Person], table: str
) -> AsyncIterator[list[ClientConnection]]:
    url = server.address.replace("http", "ws") + f"/ws/tables/{table}"
    sockets = [
        await connect(url, additional_headers={"cookie": one.cookie}, max_size=None)
        for one in people
    ]
    try:
        yield sockets
    finally:
        await asyncio.gather(*(socket.close() for socket in sockets))


async def _view(socket: ClientConnection, beyond: int) -> dict[str, Any]:
    while True:
        message = json.loads(await asyncio.wait_for(socket.recv(), 60))
        if "view" in message and message["view"]["seq"] > beyond:
            view: dict[str, Any] = message["view"]
            return view


def _made(person: Person) -> str:
    seats = {seat: {"kind": "me" if seat == "N" else "open"} for seat in PLACES}
    table: str = person.make("minibridge", seats=seats)["table"]
    return table


async def _finish_a_deal(server: Server, people: list[Person], rng: Random) -> None:
    table = _made(people[0])
    for player, person in zip(("p2", "p3", "p4"), people[1:], strict=True):
        person.rest("POST", f"/api/tables/{table}/sit", {"player": player})
    async with _sat_down(server, people, table) as sockets:
        views = [await _view(socket, -1) for socket in sockets]
        while all(view["stage"] != "between" for view in views):
            seq = max(view["seq"] for view in views)
            if all(view["seq"] == seq for view in views):
                # Where nobody is to act, the server does: it shuffles.
                acting = [(n, act) for n in range(4) if (act := choice(views[n], rng)) is not None]
                for number, act in acting[:1]:
                    await sockets[number].send(json.dumps({"t": "act", "seq": seq, **act}))
                seq += 1
            views = [
                view if view["seq"] >= seq else await _view(socket, view["seq"])
                for socket, view in zip(sockets, views, strict=True)
            ]


async def _play(server: Server, people: list[Person], tables: int) -> None:
    for first in range(0, tables, AT_ONCE):
        deals = [
            _finish_a_deal(server, people, Random(first + n))
            for n in range(min(AT_ONCE, tables - first))
        ]
        await asyncio.gather(*deals)
    # Until the last of them are forgotten.
    await asyncio.sleep(4)


def _look(server: Server) -> dict[str, int]:
    (server.data / "look").touch()
    found, end = server.data / "found", time.monotonic() + 30
    while not found.exists():
        assert time.monotonic() < end, "the server does not look"
        time.sleep(0.02)
    told: dict[str, int] = json.loads(found.read_text())
    found.unlink()
    return told


def test_a_forgotten_table_leaves_nothing_to_be_looked_for(tmp_path: Path) -> None:
    server = Server(tmp_path / "data", idle_seconds=0.5, prelude=_LOOKING)
    try:
        people = [Person(server, name) for name in ("Ann", "Ben", "Cec", "Dan")]
        # What is made once leaves something, too; also what reads a table that was forgotten.
        early = _made(people[0])
        aside.run(_play(server, people, 1))
        with people[0].sit(early) as seat:
            seat.until("hello")
        _look(server)
        aside.run(_play(server, people, 12))
        found = _look(server)
        assert found["garbage"] == 0
        assert found["sheets"] <= _SHEETS
    finally:
        server.stop()


@pytest.mark.soak
def test_a_thousand_finished_tables_leave_nothing_in_memory(tmp_path: Path) -> None:
    server = Server(tmp_path / "data", idle_seconds=1.0)
    try:
        people = [Person(server, name) for name in ("Ann", "Ben", "Cec", "Dan")]
        aside.run(_play(server, people, 100))
        young = resident(server)
        aside.run(_play(server, people, 900))
        old = resident(server)
        told = f"after 100 tables {young} kB, after 1000 tables {old} kB"
        sys.stderr.write(f"{told}\n")
        assert old <= 1.1 * young, told
    finally:
        server.stop()

"""Two nodes in one process, on one store, with a wire between them that can be cut."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from sansatout.server.browsers import Browsers
from sansatout.server.bus import Alone
from sansatout.server.bus.carriers import Heard
from sansatout.server.classes.registry import Classes
from sansatout.server.config import Config
from sansatout.server.limits.bench import Bench
from sansatout.server.limits.settings import Ceilings
from sansatout.server.open_sockets import OpenSockets
from sansatout.server.rooms.connection import Connection
from sansatout.server.rooms.registry import Rooms
from sansatout.server.sheets.registry import Sheets
from sansatout.server.store import Store
from sansatout.server.store.sqlite import SQLite
from tests import aside
from tests.server.lines import KeptLine

__all__ = ["Node", "Wire", "connection", "run", "until"]


class Wire(Alone):
    """A bus that brings everything at once to the other node, and has nothing else to go by."""

    is_shared = has_company = True

    def __init__(self, node: str) -> None:
        self.node = node
        self.other: Wire = self
        self.is_cut = False
        self._heard: dict[str, Heard] = {}

    def is_alive(self, node: str) -> bool:
        return node == self.other.node

    def publish(self, subject: str, body: bytes) -> None:
        heard = self.other._heard.get(subject)
        if heard is not None and not self.is_cut:
            heard(self.node, body)

    async def subscribe(self, subject: str, heard: Heard) -> None:
        self._heard[subject] = heard

    def unsubscribe(self, subject: str) -> None:
        self._heard.pop(subject, None)


class Node:
    """What a server keeps in memory, without the server."""

    def __init__(self, store: Store, bus: Wire, data: Path) -> None:
        self.bus = bus
        self.bench = Bench(1, Ceilings())
        self.config = Config(data=data, workers=1)
        self.rooms = Rooms(store, self.config, bus)
        self.sheets = Sheets(store, self.bench, bus)
        self.classes = Classes(store, self.rooms, bus)
        self.browsers = Browsers(store, bus)
        places = (self.rooms, self.sheets, self.classes)
        self.sockets = OpenSockets(places, self.browsers, bus)

    async def start(self) -> None:
        await self.classes.sharing.start()
        await self.sockets.start()

    async def close(self) -> None:
        await self.sockets.close()
        await self.classes.close()
        await self.rooms.close()
        await self.sheets.close()
        self.bench.close()


@asynccontextmanager
async def two_nodes(data: Path) -> AsyncIterator[tuple[Store, Node, Node]]:
    store = Store(SQLite(data / "s.sqlite3"))
    left, right = Wire("left"), Wire("right")
    left.other, right.other = right, left
    nodes = Node(store, left, data), Node(store, right, data)
    for node in nodes:
        await node.start()
    yield store, nodes[0], nodes[1]
    for node in nodes:
        await node.close()
    await store.close()


def connection(person: str) -> Connection:
    return Connection(person, "", "en", KeptLine())


async def until(told: Callable[[], object]) -> None:
    """Wait until something is so."""
    end = time.monotonic() + 30
    while not told():
        assert time.monotonic() < end, "the other node was not told"
        await asyncio.sleep(0.005)


def run(data: Path, story: Callable[[Store, Node, Node], Awaitable[None]]) -> None:
    async def whole() -> None:
        async with two_nodes(data) as (store, left, right):
            await story(store, left, right)

    aside.run(whole())

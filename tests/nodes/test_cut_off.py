"""A node that cannot reach the store sends its people on, but only if others can."""

from __future__ import annotations

import asyncio
import time
from types import SimpleNamespace
from typing import Any
from urllib.parse import urlsplit

import pytest

from sansatout.server import cut_off
from sansatout.server.cut_off import CutOff
from tests import aside
from tests.faults.proxy import Proxy
from tests.nodes.pair import Pair, by, seats
from tests.server.harness import Person


def _connection() -> Any:
    told: list[str] = []
    return SimpleNamespace(close=told.append, told=told)


@pytest.mark.parametrize(
    ("trouble", "others", "reasons"),
    [("cut", True, {"elsewhere"}), ("cut", False, set()), (None, True, set())],
    ids=["others can", "nobody can", "all is well"],
)
def test_people_are_sent_on_where_others_can_store(
    monkeypatch: pytest.MonkeyPatch, trouble: str | None, *, others: bool, reasons: set[str]
) -> None:
    monkeypatch.setattr(cut_off, "_LOOK", 0.0)
    store: Any = SimpleNamespace(trouble=trouble)
    connection, begun = _connection(), time.monotonic()

    def others_stored(since: float) -> bool:
        """What others stored as the trouble began says nothing: it may reach them yet."""
        assert since > begun + 1
        return others

    bus: Any = SimpleNamespace(is_shared=True, others_stored=others_stored)

    async def story() -> None:
        looking = CutOff(store, bus, lambda: [connection])
        looking.look()
        for _ in range(5):
            await asyncio.sleep(0)
        looking.close()

    aside.run(story())
    assert set(connection.told) == reasons


def test_a_node_that_is_cut_off_from_the_database_sends_its_people_elsewhere(pair: Pair) -> None:
    there = urlsplit(pair.database)
    assert there.port is not None
    way = Proxy(there.port)
    node = pair.node("cut-off", database=pair.database.replace(f":{there.port}", f":{way.port}"))
    ann = Person(node, "Ann")
    table = ann.make("minibridge", seats=seats())["table"]
    try:
        with ann.sit(table) as socket:
            socket.until("hello")
            way.cut()
            assert socket.until("gone")["reason"] == "elsewhere"
        with by(ann, pair.right).sit(table) as socket:
            socket.until("hello")
    finally:
        way.pass_on()
        node.stop()
        way.close()

"""After ``kill -9`` a restart goes on where the table was; nobody knows what is not stored."""

from __future__ import annotations

import asyncio
import time
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import insert
from sqlalchemy.exc import SQLAlchemyError

from sansatout.errors import IllegalActionError
from sansatout.events import Event
from sansatout.events.acts import Cut, Shuffle
from sansatout.server.errors import ConflictError
from sansatout.server.protocol.bodies import NewTable
from sansatout.server.rooms.connection import Connection
from sansatout.server.rooms.gathering import Manners
from sansatout.server.rooms.making import made
from sansatout.server.rooms.records import append, table_steps
from sansatout.server.rooms.room import Room
from sansatout.server.store import Step, Store, schema
from sansatout.server.store.sqlite import SQLite
from tests import aside
from tests.server.databases import address
from tests.server.harness import Person, Server, is_alive
from tests.server.lines import KeptLine


def in_a_trick(view: dict[str, Any]) -> bool:
    """Tell whether my card is in the middle of the third trick."""
    deal = view["deal"] or {}
    trick = deal.get("trick")
    return bool(
        trick
        and not trick["complete"]
        and sum(deal["won"].values()) == 2
        and any(one["seat"] == view["you"] for one in trick["cards"])
    )


@pytest.mark.parametrize(
    ("variant", "store"),
    [
        pytest.param("minibridge", "sqlite", marks=pytest.mark.soak),
        ("rulebook", "sqlite"),
        ("bridge-whist", "postgresql"),
    ],
)
def test_a_killed_server_goes_on_in_the_middle_of_a_trick(
    request: pytest.FixtureRequest, tmp_path: Path, variant: str, store: str
) -> None:
    """PROMISE-KEPT-1."""
    server = Server(tmp_path / "data", database=address(request, store))
    try:
        ann = Person(server, "Ann")
        table = ann.make(variant)["table"]
        with ann.sit(table, "?contributes=1") as socket:
            socket.until_view(lambda view: view["stage"] == "cut")
            assert socket.act("contribute", number="5a" * 32)["t"] == "ack"
            socket.play_until(Random(variant), in_a_trick)
            seen, told = socket.view, server.events(table)
            server.kill()
        kept = server.events(table)
        assert kept[: seen["seq"]] == told[: seen["seq"]]
        server.start()
        with ann.sit(table) as socket:
            socket.read()
            assert socket.view["seq"] >= seen["seq"]
            for fact in ("commitment", "contributions"):
                assert socket.view["deal"][fact] == seen["deal"][fact]
            assert server.events(table)[: len(kept)] == kept
            socket.play_on(Random(9))
            assert socket.view["deal"]["phase"] == "over"
            socket.act("next-deal")
            socket.until_view(lambda view: view["stage"] == "deal" or view["actions"])
    finally:
        server.stop()


def test_robots_choose_the_same_again_and_their_processes_end_with_the_server(
    tmp_path: Path,
) -> None:
    """PROMISE-ROBOT-1."""
    server = Server(tmp_path / "data")
    try:
        ann = Person(server, "Ann")
        table = ann.make("minibridge")["table"]
        with ann.sit(table) as socket:
            socket.play_until(Random(1), in_a_trick)
        workers = _children(server.pid)
        assert workers
        server.kill()
        deadline = time.monotonic() + 20
        while any(is_alive(worker) for worker in workers) and time.monotonic() < deadline:
            time.sleep(0.1)
        assert not any(is_alive(worker) for worker in workers)
    finally:
        server.stop()


def _children(pid: int) -> list[int]:
    found = []
    for status in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = status.read_text().rsplit(")", 1)[1].split()
        except OSError:
            continue
        if int(fields[1]) == pid:
            found.append(int(status.parent.name))
    return found


async def _room(store: Store) -> tuple[Room, Connection, list[bytes]]:
    loaded, events = made(NewTable(variant="minibridge"), "ann", "Ann")
    await store.write(*table_steps(loaded.facts, loaded.chairs, events))
    room = Room(store, loaded, Manners(60))
    line = KeptLine()
    connection = Connection("ann", "Ann", "en", line)
    room.enter(connection)
    return room, connection, line.sent


def test_nobody_is_told_of_an_event_before_it_is_stored(tmp_path: Path) -> None:
    """PROMISE-KEPT-1."""

    async def story() -> None:
        store = Store(SQLite(tmp_path / "s.sqlite3"))
        room, connection, sent = await _room(store)
        sent.clear()
        gate, write = asyncio.Event(), store.write

        async def slow(*steps: Step) -> None:
            await gate.wait()
            await write(*steps)

        store.write = slow  # type: ignore[method-assign]
        act = asyncio.create_task(room.append(None, Shuffle("ab" * 32), ack=(connection, 1)))
        await asyncio.sleep(0.1)
        assert not sent
        assert room.table.seq == 1
        gate.set()
        await act
        assert b'"ack"' in sent[0]
        assert room.table.seq == 2
        await store.close()

    aside.run(story())


def test_a_room_that_is_not_as_stored_is_loaded_again(tmp_path: Path) -> None:
    """Something is in the way that nobody told of: the store is right, who acts decides anew."""

    async def story() -> None:
        store = Store(SQLite(tmp_path / "s.sqlite3"))
        room, connection, _ = await _room(store)
        shuffle, thought = Shuffle("ab" * 32), {"why": "no reason"}
        _, *in_the_way = append(room.id, Event(1, None, shuffle), thought)
        await store.write(*in_the_way)
        before = room.table
        refused = partial(room.append, None, shuffle, thoughts=thought, ack=(connection, 1))
        with pytest.raises(ConflictError, match="loaded again"):
            await room.alone(refused)
        assert room.table is not before
        assert room.table == before
        await room.alone(partial(room.append, None, shuffle))
        assert room.table.seq == 2
        await store.close()

    aside.run(story())


def test_who_comes_second_folds_what_is_stored_and_checks_again(tmp_path: Path) -> None:
    async def story() -> None:
        store = Store(SQLite(tmp_path / "s.sqlite3"))
        room, connection, _ = await _room(store)
        other = Event(1, None, Shuffle("cd" * 32))
        row = {"table_id": room.id, "seq": 1, "body": other.dumps()}
        await store.write(Step(insert(schema.events), [row]))
        refused = partial(room.append, None, Shuffle("ab" * 32), ack=(connection, 1))
        with pytest.raises(IllegalActionError, match="not possible now"):
            await room.alone(refused)
        assert room.metrics.registry.get_sample_value("sansatout_conflicts_total") == 1
        assert room.table.seq == 2
        assert room.table.secret == "cd" * 32
        await room.alone(partial(room.append, None, Cut(20)))
        assert room.table.seq == 3
        await store.close()

    aside.run(story())


def test_one_bad_write_does_not_take_others_with_it(tmp_path: Path) -> None:
    async def story() -> None:
        store = Store(SQLite(tmp_path / "s.sqlite3"))
        statement = insert(schema.events)
        rows = [{"table_id": "t", "seq": seq, "body": str(seq)} for seq in (1, 2, 2, 3)]
        outcomes = await asyncio.gather(
            *(store.write(Step(statement, [row])) for row in rows), return_exceptions=True
        )
        assert [isinstance(outcome, SQLAlchemyError) for outcome in outcomes] == [
            False, False, True, False,
        ]  # fmt: skip
        await store.close()

    aside.run(story())


def test_writes_that_wait_share_a_commit(tmp_path: Path) -> None:
    async def story() -> None:
        store = Store(SQLite(tmp_path / "s.sqlite3"))
        statement = insert(schema.events)
        rows = [{"table_id": "t", "seq": seq, "body": ""} for seq in range(200)]
        await asyncio.gather(*(store.write(Step(statement, [row])) for row in rows))
        assert store.commits <= 3
        await store.close()

    aside.run(story())

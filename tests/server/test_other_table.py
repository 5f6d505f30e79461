"""Duplicate at a table: robots play the same board, and nobody hears of it too early."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

from sansatout.scoring.compare import imps
from tests.server.harness import Person, Server
from tests.server.test_trouble import IMPATIENT, locked


def compared(view: dict[str, Any]) -> bool:
    return any(board["there"] for board in view["sheet"]["boards"])


def kinds(server: Server, table: str) -> list[str]:
    return [json.loads(line)["kind"] for line in server.events(table)]


def test_robots_play_the_board_and_it_is_told_when_it_is_over(ann: Person) -> None:
    table = ann.make("duplicate")["table"]
    with ann.sit(table) as south:
        south.play_on(Random(5))
        view = south.until_view(compared)
        [board] = view["sheet"]["boards"]
        assert board["imps"] == imps(board["here"]["points"] - board["there"]["points"])
        assert view["sheet"]["imps"] == board["imps"]
        before = [json.loads(text) for text in south.traffic]
    views = [one["view"] for one in before if "view" in one]
    assert not [one for one in views if one["stage"] != "between" and compared(one)]
    assert kinds(ann.server, table)[-1] == "other-table"


def test_every_board_is_compared_however_fast_the_next_one_comes(ann: Person) -> None:
    table = ann.make("duplicate")["table"]
    with ann.sit(table) as south:
        for number in (1, 2):
            south.play_on(Random(number))
            south.act("next-deal")
            south.until_view(lambda view: view["stage"] != "between")
        south.play_on(Random(3))
        view = south.until_view(lambda view: all(b["there"] for b in view["sheet"]["boards"]))
        assert [board["number"] for board in view["sheet"]["boards"]] == [1, 2, 3]
    assert sum(kind == "other-table" for kind in kinds(ann.server, table)) == 3


HELD = """
import asyncio
from sansatout.server.rooms import comparing
play = comparing._played
async def held(*given):
    played = await play(*given)
    while not (data / "go").exists():
        await asyncio.sleep(0.01)
    return played
comparing._played = held
"""


def test_a_board_is_compared_although_nothing_could_be_stored_at_first(tmp_path: Path) -> None:
    server = Server(tmp_path / "data", prelude=IMPATIENT + HELD)
    try:
        ann = Person(server, "Ann")
        table = ann.make("duplicate")["table"]
        with ann.sit(table) as south:
            south.play_on(Random(5))
            with locked(server):
                (server.data / "go").touch()
                south.until_room(lambda room: not room["stores"])
                # What is stored later is given up later.
                assert ann.ask("PATCH", "/api/me", {"name": "Dora"})[0] == 503
            south.until_view(compared)
    finally:
        server.stop()

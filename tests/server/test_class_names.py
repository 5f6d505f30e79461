"""Names in a class are forgotten when their time is over, and a class ends whole."""

from __future__ import annotations

import asyncio
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path

import pytest

from sansatout.server.classes.opened import OpenClass
from sansatout.server.classes.records import ClassFacts, Pupil
from sansatout.server.classes.rounds import tables_of
from sansatout.server.errors import NotFoundError
from tests import aside
from tests.server.class_room import PBN, Monday, come, give, look, opened, table_of
from tests.server.harness import Person, Server

LATER = """
import datetime
from sansatout.server.store import moments
class Later(datetime.datetime):
    @classmethod
    def now(cls, zone=None):
        return super().now(zone) + datetime.timedelta({days})
moments.datetime = Later
"""


def test_names_are_forgotten_after_thirty_days_and_codes_after_one(tmp_path: Path) -> None:
    server = Server(tmp_path)
    teacher = Person(server)
    forgotten, kept = opened(teacher), opened(teacher)
    for one in (forgotten, kept):
        come(server, one["code"], "Wilhelmina", "Bob")
        give(teacher, one["id"], deals={"random": 1})
    teacher.rest("PATCH", f"/api/classes/{kept['id']}", {"kept": True})
    assert teacher.rest("GET", f"/api/classes/{forgotten['id']}")["deletes"] is not None
    server.stop()
    for days, names in ((2, ["Wilhelmina", "Bob"]), (31, ["", ""])):
        server.prelude = LATER.format(days=days)
        server.start()
        for one in (forgotten, kept):
            assert teacher.ask("GET", f"/api/class-codes/{one['code']}")[0] == 404
        with look(teacher, forgotten["id"]) as wall:
            wall.until(lambda seen, names=names: [p["name"] for p in seen["pupils"]] == names)
        still = teacher.rest("GET", f"/api/classes/{kept['id']}")
        assert [one["name"] for one in still["pupils"]] == ["Wilhelmina", "Bob"]
        server.stop()
    places = "select table_id from class_tables where class_id=?"
    tables = {row[0] for row in server.behind_its_back(places, forgotten["id"])}
    players = server.behind_its_back("select table_id, name from players")
    assert all(table not in tables or name != "Wilhelmina" for table, name in players)
    assert "Wilhelmina" in [name for _, name in players]


def test_what_was_said_is_forgotten_where_a_name_is_and_nowhere_else(monday: Monday) -> None:
    teacher, class_id, pupils = monday
    give(teacher, class_id, deals={"random": 1}, pupils=2)
    dora = pupils[0]
    tables = [table_of(dora, class_id), dora.make()["table"]]
    with ExitStack() as stack:
        for one in [stack.enter_context(dora.sit(table)) for table in tables]:
            assert one.say(t="chat", text="good morning")["t"] == "ack"
        teacher.rest("DELETE", f"/api/classes/{class_id}")
        guest = Person(teacher.server)
        later = [stack.enter_context(guest.sit(table)) for table in tables]
        said = [one.until("hello")["chat"] for one in later]
    assert [[line["text"] for line in one] for one in said] == [[], ["good morning"]]


def test_no_pupils_name_leaves_the_class_with_who_plays_again(monday: Monday) -> None:
    teacher, class_id, pupils = monday
    give(teacher, class_id, deals={"random": 1}, pupils=2)
    dora = pupils[0]
    dora.rest("PATCH", "/api/me", {"name": "Night owl"})
    made = dora.rest("POST", f"/api/tables/{table_of(dora, class_id)}/again")
    names = [one["name"] for one in made["players"] if one["kind"] != "robot"]
    assert sorted(names) == ["", "Night owl"]


def test_a_class_goes_on_after_a_restart_and_is_gone_when_it_is_ended(tmp_path: Path) -> None:
    server = Server(tmp_path)
    teacher = Person(server)
    made = opened(teacher)
    pupils = come(server, made["code"], "Anne", "Bob")
    path = f"/api/classes/{made['id']}"
    give(teacher, made["id"], deals={"pbn": PBN}, game="duplicate")
    teacher.rest("POST", f"{path}/stop", {"paused": True})
    before = teacher.rest("GET", path)
    server.kill()
    server.start()
    assert teacher.rest("GET", path) == before
    table = table_of(pupils[0], made["id"])
    with pupils[0].sit(table) as seat, look(pupils[1], made["id"]) as phone:
        seat.until("hello")
        assert seat.room["paused"]
        phone.until(lambda seen: seen["where"])
        assert teacher.rest("DELETE", path) == {"classes": []}
        assert phone.socket.until("gone")["reason"] == "class-over"
        seat.until_room(lambda room: not room["paused"] and not room["overseen"])
        seat.until_view(lambda view: view["stage"] == "deal")
        assert "Anne" not in str(seat.room)
    assert teacher.ask("GET", path)[0] == 404
    assert pupils[0].ask("GET", path)[0] == 404
    server.stop()


SLOW = """
import time
from sansatout.server.classes import given
drawn = given.random_deals
def slow(*told, **named):
    (data / "drawing").touch()
    while not (data / "drawn").exists():
        time.sleep(0.01)
    return drawn(*told, **named)
given.random_deals = slow
"""


def test_nothing_is_given_to_a_class_that_was_ended_meanwhile(tmp_path: Path) -> None:
    server = Server(tmp_path, prelude=SLOW)
    teacher = Person(server)
    made = opened(teacher)
    come(server, made["code"], "Wilhelmina")
    path = f"/api/classes/{made['id']}"
    with ThreadPoolExecutor(1) as threads:
        given = threads.submit(teacher.ask, "POST", f"{path}/rounds", {"deals": {"random": 1}})
        while not (tmp_path / "drawing").exists():
            time.sleep(0.01)
        teacher.rest("DELETE", path)
        (tmp_path / "drawn").touch()
        status, answer = given.result()
    assert (status, answer["error"]["message"]) == (404, "no-such-class")
    server.stop()
    assert server.behind_its_back("select * from class_rounds") == []
    assert server.behind_its_back("select * from players where name='Wilhelmina'") == []


def test_what_waits_for_its_turn_in_a_class_is_refused_once_it_is_ended() -> None:
    async def turns() -> list[str]:
        kept, done = OpenClass(ClassFacts("x", "t", "", ""), {}, []), []

        async def end() -> None:
            await asyncio.sleep(0)
            kept.ended = True

        async def change() -> None:
            done.append("changed")

        first = asyncio.create_task(kept.alone(end))
        await asyncio.sleep(0)
        with pytest.raises(NotFoundError):
            await kept.alone(change)
        await first
        return done

    assert aside.run(turns()) == []


def test_pupils_are_spread_evenly_in_the_order_of_their_names() -> None:
    def sizes(count: int, most: int) -> list[int]:
        pupils = [Pupil(n, str(n), f"p{n:02}", "") for n in range(count, 0, -1)]
        tables = tables_of(pupils, most)
        assert [one.name for table in tables for one in table] == sorted(p.name for p in pupils)
        return [len(table) for table in tables]

    assert sizes(32, 4) == [4] * 8
    assert sizes(5, 4) == [2, 3]
    assert sizes(9, 4) == [3, 3, 3]
    assert sizes(4, 2) == [2, 2]
    assert sizes(1, 4) == [1]
    assert sizes(3, 1) == [1, 1, 1]

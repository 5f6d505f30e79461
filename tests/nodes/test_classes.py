"""A class whose teacher and pupils are at different nodes is one class."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from dataclasses import dataclass, field
from random import Random
from typing import Any

import pytest

from tests.nodes.pair import Pair, by
from tests.server.class_room import PBN, Class, give, opened, table_of
from tests.server.harness import Person, Server


@dataclass
class School:
    """A class of a teacher at the left node, with pupils who come at the right one."""

    pair: Pair
    stack: ExitStack
    teacher: Person
    id: str
    code: str
    pupils: list[Person] = field(default_factory=list)

    @property
    def path(self) -> str:
        return f"/api/classes/{self.id}"

    def come(self, *names: str, at: Server | None = None) -> list[Person]:
        people = [Person(at or self.pair.right) for _ in names]
        for one, name in zip(people, names, strict=True):
            one.rest("POST", f"/api/class-codes/{self.code}", {"name": name})
        self.pupils += people
        return people

    def look(self, person: Person) -> Class:
        """Open the class as somebody sees it, and wait until it is shown."""
        shown = self.stack.enter_context(Class(person, self.id))
        shown.until(lambda _: True)
        return shown

    def seen(self, node: Server) -> dict[str, Any]:
        """Return what the teacher would see at a node, without what time changes."""
        seen: dict[str, Any] = by(self.teacher, node).rest("GET", self.path)
        return seen


@pytest.fixture
def school(pair: Pair) -> Iterator[School]:
    with ExitStack() as stack:
        teacher = Person(pair.left)
        made = opened(teacher)
        yield School(pair, stack, teacher, made["id"], made["code"])


def names(seen: dict[str, Any]) -> list[str]:
    return [one["name"] for one in seen["pupils"]]


def test_pupils_who_come_at_once_at_two_nodes_have_numbers_of_their_own(school: School) -> None:
    people = [Person(node) for node in (school.pair.left, school.pair.right) * 4]
    with ThreadPoolExecutor(8) as all_at_once:
        answers = list(
            all_at_once.map(
                lambda one: one.ask("POST", f"/api/class-codes/{school.code}", {"name": "Ann"}),
                people,
            )
        )
    assert {status for status, _ in answers} == {200}
    left, right = (school.seen(node) for node in (school.pair.left, school.pair.right))
    assert left == right
    assert [one["number"] for one in left["pupils"]] == list(range(1, 9))
    assert sorted(names(left)) == sorted(["Ann", *(f"Ann {number}" for number in range(2, 9))])
    assert {answer["name"] for _, answer in answers} == set(names(left))


def test_what_is_changed_at_both_nodes_at_once_is_all_kept(school: School) -> None:
    (anne,) = school.come("Anne")
    changes = [
        ("PATCH", school.path, {"title": "Tuesday"}),
        ("PATCH", school.path, {"kept": True}),
        ("PATCH", f"{school.path}/pupils/1", {"name": "Annette"}),
        ("POST", f"{school.path}/rounds", {"lesson": "minibridge/tricks"}),
    ]
    nodes = (school.pair.left, school.pair.right)

    def change(number: int) -> int:
        status, _ = by(school.teacher, nodes[number % 2]).ask(*changes[number])
        return status

    with ThreadPoolExecutor(4) as all_at_once:
        assert all(status < 300 for status in all_at_once.map(change, range(4)))
    left, right = map(school.seen, nodes)
    assert left == right
    assert (left["title"], left["kept"], names(left), len(left["rounds"])) == (
        "Tuesday", True, ["Annette"], 1,
    )  # fmt: skip
    assert anne.rest("GET", school.path)["where"] == "/school/minibridge/tricks"


def test_the_teacher_sees_who_is_here_at_whatever_node(school: School) -> None:
    wall = school.look(school.teacher)
    anne, bob = school.come("Anne", "Bob")
    with Class(anne, school.id) as phone:
        phone.until(lambda _: True)
        wall.until(lambda seen: [one["here"] for one in seen["pupils"]] == [True, False])
        assert [one["here"] for one in school.seen(school.pair.right)["pupils"]] == [True, False]
    wall.until(lambda seen: not any(one["here"] for one in seen["pupils"]))
    with Class(bob, school.id):
        wall.until(lambda seen: [one["here"] for one in seen["pupils"]] == [False, True])


def test_a_round_given_at_one_node_is_played_at_the_other_and_seen_on_the_wall(
    school: School,
) -> None:
    anne, bob = school.come("Anne", "Bob")
    wall, phone = school.look(school.teacher), school.look(anne)
    give(school.teacher, school.id, deals={"pbn": PBN}, pupils=1)
    phone.until(lambda seen: seen["where"])
    table = table_of(anne, school.id)
    seat = school.stack.enter_context(anne.sit(table))
    wall.until(lambda seen: [bool(one["away"]) for one in seen["tables"]] == [False, True])
    school.teacher.rest("POST", f"{school.path}/stop", {"paused": True})
    seat.until_room(lambda room: room["paused"])
    phone.until(lambda seen: seen["paused"])
    school.teacher.rest("POST", f"{school.path}/stop", {"paused": False})
    seat.until_room(lambda room: not room["paused"])
    seat.play_on(Random(4), until=lambda view: _cards(view) >= 2)
    wall.until(lambda seen: (seen["tables"][0]["cards"] or 0) >= 2)
    school.teacher.rest("POST", f"{school.path}/stop", {"paused": True, "table": 1})
    done = school.teacher.rest("POST", f"{school.path}/rewind", {"table": 1, "cards": 0})
    assert done == {"tables": [1]}
    seat.until_view(lambda view: _cards(view) == 0)
    assert table_of(bob, school.id) != table


def _cards(view: dict[str, Any]) -> int:
    deal = view["deal"] or {}
    won = deal.get("won") or {"declaring": 0, "defending": 0}
    trick = deal.get("trick") or {"cards": []}
    played: int = 4 * (won["declaring"] + won["defending"]) + len(trick["cards"])
    return played


def test_what_is_shown_reaches_everybody_and_stays_for_who_goes_first(school: School) -> None:
    (anne,) = school.come("Anne")
    phone, wall = school.look(anne), school.look(school.teacher)
    give(school.teacher, school.id, deals={"random": 1})
    school.stack.enter_context(anne.sit(table_of(anne, school.id)))
    wall.until(lambda seen: seen["tables"] and seen["tables"][0]["stage"] == "deal")
    shown = {"table": 1, "hands": ["N", "S"], "words": "Both hands"}
    school.teacher.rest("POST", f"{school.path}/show", shown)
    told = phone.until(lambda seen: seen["shown"])["shown"]
    assert (told["words"], sorted(told["hands"])) == ("Both hands", ["N", "S"])
    assert by(anne, school.pair.left).rest("GET", school.path)["shown"] == told
    by(school.teacher, school.pair.right).rest("DELETE", f"{school.path}/show")
    phone.until(lambda seen: seen["shown"] is None)
    assert school.seen(school.pair.left)["shown"] is None


def test_who_is_sent_out_loses_all_sockets_at_all_nodes(school: School) -> None:
    anne, bob = school.come("Anne", "Bob")
    give(school.teacher, school.id, deals={"random": 1}, pupils=2)
    table = table_of(anne, school.id)
    phone = school.look(anne)
    seat = school.stack.enter_context(anne.sit(table))
    seat.until("hello")
    elsewhere = school.stack.enter_context(by(anne, school.pair.left).sit(table))
    elsewhere.until("hello")
    school.teacher.rest("DELETE", f"{school.path}/pupils/1")
    for socket in (phone.socket, seat, elsewhere):
        assert socket.until("gone")["reason"] == "sent-out"
    assert anne.ask("GET", school.path)[0] == 404
    assert names(school.seen(school.pair.right)) == ["Bob"]
    assert bob.rest("GET", school.path)["where"] == f"/table/{table}"


def test_who_is_sent_out_leaves_tables_of_nodes_that_have_not_the_class_open(
    school: School,
) -> None:
    (anne,) = school.come("Anne", at=school.pair.left)
    give(school.teacher, school.id, deals={"random": 1})
    seat = school.stack.enter_context(by(anne, school.pair.right).sit(table_of(anne, school.id)))
    seat.until("hello")
    school.teacher.rest("DELETE", f"{school.path}/pupils/1")
    assert seat.until("gone")["reason"] == "sent-out"


def test_a_pupil_is_excused_and_called_otherwise_from_the_other_node(school: School) -> None:
    anne, _ = school.come("Anne", "Bob")
    give(school.teacher, school.id, deals={"random": 1}, pupils=2)
    seat = school.stack.enter_context(anne.sit(table_of(anne, school.id)))
    seat.until("hello")
    mine = seat.hello["you"]["player"]
    school.teacher.rest("PATCH", f"{school.path}/pupils/1", {"name": "Annette"})
    seat.until_room(lambda room: room["players"][mine]["name"] == "Annette")
    school.teacher.rest("POST", f"{school.path}/pupils/1/robot")
    seat.until_room(lambda room: room["players"][mine]["acts"] == "robot")


def test_steps_done_at_one_node_are_counted_where_the_teacher_looks(school: School) -> None:
    (anne,) = school.come("Anne")
    wall = school.look(school.teacher)
    give(school.teacher, school.id, lesson="minibridge/tricks")
    wall.until(lambda seen: seen["pupils"][0]["done"] == 0)
    steps = anne.rest("GET", "/api/school/minibridge/tricks")["steps"]
    step = next(one["key"] for one in steps if one["kind"] == "explain")
    anne.rest("POST", f"/api/school/minibridge/tricks/{step}", {})
    wall.until(lambda seen: seen["pupils"][0]["done"] == 1)


def test_a_class_that_is_ended_is_gone_at_all_nodes_and_its_tables_are_free(
    school: School,
) -> None:
    (anne,) = school.come("Wilhelmina")
    give(school.teacher, school.id, deals={"random": 1})
    table = table_of(anne, school.id)
    school.teacher.rest("POST", f"{school.path}/stop", {"paused": True})
    phone = school.look(anne)
    seat = school.stack.enter_context(anne.sit(table))
    seat.until_room(lambda room: room["paused"])
    assert seat.say(t="chat", text="hello")["t"] == "ack"
    school.teacher.rest("DELETE", school.path)
    assert phone.socket.until("gone")["reason"] == "class-over"
    seat.until_room(lambda room: not room["paused"] and not room["overseen"])
    assert "Wilhelmina" not in str(seat.room)
    assert by(school.teacher, school.pair.right).ask("GET", school.path)[0] == 404
    with Person(school.pair.right).sit(table) as watching:
        assert watching.until("hello")["chat"] == []
    assert school.pair.rows("select 1 from class_pupils where class_id = %s", school.id) == []


def test_who_comes_while_the_class_is_ended_leaves_no_name_behind(pair: Pair) -> None:
    for _ in range(3):
        teacher = Person(pair.left)
        made = opened(teacher)
        people = [Person(pair.right) for _ in range(3)]
        code = f"/api/class-codes/{made['code']}"
        with ThreadPoolExecutor(4) as all_at_once:
            coming = [
                all_at_once.submit(one.ask, "POST", code, {"name": "Wilhelmina"}) for one in people
            ]
            ended = all_at_once.submit(teacher.ask, "DELETE", f"/api/classes/{made['id']}")
            assert ended.result()[0] == 200
            assert {one.result()[0] for one in coming} <= {200, 404}
        assert pair.rows("select 1 from class_pupils where class_id = %s", made["id"]) == []

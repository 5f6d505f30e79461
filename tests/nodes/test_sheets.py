"""A sheet on which people write at different nodes is one sheet."""

from __future__ import annotations

import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from dataclasses import dataclass
from typing import Any

import pytest

from tests.nodes.pair import Pair, by
from tests.server.harness import Person, Socket


@dataclass
class Shared:
    """A sheet of Ann's, who is at the left node; Ben looks at it at the right one."""

    pair: Pair
    sheet: str
    link: str
    ann: Person
    ben: Person
    left: Socket
    right: Socket

    @property
    def path(self) -> str:
        return f"/api/sheets/{self.sheet}"

    def stored(self) -> list[dict[str, Any]]:
        rows = self.pair.rows(
            "select number, body from sheet_operations where sheet = %s order by number", self.sheet
        )
        assert [number for number, _ in rows] == list(range(len(rows)))
        return [json.loads(body) for _, body in rows]

    def until(self, socket: Socket, count: int) -> dict[str, Any]:
        """Read until somebody sees the sheet with so many operations."""
        seen: dict[str, Any] = {"count": 0}
        while seen["count"] < count:
            seen = socket.until("sheet")["sheet"]
        return seen


@pytest.fixture
def shared(pair: Pair) -> Iterator[Shared]:
    ann, ben = Person(pair.left, "Ann"), Person(pair.right, "Ben")
    made = ann.rest("POST", "/api/sheets", {"system": "minibridge", "names": list("abcd")})
    sheet, link = made["sheet"], made["write"].partition("write=")[2]
    with ExitStack() as stack:
        left, right = (stack.enter_context(one.look(f"/ws/sheets/{sheet}")) for one in (ann, ben))
        yield Shared(pair, sheet, link, ann, ben, left, right)


def deal(line: str = "NT bonus we 9", **more: object) -> dict[str, object]:
    return {"do": "deal", "line": line, **more}


def test_what_is_written_is_seen_at_the_other_node(shared: Shared) -> None:
    assert shared.left.say(t="operation", **deal(count=1))["seq"] == 2
    seen = shared.until(shared.right, 2)
    assert seen["lines"] == ["NT bonus we 9"]
    assert seen["write"] is None, "who reads has no link"
    asked = shared.ben.rest("GET", shared.path)
    assert (asked["count"], asked["lines"]) == (2, ["NT bonus we 9"])


def test_who_becomes_a_writer_at_one_node_writes_at_another(shared: Shared) -> None:
    assert shared.right.say(t="operation", **deal(count=1))["message"] == (
        "sheet-readers-only-read"
    )
    by(shared.ben, shared.pair.left).rest("POST", f"/api/join-sheet/{shared.link}")
    assert shared.right.say(t="operation", **deal(count=1))["t"] == "ack"
    assert shared.until(shared.left, 2)["lines"] == ["NT bonus we 9"]
    while not shared.right.until("sheet")["sheet"]["write"]:
        pass


def test_of_those_who_write_for_the_same_sheet_at_once_one_is_taken(shared: Shared) -> None:
    people = [by(shared.ann, node) for node in (shared.pair.left, shared.pair.right) * 3]
    with ThreadPoolExecutor(6) as all_at_once:
        ask = all_at_once.map(
            lambda one: one.ask("POST", f"{shared.path}/operations", deal(count=1)), people
        )
        answers = list(ask)
    assert sorted(status for status, _ in answers) == [200] + [409] * 5
    wrong = [answer["error"] for status, answer in answers if status == 409]
    assert {(one["message"], one["arguments"]["expected"]) for one in wrong} == {("sequence", 2)}
    assert len(shared.stored()) == 2


def test_what_has_a_key_is_written_once_however_often_and_wherever_it_is_sent(
    shared: Shared,
) -> None:
    people = [by(shared.ann, node) for node in (shared.pair.left, shared.pair.right)]
    bodies = [deal(f"{strain} we 9", key=f"operation-{strain}") for strain in "CDHS"] * 2
    with ThreadPoolExecutor(8) as all_at_once:
        answers = list(
            all_at_once.map(
                lambda told: people[told[0] % 2].ask("POST", f"{shared.path}/operations", told[1]),
                enumerate([*bodies, *reversed(bodies)]),
            )
        )
    assert {status for status, _ in answers} == {200}
    keys = [one["key"] for one in shared.stored()[1:]]
    assert sorted(keys) == sorted(f"operation-{strain}" for strain in "CDHS")
    for socket in (shared.left, shared.right):
        assert len(shared.until(socket, 5)["lines"]) == 4


def test_a_node_that_was_told_nothing_takes_what_fits_the_stored_sheet(shared: Shared) -> None:
    for socket in (shared.left, shared.right):
        socket.until("sheet")
    body = json.dumps(deal("C they 8", key="by another node"))
    shared.pair.execute(
        "insert into sheet_operations (sheet, number, body) values (%s, 1, %s)", shared.sheet, body
    )
    assert shared.left.say(t="operation", **deal(count=2))["t"] == "ack"
    shared.pair.execute("insert into sheet_people values (%s, %s)", shared.sheet, shared.ben.id)
    assert shared.right.say(t="operation", **deal("D we 9", count=3))["t"] == "ack"
    for socket in (shared.left, shared.right):
        assert shared.until(socket, 4)["lines"] == ["C they 8", "NT bonus we 9", "D we 9"]


def test_what_is_taken_back_at_one_node_is_taken_back_at_the_other(shared: Shared) -> None:
    shared.left.say(t="operation", **deal(count=1))
    shared.until(shared.right, 2)
    by(shared.ann, shared.pair.right).rest(
        "POST", f"{shared.path}/operations", {"do": "undo", "count": 2}
    )
    assert shared.until(shared.left, 3)["lines"] == []
    assert shared.until(shared.right, 3)["lines"] == []

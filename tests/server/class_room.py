"""A class as its teacher and pupils reach it: opened, come into, given, looked at, played."""

from __future__ import annotations

from contextlib import ExitStack
from random import Random
from typing import Any

from tests.server.harness import Person, Server, Socket

DEALS = (
    "N:AKQ2.KQ4.A32.K43 J54.A32.KQ4.A652 T987.J65.JT9.QJT 63.T987.8765.987",
    "E:A532.K64.A842.K5 KQJ.A952.K63.A72 T98.QJ3.QJT.QJT4 764.T87.975.9863",
)
PBN = "\n".join(f'[Deal "{one}"]\n[Dealer "{one[0]}"]\n' for one in DEALS)


def opened(teacher: Person, **wanted: object) -> dict[str, Any]:
    made: dict[str, Any] = teacher.rest("POST", "/api/classes", {"title": "Monday", **wanted})
    return made


def come(server: Server, code: str, *names: str) -> list[Person]:
    """Let people in by a code."""
    people = [Person(server) for _ in names]
    for one, name in zip(people, names, strict=True):
        one.rest("POST", f"/api/class-codes/{code}", {"name": name})
    return people


def give(teacher: Person, class_id: str, **wanted: object) -> dict[str, Any]:
    body = {"game": "minibridge", "level": "novice", "pace": 0, **wanted}
    given: dict[str, Any] = teacher.rest("POST", f"/api/classes/{class_id}/rounds", body)
    return given


def look(person: Person, class_id: str) -> Class:
    return Class(person, class_id)


class Class:
    """A class over its socket, as somebody sees it."""

    def __init__(self, person: Person, class_id: str) -> None:
        self.socket = person.look(f"/ws/classes/{class_id}")
        self.seen: dict[str, Any] = {}

    def __enter__(self) -> Class:
        self.socket.__enter__()
        return self

    def __exit__(self, *_: object) -> None:
        self.socket.__exit__()

    def until(self, wanted: Any) -> dict[str, Any]:
        """Read until the class is as wanted."""
        while not (self.seen and wanted(self.seen)):
            self.seen = self.socket.until("class", "pupil")["class"]
        return self.seen


def table_of(person: Person, class_id: str) -> str:
    where: str = person.rest("GET", f"/api/classes/{class_id}")["where"]
    assert where.startswith("/table/")
    return where.removeprefix("/table/")


def play_round(people: list[Person], class_id: str, deals: int) -> list[Socket]:
    """Let all pupils play all deals of a round; their sockets, closed, with all that was sent."""
    with ExitStack() as stack:
        sat = [stack.enter_context(one.sit(table_of(one, class_id))) for one in people]
        rng = Random(3)
        for number in range(1, deals + 1):
            _play(sat, number, rng)
            for one in sat if number < deals else ():
                one.say(t="act", seq=one.view["seq"], kind="next-deal", payload={})
    return sat


def _play(sat: list[Socket], number: int, rng: Random) -> None:
    """Let everybody act in turn until a deal is over at all tables."""

    def over(view: dict[str, Any]) -> bool:
        deal = view["deal"]
        done = view["stage"] == "between" and deal["number"] >= number
        return bool(deal) and (done or deal["number"] > number)

    left = list(sat)
    while left:
        for one in list(left):
            one.in_step()
            if over(one.view):
                left.remove(one)
            elif (chosen := one.choice(rng)) is not None:
                one.say(t="act", seq=one.view["seq"], **chosen)


Monday = tuple[Person, str, list[Person]]

"""A person is the same at all nodes: browsers, names, what is learned and the deal of the day."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, TypeVar

from tests.nodes.pair import Pair, by, seats
from tests.server.harness import Person
from tests.server.test_carrying import browsers, carried, follow

T = TypeVar("T")


def at_both(pair: Pair, person: Person) -> tuple[Person, Person]:
    return by(person, pair.left), by(person, pair.right)


def at_once(work: Callable[[Any], T], given: Sequence[Any]) -> list[T]:
    with ThreadPoolExecutor(len(given)) as threads:
        return list(threads.map(work, given))


def test_who_is_signed_out_at_one_node_is_signed_out_at_the_other(pair: Pair) -> None:
    ann = Person(pair.left, "Ann")
    phone = by(carried(ann), pair.right)
    sheet = phone.rest("POST", "/api/sheets", {"system": "minibridge"})["sheet"]
    table = ann.make()["table"]
    with phone.sit(table) as seat, phone.look(f"/ws/sheets/{sheet}") as looking:
        seat.until("hello")
        looking.until("sheet")
        ann.rest("DELETE", f"/api/me/browsers/{browsers(ann)[1]}")
        for socket in (seat, looking):
            assert socket.until("gone")["reason"] == "signed-out"
        assert phone.rest("GET", "/api/me")["person"] != ann.id


def test_a_link_carries_one_browser_though_two_follow_it_at_two_nodes(pair: Pair) -> None:
    ann = Person(pair.left, "Ann")
    for _ in range(3):
        link = ann.rest("POST", "/api/me/links")["link"]
        others = [Person(node) for node in (pair.left, pair.right) * 2]
        answers = at_once(partial(follow, link), others)
        told = Counter(str(one.body.get("person") == ann.id) for one in answers)
        assert told == {"True": 1, "False": 3}
    assert len(browsers(ann)) == 4


def test_the_last_browser_stays_though_two_sign_each_other_out(pair: Pair) -> None:
    ann = Person(pair.left, "Ann")
    phone = by(carried(ann), pair.right)
    second = browsers(ann)[1]
    out = [(ann, second), (phone, "first")]
    at_once(lambda told: told[0].ask("DELETE", f"/api/me/browsers/{told[1]}"), out)
    still = [one.rest("GET", "/api/me")["person"] == ann.id for one in (ann, phone)]
    assert sorted(still) == [False, True]


def test_a_name_chosen_at_one_node_is_said_at_the_other(pair: Pair) -> None:
    host, guest = Person(pair.left, "Host"), Person(pair.right, "Guest")
    table = host.make(seats=seats(E="open"))["table"]
    with host.sit(table) as seat, guest.sit(table) as watcher:
        seat.until("hello")
        watcher.until("hello")
        by(guest, pair.left).rest("PATCH", "/api/me", {"name": "Gustav"})
        watcher.say(t="chat", text="hello")
        assert seat.until("chat")["from"]["name"] == "Gustav"


def test_the_deal_of_the_day_is_one_table_though_two_nodes_are_asked_at_once(pair: Pair) -> None:
    ann = Person(pair.left, "Ann")
    made = at_once(lambda one: one.rest("POST", "/api/daily")["table"], at_both(pair, ann) * 3)
    assert len(set(made)) == 1
    assert pair.rows("select id from tables where owner = %s", ann.id) == [(made[0],)]
    left, right = (one.rest("GET", "/api/daily") for one in at_both(pair, ann))
    assert left == right
    assert left["table"] == made[0]


def test_a_question_of_one_node_is_marked_by_another_and_all_answers_count(pair: Pair) -> None:
    ann = Person(pair.left, "Ann")
    asked = ann.rest("GET", "/api/practice?kind=points")
    path = f"/api/practice/points/{asked['number']}/{asked['level']}"
    marks = at_once(lambda one: one.rest("POST", path, {"answer": ["40"]}), at_both(pair, ann) * 3)
    assert {one["right"] for one in marks} == {False}
    for one in at_both(pair, ann):
        rules = one.rest("GET", "/api/learning")["rules"]
        assert sum(rule["asked"] for rule in rules) == 6

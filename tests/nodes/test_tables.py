"""A table whose players are at different nodes is one table."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from random import Random
from typing import Any

import pytest
from psycopg.errors import UniqueViolation

from tests.nodes.pair import Pair, by, seats
from tests.server.harness import Person, Socket


@dataclass
class Two:
    """Ann at the left node and Ben at the right one, at one table."""

    pair: Pair
    table: str
    ann: Person
    ben: Person
    left: Socket
    right: Socket
    me: str
    him: str

    def close(self) -> None:
        for socket in (self.left, self.right):
            socket.__exit__()


def sat(pair: Pair, variant: str = "minibridge", him: str = "E", **wanted: object) -> Two:
    ann, ben = Person(pair.left, "Ann"), Person(pair.right, "Ben")
    made = ann.make(variant, seats=seats(**{him: "open"}), **wanted)
    table = made["table"]
    place = next(one["player"] for one in made["players"] if one["kind"] == "open")
    ben.rest("POST", f"/api/tables/{table}/sit", {"player": place})
    left, right = ann.sit(table), ben.sit(table)
    two = Two(pair, table, ann, ben, left, right, made["you"]["player"], place)
    left.until_room(lambda room: room["players"][place]["here"])
    right.until_room(lambda room: room["players"][two.me]["here"])
    return two


@pytest.fixture
def two(pair: Pair) -> Iterator[Two]:
    sitting = sat(pair)
    yield sitting
    sitting.close()


def play(two: Two, until: Callable[[dict[str, Any]], bool]) -> None:
    """Let both do their part until a view is as wanted."""
    rng = Random(3)
    with ThreadPoolExecutor(2) as both:
        list(both.map(lambda one: one.play_on(rng, until), (two.left, two.right)))


def ann_is_to_act(two: Two) -> tuple[dict[str, Any], int]:
    """Go on until nothing moves without Ann; return what she could do, and when."""
    rng = Random(5)
    while (chosen := two.left.choice(rng)) is None:
        if act := two.right.choice(rng):
            two.right.say(t="act", seq=two.right.view["seq"], **act)
        two.left.in_step()
        two.right.in_step()
    return chosen, two.left.view["seq"]


def between(view: dict[str, Any]) -> bool:
    return bool(view["stage"] == "between")


def test_a_deal_is_played_across_nodes_and_every_act_is_stored_once(two: Two) -> None:
    play(two, between)
    events = two.pair.events(two.table)
    assert [one["seq"] for one in events] == list(range(len(events)))
    assert two.left.view["seq"] == two.right.view["seq"] == len(events)
    marks = [one["mark"] for one in events if one["mark"]]
    assert len(marks) == len(set(marks)) > 0
    assert two.left.view["deal"]["won"] == two.right.view["deal"]["won"]


def test_the_next_deal_comes_once_both_want_it_wherever_they_are(two: Two) -> None:
    play(two, between)
    two.left.act("next-deal")
    two.right.until_room(lambda room: room["ready"] == [two.me])
    assert two.right.view["stage"] == "between"
    two.right.act("next-deal")
    for socket in (two.left, two.right):
        socket.until_view(lambda view: view["stage"] != "between")
    two.left.until_room(lambda room: room["ready"] == [])


def test_an_act_that_is_sent_again_elsewhere_gets_its_old_answer(two: Two) -> None:
    chosen, seq = ann_is_to_act(two)
    first = two.left.say(t="act", id="mine-1", seq=seq, **chosen)
    assert first == {"t": "ack", "id": "mine-1", "seq": seq + 1}
    with by(two.ann, two.pair.right).sit(two.table) as again:
        again.until("hello")
        assert again.say(t="act", id="mine-1", seq=seq, **chosen) == first
    marks = [one["mark"] for one in two.pair.events(two.table)]
    assert marks.count(f"{two.ann.id}/mine-1") == 1


def test_an_act_is_not_refused_by_a_node_that_has_not_heard_of_it(two: Two) -> None:
    """Two questions of Ann's are stored elsewhere, and she comes to a node that knows neither."""
    _, seq = ann_is_to_act(two)
    version = two.pair.events(two.table)[-1]["v"]
    ask: dict[str, Any] = {"kind": "review", "payload": {"what": "auction"}}
    for at, mark in ((seq, "asked-1"), (seq + 1, "asked-2")):
        body = json.dumps({"v": version, "seq": at, "seat": two.left.view["you"], **ask})
        two.pair.execute(
            "insert into events (table_id, seq, body, mark) values (%s, %s, %s, %s)",
            two.table, at, body, f"{two.ann.id}/{mark}",
        )  # fmt: skip
    answer = two.left.say(t="act", id="asked-2", seq=seq + 1, **ask)
    assert answer == {"t": "ack", "id": "asked-2", "seq": seq + 2}


def test_a_number_is_only_an_echo_and_never_an_old_answer(two: Two) -> None:
    play(two, between)
    seq = two.left.view["seq"]
    answer = two.left.say(t="act", id=1, seq=seq - 1, kind="play", payload={"card": "SA"})
    assert answer["t"] == "error"


def test_people_at_two_nodes_draw_at_the_same_time(pair: Pair) -> None:
    host = Person(pair.left, "Host")
    made = host.make("kontrakt", seats=seats(N="open", E="open", W="open"), seating="draw")
    table = made["table"]
    people = [host, *(Person(node, "Guest") for node in (pair.right, pair.left, pair.right))]
    places = [one["player"] for one in made["players"] if one["kind"] == "open"]
    for person, place in zip(people[1:], places, strict=True):
        person.rest("POST", f"/api/tables/{table}/sit", {"player": place})
    sockets = [person.sit(table) for person in people]
    names = [made["you"]["player"], *places]
    for socket in sockets:
        socket.until_view(lambda view: any(a["kind"] == "draw" for a in view["actions"]))

    def drawn(number: int) -> dict[str, Any]:
        payload = {"player": names[number], "positions": [10 + number]}
        seq = sockets[number].view["seq"]
        return sockets[number].say(t="act", id=f"d{number}", seq=seq, kind="draw", payload=payload)

    with ThreadPoolExecutor(4) as all_at_once:
        answers = list(all_at_once.map(drawn, range(4)))
    assert [one["t"] for one in answers] == ["ack"] * 4
    draws = [one for one in pair.events(table) if one["kind"] == "draw"]
    assert {one["payload"]["player"] for one in draws[:4]} == set(names)
    for socket in sockets:
        socket.__exit__()


def test_what_is_said_is_heard_at_all_nodes_in_the_same_order(two: Two) -> None:
    def say(who: tuple[Socket, str]) -> None:
        socket, word = who
        for number in range(5):
            socket.say(t="chat", text=f"{word}{number}")

    with ThreadPoolExecutor(2) as both:
        list(both.map(say, ((two.left, "a"), (two.right, "b"))))
    heard = []
    for person, node in ((two.ann, two.pair.left), (two.ben, two.pair.right)):
        with by(person, node).sit(two.table) as socket:
            heard.append([line["text"] for line in socket.until("hello")["chat"]])
    assert heard[0] == heard[1]
    assert sorted(heard[0]) == sorted(f"{w}{n}" for w in "ab" for n in range(5))
    for socket in (two.left, two.right):
        socket.in_step()
        lines = [m["text"] for m in map(json.loads, socket.traffic) if m["t"] == "chat"]
        assert sorted(lines) == sorted(heard[0]), "each line once"


def test_what_is_said_is_said_once_however_often_it_comes(two: Two) -> None:
    """PROMISE-KEPT-3.

    An id is the person's own at the table: another's line with the same one is another line.
    """
    for socket in (two.left, two.left, two.right):
        assert socket.say(t="chat", text="good evening", id="page-1")["t"] == "ack"
    with by(two.ann, two.pair.right).sit(two.table) as again:
        assert again.say(t="chat", text="good evening", id="page-1")["t"] == "ack"
    with by(two.ben, two.pair.left).sit(two.table) as later:
        told = later.until("hello")["chat"]
    said = [line["from"]["player"] for line in told if line["text"] == "good evening"]
    assert sorted(said) == sorted((two.me, two.him))


def test_who_stands_up_or_is_renamed_is_seen_at_the_other_node(two: Two) -> None:
    two.right.say(t="stand")
    two.left.until_room(lambda room: room["players"][two.him]["acts"] == "robot")
    two.right.say(t="sit")
    two.left.until_room(lambda room: room["players"][two.him]["acts"] == "person")
    two.ben.rest("PATCH", "/api/me", {"name": "Benno"})
    two.left.until_room(lambda room: room["players"][two.him]["name"] == "Benno")


def test_places_are_given_once_though_two_want_one_at_different_nodes(pair: Pair) -> None:
    host = Person(pair.left, "Host")
    made = host.make("minibridge", seats=seats(N="open"))
    place = next(one["player"] for one in made["players"] if one["kind"] == "open")
    wanting = [Person(node, "Guest") for node in (pair.left, pair.right) * 3]
    path = f"/api/tables/{made['table']}/sit"
    with ThreadPoolExecutor(6) as all_at_once:
        answers = list(all_at_once.map(lambda p: p.ask("POST", path, {"player": place}), wanting))
    assert sorted(status < 300 for status, _ in answers) == [False] * 5 + [True]


def test_the_meaning_of_a_call_is_asked_and_told_across_nodes(pair: Pair) -> None:
    two = sat(pair, "rulebook", dealer="S", deal=_DEAL)
    two.left.until_view(lambda view: any(a["kind"] == "call" for a in view["actions"]))
    two.left.act("call", call="1NT")
    two.right.until_view(lambda view: len(view["deal"]["dialogue"]["calls"]) > 0)
    two.right.say(t="meaning", call=0)
    assert two.left.until("meaning")["text"] is None
    two.left.say(t="explain", call=0, text="balanced")
    assert two.right.until("meaning", text="balanced")["seat"] == "S"
    two.close()


_DEAL = "N:AKQJ.T98.765.432 T98.765.432.AKQJ 765.432.AKQJ.T98 432.AKQJ.T98.765"


def test_the_same_people_find_one_table_to_play_again(two: Two) -> None:
    path = f"/api/tables/{two.table}/again"
    with ThreadPoolExecutor(2) as both:
        made = list(both.map(lambda p: p.rest("POST", path), (two.ann, two.ben)))
    assert made[0]["table"] == made[1]["table"]
    two.left.until_room(lambda room: room["again"] is not None)
    two.right.until_room(lambda room: room["again"] is not None)


def test_who_has_left_a_node_is_missed_at_the_other(two: Two) -> None:
    two.right.__exit__()
    two.left.until_room(lambda room: not room["players"][two.him]["here"])
    two.right = two.ben.sit(two.table)
    two.left.until_room(lambda room: room["players"][two.him]["here"])


def _plant_unknown(two: Two) -> bool:
    """Put an event into the log; tell whether no robot was faster."""
    seq = len(two.pair.events(two.table))
    body = json.dumps({"v": 99, "seq": seq, "seat": None, "kind": "tomorrow", "payload": {}})
    statement = "insert into events (table_id, seq, body) values (%s, %s, %s)"
    try:
        two.pair.execute(statement, two.table, seq, body)
    except UniqueViolation:
        return False
    return True


def test_an_event_that_a_node_does_not_know_sends_its_people_elsewhere(two: Two) -> None:
    while not _plant_unknown(two):
        pass
    for socket in (two.left, two.right):
        assert socket.until("gone")["reason"] == "elsewhere"

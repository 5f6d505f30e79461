"""Somebody who is there and does nothing keeps nobody waiting for ever."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from math import inf
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sansatout.events.acts import Laws
from sansatout.lab.table_driver import new_table
from sansatout.server.errors import ConflictError
from sansatout.server.rooms.automatic import next_step
from sansatout.server.rooms.owing import owing
from sansatout.server.rooms.patience import Patience
from sansatout.table.state import Stage
from sansatout.variants import ALL
from tests.server.harness import Person, Server, Socket
from tests.table.driving import after_deals, stages


@pytest.fixture(scope="module")
def brisk(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Give a server on which one may ask at once, and has a moment to answer."""
    running = Server(tmp_path_factory.mktemp("brisk"), ask_after=0.0, ask_seconds=0.3)
    yield running
    running.stop()


@contextmanager
def two(server: Server, **wanted: object) -> Iterator[tuple[Socket, Socket]]:
    """Give Ann in the South and Ben in the North of a table among robots."""
    ann, ben = Person(server, "Ann"), Person(server, "Ben")
    seats = {"S": {"kind": "me"}, "N": {"kind": "open"}}
    table = ann.make("rulebook", seats=seats, **wanted)["table"]
    ben.rest("POST", f"/api/tables/{table}/sit", {"player": "p1"})
    with ann.sit(table) as a, ben.sit(table) as b:
        a.in_step()
        b.in_step()
        yield a, b


def may_call(view: dict[str, Any]) -> bool:
    return any(action["kind"] == "call" for action in view["actions"])


def calls(view: dict[str, Any]) -> int:
    dialogue = (view["deal"] or {}).get("dialogue")
    return len(dialogue["calls"]) if dialogue else 0


def test_a_robot_plays_for_who_does_not_answer_until_they_are_back(brisk: Server) -> None:
    with two(brisk) as (a, b):
        b.until_view(may_call)
        a.in_step()
        assert a.say(t="ask-there", player="p1")["t"] == "ack"
        asked = b.until_room(lambda room: "p1" in room["asked"])
        assert 0 < asked["asked"]["p1"] <= 0.3
        a.until_room(lambda room: room["absent"] == ["p1"])
        assert a.room["players"]["p1"] | {"acts": "robot", "here": True} == a.room["players"]["p1"]
        a.until_view(may_call)
        assert b.say(t="here")["t"] == "ack"
        b.until_room(lambda room: room["players"]["p1"]["acts"] == "person")
        assert b.room["absent"] == []


def test_an_answer_keeps_the_place(brisk: Server) -> None:
    with two(brisk) as (a, b):
        b.until_view(may_call)
        a.in_step()
        seq = b.view["seq"]
        assert a.say(t="ask-there", player="p1")["t"] == "ack"
        b.until_room(lambda room: "p1" in room["asked"])
        assert b.say(t="here")["t"] == "ack"
        a.until_room(lambda room: not room["asked"])
        assert a.say(t="ask-there", player="p1")["t"] == "ack"
        b.until_room(lambda room: "p1" in room["asked"])
        assert b.view["seq"] == seq
        assert b.act("call", call="Pass")["t"] == "ack"
        a.until_view(lambda view: view["seq"] > seq)
        a.until_room(lambda room: not room["asked"])
        assert a.room["players"]["p1"]["acts"] == "person"


def test_only_players_ask_and_only_whom_they_wait_for(brisk: Server) -> None:
    with two(brisk) as (a, b), Person(brisk).sit(a.hello["table"]) as watcher:
        b.until_view(may_call)
        for socket in (a, watcher):
            socket.in_step()
        assert watcher.say(t="ask-there", player="p1")["message"] == "watchers-only-watch"
        assert watcher.say(t="here")["message"] == "watchers-only-watch"
        for player in ("p2", "p3"):
            assert a.say(t="ask-there", player=player)["message"] == "not-awaited"
        assert b.say(t="ask-there", player="p1")["message"] == "not-awaited"
        assert a.say(t="ask-there", player="p9")["message"] == "no-such-player"
        assert b.say(t="ask-there", player="p3")["message"] == "not-awaited"


def test_everybody_may_think_for_a_while(server: Server) -> None:
    with two(server) as (a, b):
        b.until_view(may_call)
        a.in_step()
        refused = a.say(t="ask-there", player="p1")
        assert refused["message"] == "not-idle-yet"
        assert 0 < refused["arguments"]["seconds"] <= 60


def test_who_sleeps_between_deals_does_not_hold_the_others(brisk: Server) -> None:
    with two(brisk) as (a, b):
        rng = Random(3)
        while a.view["stage"] != "between":
            for socket in (a, b):
                socket.in_step()
                chosen = socket.choice(rng)
                if chosen:
                    socket.say(t="act", seq=socket.view["seq"], **chosen)
        assert a.act("next-deal")["t"] == "ack"
        assert a.say(t="ask-there", player="p1")["t"] == "ack"
        a.until_view(lambda view: view["stage"] != "between")
        assert a.room["absent"] == ["p1"]


def test_nothing_goes_on_for_sleepers_alone(brisk: Server) -> None:
    with two(brisk) as (a, b):
        b.until_view(may_call)
        a.in_step()
        a.say(t="ask-there", player="p1")
        a.until_room(lambda room: room["absent"] == ["p1"])
        table = a.hello["table"]
        a.ws.close()
        b.until_room(lambda room: not room["players"]["p3"]["here"])
        stored = len(brisk.events(table))
        for _ in range(200):
            b.in_step()
        assert len(brisk.events(table)) <= stored + 1, "what was being stored when Ann left"


@pytest.mark.parametrize("clock", [9, 601, 1.5, "x", -1])
def test_a_clock_is_ten_seconds_to_ten_minutes(ann: Person, clock: object) -> None:
    assert ann.ask("POST", "/api/tables", {"variant": "minibridge", "clock": clock})[0] == 400


def test_the_clock_of_a_table_is_told_and_runs_anew_for_every_act(brisk: Server) -> None:
    with two(brisk, clock=500) as (a, b):
        b.until_view(may_call)
        left = b.until_room(lambda room: set(room["left"]) == {"p1"})["left"]["p1"]
        assert 400 < left <= 500
        assert b.room["clock"] == 500
        b.act("call", call="1C")
        a.until_view(may_call)
        a.until_room(lambda room: set(room["left"]) == {"p3"})
        table = a.hello["table"]
    assert a.person.rest("GET", f"/api/tables/{table}")["clock"] == 500
    the_clock_runs_fast(brisk, table)
    when_the_time_is_up_a_robot_makes_one_act(a.person, b.person, table)


def when_the_time_is_up_a_robot_makes_one_act(ann: Person, ben: Person, table: str) -> None:
    with ben.sit(table) as b, ann.sit(table) as a:
        a.until_view(may_call)
        before = calls(a.view)
        a.until_room(lambda room: room["late"] == ["p3"])
        a.until_view(lambda view: calls(view) > before)
        assert a.room["players"]["p3"]["acts"] == "person"
        b.until_room(lambda room: "p1" in room["left"] or "p1" in room["late"])
        assert a.say(t="here")["t"] == "ack"
        a.until_room(lambda room: "p3" not in room["late"])
        nobody_agrees_by_being_late(b, late="S")


def nobody_agrees_by_being_late(asking: Socket, late: str) -> None:
    while True:
        asking.until_view(lambda view: any(taking_back(view)))
        made = calls(asking.view)
        if asking.act("ask", **next(taking_back(asking.view)))["t"] == "ack":
            break
    asking.until_view(lambda view: view["pending"] is not None)
    asking.until_view(lambda view: view["pending"] is None)
    assert calls(asking.view) >= made
    stored = map(json.loads, asking.person.server.events(asking.hello["table"]))
    answers = [event for event in stored if event["kind"] == "respond"]
    assert (answers[-1]["seat"], answers[-1]["payload"]["answer"]) == (late, "refuse")


def taking_back(view: dict[str, Any]) -> Iterator[dict[str, Any]]:
    payloads = (one["payload"] for one in view["actions"] if one["kind"] == "ask")
    return (payload for payload in payloads if payload["what"] == "undo")


def test_who_is_late_keeps_the_place(brisk: Server) -> None:
    with two(brisk, clock=500) as (a, b):
        b.until_view(may_call)
        assert a.say(t="pace", seconds=5)["t"] == "ack"
        table = a.hello["table"]
        # Nobody leaves before the server does: a robot would act for them, and on until N is dummy.
        the_clock_runs_fast(brisk, table)
    with b.person.sit(table), a.person.sit(table) as host:
        host.until_room(lambda room: room["players"]["p1"]["acts"] == "robot")
        assert host.say(t="open", player="p1").get("message") == "place-taken"


def the_clock_runs_fast(server: Server, table: str) -> None:
    server.stop()
    # The least that can be asked for is 10.
    server.behind_its_back("update tables set clock = 1 where id = ?", table)
    server.start()


@given(st.lists(st.tuples(st.sampled_from("pqr"), st.floats(0, 30), st.booleans()), max_size=20))
def test_nobody_is_waited_for_longer_than_the_clock(acts: list[tuple[str, float, bool]]) -> None:
    patience, now = Patience(idle=60, answer=20, clock=10), 0.0
    for player, seconds, heard in acts:
        patience.look([player], now, timed=True)
        assert patience.until(player) <= now + 10
        now += seconds
        if heard:
            patience.heard(player, now)
        late = player in patience.late or (seconds >= 10 and not heard)
        patience.acted(player, now, by_robot=not heard)
        assert (player in patience.late) == late


def test_who_was_asked_in_vain_is_absent_until_heard_of() -> None:
    patience = Patience(idle=60, answer=20, clock=None)
    patience.look(["p", "q"], 0.0, timed=True)
    with pytest.raises(ConflictError, match="ask again in 1 s"):
        patience.ask("p", 59.5)
    patience.ask("p", 60.0)
    patience.ask("p", 70.0)
    assert patience.until("p") == 80.0
    patience.look(["q"], 81.0, timed=True)
    assert patience.absent(81.0) == ["p"]
    patience.look(["p"], 90.0, timed=True)
    assert patience.until("p") < 0
    assert patience.heard("p", 91.0)
    assert (patience.absent(92.0), patience.until("p")) == ([], inf)
    with pytest.raises(ConflictError):
        patience.ask("p", 150.0)


@pytest.mark.parametrize(("key", "laws"), [(game.key, laws) for game in ALL for laws in game.laws])
def test_where_a_table_stands_still_it_waits_for_somebody_a_robot_can_replace(
    key: str, laws: Laws
) -> None:
    rng = Random(7)
    for table in stages(new_table(key, rng, laws=laws), rng, after_deals(2)):
        if next_step(table, lambda _: False, go_on=lambda: False) is not None:
            assert owing(table, frozenset()) == frozenset() or table.needs_secret
            continue
        awaited = owing(table, frozenset())
        assert awaited
        if table.stage is Stage.BETWEEN:
            assert owing(table, awaited) == frozenset()
        else:
            assert next_step(table, awaited.__contains__, go_on=lambda: False) is not None

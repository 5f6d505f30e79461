"""What a learner asks robots over the socket: who may, what is told, and what others hear of it."""

from __future__ import annotations

import json
from functools import partial
from random import Random
from typing import Any

from tests.server.harness import Person, Socket, go_on

WORDS = ("name", "remit", "speak")
MEANINGS = ("robot-call-", "robot-pass-")


def my_call(socket: Socket) -> None:
    go_on(socket, lambda deal: deal["phase"] == "dialogue")


def legal(view: dict[str, Any], kind: str) -> list[dict[str, Any]]:
    return [one["payload"] for one in view["actions"] if one["kind"] == kind]


def hinted(socket: Socket, step: str) -> dict[str, Any]:
    socket.send(t="hint", step=step)
    return socket.until("hint")


def test_a_hint_comes_in_two_steps_and_is_thought_of_once(ann: Person) -> None:
    for laws in ("enforced", "at-the-table"):
        with ann.sit(ann.make("rulebook", laws=laws)["table"]) as a:
            assert a.until_room(bool)["hints"]
            my_call(a)
            idea = hinted(a, "idea")
            assert (idea["step"], idea["act"], idea["reason"]) == ("idea", None, None)
            assert idea["thoughts"] is None
            assert idea["idea"]["id"].startswith("robot-idea-")
            told = hinted(a, "act")
            assert (told["step"], told["idea"], told["seq"]) == ("act", idea["idea"], idea["seq"])
            assert told["act"]["payload"] in legal(a.view, "call")
            assert told["thoughts"]["candidates"][0]["payload"] == told["act"]["payload"]
            assert a.room["hinted"] == {"p3": 1}, "both steps are one hint"


def test_with_others_hints_must_have_been_agreed(ann: Person, ben: Person) -> None:
    seats = {"S": {"kind": "me"}, "W": {"kind": "open"}}
    for hints, refusal in ((None, "hint-alone"), (False, "hint-never"), (True, "")):
        made = ann.make("rulebook", seats=seats, dealer="W", hints=hints)
        assert made["hints"] is hints
        table = made["table"]
        ben.rest("POST", f"/api/tables/{table}/sit", {"player": "p4"})
        with ann.sit(table) as a, ben.sit(table) as b:
            assert a.until_room(bool)["hints"] is bool(hints)
            b.until_view(lambda view: any(x["kind"] == "cut" for x in view["actions"]))
            b.act("cut", count=9)
            a.until_view(lambda view: legal(view, "call"))
            if refusal:
                for asked in ("hint", "why", "promises"):
                    assert a.say(t=asked)["message"] == refusal
                continue
            assert hinted(a, "act")["act"]["payload"] in legal(a.view, "call")
            assert b.until_room(lambda room: room["hinted"])["hinted"] == {"p3": 1}
            b.in_step()
            assert not [one for one in b.traffic if json.loads(one)["t"] == "hint"]
            assert b.say(t="hint")["message"] == "hint-turn"
    with ann.sit(ann.make("rulebook", hints=False)["table"]) as a:
        my_call(a)
        assert a.say(t="hint")["message"] == "hint-never"


def test_a_hint_that_was_overtaken_is_not_told(ann: Person) -> None:
    with ann.sit(ann.make("rulebook")["table"]) as a:
        my_call(a)
        seq = a.view["seq"]
        a.send(t="hint")
        passed = a.send(t="act", seq=seq, kind="call", payload={"call": "Pass"})
        assert a.until("ack", "error", id=passed)["t"] == "ack", "an act waits for no robot"
        a.until_view(lambda view: view["seq"] > seq)
        go_on(a, lambda _: True)
        hinted(a, "act")
    seen = 0
    for message in map(json.loads, a.traffic):
        seen = message["view"]["seq"] if "view" in message else seen
        assert message["t"] != "hint" or message["seq"] == seen


def test_words_are_explained_before_and_after_they_are_said(ann: Person) -> None:
    with ann.sit(ann.make("rulebook")["table"]) as a:
        my_call(a)
        a.send(t="promises")
        told = a.until("promises")
        assert told["seq"] == a.view["seq"]
        assert [one["act"]["payload"] for one in told["promises"]] == legal(a.view, "call")
        assert all(one["plain"]["id"].startswith(MEANINGS) for one in told["promises"])
        go_on(a, lambda deal: deal["phase"] == "dialogue" and len(deal["dialogue"]["calls"]) > 2)
        a.send(t="why")
        why = a.until("why")
        assert why["act"] == {
            "kind": "call",
            "payload": {"call": a.view["deal"]["dialogue"]["calls"][-1]},
        }
        assert why["told"]["id"].startswith(MEANINGS)
        go_on(a, lambda deal: deal["phase"] == "play" and (deal["trick"] or {}).get("cards"))
        a.send(t="why")
        why = a.until("why")
        assert why["act"]["kind"] == "play"
        assert {"seat": why["seat"], **why["act"]["payload"]} in a.view["deal"]["trick"]["cards"]
        assert why["told"]["id"].startswith(("robot-why-", "robot-play-"))
        assert a.say(t="promises")["t"] == "ack"
    with ann.sit(ann.make("bridge-whist")["table"]) as a:
        a.play_until(Random(3), lambda view: any(map(partial(legal, view), WORDS)))
        a.send(t="promises")
        told = a.until("promises")["promises"]
        words = [one for one in a.view["actions"] if one["kind"] in WORDS]
        assert [one["act"] for one in told] == [
            {"kind": one["kind"], "payload": one["payload"]} for one in words
        ]


def test_at_a_teaching_table_all_is_open_and_nothing_counts(ann: Person, ben: Person) -> None:
    made = ann.make("minibridge", teaching=True)
    assert made["teaching"]
    table = made["table"]
    with ann.sit(table) as a, ben.sit(table) as watcher:
        a.play_until(Random(4), lambda v: v["deal"] and v["deal"].get("won", None) and my_card(v))
        watcher.until_view(lambda view: view["seq"] == a.view["seq"])
        for seen in (a.view, watcher.view):
            assert sorted(seen["deal"]["hands"]) == ["E", "N", "S", "W"]
            assert sum(seen["deal"]["points"].values()) == 40
        cards = sum(a.view["deal"]["counts"].values())
        back = next(x for x in a.view["actions"] if x["payload"].get("what") == "undo")
        a.act("ask", **back["payload"])
        a.until_view(lambda view: sum(view["deal"]["counts"].values()) > cards)
        a.play_until(Random(4), lambda v: v["stage"] == "between" and v["deal"]["phase"] == "over")
    assert ann.rest("GET", f"/api/tables/{table}")["deals"]
    found = ann.rest("GET", "/api/history")
    assert table in [one["table"] for one in found["tables"]]
    assert table not in [one["table"] for one in found["deals"]]


def my_card(view: dict[str, Any]) -> bool:
    return bool(legal(view, "play")) and sum(view["deal"]["won"].values()) > 1

"""A person among robots plays what the robot opposite has won; nobody has to watch robots."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from tests.server.harness import Person, Socket

CARDS = "N:AQ2.A96.K852.A42 T83.KT32.T.KQJT5 KJ94.QJ5.A43.876 765.874.QJ976.93"
"""North has the most points, and South is dummy."""
GIVEN: dict[str, Any] = {"deal": CARDS, "dealer": "N", "options": {"announcing": "program"}}


def over(view: dict[str, Any]) -> bool:
    return bool(view["stage"] == "between")


def bargained(view: dict[str, Any]) -> bool:
    return bool((view["deal"] or {}).get("bargain"))


def test_who_sits_opposite_a_robot_that_declares_plays_both_hands(ann: Person) -> None:
    table = ann.make("minibridge", **GIVEN)["table"]
    with ann.sit(table) as south:
        deal = south.until_view(lambda view: "player" in (view["deal"] or {}))["deal"]
        assert (deal["bargain"]["declarer"], deal["player"]) == ("N", "S")
        assert set(deal["hands"]) == {"N", "S"}
        south.play_on(Random(3))
        played = south.view["deal"]
    events = [json.loads(line) for line in ann.server.events(table)]
    assert [event["seat"] for event in events if event["kind"] == "hand-over"] == ["N"]
    plays = [event for event in events if event["kind"] == "play" and event["seat"] == "S"]
    assert {event["payload"].get("hand") for event in plays} == {None, "N"}
    assert not [event for event in events if event["kind"] == "play" and event["seat"] == "N"]
    told = ann.rest("GET", f"/api/deals/{table}-1")
    assert told["bargain"]["declarer"] == "N"
    assert told["tricks"] == played["won"]
    assert '[Declarer "N"]' in ann.rest("GET", f"/api/deals/{table}-1.pbn").decode()


def test_a_deal_played_on_as_declarer_is_handed_back(ann: Person) -> None:
    table = ann.make("minibridge", **GIVEN)["table"]
    with ann.sit(table) as south:
        south.until_view(bargained)
        south.play_on(Random(3))
    body = {"deal": f"{table}-1", "cards": 8, "me": "N"}
    again = ann.rest("POST", f"/api/tables/{table}/branch", body)
    with ann.sit(again["table"]) as north:
        view = north.until_view(lambda view: (view["deal"] or {}).get("actor") == "N")
        assert "player" not in view["deal"]


@pytest.mark.parametrize(
    "wanted",
    [
        {"hand_over": False},
        {"seats": {"S": {"kind": "me"}, "W": {"kind": "open"}}},
    ],
)
def test_robots_keep_what_they_declare_unless_i_am_alone(
    ann: Person, wanted: dict[str, object]
) -> None:
    made = ann.make("minibridge", **GIVEN, **wanted)
    with ann.sit(made["table"]) as south:
        south.send(t="start")
        south.until_view(over)
    assert not [line for line in ann.server.events(made["table"]) if "hand-over" in line]


def test_laws_at_the_table_and_handing_over_exclude_each_other(ann: Person) -> None:
    body = {"variant": "rulebook", "laws": "at-the-table", "hand_over": True}
    status, answer = ann.ask("POST", "/api/tables", body)
    assert (status, answer["error"]["message"]) == (400, "hand-over-laws")


def slow_dummy(ann: Person) -> Socket:
    """Return South's socket, who is dummy and would wait for minutes."""
    made = ann.make("minibridge", **GIVEN, hand_over=False, pace=5)
    return ann.sit(made["table"])


def test_dummy_has_robots_play_to_the_end_at_once(ann: Person) -> None:
    with slow_dummy(ann) as south:
        south.until_room(lambda room: room["can_skip"])
        assert south.say(t="skip")["t"] == "ack"
        assert not south.until_room(lambda room: room["skips"])["can_skip"]
        south.until_view(over, timeout=40)
        assert south.until_room(lambda room: not room["skips"])["pace"] == 5


def test_nobody_skips_what_a_person_has_to_play(ann: Person) -> None:
    table = ann.make("minibridge", **GIVEN)["table"]
    with ann.sit(table) as south:
        south.until_view(bargained)
        refused = south.say(t="skip")
        assert (refused["t"], refused["message"]) == ("error", "nothing-to-skip")
        assert not south.room["can_skip"]

"""Names and sayings: nothing hidden in them, and nobody passes for a robot."""

from __future__ import annotations

import json
import unicodedata
from random import Random
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from sansatout.errors import InputError
from sansatout.server.names import checked, person_name, place_name, robot_name, said, title
from tests.server.harness import Person, choice

BIDI = "\u200e\u200f\u202a\u202e\u2066\u2069\u061c"
HIDDEN = BIDI + "\u200b\u200d\ufeff\u00ad\u0000\u0007\n\u2028\ue000\u3164"
letters = st.characters(
    categories=["Lu", "Ll", "Lo"], exclude_characters="\u115f\u1160\u3164\uffa0"
)


def is_seen(mark: str) -> bool:
    return unicodedata.category(mark) not in {"Cc", "Cf", "Co", "Cs", "Zl", "Zp"}


def message(call: object, text: str) -> str:
    with pytest.raises(InputError) as refused:
        call(text)  # type: ignore[operator]
    return refused.value.message


@given(st.text())
def test_a_name_that_is_taken_is_seen_whole_and_taken_again(text: str) -> None:
    try:
        name = person_name(text)
    except InputError:
        return
    assert 0 < len(name) <= 40
    assert all(map(is_seen, name))
    assert person_name(name) == name


@given(
    st.text(letters, min_size=1, max_size=9),
    st.sampled_from(HIDDEN),
    st.text(letters, min_size=1, max_size=9),
)
def test_a_hidden_mark_anywhere_is_refused(before: str, mark: str, behind: str) -> None:
    for call in (person_name, place_name, title, checked):
        assert message(call, before + mark + behind) == "name-marks"


@given(
    st.tuples(
        *(
            st.sampled_from(alike)
            for alike in ("RrГгＲ𝓻ⓡʀŕ", "Oo0оΟο𝟬ö", "BbЬ8βВ𝐛", "oO0оο", "tTТτ7ţ")
        )
    ),
    st.sampled_from(["", " ", ".", "-", "_", " · "]),
    st.sampled_from(["", "The ", "en ", "1. ", "🤖 ", "("]),
    st.sampled_from(["", "1", " 2", " Ⅲ", " Ann", "!", " (club)"]),
)
def test_nobody_passes_for_a_robot(
    marks: tuple[str, ...], between: str, before: str, behind: str
) -> None:
    assert message(person_name, before + between.join(marks) + behind) == "name-robot"


@pytest.mark.parametrize(
    "name",
    ["Ann", "Õie", "Jānis Bērziņš", "Nagy Ödön", "Ž. Žnidaršič", "李雷", "علي", "Ва́ня", "Robotnik",
     "Roberto", "Mr Robot", "❤️ Eha", "O'Neil-Smith 2nd", "नमस्ते", "ภูมิ"],
)  # fmt: skip
def test_people_keep_their_own_names(name: str) -> None:
    assert person_name(f"  {name} ") == unicodedata.normalize("NFC", name)


@pytest.mark.parametrize(
    "name", ["ꓣꓳꓐꓳꓔ 1", "Ꭱоbоt 1", "ᖇobot 1", "Røbøt 1", "Robo⊤ 1", "Яobot 1", "ЯОВОТ 1", "ⲅⲟbⲟt 1",
             "R๐b๐t 1", "R〇b〇t 1", "ɌOBOT 1"],
)  # fmt: skip
def test_other_scripts_do_not_help(name: str) -> None:
    assert message(person_name, name) == "name-robot"


def test_robots_keep_their_names() -> None:
    assert title(robot_name("p1")) == "Robot 1"


@pytest.mark.parametrize("name", ["", "  ", "\u3000\t", "x" * 41])
def test_a_name_is_neither_nothing_nor_too_long(name: str) -> None:
    assert message(person_name, name) == "name-length"


def test_accents_are_not_heaped() -> None:
    assert message(person_name, "Z" + "\u0335" * 4 + "oe") == "name-accents"
    assert message(person_name, "\u0301Ann") == "name-accents"


@given(st.text(max_size=300))
@example("0 \x08 0")
def test_what_is_said_is_one_line_of_marks_that_are_seen(text: str) -> None:
    try:
        line = said(text)
    except InputError:
        return
    assert all(is_seen(mark) or mark in "\u200c\u200d" for mark in line)
    assert said(line) == line


def test_the_server_refuses_such_names(ann: Person) -> None:
    seats = {"S": {"kind": "me"}, "N": {"kind": "open", "name": "Robot 1"}}
    for method, path, body, expected in [
        ("PATCH", "/api/me", {"name": "Robot 1"}, "name-robot"),
        ("PATCH", "/api/me", {"name": "A\u202enn"}, "name-marks"),
        ("POST", "/api/tables", {"variant": "minibridge", "name": "\u202eFriday"}, "name-marks"),
        ("POST", "/api/tables", {"variant": "minibridge", "seats": seats}, "name-robot"),
        (
            "POST",
            "/api/sheets",
            {"system": "chicago", "names": ["A", "B\u200b1", "C", "D"]},
            "name-marks",
        ),
    ]:
        status, answer = ann.ask(method, path, body)
        assert (status, answer["error"]["message"]) == (400, expected)
    assert ann.rest("GET", "/api/me")["name"] == "Ann"


def test_sheets_and_talk_are_clean_too(ann: Person) -> None:
    sheet = ann.rest(
        "POST", "/api/sheets", {"system": "chicago", "names": ["A", " B  b ", "C", "D"]}
    )
    assert sheet["names"] == ["A", "B b", "C", "D"]
    operation = {"do": "names", "names": ["A", "B\u2066", "C", "D"], "count": 1}
    status, answer = ann.ask("POST", f"/api/sheets/{sheet['sheet']}/operations", operation)
    assert (status, answer["error"]["message"]) == (400, "name-marks")
    with ann.sit(ann.make()["table"]) as socket:
        assert socket.say(t="chat", text="\u202e\u200b \n")["message"] == "chat-length"
        socket.send(t="chat", text="good\u202e\ncards 👩\u200d🚀")
        assert socket.until("chat")["text"] == "good cards 👩\u200d🚀"


def test_words_in_acts_are_clean_too(ann: Person) -> None:
    """What is said with a claim reaches the others, and stays in the file of events."""
    table = ann.make("minibridge")["table"]
    with ann.sit(table) as socket:
        socket.play_until(Random(1), lambda view: claims(view) and choice(view, Random(1)))
        words = "all\u202e\nmine 👩\u200d🚀 \u200bnow"
        assert socket.act("claim", tricks=1, words=words)["t"] == "ack"
    said = [json.loads(body)["payload"].get("words") for body in ann.server.events(table)]
    assert "all mine 👩\u200d🚀 now" in said


def claims(view: dict[str, Any]) -> bool:
    return any(action["kind"] == "claim" for action in view["actions"])

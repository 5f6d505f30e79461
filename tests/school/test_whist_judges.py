"""Judges of bridge-whist's advice say what the vectors do, and of the draw what the booklets do."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from sansatout.school import course, lesson
from sansatout.school.judges import find
from sansatout.school.pictures import Picture
from sansatout.school.sheets import LessonSheet
from sansatout.school.steps import Show
from sansatout.scoring.bridge_whist import ROTATION
from sansatout.seats import Seat

CASES = json.loads(
    (Path(__file__).parents[1] / "vectors" / "bridge-whist-advice.json").read_text(encoding="utf-8")
)
SEATS = {"dealer": "S", "forehand": "W", "third": "N", "fourth": "E"}
AT_NOTHING = {"we": 0, "they": 0, "games": {"we": 0, "they": 0}}
SAID = {"ask": "pass", "lead": "pass", "content": "pass"}
"""What the vectors call the words of those who do not double."""


def strain(letter: str) -> str:
    return "NT" if letter == "N" else letter


def said(case: dict[str, Any]) -> str:
    """Return what a judge answers to a case at nothing all."""
    position, hand = case["position"], case["hand"]
    if position in ("dealer", "third"):
        me = SEATS[position]
        ((found,),) = find("whist-name", Picture(me=me, dealer="S", hands={me: hand}))
        name = found.removeprefix("name-")
        return "N" if name == "NT" else name
    before, _, named = position.partition(":")
    role, _, event = before.partition("-after-")
    me = SEATS[role]
    if event in ("double", "redouble"):
        doubler = me if event == "redouble" else "W"
        figure = Picture(me=me, dealer="S", hands={me: hand}, strain=strain(named), doubler=doubler)
        ((found,),) = find("whist-redouble", figure)
    else:
        namer = SEATS[event]
        figure = Picture(me=me, dealer="S", hands={me: hand}, strain=strain(named), namer=namer)
        ((found,),) = find("whist-double", figure)
    return SAID.get(found, found)


@pytest.mark.parametrize(
    "case",
    [one for one in CASES if one["kind"] == "call" and one["score"] == AT_NOTHING],
    ids=lambda case: case["id"],
)
def test_the_judges_say_what_the_booklet_does(case: dict[str, Any]) -> None:
    assert said(case) in case["expect"]["accept"]


@pytest.mark.parametrize(
    "case", [one for one in CASES if one["kind"] == "lead"], ids=lambda case: case["id"]
)
def test_every_card_that_is_right_to_lead_is_one_of_the_booklets(case: dict[str, Any]) -> None:
    _, namer, named, doubling = case["position"].split(":")
    figure = Picture(
        me="W", dealer="S", hands={"W": case["hand"]}, namer=SEATS[namer], strain=strain(named),
        doubler="E" if doubling.endswith("by-fourth") else None,
    )  # fmt: skip
    right = {card for (card,) in find("whist-lead", figure)}
    assert right
    assert right <= set(case["expect"]["lead"])


def test_the_sheet_tells_the_score_from_ones_own_side() -> None:
    hand = "AQ.A9.T93.AKQ983"
    ours = LessonSheet(system="bridge-whist", deals=("D we:11", "NT we:7", "S we:11"))
    figure = Picture(me="S", dealer="S", hands={"S": hand}, sheet=ours)
    assert find("whist-name", figure) == (("name-C",),)
    theirs = Picture(me="W", dealer="W", hands={"W": hand}, sheet=ours)
    assert find("whist-name", theirs) == (("name-NT",),)


def test_the_seating_diagram_is_the_rotation_that_is_played() -> None:
    assert "seats" in course("booklets").lessons
    steps = {step.key: step for step in lesson("booklets", "seats").step}
    shown = steps["three-sittings"]
    assert isinstance(shown, Show)
    for frame, rotation in zip(shown.frames, ROTATION, strict=True):
        assert frame.players == {str(seat): "ABCD"[rotation[seat]] for seat in Seat}


@pytest.mark.parametrize(
    ("game", "dealer"),
    [("bridge-whist", "SA"), ("kontrakt", "SA"), ("hungarian", "SA"), ("rulebook", "SA")],
)
def test_who_deals_first_by_the_draw(game: str, dealer: str) -> None:
    """The ace is lowest in two booklets, where the lowest deals, and highest in two others."""
    figure = Picture(cards=("HK", "D2", "SA", "C9"))
    assert find(f"first-dealer-{game}", figure) == ((dealer,),)
    partners = {"bridge-whist": "D2", "kontrakt": "D2", "hungarian": "HK", "rulebook": "HK"}
    assert set(find(f"dealing-side-{game}", figure)[0]) == {"SA", partners[game]}

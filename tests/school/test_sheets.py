"""Score sheets in lessons: the judges' figures are those of the vectors, deal by deal."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from sansatout.school.judges import find
from sansatout.school.pictures import Picture
from sansatout.school.sheets import LessonSheet
from sansatout.school.telling import figure_view

VECTORS = Path(__file__).parents[1] / "vectors"
WORKED = (
    "2DX we 9 honours we:4", "3C they 12 honours they:5", "4H they 9", "2S we 9 honours we:4",
    "3C we 8", "4S we 13 honours we:5",
)  # fmt: skip
SITTING = (
    "C we:7 honours we:3", "H they:8 honours they:3", "D we:11 honours we:4-shared",
    "H they:11 honours they:5-3-2 chicane we", "S we:10 honours we:3 chicane they",
    "NT they:9 honours they:aces-4-shared",
)  # fmt: skip


def number(judge: str, kept: LessonSheet) -> int:
    ((found,),) = find(judge, Picture(sheet=kept))
    return int(found)


def rubber() -> list[dict[str, object]]:
    cases = json.loads((VECTORS / "pamphlet-scoring.json").read_text(encoding="utf-8"))
    (worked,) = (case for case in cases if case["id"] == "K-WORKED-A-F")
    return worked["expect"]["sheet"]  # type: ignore[no-any-return]


@pytest.mark.parametrize("deal", range(1, 7))
@pytest.mark.parametrize("side", ["we", "they"])
@pytest.mark.parametrize("place", ["above", "below"])
def test_the_pamphlets_rubber_is_judged_as_it_is_printed(deal: int, side: str, place: str) -> None:
    kept = LessonSheet(system="kontrakt", deals=WORKED[: deal - 1], next=WORKED[deal - 1])
    printed = sum(
        int(str(entry[place]))
        for entry in rubber()
        if entry["deal"] == deal and entry["side"] == side
    )
    assert number(f"entry-{side}-{place}", kept) == printed


PRINTED = (
    {"we-above": 8, "we-below": 4}, {"they-above": 16, "they-below": 16},
    {"we-above": 24, "we-below": 30}, {"they-above": 24, "they-below": 40}, {"we-below": 8},
    {"they-above": 40, "they-below": 36},
)  # fmt: skip
"""The booklet's sitting, figure by figure."""


@pytest.mark.parametrize("deal", range(6))
def test_the_swedish_sitting_is_judged_as_it_is_printed(deal: int) -> None:
    kept = LessonSheet(system="bridge-whist", deals=SITTING[:deal], next=SITTING[deal])
    for where in ("we-above", "we-below", "they-above", "they-below"):
        assert number(f"entry-{where}", kept) == PRINTED[deal].get(where, 0)


def test_the_swedish_sitting_is_settled_as_it_is_printed() -> None:
    kept = LessonSheet(system="bridge-whist", deals=SITTING)
    found = [number("sum-we", kept), number("sum-they", kept)]
    steps = ("difference", "second-game", "net", "rounded", "general-account")
    found += [number(f"settling-{step}", kept) for step in steps]
    assert found == [74, 172, 98, 100, 198, 200, 20]


def test_a_sheet_is_shown_as_it_stands_before_the_next_deal() -> None:
    kept = LessonSheet(system="kontrakt", deals=WORKED[:1], next=WORKED[1])
    shown = figure_view(Picture(sheet=kept), "en")
    assert shown is not None
    assert shown.kept is not None
    assert len(shown.kept.lines) == 1
    assert shown.kept.standing == {"we": 28, "they": 0}


def test_who_is_in_danger_and_who_wins_a_game() -> None:
    after_game = Picture(sheet=LessonSheet(system="kontrakt", deals=WORKED[:4]))
    assert find("in-danger", after_game) == (("we",),)
    winning = Picture(sheet=LessonSheet(system="kontrakt", deals=WORKED[:3], next=WORKED[3]))
    assert find("game-to", winning) == (("we",),)
    assert find("in-danger", winning) == (("nobody",),)

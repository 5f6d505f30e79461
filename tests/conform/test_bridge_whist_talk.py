"""The cases of bridge-whist about the draw, the seats and doubling: BW-3, BW-6."""

from pathlib import Path
from typing import Any

import pytest

from sansatout import conform

CASES = conform.load(Path(__file__).parents[1] / "vectors" / "bridge-whist-scoring.json")
COUNTS = {"seating": 14, "rotation": 3, "doubling": 25}


@pytest.mark.parametrize(
    "case", [case for case in CASES if case["kind"] in COUNTS], ids=lambda case: case["id"]
)
def test_the_case_comes_out_as_written(case: dict[str, Any]) -> None:
    assert conform.find(case["system"], case["kind"]) is not None
    assert conform.check(case) == []


def test_all_the_cases_are_there() -> None:
    assert {kind: sum(case["kind"] == kind for case in CASES) for kind in COUNTS} == COUNTS


def case_of(name: str) -> dict[str, Any]:
    return next(case for case in CASES if case["id"] == name)


def test_bw_amb_04_the_limit_may_come_as_an_option() -> None:
    case = case_of("BW-DBL-Xh")
    deal = {key: value for key, value in case["deal"].items() if key != "limit"}
    free = {**case, "deal": deal, "options": {"doublingLimit": None}}
    assert conform.check(free) == []
    limited = {**free, "options": {"doublingLimit": 8}, "expect": {"legal": False, "illegalAt": 3}}
    assert conform.check(limited) == []


def test_a_draw_without_a_card_for_everybody_is_a_failure_with_words() -> None:
    case = case_of("BW-DRAW-01")
    broken = {**case, "deal": {**case["deal"], "drawn": ["SA"]}}
    (mismatch,) = conform.check(broken)
    assert "expected a card for each player" in str(mismatch.got)

"""The cases of bridge-whist about scores: BW-5, BW-8, BW-9, BW-10, BW-11."""

from pathlib import Path
from typing import Any

import pytest

from sansatout import conform

CASES = conform.load(Path(__file__).parents[1] / "vectors" / "bridge-whist-scoring.json")
KINDS = {"hand", "laid-down", "sitting", "settlement", "rounding", "units"}
SCORES = [case for case in CASES if case["kind"] in KINDS]


@pytest.mark.parametrize("case", SCORES, ids=lambda case: case["id"])
def test_the_case_comes_out_as_written(case: dict[str, Any]) -> None:
    assert conform.find(case["system"], case["kind"]) is not None
    assert conform.check(case) == []


def test_all_the_cases_about_scores_are_there() -> None:
    assert len(SCORES) == 289


def test_an_option_by_the_name_of_the_rules_is_understood() -> None:
    case = next(case for case in SCORES if case["id"] == "BW-LAID-01")
    off = {**case, "options": {"layDownSpades": "off"}, "expect": {"mayBeLaidDown": False}}
    off["deal"] = {**case["deal"], "tricks": {"AC": 7, "BD": 6}}
    assert conform.check(off) == []

"""The cases of minibridge about whole deals: MB-4, MB-6, MB-8 and the annexes."""

import copy
from pathlib import Path
from typing import Any

import pytest

from sansatout import conform
from sansatout.school.judges.booklet_test import QUESTIONS

CASES = conform.load(Path(__file__).parents[1] / "vectors" / "minibridge.json")
COUNTS = {
    "declarer": 34,
    "declarer-hands": 16,
    "three-player": 21,
    "sample-deal": 1,
    "quiz": 10,
    "exercise": 1,
}


@pytest.mark.parametrize(
    "case", [case for case in CASES if case["kind"] in COUNTS], ids=lambda case: case["id"]
)
def test_the_case_comes_out_as_written(case: dict[str, Any]) -> None:
    assert conform.find(case["system"], case["kind"]) is not None
    assert conform.check(case) == []


def test_all_the_cases_are_there() -> None:
    assert {kind: sum(case["kind"] == kind for case in CASES) for kind in COUNTS} == COUNTS


def case_of(name: str) -> dict[str, Any]:
    found: dict[str, Any] = copy.deepcopy(next(case for case in CASES if case["id"] == name))
    return found


def test_mb_amb_06_the_columns_follow_the_option() -> None:
    case = case_of("MB-THREE-03")
    case["options"] = {"penaltyColumns": "shared"}
    case["expect"] = {"columns": {"E": 50, "S": 0, "W": 50}}
    assert conform.check(case) == []


def test_mb_amb_10_after_trick_eight_east_and_west_have_seven() -> None:
    case = case_of("MB-SAMPLE-DEAL")
    case["expect"]["tricks"][7]["score"] = {"NS": 0, "EW": 8}
    assert [one.path for one in conform.check(case)] == [
        "tricks[7].score.NS",
        "tricks[7].score.EW",
    ]


def test_a_card_of_the_sample_deal_is_compared_where_it_is_known() -> None:
    case = case_of("MB-SAMPLE-DEAL")
    case["expect"]["tricks"][1]["cards"]["W"] = "H8"
    assert [one.path for one in conform.check(case)] == ["tricks[1].cards.W"]


def test_with_other_trumps_the_sample_deal_goes_otherwise() -> None:
    case = case_of("MB-SAMPLE-DEAL")
    case["deal"]["strain"] = "C"
    case["expect"] = {"tricks": case["expect"]["tricks"]}
    assert "tricks[1].winner" in [one.path for one in conform.check(case)]


def test_a_sample_deal_without_the_cards_is_refused() -> None:
    case = case_of("MB-SAMPLE-DEAL")
    case["deal"]["knownCards"]["W"].remove("H2")
    (mismatch,) = conform.check(case)
    assert "W does not hold it" in str(mismatch.got)


def test_the_exercise_counts_tricks_after_the_lead_it_gives() -> None:
    case = case_of("MB-EXERCISE-1")
    case["deal"]["openingLead"] = "H2"
    case["expect"] = {"doubleDummyTricks": {"C": 9}}
    assert [one.got for one in conform.check(case)] == [8]


def test_the_exercise_s_lead_is_the_leader_s_card() -> None:
    case = case_of("MB-EXERCISE-1")
    case["deal"]["openingLead"] = "SA"
    (mismatch,) = conform.check(case)
    assert "W does not hold it" in str(mismatch.got)


def test_mb_amb_08_every_question_has_its_answer() -> None:
    answers = [question() for question in QUESTIONS]
    assert answers == [False, False, True, True, False, False, False, False, False, True]

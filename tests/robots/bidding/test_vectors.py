"""The book's own hands and the derived ones, for both systems, and our own for today's."""

from pathlib import Path
from typing import Any

import pytest

from sansatout import conform

VECTORS = Path(__file__).parents[2] / "vectors"
EXAMPLES = conform.load(VECTORS / "bidding-examples.json")
DERIVED = conform.load(VECTORS / "bidding-derived.json")
STANDARD = conform.load(VECTORS / "bidding-standard.json")


@pytest.mark.parametrize("case", EXAMPLES + DERIVED + STANDARD, ids=lambda case: case["id"])
def test_the_case_comes_out_as_written(case: dict[str, Any]) -> None:
    assert conform.find(case["system"], case["kind"]) is not None
    assert conform.check(case) == []


def test_all_the_cases_are_there() -> None:
    assert (len(EXAMPLES), len(DERIVED)) == (28, 277)
    assert len(STANDARD) >= 200


def test_a_call_the_case_does_not_accept_is_a_mismatch() -> None:
    case = next(case for case in EXAMPLES if case["id"] == "cul-book-04")
    assert conform.check({**case, "expect": {"call": "1C", "accept": ["1C"]}}) != []

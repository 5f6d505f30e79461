"""Every scoring case of the contract-type games, each alternative with its option."""

import json
from pathlib import Path
from typing import Any

import pytest

from sansatout import conform

VECTORS = Path(__file__).parents[1] / "vectors"
FILES = ("pamphlet-scoring.json", "rulebook-scoring.json", "hungarian-scoring.json")
CASES = [case for name in FILES for case in conform.load(VECTORS / name)]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_the_case_and_its_alternatives_hold(case: dict[str, Any]) -> None:
    assert conform.find(case["system"], case["kind"])
    assert list(map(str, conform.check(case))) == []


def _falsified(value: object) -> object:
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 10
    return "something else"


def _mutations(value: Any) -> Any:
    """Yield copies of a value, each with one leaf made false."""
    if isinstance(value, dict):
        for key, item in value.items():
            for mutated in _mutations(item):
                yield {**value, key: mutated}
    elif isinstance(value, list):
        if value:
            yield value[:-1]
        yield [*value, {"deal": 1}]
        for place, item in enumerate(value):
            for mutated in _mutations(item):
                yield [*value[:place], mutated, *value[place + 1 :]]
    else:
        yield _falsified(value)


SAMPLE = CASES[::40] + [case for case in CASES if case["kind"] == "rubber"]


@pytest.mark.parametrize("case", SAMPLE, ids=lambda case: case["id"])
def test_every_falsified_expectation_is_found(case: dict[str, Any]) -> None:
    bare = {key: value for key, value in case.items() if key != "alternatives"}
    for mutated in _mutations(case["expect"]):
        assert conform.check({**bare, "expect": mutated}), json.dumps(mutated)
    for other in case.get("alternatives", []):
        expected = {key: value for key, value in other.items() if key != "options"}
        for mutated in _mutations(expected):
            changed = {"options": other["options"], **mutated}
            assert conform.check({**case, "alternatives": [changed]}), json.dumps(mutated)

"""The 112 scenarios of the laws, and that each of their expectations can fail."""

import copy
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from sansatout.conform import check

CASES = json.loads(
    (Path(__file__).parent.parent / "vectors" / "laws-scenarios.json").read_text("utf-8")
)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_the_scenario_comes_out_as_expected(case: dict[str, Any]) -> None:
    assert check(case) == []


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_every_falsified_value_is_found(case: dict[str, Any]) -> None:
    unnoticed = [path for path, wrong in falsified(case) if not check(wrong)]
    assert unnoticed == []


def falsified(case: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    """Give a copy of the case for every expected value, with that value made wrong."""
    for number, one in enumerate(case["expect"]["checks"]):
        for key in one:
            if key != "after":
                wrong = copy.deepcopy(case)
                wrong["expect"]["checks"][number][key] = other(one[key])
                yield f"checks[{number}].{key}", wrong


def other(value: Any) -> Any:
    if isinstance(value, str):
        return "rejected" if value == "ok" else "ok"
    if isinstance(value, list):
        return [*value, "N"]
    if isinstance(value, dict):
        return {key: other(one) for key, one in value.items()} or {"N": ["C2"]}
    return 99 if value is None or isinstance(value, bool) else value + 1

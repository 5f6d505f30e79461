"""Every part of a deal that can be told changes what is written, or is refused with a word."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from tests.cli.running_cli import command as run
from tests.table.driving import made

from sansatout.errors import InputError, SansatoutError
from sansatout.options import parse_options
from sansatout.scoring.system import ScoringSystem
from sansatout.scoring.telling.base import Given
from sansatout.variants import SYSTEMS, game, scoring_system

CONTRACT = ("4S", {"by": "we", "tricks": "10"})
PLAIN: dict[str, tuple[str, dict[str, Any]]] = {
    **dict.fromkeys(SYSTEMS, CONTRACT),
    "bridge-whist": ("H", {"tricks": "we:9"}),
    "minibridge": ("NT", {"by": "we", "tricks": "9"}),
    "minibridge-3": ("NT", {"by": "S", "tricks": "9"}),
}
"""A deal of each game, told as shortly as can be."""
PARTS: dict[str, Any] = {
    "times": "x2",
    "bonus": True,
    "vulnerable": True,
    "honours": ("we:4",),
    "chicane": ("they",),
    "revoke": ("they",),
    "peek": ("they",),
    "penalty": ("we:2",),
    "laid_down": True,
    "exposed": "W",
    "board": "2",
}
SHORT = {"tricks": "8", "vulnerable": True}
BESIDE: dict[tuple[str, str], dict[str, Any]] = {
    **{(key, "vulnerable"): SHORT for key in SYSTEMS if PLAIN[key] is CONTRACT},
    ("minibridge-3", "exposed"): {"bonus": True, "tricks": "7", "exposed": "W"},
    ("bridge-whist", "honours"): {"honours": ("we:3",)},
    ("bridge-whist", "chicane"): {"honours": ("they:3",), "chicane": ("they",)},
    ("bridge-whist", "laid_down"): {"what": "S", "tricks": None, "by": "they", "laid_down": True},
    ("minibridge", "vulnerable"): {"bonus": True, "vulnerable": True},
    ("minibridge", "board"): {"bonus": True, "board": "2"},
    ("minibridge-3", "vulnerable"): {"bonus": True, "vulnerable": True},
    ("minibridge-3", "board"): {"bonus": True, "board": "2"},
    ("duplicate", "board"): {"tricks": "8", "board": "2"},
}
"""What has to be told with a part, or how it is told there."""
READINGS: dict[str, list[dict[str, object]]] = {
    "bridge-whist": [{"penalty_tricks": "moved"}, {"lay_down_spades": True}],
    "hungarian": [{"honours": "today"}],
    "kontrakt": [{"chicane": False}],
    "chicago": [{"honours": False}],
    "minibridge": [{"vulnerability": "by-board"}, {"vulnerability": "by-bonus"}],
    "minibridge-3": [{"vulnerability": "by-board"}, {"vulnerability": "by-bonus"}],
}
CASES = [
    (key, part, readings)
    for key in SYSTEMS
    for readings in ({}, *READINGS.get(key, []))
    for part in PARTS
]


def entries(system: ScoringSystem[Any], given: Given, readings: dict[str, object]) -> object:
    options = parse_options(system.options_type, readings)
    result = system.telling.entered(given, options, kept=False)
    return system.alone(result, options, vulnerable=given.vulnerable)


@pytest.mark.parametrize(("key", "part", "readings"), CASES)
def test_a_part_counts_or_is_refused(key: str, part: str, readings: dict[str, object]) -> None:
    system = scoring_system(key)
    what, told = PLAIN[key]
    plain = Given(what, **told)
    given = replace(plain, **BESIDE.get((key, part), {part: PARTS[part]}))
    try:
        got = entries(system, given, readings)
    except SansatoutError as error:
        assert part in str(error) or part == "laid_down", error  # noqa: PT017
        return
    silent = replace(given, **{part: getattr(Given(what), part)})
    without = plain if part == "laid_down" else silent
    assert got != entries(system, without, readings)


@pytest.mark.parametrize("key", [key for key in SYSTEMS if PLAIN[key] is CONTRACT])
def test_on_a_sheet_danger_is_the_sheet_s_own(key: str) -> None:
    """Where it comes from games won, nobody tells it."""
    telling = scoring_system(key).telling
    options = scoring_system(key).options_type()
    given = Given("4S", "we", "10", vulnerable=True)
    if key == "duplicate":
        telling.entered(given, options, kept=True)
        return
    with pytest.raises(InputError, match="vulnerable"):
        telling.entered(given, options, kept=True)


def test_d8_bw_8_1_chicane_asks_for_the_honours(tmp_path: Any) -> None:
    refused = run("score", "bridge-whist", "H", "--tricks", "we:9", "--chicane", "we")
    assert refused.code != 0
    assert "expected honours as well" in refused.err
    whole = run(
        "score", "bridge-whist", "H", "--tricks", "we:9", "--chicane", "we", "--honours", "we:3"
    )
    assert "32" in whole.out
    typed = "C we:8 chicane they\nC we:8 honours we:3 chicane they\nquit\n"
    kept = run("sheet", "bridge-whist", "--file", str(tmp_path / "s"), stdin=typed)
    assert "expected honours as well" in kept.out + kept.err


def test_bw_amb_03_penalty_tricks_are_entered_where_they_are_moved() -> None:
    moved = ("--option", "penalty_tricks=moved")
    done = run("score", "bridge-whist", "H", "--tricks", "we:7", "--penalty", "we:2", *moved)
    assert "3 odd tricks" in done.out
    refused = run("score", "bridge-whist", "H", "--tricks", "we:7", "--penalty", "we:2")
    assert "‘penalty’ means nothing" in refused.err


def test_bw_amb_03_a_table_that_lets_no_fault_happen_moves_no_tricks() -> None:
    with pytest.raises(InputError, match="expected one of never"):
        made("bridge-whist", penalty_tricks="moved")
    old = game("bridge-whist").read_options({"penalty_tricks": "moved"}, 4)
    assert old == game("bridge-whist").options_type()

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
from sansatout.scoring.telling import parse_line
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


IMPOSSIBLE = [
    ("kontrakt", "4S we 10 honours we:4 honours they:5", "honours"),
    ("rulebook", "3NT we 9 honours we:4 honours we:4", "honours"),
    ("kontrakt", "4S we 10 chicane we chicane we chicane we", "chicane"),
    ("kontrakt", "4S we 10 chicane we chicane we chicane they chicane they", "chicane"),
    ("kontrakt", "4S we 10 honours they:4 chicane they chicane they", "chicane"),
    ("kontrakt", "4S we 10 revoke they:points:tricks", "they:points:tricks"),
    ("rulebook", "4S we 10 revoke they:1:2", "they:1:2"),
    ("rulebook", "4S we 10 revoke they:points", "they:points"),
    ("vanderbilt", "4S we 10 revoke they:2", "they:2"),
    ("reform", "4S we 10 revoke they:dummy", "they:dummy"),
    ("rulebook", "4S we 10 revoke they:dummy", "they:dummy"),
    ("kontrakt", "4S we 10 revoke we:points:dummy", "we:points:dummy"),
    ("rulebook", "4S we 10 revoke we:3:dummy", "we:3:dummy"),
    ("duplicate", "4S we 10 vulnerable board 1", "board"),
    ("duplicate", "4S they 10 vulnerable board 2", "board"),
    ("bridge-whist", "H they we:9", "we:9"),
    ("bridge-whist", "H we:9 honours we:3 chicane they chicane they", "honours"),
    ("minibridge", "H bonus no-bonus we 11", "no-bonus"),
    ("minibridge-3", "H no-bonus S 11 bonus", "bonus"),
]
"""What one word of the line takes back from another, or what no pack of cards allows."""


def entered(key: str, line: str) -> object:
    system, given = scoring_system(key), parse_line(line)
    assert given is not None
    return system.telling.entered(given, system.options_type(), kept=True)


@pytest.mark.parametrize(("key", "line", "said"), IMPOSSIBLE)
def test_no_word_of_a_line_takes_back_another_in_silence(key: str, line: str, said: str) -> None:
    with pytest.raises(SansatoutError, match=said):
        entered(key, line)


@pytest.mark.parametrize("key", ["bridge-whist", "minibridge", "minibridge-3"])
def test_where_there_is_no_bidding_nobody_passes(key: str, tmp_path: Any) -> None:
    """BW-5.2: who is left the choice has to name. MB-4.2: at 20 each no deal was played."""
    kept = run("sheet", key, "--file", str(tmp_path / "s"), stdin="pass\nquit\n")
    assert "nobody passes" in kept.err


def test_no_word_after_a_command_is_read_over(tmp_path: Any) -> None:
    typed = "4S we 10\nundo nothing\nquit\n"
    kept = run("sheet", "rulebook", "--file", str(tmp_path / "s"), stdin=typed)
    assert "‘nothing’ in ‘undo nothing’ is not understood" in kept.err
    assert "taken back" not in kept.out


def test_tricks_of_theirs_do_not_make_us_declarer() -> None:
    with pytest.raises(InputError, match="by"):
        entered("minibridge", "H they:9")
    assert entered("minibridge", "H they they:9") == entered("minibridge", "H they 9")


POSSIBLE = [
    ("kontrakt", "4S we 10 chicane we chicane they chicane they"),
    ("kontrakt", "4S we 10 honours we:4 chicane they"),
    ("kontrakt", "4S we 10 revoke we:tricks:dummy"),
    ("rulebook", "4S they 10 revoke we:tricks:3 revoke they:dummy"),
    ("duplicate", "4S we 10 vulnerable board 2"),
    ("duplicate", "4S they 10 vulnerable board 3"),
    ("bridge-whist", "H we we:9"),
    ("bridge-whist", "H we:9 honours we:5-4-1 chicane they chicane they"),
]


@pytest.mark.parametrize(("key", "line"), POSSIBLE)
def test_what_can_be_is_not_refused(key: str, line: str) -> None:
    assert entered(key, line)


def test_bw_amb_03_no_more_tricks_are_moved_than_the_others_took() -> None:
    system = scoring_system("bridge-whist")
    moved = parse_options(system.options_type, {"penalty_tricks": "moved"})
    for line, refused in (("H we:9 penalty we:4", False), ("H we:9 penalty we:5", True)):
        given = parse_line(line)
        assert given is not None
        if refused:
            with pytest.raises(InputError, match="penalty"):
                system.telling.entered(given, moved, kept=True)
        else:
            system.telling.entered(given, moved, kept=True)


def test_declarer_beside_the_side_says_nothing_without_the_cards() -> None:
    told = ("score", "kontrakt", "4S", "--by", "they", "--declarer", "S", "--tricks", "10")
    refused = run(*told)
    assert refused.code != 0
    assert "declarer" in refused.err
    assert run("score", "kontrakt", "4S", "--declarer", "S", "--tricks", "10").code == 0


NEVER_TOLD = ("they:points:tricks", "they:1:2", "bonus")
"""What no kept line has, since lines are kept as the game tells them."""


@pytest.mark.parametrize(
    ("key", "line"),
    [(key, line) for key, line, said in IMPOSSIBLE if not said.endswith(NEVER_TOLD)],
)
def test_a_line_that_was_kept_is_read_as_it_was(key: str, line: str) -> None:
    given = parse_line(line)
    assert given is not None
    assert scoring_system(key).telling.result(given)


def test_a_revoke_is_paid_as_the_booklet_has_it_where_it_is_tapped() -> None:
    """PB-5.7: declarer's costs points alone. L-REVOKE-13: the rule book takes tricks alone."""
    offered = {
        key: {
            (one.writes, tuple(one.when.get("who", ["we", "they"])))
            for field in scoring_system(key).telling.form(scoring_system(key).options_type()).fields
            if field.name == "revoke"
            for one in field.keys
        }
        for key in ("kontrakt", "rulebook")
    }
    both = ("we", "they")
    assert offered == {
        "kontrakt": {
            ("revoke we:tricks", ("they",)),
            ("revoke they:tricks", ("we",)),
            ("revoke we:points", both),
            ("revoke they:points", both),
        },
        "rulebook": {("revoke we:tricks", both), ("revoke they:tricks", both)},
    }

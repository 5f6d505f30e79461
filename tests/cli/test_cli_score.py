"""``sansatout score``: the examples of every system, and what is refused."""

from __future__ import annotations

import json
from typing import Any

import pytest

from sansatout.errors import NotationError, SansatoutError
from sansatout.scoring.telling.base import Given, whole_number
from sansatout.scoring.telling.lines import parse_line
from sansatout.variants import scoring_system
from tests.cli.running_cli import command, process

FOUR_SPADE_HONOURS = "N:AKQJ.432.432.432 T98.AK5.AK5.AK65 765.QJT9.QJT9.QJ 432.876.876.T987"
NO_SPADE = "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"


def scored(*arguments: str) -> Any:
    done = command("score", *arguments, "--json")
    assert done.err == ""
    return json.loads(done.out)


def test_four_spades_doubled_two_down_in_danger() -> None:
    document = scored("rulebook", "4SX", "--by", "we", "--tricks", "8", "--vulnerable",
                      "--honours", "we:4")  # fmt: skip
    assert document["totals"] == {
        "we": {"above": 100, "below": 0},
        "they": {"above": 500, "below": 0},
    }
    assert [(e["label"], e["rule"]) for e in document["entries"]] == [
        ("undertricks", "L-SCORE-15"),
        ("honours", "L-SCORE-18"),
    ]


def test_bridge_whist_doubled_with_shared_honours_and_chicane() -> None:
    document = scored("bridge-whist", "H", "--times", "2", "--tricks", "we:9",
                      "--honours", "they:4-shared", "--chicane", "we")  # fmt: skip
    assert document["totals"] == {
        "we": {"above": 0, "below": 48},
        "they": {"above": 16, "below": 0},
    }


def test_the_tricks_of_either_side_tell_a_whist_hand() -> None:
    ours = scored("bridge-whist", "H", "--by", "they", "--tricks", "9")
    assert ours["deal"] == "H they:9"
    assert scored("bridge-whist", "H", "--tricks", "we:4")["totals"] == ours["totals"]


def test_minibridge_bonus_in_danger() -> None:
    document = scored("minibridge", "H", "--bonus", "--tricks", "11", "--vulnerable")
    assert document["totals"]["we"]["above"] == 500 + 5 * 30


def test_three_players_have_columns_of_their_own() -> None:
    document = scored("minibridge-3", "NT", "--bonus", "--tricks", "7", "--by", "S")
    assert document["totals"] == {
        "W": {"above": 100, "below": 0},
        "E": {"above": 100, "below": 0},
    }


@pytest.mark.parametrize(
    "system", ["kontrakt", "vanderbilt", "reform", "rulebook", "hungarian", "duplicate", "chicago"]
)
def test_every_contract_system_scores_a_contract(system: str) -> None:
    document = scored(system, "3n", "--by", "they", "--tricks", "=")
    assert document["deal"] == "3NT they 9"
    assert document["totals"]["they"]["below"] > 0


def test_a_board_of_duplicate_tells_the_vulnerability() -> None:
    plain = scored("duplicate", "3NT", "--by", "N", "--tricks", "9", "--board", "1")
    vulnerable = scored("duplicate", "3NT", "--by", "N", "--tricks", "9", "--board", "2")
    assert plain["totals"]["we"] == {"above": 300, "below": 100}
    assert vulnerable["totals"]["we"] == {"above": 500, "below": 100}


BY_BOARD = ("--option", "vulnerability=by-board")


@pytest.mark.parametrize(
    ("system", "what", "given"),
    [
        ("minibridge", "H", (*BY_BOARD, "--tricks", "9", "--board", "-5")),
        ("minibridge", "H", (*BY_BOARD, "--tricks", "9", "--board", "0")),
        ("minibridge", "H", ("--tricks", "-5")),
        ("minibridge-3", "H", ("--by", "S", "--tricks", "-5")),
        ("duplicate", "4S", ("--by", "N", "--tricks", "10", "--board", "-5")),
        ("bridge-whist", "H", ("--tricks", "we:7", "--times", "-2")),
    ],
)
def test_nothing_is_counted_below_nothing(system: str, what: str, given: tuple[str, ...]) -> None:
    done = command("score", system, what, *given)
    assert done.code == 2
    assert given[-1].lstrip("-") in done.err


def test_a_number_below_nothing_is_no_number() -> None:
    with pytest.raises(NotationError, match="‘-5’ is not a number"):
        whole_number("-5", "board")


def test_an_option_changes_the_score_and_is_shown() -> None:
    plain = scored("kontrakt", "3C", "--by", "we", "--tricks", "12")
    other = scored("kontrakt", "3C", "--by", "they", "--tricks", "1",
                   "--option", "unbid_slam_scope=declaring_side")  # fmt: skip
    assert any(entry["label"] == "small-slam" for entry in plain["entries"])
    assert not any("slam" in entry["label"] for entry in other["entries"])
    assert other["options"]["unbid_slam_scope"] == "declaring_side"
    shown = command("score", "kontrakt", "3C", "--by", "we", "--tricks", "9",
                    "--option", "unbid-slam-scope=declaring_side")  # fmt: skip
    assert "options: unbid_slam_scope=declaring_side" in shown.out


def test_honours_are_found_from_the_hands() -> None:
    found = scored("rulebook", "2S", "--tricks", "8", "--declarer", "N",
                   "--deal", FOUR_SPADE_HONOURS)  # fmt: skip
    assert found["deal"] == "2S we 8 honours we:4"
    seen_by_them = scored("rulebook", "2S", "--tricks", "8", "--declarer", "N", "--by", "they",
                          "--deal", FOUR_SPADE_HONOURS)  # fmt: skip
    assert seen_by_them["deal"] == "2S they 8 honours they:4"
    whist = scored("bridge-whist", "S", "--tricks", "we:7", "--deal", NO_SPADE)
    assert whist["deal"] == "S we:7 honours we:5-one chicane they chicane we chicane they"


def test_the_table_says_what_for_and_by_which_rule() -> None:
    out = command("score", "rulebook", "4H", "--by", "we", "--tricks", "+1").out
    assert "one overtrick" in out
    assert "L-SCORE-12" in out
    assert "together 150" in out


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ("rulebook 8H --by we --tricks 8", "‘8H’ is not a contract"),
        ("rulebook 4H --by we --tricks 14", "14 tricks are impossible: expected 0 to 13"),
        ("rulebook 4H --by we --tricks they:14", "14 tricks are impossible"),
        ("rulebook 3NT --by we --tricks 9 --honours we:5", "five honours at no trump"),
        ("rulebook 4H --by we --tricks 8 --honours we:3", "expected 4 or 5"),
        ("rulebook 4H --by we --tricks 8 --honours we", "like we:4"),
        ("rulebook 4H --by we --tricks 8 --option foo=1", "there is no option ‘foo’"),
        ("rulebook 4H --by we --tricks 8 --option foo", "expected name=value"),
        ("rulebook 4H --by we --tricks 8 --times 2", "‘times’ means nothing in this game"),
        ("rulebook 4H --by me --tricks 8", "‘me’ is not a column"),
        ("rulebook 4H --tricks 8", "‘by’ is missing"),
        ("rulebook 4H --by we", "‘tricks’ is missing"),
        ("rulebook 4H --by we --tricks ten", "‘ten’ is not a number"),
        ("rulebook 4H --by we --tricks 8 --revoke we:often", "‘we:often’ is not a revoke"),
        ("rulebook 4H --by we --tricks 8 --deal N:..", "‘N:..’ is not a deal"),
        ("kontrakt 4H --by we --tricks 8 --option unbid_slam_scope=x", "expected one of any_side"),
        ("bridge-whist 4H --tricks we:8", "‘4H’ is not a strain"),
        ("bridge-whist H --tricks 8", "whose tricks"),
        ("bridge-whist H --tricks we:8 --honours we:4", "not a holding"),
        ("bridge-whist H --tricks we:8 --times 3", "3 times"),
        ("minibridge-3 H --tricks 8 --by N", "N cannot declare"),
        ("foo H", "there is no scoring system ‘foo’"),
    ],
)
def test_bad_input_is_one_line_and_exit_code_2(arguments: str, words: str) -> None:
    done = command("score", *arguments.split())
    assert (done.code, done.out, done.err.count("\n")) == (2, "", 1)
    assert words in done.err


def test_an_error_is_one_line_even_if_the_input_was_not() -> None:
    done = command("score", "rulebook", "8H\nand more", "--by", "we", "--tricks", "8")
    assert (done.code, done.err.count("\n")) == (2, 1)


@pytest.mark.parametrize(
    "arguments",
    [
        "rulebook 8H --by we --tricks 8",
        "rulebook 4H --by we --tricks 14",
        "rulebook 3NT --by we --tricks 9 --honours we:5",
        "rulebook 4H --by we --tricks 8 --option foo=1",
        "nonsense 4H",
    ],
)
def test_bad_input_as_a_process(arguments: str) -> None:
    done = process("score", *arguments.split())
    assert (done.code, done.out, done.err.count("\n")) == (2, "", 1)
    assert "Traceback" not in done.err


@pytest.mark.parametrize(
    ("system", "line"),
    [
        ("rulebook", "4SX we 8 honours we:4"),
        ("kontrakt", "3NT they 9 honours we:4 revoke they:points revoke we:tricks:3 peek we:own"),
        ("reform", "7CXX they 13 honours they:5 chicane we chicane they"),
        ("bridge-whist", "H x2 we:9 honours they:4-shared chicane we"),
        ("bridge-whist", "S laid-down they honours we:3"),
        ("minibridge", "H bonus they 11 vulnerable board 7"),
        ("minibridge", "NT no-bonus we 6"),
        ("minibridge-3", "D bonus N 11 exposed E vulnerable"),
        ("duplicate", "6NTX they 11 vulnerable board 3"),
    ],
)
def test_a_line_of_the_sheet_is_told_as_it_was_read(system: str, line: str) -> None:
    game, given = scoring_system(system).telling, parse_line(line)
    assert given is not None
    assert game.told(game.result(given)) == line


@pytest.mark.parametrize(
    ("line", "same"),
    [
        ("4♠x WE +1 honors they:4", "4SX we 11 honours they:4"),
        ("3n they =", "3NT they 9"),
        ("3nt they -2", "3NT they 7"),
        ("1c we they:6", "1C we 7"),
    ],
)
def test_a_line_may_be_written_as_people_write(line: str, same: str) -> None:
    game, given = scoring_system("rulebook").telling, parse_line(line)
    assert given is not None
    assert game.told(game.result(given)) == same


@pytest.mark.parametrize(
    "line", ["", "4S we 8 what", "4S we they 8", "4S we 8 9", "4S we 8 honours"]
)
def test_a_line_that_is_not_understood_is_refused(line: str) -> None:
    with pytest.raises(SansatoutError):
        scoring_system("rulebook").telling.result(parse_line(line) or Given(""))


def test_all_passed_is_a_line() -> None:
    assert parse_line("pass") is None

"""The commands about tables: simulate, replay, play."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from sansatout.events import Event
from sansatout.lab.table_driver import new_table, next_event
from sansatout.table.fold import after
from sansatout.table.state import Stage
from sansatout.variants import VARIANTS
from tests.cli.running_cli import command as run


@pytest.fixture
def events(tmp_path: Path) -> Path:
    """A file with two deals of a rule-book table."""
    rng = Random(2)
    table = new_table("rulebook", rng)
    lines = [Event(0, None, table.setup).dumps()]
    while table.deal_number < 2 or table.stage is not Stage.BETWEEN:
        event = next_event(table, rng)
        table = after(table, event)
        lines.append(event.dumps())
    file = tmp_path / "evening.jsonl"
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return file


@pytest.mark.parametrize("key", sorted(VARIANTS))
def test_the_same_seed_gives_the_same_rubbers(key: str) -> None:
    once, again = (run("simulate", key, "--rubbers", "1", "--seed", "9", "--json") for _ in "12")
    assert once.code == 0
    assert once.out == again.out
    report = json.loads(once.out)
    assert report["rubbers"] == 1
    assert report["deals"] >= 2


def test_simulate_needs_a_game_and_a_number() -> None:
    assert "no game ‘tarock’" in run("simulate", "tarock").err
    assert "at least 1" in run("simulate", "rulebook", "--rubbers", "0").err


def test_replay_shows_the_table_and_the_sheet(events: Path) -> None:
    done = run("replay", str(events))
    assert done.code == 0
    assert "rulebook" in done.out
    assert "trick 13:" in done.out
    assert "events are valid" in done.out


def test_replay_keeps_the_valid_prefix_and_names_the_error(events: Path) -> None:
    lines = events.read_text(encoding="utf-8").splitlines()
    events.write_text("\n".join([*lines[:12], lines[11]]), encoding="utf-8")
    done = run("replay", str(events))
    assert done.code == 1
    assert "12 events are valid" in done.out
    assert "expected 12" in done.err
    assert json.loads(run("replay", str(events), "--json").out)["valid"] == 12


def test_a_line_that_is_no_event_is_located(events: Path) -> None:
    with events.open("a", encoding="utf-8") as file:
        file.write("{broken\n")
    done = run("replay", str(events))
    lines = len(events.read_text(encoding="utf-8").splitlines())
    assert done.code == 1
    assert f"line {lines}" in done.err


@pytest.mark.parametrize("key", sorted(VARIANTS))
def test_a_person_can_sit_down_and_leave(key: str) -> None:
    done = run("play", key, "--seed", "3", stdin="help\nsheet\nnonsense\nquit\n")
    assert done.code == 0
    assert "Goodbye" in done.out


def test_a_deal_can_be_played_to_its_end() -> None:
    """Type every card of a hand at every turn: those that are illegal are refused."""
    cards = [f"{suit}{rank}" for suit in "SHDC" for rank in "AKQJT98765432"]
    typed = "\n".join(["11", "NT", *["refuse", *cards] * 13, "quit"])
    done = run("play", "minibridge", "--seed", "12", "--robots", "novice", stdin=typed)
    assert "press return for the next deal" in done.out


def test_robots_of_a_level_and_system_sit_at_the_table() -> None:
    done = run("play", "kontrakt", "--seed", "3", "--robots", "novice:one-club", stdin="quit\n")
    assert done.code == 0
    bad = run("play", "kontrakt", "--robots", "grandmaster", stdin="")
    assert bad.code == 2
    assert "novice" in bad.err


def test_mb_amb_03_the_next_deal_is_a_second_game_where_the_robots_agree() -> None:
    typed = "\n".join(["20", "NT", "concede 13", "second NS", "", "quit"])
    done = run("play", "minibridge", "--seed", "15", "--robots", "novice", stdin=typed)
    assert "your hand counts 20" in done.out
    assert "vulnerable: N S" in done.out

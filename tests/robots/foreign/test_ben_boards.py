"""Boards that another robot bid and played: its calls are read, and no layout contradicts them."""

from pathlib import Path

import pytest

from sansatout.lab.reading import Foreign, draws_that_fit, readings, recorded

BOARDS = Path(__file__).with_name("ben-boards.jsonl")


@pytest.fixture(scope="module")
def foreign() -> list[Foreign]:
    """Return boards bid on all four hands by a robot of two over one."""
    return list(recorded(BOARDS, "A_ben"))


def test_few_calls_of_a_foreign_robot_are_misread(foreign: list[Foreign]) -> None:
    assert len(foreign) == 60
    read = readings(foreign, "natural")
    calls = {sort: count for (kind, sort), count in read.items() if kind == "call"}
    assert sum(calls.values()) == 263
    assert calls["misread"] <= 0.05 * 263
    assert calls["fit"] >= 0.75 * 263


def test_layouts_agree_with_what_a_foreign_robot_said(foreign: list[Foreign]) -> None:
    fits = [fit for board in foreign[::12] for fit in draws_that_fit(board, "natural", 1)]
    assert len(fits) > 100
    assert all(fits)

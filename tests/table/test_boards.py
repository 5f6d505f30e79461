"""Boards compared with another table: one score each, and IMPs."""

from __future__ import annotations

from typing import Any

import pytest

from sansatout.errors import IllegalActionError
from sansatout.events.acts import Ask, NextDeal, OtherTable, Respond
from sansatout.seats import Seat
from sansatout.table.state import Table
from tests.table.driving import calls, dealt, does, made, plays
from tests.table.test_rubbers import GAME, settled
from tests.views import view

THERE = OtherTable(1, "3NT", Seat.S, 9)


@pytest.fixture
def played() -> Table:
    """North has made three no trump with an overtrick on the first board."""
    return settled(made("duplicate"), 10, GAME)


def sheet(table: Table) -> dict[str, Any]:
    told: dict[str, Any] = view(table, Seat.E)["sheet"]
    return told


def test_du_1_a_board_has_number_dealer_danger_and_one_score(played: Table) -> None:
    [board] = sheet(played)["boards"]
    assert (board["number"], board["dealer"], board["vulnerable"]) == (1, "N", [])
    assert board["here"] == {
        "contract": "3NT", "declarer": "N", "by": "we", "tricks": 10, "points": 430,
    }  # fmt: skip
    assert board["there"] is board["imps"] is None


def test_du_3_1_the_other_tables_result_makes_imps(played: Table) -> None:
    told = sheet(does(played, None, THERE))
    [board] = told["boards"]
    assert (board["there"]["points"], board["imps"], told["imps"]) == (400, 1, 1)


def test_du_2_9_all_may_pass_at_the_other_table(played: Table) -> None:
    [board] = sheet(does(played, None, OtherTable(1)))["boards"]
    assert board["there"]["contract"] is None
    assert board["imps"] == 10


def test_du_1_2_the_other_table_has_the_danger_of_the_board(played: Table) -> None:
    table = settled(does(played, None, NextDeal()), 9, "Pass Pass " + GAME)
    table = does(table, None, OtherTable(2, "3NT", Seat.S, 8))
    first, second = sheet(table)["boards"]
    assert (second["number"], second["dealer"], second["vulnerable"]) == (2, "E", ["NS"])
    assert (second["here"]["points"], second["there"]["points"], second["imps"]) == (-400, -100, -7)
    assert (first["imps"], sheet(table)["imps"]) == (None, -7)


def test_it_may_be_told_during_the_next_deal_and_is_not_taken_back(played: Table) -> None:
    table = calls(dealt(does(played, None, NextDeal())), "Pass 1S Pass 2S Pass Pass Pass")
    before = plays(table, "H7") if table.deal and table.deal.turn is Seat.E else table
    told = does(before, None, THERE)
    assert view(told, Seat.S)["deal"] == view(before, Seat.S)["deal"]
    back = next(seq for seat, seq in told.last_turns.items() if seat is Seat.S)
    asked = does(told, Seat.S, Ask("undo", back_to=back))
    for seat in (Seat.N, Seat.E, Seat.W):
        asked = does(asked, seat, Respond("undo", "accept"))
    assert sheet(asked)["boards"][0]["imps"] == 1


def test_nothing_is_told_of_a_board_before_it_is_over(played: Table) -> None:
    table = calls(dealt(does(played, None, NextDeal())), "Pass " + GAME)
    with pytest.raises(IllegalActionError, match="compared with no other"):
        does(table, None, OtherTable(2, "3NT", Seat.S, 9))


@pytest.mark.parametrize(
    "act", [OtherTable(0), OtherTable(2), OtherTable(1, "3NT"), OtherTable(-1)], ids=str
)
def test_only_boards_that_are_over_are_compared(played: Table, act: OtherTable) -> None:
    with pytest.raises(IllegalActionError, match="compared with no other"):
        does(played, None, act)


def test_a_board_is_compared_once_and_by_the_table_alone(played: Table) -> None:
    with pytest.raises(IllegalActionError):
        does(does(played, None, THERE), None, THERE)
    with pytest.raises(IllegalActionError):
        does(played, Seat.N, THERE)


def test_a_rubber_knows_no_other_table() -> None:
    table = settled(made("rulebook"), 10, GAME)
    assert "boards" not in sheet(table)
    with pytest.raises(IllegalActionError):
        does(table, None, THERE)

"""Boards that come with marks of their own, and tables where deals are calls and cards alone."""

from __future__ import annotations

from dataclasses import replace

import pytest

from sansatout.errors import IllegalActionError, InputError
from sansatout.events import Event
from sansatout.events.acts import Ask, Claim, Concede, LayOut, MakeTable
from sansatout.seats import Seat, Side
from sansatout.table.fold import after
from sansatout.table.state import Stage, Table
from tests.table.driving import calls, does, made, offers
from tests.table.test_ceremony import CHOSEN
from tests.views import view


def played_out(table: Table) -> Table:
    """Return the table after the first lawful card, again and again."""
    while table.stage is Stage.DEAL:
        assert table.deal is not None
        assert table.actor is not None
        table = does(table, table.actor, table.deal.legal_acts(table.actor)[0])
    return table


@pytest.mark.parametrize(("sides", "names"), [((Side.EW,), ["E", "W"]), ((), [])])
def test_du_1_2_a_board_has_the_danger_that_it_is_marked_with(
    sides: tuple[Side, ...], names: list[str]
) -> None:
    laid = does(made("duplicate"), None, LayOut(CHOSEN, Seat.W, 7, sides))
    assert view(laid, Seat.N)["deal"]["vulnerable"] == names
    table = played_out(calls(laid, "7NT Pass Pass Pass"))
    [board] = view(table, Seat.N)["sheet"]["boards"]
    assert (board["number"], board["dealer"]) == (7, "W")
    assert board["vulnerable"] == [str(side) for side in sides]
    lost = 13 - board["here"]["tricks"]
    assert board["here"]["points"] == lost * (100 if sides else 50) > 0


def test_marks_of_boards_are_stored_and_only_where_there_are_boards() -> None:
    act = LayOut(CHOSEN, Seat.W, 7, (Side.NS, Side.EW))
    assert Event.loads(Event(1, None, act).dumps()).act == act
    with pytest.raises(InputError, match="rulebook is not played with boards"):
        does(made("rulebook"), None, act)


def test_at_a_plain_table_nobody_claims_or_takes_back() -> None:
    setup = replace(MakeTable("duplicate", ("a", "b", "c", "d"), {}, "t", "fixed"), plain=True)
    table = does(after(None, Event(0, None, setup)), None, LayOut(CHOSEN, Seat.N))
    table = calls(table, "1NT Pass Pass Pass")
    back = table.last_turns[Seat.N]
    for act in (Claim(13), Concede(13), Ask("undo", back_to=back)):
        with pytest.raises(IllegalActionError):
            does(table, Seat.N, act)
    kinds = {one["kind"] for seat in Seat for one in offers(table, seat)}
    assert kinds.isdisjoint({"claim", "concede", "ask"})
    assert "play" in kinds

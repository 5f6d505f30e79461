"""Players whose points do not make forty count again, and not for ever."""

from __future__ import annotations

import json
from typing import Any

import pytest

from sansatout.events import Event
from sansatout.events.acts import Announce, MakeTable
from sansatout.seats import Seat
from sansatout.server.protocol import encode
from sansatout.table.fold import after
from sansatout.table.state import Table
from sansatout.table.view import view
from tests.table.driving import dealt, does, made

N, E, S, W = Seat


def words(table: Table) -> dict[str, Any]:
    """Return what was said, as everybody sees it."""
    said: dict[str, Any] = json.loads(encode(view(table, S)))["deal"]["dialogue"]
    return said


def miscounted(table: Table, rounds: int) -> Table:
    """Return the table after so many rounds in which West told one point too few."""
    for _ in range(rounds):
        for seat, points in ((N, 11), (E, 3), (S, 17), (W, 8)):
            table = does(table, seat, Announce(points))
    return table


def test_mb_amb_09_after_three_wrong_sums_the_table_tells_the_points() -> None:
    table = miscounted(dealt(made("minibridge")), 2)
    assert (words(table)["told"], words(table)["announced"]) == (False, {})
    told = words(miscounted(table, 1))
    assert (told["told"], told["recounts"], told["declarer"]) == (True, 3, "S")
    assert told["announced"] == {"N": 11, "E": 3, "S": 17, "W": 9}


def test_mb_8_2_the_table_tells_three_players_their_points_too() -> None:
    table = dealt(made("minibridge-3", "Anja", "Bine", "Cene"))
    assert table.deal is not None
    for _ in range(9):
        assert table.deal is not None
        table = does(table, table.deal.turn, Announce(0))
    assert words(table)["announced"] == {"E": 3, "S": 17, "W": 9}


@pytest.mark.parametrize(("edition", "announcing"), [(5, "players"), (6, "players-alone")])
def test_mb_amb_09_players_alone_count_until_they_make_forty(edition: int, announcing: str) -> None:
    """So it was at all tables of the fifth edition."""
    options = {"announcing": announcing}
    act = MakeTable("minibridge", tuple("abcd"), options, "t", "fixed", edition=edition)
    said = words(miscounted(dealt(after(None, Event(0, None, act))), 4))
    assert (said["told"], said["recounts"], said["announced"]) == (False, 4, {})

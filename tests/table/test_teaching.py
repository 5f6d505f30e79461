"""Teaching tables: all hands open, points shown, anything taken back, and robots know no more."""

from __future__ import annotations

from dataclasses import replace as changed
from random import Random

import pytest

from sansatout.errors import InputError
from sansatout.events import Event
from sansatout.events.acts import Ask, MakeTable
from sansatout.robots import Seen
from sansatout.seats import Seat
from sansatout.server.robots.asking import question
from sansatout.server.rooms.boards import Boards
from sansatout.structs import replace
from sansatout.table.fold import after
from sansatout.table.state import Stage, Table
from sansatout.table.view import view
from sansatout.variants import VARIANTS
from tests.server.law_tables import SYSTEMS
from tests.server.two_worlds import course
from tests.table.driving import calls, dealt, made, offers
from tests.table.test_views import hidden


def taught(table: Table) -> Table:
    """Return the table as if somebody taught at it."""
    return replace(table, setup=changed(table.setup, teaching=True))


@pytest.mark.parametrize("key", sorted(VARIANTS))
def test_a_teaching_table_shows_all_hands_and_robots_know_no_more(key: str) -> None:
    """PROMISE-HIDDEN-3."""
    rng = Random(f"{key} taught")
    states = [one for one in course(key, "enforced", rng).states if one.stage is Stage.DEAL]
    for table in rng.sample(states, 12):
        open_table, deal = taught(table), table.deal
        assert deal is not None
        for seat in (None, *table.seats):
            assert hidden(open_table, seat) == []
            plain, shown = view(table, seat).deal, view(open_table, seat).deal
            assert plain is not None
            assert shown is not None
            assert shown.hands == {str(one): str(deal.hand(one)) for one in Seat}
            points = {str(one): sum(card.rank.points for card in deal.deal[one]) for one in Seat}
            assert shown.points == points
            assert replace(shown, hands=plain.hands, points=plain.points) == plain
        for seat in table.seats:
            assert Seen.of(open_table, seat) == Seen.of(table, seat)
            asked = [
                question(one, seat, level="novice", systems=SYSTEMS, seed="1")
                for one in (table, open_table)
            ]
            assert changed(asked[0], actions=()) == changed(asked[1], actions=())


def test_anybody_takes_back_anything_at_once_and_only_there() -> None:
    table = calls(dealt(taught(made("rulebook"))), "1C Pass 1H")
    assert table.deal is not None
    turn = table.deal.actor
    assert turn is not None
    for seat in Seat:
        points = [one["payload"]["back_to"] for one in offers(table, seat) if one["kind"] == "ask"]
        assert table.seq - 1 in points, "the last call, whoever made it"
        for point in range(table.seq - 3, table.seq):
            back = after(table, Event(table.seq, seat, Ask("undo", back_to=point)))
            assert back.pending is None
            assert back.deal is not None
            assert len(back.deal.dialogue.calls) == point - (table.seq - 3)
    plain = replace(table, setup=changed(table.setup, teaching=False))
    asked = after(plain, Event(plain.seq, turn.rho, Ask("undo", back_to=plain.seq - 1)))
    assert asked.pending is not None


def test_where_the_laws_run_nobody_teaches_and_boards_are_not_compared() -> None:
    act = MakeTable("rulebook", ("a", "b", "c", "d"), laws="at-the-table", teaching=True)
    with pytest.raises(InputError, match="teach"):
        after(None, Event(0, None, act))
    table = dealt(made("duplicate"))
    noted = []
    for one in (table, taught(table)):
        boards = Boards()
        boards.note(None, one)
        noted.append(len(boards.waiting))
    assert noted == [1, 0]

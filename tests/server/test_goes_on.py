"""Whatever is offered at a table, the table goes on: robots too, and after a restart."""

from __future__ import annotations

import pytest

from sansatout.events.acts import Ask, Respond, Shuffle
from sansatout.events.irregular import AssertRevoke
from sansatout.seats import Seat
from sansatout.server.views import view_for
from sansatout.table.state import Stage, Table
from tests.server.sweeping import Robots, Tally
from tests.table.driving import SECRET, does, made
from tests.table.test_refereed import GAMES, PLAYED, REVOKE, calls, cards, finished, opened

N, E, S, W = Seat


def agreed(table: Table, what: str) -> Table:
    """Let North ask and all others agree."""
    table = does(table, N, Ask(what))
    for seat in (E, S, W):
        table = does(table, seat, Respond(what, "accept"))
    return table


def goes_on(table: Table) -> Table:
    """Let robots go on to the next deal, and return it with the cards dealt."""
    tally = Tally()
    robots = Robots(table, "after", tally)
    robots.play_out()
    assert tally.faults == []
    return robots.table


def under_way(key: str, stage: Stage) -> Table:
    """Return a table whose rubber is under way, after its first deal or in its second."""
    robots = Robots(finished(calls(opened(key), PLAYED)), "second", Tally())
    while robots.table.stage is not stage:
        assert robots.robots_act()
    return robots.table


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("stage", [Stage.BETWEEN, Stage.SHUFFLE, Stage.CUT, Stage.DEAL])
def test_l_score_26_a_deal_broken_off_is_followed_by_another(key: str, stage: Stage) -> None:
    """What belongs to a deal under way goes with it, its referee too."""
    table = agreed(under_way(key, stage), "break-off")
    assert table.stage is Stage.BETWEEN
    assert (table.referee is None) is (table.deal is None) is (stage is not Stage.BETWEEN)
    table = goes_on(table)
    assert len(table.finished) == 1
    assert table.sheet.lines == ()


def test_l_revoke_17_what_is_said_after_breaking_off_does_not_open_the_rubber_again() -> None:
    table = agreed(finished(cards(calls(opened(), PLAYED), REVOKE)), "break-off")
    table = does(table, N, AssertRevoke(W, 1))
    assert table.variant.is_over(table.sheet)
    assert len(goes_on(table).finished) == 1


@pytest.mark.parametrize("laws", ["enforced", "at-the-table"])
def test_h17_seats_drawn_anew_after_a_rubber_begin_the_next(laws: str) -> None:
    """Everybody is offered a card to draw, and the old sheet is put by."""
    table = made("rulebook", laws=laws)
    robots = Robots(table, f"redraw {laws}", Tally())
    while not robots.table.variant.is_over(robots.table.sheet):
        assert robots.robots_act()
    table = agreed(robots.table, "redraw")
    assert table.stage is Stage.DRAW
    table = does(table, None, Shuffle(SECRET))
    for player in table.players:
        kinds = {action["kind"] for action in view_for(table, player)["actions"]}
        assert kinds == {"draw"}
    table = goes_on(table)
    assert len(table.finished) == 1
    assert not table.variant.is_over(table.sheet)

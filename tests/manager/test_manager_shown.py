"""How a table of the page follows the manager's boards."""

from __future__ import annotations

from random import Random

from sansatout.events import Event
from sansatout.events.acts import MakeTable
from sansatout.manager.lines import CallLine, CardLine
from sansatout.manager.match import TableBoard
from sansatout.manager.results import BoardPlan, PlayedBoard, Setup
from sansatout.server.managed.course import acts_of, fits, line_after, next_act
from sansatout.server.managed.making import shown_name
from sansatout.table.fold import after
from sansatout.table.state import Table
from sansatout.tricks import following
from tests.manager.house import boards

PLANS = Setup(boards(3), 1, teams=True).plans()


def played(plan: BoardPlan, rng: Random) -> PlayedBoard:
    """Return a board after calls and cards at random."""
    board = TableBoard.dealt(plan.header, plan.deal)
    while (turn := board.course.turn) is not None:
        course = board.course
        if not course.auction.is_over:
            legal = list(course.auction.legal_calls())
            passes = rng.random() < 0.6
            board = board.after(CallLine(turn, legal[0] if passes else rng.choice(legal[:6])))
        else:
            cards = following(board.left(turn), course.current.led)
            board = board.after(CardLine(turn, rng.choice(list(cards))))
    return PlayedBoard(plan, board, ("", "", "", ""))


def followed(table: Table, one: PlayedBoard, number: int) -> Table:
    while (act := next_act(table, one.table, number)) is not None:
        table = after(table, Event(table.seq, *act))
    return table


def fresh() -> Table:
    setup = MakeTable("duplicate", ("p1", "p2", "p3", "p4"), {}, "t", "fixed", plain=True)
    return after(None, Event(0, None, setup))


def test_the_sheet_has_the_managers_points_with_hands_turned_too() -> None:
    """DU-1.2: the second time a board has other dealers and other danger than its number says."""
    table, done = fresh(), [played(plan, Random(plan.key)) for plan in PLANS]
    for number, one in enumerate(done, start=1):
        assert fits(table, done[: number - 1], PLANS[number - 1 :])
        table = followed(table, one, number)
    assert table.sheet.boards is not None
    assert [board.points for board in table.sheet.boards] == [one.points for one in done]
    assert any(one.points for one in done[3:])


def test_a_table_that_shows_something_else_does_not_fit() -> None:
    one = played(PLANS[0], Random(1))
    table = followed(fresh(), one, 1)
    assert fits(table, [one], PLANS[1:])
    assert not fits(table, [], PLANS)
    begun = TableBoard.dealt(PLANS[1].header, PLANS[1].deal)
    for _ in range(2):
        act = next_act(table, begun, 2)
        assert act is not None
        table = after(table, Event(table.seq, *act))
    assert fits(table, [one], PLANS[1:])
    assert not fits(table, [one], PLANS[2:])


def test_what_was_done_at_the_table_is_the_next_line() -> None:
    one = played(PLANS[0], Random(1))
    board, table = TableBoard.dealt(PLANS[0].header, PLANS[0].deal), followed(fresh(), one, 1)
    while (line := line_after(table, board)) is not None:
        board = board.after(line)
    assert board.course == one.table.course
    assert len(acts_of(table)) == len(board.course.auction.calls) + len(board.course.cards)


def test_a_robot_with_a_strange_name_gets_another() -> None:
    assert shown_name("Ben 0.8", "p1") == "Ben 0.8"
    assert shown_name("x" * 60, "p1") == "x" * 40
    assert shown_name("", "p2") == "Robot 2"
    assert shown_name("a\u202eb", "p3") == "Robot 3"

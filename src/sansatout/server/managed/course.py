"""How a table of ours follows a board at the manager's, act by act."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain

from sansatout.calls import Call
from sansatout.cards import Card
from sansatout.deal import Deal
from sansatout.events import Act
from sansatout.events.acts import LayOut, MakeCall, NextDeal, Play
from sansatout.manager.course import BoardMarks
from sansatout.manager.lines import CallLine, CardLine
from sansatout.manager.match import TableBoard
from sansatout.manager.results import BoardPlan, PlayedBoard
from sansatout.seats import Seat, Side
from sansatout.table.state import Stage, Table

__all__ = ["acts_of", "fits", "laid_out", "line_after", "next_act"]


def laid_out(marks: BoardMarks, deal: Deal) -> LayOut:
    """Return how a board comes to the table."""
    sides = tuple(side for side in Side if marks.vulnerability.includes(side))
    return LayOut(str(deal), marks.dealer, marks.number, sides)


def acts_of(table: Table) -> tuple[Call | Card, ...]:
    """Return the calls and cards of the deal that lies on the table."""
    deal = table.playing
    if deal is None:
        return ()
    return tuple(
        one for _, one in chain[tuple[Seat, Call | Card]](deal.dialogue.calls, deal.played)
    )


def _acts_on(board: TableBoard) -> tuple[Call | Card, ...]:
    return (*board.course.auction.calls, *board.course.cards)


def next_act(table: Table, board: TableBoard, number: int) -> tuple[Seat | None, Act] | None:
    """Return what is missing first at the table; ``None`` if it knows the board as it is.

    :param number: which deal of the table the board is
    """
    if table.stage is Stage.BETWEEN and table.deal_number < number:
        return None, NextDeal()
    if table.stage is Stage.SHUFFLE:
        return None, laid_out(board.header, board.deal)
    done, acts = len(acts_of(table)), _acts_on(board)
    if done >= len(acts):
        return None
    act, actor, deal = acts[done], table.actor, table.playing
    if isinstance(act, Call):
        return actor, MakeCall(act)
    assert deal is not None, "cards are played in a deal"
    return actor, Play(act, hand=None if deal.turn is actor else deal.turn)


def line_after(table: Table, board: TableBoard) -> CallLine | CardLine | None:
    """Return what has happened at the table and is not on the board yet."""
    done, acts, turn = len(_acts_on(board)), acts_of(table), board.course.turn
    if len(acts) <= done or turn is None:
        return None
    act = acts[done]
    return CallLine(turn, act) if isinstance(act, Call) else CardLine(turn, act)


def fits(table: Table, played: Sequence[PlayedBoard], left: Sequence[BoardPlan]) -> bool:
    """Tell whether a table shows exactly these boards, and perhaps the beginning of the next."""
    boards = table.sheet.boards or ()
    here = [board.points for board in boards]
    if here != [one.points for one in played]:
        return False
    if table.stage is not Stage.DEAL:
        return table.deal_number == len(played)
    deal = table.deal
    if deal is None or not left:
        return False
    return (deal.deal, deal.dealer) == (left[0].deal, left[0].header.dealer)

"""Boards: the same cards at another table, and what the difference is worth (DU-3.1)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sansatout.contract import Contract
from sansatout.errors import IllegalActionError
from sansatout.events.acts import OtherTable
from sansatout.scoring.boards import BoardPlayed, ScoredBoard
from sansatout.scoring.compare import imps
from sansatout.scoring.sheets import Sheet
from sansatout.seats import Side
from sansatout.structs import replace
from sansatout.table.shown import BoardResultView, BoardView
from sansatout.table.state import Table

__all__ = ["board_views", "other_table"]


def other_table(table: Table, act: OtherTable) -> Table:
    """Write down what another table made of a deal that is over here.

    :raises IllegalActionError: if it is not over, was told before, or is compared with nobody
    """
    sheet, number = table.sheet, act.deal
    open_to = table.variant.compares_boards and 1 <= number <= len(sheet.lines)
    if not open_to or number in table.elsewhere:
        raise IllegalActionError("not-compared", number=number)
    result = None
    if act.contract:
        if act.declarer is None:
            raise IllegalActionError("not-compared", number=number)
        result = table.variant.elsewhere(Contract.parse(act.contract), act.declarer, act.tricks)
    boards = sheet.refolded((*sheet.results[: number - 1], result)).boards
    assert boards is not None, "boards are compared"
    return replace(table, elsewhere={**table.elsewhere, number: boards[-1]})


def board_views(sheet: Sheet, elsewhere: Mapping[int, ScoredBoard]) -> list[BoardView] | None:
    """Return the boards of a sheet with their IMPs; ``None`` where there are none."""
    boards: Sequence[ScoredBoard] | None = sheet.boards
    if boards is None:
        return None
    return [_board(board, elsewhere.get(place)) for place, board in enumerate(boards, start=1)]


def _board(here: ScoredBoard, there: ScoredBoard | None) -> BoardView:
    danger = here.vulnerability
    return BoardView(
        here.number,
        str(here.dealer),
        [str(side) for side in Side if danger.includes(side)],
        _result(here),
        None if there is None else _result(there),
        None if there is None else imps(here.points - there.points),
    )


def _result(board: ScoredBoard) -> BoardResultView:
    played = board.result
    if played is None:
        return BoardResultView(None, None, None, None, board.points)
    declarer = played.declarer if isinstance(played, BoardPlayed) else None
    return BoardResultView(
        str(played.contract),
        None if declarer is None else str(declarer),
        str(played.by),
        played.tricks,
        board.points,
    )

"""Boards of duplicate: ``4S N 10``, one after another."""

from __future__ import annotations

from sansatout import friendly
from sansatout.errors import InputError
from sansatout.scoring.boards import BoardPlayed, is_vulnerable
from sansatout.scoring.sheet import Column, Played
from sansatout.scoring.telling import base, forms
from sansatout.scoring.telling.base import Given, Telling
from sansatout.scoring.telling.contracts import ContractTelling, declared_tricks
from sansatout.seats import Seat

__all__ = ["BoardTelling"]


class BoardTelling(Telling[Played]):
    """Every board stands by itself."""

    parts = frozenset(["by", "tricks", "vulnerable", "board"])
    help = "cli-sheet-help-duplicate"
    questions = (*ContractTelling.questions, forms.board(), forms.vulnerable())
    line = ContractTelling.line
    can_pass = True

    def check(self, given: Given) -> None:
        """Refuse a board that says another thing than ``vulnerable`` does (DU-1.2)."""
        board = base.board_number(given.board)
        if not given.vulnerable or board is None or given.by is None:
            return
        by = _side(given.by)
        if not is_vulnerable(board, by):
            raise InputError("board-not-vulnerable", board=board, column=by)

    def read(self, given: Given) -> BoardPlayed:
        """Return the contract and its board; a seat tells the side."""
        if given.by is None:
            raise InputError("part-missing", part="by", example="N")
        by = _side(given.by)
        contract = friendly.contract(given.what)
        tricks = declared_tricks(given.tricks, contract, by)
        board = base.board_number(given.board)
        return BoardPlayed(contract, by, tricks, board=board, vulnerable=given.vulnerable)

    def told(self, result: Played) -> str:
        """Return the line of a sheet that tells the result."""
        parts = [str(result.contract), str(result.by), str(result.tricks)]
        if isinstance(result, BoardPlayed):
            parts += ["vulnerable"] if result.vulnerable else []
            parts += [f"board {result.board}"] if result.board is not None else []
        return " ".join(parts)


def _side(text: str) -> Column:
    if text.upper() in Seat.__members__:
        return Column.of(Seat[text.upper()].side)
    return base.column(text)

"""Duplicate: ``4S N 10``, board by board."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sansatout.errors import InputError
from sansatout.keeping.games import base
from sansatout.keeping.games.base import Game, Given
from sansatout.keeping.games.contracts import declared_tricks
from sansatout.options import Options
from sansatout.scoring.duplicate import DUPLICATE
from sansatout.scoring.sheet import Column, Entry, Owner, Played
from sansatout.scoring.system import ScoringSystem
from sansatout.scoring.tally import TallySheet, TallySystem
from sansatout.seats import Seat, Side, Vulnerability

__all__ = ["BoardPlayed", "DuplicateGame"]


@dataclass(frozen=True, slots=True)
class BoardPlayed:
    """A contract played on a board; its number tells who is vulnerable, unless that was told.

    Without a number it is the next board of the sheet.
    """

    played: Played
    board: int | None = None
    vulnerable: bool = False


class Boards(TallySystem[BoardPlayed]):
    """The boards that one table plays, North-South being "we"."""

    key = DUPLICATE.key

    def deal_entries(
        self, result: BoardPlayed, sheet: TallySheet[BoardPlayed]
    ) -> tuple[Entry, ...]:
        """Score a board with the vulnerability of its number (DU-1.2)."""
        board = len(sheet.lines) + 1 if result.board is None else result.board
        danger = result.vulnerable or _vulnerable(board, result.played.by)
        return DUPLICATE.score(result.played, vulnerable=danger)

    def vulnerable(self, sheet: TallySheet[BoardPlayed], owner: Owner) -> bool:
        """Tell who is vulnerable on the next board."""
        assert isinstance(owner, Column), "sides share a column"
        return _vulnerable(len(sheet.lines) + 1, owner)


BOARDS: Final = Boards()


def _vulnerable(board: int, column: Column) -> bool:
    side = Side.NS if column is Column.WE else Side.EW
    return Vulnerability.of_board(board).includes(side)


class DuplicateGame(Game[BoardPlayed]):
    """Every board stands by itself."""

    parts = frozenset(["by", "tricks", "vulnerable", "board"])
    help = "cli-sheet-help-duplicate"

    def read(self, given: Given) -> BoardPlayed:
        """Return the contract and its board; a seat tells the side."""
        if given.by is None:
            raise InputError("part-missing", part="by", example="N")
        by = _side(given.by)
        contract = base.contract(given.what)
        tricks = declared_tricks(given.tricks, contract, by)
        board = None if given.board is None else base.whole_number(given.board, "board")
        if board is not None and board < 1:
            raise InputError("board-number", number=board)
        return BoardPlayed(Played(contract, by, tricks), board, given.vulnerable)

    def told(self, result: BoardPlayed) -> str:
        """Return the line of a sheet that tells the result."""
        played = result.played
        parts = [str(played.contract), str(played.by), str(played.tricks)]
        parts += ["vulnerable"] if result.vulnerable else []
        parts += [f"board {result.board}"] if result.board is not None else []
        return " ".join(parts)

    def entries(self, system: ScoringSystem, given: Given, options: Options) -> tuple[Entry, ...]:
        """Score one board; nobody is vulnerable unless that or the board's number was told."""
        result = self.result(given)
        danger = result.board is not None and _vulnerable(result.board, result.played.by)
        return DUPLICATE.score(result.played, vulnerable=given.vulnerable or danger)

    def new_sheet(self, system: ScoringSystem, options: Options) -> TallySheet[BoardPlayed]:
        """Return a sheet for the boards of one table."""
        return BOARDS.new_sheet(options)


def _side(text: str) -> Column:
    if text.upper() in Seat.__members__:
        return Column.of(Seat[text.upper()].side)
    return base.column(text)

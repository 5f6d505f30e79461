"""Boards of duplicate: a contract and the number that tells who is vulnerable (DU-1.2)."""

from __future__ import annotations

from dataclasses import dataclass

from sansatout.scoring.sheet import Column, Played
from sansatout.seats import Seat, Side, Vulnerability

__all__ = ["BoardPlayed", "ScoredBoard", "is_vulnerable"]


@dataclass(frozen=True, slots=True)
class BoardPlayed(Played):
    """A contract played on a board that was told, or with the danger that was.

    Without a number it is the next board of the sheet.
    """

    board: int | None = None
    vulnerable: bool = False
    declarer: Seat | None = None
    """Who played it, where that is known."""
    marks: tuple[Seat, Vulnerability] | None = None
    """Dealer and danger as the board itself says, where its number does not decide."""


@dataclass(frozen=True, slots=True)
class ScoredBoard:
    """A board as it stands on a sheet."""

    number: int
    dealer: Seat
    vulnerability: Vulnerability
    result: Played | None
    """``None`` when all passed."""
    points: int
    """North-South's, as one number."""


def is_vulnerable(board: int, column: Column) -> bool:
    """Tell whether a side is vulnerable on a board, North-South being "we"."""
    side = Side.NS if column is Column.WE else Side.EW
    return Vulnerability.of_board(board).includes(side)

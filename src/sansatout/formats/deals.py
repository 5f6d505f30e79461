"""Deals from files, whatever else the files hold."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from sansatout.deal import Deal
from sansatout.errors import NotationError
from sansatout.formats.files import read
from sansatout.formats.records import Book, GameRecord
from sansatout.seats import Seat, Vulnerability

__all__ = ["Dealt", "deals_of", "read_deals"]


@dataclass(frozen=True, slots=True)
class Dealt:
    """A whole deal of a file and where it lay; dealer North and nobody vulnerable if not told."""

    deal: Deal
    board: str = ""
    dealer: Seat = Seat.N
    vulnerability: Vulnerability = Vulnerability.NONE


def read_deals(path: str | Path) -> tuple[Dealt, ...]:
    """Return the whole deals of a file; records that do not tell all cards are left out.

    A deal counts once where games that follow each other share it.

    :raises NotationError: if no record has a whole deal, or at the first fault of the file
    """
    return deals_of(read(path), Path(path).name)


def deals_of(book: Book, name: str) -> tuple[Dealt, ...]:
    """Return the whole deals of a book that was read from something of this name.

    :raises NotationError: if no record has a whole deal
    """
    deals: list[Dealt] = []
    for record in book.records:
        dealt = _dealt(record)
        if dealt is not None and dealt not in deals[-1:]:
            deals.append(dealt)
    if not deals:
        raise NotationError("record-no-deal", name=name, line=1, column=1)
    return tuple(deals)


def _dealt(record: GameRecord) -> Dealt | None:
    deal = record.deal
    if deal is None:
        return None
    vulnerability = record.vulnerability or Vulnerability.NONE
    return Dealt(deal, record.board, record.dealer or Seat.N, vulnerability)

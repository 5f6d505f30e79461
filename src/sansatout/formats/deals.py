"""Deals from files, whatever else the files hold."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from sansatout.deal import Deal
from sansatout.errors import InputError, NotationError
from sansatout.formats import json, lin, pbn
from sansatout.formats.records import Book, GameRecord
from sansatout.seats import Seat, Vulnerability

__all__ = ["FORMATS", "Dealt", "load", "read_deals"]

FORMATS: Final = {".pbn": pbn.load, ".lin": lin.load, ".json": json.load}
"""How a file is read, by its suffix."""


@dataclass(frozen=True, slots=True)
class Dealt:
    """A whole deal of a file and where it lay; dealer North and nobody vulnerable if not told."""

    deal: Deal
    board: str = ""
    dealer: Seat = Seat.N
    vulnerability: Vulnerability = Vulnerability.NONE


def load(path: str | Path) -> Book:
    """Read a file of any of our formats, by its suffix.

    :raises InputError: if the suffix is none of ours
    :raises NotationError: with line and column, at the first fault
    """
    suffix = Path(path).suffix.lower()
    if suffix not in FORMATS:
        expected = " ".join(FORMATS)
        raise InputError("record-suffix", name=Path(path).name, expected=expected)
    return FORMATS[suffix](path)


def read_deals(path: str | Path) -> tuple[Dealt, ...]:
    """Return the whole deals of a file; records that do not tell all cards are left out.

    A deal counts once where games that follow each other share it.

    :raises NotationError: if no record has a whole deal, or at the first fault of the file
    """
    deals: list[Dealt] = []
    for record in load(path).records:
        dealt = _dealt(record)
        if dealt is not None and dealt not in deals[-1:]:
            deals.append(dealt)
    if not deals:
        raise NotationError("record-no-deal", name=Path(path).name, line=1, column=1)
    return tuple(deals)


def _dealt(record: GameRecord) -> Dealt | None:
    deal = record.deal
    if deal is None:
        return None
    vulnerability = record.vulnerability or Vulnerability.NONE
    return Dealt(deal, record.board, record.dealer or Seat.N, vulnerability)

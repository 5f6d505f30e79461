"""A set of duplicate boards at one table, each scored on its own (DU-1.2, DU-2.9)."""

from __future__ import annotations

from typing import Final

from sansatout.scoring.duplicate import DUPLICATE
from sansatout.scoring.sheet import Column, Entry, Owner, Played
from sansatout.scoring.tally import TallySheet, TallySystem
from sansatout.seats import Side, Vulnerability

__all__ = ["BOARDS", "Boards"]


class Boards(TallySystem[Played]):
    """Boards in their order from number 1; the number tells who is vulnerable."""

    key = "duplicate"
    options_type = DUPLICATE.options_type

    def deal_entries(self, result: Played, sheet: TallySheet[Played]) -> tuple[Entry, ...]:
        """Score a board with the vulnerability of its number."""
        return DUPLICATE.score(result, vulnerable=self.vulnerable(sheet, result.by))

    def vulnerable(self, sheet: TallySheet[Played], owner: Owner) -> bool:
        """Tell whether the side is vulnerable on the next board."""
        side = Side.NS if owner is Column.WE else Side.EW
        return Vulnerability.of_board(len(sheet.lines) + 1).includes(side)


BOARDS: Final = Boards()

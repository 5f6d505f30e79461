"""Chicago: chukkers of four deals, written like a rubber (section 4 of ``docs/duplicate.md``)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from sansatout.options import Options, option
from sansatout.scoring.contractual import ContractSystem, Settled, above
from sansatout.scoring.duplicate import (
    GAME,
    GAME_LIMIT,
    contract_points,
    made_items,
    undertricks_entry,
)
from sansatout.scoring.rubber import RubberSheet
from sansatout.scoring.sheet import Column, Entry, Played
from sansatout.scoring.telling.contracts import ContractTelling

__all__ = ["CHICAGO", "Chicago", "ChicagoOptions"]

DEALS = 4
LAST_PART_SCORE = 100


@dataclass(frozen=True, slots=True)
class ChicagoOptions(Options):
    """The customs in which clubs differ."""

    first_dealer: str = option("we", "they", rule="DU-4.1")
    middle_deals: str = option("dealer", "non_dealer", rule="DU-4.1")
    honours: bool = option(default=True, rule="DU-4.6")


class ChicagoTelling(ContractTelling):
    """Honours are paid for unless the club leaves them out (DU-4.6)."""

    def paid(self, options: Options) -> frozenset[str]:
        """Return honours, if they are in use."""
        return frozenset({"honours"} if options.read_as(ChicagoOptions).honours else ())


class Chicago(ContractSystem[ChicagoOptions]):
    """Four deals, the danger fixed by their number."""

    key = "chicago"
    booklet = "duplicate"
    game_limit = GAME_LIMIT
    options_type = ChicagoOptions
    telling = ChicagoTelling()
    honour_points = (100, 150, 150)

    def items(self, deal: Settled, options: ChicagoOptions) -> Iterator[Entry]:
        """DU-4.3: the play as in duplicate, then honours (DU-4.6)."""
        if deal.made:
            yield from made_items(deal)
        else:
            yield undertricks_entry(deal)
        for honours in deal.played.honours if options.honours else ():
            points = self.honours_value(deal.contract.strain, honours)
            yield above(honours.column, points, "honours", "DU-4.6", honours.count)

    def deal_entries(self, result: Played, sheet: RubberSheet[Played]) -> tuple[Entry, ...]:
        """DU-4.5: a part score on the last deal brings 100 if no game comes of it."""
        entries = super().deal_entries(result, sheet)
        reached = contract_points(result.contract) + sheet.standing(result.by)
        if not result.made or reached >= GAME_LIMIT or _played(sheet) != DEALS - 1:
            return entries
        return (*entries, above(result.by, LAST_PART_SCORE, "part-score", "DU-4.5"))

    def game_entries(self, sheet: RubberSheet[Played], winner: Column) -> tuple[Entry, ...]:
        """DU-4.4: by the danger of the deal that won the game, which the sheet holds already."""
        danger = self._danger(_played(sheet), winner, self.own(sheet.options))
        return (above(winner, GAME[danger], "game-premium", "DU-4.4"),)

    def vulnerable(self, sheet: RubberSheet[Played], column: Column) -> bool:
        """DU-4.1: by the number of the deal about to be played."""
        return self._danger(_played(sheet) + 1, column, self.own(sheet.options))

    def _danger(self, number: int, column: Column, options: ChicagoOptions) -> bool:
        if number in (2, 3):
            first = Column(options.first_dealer)
            dealer = first if number == 3 else first.other
            return (column is dealer) is (options.middle_deals == "dealer")
        return number >= DEALS

    def winner(self, sheet: RubberSheet[Played]) -> Column | None:
        """Return the side with more points after the last deal."""
        if not self.is_over(sheet) or sheet.difference == 0:
            return None
        return Column.WE if sheet.difference > 0 else Column.THEY

    def is_over(self, sheet: RubberSheet[Played]) -> bool:
        """DU-4.2: after four deals, of which those that all passed do not count."""
        return _played(sheet) == DEALS


def _played(sheet: RubberSheet[Played]) -> int:
    return sum(line.result is not None for line in sheet.lines)


CHICAGO: Final = Chicago()

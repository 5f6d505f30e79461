"""Sheets without games and rubbers: deals scored one after another, columns that add up.

A :class:`TallySystem` says what a deal is worth; a :class:`TallySheet` grows deal by deal, in the
same manner as a rubber's sheet. The columns are the two sides', or one for each player.
"""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass, replace
from itertools import accumulate
from typing import ClassVar, Generic, TypeVar

from sansatout.errors import InputError
from sansatout.options import Options
from sansatout.scoring.boards import ScoredBoard
from sansatout.scoring.sheet import Column, Entry, Owner, Place, SettlingStep, total
from sansatout.scoring.sheets import with_result
from sansatout.scoring.system import ScoringSystem
from sansatout.seats import Seat

__all__ = ["TallyLine", "TallySheet", "TallySystem"]

ResultT = TypeVar("ResultT")


class TallySystem(ScoringSystem[ResultT]):
    """What a deal is worth; one stateless object for each system."""

    @abstractmethod
    def deal_entries(self, result: ResultT, sheet: TallySheet[ResultT]) -> tuple[Entry, ...]:
        """Score one deal on the sheet as it stood before it."""

    def owners(self, sheet: TallySheet[ResultT]) -> tuple[Owner, ...]:
        """Return whose columns the sheet has."""
        return tuple(Column)

    def vulnerable(self, sheet: TallySheet[ResultT], owner: Owner) -> bool:
        """Tell whether the owner of a column is vulnerable in the next deal."""
        return False

    def boards(self, sheet: TallySheet[ResultT]) -> tuple[ScoredBoard, ...] | None:
        """Return the deals as boards; ``None`` where a result does not stand by itself."""
        return None

    def accounts(self, sheet: TallySheet[ResultT]) -> dict[Owner, int]:
        """Return what each player wins or loses: he settles with the owner of every other column.

        With two columns that is their difference.
        """
        totals = {owner: sheet.total(owner) for owner in self.owners(sheet)}
        everything = sum(totals.values())
        return {owner: len(totals) * points - everything for owner, points in totals.items()}

    def alone(
        self, result: ResultT, options: Options, *, vulnerable: bool = False
    ) -> tuple[Entry, ...]:
        """Score one deal on an empty sheet."""
        return self.deal_entries(result, self.new_sheet(options))

    def new_sheet(self, options: Options | None = None) -> TallySheet[ResultT]:
        """Return an empty sheet."""
        return TallySheet(self, self.options_type() if options is None else options)


@dataclass(frozen=True, slots=True)
class TallyLine(Generic[ResultT]):
    """One deal on the sheet: its result (``None`` when it was not played) and its entries."""

    result: ResultT | None
    entries: tuple[Entry, ...]

    game_to: ClassVar[Column | None] = None


@dataclass(frozen=True, slots=True)
class TallySheet(Generic[ResultT]):
    """The sheet of a game. Every change gives a new sheet; the old one stays as it was."""

    system: TallySystem[ResultT]
    options: Options
    lines: tuple[TallyLine[ResultT], ...] = ()

    has_games: ClassVar = False
    is_over: ClassVar = False
    can_break_off: ClassVar = False
    as_rubber: ClassVar[None] = None
    last_entries: ClassVar[tuple[Entry, ...]] = ()
    settling: ClassVar[tuple[SettlingStep, ...]] = ()
    part_scores: ClassVar[tuple[int, int]] = (0, 0)

    @property
    def is_settled(self) -> bool:
        """Whether it counts in the players' accounts: from the first deal on."""
        return bool(self.lines)

    @property
    def entries(self) -> tuple[Entry, ...]:
        """All entries in the order they were written."""
        return tuple(entry for line in self.lines for entry in line.entries)

    @property
    def owners(self) -> tuple[Owner, ...]:
        """Whose columns the sheet has."""
        return self.system.owners(self)

    def owner(self, seat: Seat) -> Owner:
        """Return the seat where players have columns of their own, else its side's column."""
        return Column.of(seat.side) if Column.WE in self.owners else seat

    def games(self, column: Column) -> int:
        """Return nothing: no games are won here."""
        return 0

    def vulnerable(self, owner: Owner) -> bool:
        """Tell whether the owner of a column is vulnerable in the next deal."""
        return self.system.vulnerable(self, owner)

    def total(self, owner: Owner, place: Place | None = None) -> int:
        """Return what the column adds up to."""
        return total(self.entries, owner, place)

    @property
    def boards(self) -> tuple[ScoredBoard, ...] | None:
        """The deals as boards; ``None`` where a result does not stand by itself."""
        return self.system.boards(self)

    def running(self, owner: Owner) -> tuple[int, ...]:
        """Return what the column added up to after each deal."""
        return tuple(accumulate(total(line.entries, owner) for line in self.lines))

    @property
    def difference(self) -> int:
        """Our total less theirs."""
        return self.total(Column.WE) - self.total(Column.THEY)

    @property
    def accounts(self) -> dict[Owner, int]:
        """What each player of a column wins or loses."""
        return self.system.accounts(self)

    def after(self, result: ResultT | None) -> TallySheet[ResultT]:
        """Return the sheet with one more deal; ``None`` for one that was not played."""
        number = len(self.lines) + 1
        scored = () if result is None else self.system.deal_entries(result, self)
        line = TallyLine(result, tuple(entry.on_deal(number) for entry in scored))
        return replace(self, lines=(*self.lines, line))

    @property
    def results(self) -> tuple[ResultT | None, ...]:
        """The results of all deals so far."""
        return tuple(line.result for line in self.lines)

    def refolded(self, results: tuple[ResultT | None, ...]) -> TallySheet[ResultT]:
        """Return the sheet these results give from the beginning, with the same options."""
        sheet = self.system.new_sheet(self.options)
        for result in results:
            sheet = sheet.after(result)
        return sheet

    def with_results(self, results: tuple[ResultT | None, ...]) -> TallySheet[ResultT]:
        """Return the sheet with these results instead."""
        return self.refolded(results)

    def corrected(self, number: int, result: ResultT | None) -> TallySheet[ResultT]:
        """Return the sheet on which one deal has another result."""
        return self.refolded(with_result(self.results, number, result))

    def broken_off(self) -> TallySheet[ResultT]:
        """Refuse to end what has no end of its own.

        :raises InputError: always
        """
        raise InputError("sheet-nothing-to-break-off")

    def undone(self) -> TallySheet[ResultT]:
        """Return the sheet without its last deal."""
        return replace(self, lines=self.lines[:-1])

    def _repr_svg_(self) -> str:
        from sansatout.draw.paper_svg import sheet_svg

        return sheet_svg(self)

"""Rubbers: deals scored one after another until a side has won two games.

A :class:`RubberSystem` says what deals, games and rubbers are worth; a :class:`RubberSheet` is the
sheet of one rubber, grown deal by deal. Bridge-whist's sitting is a rubber in this sense.
"""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass, replace
from enum import Enum
from typing import ClassVar, Generic, TypeVar

from sansatout.errors import RuleError
from sansatout.options import Options
from sansatout.scoring.sheet import Column, Entry, Owner, Place, SettlingStep, total
from sansatout.scoring.sheets import with_result
from sansatout.scoring.system import ScoringSystem
from sansatout.seats import Seat

__all__ = ["Block", "End", "RubberLine", "RubberSheet", "RubberSystem"]

ResultT = TypeVar("ResultT")


class End(Enum):
    """How a rubber stands: going on, won, or broken off by agreement."""

    OPEN = "open"
    COMPLETE = "complete"
    AGREED = "agreed"


class RubberSystem(ScoringSystem[ResultT]):
    """What deals, games and rubbers are worth; one stateless object for each system."""

    game_limit: ClassVar[int]

    @abstractmethod
    def deal_entries(self, result: ResultT, sheet: RubberSheet[ResultT]) -> tuple[Entry, ...]:
        """Score one deal on the sheet as it stood before it, without game and rubber premiums."""

    @abstractmethod
    def game_entries(self, sheet: RubberSheet[ResultT], winner: Column) -> tuple[Entry, ...]:
        """Return the premiums for the game, and the rubber if it ends, that the last deal won.

        The sheet already holds the deal's entries; ``sheet.games`` does not count the game yet.
        """

    def unfinished_entries(self, sheet: RubberSheet[ResultT]) -> tuple[Entry, ...]:
        """Return what a rubber broken off by agreement brings; nothing unless a booklet says so."""
        return ()

    def counts(self, entry: Entry, options: Options) -> bool:
        """Tell whether the entry counts in the final sum."""
        return True

    def carried(self, sheet: RubberSheet[ResultT], winner: Column) -> dict[Column, int]:
        """Return with how many points each side starts the next game."""
        return dict.fromkeys(Column, 0)

    def vulnerable(self, sheet: RubberSheet[ResultT], column: Column) -> bool:
        """Tell whether the side is in danger: it has won a game of this rubber."""
        return sheet.games(column) > 0

    def winner(self, sheet: RubberSheet[ResultT]) -> Column | None:
        """Return the side that has won the rubber: the first with two games."""
        return next((column for column in Column if sheet.games(column) == 2), None)

    def is_over(self, sheet: RubberSheet[ResultT]) -> bool:
        """Tell whether the last deal ended the rubber."""
        return self.winner(sheet) is not None

    def below_correction_until(self, options: Options) -> str:
        """Return until which card of the next deal points below may be corrected (L-FIXSCORE-1)."""
        return "first_card"

    def accounts(self, sheet: RubberSheet[ResultT]) -> dict[Owner, int]:
        """Return what each player of a side wins or loses on the rubber: the difference."""
        return {Column.WE: sheet.difference, Column.THEY: -sheet.difference}

    def settling(self, sheet: RubberSheet[ResultT]) -> tuple[SettlingStep, ...]:
        """Return how a rubber is settled: by the difference of the sums."""
        return (SettlingStep("difference", abs(sheet.difference)),)

    def alone(
        self, result: ResultT, options: Options, *, vulnerable: bool = False
    ) -> tuple[Entry, ...]:
        """Score one deal on an empty sheet."""
        return self.deal_entries(result, self.new_sheet(options))

    def new_sheet(self, options: Options | None = None) -> RubberSheet[ResultT]:
        """Return an empty sheet."""
        return RubberSheet(self, self.options_type() if options is None else options)


@dataclass(frozen=True, slots=True)
class RubberLine(Generic[ResultT]):
    """One deal on the sheet: its result (``None`` when all passed), entries, and what followed."""

    result: ResultT | None
    entries: tuple[Entry, ...]
    standing: tuple[int, int]
    """Points towards the game that goes on after this deal, ours first."""
    game_to: Column | None = None
    reached: tuple[int, int] = (0, 0)
    """Points towards the game with this deal, ours first, before a game won wipes them."""


@dataclass(frozen=True, slots=True)
class Block(Generic[ResultT]):
    """The part of a sheet that belongs to one game; ``winner`` is ``None`` while it goes on."""

    number: int
    winner: Column | None
    lines: tuple[RubberLine[ResultT], ...]
    entries: tuple[Entry, ...]
    """Those that count in the final sum."""

    def total(self, column: Column) -> int:
        """Return the side's points in this game, above and below."""
        return total(self.entries, column)


@dataclass(frozen=True, slots=True)
class RubberSheet(Generic[ResultT]):
    """The sheet of one rubber. Every change gives a new sheet; the old one stays as it was."""

    system: RubberSystem[ResultT]
    options: Options
    lines: tuple[RubberLine[ResultT], ...] = ()
    end: End = End.OPEN
    last_entries: tuple[Entry, ...] = ()
    """What breaking off the rubber brought."""

    has_games: ClassVar = True
    boards: ClassVar[None] = None
    owners: ClassVar[tuple[Owner, ...]] = tuple(Column)

    @property
    def is_over(self) -> bool:
        """Whether the rubber is won or broken off."""
        return self.end is not End.OPEN

    @property
    def is_settled(self) -> bool:
        """Whether it counts in the players' accounts: once it is over."""
        return self.is_over

    @property
    def can_break_off(self) -> bool:
        """Whether the rubber is under way."""
        return not self.is_over and bool(self.lines)

    @property
    def as_rubber(self) -> RubberSheet[ResultT]:
        """The sheet itself."""
        return self

    def owner(self, seat: Seat) -> Owner:
        """Return the column of the seat's side."""
        return Column.of(seat.side)

    @property
    def entries(self) -> tuple[Entry, ...]:
        """All entries in the order they were written."""
        return (*(entry for line in self.lines for entry in line.entries), *self.last_entries)

    def standing(self, column: Column) -> int:
        """Return the side's points towards the current game."""
        return self.lines[-1].standing[column is Column.THEY] if self.lines else 0

    @property
    def part_scores(self) -> tuple[int, int]:
        """Both sides' points towards the current game, ours first."""
        return self.standing(Column.WE), self.standing(Column.THEY)

    def games(self, column: Column) -> int:
        """Return how many games of this rubber the side has won."""
        return sum(line.game_to is column for line in self.lines)

    def vulnerable(self, owner: Owner) -> bool:
        """Tell whether the side is in danger."""
        assert isinstance(owner, Column), "sides share a column"
        return self.system.vulnerable(self, owner)

    @property
    def winner(self) -> Column | None:
        """The side that has won the rubber."""
        return self.system.winner(self)

    @property
    def games_lines(self) -> tuple[tuple[RubberLine[ResultT], ...], ...]:
        """The lines of each game, the one that goes on last (empty right after a game)."""
        games: list[tuple[RubberLine[ResultT], ...]] = []
        start = 0
        for place, line in enumerate(self.lines, start=1):
            if line.game_to:
                games.append(self.lines[start:place])
                start = place
        return (*games, self.lines[start:])

    @property
    def current_game(self) -> tuple[RubberLine[ResultT], ...]:
        """The lines since the last game was won."""
        return self.games_lines[-1]

    @property
    def blocks(self) -> tuple[Block[ResultT], ...]:
        """The sheet game by game; what breaking off brought belongs to the last."""
        games = [lines for lines in self.games_lines if lines]
        return tuple(self._block(number, lines, games[-1]) for number, lines in enumerate(games, 1))

    def _block(
        self,
        number: int,
        lines: tuple[RubberLine[ResultT], ...],
        last: tuple[RubberLine[ResultT], ...],
    ) -> Block[ResultT]:
        entries = [entry for line in lines for entry in line.entries]
        if lines is last:
            entries += self.last_entries
        counted = tuple(e for e in entries if self.system.counts(e, self.options))
        return Block(number, lines[-1].game_to, lines, counted)

    def total(self, owner: Owner, place: Place | None = None) -> int:
        """Return the side's points that count in the final sum."""
        counted = (e for e in self.entries if self.system.counts(e, self.options))
        return total(counted, owner, place)

    @property
    def difference(self) -> int:
        """Our total less theirs."""
        return self.total(Column.WE) - self.total(Column.THEY)

    @property
    def accounts(self) -> dict[Owner, int]:
        """What each player of a side wins or loses on the rubber."""
        return self.system.accounts(self)

    @property
    def settling(self) -> tuple[SettlingStep, ...]:
        """How the rubber is settled, figure by figure; nothing while it goes on."""
        return self.system.settling(self) if self.is_over else ()

    def after(self, result: ResultT | None) -> RubberSheet[ResultT]:
        """Return the sheet with one more deal; ``None`` for one that all passed.

        :raises RuleError: if the rubber is over
        """
        if self.end is not End.OPEN:
            raise RuleError("rubber-over")
        number = len(self.lines) + 1
        scored = () if result is None else self.system.deal_entries(result, self)
        entries = tuple(entry.on_deal(number) for entry in scored)
        we, they = (
            self.standing(column) + total(entries, column, Place.BELOW) for column in Column
        )
        line = RubberLine(result, entries, reached=(we, they), standing=(we, they))
        grown = replace(self, lines=(*self.lines, line))._with_game_won(number)
        over = self.system.is_over(grown)
        return replace(grown, end=End.COMPLETE) if over else grown

    def _with_game_won(self, number: int) -> RubberSheet[ResultT]:
        limit = self.system.game_limit
        winner = next((column for column in Column if self.standing(column) >= limit), None)
        if winner is None:
            return self
        premiums = tuple(e.on_deal(number) for e in self.system.game_entries(self, winner))
        start = self.system.carried(self, winner)
        last = replace(
            self.lines[-1],
            entries=(*self.lines[-1].entries, *premiums),
            standing=(start[Column.WE], start[Column.THEY]),
            game_to=winner,
        )
        return replace(self, lines=(*self.lines[:-1], last))

    def broken_off(self) -> RubberSheet[ResultT]:
        """Return the sheet of a rubber that the players agreed to leave unfinished.

        :raises RuleError: if the rubber is over
        """
        if self.end is not End.OPEN:
            raise RuleError("rubber-over")
        number = len(self.lines)
        last = tuple(e.on_deal(number) for e in self.system.unfinished_entries(self))
        return replace(self, end=End.AGREED, last_entries=last)

    def refolded(self, results: tuple[ResultT | None, ...]) -> RubberSheet[ResultT]:
        """Return the sheet these results give from the beginning, with the same options."""
        sheet = self.system.new_sheet(self.options)
        for result in results:
            sheet = sheet.after(result)
        return sheet

    def corrected(self, number: int, result: ResultT | None) -> RubberSheet[ResultT]:
        """Return the sheet on which one deal has another result."""
        return self.with_results(with_result(self.results, number, result))

    def with_results(self, results: tuple[ResultT | None, ...]) -> RubberSheet[ResultT]:
        """Return the sheet with these results instead; broken off stays broken off."""
        new = self.refolded(results)
        return new.broken_off() if self.end is End.AGREED and new.end is End.OPEN else new

    @property
    def results(self) -> tuple[ResultT | None, ...]:
        """The results of all deals so far."""
        return tuple(line.result for line in self.lines)

    def undone(self) -> RubberSheet[ResultT]:
        """Return the sheet without its last deal, or not broken off any more."""
        if self.end is End.AGREED:
            return replace(self, end=End.OPEN, last_entries=())
        return self.refolded(self.results[:-1])

    def _repr_svg_(self) -> str:
        from sansatout.draw.paper_svg import sheet_svg

        return sheet_svg(self)

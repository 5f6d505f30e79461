"""What every score sheet answers, whatever its system: tables, papers and robots ask no more.

A sheet with games is a rubber's (:mod:`.rubber`), one without a tally (:mod:`.tally`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from sansatout.errors import InputError
from sansatout.options import Options
from sansatout.scoring.sheet import Column, Entry, Owner, Place, SettlingStep
from sansatout.seats import Seat

if TYPE_CHECKING:
    from sansatout.scoring.boards import ScoredBoard
    from sansatout.scoring.rubber import RubberSheet
    from sansatout.scoring.system import ScoringSystem

__all__ = ["Sheet", "SheetLine", "SheetOf", "with_result"]

ResultT = TypeVar("ResultT")
ResultT_co = TypeVar("ResultT_co", covariant=True)


class SheetLine(Protocol[ResultT_co]):
    """One deal on a sheet."""

    @property
    def result(self) -> ResultT_co | None:
        """What was told about the deal; ``None`` when it was not played."""

    @property
    def entries(self) -> tuple[Entry, ...]:
        """The figures it brought."""

    @property
    def game_to(self) -> Column | None:
        """Who won a game with it."""


class SheetOf(Protocol[ResultT]):
    """A sheet of deals of one kind. Every change gives a new sheet; the old one stays as it was."""

    @property
    def system(self) -> ScoringSystem[ResultT]:
        """What scores its deals."""

    @property
    def options(self) -> Options:
        """The readings in force."""

    @property
    def lines(self) -> Sequence[SheetLine[ResultT]]:
        """The deals in their order."""

    @property
    def results(self) -> tuple[ResultT | None, ...]:
        """The results of all deals so far."""

    @property
    def entries(self) -> tuple[Entry, ...]:
        """All entries in the order they were written."""

    @property
    def last_entries(self) -> tuple[Entry, ...]:
        """What breaking off brought."""

    @property
    def owners(self) -> tuple[Owner, ...]:
        """Whose columns it has."""

    @property
    def accounts(self) -> Mapping[Owner, int]:
        """What each player of a column wins or loses."""

    @property
    def boards(self) -> Sequence[ScoredBoard] | None:
        """The deals as boards, where every result stands by itself; else ``None``."""

    @property
    def settling(self) -> tuple[SettlingStep, ...]:
        """How a sheet that is over is settled, figure by figure; nothing for a tally."""

    @property
    def difference(self) -> int:
        """Our total less theirs."""

    @property
    def has_games(self) -> bool:
        """Whether games are won on it, so that it comes to an end."""

    @property
    def is_over(self) -> bool:
        """Whether nothing can be written on it any more; a tally never is."""

    @property
    def is_settled(self) -> bool:
        """Whether it counts in the players' accounts as it stands."""

    @property
    def can_break_off(self) -> bool:
        """Whether a rubber is under way that could end by agreement."""

    @property
    def part_scores(self) -> tuple[int, int]:
        """Both sides' points towards the current game, ours first."""

    @property
    def as_rubber(self) -> RubberSheet[ResultT] | None:
        """The sheet of a rubber with all it knows; ``None`` for a tally."""

    def games(self, column: Column) -> int:
        """Return how many games the side has won."""

    def total(self, owner: Owner, place: Place | None = None) -> int:
        """Return what the column adds up to, of one place or of both."""

    def owner(self, seat: Seat) -> Owner:
        """Return whose column the seat writes in; North-South are "we"."""

    def vulnerable(self, owner: Owner) -> bool:
        """Tell whether the owner of a column is in danger in the next deal."""

    def after(self, result: ResultT | None) -> SheetOf[ResultT]:
        """Return the sheet with one more deal; ``None`` for one that was not played.

        :raises RuleError: if nothing can be written on it any more
        """

    def broken_off(self) -> SheetOf[ResultT]:
        """Return the sheet of a rubber that the players agreed to leave unfinished.

        :raises SansatoutError: if there is nothing to break off
        """

    def refolded(self, results: tuple[ResultT | None, ...]) -> SheetOf[ResultT]:
        """Return the sheet these results give from the beginning, with the same options."""

    def with_results(self, results: tuple[ResultT | None, ...]) -> SheetOf[ResultT]:
        """Return the sheet with these results instead; broken off stays broken off."""

    def corrected(self, number: int, result: ResultT | None) -> SheetOf[ResultT]:
        """Return the sheet on which one deal, counted from 1, has another result.

        :raises InputError: if there is no such deal
        """


Sheet = SheetOf[Any]
"""The sheet of any game: only its own system knows what its results are."""


def with_result(
    results: tuple[ResultT | None, ...], number: int, result: ResultT | None
) -> tuple[ResultT | None, ...]:
    """Return the results with one of them, counted from 1, replaced.

    :raises InputError: if there is no such deal
    """
    if not 1 <= number <= len(results):
        raise InputError("no-such-deal", number=number, last=len(results))
    return (*results[: number - 1], result, *results[number:])

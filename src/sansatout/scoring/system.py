"""What all scoring systems have in common; what differs is a hook."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, ClassVar, Final, Generic, Protocol, TypeVar

from sansatout.options import Options
from sansatout.scoring.figures.parts import RuleTable
from sansatout.scoring.sheet import Entry, Played
from sansatout.scoring.sheets import SheetOf
from sansatout.stateless import Stateless

if TYPE_CHECKING:
    from sansatout.scoring.telling.base import Telling

__all__ = ["EACH", "ContractScoring", "ScoringSystem"]

ResultT = TypeVar("ResultT")

EACH: Final = "each"
"""Every figure is written by itself."""


class ContractScoring(Protocol):
    """What scores a contract by itself, without a sheet."""

    @property
    def game_limit(self) -> int:
        """The points below the line that make game."""

    def score(
        self, result: Played, *, vulnerable: bool = False, options: Options | None = None
    ) -> tuple[Entry, ...]:
        """Return the entries of one deal; ``vulnerable`` speaks of the declaring side."""

    def __hash__(self) -> int: ...


class ScoringSystem(Stateless, ABC, Generic[ResultT]):
    """One way of scoring."""

    key: ClassVar[str]
    options_type: ClassVar[type[Options]] = Options
    booklet: ClassVar[str] = ""
    """The booklet it is shown with, where no game of one names it."""
    correction_rule: ClassVar[str] = ""
    """The rule that says until when a wrong score can be put right, where there is one."""
    beneath: ClassVar[frozenset[str]] = frozenset()
    """The labels of what is added beneath the sums and not written in the columns."""
    game_mark: ClassVar[str] = ""
    """What marks a game won at the head of its winner's column, where the booklet has a mark."""
    telling: Telling[ResultT]
    """How its deals are told in a line."""

    def way_of_keeping(self, options: Options) -> str:
        """Return how the figures are kept on the pad; each by itself unless it is agreed on."""
        return EACH

    def __repr__(self) -> str:
        return f"scoring_system({self.key!r})"

    @property
    def contracts(self) -> ContractScoring | None:
        """What scores a contract by itself; ``None`` where nobody bids for one."""
        return None

    @abstractmethod
    def new_sheet(self, options: Options | None = None) -> SheetOf[ResultT]:
        """Return an empty sheet."""

    @abstractmethod
    def alone(
        self, result: ResultT, options: Options, *, vulnerable: bool = False
    ) -> tuple[Entry, ...]:
        """Score one deal by itself; ``vulnerable`` speaks of the declaring side."""

    @abstractmethod
    def tables(self) -> list[RuleTable]:
        """Return the score tables of the rules page, every figure asked of the code that scores."""

    def mended(
        self,
        sheet: SheetOf[ResultT],
        number: int,
        result: ResultT | None,
        *,
        settled: bool = False,
    ) -> SheetOf[ResultT]:
        """Return the sheet with a wrong score put right; ``settled`` if the next has begun.

        :raises RuleError: if the rules of the game do not allow it any more
        """
        return sheet.corrected(number, result)

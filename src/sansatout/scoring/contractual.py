"""What the rubber games with a contract share: a deal scored by itself or on a sheet."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import ClassVar, Generic, TypeVar, cast

from sansatout.cards import Strain
from sansatout.contract import Contract
from sansatout.errors import InputError
from sansatout.options import Options
from sansatout.scoring.figures.contracts import rubber_tables
from sansatout.scoring.figures.parts import RuleTable
from sansatout.scoring.rubber import RubberSheet, RubberSystem
from sansatout.scoring.sheet import Column, Entry, Honours, Place, Played
from sansatout.scoring.system import ContractScoring
from sansatout.scoring.telling.contracts import ContractTelling

__all__ = ["ContractSystem", "Settled", "above", "below"]

OptionsT = TypeVar("OptionsT", bound=Options)


def above(column: Column, points: int, label: str, rule: str, count: int = 1) -> Entry:
    """Return an entry above the line."""
    return Entry(column, Place.ABOVE, points, label, rule, count)


def below(column: Column, points: int, label: str, rule: str, count: int = 1) -> Entry:
    """Return an entry below the line."""
    return Entry(column, Place.BELOW, points, label, rule, count)


@dataclass(frozen=True, slots=True)
class Settled:
    """A deal ready for the table, with the tricks as they count after revokes.

    ``won`` are the tricks the declaring side won in the play, ``danger`` tells whether it is
    vulnerable.
    """

    played: Played
    won: int
    danger: bool

    @property
    def by(self) -> Column:
        """The declaring side."""
        return self.played.by

    @property
    def contract(self) -> Contract:
        """What it undertook."""
        return self.played.contract

    @property
    def factor(self) -> int:
        """1, doubled 2, redoubled 4."""
        return self.played.contract.doubling.factor

    @property
    def tricks(self) -> int:
        """The declaring side's tricks as they count."""
        return self.played.tricks

    @property
    def made(self) -> bool:
        """Whether the contract was fulfilled."""
        return self.played.made

    @property
    def over(self) -> int:
        """Overtricks, at least 0."""
        return max(0, self.played.overtricks)

    @property
    def down(self) -> int:
        """Undertricks, at least 0."""
        return max(0, -self.played.overtricks)


class ContractSystem(RubberSystem[Played], Generic[OptionsT]):
    """A rubber game in which a side undertakes a number of tricks."""

    telling = ContractTelling()
    honour_points: ClassVar[tuple[int, int, int]]
    """Four trump honours in one hand, five, and four aces at no trump."""

    @abstractmethod
    def items(self, deal: Settled, options: OptionsT) -> Iterable[Entry]:
        """Yield the entries of a deal; those without points are dropped afterwards."""

    def counted_tricks(self, result: Played, options: OptionsT) -> int:
        """Return the declaring side's tricks once the tricks for revokes have changed hands."""
        return result.tricks

    def score(
        self, result: Played, *, vulnerable: bool = False, options: Options | None = None
    ) -> tuple[Entry, ...]:
        """Return the entries of one deal without game and rubber premiums.

        ``vulnerable`` speaks of the declaring side.
        """
        chosen = self.own(options)
        played = replace(result, tricks=self.counted_tricks(result, chosen))
        items = self.items(Settled(played, result.tricks, vulnerable), chosen)
        return tuple(entry for entry in items if entry.points)

    def deal_entries(self, result: Played, sheet: RubberSheet[Played]) -> tuple[Entry, ...]:
        """Score the deal with the danger the sheet shows before it."""
        vulnerable = self.vulnerable(sheet, result.by)
        return self.score(result, vulnerable=vulnerable, options=sheet.options)

    def alone(
        self, result: Played, options: Options, *, vulnerable: bool = False
    ) -> tuple[Entry, ...]:
        """Score one deal without game and rubber premiums."""
        return self.score(result, vulnerable=vulnerable, options=options)

    @property
    def contracts(self) -> ContractScoring:
        """The system itself."""
        return self

    def tables(self) -> list[RuleTable]:
        """Return what contracts, honours, games and rubbers bring."""
        return rubber_tables(self)

    def own(self, options: Options | None) -> OptionsT:
        """Return the options, the defaults if none are given.

        :raises InputError: if they are another system's
        """
        if options is None:
            options = self.options_type()
        if not isinstance(options, self.options_type):
            raise InputError("options-of-another-system", key=self.key)
        return cast(OptionsT, options)

    def honours_value(self, strain: Strain, honours: Honours) -> int:
        """Return the points of honours in one hand."""
        four, five, aces = self.honour_points
        if strain is Strain.NT:
            return aces
        return five if honours.count == 5 else four

"""What can be done with a deal: a step is given a row of values and returns it with more.

A step may return several rows (one for each scoring system, say) or none, when the deal does not
concern it.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import ClassVar

from sansatout.cards import Strain
from sansatout.lab.experiments.sections import FileSection
from sansatout.lab.match_table import Board
from sansatout.seats import Seat, Side
from sansatout.solver import Position, TrickTable, along, dd_table

__all__ = ["NUMBER", "TEXT", "YES_NO", "Fields", "LabRow", "LabStep", "SolvedBoard"]

LabRow = dict[str, int | float | str | None]
"""What is known of a deal, by the names of the fields; ``None`` where a field means nothing."""
NUMBER, YES_NO, TEXT = "number", "1 or 0", "text"
Fields = Mapping[str, str]
"""The fields a step adds, each a number (1 or 0 for yes or no) or a text."""


@dataclass
class SolvedBoard:
    """A board whose tricks are found when they are first asked for."""

    board: Board
    seed: str
    """What robots' chance at it is drawn from."""
    _taken: dict[tuple[Seat, Strain], int] = field(default_factory=dict)

    @cached_property
    def tricks(self) -> TrickTable:
        """The tricks of every declarer in every strain."""
        return dd_table(self.board.deal)

    def taken(self, declarer: Seat, strain: Strain) -> int:
        """Return the tricks of one declarer in one strain; the others are not worked out."""
        if (declarer, strain) not in self._taken:
            position = Position.of_deal(self.board.deal, strain, declarer.after(1))
            (of_ns,) = along(position, ())
            self._taken[declarer, strain] = of_ns if declarer.side is Side.NS else 13 - of_ns
        return self._taken[declarer, strain]


class LabStep(ABC):
    """One thing that is done with every deal."""

    key: ClassVar[str]
    needs: ClassVar[tuple[str, ...]] = ()
    """Fields that earlier steps must have added."""

    @classmethod
    @abstractmethod
    def read(cls, section: FileSection) -> LabStep:
        """Take the step's own keys from its part of the file."""

    @property
    @abstractmethod
    def fields(self) -> Fields:
        """What the step adds to a row."""

    @abstractmethod
    def rows(self, solved: SolvedBoard, row: LabRow) -> list[LabRow]:
        """Return what the step finds, for every row it makes of this one."""

"""Steps that ask how high one should bid in several scoring systems."""

from __future__ import annotations

from dataclasses import dataclass

from sansatout import friendly
from sansatout.cards import Strain
from sansatout.contract import Contract
from sansatout.lab.experiments.contract_steps import some_systems
from sansatout.lab.experiments.sections import FileSection
from sansatout.lab.experiments.steps import (
    NUMBER,
    TEXT,
    YES_NO,
    Fields,
    LabRow,
    LabStep,
    SolvedBoard,
)
from sansatout.lab.experiments.worth import contract_kind, contract_worth
from sansatout.seats import Seat, Side
from sansatout.solver import par_by

__all__ = ["LevelStep", "ParStep"]


@dataclass(frozen=True, slots=True)
class ParStep(LabStep):
    """Par by each system's own figures, as the first deal of a sheet."""

    key = "par"
    systems: tuple[str, ...]

    @classmethod
    def read(cls, section: FileSection) -> ParStep:
        """Take the scoring systems."""
        return cls(some_systems(section))

    @property
    def fields(self) -> Fields:
        """A row for each system: what is played at par, and how far it is from making."""
        return {"system": TEXT, "par_kind": TEXT, "par_strain": TEXT, "sacrifice": YES_NO}

    def rows(self, solved: SolvedBoard, row: LabRow) -> list[LabRow]:
        """Find par in every system."""
        return [self._row(solved, system) for system in self.systems]

    def _row(self, solved: SolvedBoard, system: str) -> LabRow:
        def brings(contract: Contract, declarer: Seat, tricks: int) -> int:
            return round(contract_worth(system, contract, tricks))

        found = par_by(solved.tricks, solved.board.dealer, brings).contracts
        if not found:
            return {"system": system, "par_kind": "pass", "par_strain": "", "sacrifice": 0}
        first = found[0]
        plain = Contract(first.contract.level, first.contract.strain)
        return {
            "system": system,
            "par_kind": contract_kind(system, plain),
            "par_strain": _kind_of(plain.strain),
            "sacrifice": int(first.overtricks < 0),
        }


def _kind_of(strain: Strain) -> str:
    return "no trump" if strain is Strain.NT else "major" if strain.is_major else "minor"


@dataclass(frozen=True, slots=True)
class LevelStep(LabStep):
    """Whether the higher of two contracts in one strain pays, by the points held.

    North and South have the auction to themselves; the partner with more tricks declares.
    """

    key = "level"
    systems: tuple[str, ...]
    low: Contract
    high: Contract

    @classmethod
    def read(cls, section: FileSection) -> LevelStep:
        """Take the systems and both contracts."""
        low, high = (friendly.contract(section.text(key)) for key in ("low", "high"))
        if low.strain is not high.strain or low.level >= high.level:
            raise section.fault("high", high, f"{low.level + 1}{low.strain} … 7{low.strain}")
        return cls(some_systems(section), low, high)

    @property
    def fields(self) -> Fields:
        """A row for each system: points and trumps held, tricks, what the higher one gains."""
        return {
            "system": TEXT, "held": NUMBER, "trumps": NUMBER, "tricks": NUMBER, "gain": NUMBER,
            "makes": YES_NO,
        }  # fmt: skip

    def rows(self, solved: SolvedBoard, row: LabRow) -> list[LabRow]:
        """Weigh both contracts in every system."""
        deal, suit = solved.board.deal, self.low.strain.suit
        taken = max(solved.taken(seat, self.low.strain) for seat in Side.NS.seats)
        trumps = 0 if suit is None else sum(deal[seat].length(suit) for seat in Side.NS.seats)
        common: LabRow = {
            "held": sum(deal[seat].points for seat in Side.NS.seats),
            "trumps": trumps,
            "tricks": taken,
            "makes": int(taken >= self.high.tricks),
        }
        return [common | {"system": one, "gain": self._gain(one, taken)} for one in self.systems]

    def _gain(self, system: str, tricks: int) -> float:
        high, low = (contract_worth(system, one, tricks) for one in (self.high, self.low))
        return round(high - low, 3)

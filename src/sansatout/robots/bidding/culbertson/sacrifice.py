"""Whether a contract that is not expected to make is worth its price (C-PRIN-5)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sansatout.contract import Contract
from sansatout.scoring.contractual import ContractSystem
from sansatout.scoring.sheet import Column, Played, total

__all__ = ["Sacrifice", "sacrifice"]


@dataclass(frozen=True, slots=True)
class Sacrifice:
    """The penalty of going down, beside what the opponents would have scored."""

    penalty: int
    opponents_score: int

    @property
    def pays(self) -> bool:
        """Whether the penalty is the smaller of the two."""
        return self.penalty < self.opponents_score


def sacrifice(
    system: ContractSystem[Any],
    ours: Contract,
    undertricks: int,
    theirs: Contract,
    *,
    we_vulnerable: bool,
    they_vulnerable: bool,
) -> Sacrifice:
    """Compare going down so many tricks with letting the opponents make their contract."""
    down = Played(ours, Column.WE, ours.tricks - undertricks)
    made = Played(theirs, Column.THEY, theirs.tricks)
    return Sacrifice(
        total(system.score(down, vulnerable=we_vulnerable), Column.THEY),
        total(system.score(made, vulnerable=they_vulnerable), Column.THEY),
    )

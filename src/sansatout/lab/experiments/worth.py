"""What a contract is worth in a scoring system: by itself, or as the first deal of a sheet.

As the first deal it has its points and what they mean for the rest of the rubber, by the estimate
that the robots use.
"""

from __future__ import annotations

from functools import cache, lru_cache

from sansatout.cards import Strain
from sansatout.contract import Contract
from sansatout.robots.play.payoff import worth
from sansatout.scoring.sheet import Column, Place, Played, total
from sansatout.seats import Seat
from sansatout.variants import SYSTEMS

__all__ = ["contract_kind", "contract_worth", "points_alone", "scoring_keys"]


def scoring_keys() -> tuple[str, ...]:
    """Return the scoring systems in which contracts are bid."""
    return tuple(key for key, system in SYSTEMS.items() if system.contracts is not None)


@lru_cache(maxsize=65536)
def points_alone(system: str, contract: Contract, tricks: int) -> int:
    """Return the declaring side's points, nobody vulnerable, without a sheet."""
    scoring = SYSTEMS[system].contracts
    assert scoring is not None, "contracts are bid for in this system"
    entries = scoring.score(Played(contract, Column.WE, tricks))
    return total(entries, Column.WE) - total(entries, Column.THEY)


@lru_cache(maxsize=65536)
def contract_worth(system: str, contract: Contract, tricks: int) -> float:
    """Return what the contract brings the declaring side as the first deal of a sheet."""
    sheet = SYSTEMS[system].new_sheet()
    after = sheet.after(Played(contract, Column.WE, tricks))
    return worth(after, Seat.N) - worth(sheet, Seat.N)


@cache
def contract_kind(system: str, contract: Contract | None) -> str:
    """Tell a contract by what its tricks bring below the line: part score, game or slam."""
    if contract is None:
        return "pass"
    if contract.level >= 6:
        return "slam"
    return "game" if _is_game(system, contract.level, contract.strain) else "part score"


@cache
def _is_game(system: str, level: int, strain: Strain) -> bool:
    scoring = SYSTEMS[system].contracts
    assert scoring is not None, "contracts are bid for in this system"
    entries = scoring.score(Played(Contract(level, strain), Column.WE, level + 6))
    return total(entries, Column.WE, Place.BELOW) >= scoring.game_limit

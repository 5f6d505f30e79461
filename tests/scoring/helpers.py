"""Short ways to write results and sheets in tests."""

from __future__ import annotations

from typing import Any

from sansatout.contract import Contract
from sansatout.options import parse_options
from sansatout.scoring.contractual import ContractSystem
from sansatout.scoring.rubber import RubberSheet
from sansatout.scoring.sheet import Column, Honours, Place, Played, total

WE, THEY = Column.WE, Column.THEY


def played(contract: str, tricks: int, by: Column = WE, *honours: Honours, **more: Any) -> Played:
    """Return a result from the contract's text."""
    return Played(Contract.parse(contract), by, tricks, honours, **more)


def points(
    system: ContractSystem[Any], result: Played, *, vulnerable: bool = False, **options: object
) -> tuple[int, int, int, int]:
    """Return a deal's points: we above, we below, they above, they below."""
    chosen = parse_options(system.options_type, options)
    entries = system.score(result, vulnerable=vulnerable, options=chosen)
    above_we, below_we, above_they, below_they = (
        total(entries, column, place) for column in Column for place in Place
    )
    return above_we, below_we, above_they, below_they


def labels(
    system: ContractSystem[Any], result: Played, *, vulnerable: bool = False, **options: object
) -> dict[str, int]:
    """Return a deal's points by label, whoever gets them."""
    chosen = parse_options(system.options_type, options)
    entries = system.score(result, vulnerable=vulnerable, options=chosen)
    return {entry.label: entry.points for entry in entries}


def sheet(
    system: ContractSystem[Any], *results: Played | None, **options: object
) -> RubberSheet[Played]:
    """Return the sheet after these deals."""
    grown = system.new_sheet(parse_options(system.options_type, options))
    for result in results:
        grown = grown.after(result)
    return grown

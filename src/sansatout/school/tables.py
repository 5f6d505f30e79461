"""Tables of figures that lessons show, made by the code that decides and scores."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, partial
from types import MappingProxyType
from typing import Final

from sansatout.errors import InputError
from sansatout.robots.bidding.minibridge import decision_table
from sansatout.scoring.figures.parts import RuleTable
from sansatout.variants import game

__all__ = ["TABLES", "table"]

_MINIBRIDGE = "minibridge"


def _of_game(name: str) -> RuleTable:
    return next(one for one in game(_MINIBRIDGE).system.tables() if one.id == f"table-{name}")


TABLES: Final[Mapping[str, Callable[[], RuleTable]]] = MappingProxyType(
    {
        "decision": decision_table,
        **{name: partial(_of_game, name) for name in ("targets", "values", "premiums")},
    }
)


@cache
def table(name: str) -> RuleTable:
    """Return a table by its name.

    :raises InputError: if there is none
    """
    if name not in TABLES:
        raise InputError("school-table", table=name, expected=", ".join(TABLES))
    return TABLES[name]()

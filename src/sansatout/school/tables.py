"""Tables of figures that lessons show, made by the code that decides and scores."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, partial
from types import MappingProxyType
from typing import Final

from sansatout.cards import Strain
from sansatout.errors import InputError
from sansatout.robots.bidding.minibridge import bonus_points
from sansatout.scoring.figures.parts import Rows, RuleTable, strain
from sansatout.variants import game

__all__ = ["TABLES", "decision", "table"]

_MINIBRIDGE = "minibridge"


def decision() -> RuleTable:
    """Return from how many points together the bonus is announced (MB-11); the table is ours."""
    rows: Rows = [[strain(Strain.NT), "", *(bonus_points(Strain.NT, 0) or ())]]
    for major, least in ((Strain.S, 7), (Strain.C, 8)):
        name = "table-majors" if major is Strain.S else "table-minors"
        for length in range(least, 11):
            rows.append([name, str(length), *(bonus_points(major, length) or ())])
    columns = ["table-strain", "table-trumps-together", "table-tariff-1", "table-tariff-2"]
    return RuleTable("table-decision", [*columns], rows, "MB-11")


def _of_game(name: str) -> RuleTable:
    return next(one for one in game(_MINIBRIDGE).system.tables() if one.id == f"table-{name}")


TABLES: Final[Mapping[str, Callable[[], RuleTable]]] = MappingProxyType(
    {
        "decision": decision,
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

"""Tables of figures that lessons show, made by the code that decides and scores."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, partial
from types import MappingProxyType
from typing import Final

from sansatout.errors import InputError
from sansatout.robots.bidding.minibridge import decision_table
from sansatout.school import bidding_tables
from sansatout.scoring.figures.parts import RuleTable
from sansatout.variants import game

__all__ = ["TABLES", "table"]

_MINIBRIDGE = "minibridge"


def _of_game(name: str, key: str = _MINIBRIDGE) -> RuleTable:
    return next(one for one in game(key).system.tables() if one.id == f"table-{name}")


_RULEBOOK = ("tricks", "overtricks", "undertricks", "undertricks-danger", "slams", "honours",
             "premiums")  # fmt: skip


TABLES: Final[Mapping[str, Callable[[], RuleTable]]] = MappingProxyType(
    {
        "decision": decision_table,
        **{name: partial(_of_game, name) for name in ("targets", "values", "premiums")},
        **{f"rulebook-{name}": partial(_of_game, name, "rulebook") for name in _RULEBOOK},
        "places": bidding_tables.places,
        "honour-tricks": partial(bidding_tables.honour_tricks, "culbertson"),
        "honour-tricks-both": partial(bidding_tables.honour_tricks, "culbertson", "one-club"),
        "ladder": bidding_tables.ladder,
        "length-tricks": bidding_tables.length_tricks,
        "support-trumps": bidding_tables.support_trumps,
        "shortness": bidding_tables.shortness,
        "raises": bidding_tables.raises,
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

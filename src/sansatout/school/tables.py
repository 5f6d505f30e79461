"""Tables of figures that lessons show, made by the code that decides and scores."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, partial
from types import MappingProxyType
from typing import Final

from sansatout import locales
from sansatout.errors import InputError
from sansatout.robots.bidding.minibridge import decision_table
from sansatout.school import bidding_tables
from sansatout.school.shown import FiguresView
from sansatout.scoring.figures.parts import RuleCell, RuleHead, RuleTable
from sansatout.trainer.shown import in_words
from sansatout.variants import SYSTEMS, scoring_system

__all__ = ["TABLES", "figures_view", "table"]

_MINIBRIDGE = "minibridge"


def _of_system(system: str, name: str) -> RuleTable:
    return next(one for one in scoring_system(system).tables() if one.id == name)


def _of_systems() -> dict[str, Callable[[], RuleTable]]:
    """Return the score tables of all systems, ``hungarian-tricks``; minibridge's need no system."""
    return {
        one.id.removeprefix("table-")
        if system == _MINIBRIDGE
        else f"{system}-{one.id.removeprefix('table-')}": partial(_of_system, system, one.id)
        for system in SYSTEMS
        for one in scoring_system(system).tables()
    }


TABLES: Final[Mapping[str, Callable[[], RuleTable]]] = MappingProxyType(
    {
        "decision": decision_table,
        "places": bidding_tables.places,
        "honour-tricks": partial(bidding_tables.honour_tricks, "culbertson"),
        "honour-tricks-both": partial(bidding_tables.honour_tricks, "culbertson", "one-club"),
        "ladder": bidding_tables.ladder,
        "length-tricks": bidding_tables.length_tricks,
        "support-trumps": bidding_tables.support_trumps,
        "shortness": bidding_tables.shortness,
        "raises": bidding_tables.raises,
        "club-tricks": bidding_tables.club_tricks,
        **_of_systems(),
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


def figures_view(name: str, language: str) -> FiguresView:
    """Return a table in words of one language: those of the school are not on the page."""
    shown = table(name)
    return FiguresView(
        caption=locales.render(shown.id, {}, language),
        columns=[_cell(head, language) for head in shown.columns],
        rows=[[_cell(one, language) for one in row] for row in shown.rows],
    )


def _cell(value: RuleCell, language: str) -> str:
    if isinstance(value, RuleHead):
        return locales.render(value.id, value.arguments, language)
    if isinstance(value, str) and locales.has(value):
        return locales.render(value, {}, language)
    return "" if value is None else in_words(str(value), language)

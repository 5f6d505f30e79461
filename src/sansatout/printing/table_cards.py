"""Table cards: what lies beside the players, the figures of a game and what helps to decide."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sansatout.cards import Strain
from sansatout.locales import DEFAULT, message_ids
from sansatout.printing.compiling import Job, PageLook
from sansatout.robots.dialogues import advice_on_paper
from sansatout.scoring.figures.parts import RuleCell, RuleHead, RuleTable, strain
from sansatout.variants.base import Variant

__all__ = ["table_card"]

_NARROW = 5
"""How many columns a table has at most that shares the breadth of the page."""
_HEAD = 3
"""How many rows the heads of a table are worth."""
_SIGNS = {strain(one): one.suit.symbol for one in Strain if one.suit is not None}


def table_card(game: Variant, look: PageLook) -> Job:
    """Return the card of a game: what robots would advise, and its score tables."""
    advice = advice_on_paper(game)
    tables = game.system.tables()
    body = {
        "booklet": look.words(f"page-booklet-{game.booklet}"),
        "advice": None
        if advice is None
        else {
            "title": look.words(advice.title),
            "steps": [look.words(one) for one in advice.steps],
            "tables": _tables(advice.tables, look),
            "remarks": [look.words(one) for one in advice.remarks],
        },
        "broad": _tables([one for one in tables if _is_broad(one)], look),
        "columns": [_tables(column, look) for column in _columns(tables)],
    }
    return Job("card", look.words(f"page-game-{game.key}"), body, look)


def _is_broad(one: RuleTable) -> bool:
    return len(one.columns) > _NARROW


def _columns(tables: Sequence[RuleTable]) -> tuple[list[RuleTable], list[RuleTable]]:
    """Return the narrow tables in their order as two columns of about the same height."""
    narrow = [one for one in tables if not _is_broad(one)]
    heights = [len(one.rows) + _HEAD for one in narrow]
    cuts = range(len(narrow) + 1)
    at = min(cuts, key=lambda cut: max(sum(heights[:cut]), sum(heights[cut:])))
    return narrow[:at], narrow[at:]


def _tables(tables: Sequence[RuleTable], look: PageLook) -> list[dict[str, Any]]:
    return [
        {
            "title": look.words(one.id),
            "rule": one.rule,
            "columns": [_cell(head, look) for head in one.columns],
            "rows": [[_cell(value, look) for value in row] for row in one.rows],
        }
        for one in tables
    ]


def _cell(value: RuleCell, look: PageLook) -> str:
    """Return a head in words, a figure or a notation as it is."""
    if isinstance(value, RuleHead):
        return look.words(value.id, **value.arguments)
    if isinstance(value, str) and value in message_ids(DEFAULT):
        sign = f"{_SIGNS[value]} " if value in _SIGNS else ""
        return sign + look.words(value)
    return "" if value is None else str(value)

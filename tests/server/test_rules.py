"""Score tables of the rules pages: asked of the code that scores, and said in every language."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from sansatout.locales import LANGUAGES, message_ids, render
from sansatout.scoring.figures.parts import RuleHead
from sansatout.variants import ALL, game
from sansatout.variants.base import Variant


def row(key: str, table: str, head: str) -> list[Any]:
    """Return the figures of one row, found by its English head."""
    found = next(one for one in game(key).system.tables() if one.id == f"table-{table}")
    return next(figures for first, *figures in found.rows if text(first) == head)


def text(cell: Any, language: str = "en") -> str:
    if isinstance(cell, RuleHead):
        return render(cell.id, cell.arguments, language)
    return render(cell, {}, language) if cell in message_ids("en") else str(cell)


def heads(key: str) -> Iterator[Any]:
    for one in game(key).system.tables():
        yield one.id
        yield from one.columns
        yield from (first for first, *_ in one.rows)


@pytest.mark.parametrize("variant", ALL, ids=lambda variant: variant.key)
def test_every_game_has_tables_whose_heads_are_texts(variant: Variant) -> None:
    assert len(variant.system.tables()) >= 3
    for head in heads(variant.key):
        words = head.id if isinstance(head, RuleHead) else head
        if "-" in words:
            for language in LANGUAGES:
                assert words in message_ids(language)
                assert text(head, language) != words


@pytest.mark.parametrize("variant", ALL, ids=lambda variant: variant.key)
def test_every_row_has_a_cell_for_every_column_and_stands_once(variant: Variant) -> None:
    for one in variant.system.tables():
        assert one.rows
        assert {len(cells) for cells in one.rows} == {len(one.columns)}
        named = [text(cells[0]) for cells in one.rows]
        assert len(set(named)) == len(named)


@pytest.mark.parametrize(
    ("key", "table", "head", "figures"),
    [
        ("kontrakt", "tricks", "spades", [9, 18, 27, 36, 45, 54, 63]),
        ("kontrakt", "overtricks", "undoubled", [50, 100]),
        ("kontrakt", "premiums", "game", [300]),
        ("vanderbilt", "undertricks", "3 undertricks", [150, 400, 800]),
        ("reform", "slams", "grand slam, bid", [96, 96]),
        ("rulebook", "tricks", "no trump", [30, 70, 100, 140, 170, 210, 240]),
        ("rulebook", "overtricks", "no trump", ["40, 30", "40, 30"]),
        ("rulebook", "premiums", "one game in an unfinished rubber", [300]),
        ("hungarian", "slams", "small slam, bid", [500, 700]),
        ("bridge-whist", "holdings", "four in one hand", [8, 16, 32, 48, 64]),
        ("minibridge", "premiums", "bonus", [300, 500]),
        ("duplicate", "premiums", "game", [300, 500]),
    ],
)
def test_figures_are_the_booklets(key: str, table: str, head: str, figures: list[Any]) -> None:
    assert row(key, table, head) == figures

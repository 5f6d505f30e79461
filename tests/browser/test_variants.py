"""Every game, from the shelf to the scored deal, by one person and the server's robots."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.visitor import Visitor

SHELF = [
    (0, "Bridge-Whist"), (1, "Contract, old count"), (1, "Vanderbilt"), (1, "Reform"),
    (2, "Contract bridge"), (3, "Rubber bridge"), (4, "Minibridge"), (4, "Minibridge for three"),
    (5, "Duplicate"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("booklet", "game"),
    # The pamphlet's three games differ by their scores only.
    [
        pytest.param(*one, marks=pytest.mark.soak if one[1] in ("Vanderbilt", "Reform") else ())
        for one in SHELF
    ],
    ids=[game for _, game in SHELF],
)
def test_a_game_goes_from_the_shelf_to_the_score(ann: Visitor, booklet: int, game: str) -> None:
    ann.play_from_shelf(booklet, game)
    ann.hurry_robots()
    ann.score_a_deal()
    if ann.page.locator(".between .board").count():  # One score, and what it is compared with.
        rows = [ann.page.locator(".between .board dd").first.inner_text()]
        totals = [ann.page.locator("aside .boards tfoot .number").first.inner_text()]
    else:
        rows = ann.page.locator(".between tbody tr td.number").all_inner_texts()
        totals = ann.page.locator("aside .total").all_inner_texts()
    figures = [int(re.sub(r"[^0-9-]", "", text) or 0) for text in rows]
    sums = [int(re.search(r"-?\d+", text).group()) for text in totals]  # type: ignore[union-attr]
    assert figures
    assert sum(figures) == sum(sums)
    ann.accessible()
    assert ann.complaints == []


def test_a_newcomer_plays_minibridge_after_one_click(visit: Visit) -> None:
    ann = visit()
    ann.open()
    ann.page.get_by_role("button", name="Play now").click()
    expect(ann.page.locator(".status .game")).to_have_text("Minibridge")
    ann.page.wait_for_selector(".mine .card, .ceremony .button, .between")

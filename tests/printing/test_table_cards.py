"""Table cards: the score tables of the rules page, and minibridge's decision table."""

from __future__ import annotations

import pytest

from sansatout import locales
from sansatout.cards import Hand, Strain
from sansatout.printing.compiling import PageLook, PageSize
from sansatout.printing.table_cards import table_card
from sansatout.robots.bidding.minibridge import choose_strain, decision_table
from sansatout.scoring.figures.parts import RuleHead
from sansatout.variants import ALL, VARIANTS
from sansatout.variants.base import Variant
from tests.printing.reading_pdf import printed


@pytest.mark.parametrize("game", ALL, ids=lambda one: one.key)
def test_the_card_of_every_game_has_every_figure_of_its_tables_on_one_page(game: Variant) -> None:
    done = printed(table_card(game, PageLook(size=PageSize.LETTER)))
    assert len(done.pages) == 1
    for table in game.system.tables():
        assert locales.render(table.id) in done.words
        for row in table.rows:
            figures = " ".join(str(value) for value in row[1:] if not isinstance(value, RuleHead))
            assert figures in done.words


@pytest.mark.parametrize("language", locales.LANGUAGES)
def test_the_decision_table_is_the_robots_own_and_says_so(language: str) -> None:
    done = printed(table_card(VARIANTS["minibridge"], PageLook(language)))
    for row in decision_table().rows:
        assert f"{row[1]} {row[2]}" in done.words
    assert locales.render("decision-ours", {}, language) in done.words
    assert done.missing == 0
    assert locales.render("decision-ours", {}, language) not in (
        printed(table_card(VARIANTS["rulebook"], PageLook(language))).words
    )


@pytest.mark.parametrize(
    ("hand", "dummy", "row"),
    [
        ("AK32.432.K32.432", "Q654.AK5.654.KJ5", 2),  # 23 points, eight spades
        ("AK432.432.K32.43", "Q654.AK5.654.KJ5", 3),  # nine
    ],
)
def test_mb_11_the_table_says_when_the_robots_play_for_the_bonus(
    hand: str, dummy: str, row: int
) -> None:
    both = Hand.parse(hand), Hand.parse(dummy)
    points = both[0].points + both[1].points
    for vulnerable in (False, True):
        least = decision_table().rows[row][1 + vulnerable]
        chosen = choose_strain(*both, vulnerable=vulnerable).act
        assert chosen.strain is Strain.S
        assert isinstance(least, int)
        assert chosen.bonus is (points >= least)

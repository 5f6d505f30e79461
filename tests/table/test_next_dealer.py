"""Who deals next is the game's to say, at tables of the laws too."""

from __future__ import annotations

import pytest

from sansatout.events.acts import NextDeal
from sansatout.seats import Seat
from sansatout.table.state import Stage
from sansatout.variants.rulebook import Rulebook
from tests.robots.laws.helpers import call, opened
from tests.table.driving import does

ALL_PASS = ("N Pass", "E Pass", "S Pass", "W Pass")


def test_the_next_player_on_the_left_deals() -> None:
    """L-DEAL-8."""
    table = call(opened(), *ALL_PASS)
    assert table.stage is Stage.BETWEEN
    assert does(table, None, NextDeal()).dealer is Seat.E


def test_a_table_of_the_laws_asks_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Rulebook, "dealer_after", lambda *_: Seat.W)
    table = does(call(opened(), *ALL_PASS), None, NextDeal())
    assert table.dealer is Seat.W

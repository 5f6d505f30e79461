"""What a hidden hand's small cards say of the lower ones."""

from random import Random

import numpy as np

from sansatout.cards import Card
from sansatout.robots.play.habits import KEPT_LOWER, likelihood
from sansatout.robots.play.layouts import draw, generator, shuffled
from sansatout.seats import Seat
from tests.robots.play.playing import contract, seen_by

DEAL = "N:KJ94.QJ5.A43.876 765.874.QJ976.93 AQ2.A96.K852.A42 T83.KT32.T.KQJT5"
CALLS = "Pass Pass 1NT Pass 3NT Pass Pass Pass"
LOWER = Card.parse("C3").bit | Card.parse("C5").bit


def test_who_follows_small_has_no_lower_card_most_likely() -> None:
    seen = seen_by(contract(DEAL, CALLS, "CK C6 C9 CA"), Seat.S)
    rows = shuffled(seen, 200, generator(Random(1)))
    found = likelihood(seen, rows)
    for four, weight in zip(rows.tolist(), found.tolist(), strict=True):
        kept = four[Seat.E] & LOWER > 0
        assert weight == (KEPT_LOWER["follow"] if kept else 1.0)


def test_a_card_that_wins_says_nothing_of_lower_ones() -> None:
    seen = seen_by(contract(DEAL, CALLS, "CK C6 C3 C2 CQ C7 C9 C4"), Seat.S)
    before = seen_by(contract(DEAL, CALLS, "CK C6 C3 C2"), Seat.S)
    rows = shuffled(seen, 50, generator(Random(2)))
    assert likelihood(before, rows).tolist() == [1.0] * 50


def test_a_lower_card_played_later_says_nothing_more() -> None:
    """East has shown to hold the three: the nine was no lowest card in any layout."""
    seen = seen_by(contract(DEAL, CALLS, "CK C6 C9 C2 CQ C7 C3 C4"), Seat.S)
    rows = shuffled(seen, 50, generator(Random(3)))
    assert likelihood(seen, rows).tolist() == [1.0] * 50


def test_layouts_are_drawn_by_what_the_small_cards_say() -> None:
    seen = seen_by(contract(DEAL, CALLS, "CK C6 C9 CA"), Seat.S)
    layouts = draw(seen, 200, Random(4), {}, lambda rows: likelihood(seen, rows))
    total = sum(layout.weight for layout in layouts)
    kept = sum(lay.weight for lay in layouts if lay.hands[Seat.E] & LOWER)
    assert total == 200
    assert kept / total < 0.4
    plain = shuffled(seen, 200, generator(Random(4)))
    assert (plain[:, Seat.E.value] & np.uint64(LOWER) != 0).mean() > 0.6

"""What the values of cards over layouts say, and when there are enough of them."""

from dataclasses import replace

import numpy as np
import pytest

from sansatout import robots
from sansatout.cards import Card
from sansatout.robots.play.values import Values
from sansatout.scoring.compare import imps
from tests.robots.play.playing import contract, seen_by

SAFE, BOLD = Card.parse("CA"), Card.parse("C2")
DEAL = "N:KJ94.QJ5.A43.876 765.874.QJ976.93 AQ2.A96.K852.A42 T83.KT32.T.KQJT5"
CALLS = "Pass Pass 1NT Pass 3NT Pass Pass Pass"


def values(safe: list[int], bold: list[int], payoff: list[float] | None = None) -> Values:
    """Return two cards' tricks over layouts, worth 30 points each above eight."""
    points = payoff or [30.0 * (tricks - 8) for tricks in range(14)]
    tricks = np.array([safe, bold]).T
    return Values((SAFE, BOLD), tricks, np.ones(len(safe)), np.array(points), 1)


def test_a_card_that_is_never_worse_and_often_better_stands_out() -> None:
    assert values([9] * 20, [8] * 10 + [9] * 10).settled


def test_two_cards_with_the_same_values_leave_nothing_to_find_out() -> None:
    assert values([9, 8, 9], [9, 8, 9]).settled


def test_a_lead_that_chance_may_have_made_is_not_clear() -> None:
    assert not values([9] * 11 + [8] * 9, [8] * 11 + [9] * 9).settled


def test_more_layouts_count_by_their_weights() -> None:
    few, more = values([9], [8]), replace(values([7], [8]), weights=np.array([3.0]))
    assert few.joined(more).mean_tricks.tolist() == [7.5, 8.0]
    assert few.joined(more).samples == 2


def test_imps_count_overtricks_for_more_than_points_do() -> None:
    """An overtrick is a 23rd of the points at stake here, but a twelfth of the IMPs."""
    payoff = [-100.0] * 9 + [600.0, 630.0, 660.0, 690.0, 720.0]
    safe = [9] * 16
    bold = [8] + [10] * 15
    plain = values(safe, bold, payoff)
    aimed = replace(plain, aims_at_imps=True)
    assert plain.points.argmax() == 0
    assert aimed.worth.argmax() == 1
    assert aimed.points.tolist() == plain.points.tolist()


@pytest.mark.parametrize("difference", [20, 50, 430, 600, 750, 1100, 4000])
def test_a_full_step_of_points_is_worth_its_imps(difference: int) -> None:
    """DU-3.1"""
    payoff = [0.0] * 13 + [float(difference)]
    both = replace(values([0], [0], payoff), aims_at_imps=True)
    assert both.aim[13] == pytest.approx(imps(difference))


@pytest.mark.parametrize(("cards", "count"), [("CK C6 C3 C2", 40), ("CK C6 C3 CA", 120)])
def test_an_expert_looks_at_more_layouts_only_while_cards_are_close(cards: str, count: int) -> None:
    state = contract(DEAL, CALLS, cards)
    assert state.actor is not None
    seen = seen_by(state, state.actor)
    assert robots.decide(seen, level="expert", system="culbertson", seed=1).samples == count

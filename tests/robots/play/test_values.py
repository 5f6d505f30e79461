"""What the values of cards over layouts say, and when one card is ahead of another."""

from dataclasses import replace

import numpy as np
import pytest

from sansatout.cards import Card
from sansatout.robots.play.values import Values
from sansatout.scoring.compare import imps

SAFE, BOLD = Card.parse("CA"), Card.parse("C2")


def values(safe: list[int], bold: list[int], payoff: list[float] | None = None) -> Values:
    """Return two cards' tricks over layouts, worth 30 points each above eight."""
    points = payoff or [30.0 * (tricks - 8) for tricks in range(14)]
    tricks = np.array([safe, bold]).T
    return Values((SAFE, BOLD), tricks, np.ones(len(safe)), np.array(points), 1)


def test_a_card_that_is_never_worse_and_often_better_is_ahead() -> None:
    assert values([9] * 20, [8] * 10 + [9] * 10).ahead_of(BOLD, 2.5) is SAFE


def test_no_card_is_ahead_of_the_best() -> None:
    assert values([9] * 20, [8] * 10 + [9] * 10).ahead_of(SAFE, 0.0) is None


def test_of_two_cards_with_the_same_values_none_is_ahead() -> None:
    assert values([9, 8, 9], [9, 8, 9]).ahead_of(SAFE, 0.0) is None


def test_a_lead_that_chance_may_have_made_is_not_clear() -> None:
    close = values([9] * 11 + [8] * 9, [8] * 11 + [9] * 9)
    assert close.ahead_of(BOLD, 0.0) is SAFE
    assert close.ahead_of(BOLD, 2.0) is None


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

"""Intervals hold the truth as often as they say, with few values and with clusters of them."""

from __future__ import annotations

from math import exp, lgamma, pi, sqrt
from random import Random

import pytest

from sansatout.lab.intervals import Share, clustered, factor, interval


@pytest.mark.parametrize("count", range(2, 32))
def test_students_factor_leaves_five_in_a_hundred_outside(count: int) -> None:
    """The density of t is summed up to the factor; 30 and more are taken as normal."""
    free = count - 1
    height = exp(lgamma((free + 1) / 2) - lgamma(free / 2)) / sqrt(free * pi)
    steps, width = 20_000, factor(count) / 20_000
    inside = 2 * width * sum(
        height * (1 + ((n + 0.5) * width) ** 2 / free) ** (-(free + 1) / 2) for n in range(steps)
    )  # fmt: skip
    assert inside == pytest.approx(0.95, abs=0.0002 if count < 30 else 0.011)


def test_of_few_values_the_interval_holds_the_mean_as_often_as_it_says() -> None:
    chance = Random(1)
    held = 0
    for _ in range(2000):
        found = interval(chance.gauss(3, 2) for _ in range(4))
        held += abs(found.mean - 3) <= found.margin
    assert held / 2000 == pytest.approx(0.95, abs=0.015)


def test_one_value_says_nothing_of_how_far_others_lie_from_it() -> None:
    assert str(interval([3.0])) == "+3.000 ± ∞"
    assert interval([3.0]).as_json() == {"mean": 3.0, "low": None, "high": None}
    assert interval([]).as_json() == {"mean": 0.0, "low": None, "high": None}


def test_a_share_of_clusters_is_held_where_cards_by_themselves_would_be_too_sure() -> None:
    """On half the deals a player loses a quarter of the cards, on the others hardly one."""
    chance, truth = Random(2), (0.25 + 0.01) / 2
    held = alone = 0
    for _ in range(600):
        deals = []
        for _ in range(40):
            often = chance.choice((0.25, 0.01))
            deals.append((sum(chance.random() < often for _ in range(24)), 24))
        low, high = clustered(deals).ends
        held += low <= truth <= high
        low, high = Share(sum(some for some, _ in deals), 40 * 24).ends
        alone += low <= truth <= high
    assert held / 600 > 0.92
    assert alone / 600 < 0.85


def test_one_deal_or_none_costly_is_taken_as_it_stands() -> None:
    assert clustered([(3, 24)]) == Share(3, 24)
    assert clustered([(0, 24), (0, 12)]) == Share(0, 36)
    assert clustered([]).ends == (0.0, 1.0)

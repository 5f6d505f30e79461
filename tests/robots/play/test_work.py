"""How much work a card may cost, counted in steps of the solver: no clock is asked."""

from typing import Any

import pytest

from sansatout import robots
from sansatout.events.acts import Play
from sansatout.robots.play import values
from sansatout.robots.play.seen import Seen
from sansatout.seats import Seat
from sansatout.solver import Batch, solve_samples
from tests.robots.play.playing import contract, seen_by

HARD = "N:Q872.KT86.K.QJ76 KJT5.A54.AQT9.K8 643.Q2.65432.942 A9.J973.J87.AT53"
CALLS = "Pass 1D Pass 2NT Pass 3NT Pass Pass Pass"
FEW = 1_000_000
"""Steps that suffice for some layouts of the hard deal, not for all."""
HEAPS = {"club": 1, "expert": 4}
"""How many heaps of layouts a level looks at, at most: one, and three at the second look."""


def hard_lead() -> Seen:
    return seen_by(contract(HARD, CALLS), Seat.N)


@pytest.mark.parametrize("level", HEAPS)
def test_a_hard_opening_lead_stays_within_its_steps(
    level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    allowed: list[int] = []

    def watched(*args: Any, steps: int | None, **kwargs: Any) -> Batch:
        assert steps is not None, "with thirteen tricks left work is limited"
        allowed.append(steps)
        return solve_samples(*args, steps=steps, **kwargs)

    monkeypatch.setattr(values, "STEPS", FEW)
    monkeypatch.setattr(values, "solve_samples", watched)
    thought = robots.decide(hard_lead(), level=level, system="culbertson", seed=1)
    assert 0 < thought.samples < 16
    assert sum(allowed) <= HEAPS[level] * values.STEPS


def test_where_work_ends_early_the_same_arguments_give_the_same_thought(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(values, "STEPS", FEW)
    found = [
        robots.decide(hard_lead(), level="club", system="culbertson", seed=s) for s in (1, 2, 1)
    ]
    assert found[0] == found[2]


def test_a_robot_whose_work_ends_before_the_first_layout_plays_by_rules(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(values, "STEPS", 1)
    seen = hard_lead()
    for level in HEAPS:
        thought = robots.decide(seen, level=level, system="culbertson", seed=1)
        assert isinstance(thought.act, Play)
        assert thought.act.card in seen.legal()
        assert thought.samples == 0

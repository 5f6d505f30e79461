"""A robot that has thought about many deals holds no more than after a few."""

import resource
from random import Random

import pytest

from sansatout import robots
from tests.robots.play.playing import random_course, seen_by

WARM, SOAK, KILOBYTES = 200, 1000, 16_000


def think(number: int) -> None:
    """Let an expert choose the lead to the eighth trick of a random deal."""
    rng = Random(f"memory {number}")
    for state, _ in random_course("duplicate", rng):
        if state.play is not None and len(state.play.tricks) == 7:
            assert state.actor is not None
            seen = seen_by(state, state.actor)
            robots.decide(seen, level="expert", system="culbertson", seed=number)
            return


@pytest.mark.soak
def test_memory_does_not_grow_over_a_thousand_deals() -> None:
    """The most ever held after all deals is hardly more than after the first two hundred."""
    for number in range(WARM):
        think(number)
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    for number in range(WARM, SOAK):
        think(number)
    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before < KILOBYTES

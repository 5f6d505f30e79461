"""No answer depends on what the asker may not know: views, refusals, meanings, outcomes."""

from __future__ import annotations

import sys
from collections import Counter
from random import Random

import pytest

from sansatout.events.acts import Laws
from sansatout.table.state import Stage
from sansatout.variants import VARIANTS
from tests.server.two_worlds import (
    another_world,
    course,
    is_meant_to_tell,
    meanings,
    moved,
    outcome,
    probes,
    schooled,
    told,
)

TABLES = [(key, "enforced") for key in sorted(VARIANTS)] + [
    (key, "at-the-table") for key in ("rulebook", "kontrakt", "vanderbilt", "reform")
]


def compare(key: str, laws: Laws, seed: int, *, points: int, tries: int) -> Counter[str]:
    """Look at one deal in pairs of worlds; return how many views and acts were compared."""
    rng, count = Random(f"{key} {laws} {seed}"), Counter[str]()
    played = course(key, laws, rng)
    for _ in range(points):
        at = rng.randrange(len(played.states))
        here = played.states[at]
        observer = rng.choice((None, *here.seats))
        there = another_world(played, at, observer, rng) if here.stage is Stage.DEAL else None
        if there is None:
            continue
        where = (key, laws, seed, at, observer)
        assert told(here, observer) == told(there, observer), where
        count["views"] += 1
        if count["views"] % 5 == 1:
            assert meanings(here, observer) == meanings(there, observer), where
        if observer is None:
            continue
        if count["views"] % 5 == 1:
            assert schooled(here, observer) == schooled(there, observer), where
            count["schooled"] += 1
        for act in probes(here, observer, rng, tries, moved(here, there)):
            one, other = outcome(here, observer, act), outcome(there, observer, act)
            count["acts"] += 1
            if one.sent != other.sent:
                assert is_meant_to_tell(here, observer, act, one, other), (*where, act)
    return count


@pytest.mark.parametrize(("key", "laws"), TABLES)
def test_nobody_learns_what_he_may_not_know(key: str, laws: Laws) -> None:
    """PROMISE-HIDDEN-2."""
    count = sum((compare(key, laws, seed, points=6, tries=6) for seed in range(2)), Counter())
    assert count["views"]


@pytest.mark.soak
@pytest.mark.parametrize(("key", "laws"), TABLES)
def test_nobody_learns_it_by_trying_for_long(
    key: str, laws: Laws, capsys: pytest.CaptureFixture[str]
) -> None:
    count: Counter[str] = Counter()
    seed = 2
    while count["acts"] < 65_000:
        count += compare(key, laws, seed, points=12, tries=40)
        seed += 1
    with capsys.disabled():
        sys.stdout.write(f"{key} {laws}: {seed} deals, {dict(count)}\n")

"""Every state that a few nodes and clients can come to, whatever goes wrong and when."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest

from tests.model.explorer import Explored
from tests.model.state import Fault, Mistake, World
from tests.model.worlds import LARGE, SMALL, explored

_STUCK = "nothing can happen any more, and not all is done"
FOUND = {
    Mistake.NO_KEY: (
        World(nodes=2, clients=(0, 0), acts=1),
        "the log has a number twice, or lacks one",
    ),
    Mistake.EARLY_ACK: (
        World(nodes=2, clients=(0,), acts=1),
        "client 0 is told that an act is stored where it is not",
    ),
    Mistake.NO_MARKS: (
        World(nodes=2, clients=(0,), acts=1, faults=1, late=True),
        "an act of client 0 is in the log twice",
    ),
    Mistake.GAP_NOT_READ: (
        World(nodes=2, clients=(0, 0), acts=2),
        "node 1 has a table that is no part of the log",
    ),
    Mistake.DRIVER_UNCHECKED: (
        World(2, clients=(0, 0), acts=1, robots=1, faults=1, kinds=frozenset({Fault.MISJUDGE})),
        "a robot's turn is in the log twice",
    ),
    Mistake.REFUSED_UNREAD: (
        World(nodes=2, clients=(0, 0), acts=2, faults=1, kinds=frozenset({Fault.BREAK})),
        "an act of client 0 was refused and is in the log",
    ),
    Mistake.NO_HEADS: (
        World(nodes=2, clients=(0, 0), acts=1, faults=1, kinds=frozenset({Fault.LOSS})),
        _STUCK,
    ),
    Mistake.NOT_RESENT: (
        World(nodes=2, clients=(0,), acts=1, faults=1),
        "an act of client 0 was refused and is in the log",
    ),
    Mistake.NEVER_LEARNS: (
        World(nodes=2, clients=(0,), acts=1, robots=1, faults=1),
        _STUCK,
    ),
}


@pytest.mark.parametrize("world", SMALL.values(), ids=SMALL)
def test_all_promises_are_kept(world: World) -> None:
    """PROMISE-KEPT-6."""
    found = explored(world)
    assert found.wrong is None, found


@pytest.mark.soak
@pytest.mark.parametrize("world", LARGE.values(), ids=LARGE)
def test_all_promises_are_kept_in_larger_worlds(world: World) -> None:
    found = explored(world)
    assert found.wrong is None, found


def test_states_that_differ_in_names_are_looked_at_once() -> None:
    world = replace(SMALL["two at one table"], faults=0)
    fewer, all_states = explored(world), explored(world, symmetric=False)
    assert (fewer.wrong, fewer.depth) == (None, all_states.depth)
    assert fewer.states < 0.6 * all_states.states


@cache
def found_with(mistake: Mistake) -> Explored:
    return explored(replace(FOUND[mistake][0], mistake=mistake), symmetric=False)


@pytest.mark.parametrize("mistake", Mistake, ids=lambda mistake: mistake.name.lower())
def test_a_mistake_is_found_with_the_shortest_way_to_it(mistake: Mistake) -> None:
    found = found_with(mistake)
    assert (found.wrong, len(found.trace) > 1) == (FOUND[mistake][1], True), found


def test_a_turn_taken_twice_is_told_step_by_step() -> None:
    assert found_with(Mistake.DRIVER_UNCHECKED).trace[-4:] == (
        "node 1 drives the robot",
        "node 1 commits what it has for 1 tables",
        "node 1 sees conflict",
        "node 1 commits what it has for 1 tables",
    )

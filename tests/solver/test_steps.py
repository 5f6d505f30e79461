"""A limit of work instead of time: what is done depends on nothing but the positions."""

import os
import subprocess
import sys
from random import Random

import numpy as np
import pytest

from sansatout.cards import Strain
from sansatout.deal import Deal
from sansatout.seats import Seat
from sansatout.solver import Batch, dd_table, solve_contracts, solve_samples

STEPS = 600_000


def solved(seed: int, steps: int | None, strain: Strain = Strain.NT) -> Batch:
    rng = Random(seed)
    rows = np.array([[hand.bits for hand in Deal.random(rng)] for _ in range(12)], dtype=np.uint64)
    return solve_samples(rows, strain, Seat.E, steps=steps)


def test_work_ends_after_so_many_steps_and_what_is_done_is_right() -> None:
    some, all_ = solved(1, STEPS), solved(1, None)
    count = int(some.done.sum())
    assert 0 < count < 12
    assert (some.values[some.done] == all_.values[some.done]).all()


def test_more_steps_do_more() -> None:
    done = [int(solved(1, steps).done.sum()) for steps in (4096, STEPS, 100 * STEPS)]
    assert done == sorted(done)
    assert done[0] == 0
    assert done[-1] == 12


@pytest.mark.parametrize("strain", [Strain.NT, Strain.S])
def test_what_was_solved_before_does_not_matter(strain: Strain) -> None:
    """PROMISE-SOLVER-3."""
    first = solved(2, STEPS, strain)
    for seed in (3, 4):
        solved(seed, None, strain)
    assert (solved(2, STEPS, strain).done == first.done).all()


@pytest.mark.parametrize("kind", ["base", "v2"])
def test_other_processors_do_the_same_in_as_many_steps(kind: str) -> None:
    """PROMISE-SOLVER-3."""
    program = (
        "from tests.solver.test_steps import STEPS, solved; print(solved(1, STEPS).done.sum())"
    )
    found = subprocess.run(
        [sys.executable, "-c", program],
        env=os.environ | {"SANSATOUT_ISA": kind},
        capture_output=True,
        check=True,
        text=True,
    )
    assert int(found.stdout) == solved(1, STEPS).done.sum()


@pytest.mark.parametrize("steps", [0, 1, 4096, 4 * 4096 - 1])
def test_what_is_next_to_no_work_is_done_within_any_limit(steps: int) -> None:
    row = [[1 << 0 | 1 << 13, 1 << 1 | 1 << 14, 1 << 2 | 1 << 15, 1 << 3 | 1 << 16]]
    assert solve_samples(np.array(row, dtype=np.uint64), Strain.NT, Seat.E, steps=steps).done.all()


def test_contracts_of_many_deals_are_those_of_their_tables() -> None:
    rng = Random(4)
    deals = [Deal.random(rng) for _ in range(4)]
    rows = [[hand.bits for hand in deal.hands] for deal in deals]
    strains, declarers = [Strain.NT, Strain.H, Strain.C, Strain.S], list(Seat)
    found = solve_contracts(rows, strains, declarers)
    asked = zip(deals, declarers, strains, strict=True)
    assert found.tolist() == [dd_table(deal)[seat, strain] for deal, seat, strain in asked]


def test_contracts_that_take_too_many_steps_are_given_up_the_same_ones_each_time() -> None:
    rng = Random(4)
    rows = [[hand.bits for hand in Deal.random(rng).hands] for _ in range(6)]
    few, again, all_of_them = (
        solve_contracts(rows, [Strain.NT] * 6, [Seat.S] * 6, steps=steps).tolist()
        for steps in (200_000, 200_000, None)
    )
    assert few == again
    assert -1 in few
    assert all(one in (-1, other) for one, other in zip(few, all_of_them, strict=True))

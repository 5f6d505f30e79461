"""Exact endings against policies tried one by one."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from sansatout.cards import PACK, Card, Strain
from sansatout.errors import InputError
from sansatout.seats import Seat
from sansatout.solver import Assured, solve_cards, solve_ending
from sansatout.solver import Ending as KnownEnding
from tests.solver.endings_reference import (
    Ending,
    TooManyError,
    by_outcomes,
    by_policies,
    exactly,
    random_ending,
)
from tests.solver.reference import random_position


def known(ending: Ending) -> KnownEnding:
    return KnownEnding(
        ending.layouts,
        ending.weights,
        ending.strain,
        Seat(ending.leader),
        ending.trick,
        ending.aim,
    )


def solved(ending: Ending) -> dict[Card, Assured]:
    found = solve_ending(known(ending))
    assert found is not None
    return dict(found)


def agree(ending: Ending, worth: dict[Card, float]) -> None:
    found, weight = solved(ending), sum(ending.weights)
    assert found.keys() == worth.keys()
    for card, promise in found.items():
        assert promise.worth == pytest.approx(worth[card] / weight), (ending, card)


@pytest.mark.parametrize("seed", range(4))
def test_with_two_cards_no_policy_is_better(seed: int) -> None:
    rng = Random(seed)
    for _ in range(100):
        ending = random_ending(rng, 2)
        agree(ending, by_policies(ending))


@pytest.mark.parametrize("seed", range(4))
def test_with_three_cards_no_policy_is_better(seed: int) -> None:
    """PROMISE-SOLVER-2.

    Two layouts: with more there are too many policies to try them one by one.
    """
    rng, tried = Random(seed), 0
    while tried < 6:
        ending = random_ending(rng, 3, most=2)
        try:
            worth = by_policies(ending, 60)
        except TooManyError:
            continue
        agree(ending, worth)
        tried += 1


@pytest.mark.parametrize("seed", range(4))
def test_the_outcomes_of_all_policies_hold_the_best_one(seed: int) -> None:
    """What the larger endings below are compared with is itself compared with single policies."""
    rng = Random(100 + seed)
    for _ in range(60):
        ending = random_ending(rng, 2)
        assert by_outcomes(ending) == pytest.approx(by_policies(ending))


@pytest.mark.parametrize(
    ("left", "most", "number"), [(2, None, 400), (3, 6, 200), (3, None, 40), (4, 4, 8)]
)
@pytest.mark.parametrize("seed", range(2))
def test_no_outcome_of_any_policy_is_better(
    seed: int, left: int, most: int | None, number: int
) -> None:
    rng = Random(1000 * left + seed)
    for _ in range(number):
        ending = random_ending(rng, left, most=most, narrow=rng.random() < 0.7)
        agree(ending, by_outcomes(ending))


@pytest.mark.soak
@pytest.mark.parametrize(
    ("left", "most", "number"), [(2, None, 6000), (3, 8, 4000), (3, None, 1500), (4, 8, 300)]
)
@pytest.mark.parametrize("seed", range(2))
def test_no_outcome_of_any_policy_is_better_in_thousands_of_endings(
    seed: int, left: int, most: int | None, number: int
) -> None:
    rng = Random(5000 * left + seed)
    for _ in range(number):
        ending = random_ending(rng, left, most=most, narrow=rng.random() < 0.7)
        agree(ending, by_outcomes(ending))


def test_going_by_which_of_touching_cards_was_played_brings_nothing_where_all_weigh_the_same() -> (
    None
):
    rng = Random(9)
    for _ in range(100):
        ending = random_ending(rng, 2, even=True)
        assert by_outcomes(exactly(ending)) == pytest.approx(by_outcomes(ending))


@pytest.mark.parametrize("left", [1, 3, 5, 6])
def test_a_single_layout_is_double_dummy(left: int) -> None:
    rng = Random(left)
    for _ in range(25):
        position = random_position(rng, left)
        n, e, s, w = (hand.bits for hand in position.hands)
        aim = tuple(map(float, range(left + 1)))
        ending = Ending(
            ((n, e, s, w),), (1.0,), position.strain, position.leader.value, position.trick, aim
        )
        tricks = {card: promise.tricks for card, promise in solved(ending).items()}
        assert tricks == solve_cards(position).values


def two_way() -> Ending:
    """A queen that either defender may hold, to be found by K T 9 and A J 2."""
    north, south = (
        sum(Card.parse(c).bit for c in hand.split()) for hand in ("SA SJ S2", "SK ST S9")
    )
    hidden = [Card.parse(c).bit for c in ("SQ", "S8", "S7", "S6", "S5", "S4")]
    layouts = [
        (north, sum(hidden[i] for i in east), south, sum(hidden) - sum(hidden[i] for i in east))
        for east in ((0, 1, 2), (3, 4, 5))
    ]
    return Ending(tuple(layouts), (3.0, 1.0), Strain.NT, 2, (), (0.0, 0.0, 0.0, 1.0))


def test_a_two_way_finesse_is_a_guess_for_the_likelier_side() -> None:
    """Double dummy the queen is always found."""
    ending = two_way()
    assert max(promise.worth for promise in solved(ending).values()) == pytest.approx(0.75)
    assert (
        max(solved(replace(ending, weights=(1.0, 0.0))).values(), key=lambda p: p.worth).worth == 1
    )


def test_the_same_ending_has_the_same_promises_whatever_the_order_of_its_layouts() -> None:
    rng = Random(4)
    for _ in range(10):
        ending = random_ending(rng, 4)
        order = rng.sample(range(len(ending.layouts)), len(ending.layouts))
        mixed = replace(
            ending,
            layouts=tuple(ending.layouts[i] for i in order),
            weights=tuple(ending.weights[i] for i in order),
        )
        again = solved(mixed)
        for card, promise in solved(ending).items():
            assert again[card].worth == pytest.approx(promise.worth)


def test_without_time_nothing_is_promised() -> None:
    ending = known(random_ending(Random(1), 5))
    assert solve_ending(ending, steps=10) is None
    assert solve_ending(ending, budget=0.0) is None


@pytest.mark.parametrize(
    "change",
    [
        {"layouts": ()},
        {"weights": (1.0,)},
        {"aim": (0.0, 1.0)},
        {"aim": (0.0, 2.0, 1.0, 3.0)},
        {"trick": (PACK[0],)},
    ],
)
def test_what_is_no_ending_is_refused(change: dict[str, object]) -> None:
    with pytest.raises(InputError):
        solved(replace(two_way(), **change))  # type: ignore[arg-type]

"""How much work the solver does on fixed questions: the signature of its search.

The counts do not depend on the processor or on what was solved before. Where a change of the search
is meant, they are written anew, and the change shows by how much it pays.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from sansatout.cards import PACK, Card, Hand, Strain
from sansatout.deal import Deal
from sansatout.seats import Seat
from sansatout.solver import Ending, Position, SureEnding, _core, solve_ending, sure_cards
from sansatout.tricks import following
from tools.golden.lines import lines

__all__ = ["today"]


def today(path: Path) -> str:
    """Return the whole file as the program searches today."""
    del path
    return lines(
        {
            "tables": [_table(seed) for seed in range(6)],
            "positions": [_position(left, seed) for left in range(3, 13) for seed in range(3)],
            "endings": [_ending(left, seed) for left in (3, 4, 5) for seed in range(3, 6)],
            "sure": [_sure(left, seed) for left in (3, 4, 5, 6) for seed in range(3)],
        }
    )


def _table(seed: int) -> list[Any]:
    deal = Deal.random(Random(seed))
    return [str(deal), _core.table_work([hand.bits for hand in deal])]


def _position(left: int, seed: int) -> list[Any]:
    rng = Random(f"position {left} {seed}")
    hands = _dealt(rng, left)
    leader, trick = rng.choice(list(Seat)), list[Card]()
    for place in range(rng.randrange(4)):
        seat = leader.after(place)
        legal = following(hands[seat], trick[0].suit if trick else None)
        trick.append(rng.choice(list(legal)))
        hands[seat] = hands[seat].without(trick[-1])
    n, e, s, w = hands
    position = Position((n, e, s, w), rng.choice(list(Strain)), leader, tuple(trick))
    told = f"{position.strain} {leader}: {' '.join(map(str, trick))}"
    return [" ".join(map(str, hands)), told, _core.work(*position.numbers())]


def _dealt(rng: Random, left: int) -> list[Hand]:
    cards = rng.sample(PACK, 4 * left)
    return [Hand(cards[i * left : (i + 1) * left]) for i in range(4)]


def _ending(left: int, seed: int) -> list[Any]:
    rng = Random(f"ending {left} {seed}")
    n, e, s, w = _dealt(rng, left)
    hidden, rows = [*e, *w], list[list[int]]()
    for _ in range(6):
        rng.shuffle(hidden)
        rows.append([n.bits, Hand(hidden[:left]).bits, s.bits, Hand(hidden[left:]).bits])
    strain, aim = rng.choice(list(Strain)), [float(tricks) for tricks in range(left + 1)]
    ending = Ending(rows, [1.0] * len(rows), strain, Seat.N, (), aim)
    steps = _least(lambda most: solve_ending(ending, steps=most) is not None)
    return [" ".join(map(str, (n, e, s, w))), str(strain), steps]


def _sure(left: int, seed: int) -> list[Any]:
    rng = Random(f"sure {left} {seed}")
    hands = _dealt(rng, left)
    strain, need = rng.choice(list(Strain)), rng.randint(1, left)
    apart = Hand.from_bits(hands[0].bits | hands[2].bits)
    rows = [[hand.bits for hand in hands]]
    ending = SureEnding(rows, strain, Seat.N, (), Seat.N, need, apart, {})
    steps = _least(lambda most: sure_cards(ending, steps=most) is not None)
    return [" ".join(map(str, hands)), f"{strain} {need}", steps]


def _least(enough: Callable[[int], bool]) -> int:
    """Return the fewest steps that are enough."""
    most = 1
    while not enough(most):
        most *= 2
    least = most // 2
    while most - least > 1:
        middle = (least + most) // 2
        least, most = (least, middle) if enough(middle) else (middle, most)
    return most

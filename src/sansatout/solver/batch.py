"""Many positions at once, as a robot needs them: samples of hidden hands, a limit of time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from sansatout.cards import PACK, Card, Hand, Strain
from sansatout.errors import InputError
from sansatout.seats import Seat
from sansatout.solver import _core
from sansatout.solver.position import Position, flaw_error
from sansatout.solver.tables import cores

__all__ = ["Batch", "solve_contracts", "solve_many", "solve_rows", "solve_samples"]


@dataclass(frozen=True, slots=True, eq=False)
class Batch:
    """What is known of many positions; rows not ``done`` before the time was up are empty."""

    values: NDArray[np.int8]
    """Row per position, column per card of the pack: tricks of the side to play, -1 if illegal."""
    idle: NDArray[np.uint8]
    """Row per position, column per suit: how many of its lowest cards could change hands,
    every hand's length kept, without a value changing. A sample stands for all those deals. It may
    be fewer than could, and how many depends on what the search had learned before."""
    done: NDArray[np.bool_]

    def column(self, card: Card) -> NDArray[np.int8]:
        """Return the tricks after this card in the positions that are done."""
        column: NDArray[np.int8] = self.values[self.done, card.index]
        return column


def solve_samples(
    hands: ArrayLike,
    strain: Strain,
    leader: Seat,
    trick: Sequence[Card] = (),
    *,
    budget: float | None = None,
    steps: int | None = None,
    threads: int | None = 1,
) -> Batch:
    """Return every card's value in positions that differ only in who holds what.

    :param hands: a row per sample of four 52-bit sets, North first (``Hand.bits``)
    :param budget: seconds after which what is done is returned
    :param steps: after how much work as well; the same work is the same number everywhere, and
        is done by one thread
    :param threads: ``None`` takes all cores
    """
    rows = np.ascontiguousarray(hands, dtype=np.uint64)
    if rows.ndim != 2 or rows.shape[1] != 4:
        raise InputError("position-shape", expected="n × 4", given=str(rows.shape))
    size = len(rows)
    tricks = np.full((size, 3), -1, dtype=np.int8)
    if len(trick) > 3:
        raise InputError("position-trick-size", count=len(trick))
    tricks[:, : len(trick)] = [card.index for card in trick]
    return _run(
        rows,
        np.full(size, strain.value, dtype=np.int8),
        np.full(size, leader.value, dtype=np.int8),
        tricks,
        limits=_Limits(budget, steps),
        threads=threads,
    )


def solve_many(
    positions: Sequence[Position],
    *,
    budget: float | None = None,
    threads: int | None = 1,
    progress: Callable[[int], object] | None = None,
) -> Batch:
    """Return every card's value in any positions; those of one strain side by side share work.

    :param budget: seconds after which what is done is returned
    :param threads: ``None`` takes all cores
    :param progress: called now and then with the number done
    """
    size = len(positions)
    tricks = np.full((size, 3), -1, dtype=np.int8)
    for row, position in zip(tricks, positions, strict=True):
        row[: len(position.trick)] = [card.index for card in position.trick]
    hands = [[hand.bits for hand in position.hands] for position in positions]
    return _run(
        np.array(hands, dtype=np.uint64).reshape(size, 4),
        np.array([position.strain.value for position in positions], dtype=np.int8),
        np.array([position.leader.value for position in positions], dtype=np.int8),
        tricks,
        limits=_Limits(budget),
        threads=threads,
        progress=progress,
    )


def solve_rows(
    hands: ArrayLike,
    strain: Strain,
    leaders: Sequence[int],
    tricks: Sequence[Sequence[Card]],
    *,
    budget: float | None = None,
    threads: int | None = 1,
) -> Batch:
    """Return every card's value in positions of one strain at different points of the play.

    :param hands: a row per position of four 52-bit sets, North first (``Hand.bits``)
    :param leaders: the leader to each one's trick, North as 0
    :param budget: seconds after which what is done is returned
    :param threads: ``None`` takes all cores
    """
    size = len(leaders)
    rows = np.ascontiguousarray(hands, dtype=np.uint64).reshape(size, 4)
    lying = np.full((size, 3), -1, dtype=np.int8)
    for row, trick in zip(lying, tricks, strict=True):
        row[: len(trick)] = [card.index for card in trick]
    return _run(
        rows,
        np.full(size, strain.value, dtype=np.int8),
        np.array(leaders, dtype=np.int8),
        lying,
        limits=_Limits(budget),
        threads=threads,
    )


def solve_contracts(
    hands: ArrayLike,
    strains: Sequence[Strain],
    declarers: Sequence[Seat],
    *,
    budget: float | None = None,
    steps: int | None = None,
) -> NDArray[np.int8]:
    """Return the tricks of a declarer in each of many deals; -1 for what was not done in time.

    :param hands: a row per deal of four 52-bit sets, North first (``Hand.bits``)
    :param budget: seconds after which what is done is returned
    :param steps: after how much work as well, the same number everywhere
    """
    size = len(strains)
    led = _core.tricks_each(
        np.ascontiguousarray(hands, dtype=np.uint64).reshape(size, 4),
        np.array([strain.value for strain in strains], dtype=np.int8),
        np.array([declarer.lho.value for declarer in declarers], dtype=np.int8),
        float("inf") if budget is None else budget,
        0 if steps is None else max(1, steps),
    )
    return np.where(led < 0, led, 13 - led).astype(np.int8)


class _Limits(NamedTuple):
    """The seconds and the steps after which what is done is returned."""

    budget: float | None
    steps: int | None = None


def _run(
    hands: NDArray[np.uint64],
    strains: NDArray[np.int8],
    leaders: NDArray[np.int8],
    tricks: NDArray[np.int8],
    *,
    limits: _Limits,
    threads: int | None,
    progress: Callable[[int], object] | None = None,
) -> Batch:
    seconds = float("inf") if limits.budget is None else limits.budget
    workers = cores() if threads is None else threads
    steps = 0 if limits.steps is None else max(1, limits.steps)
    out = _core.batch(hands, strains, leaders, tricks, workers, seconds, progress, steps)
    if len(out) == 2:
        raise _row_error(hands, leaders, tricks, *out)
    return Batch(*out)


def _row_error(
    hands: NDArray[np.uint64],
    leaders: NDArray[np.int8],
    tricks: NDArray[np.int8],
    row: int,
    flaw: int,
) -> InputError:
    """Say what is wrong with a row, in the words of a single position."""
    if flaw == 3:
        return InputError("position-shape", expected="52-bit sets", given=hex(int(max(hands[row]))))
    n, e, s, w = (Hand.from_bits(int(bits)) for bits in hands[row])
    trick = tuple(PACK[index] for index in tricks[row].tolist() if index >= 0)
    return flaw_error((n, e, s, w), Seat(int(leaders[row])), trick, flaw)

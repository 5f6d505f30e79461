"""Endings in which the declaring side does not see the defenders' cards, solved exactly.

The game is the best-defence model of Frank and Basin with expected worth: the declaring side, which
is to play, settles on a pure policy, one card for everything it may have seen by then; defenders
see all cards, know the policy, and in every layout hold it to the fewest tricks they can. A card is
worth the weighted mean over the layouts, with the best policy that begins with it.

Of a defender's card the policy sees the suit, where it ranks among the cards that the declaring
side holds or that lie in the trick when the ending begins, and whether it is best in the trick so
far. Hidden cards that touch in that sense look alike. For this game the search is exact; see
``native/endings.hpp``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import ArrayLike

from sansatout.cards import PACK, Card, Strain
from sansatout.errors import InputError
from sansatout.seats import Seat
from sansatout.solver import _core

__all__ = ["Assured", "Ending", "solve_ending"]


@dataclass(frozen=True, slots=True, eq=False)
class Ending:
    """An ending as the declaring side knows it; it is to play."""

    hands: ArrayLike
    """A row for each layout of four 52-bit sets, North first (``Hand.bits``); the hand to play and
    its partner's are the same in all."""
    weights: Sequence[float]
    strain: Strain
    leader: Seat
    """Who led to the trick, or will."""
    trick: Sequence[Card]
    aim: Sequence[float]
    """What 0, 1, … of the tricks left are worth, never less for more."""
    points: Sequence[float] | None = None
    """What they score, where that is not what the choice goes by."""


@dataclass(frozen=True, slots=True)
class Assured:
    """What a card brings with the best policy after it, whatever the defenders do."""

    worth: float
    tricks: float
    """The mean of the further tricks; of several policies with this worth the most."""
    points: float
    """What that policy scores."""


def solve_ending(
    ending: Ending, *, steps: int = 1 << 62, budget: float | None = None
) -> Mapping[Card, Assured] | None:
    """Return what every legal card of the declaring side promises; ``None`` if that takes too long.

    :param steps: how much work may be done; the same work is the same number everywhere
    :param budget: how many seconds it may take
    :raises InputError: if these are no layouts of one ending
    """
    rows = np.ascontiguousarray(ending.hands, dtype=np.uint64)
    if rows.ndim != 2 or rows.shape[1] != 4:
        raise InputError("position-shape", expected="n × 4", given=str(rows.shape))
    points = ending.aim if ending.points is None else ending.points
    try:
        found = _core.ending(
            rows,
            list(ending.weights),
            ending.strain.value,
            ending.leader.value,
            [card.index for card in ending.trick],
            list(ending.aim),
            list(points),
            float("inf") if budget is None else budget,
            steps,
        )
    except ValueError as error:
        raise InputError("position-shape", expected="one ending", given=str(rows.shape)) from error
    if found is None:
        return None
    return {PACK[card]: Assured(*promise) for card, *promise in found}

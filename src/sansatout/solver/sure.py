"""Lines that reach so many tricks in every layout of the hidden cards.

Everybody sees what was played; the declaring side has a sure line if it can answer every card that
a defender may hold in some layout that agrees with all that was seen. Where it has none, defenders
who keep to some such layout can answer every line. See ``native/sure.hpp``.

The layouts must be closed under exchanging hidden cards of a suit that no card of ``apart`` lies
between. All layouts with given lengths are; so are those that another such line wins.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from enum import IntFlag

import numpy as np
from numpy.typing import ArrayLike

from sansatout.cards import PACK, Card, Hand, Strain, Suit
from sansatout.errors import InputError
from sansatout.seats import Seat
from sansatout.solver import _core

__all__ = ["Otherwise", "SureEnding", "sure_cards"]


class Otherwise(IntFlag):
    """Other rules of play, which show what a line depends on."""

    AS_EVER = 0
    FREE_LEADS = 1
    """The declaring side leads from either hand once it has won a trick."""
    NO_RUFFS = 2
    """Defenders ruff only if they hold nothing else."""
    LEAD_BACK = 4
    """After a trick of the defenders the declaring side leads, from either hand."""
    IDLE_DISCARDS = 8
    """A defender who cannot follow need not part with a card."""


@dataclass(frozen=True, slots=True, eq=False)
class SureEnding:
    """An ending of up to eight tricks as everybody sees it; anybody may be to play."""

    hands: ArrayLike
    """A row for each layout of four 52-bit sets, North first (``Hand.bits``); with ``out_of`` one
    row, which stands for all layouts with its lengths."""
    strain: Strain
    leader: Seat
    """Who led to the trick, or will."""
    trick: Sequence[Card]
    declarer: Seat
    """Or dummy: whose side is to reach the goal."""
    need: int
    """So many of the tricks left."""
    apart: Hand
    """Cards that tell hidden ones apart: those of the declaring side at least."""
    out_of: Mapping[Seat, Collection[Suit]] | None = None
    """Suits that the defenders have none of, where all such layouts are possible."""


def sure_cards(
    ending: SureEnding,
    *,
    otherwise: Otherwise = Otherwise.AS_EVER,
    steps: int = 1 << 62,
    budget: float | None = None,
) -> Mapping[Card, bool] | None:
    """Tell of every card that may be played now whether there is a sure line after it.

    Of a defender these are the cards that he holds in some layout; ``None`` if it takes too long.

    :param steps: how much work may be done; the same work is the same number everywhere
    :param budget: how many seconds it may take
    :raises InputError: if these are no layouts of one ending
    """
    rows = np.ascontiguousarray(ending.hands, dtype=np.uint64)
    if rows.ndim != 2 or rows.shape[1] != 4:
        raise InputError("position-shape", expected="n × 4", given=str(rows.shape))
    try:
        found = _core.sure(
            rows,
            ending.out_of is not None,
            [_suits((ending.out_of or {}).get(seat, ())) for seat in Seat],
            ending.strain.value,
            ending.leader.value,
            [card.index for card in ending.trick],
            ending.declarer.value,
            ending.apart.bits,
            ending.need,
            int(otherwise),
            float("inf") if budget is None else budget,
            steps,
        )
    except ValueError as error:
        raise InputError("position-shape", expected="one ending", given=str(rows.shape)) from error
    return None if found is None else {PACK[card]: sure for card, sure in found}


def _suits(suits: Collection[Suit]) -> int:
    return sum(1 << suit.value for suit in suits)

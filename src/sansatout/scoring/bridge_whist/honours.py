"""Bridge-whist's honours: what a side holds, how many units that is, and what chicane changes."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from types import MappingProxyType
from typing import Final

from sansatout.cards import Strain
from sansatout.deal import Deal
from sansatout.errors import InputError, NotationError
from sansatout.scoring.sheet import Column
from sansatout.seats import Side

__all__ = [
    "ACE_POINTS",
    "CHICANE",
    "UNITS",
    "Holding",
    "HonourClaim",
    "check_claim",
    "found",
    "net_units",
]


class Holding(Enum):
    """The honours of one side: how many, and how they lie in its two hands (BW-8)."""

    THREE = "3"
    FOUR_SHARED = "4-shared"
    FIVE_THREE_TWO = "5-3-2"
    FOUR_ONE_HAND = "4-one"
    FIVE_FOUR_ONE = "5-4-1"
    FIVE_ONE_HAND = "5-one"
    ACES_THREE = "aces-3"
    ACES_THREE_ONE_HAND = "aces-3-one"
    ACES_FOUR_SHARED = "aces-4-shared"
    ACES_FOUR_ONE_HAND = "aces-4-one"

    def __str__(self) -> str:
        return self.value

    @property
    def is_of_aces(self) -> bool:
        """Whether it belongs to a hand at no trump."""
        return self in ACE_POINTS

    @property
    def is_of_all_five(self) -> bool:
        """Whether the other side has no honour of trumps."""
        return self in (Holding.FIVE_THREE_TWO, Holding.FIVE_FOUR_ONE, Holding.FIVE_ONE_HAND)

    @classmethod
    def parse(cls, text: str) -> Holding:
        """Read one of the names, like ``4-shared``."""
        try:
            return cls(text)
        except ValueError:
            expected = ", ".join(map(str, cls))
            raise NotationError("not-a-holding", text=text, expected=expected) from None


CHICANE: Final = 2
"""The units a hand dealt without trumps is worth (BW-8)."""

UNITS: Final = MappingProxyType(
    {
        Holding.THREE: 2,
        Holding.FOUR_SHARED: 4,
        Holding.FIVE_THREE_TWO: 5,
        Holding.FOUR_ONE_HAND: 8,
        Holding.FIVE_FOUR_ONE: 9,
        Holding.FIVE_ONE_HAND: 10,
    }
)
"""Honour units of the trump honours (BW-8)."""

ACE_POINTS: Final = MappingProxyType(
    {
        Holding.ACES_THREE: 30,
        Holding.ACES_THREE_ONE_HAND: 30,
        Holding.ACES_FOUR_SHARED: 40,
        Holding.ACES_FOUR_ONE_HAND: 100,
    }
)
"""Points for the aces at no trump (BW-8); three in one hand are an option (BW-AMB-06)."""

_TRUMP_HOLDINGS: Final = MappingProxyType(
    {
        (3, 0): Holding.THREE,
        (2, 1): Holding.THREE,
        (4, 0): Holding.FOUR_ONE_HAND,
        (3, 1): Holding.FOUR_SHARED,
        (2, 2): Holding.FOUR_SHARED,
        (5, 0): Holding.FIVE_ONE_HAND,
        (4, 1): Holding.FIVE_FOUR_ONE,
        (3, 2): Holding.FIVE_THREE_TWO,
    }
)
_ACE_HOLDINGS: Final = MappingProxyType(
    {
        (3, 0): Holding.ACES_THREE_ONE_HAND,
        (2, 1): Holding.ACES_THREE,
        (4, 0): Holding.ACES_FOUR_ONE_HAND,
        (3, 1): Holding.ACES_FOUR_SHARED,
        (2, 2): Holding.ACES_FOUR_SHARED,
    }
)


@dataclass(frozen=True, slots=True)
class HonourClaim:
    """The honours of the one side that has at least three.

    >>> str(HonourClaim.parse("they:4-shared"))
    'they:4-shared'
    """

    column: Column
    holding: Holding

    def __str__(self) -> str:
        return f"{self.column}:{self.holding}"

    @classmethod
    def parse(cls, text: str) -> HonourClaim:
        """Read a column, a colon and a holding, like ``they:4-shared``."""
        column, colon, holding = text.partition(":")
        if not colon:
            raise NotationError("not-a-claim", text=text)
        return cls(Column.parse(column), Holding.parse(holding))


def net_units(units: int, own: int, opposing: int) -> int:
    """Return the units left after chicane: own void hands add 2 each, opposing ones take 2.

    BW-8.1; every void hand counts (BW-8.3).

    The booklet's own illustrations (BW-8.2):

    >>> net_units(4, own=1, opposing=0), net_units(4, own=0, opposing=1)
    (6, 2)
    """
    return max(0, units + CHICANE * (own - opposing))


def found(deal: Deal, strain: Strain, we: Side = Side.NS) -> HonourClaim | None:
    """Return which side has three honours or more, and how they lie; ``None`` at two aces each."""
    trump = strain.suit
    table = _ACE_HOLDINGS if trump is None else _TRUMP_HOLDINGS
    for side in Side:
        first, second = (
            deal[seat].aces if trump is None else deal[seat].honours(trump) for seat in side.seats
        )
        holding = table.get((max(first, second), min(first, second)))
        if holding is not None:
            return HonourClaim(Column.of(side, we), holding)
    return None


def check_claim(claim: HonourClaim, strain: Strain) -> None:
    """Refuse aces as honours of a trump suit, and trump honours at no trump.

    :raises InputError: saying which holdings the strain has
    """
    if claim.holding.is_of_aces != (strain is Strain.NT):
        fitting = ACE_POINTS if strain is Strain.NT else UNITS
        expected = ", ".join(map(str, fitting))
        raise InputError("holding-strain", holding=claim.holding, strain=strain, expected=expected)

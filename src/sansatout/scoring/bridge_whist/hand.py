"""One hand of bridge-whist: its odd tricks, honours and chicane."""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from sansatout.cards import Strain
from sansatout.deal import Deal
from sansatout.errors import InputError, RuleError
from sansatout.scoring.bridge_whist.honours import (
    ACE_POINTS,
    UNITS,
    Holding,
    HonourClaim,
    check_claim,
    found,
    net_units,
)
from sansatout.scoring.bridge_whist.options import BridgeWhistOptions
from sansatout.scoring.chicane import check_chicane
from sansatout.scoring.sheet import Column
from sansatout.seats import Seat, Side

__all__ = [
    "TRICK_VALUES",
    "WhistHand",
    "honour_points",
    "honour_units",
    "may_be_laid_down",
    "odd_tricks",
]

TRICK_VALUES: Final = MappingProxyType(
    {Strain.S: 2, Strain.C: 4, Strain.D: 6, Strain.H: 8, Strain.NT: 12}
)
"""Points for each odd trick (BW-5), and for each honour unit (BW-8), in the order of value."""
LAY_DOWN_LIMIT: Final = 20
"""From so many points of either side a spade hand must be played (BW-11)."""


@dataclass(frozen=True, slots=True)
class WhistHand:
    """A hand that was played or laid down.

    ``tricks`` are ours; ``chicane`` names a column once for every hand of it that held no trump;
    ``penalty`` are tricks each column received for a fault of the others (ours first), which
    ``tricks`` does not contain.
    """

    strain: Strain
    tricks: int
    multiplier: int = 1
    honours: HonourClaim | None = None
    chicane: tuple[Column, ...] = ()
    laid_down: bool = False
    penalty: tuple[int, int] = (0, 0)

    def __post_init__(self) -> None:
        if not 0 <= self.tricks <= 13:
            raise InputError("tricks-range", tricks=self.tricks)
        if self.multiplier < 1 or self.multiplier.bit_count() != 1:
            raise InputError("multiplier", multiplier=self.multiplier)
        if self.honours is not None:
            check_claim(self.honours, self.strain)
        self._check_chicane()

    def _check_chicane(self) -> None:
        if self.chicane and self.strain is Strain.NT:
            raise InputError("chicane-at-no-trump")
        check_chicane(self.chicane, *([self.honours.column] if self.honours else []))

    def tricks_of(self, column: Column) -> int:
        """Return the tricks the side took in play."""
        return self.tricks if column is Column.WE else 13 - self.tricks

    def penalty_of(self, column: Column) -> int:
        """Return the penalty tricks the side received."""
        return self.penalty[column is Column.THEY]

    @classmethod
    def of_deal(
        cls, strain: Strain, tricks: int, deal: Deal, *, multiplier: int = 1, we: Side = Side.NS
    ) -> WhistHand:
        """Return a hand played, with honours and chicane found from the cards."""
        return cls(strain, tricks, multiplier, found(deal, strain, we), _chicane(deal, strain, we))

    @classmethod
    def spades_laid_down(
        cls, namers: Column, honours: HonourClaim | None, chicane: tuple[Column, ...] = ()
    ) -> WhistHand:
        """Return a spade hand laid down: one odd trick to the naming side (BW-11)."""
        tricks = 7 if namers is Column.WE else 6
        return cls(Strain.S, tricks, honours=honours, chicane=chicane, laid_down=True)

    @classmethod
    def deal_laid_down(cls, namer: Seat, deal: Deal, we: Side = Side.NS) -> WhistHand:
        """Return a spade hand laid down, honours and chicane by the lie of the cards (BW-11)."""
        chicane = _chicane(deal, Strain.S, we)
        return cls.spades_laid_down(Column.of(namer.side, we), found(deal, Strain.S, we), chicane)


def _chicane(deal: Deal, strain: Strain, we: Side) -> tuple[Column, ...]:
    trump = strain.suit
    if trump is None:
        return ()
    return tuple(Column.of(seat.side, we) for seat in Seat if deal[seat].length(trump) == 0)


def odd_tricks(hand: WhistHand, column: Column, options: BridgeWhistOptions) -> int:
    """Return the side's tricks above six; penalty tricks count only where so agreed (BW-AMB-03).

    :raises RuleError: if penalty tricks are entered that are never counted
    """
    if any(hand.penalty) and options.penalty_tricks == "never":
        raise RuleError("penalty-tricks", rule="BW-AMB-03")
    moved = hand.penalty_of(column) - hand.penalty_of(column.other)
    return max(0, min(13, hand.tricks_of(column) + moved) - 6)


def may_be_laid_down(strain: Strain, multiplier: int, standing: tuple[int, int]) -> bool:
    """Tell whether a hand need not be played: undoubled spades, neither side at 20 (BW-11)."""
    return strain is Strain.S and multiplier == 1 and max(standing) < LAY_DOWN_LIMIT


def honour_units(hand: WhistHand, options: BridgeWhistOptions) -> int:
    """Return the units of the side that has the honours, after chicane; 0 at no trump (BW-8)."""
    claim = hand.honours
    if claim is None or claim.holding.is_of_aces:
        return 0
    own, opposing = (_voids(hand, column, options) for column in (claim.column, claim.column.other))
    return net_units(UNITS[claim.holding], own, opposing)


def _voids(hand: WhistHand, column: Column, options: BridgeWhistOptions) -> int:
    """Count the side's hands without trumps, as BW-AMB-08 and BW-AMB-09 are read."""
    if hand.laid_down and not options.chicane_when_laid_down:
        return 0
    count = hand.chicane.count(column)
    return min(count, 1) if options.several_chicanes == "one-a-side" else count


def honour_points(hand: WhistHand, options: BridgeWhistOptions) -> int:
    """Return the points for honours of the side that has them; doubling does not touch them."""
    if hand.honours is None:
        return 0
    holding = hand.honours.holding
    if holding is Holding.ACES_THREE_ONE_HAND:
        return options.three_aces_in_one_hand
    if holding.is_of_aces:
        return ACE_POINTS[holding]
    return honour_units(hand, options) * TRICK_VALUES[hand.strain]

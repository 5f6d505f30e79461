"""Deals that fit a condition, drawn many at once.

The rarest hand that could be counted is drawn by its number; it can be completed in equally many
ways whichever it is. The others are drawn from the cards that are left, and deals are dropped as
soon as what is known of them does not fit. So all deals that fit are equally likely.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import comb

import numpy as np

from sansatout.chance.bits import HandColumns, spread
from sansatout.chance.counted import ALL_CARDS, Counted
from sansatout.chance.numbering import subsets
from sansatout.chance.plan import Plan
from sansatout.chance.words import Words
from sansatout.conditions.terms import Array, Term
from sansatout.seats import Seat, Side

__all__ = ["FittingDeals"]


class _Dealt:
    """Deals in the making: some seats have their cards."""

    def __init__(self, count: int) -> None:
        self.places = np.arange(count)
        self.hands: dict[Seat, Array] = {}

    def keep(self, fit: Array) -> None:
        """Drop the deals that do not fit."""
        kept = np.flatnonzero(fit)
        self.places = self.places[kept]
        self.hands = {seat: hands[kept] for seat, hands in self.hands.items()}

    def left(self) -> Array:
        """Return the cards that nobody has."""
        left = np.full(len(self.places), ALL_CARDS, dtype=np.uint64)
        for hands in self.hands.values():
            left &= ~hands
        return left


_Deal = Callable[[Words, _Dealt], None]
"""Give cards to seats, drop deals that are none."""
_Deals = tuple[tuple[Seat, ...], _Deal]


@dataclass(frozen=True, slots=True)
class _Step:
    """Seats that are given their cards, and what can be asked from then on."""

    deal: _Deal
    terms: tuple[Term, ...]


class FittingDeals:
    """How deals that fit a condition are drawn.

    :raises InputError: if counting shows that no deal fits
    """

    def __init__(self, condition: Term) -> None:
        self._plan = plan = Plan(condition)
        counted = plan.seats
        order = sorted(Seat, key=lambda seat: counted[seat].share if seat in counted else 1.0)
        by_number: list[Counted] = []
        deals: list[_Deals] = []
        rarest = min((hands.share for hands in counted.values()), default=1.0)
        if plan.side is not None and plan.side.share < rarest:
            by_number.append(plan.side)
            deals.append((Side.NS.seats, self._partners(plan.side)))
            order = [seat for seat in order if seat.side is Side.EW]
        for seat in order:
            hands = counted.get(seat)
            if hands is not None and hands.numbering.total < self._chosen_from(deals, seat):
                by_number.append(hands)
                deals.append(((seat,), self._numbered(seat, hands)))
            else:
                deals.append(((seat,), self._chosen(seat, self._free(deals))))
        self._steps = _with_terms(deals, plan.left(by_number))

    def draw(self, words: Words, count: int) -> tuple[Array, list[Array]]:
        """Draw so many deals: return which of them fit, and their hands, North's first."""
        dealt = _Dealt(count)
        for step in self._steps:
            step.deal(words, dealt)
            for term in step.terms:
                if len(dealt.places):
                    fit = term.column(HandColumns(dealt.hands))
                    dealt.keep(np.broadcast_to(fit, dealt.places.shape))
        return dealt.places, [dealt.hands[seat] for seat in Seat]

    def _free(self, deals: list[_Deals]) -> int:
        """Return how many cards are left that no seat has for certain."""
        done = [seat for seats, _ in deals for seat in seats]
        fixed = self._plan.fixed
        return sum(13 - fixed[seat].bit_count() for seat in Seat if seat not in done)

    def _chosen_from(self, deals: list[_Deals], seat: Seat) -> int:
        """Return how many hands of the seat the cards left allow."""
        return comb(self._free(deals), 13 - self._plan.fixed[seat].bit_count())

    def _numbered(self, seat: Seat, counted: Counted) -> _Deal:
        """Draw a counted hand; where others were dealt before, drop deals in which cards clash.

        Where fewer hands fit than the cards left allow, fewer are dropped so than otherwise.
        """

        def deal(words: Words, dealt: _Dealt) -> None:
            numbers = words.below(counted.numbering.total, len(dealt.places))
            hands = counted.numbering.cards(numbers)
            apart = hands & ~dealt.left() == 0
            dealt.hands[seat] = hands
            dealt.keep(apart)

        return deal

    def _chosen(self, seat: Seat, free: int) -> _Deal:
        """Draw a hand from the cards left."""
        own = np.uint64(self._plan.fixed[seat])
        kept = np.uint64(sum(self._plan.fixed.values()))
        numbering = subsets(free, 13 - int(own).bit_count())

        def deal(words: Words, dealt: _Dealt) -> None:
            patterns = numbering.cards(words.below(numbering.total, len(dealt.places)))
            dealt.hands[seat] = spread(patterns, dealt.left() & ~kept) | own

        return deal

    def _partners(self, counted: Counted) -> _Deal:
        """Draw what North and South have together, and share it out."""
        north, south = Side.NS.seats
        own, other = (np.uint64(self._plan.fixed[seat]) for seat in (north, south))
        free = 26 - int(own | other).bit_count()
        numbering = subsets(free, 13 - int(own).bit_count())

        def deal(words: Words, dealt: _Dealt) -> None:
            count = len(dealt.places)
            both = counted.numbering.cards(words.below(counted.numbering.total, count))
            patterns = numbering.cards(words.below(numbering.total, count))
            dealt.hands[north] = spread(patterns, both & ~(own | other)) | own
            dealt.hands[south] = both & ~dealt.hands[north]

        return deal


def _with_terms(deals: list[_Deals], left: list[Term]) -> list[_Step]:
    """Give each step the terms that can be asked once it is done."""
    steps, known = [], set[Seat]()
    for seats, deal in deals:
        known.update(seats)
        steps.append(_Step(deal, tuple(term for term in left if term.seats <= known)))
        left = [term for term in left if not term.seats <= known]
    assert not left, "in the end all seats are known"
    return steps

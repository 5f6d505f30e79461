"""Deals drawn at random: all alike, or those that fit a condition."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from sansatout.cards import Hand
from sansatout.deal import Deal
from sansatout.errors import InputError

__all__ = ["TRIES", "random_deals"]

TRIES: Final = 1_000_000
"""How many deals are drawn for one that fits, unless told otherwise."""
_FEWEST: Final = 64
_MOST: Final = 8192
"""So many deals are drawn at once: few at first, then twice as many each time."""


def random_deals(
    count: int, *, where: str | None = None, random: Random | None = None, tries: int = TRIES
) -> Iterator[Deal]:
    """Yield so many deals that fit the condition, each found within so many tries.

    All deals that fit are equally likely. Hands that the condition tells enough of are dealt
    directly; only what it says beyond that is tried. More of the generator is used than the deals
    that are asked for need.

    >>> from sansatout.seats import Seat
    >>> strong = random_deals(3, where="hcp(S) >= 20", random=Random(1))
    >>> [deal[Seat.S].points for deal in strong]
    [20, 21, 21]

    :raises NotationError: if the condition is none
    :raises InputError: if no deal fits, or one is not found
    """
    if where is not None:
        yield from _fitting(count, where, random, tries)
        return
    for _ in range(count):
        yield Deal.random(random)


def _fitting(count: int, where: str, random: Random | None, tries: int) -> Iterator[Deal]:
    # Only conditions need numpy, which takes longer to load than a deal to draw.
    from sansatout.chance.drawing import FittingDeals
    from sansatout.chance.words import Words
    from sansatout.conditions import condition_term

    drawing, words = FittingDeals(condition_term(where)), Words(random)
    found, last, drawn = 0, -1, _FEWEST
    while found < count:
        places, hands = drawing.draw(words, drawn)
        for place, *bits in zip(places.tolist(), *(each.tolist() for each in hands), strict=True):
            if place - last > tries:
                break
            n, e, s, w = map(Hand.from_bits, bits)
            yield Deal((n, e, s, w))
            found, last = found + 1, place
            if found == count:
                return
        if drawn - 1 - last >= tries:
            raise InputError("cli-no-deal-found", tries=tries, found=found, count=count)
        last, drawn = last - drawn, min(2 * drawn, _MOST)

"""Deals drawn at random: all alike, or those that fit a condition."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from sansatout.conditions import parse_condition
from sansatout.deal import Deal
from sansatout.errors import InputError

__all__ = ["TRIES", "random_deals"]

TRIES: Final = 1_000_000
"""How many deals are drawn for one that fits, unless told otherwise."""


def random_deals(
    count: int, *, where: str | None = None, random: Random | None = None, tries: int = TRIES
) -> Iterator[Deal]:
    """Yield so many deals that fit the condition, each found within so many tries.

    >>> from sansatout.seats import Seat
    >>> strong = random_deals(3, where="hcp(S) >= 20", random=Random(1))
    >>> [deal[Seat.S].points for deal in strong]
    [21, 23, 20]

    :raises NotationError: if the condition is none
    :raises InputError: if a deal is not found
    """
    condition = None if where is None else parse_condition(where)
    for found in range(count):
        for _ in range(tries):
            deal = Deal.random(random)
            if condition is None or condition(deal):
                yield deal
                break
        else:
            raise InputError("cli-no-deal-found", tries=tries, found=found, count=count)

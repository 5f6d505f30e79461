"""What the cards already played say of a layout: restricted choice.

Who plays one of several equal honours had a choice; who holds no other had none. A layout in which
the choice was free therefore weighs less, by the number of cards there were to choose from. Small
cards are left out: players follow with the lowest as a habit, not by lot.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from sansatout.cards import Card
from sansatout.robots.play.layouts import Layout
from sansatout.robots.play.seen import Seen
from sansatout.seats import Seat

__all__ = ["weighed"]

_LEAST: Final = 8
"""The lowest rank that counts: the ten."""


def weighed(seen: Seen, layouts: Sequence[Layout]) -> list[Layout]:
    """Return the layouts with their weights changed by restricted choice."""
    hidden = set(seen.hidden())
    plays = [(seat, card, gone) for seat, card, gone in _honours_played(seen) if seat in hidden]
    if not plays:
        return list(layouts)
    own = {seat: seen.played(seat) for seat in hidden}
    return [_one(layout, plays, own) for layout in layouts]


def _one(layout: Layout, plays: Sequence[tuple[Seat, Card, int]], own: dict[Seat, int]) -> Layout:
    weight = layout.weight
    for seat, card, gone in plays:
        held = (layout.hands[seat] | own[seat]) & ~gone
        weight /= _equals(card, held, gone)
    return replace(layout, weight=weight)


def _honours_played(seen: Seen) -> list[tuple[Seat, Card, int]]:
    """Return each honour played with the cards gone before its trick."""
    found, gone = [], 0
    for trick in seen.tricks:
        for seat, card in zip(trick.seats, trick.cards, strict=False):
            if card.rank.value >= _LEAST and card.suit is trick.led:
                found.append((seat, card, gone))
        for card in trick.cards:
            gone |= card.bit
    return found


def _equals(card: Card, held: int, gone: int) -> int:
    """Return how many honours of the hand were as good as this one."""
    shift = 13 * card.suit.value
    mine, out = held >> shift & 8191, gone >> shift & 8191
    count = 1
    for step in (1, -1):
        rank = card.rank.value + step
        while _LEAST <= rank <= 12 and (mine | out) >> rank & 1:
            count += mine >> rank & 1
            rank += step
    return count

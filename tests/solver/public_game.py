"""Sure lines by trying everything: every card, every set of layouts, no cards taken for alike."""

from __future__ import annotations

from functools import cache

from sansatout.cards import PACK, Card, Strain
from sansatout.tricks import winning_place

__all__ = ["by_trying"]

_SUITS = [0x1FFF << (13 * suit) for suit in range(4)]


def _cards(bits: int) -> list[Card]:
    return [card for card in PACK if bits & card.bit]


def by_trying(
    own: tuple[int, int], layouts: frozenset[int], hidden: int, strain: Strain, need: int
) -> dict[Card, bool]:
    """Tell after which cards of North, who leads, North and South can be sure of so many tricks.

    :param layouts: what East may hold
    """

    @cache
    def sure(
        own: tuple[int, int], layouts: frozenset[int], hidden: int, leader: int,
        trick: tuple[Card, ...], need: int,
    ) -> bool:  # fmt: skip
        if len(trick) == 4:
            winner = (leader + winning_place(trick, strain)) % 4
            return sure(own, layouts, hidden, winner, (), need - (winner % 2 == 0))
        if not trick and (need <= 0 or not own[0]):
            return need <= 0
        seat = (leader + len(trick)) % 4
        led = _SUITS[trick[0].suit.value] if trick else 0
        if seat % 2 == 0:
            held = own[seat // 2]
            return any(
                sure(_without(own, card), layouts, hidden, leader, (*trick, card), need)
                for card in _cards(held & led or held)
            )
        for card in _cards(hidden):
            kept = set()
            for layout in layouts:
                held = layout if seat == 1 else hidden & ~layout
                if held & card.bit and (card.bit & led or not held & led):
                    kept.add(layout & ~card.bit)
            rest = hidden & ~card.bit
            if kept and not sure(own, frozenset(kept), rest, leader, (*trick, card), need):
                return False
        return True

    return {
        card: sure(_without(own, card), layouts, hidden, 0, (card,), need)
        for card in _cards(own[0])
    }


def _without(own: tuple[int, int], card: Card) -> tuple[int, int]:
    return own[0] & ~card.bit, own[1] & ~card.bit

"""Positions of any game as the solver takes them."""

from __future__ import annotations

from sansatout.cards import Hand
from sansatout.seats import Seat
from sansatout.solver import Position
from sansatout.variants.cardplay import CardPlay

__all__ = ["position"]


def position(play: CardPlay) -> Position:
    """Return the play as the solver sees it: the hands in their order, whatever their seats.

    With three players the hands do not always play clockwise; the solver only needs the order.
    """
    first, second, third, fourth = (Hand.from_bits(play.hands[seat]) for seat in play.order)
    leader = Seat(play.order.index(play.leader))
    return Position((first, second, third, fourth), play.strain, leader, play.cards)

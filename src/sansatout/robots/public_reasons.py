"""Why somebody played a card, as far as everybody at the table can tell: no hand is looked at."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sansatout.cards import Card, Hand
from sansatout.robots.message import Message, message
from sansatout.seats import Seat
from sansatout.tricks import Trick, winning_place
from sansatout.variants.deal_state import Bargain

__all__ = ["public_reason"]

_LAST: Final = 3
"""The place of the last hand to play to a trick."""


def public_reason(bargain: Bargain, tricks: Sequence[Trick], place: int) -> Message:
    """Return what can be said of a card in the last of these tricks without its player's hand.

    :param place: which card of that trick, from nought
    """
    *before, trick = tricks
    seat, card = trick.seats[place], trick.cards[place]
    if place == 0:
        return _led(bargain, before, seat, card)
    return _followed(bargain, Trick(trick.seats, trick.cards[:place]), seat, card)


def _declares(bargain: Bargain, seat: Seat) -> bool:
    return seat in (bargain.declarer, bargain.dummy)


def _led(bargain: Bargain, before: Sequence[Trick], seat: Seat, card: Card) -> Message:
    trump, declares = bargain.strain.suit, _declares(bargain, seat)
    if not before:
        return message("why-opening", suit=card.suit.symbol)
    if declares and card.suit is trump:
        return message("play-draw-trumps")
    if card.suit is not trump and _is_best_left(before, card):
        return message("play-cash")
    ours = (one for one in before if _declares(bargain, one.leader) is declares)
    if any(one.led is card.suit for one in ours):
        return message("why-goes-on", suit=card.suit.symbol)
    return message("why-new-suit", suit=card.suit.symbol)


def _is_best_left(before: Sequence[Trick], card: Card) -> bool:
    gone = Hand(one for trick in before for one in trick.cards).holding(card.suit)
    above = 8191 >> (card.rank.value + 1)
    return gone >> (card.rank.value + 1) == above


def _followed(bargain: Bargain, trick: Trick, seat: Seat, card: Card) -> Message:
    strain, led = bargain.strain, trick.led
    assert led is not None, "somebody has led"
    beats = winning_place((*trick.cards, card), strain) == len(trick.cards)
    if card.suit is not led:
        if beats:
            return message("why-ruffs", led=led.symbol)
        return message("why-throws", led=led.symbol, suit=card.suit.symbol)
    place = len(trick.cards)
    if beats:
        return message(_beaten(trick.cards[0], card, place))
    if _declares(bargain, trick.winner(strain)) is _declares(bargain, seat):
        return message("why-partner-wins")
    low = place == 1 and not card.rank.is_honour
    return message("play-second-low" if low else "why-not-beaten")


def _beaten(led: Card, card: Card, place: int) -> str:
    if place == _LAST:
        return "play-win-cheaply"
    if place == 1:
        return "play-cover" if led.rank.is_honour and card.rank.is_honour else "why-goes-high"
    return "play-third-high"

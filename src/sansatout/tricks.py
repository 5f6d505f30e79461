"""Following suit, and who wins a trick."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from sansatout.cards import Card, Hand, Strain, Suit
from sansatout.errors import IllegalPlayError
from sansatout.seats import Seat

__all__ = ["Trick", "check_follows", "following", "playable", "winning_place"]

_SUIT_BITS: Final = tuple(((1 << 13) - 1) << (13 * suit) for suit in range(4))


def playable(held: int, led: Suit | None) -> int:
    """Return the cards that may be played, as bits: the suit led if held, otherwise all."""
    return held if led is None else held & _SUIT_BITS[led._value_] or held


def following(hand: Hand, led: Suit | None) -> Hand:
    """Return the cards that may be played: the suit led if held, otherwise all.

    Nobody is bound to beat a card (PB-5.4).
    """
    return Hand.from_bits(playable(hand.bits, led))


def check_follows(hand: Hand, card: Card, led: Suit | None, *, seat: Seat, rule: str) -> None:
    """Refuse a card that is not in the hand, or that does not follow suit although it could.

    :raises IllegalPlayError: citing the rule
    """
    if not hand.bits & card.bit:
        raise IllegalPlayError("card-not-held", card=card, seat=seat)
    legal = following(hand, led)
    if card not in legal:
        expected = " ".join(map(str, legal))
        raise IllegalPlayError("must-follow", rule=rule, card=card, seat=seat, expected=expected)


def winning_place(cards: Sequence[Card], strain: Strain) -> int:
    """Return the place (0 = the lead) of the best card: the highest trump, else of the suit led.

    PB-4.10, HU-4.5, H12.
    """
    trump = strain._value_
    best, best_place = cards[0], 0
    for place in range(1, len(cards)):
        card = cards[place]
        if card.suit is best.suit:
            if card.index > best.index:
                best, best_place = card, place
        elif card.suit._value_ == trump:
            best, best_place = card, place
    return best_place


class Trick(Struct, frozen=True):
    """Up to four cards in the order played; ``seats`` are the hands they came from.

    With four players the seats run clockwise from the leader; a variant may have another order.
    """

    seats: tuple[Seat, ...]
    cards: tuple[Card, ...] = ()

    @property
    def leader(self) -> Seat:
        """The hand that leads."""
        return self.seats[0]

    @property
    def led(self) -> Suit | None:
        """The suit led; ``None`` before the lead."""
        return self.cards[0].suit if self.cards else None

    @property
    def is_complete(self) -> bool:
        """Whether every hand has played to it."""
        return len(self.cards) == len(self.seats)

    @property
    def turn(self) -> Seat | None:
        """The hand that plays next; ``None`` when the trick is complete."""
        return None if self.is_complete else self.seats[len(self.cards)]

    def after(self, card: Card) -> Trick:
        """Return the trick with one more card."""
        return Trick(self.seats, (*self.cards, card))

    def winner(self, strain: Strain) -> Seat:
        """Return the hand whose card is best so far."""
        return self.seats[winning_place(self.cards, strain)]

"""Following suit, and who wins a trick."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from sansatout.cards import Card, Hand, Strain, Suit
from sansatout.errors import IllegalPlayError
from sansatout.seats import Seat

__all__ = ["Trick", "check_follows", "following", "winning_place"]

_SUIT_BITS: Final = tuple(((1 << 13) - 1) << (13 * suit) for suit in range(4))


def following(hand: Hand, led: Suit | None) -> Hand:
    """Return the cards that may be played: the suit led if held, otherwise all.

    Nobody is bound to beat a card (PB-5.4).
    """
    if led is None:
        return hand
    same = hand.bits & _SUIT_BITS[led.value]
    return Hand.from_bits(same) if same else hand


def check_follows(hand: Hand, card: Card, led: Suit | None, *, seat: Seat, rule: str) -> None:
    """Refuse a card that is not in the hand, or that does not follow suit although it could.

    :raises IllegalPlayError: citing the rule
    """
    if not hand.bits & card.bit:
        raise IllegalPlayError("card-not-held", card=card, seat=seat)
    if led is None or card.suit is led:
        return
    same = hand.suit(led)
    if same:
        expected = " ".join(map(str, same))
        raise IllegalPlayError("must-follow", rule=rule, card=card, seat=seat, expected=expected)


def winning_place(cards: Sequence[Card], strain: Strain) -> int:
    """Return the place (0 = the lead) of the best card: the highest trump, else of the suit led.

    PB-4.10, HU-4.5, H12.
    """
    trump = strain.value
    best, best_place = cards[0], 0
    for place in range(1, len(cards)):
        card = cards[place]
        if card.suit is best.suit:
            if card.index > best.index:
                best, best_place = card, place
        elif card.suit.value == trump:
            best, best_place = card, place
    return best_place


@dataclass(frozen=True, slots=True)
class Trick:
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

"""Positions in the play: what the solver is asked about."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from sansatout.cards import Card, Hand, Strain
from sansatout.deal import Deal, Hands
from sansatout.errors import IllegalPlayError, InputError
from sansatout.seats import Seat
from sansatout.solver import _core
from sansatout.tricks import following, winning_place

__all__ = ["Position", "flaw_error"]

# The order of the flaws in native/engine.hpp.
_TWICE, _TOO_MANY, _UNEVEN, _EMPTY, _TRICK_SIZE, _REVOKE = 4, 5, 6, 7, 8, 10
_SEATS: Final = tuple(Seat)


@dataclass(frozen=True, slots=True)
class Position:
    """The cards still held, the strain, and the trick under way with the seat that led to it.

    >>> ace, king = Hand.parse("A..."), Hand.parse("K...")
    >>> position = Position((ace, king, Hand.parse("..2."), Hand.parse("..3.")), Strain.NT, Seat.W)
    >>> str(position.turn), position.tricks_left
    ('W', 1)

    :raises InputError: for cards that are there twice, uneven hands, an impossible trick
    """

    hands: Hands
    strain: Strain
    leader: Seat
    trick: tuple[Card, ...] = ()

    def __post_init__(self) -> None:
        flaw = _core.check(*self.numbers())
        if flaw:
            raise flaw_error(self.hands, self.leader, self.trick, flaw)

    @classmethod
    def of_deal(cls, deal: Deal, strain: Strain, leader: Seat) -> Position:
        """Return the position before the opening lead."""
        return cls(deal.hands, strain, leader)

    def numbers(self) -> tuple[tuple[int, int, int, int], int, int, tuple[int, ...]]:
        """Return hands, strain, leader and trick as the compiled core takes them."""
        n, e, s, w = self.hands
        trick = tuple([card.index for card in self.trick]) if self.trick else ()
        return (n.bits, e.bits, s.bits, w.bits), self.strain.value, self.leader.value, trick

    @property
    def turn(self) -> Seat:
        """The seat to play."""
        return self.leader.after(len(self.trick))

    @property
    def tricks_left(self) -> int:
        """The tricks still to be won, the one under way included."""
        return len(self.hands[self.turn])

    @property
    def legal(self) -> Hand:
        """The cards that may be played now."""
        return following(self.hands[self.turn], self.trick[0].suit if self.trick else None)

    def after(self, card: Card) -> Position | None:
        """Return the position after the card; ``None`` when it was the last one.

        :raises IllegalPlayError: if the hand to play does not hold it or must follow suit
        """
        seat = self.turn
        if card not in self.hands[seat]:
            raise IllegalPlayError("card-not-held", card=card, seat=seat)
        if card not in self.legal:
            expected = " ".join(map(str, self.legal))
            raise IllegalPlayError("must-follow", card=card, seat=seat, expected=expected)
        hands = list(self.hands)
        hands[seat] = hands[seat].without(card)
        n, e, s, w = hands
        trick, leader = (*self.trick, card), self.leader
        if len(trick) == 4:
            leader = leader.after(winning_place(trick, self.strain))
            trick = ()
        if not trick and not hands[leader]:
            return None
        return Position((n, e, s, w), self.strain, leader, trick)


def flaw_error(hands: Hands, leader: Seat, trick: tuple[Card, ...], flaw: int) -> InputError:
    """Return the error that tells what is wrong with a position."""
    if flaw == _TRICK_SIZE:
        return InputError("position-trick-size", count=len(trick))
    if flaw == _TOO_MANY:
        seat = next(s for s in Seat if len(hands[s]) > 13)
        return InputError("position-too-many", seat=seat, count=len(hands[seat]))
    if flaw == _EMPTY:
        return InputError("position-empty")
    if flaw == _TWICE:
        cards = sorted([card for hand in hands for card in hand] + list(trick))
        twice = next(a for a, b in pairwise(cards) if a is b)
        return InputError("position-twice", card=twice)
    if flaw == _REVOKE:
        return _revoke(hands, leader, trick)
    return InputError("position-uneven", counts=", ".join(str(len(hand)) for hand in hands))


def _revoke(hands: Hands, leader: Seat, trick: tuple[Card, ...]) -> InputError:
    led = trick[0].suit
    for place, card in enumerate(trick):
        seat = leader.after(place)
        held = hands[seat].suit(led)
        if card.suit is not led and held:
            return InputError(
                "position-revoke", seat=seat, card=card, held=" ".join(map(str, held))
            )
    raise AssertionError("a revoke has a card that shows it")

"""Drawing for seats and dealer, by each booklet's own order of cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum

from sansatout.cards import Card, Rank, Suit
from sansatout.errors import InputError
from sansatout.seats import Seat

__all__ = ["Chooses", "DrawRule", "tied"]


class Chooses(Enum):
    """Who picks a seat after the draw."""

    NOBODY = "nobody"
    DEALER = "dealer"
    DEALER_AND_THIRD = "dealer and third"


@dataclass(frozen=True, slots=True)
class DrawRule:
    """How a booklet reads the cards drawn for seats.

    The players are ordered from the one who deals first: the first two are partners, the next two
    their opponents.
    """

    rule: str
    dealer_is_highest: bool
    ace_is_high: bool
    suits: tuple[Suit, Suit, Suit, Suit]
    """From the lowest to the highest, to part equal ranks."""
    chooses: Chooses = Chooses.NOBODY
    closed_edge: int = 0
    """How many cards at either end of the spread may not be drawn (L-DRAW-3)."""

    def height(self, card: Card) -> tuple[int, int]:
        """Return the card's height in the draw, rank before suit."""
        low_ace = card.rank is Rank.ACE and not self.ace_is_high
        return (-1 if low_ace else card.rank.value, self.suits.index(card.suit))

    def order(self, drawn: Mapping[str, Card]) -> tuple[str, ...]:
        """Return the players from the first dealer on.

        :raises InputError: if two players drew the same card
        """
        if len(set(drawn.values())) != len(drawn):
            raise InputError("drawn-twice")
        low_to_high = sorted(drawn, key=lambda player: self.height(drawn[player]))
        return tuple(reversed(low_to_high)) if self.dealer_is_highest else tuple(low_to_high)

    def seats(
        self, order: Sequence[str], dealer: Seat, third: Seat | None = None
    ) -> dict[Seat, str]:
        """Seat the first four of the order: dealer, partner opposite, the third as chosen or left.

        :raises InputError: if the third player chose a seat of the first pair
        """
        left = dealer.lho if third is None else third
        if left.side is dealer.side:
            raise InputError("seat-of-other-pair", seat=left)
        places = (dealer, dealer.partner, left, left.partner)
        return dict(zip(places, order[:4], strict=True))


def tied(drawn: Mapping[str, Card]) -> frozenset[str]:
    """Return the players whose rank somebody else drew too."""
    ranks = [card.rank for card in drawn.values()]
    return frozenset(player for player, card in drawn.items() if ranks.count(card.rank) > 1)

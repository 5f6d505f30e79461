"""Packs, deals, and how one becomes the other.

Every deal has a number from 0 to :data:`DEALS` - 1; a number drawn uniformly is a
deal drawn uniformly.
"""

from __future__ import annotations

import secrets
from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass
from math import comb
from random import Random
from typing import Final

from sansatout.cards import PACK, Card, Hand
from sansatout.errors import InputError, NotationError
from sansatout.seats import Seat

__all__ = ["DEALS", "Deal", "Hands", "Pack"]

_SOUTHS: Final = comb(26, 13)
_EASTS: Final = comb(39, 13)
DEALS: Final = comb(52, 13) * _EASTS * _SOUTHS
"""The number of different deals, 53,644,737,765,488,792,839,237,440,000."""

_COUNTS: Final = tuple([comb(cards, size) for cards in range(52)] for size in range(14))
"""How many hands of a size there are in so many cards."""
_FULL: Final = (1 << 52) - 1

Hands = tuple[Hand, Hand, Hand, Hand]
"""Four hands, North first; those of a :class:`Deal` have thirteen cards each."""


@dataclass(frozen=True, slots=True)
class Deal:
    """Four hands of thirteen cards, North first.

    >>> deal = Deal.unrank(0)
    >>> deal[Seat.W].points
    10
    >>> Deal.parse(str(deal)) == deal
    True
    """

    hands: Hands

    def __post_init__(self) -> None:
        for seat, hand in zip(Seat, self.hands, strict=True):
            if len(hand) != 13:
                raise InputError("hand-size", seat=seat, count=len(hand), expected=13)
        if (
            self.hands[0].bits | self.hands[1].bits | self.hands[2].bits | self.hands[3].bits
            != _FULL
        ):
            raise self._twice()

    def _twice(self) -> InputError:
        first: dict[Card, Seat] = {}
        for seat, hand in zip(Seat, self.hands, strict=True):
            for card in hand:
                if card in first:
                    return InputError("card-dealt-twice", card=card, first=first[card], second=seat)
                first[card] = seat
        raise AssertionError("52 different cards in four hands are a deal")

    def __getitem__(self, seat: Seat) -> Hand:
        return self.hands[seat]

    def __iter__(self) -> Iterator[Hand]:
        return iter(self.hands)

    def __str__(self) -> str:
        return self.text(Seat.N)

    def __repr__(self) -> str:
        return f"Deal.parse({str(self)!r})"

    def text(self, first: Seat) -> str:
        """Return PBN's form, the hands clockwise from the seat given."""
        return f"{first}:" + " ".join(str(self.hands[seat]) for seat in first.round())

    def owner(self, card: Card) -> Seat:
        """Return the seat that was dealt the card."""
        return next(seat for seat in Seat if card in self.hands[seat])

    def rotated(self, turns: int) -> Deal:
        """Return the deal with every hand moved so many seats clockwise."""
        n, e, s, w = (self.hands[(i - turns) & 3] for i in range(4))
        return Deal((n, e, s, w))

    @classmethod
    def parse(cls, text: str) -> Deal:
        """Read PBN's form, like ``N:AK5.KJT64.74.763 …`` (any seat may come first)."""
        first, colon, rest = text.partition(":")
        texts = rest.split(" ")
        if not colon or len(texts) != 4:
            raise NotationError("not-a-deal", text=text)
        hands = [Hand()] * 4
        for seat, hand in zip(Seat.parse(first).round(), texts, strict=True):
            hands[seat] = Hand.parse(hand)
        n, e, s, w = hands
        return cls((n, e, s, w))

    @classmethod
    def unrank(cls, number: int) -> Deal:
        """Return the deal with the number, from 0 to ``DEALS - 1``."""
        if not 0 <= number < DEALS:
            raise InputError("deal-number", number=str(number))
        rest, south = divmod(number, _SOUTHS)
        north, east = divmod(rest, _EASTS)
        left: list[int] = list(range(52))
        hands = [_take(left, place) for place in (north, east, south)]
        n, e, s = hands
        return cls((n, e, s, Hand(PACK[i] for i in left)))

    def rank(self) -> int:
        """Return the number of the deal, the inverse of :meth:`unrank`."""
        left = list(range(52))
        north, east, south = (_place(left, self.hands[seat]) for seat in (Seat.N, Seat.E, Seat.S))
        return (north * _EASTS + east) * _SOUTHS + south

    @classmethod
    def random(cls, random: Random | None = None) -> Deal:
        """Draw one of all deals uniformly: from a cryptographic generator unless one is given."""
        return cls.unrank(random.randrange(DEALS) if random else secrets.randbelow(DEALS))

    def diagram(self) -> str:
        """Return the deal as a text diagram, North on top."""
        from sansatout.draw.text import deal_text

        return deal_text(self)

    def _repr_svg_(self) -> str:
        from sansatout.draw.svg import deal_svg

        return deal_svg(self)


def _take(left: list[int], place: int) -> Hand:
    """Take from the cards left the thirteen of this place in colexicographic order."""
    bits, top = 0, len(left)
    for size in range(13, 0, -1):
        counts = _COUNTS[size]
        top = bisect_right(counts, place, 0, top) - 1
        place -= counts[top]
        bits |= 1 << left.pop(top)
    return Hand.from_bits(bits)


def _place(left: list[int], hand: Hand) -> int:
    """Return the place :func:`_take` would need, and take the hand from the cards left."""
    positions = [i for i, index in enumerate(left) if PACK[index] in hand]
    for position in reversed(positions):
        del left[position]
    return sum(comb(position, size) for size, position in enumerate(positions, start=1))


@dataclass(frozen=True, slots=True)
class Pack:
    """The 52 cards in some order, the top card first."""

    cards: tuple[Card, ...] = PACK

    def __post_init__(self) -> None:
        if len(self.cards) != 52 or len(set(self.cards)) != 52:
            raise InputError("not-a-pack", count=len(self.cards), different=len(set(self.cards)))

    def __str__(self) -> str:
        return " ".join(map(str, self.cards))

    @classmethod
    def parse(cls, text: str) -> Pack:
        """Read 52 cards separated by single spaces, the top card first."""
        return cls(tuple(Card.parse(card) for card in text.split(" ")))

    @classmethod
    def shuffled(cls, random: Random) -> Pack:
        """Return the pack in an order drawn from the generator."""
        cards = list(PACK)
        random.shuffle(cards)
        return cls(tuple(cards))

    @classmethod
    def of_deal(cls, deal: Deal, dealer: Seat) -> Pack:
        """Return a pack that gives the deal when this dealer deals it."""
        hands = [tuple(deal[seat]) for seat in dealer.lho.round()]
        return cls(tuple(hands[i % 4][i // 4] for i in range(52)))

    def cut(self, count: int) -> Pack:
        """Return the pack after so many cards were lifted and the rest put on them."""
        if not 1 <= count <= 51:
            raise InputError("cut-size", count=count)
        return Pack(self.cards[count:] + self.cards[:count])

    def deal(self, dealer: Seat) -> Deal:
        """Give the cards one by one, beginning on the dealer's left."""
        hands = [Hand()] * 4
        for turn, seat in enumerate(dealer.lho.round()):
            hands[seat] = Hand(self.cards[turn::4])
        n, e, s, w = hands
        return Deal((n, e, s, w))

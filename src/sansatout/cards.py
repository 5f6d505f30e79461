"""Suits, strains, ranks, cards and hands.

A card is one of 52 fixed objects, so that ``is`` and ``==`` agree and both are cheap. A hand is a
set of cards kept as 52 bits: bit ``13 * suit + rank`` with clubs and twos lowest.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Set
from enum import Enum
from typing import Final, TypeVar, final

from sansatout.errors import NotationError

__all__ = ["PACK", "Card", "Hand", "Rank", "Strain", "Suit"]

T = TypeVar("T")


class Suit(Enum):
    """A suit, in the order of contract bridge: clubs lowest (PB-2.4, HU-1.3, MB-2.2)."""

    C = 0
    D = 1
    H = 2
    S = 3

    def __index__(self) -> int:
        return self._value_

    def __str__(self) -> str:
        return self._name_

    @property
    def symbol(self) -> str:
        """The suit's sign, for people."""
        return "♣♦♥♠"[self._value_]

    @property
    def strain(self) -> Strain:
        """The strain that makes this suit trumps."""
        return _STRAINS[self._value_]

    @classmethod
    def parse(cls, text: str) -> Suit:
        """Read ``C``, ``D``, ``H`` or ``S``."""
        try:
            return cls[text]
        except KeyError:
            raise NotationError("not-a-suit", text=text) from None


class Strain(Enum):
    """What a bid or a naming makes of the play: a trump suit, or no trump."""

    C = 0
    D = 1
    H = 2
    S = 3
    NT = 4

    def __index__(self) -> int:
        return self._value_

    def __str__(self) -> str:
        return self._name_

    @property
    def symbol(self) -> str:
        """The suit's sign or ``NT``, for people."""
        return ("♣", "♦", "♥", "♠", "NT")[self._value_]

    @property
    def suit(self) -> Suit | None:
        """The trump suit; ``None`` at no trump."""
        return _SUITS[self._value_] if self._value_ < 4 else None

    @property
    def is_minor(self) -> bool:
        """Whether it is clubs or diamonds."""
        return self._value_ < 2

    @property
    def is_major(self) -> bool:
        """Whether it is hearts or spades."""
        return self._value_ in (2, 3)

    @classmethod
    def parse(cls, text: str) -> Strain:
        """Read ``C``, ``D``, ``H``, ``S`` or ``NT``."""
        try:
            return cls[text]
        except KeyError:
            raise NotationError("not-a-strain", text=text) from None


_SUITS: Final = tuple(Suit)
_STRAINS: Final = tuple(Strain)
_RANKS: Final = "23456789TJQKA"


class Rank(Enum):
    """A rank, from the two (0) to the ace (12); PB-2.2, HU-1.2, MB-2.1."""

    TWO = 0
    THREE = 1
    FOUR = 2
    FIVE = 3
    SIX = 4
    SEVEN = 5
    EIGHT = 6
    NINE = 7
    TEN = 8
    JACK = 9
    QUEEN = 10
    KING = 11
    ACE = 12

    def __index__(self) -> int:
        return self._value_

    def __str__(self) -> str:
        return _RANKS[self._value_]

    @property
    def points(self) -> int:
        """High-card points: 4, 3, 2 and 1 for ace, king, queen and jack (MB-2.3)."""
        return max(0, self._value_ - 8)

    @property
    def is_honour(self) -> bool:
        """Whether it is one of A K Q J T (PB-2.3)."""
        return self._value_ >= 8

    @classmethod
    def parse(cls, text: str) -> Rank:
        """Read one of ``2`` to ``9``, ``T``, ``J``, ``Q``, ``K``, ``A``."""
        if len(text) == 1 and text in _RANKS:
            return _RANK_MEMBERS[_RANKS.index(text)]
        raise NotationError("not-a-rank", text=text)


_RANK_MEMBERS: Final = tuple(Rank)


@final
class Card:
    """A playing card, one object for each of the 52.

    >>> Card.parse("SA") is Card(Suit.S, Rank.ACE)
    True
    """

    __slots__ = ("bit", "index", "rank", "suit", "text")

    suit: Suit
    rank: Rank
    index: int
    """Position in the pack order, 0 (two of clubs) to 51 (ace of spades)."""
    bit: int
    """The one-card mask ``1 << index``."""
    text: str

    def __new__(cls, suit: Suit, rank: Rank) -> Card:
        """Return the one card of this suit and rank."""
        return PACK[13 * suit._value_ + rank._value_]

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Card.parse({str(self)!r})"

    def __lt__(self, other: Card) -> bool:
        return self.index < other.index

    def __reduce__(self) -> tuple[object, ...]:
        return Card, (self.suit, self.rank)

    @classmethod
    def parse(cls, text: str) -> Card:
        """Read a suit and a rank, like ``SA`` or ``HT``."""
        try:
            return _BY_NAME[text]
        except KeyError:
            raise NotationError("not-a-card", text=text) from None


def _make_card(index: int) -> Card:
    card = object.__new__(Card)
    card.suit, card.rank = _SUITS[index // 13], _RANK_MEMBERS[index % 13]
    card.index, card.bit = index, 1 << index
    card.text = f"{card.suit}{card.rank}"
    return card


PACK: Final[tuple[Card, ...]] = tuple(_make_card(i) for i in range(52))
"""All cards, clubs first, each suit from the two up."""
_BY_NAME: Final = {str(card): card for card in PACK}
_SUIT_MASK: Final = (1 << 13) - 1
_ACES: Final = sum(1 << (13 * suit + 12) for suit in range(4))


@final
class Hand(Set[Card]):
    """A set of cards.

    >>> hand = Hand.parse("AK5.KJT64.74.763")
    >>> len(hand), hand.length(Suit.H), hand.points, Card.parse("HT") in hand
    (13, 5, 11, True)
    """

    __slots__ = ("bits",)

    bits: int

    def __init__(self, cards: Iterable[Card] = ()) -> None:
        bits = 0
        for card in cards:
            bits |= card.bit
        self.bits = bits

    @classmethod
    def from_bits(cls, bits: int) -> Hand:
        """Return the hand of a 52-bit mask."""
        hand = object.__new__(cls)
        hand.bits = bits
        return hand

    @classmethod
    def _from_iterable(cls, it: Iterable[Card]) -> Hand:  # type: ignore[override]
        return cls(it)

    def __contains__(self, card: object) -> bool:
        return isinstance(card, Card) and bool(self.bits & card.bit)

    def __iter__(self) -> Iterator[Card]:
        """Give the cards from the highest spade to the lowest club."""
        bits = self.bits
        while bits:
            index = bits.bit_length() - 1
            bits ^= 1 << index
            yield PACK[index]

    def __len__(self) -> int:
        return self.bits.bit_count()

    def __eq__(self, other: object) -> bool:
        return self.bits == other.bits if isinstance(other, Hand) else NotImplemented

    def __hash__(self) -> int:
        return hash(self.bits)

    def __and__(self, other: Set[object]) -> Hand:
        return Hand.from_bits(self.bits & _bits_of(other))

    def __or__(self, other: Set[Card]) -> Hand:  # type: ignore[override]
        return Hand.from_bits(self.bits | _bits_of(other))

    def __sub__(self, other: Set[object]) -> Hand:
        return Hand.from_bits(self.bits & ~_bits_of(other))

    def __str__(self) -> str:
        return ".".join(self.ranks(suit) for suit in reversed(_SUITS))

    def __repr__(self) -> str:
        return f"Hand.parse({str(self)!r})"

    def __reduce__(self) -> tuple[object, ...]:
        return Hand.from_bits, (self.bits,)

    def holding(self, suit: Suit) -> int:
        """Return the 13-bit mask of the ranks held in the suit, bit 0 for the two."""
        return (self.bits >> (13 * suit._value_)) & _SUIT_MASK

    def suit(self, suit: Suit) -> Hand:
        """Return the cards of one suit."""
        return Hand.from_bits(self.bits & (_SUIT_MASK << (13 * suit._value_)))

    def ranks(self, suit: Suit) -> str:
        """Return the ranks held in the suit from the highest, like ``KJT64``; empty for a void."""
        return _HOLDING_TEXT[self.holding(suit)]

    def length(self, suit: Suit) -> int:
        """Return the number of cards in the suit."""
        return self.holding(suit).bit_count()

    def lengths(self) -> tuple[int, int, int, int]:
        """Return the lengths of spades, hearts, diamonds and clubs."""
        s, h, d, c = (self.length(suit) for suit in reversed(_SUITS))
        return s, h, d, c

    @property
    def points(self) -> int:
        """High-card points, 4-3-2-1."""
        return sum(_HOLDING_POINTS[self.holding(suit)] for suit in _SUITS)

    def honours(self, suit: Suit) -> int:
        """Return how many of A K Q J T of the suit are held."""
        return (self.holding(suit) >> 8).bit_count()

    @property
    def aces(self) -> int:
        """The number of aces held."""
        return (self.bits & _ACES).bit_count()

    def with_card(self, card: Card) -> Hand:
        """Return the hand with one more card."""
        return Hand.from_bits(self.bits | card.bit)

    def without(self, card: Card) -> Hand:
        """Return the hand with the card gone."""
        return Hand.from_bits(self.bits & ~card.bit)

    @classmethod
    def parse(cls, text: str) -> Hand:
        """Read ``spades.hearts.diamonds.clubs``, ranks from high to low, a void left empty."""
        holdings = text.split(".")
        if len(holdings) != 4:
            raise NotationError("not-a-hand", text=text)
        bits = 0
        for suit, holding in zip(reversed(_SUITS), holdings, strict=True):
            bits |= _parse_holding(text, suit, holding) << (13 * suit._value_)
        return cls.from_bits(bits)

    def _repr_svg_(self) -> str:
        from sansatout.draw.svg import hand_svg

        return hand_svg(self)


def _bits_of(cards: Set[object]) -> int:
    if isinstance(cards, Hand):
        return cards.bits
    return Hand(card for card in cards if isinstance(card, Card)).bits


def _parse_holding(text: str, suit: Suit, holding: str) -> int:
    mask, lowest = 0, 13
    for letter in holding:
        rank = Rank.parse(letter).value
        if mask >> rank & 1:
            raise NotationError("card-twice-in-hand", text=text, card=f"{suit}{letter}")
        if rank > lowest:
            raise NotationError("holding-order", text=text, holding=holding)
        mask, lowest = mask | 1 << rank, rank
    return mask


def _each_holding(none: T, with_top: Callable[[int, T], T]) -> tuple[T, ...]:
    """Return something of every holding, made from that of the holding without its top card."""
    made = [none]
    for rank in range(13):
        made += [with_top(rank, lower) for lower in made]
    return tuple(made)


_HOLDING_TEXT: Final = _each_holding("", lambda rank, lower: _RANKS[rank] + lower)
_HOLDING_POINTS: Final = _each_holding(0, lambda rank, lower: lower + max(0, rank - 8))

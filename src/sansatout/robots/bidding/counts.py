"""The counts of a hand that bidding rests on, each reckoned once when first asked for.

The role decides which of them counts: playing tricks for one's own trump, support tricks for
partner's, defence tricks against the opponents' (C-PRIN-3).
"""

from __future__ import annotations

from typing import final

from sansatout.cards import Hand, Strain, Suit
from sansatout.robots.bidding import holdings as suit_of

__all__ = ["NT_LADDER", "Counts", "nt_level"]

NT_LADDER = ((7.0, 6), (5.5, 3), (5.0, 2), (4.0, 1))
"""Combined honour tricks and the no-trump level they are good for.

C-NTL-1, C-NTL-2, C-NTL-3 and C-NTL-4, the highest first.
"""


def nt_level(combined: float) -> int:
    """Return the no-trump level that both partners' honour tricks are good for; 0 for none.

    >>> [nt_level(tricks) for tricks in (3.5, 4.5, 5, 6.5, 7)]
    [0, 1, 2, 3, 6]
    """
    return next((level for least, level in NT_LADDER if combined >= least), 0)


@final
class Counts:
    """A hand with its counts.

    >>> counts = Counts(Hand.parse("74.AQ842.A985.T7"))
    >>> counts.honour_tricks, counts.playing_tricks(Strain.H)
    (2.5, 5.0)
    """

    __slots__ = ("_honours", "hand", "holdings", "lengths")

    def __init__(self, hand: Hand) -> None:
        bits = hand.bits
        self.hand = hand
        self.holdings = (bits & 8191, bits >> 13 & 8191, bits >> 26 & 8191, bits >> 39)
        """The ranks held in clubs, diamonds, hearts and spades."""
        clubs, diamonds, hearts, spades = self.holdings
        self.lengths = (
            clubs.bit_count(), diamonds.bit_count(), hearts.bit_count(), spades.bit_count(),
        )  # fmt: skip
        self._honours = -1.0

    @property
    def honour_tricks(self) -> float:
        """Honour tricks of the hand, pairs across suits included (C-HT-1, C-HT-2).

        They stay the same whoever plays and wherever the missing honours may sit (C-HT-4, C-HT-5).
        """
        if self._honours < 0:
            self._honours = _honour_tricks(self.holdings)
        return self._honours

    @property
    def notes(self) -> tuple[str, ...]:
        """The rules on how far honour tricks are to be trusted that bear on this hand.

        A half may become a whole trick or nothing (C-HT-5), and any count is read against the
        average hand's, two and a bit (C-HT-6).
        """
        suits = [suit_of.honour_tricks(holding) for holding in self.holdings]
        halves = any(tricks % 1 for tricks in (*suits, self.honour_tricks))
        return ("C-HT-5", "C-HT-6") if halves else ("C-HT-6",)

    def suit_honour_tricks(self, suit: Suit) -> float:
        """Honour tricks of one suit alone."""
        return suit_of.honour_tricks(self.holdings[suit])

    def side_honour_tricks(self, trump: Suit) -> float:
        """Honour tricks counted over the other three suits."""
        place = trump.value
        return _honour_tricks(self.holdings[:place] + self.holdings[place + 1 :])

    def trump_tricks(self, trump: Suit) -> float:
        """Tricks of the suit as own trump, T."""
        return suit_of.trump_tricks(self.holdings[trump])

    def side_length_tricks(self, trump: Strain) -> float:
        """Length tricks of every suit but trumps."""
        return sum(
            suit_of.side_length_tricks(length)
            for suit, length in enumerate(self.lengths)
            if suit != trump.value
        )

    def playing_tricks(self, strain: Strain) -> float:
        """Tricks with this strain as one's own (C-PT-1 to C-PT-5)."""
        tricks = self.honour_tricks + self.side_length_tricks(strain)
        trump = strain.suit
        if trump is None:
            return tricks
        return tricks - self.suit_honour_tricks(trump) + self.trump_tricks(trump)

    def support_tricks(self, trump: Suit) -> float:
        """Tricks for partner's trump: trumps, side honours (C-SUP-4), side length, shortness."""
        holding = self.holdings[trump]
        return (
            suit_of.support_length(holding.bit_count())
            + suit_of.support_honours(holding)
            + self.side_honour_tricks(trump)
            + self.side_length_tricks(trump.strain)
            + self.shortness(trump)
        )

    def shortness(self, trump: Suit) -> float:
        """Value the shortest side suit, once, by trump length (C-SUP-5, C-SUP-6, C-SUP-7)."""
        trumps = self.lengths[trump]
        shortest = min(length for suit, length in enumerate(self.lengths) if suit != trump.value)
        if trumps < 3 or shortest > 2:
            return 0.0
        return ((2.0, 1.0, 0.5) if trumps == 3 else (3.0, 2.0, 1.0))[shortest]

    def counted_twice(self, trump: Suit) -> float:
        """Return what honours in the shortest suit and its shortness have in common (N-12)."""
        side = [suit for suit in Suit if suit is not trump]
        shortest = min(self.lengths[suit] for suit in side)
        honours = (self.suit_honour_tricks(s) for s in side if self.lengths[s] == shortest)
        return min(self.shortness(trump), min(honours))

    def sure_tricks(self, trump: Suit) -> float:
        """Honour strength for partner's long trump: side honours and trump honours (C-R3-1)."""
        return self.side_honour_tricks(trump) + suit_of.support_honours(self.holdings[trump])

    def defence_tricks(self, strain: Strain) -> float:
        """Tricks against this strain (C-DEF-1): sure trump tricks and side honours."""
        trump = strain.suit
        if trump is None:
            return self.honour_tricks
        sure = suit_of.sure_trump_tricks(self.holdings[trump])
        return sure + self.side_honour_tricks(trump)

    def biddable(self, suit: Suit) -> bool:
        """Tell whether the suit is fit to be named as trump."""
        return suit_of.biddable(self.holdings[suit])

    @property
    def biddable_suits(self) -> tuple[Suit, ...]:
        """The suits fit to be named as trump, spades first."""
        return tuple(suit for suit in reversed(Suit) if self.biddable(suit))

    def bids_of_suit(self, suit: Suit) -> int:
        """Return how often the suit may be bid by the same player (C-REP-1, C-REP-2)."""
        tricks = self.trump_tricks(suit)
        return 3 if tricks >= 5 else 2 if tricks >= 4 else 1

    @property
    def pattern(self) -> tuple[int, ...]:
        """The lengths of the suits, the longest first."""
        return tuple(sorted(self.lengths, reverse=True))


def _honour_tricks(holdings: tuple[int, ...]) -> float:
    value, queens, partners = 0.0, 0, 0
    for holding in holdings:
        value += suit_of.honour_tricks(holding)
        queen, partner = suit_of.pair_roles(holding)
        queens += queen
        partners += partner
    return value + 0.5 * min(queens, partners)

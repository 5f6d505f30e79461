"""Forehand's opening lead (BW-LEAD-1 to BW-LEAD-11)."""

from __future__ import annotations

from collections.abc import Iterator

from sansatout.cards import Card, Hand, Rank, Strain, Suit
from sansatout.robots.bidding.bridge_whist.doubling import Role
from sansatout.robots.bidding.counts import Counts
from sansatout.robots.bidding.table import Decision, Row, choose

__all__ = ["opening_lead"]

_A, _K, _Q, _J = Rank.ACE, Rank.KING, Rank.QUEEN, Rank.JACK


def opening_lead(
    hand: Hand, namer: Role, strain: Strain, *, doubled_by_partner: bool = False
) -> Decision[Card]:
    """Choose the card to lead to the first trick."""
    rows: dict[Card, Row[Card]] = {}
    for card, rule in _choices(hand, namer, strain, doubled_by_partner=doubled_by_partner):
        rows.setdefault(card, Row(card, (rule,)))
    return choose(list(rows.values()), Counts(hand))


def _choices(
    hand: Hand, namer: Role, strain: Strain, *, doubled_by_partner: bool
) -> Iterator[tuple[Card, str]]:
    """Yield cards with their rules, the best lead first."""
    trump = strain.suit
    if doubled_by_partner and trump is None:
        yield from _partner_doubled_no_trump(hand)
    if doubled_by_partner and trump is not None and namer is Role.THIRD:
        yield from _partner_doubled_third(hand, trump)
    side = [suit for suit in reversed(Suit) if suit is not trump and hand.length(suit)]
    # BW-LEAD-8: trumps are no part of these, whoever named them and whoever doubled
    untouchable = [
        suit for suit in side if _holds(hand, suit, _A, _Q) and not _holds(hand, suit, _K)
    ]
    yield from _best_suits(hand, [suit for suit in side if suit not in untouchable])
    for suit in side:
        yield _middle(hand, suit), "BW-LEAD-10" if suit in untouchable else "BW-LEAD-1"
    if trump is not None and hand.length(trump):
        yield _lowest(hand, trump), "BW-LEAD-1"


def _partner_doubled_no_trump(hand: Hand) -> Iterator[tuple[Card, str]]:
    """Lead the king from A K, else the highest heart (BW-LEAD-9)."""
    for suit in reversed(Suit):
        if _holds(hand, suit, _A, _K):
            yield Card(suit, _K), "BW-LEAD-9"
    if hand.length(Suit.H):
        yield _highest(hand, Suit.H), "BW-LEAD-9"


def _partner_doubled_third(hand: Hand, trump: Suit) -> Iterator[tuple[Card, str]]:
    """Lead a trump unless A K of some suit are held (BW-LEAD-7), trumps included: then the ace."""
    for suit in sorted(Suit, key=lambda suit: (suit is trump, -suit.value)):
        if _holds(hand, suit, _A, _K):
            yield Card(suit, _A), "BW-LEAD-2"
    if hand.length(trump):
        yield _lowest(hand, trump), "BW-LEAD-7"


def _best_suits(hand: Hand, suits: list[Suit]) -> Iterator[tuple[Card, str]]:
    """Lead the best suit and try to win the trick; without one, a middle card."""
    longest_first = sorted(suits, key=lambda s: (-hand.length(s), -s.value))
    yield from _strong_suits(hand, longest_first)
    for suit in sorted(suits, key=lambda s: -hand.holding(s)):
        if hand.length(suit) >= 3 and hand.holding(suit) >> _J.value:
            yield _middle(hand, suit), "BW-LEAD-5"
    for suit in longest_first:
        if hand.length(suit) == 1 and hand.holding(suit) >> _K.value:
            yield _highest(hand, suit), "BW-LEAD-11"
    # BW-LEAD-6: a short suit comes last
    for suit in longest_first:
        yield _middle(hand, suit), "BW-LEAD-6" if hand.length(suit) <= 2 else "BW-LEAD-1"


def _strong_suits(hand: Hand, suits: list[Suit]) -> Iterator[tuple[Card, str]]:
    """Lead the ace from A K, the king from K Q, the top of a sequence."""
    aces = [Card(suit, _A) for suit in suits if _holds(hand, suit, _A, _K)]
    kings = [Card(suit, _K) for suit in suits if _holds(hand, suit, _K, _Q)]
    tops = [_highest(hand, suit) for suit in suits if _is_sequence(hand, suit)]
    for rule, cards in (("BW-LEAD-2", aces), ("BW-LEAD-3", kings), ("BW-LEAD-4", tops)):
        yield from ((card, rule) for card in cards)


def _holds(hand: Hand, suit: Suit, *ranks: Rank) -> bool:
    return all(Card(suit, rank) in hand for rank in ranks)


def _is_sequence(hand: Hand, suit: Suit) -> bool:
    """Tell whether the suit is headed by touching honours, the lower at least the ten."""
    holding = hand.holding(suit)
    top = holding.bit_length() - 1
    return hand.length(suit) >= 3 and top > Rank.TEN.value and bool(holding >> (top - 1) & 1)


def _highest(hand: Hand, suit: Suit) -> Card:
    return next(iter(hand.suit(suit)))


def _lowest(hand: Hand, suit: Suit) -> Card:
    return list(hand.suit(suit))[-1]


def _middle(hand: Hand, suit: Suit) -> Card:
    """Return a middle card from under the highest (BW-AMB-13)."""
    cards = list(hand.suit(suit))
    return cards[len(cards) // 2]

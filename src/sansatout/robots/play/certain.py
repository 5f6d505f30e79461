"""Tricks that are certain to who claims them, however the cards lie that he has not seen.

Whether a robot accepts such tricks tells the claimer nothing he could not have found out himself.
"""

from __future__ import annotations

from collections.abc import Sequence

from sansatout.cards import Card, Hand, Strain, Suit
from sansatout.robots.play.seen import FULL, Seen
from sansatout.seats import Seat
from sansatout.tricks import following, winning_place

__all__ = ["certain_tricks"]


def certain_tricks(seen: Seen, by: Seat, line: Sequence[Card]) -> int:
    """Return how many tricks in a row the claimer takes from here by leading winners.

    With a line only its cards count, in its order; without one any winner will do. Where another
    side is to lead, or a trick is under way, nothing is certain.
    """
    hands = _own_hands(seen, by)
    turn, bargain = seen.turn, seen.bargain
    if turn not in hands or bargain is None or seen.current.cards:
        return 0
    against = FULL
    for hand in hands.values():
        against &= ~hand.bits
    for seat in Seat:
        against &= ~seen.played(seat)
    count, leader = 0, turn
    while (trick := _sure_trick(hands, leader, line, against, bargain.strain)) is not None:
        led = trick[leader].suit
        leader = _winner(trick, leader, bargain.strain)
        hands = {seat: hand.without(trick[seat]) for seat, hand in hands.items()}
        against = _after_following(against, led)
        count += 1
    return count


def _own_hands(seen: Seen, by: Seat) -> dict[Seat, Hand]:
    """Return the hands the claimer plays, as far as the answering seat sees them."""
    known, declaring = seen.dealt(), seen.declaring
    plays = declaring if by in declaring else (by,)
    return {seat: seen.in_hand(seat) for seat in plays if seat in known}


def _sure_trick(
    hands: dict[Seat, Hand], leader: Seat, line: Sequence[Card], against: int, strain: Strain
) -> dict[Seat, Card] | None:
    """Return the cards of the claimer's hands to a trick nobody else can win; ``None`` if none."""
    leads = _next_of(line, hands[leader]) if line else sorted(hands[leader], reverse=True)
    for lead in leads:
        trick = {leader: lead}
        for other in hands.keys() - {leader}:
            legal = following(hands[other], lead.suit)
            trick |= {other: next(iter(_next_of(line, legal) or [min(legal)]))} if legal else {}
        best = trick[_winner(trick, leader, strain)]
        if len(trick) == len(hands) and _beats_all(best, lead.suit, against, strain):
            return trick
    return None


def _next_of(line: Sequence[Card], held: Hand) -> list[Card]:
    return [card for card in line if card in held][:1]


def _winner(trick: dict[Seat, Card], leader: Seat, strain: Strain) -> Seat:
    seats = [leader, *(seat for seat in trick if seat is not leader)]
    return seats[winning_place([trick[seat] for seat in seats], strain)]


def _beats_all(best: Card, led: Suit, against: int, strain: Strain) -> bool:
    """Tell whether no unseen card wins the trick, whoever holds it."""
    trump = strain.suit
    if best.suit is not trump and (best.suit is not led or _of_suit(against, trump)):
        return False
    return not _of_suit(against, best.suit) >> best.rank.value


def _of_suit(cards: int, suit: Suit | None) -> int:
    return 0 if suit is None else cards >> 13 * suit.value & 8191


def _after_following(against: int, suit: Suit) -> int:
    """Take away the one card of the suit that must have been given, in the worst case the least."""
    of_suit = against & 8191 << 13 * suit.value
    return against & ~(of_suit & -of_suit)

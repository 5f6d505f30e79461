"""What nearly everybody means by the first bid of a side (N-OPEN, N-OVC)."""

from __future__ import annotations

from sansatout.calls import Bid
from sansatout.cards import Strain, Suit
from sansatout.robots.bidding.natural.spot import CallSpot, Sense
from sansatout.robots.bidding.needs import All, Need
from sansatout.robots.bidding.points import POINTS
from sansatout.robots.bidding.vocabulary import MAJORS, MINORS, length

__all__ = ["EVEN", "opened", "overcalled"]

EVEN: Need = All(
    (
        *(length(suit).between(2, 5) for suit in MAJORS),
        *(length(suit).between(2, 6) for suit in MINORS),
    )
)
"""The shapes that are bid as no trump: neither void nor singleton, no six cards in a major."""


def opened(bid: Bid) -> Sense:
    """Read the first bid of the auction."""
    suit = bid.strain.suit
    if suit is None:
        return _opened_no_trump(bid.level)
    if bid.level == 1:
        if suit in MAJORS:
            return Sense("N-OPEN-1", POINTS.between(8, 22) & (length(suit) >= 4), suit)
        return Sense("N-OPEN-2", (POINTS >= 9) & (length(suit) >= (2 + (suit is Suit.D))), suit)
    if bid.level == 2:
        return _opened_two(suit)
    if bid.level > 5:
        return Sense("N-ODD-4", odd=True)
    long = length(suit) >= 6
    return Sense("N-OPEN-7", long & (POINTS <= 13) if bid.level == 3 else long, suit)


def _opened_no_trump(level: int) -> Sense:
    if level == 1:
        return Sense("N-OPEN-3", POINTS.between(10, 18) & EVEN)
    if level == 2:
        minors = All(tuple(length(suit) >= 5 for suit in MINORS))
        return Sense("N-OPEN-6", (POINTS.between(18, 24) & EVEN) | minors)
    return Sense("N-ODD-3", odd=True)


def _opened_two(suit: Suit) -> Sense:
    if suit is Suit.C:
        return Sense("N-OPEN-4", (POINTS >= 16) | (length(suit) >= 5), odd=True)
    ways = POINTS.between(3, 12) | (POINTS >= 16)
    if suit is Suit.D:
        major = ((length(Suit.H) >= 6) | (length(Suit.S) >= 6)) & (POINTS <= 12)
        return Sense("N-OPEN-5", ((length(suit) >= 5) & ways) | major, suit)
    return Sense("N-OPEN-5", (length(suit) >= 5) & ways, suit)


def overcalled(spot: CallSpot, bid: Bid) -> Sense:
    """Read the first bid of a side over the opponents' bids, partner having passed."""
    suit = bid.strain.suit
    assert spot.last is not None, "they have bid"
    if suit is None:
        return _no_trump(spot, bid)
    if suit in spot.their_suits:
        return Sense("N-ODD-1", odd=True)
    if spot.opening is not None and spot.opening.bid is not None and _conventional(spot, bid):
        return Sense("N-OVC-3", POINTS >= 4, odd=True)
    if spot.last.strain is Strain.NT and bid.level == 2:
        return Sense("N-OVC-3", (POINTS >= 4) & (length(suit) >= 4), suit)
    if spot.jumps(bid):
        return Sense("N-OVC-2", length(suit) >= 5, suit)
    need = POINTS.between(5, 20) & (length(suit) >= (4 if bid.level == 1 else 5))
    return Sense("N-OVC-1", need if bid.level <= 3 else length(suit) >= 5, suit)


def _conventional(spot: CallSpot, bid: Bid) -> bool:
    """Tell whether a minor is bid over their no trump, which seldom shows that suit."""
    return spot.last is Bid(1, Strain.NT) and bid.level == 2 and bid.strain.is_minor


def _no_trump(spot: CallSpot, bid: Bid) -> Sense:
    assert spot.last is not None, "they have bid"
    if bid.level == 1:
        return Sense("N-NT-1", POINTS.between(9 if spot.ends else 12, 19) & EVEN)
    natural = not spot.jumps(bid) and spot.last.level >= 2
    if natural and bid.level <= 3:
        return Sense("N-NT-1", POINTS >= 10)
    return Sense("N-ODD-4", odd=True)

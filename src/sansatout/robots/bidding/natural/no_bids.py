"""What nearly everybody means by a pass, a double and a redouble (N-PASS, N-DBL)."""

from __future__ import annotations

from sansatout.cards import Strain
from sansatout.robots.bidding.natural.spot import CallSpot, Sense
from sansatout.robots.bidding.needs import Need
from sansatout.robots.bidding.points import POINTS
from sansatout.robots.bidding.vocabulary import length

__all__ = ["doubled", "passed", "redoubled"]

_LOW = 3
"""Doubles up to this level ask partner for a suit."""


def passed(spot: CallSpot) -> Sense:
    """Read a pass: an upper bound where nearly everybody would have bid with more."""
    opening = spot.opening
    if opening is None:
        return Sense("N-PASS-1", POINTS <= 13)
    bid = opening.bid
    assert bid is not None, "an opening is a bid"
    if bid.level > 1 or len(spot.before.bids) > 1 or spot.mine:
        return Sense("N-PASS-4")
    if opening.seat is spot.seat.partner:
        if spot.before.gives_game(opening):
            return Sense("N-PASS-4")
        return _partners_opening(spot, no_trump=bid.strain is Strain.NT)
    if opening.seat.side is not spot.seat.side and spot.silent:
        return Sense("N-PASS-3", POINTS <= 18)
    return Sense("N-PASS-4")


def _partners_opening(spot: CallSpot, *, no_trump: bool) -> Sense:
    if not spot.rho_passed:
        return Sense("N-PASS-2", POINTS <= 13)
    return Sense("N-PASS-2", POINTS <= (11 if no_trump else 9))


def doubled(spot: CallSpot) -> Sense:
    """Read a double: low it asks for a suit, high it shows strength."""
    last = spot.last
    assert last is not None, "a bid is doubled"
    if last.level > _LOW:
        return Sense("N-DBL-4") if last.level >= 6 else Sense("N-DBL-4", POINTS >= 6)
    if not spot.silent:
        return Sense("N-DBL-3", POINTS >= 4)
    suit = last.strain.suit
    artificial = suit is not None and suit not in spot.their_suits
    if suit is None or (artificial and len(spot.before.bids) == 1):
        return Sense("N-DBL-2", POINTS >= (7 if spot.ends else 9))
    if artificial:
        return Sense("N-ODD-1", odd=True)
    need: Need = (length(suit) <= 4) | (POINTS >= 15)
    return Sense("N-DBL-1", (POINTS >= (7 if spot.ends else 9)) & need)


def redoubled(spot: CallSpot) -> Sense:
    """Read a redouble: strength over a double of partner's opening, else nobody knows."""
    opening = spot.opening
    first = opening is not None and opening.seat is spot.seat.partner and not spot.mine
    direct = not spot.rho_passed and len(spot.before.bids) == 1
    if first and direct and opening is not None and opening.suit is not None:
        return Sense("N-DBL-5", POINTS >= 7)
    return Sense("N-ODD-4", odd=True)

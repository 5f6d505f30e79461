"""When a suit our side has named is good for trumps, and what a hand is worth with them."""

from __future__ import annotations

from dataclasses import dataclass

from sansatout.cards import Strain, Suit
from sansatout.robots.bidding.needs import ALWAYS, All, Measure, Need
from sansatout.robots.bidding.outlook import Outlook
from sansatout.robots.bidding.points import fit_points
from sansatout.robots.bidding.position import BiddingPosition
from sansatout.robots.bidding.vocabulary import SUITS, acceptable, length, normal_support
from sansatout.seats import Seat

__all__ = ["Trumps", "no_void", "trumps"]

_NAMED, _SECOND, _REPEATED = 5, 4, 6
"""Cards that a suit named first, one named later, and one bid again is taken to have."""


@dataclass(frozen=True, slots=True)
class Trumps:
    """A suit, what it takes to play in it, and the points a hand then has."""

    strain: Strain
    need: Need
    points: Measure


def trumps(at: BiddingPosition, look: Outlook, suit: Suit) -> Trumps | None:
    """Return what it takes for a suit that partner has named; none when he has not."""
    if suit not in at.partner_suits:
        return None
    told = look.partner.shortest[suit]
    if suit in at.my_suits:
        weak = any(s.rule == "C-TRS-3" and s.suit is suit for s in at.partner_bids)
        need: Need = look.together(suit, 9 if weak else 8) if weak or told < 2 else ALWAYS
        known = told if _first(at, suit) is at.me else max(told, _NAMED)
        return Trumps(suit.strain, need, fit_points(suit, known))
    times = sum(said.suit is suit for said in at.partner_bids)
    once = _NAMED if suit is at.partner_suits[0] else _SECOND
    known = max(told, once if times == 1 else _REPEATED)
    fits = normal_support(suit) if times == 1 else acceptable(suit)  # C-TRS-1, C-TRS-3
    return Trumps(suit.strain, fits, fit_points(suit, known))


def _first(at: BiddingPosition, suit: Suit) -> Seat:
    """Return who named the suit first: by a bid, or a double explained to show it."""
    return next(said.seat for said in at.reading.spoken if said.suit is suit)


def no_void(look: Outlook) -> Need:
    """Ask for no void but in a suit partner has shown."""
    return All(tuple(length(s) >= 1 for s in SUITS if look.partner.shortest[s] < 4))

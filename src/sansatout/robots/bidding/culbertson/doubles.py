"""Penalty doubles and what becomes of them (section 14)."""

from __future__ import annotations

from sansatout.calls import DOUBLE, Bid
from sansatout.cards import Strain
from sansatout.robots.bidding.position import BiddingPosition
from sansatout.robots.bidding.reading import CallKind
from sansatout.robots.bidding.table import Rows, only, passing
from sansatout.robots.bidding.vocabulary import DT, length

__all__ = ["leave_in", "opponents_tricks", "penal", "penalty_double", "penalty_stands"]

_TWO_NT = Bid(2, Strain.NT)


def penal(at: BiddingPosition) -> bool:
    """Tell whether a double would be for penalty (C-DBL-1)."""
    if at.last is None or not at.theirs or at.doubled:
        return False
    partner_spoke = any(said.kind is not CallKind.PASS for said in at.partners)
    return partner_spoke or not at.last < _TWO_NT


def penalty_double(at: BiddingPosition) -> Rows:
    """Double when two undertricks are certain (C-DBL-3, C-GAP-34)."""
    if not penal(at) or at.last is None:
        return []
    least = 9 - at.last.level - at.partner_shown
    return only(DOUBLE, "C-DBL-3 C-DBL-2 C-GAP-34", DT(at.last.strain) >= least)


def opponents_tricks(defence_tricks: float, partner_shown: float) -> float:
    """Return how many tricks the opponents can take (C-DBL-2)."""
    return 13 - (defence_tricks + partner_shown)


def penalty_stands(at: BiddingPosition) -> bool:
    """Tell whether partner's penalty double has come round to the player."""
    act = at.partner_act
    return act is not None and act.kind is CallKind.PENALTY_DOUBLE and at.rho_passed and at.doubled


def leave_in(at: BiddingPosition) -> Rows:
    """Leave partner's penalty double in; the one exception is a worthless hand with support."""
    assert at.last is not None, "a double doubles a bid"
    rows: Rows = []
    for suit in at.partner_suits:
        need = (DT(at.last.strain) <= 0) & (length(suit) >= 5) & (at.st(suit) >= 5)
        rows += only(at.bid(at.cheapest(suit.strain), suit.strain), "C-DBL-5 C-GAP-32", need)
    return [*rows, *passing("C-DBL-4")]

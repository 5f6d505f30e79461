"""Which table applies (section 0.1 of the rules)."""

from __future__ import annotations

from dataclasses import dataclass

from sansatout.calls import Call
from sansatout.robots.bidding.culbertson.advances import advances, doubler_again
from sansatout.robots.bidding.culbertson.defence import defence
from sansatout.robots.bidding.culbertson.doubles import leave_in, penalty_double, penalty_stands
from sansatout.robots.bidding.culbertson.forced import forced_order
from sansatout.robots.bidding.culbertson.kinds import read
from sansatout.robots.bidding.culbertson.later import responder_again
from sansatout.robots.bidding.culbertson.openings import openings
from sansatout.robots.bidding.culbertson.rebids import partner_silent, rebids
from sansatout.robots.bidding.culbertson.responses import responses
from sansatout.robots.bidding.culbertson.sacrifice import sacrifices
from sansatout.robots.bidding.position import BiddingPosition
from sansatout.robots.bidding.reading import CallKind, Reading, Spoken
from sansatout.robots.bidding.system import System
from sansatout.robots.bidding.table import Rows, passing
from sansatout.seats import Seat

__all__ = [
    "CULBERTSON",
    "Culbertson",
    "after_our_opening",
    "against_their_opening",
    "closing",
]


@dataclass(frozen=True)
class Culbertson(System):
    """Approach-forcing: natural suits, two-bids and jump shifts force to game."""

    key = "culbertson"

    def read(self, before: Reading, seat: Seat, call: Call) -> Spoken:
        """Understand a call."""
        return read(before, seat, call)

    def rows(self, at: BiddingPosition) -> Rows:
        """Return the table for the player to call."""
        if at.opening is None:
            return openings(at)
        if penalty_stands(at):
            return leave_in(at)
        if at.opening.seat.side is not at.me.side:
            return against_their_opening(at)
        rows = after_our_opening(at, at.opening)
        return [*penalty_double(at), *sacrifices(at), *rows, *closing(at)]


def after_our_opening(at: BiddingPosition, opening: Spoken) -> Rows:
    """Return the table of the side that opened; a pass before changes nothing (C-GAP-33)."""
    turns = at.turns_since(opening)
    if opening.seat is at.me:
        if not at.partner_bids and not at.forced:
            return partner_silent(at)
        return rebids(at) if turns == 0 else []
    if turns == 0:
        return responses(at)
    return responder_again(at) if turns == 1 else []


def against_their_opening(at: BiddingPosition) -> Rows:
    """Return the table of a side that did not open (section 8)."""
    acts = [said for said in at.partners if said.kind is not CallKind.PASS]
    own = [said for said in at.mine if said.kind is not CallKind.PASS]
    if not acts and not own:
        return defence(at)
    rows = penalty_double(at) + sacrifices(at)
    if len(acts) == 1 and not own and at.partner_act is not None:
        rows += advances(at, acts[0])
    elif own and own[-1].kind is CallKind.INFORMATIVE_DOUBLE and len(own) == 1 and acts:
        rows += doubler_again(at)
    return [*rows, *closing(at)]


def closing(at: BiddingPosition) -> Rows:
    """End every table: forced, the order of section 12; then pass (C-GAP-35, C-GAP-36)."""
    return [*(forced_order(at) if at.forced else []), *passing("C-GAP-35 C-GAP-36")]


CULBERTSON = Culbertson()

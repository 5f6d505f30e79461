"""Which table applies (section 0.1 of the rules)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from sansatout.auction import Auction
from sansatout.calls import Call
from sansatout.robots.bidding.culbertson.advances import (
    advances,
    answers_to_reopening,
    doubler_again,
)
from sansatout.robots.bidding.culbertson.defence import defence
from sansatout.robots.bidding.culbertson.doubles import leave_in, penalty_double, penalty_stands
from sansatout.robots.bidding.culbertson.forced import forced_order
from sansatout.robots.bidding.culbertson.kinds import read, with_told
from sansatout.robots.bidding.culbertson.later import responder_again, third_turn
from sansatout.robots.bidding.culbertson.openings import openings
from sansatout.robots.bidding.culbertson.rebids import partner_silent, rebids
from sansatout.robots.bidding.culbertson.responses import responses
from sansatout.robots.bidding.culbertson.sacrifice import sacrifices
from sansatout.robots.bidding.culbertson.slams import answer_aces, asked_aces, heard_aces
from sansatout.robots.bidding.position import BiddingPosition
from sansatout.robots.bidding.reading import CallKind, Reader, Reading, Spoken
from sansatout.robots.bidding.system import System
from sansatout.robots.bidding.table import Rows, passing
from sansatout.seats import Seat

__all__ = [
    "CULBERTSON",
    "Culbertson",
    "about_aces",
    "after_our_opening",
    "against_their_opening",
    "closing",
    "understood",
]


@dataclass(frozen=True)
class Culbertson(System):
    """Approach-forcing: natural suits, two-bids and jump shifts force to game."""

    key = "culbertson"
    own_rules = "C-GAP-"

    def read(self, before: Reading, seat: Seat, call: Call) -> Spoken:
        """Understand a call, and what the rows that give it tell of the hand."""
        return understood(self, read, before, seat, call)

    def rows(self, at: BiddingPosition) -> Rows:
        """Return the table for the player to call."""
        if at.opening is None:
            return openings(at)
        if penalty_stands(at):
            return leave_in(at)
        aces = about_aces(at)
        if aces:
            return aces
        if at.opening.seat.side is not at.me.side:
            return against_their_opening(at)
        rows = after_our_opening(at, at.opening)
        return [*penalty_double(at), *sacrifices(at), *rows, *closing(at)]


@lru_cache(maxsize=1024)
def understood(system: System, plain: Reader, before: Reading, seat: Seat, call: Call) -> Spoken:
    """Understand a call by its words, and by the rows of the table that give it."""
    dealer = before.spoken[0].seat if before.spoken else seat
    auction = Auction(dealer, tuple(said.call for said in before.spoken))
    here = BiddingPosition(auction, seat, before, system.readings)
    return with_told(plain(before, seat, call), system.rows(here))


def about_aces(at: BiddingPosition) -> Rows:
    """Answer partner's question for aces, or go on after his answer (C-GAP-29)."""
    said, own = at.partners[-1] if at.partners else None, at.mine[-1] if at.mine else None
    if asked_aces(said):
        return answer_aces(at)
    if at.theirs or not any(map(asked_aces, (*at.partners, *at.mine))):
        return []
    return heard_aces(at, said) if said is not None and asked_aces(own) else passing("C-GAP-29")


def after_our_opening(at: BiddingPosition, opening: Spoken) -> Rows:
    """Return the table of the side that opened; a pass before changes nothing (C-GAP-33)."""
    turns = at.turns_since(opening)
    if opening.seat is at.me:
        if not at.partner_bids and not at.forced:
            return partner_silent(at)
        if at.mine[-1].kind is CallKind.INFORMATIVE_DOUBLE and not at.forced:
            return doubler_again(at)
        return rebids(at) if turns == 0 else third_turn(at)
    if turns == 0:
        return responses(at)
    act = at.partner_act
    if act is not None and act.kind is CallKind.INFORMATIVE_DOUBLE and not at.my_bids:
        return answers_to_reopening(at)
    return responder_again(at) if turns == 1 else third_turn(at)


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
    else:
        rows += third_turn(at)
    return [*rows, *closing(at)]


def closing(at: BiddingPosition) -> Rows:
    """End every table: forced, the order of section 12; then pass (C-GAP-35, C-GAP-36)."""
    return [*(forced_order(at) if at.forced else []), *passing("C-GAP-35 C-GAP-36")]


CULBERTSON = Culbertson()

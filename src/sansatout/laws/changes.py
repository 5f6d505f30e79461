"""The types of what ``Referee.with_`` takes: every field of the state, in whichever part it stands.

Python cannot say "some fields of these classes"; a test holds this list to them.
"""

from __future__ import annotations

from typing import TypedDict

from sansatout.calls import Call
from sansatout.cards import Card, Hand
from sansatout.contract import Contract
from sansatout.deal import Hands
from sansatout.laws.code import Code
from sansatout.laws.kinds import Irregularity, Phase
from sansatout.laws.state import Referee
from sansatout.laws.values import (
    Ceremony,
    Correction,
    DoneTrick,
    Draws,
    Exposed,
    Fault,
    Limit,
    Offer,
    Outcome,
    PendingCall,
    PendingClaim,
    Redeal,
    Revoke,
    Ruling,
    Transfer,
    WrongLead,
)
from sansatout.options import Options
from sansatout.seats import Seat, Side

__all__ = ["Changes"]


class Changes(TypedDict, total=False):
    """Some fields of a referee's state."""

    options: Options
    code: Code
    phase: Phase
    dealer: Seat | None
    last_deal: bool
    vulnerable: bool
    edition: int
    draws: Draws
    ceremony: Ceremony
    hands: Hands
    previous: Referee | None
    answer: object
    last: Outcome
    rulings: tuple[Ruling, ...]
    log: tuple[Ruling, ...]
    calls: tuple[tuple[Seat, Call], ...]
    caller: Seat | None
    pending: PendingCall | None
    must_pass: frozenset[Seat]
    must_correct: Seat | None
    duty_done: Seat | None
    shown_small: tuple[tuple[Seat, Card], ...]
    explain_due: Seat | None
    contract: Contract | None
    declarer: Seat | None
    leader: Seat | None
    trick: tuple[tuple[Seat, Card], ...]
    done: tuple[DoneTrick, ...]
    faced: bool
    wrong_lead: WrongLead | None
    lead_limits: tuple[Limit, ...]
    play_limits: tuple[Limit, ...]
    may_play: frozenset[Seat]
    exposed: tuple[Exposed, ...]
    correction: Correction | None
    improper_by: Side | None
    inspecting: tuple[Seat, int] | None
    claim: PendingClaim | None
    open_play: bool
    line: tuple[Card, ...]
    explained: str
    opened: frozenset[Seat]
    opened_to: frozenset[tuple[Seat, Seat]]
    shown_cards: frozenset[tuple[Seat, Card]]
    shown_to: frozenset[tuple[Seat, Card, Seat]]
    dummy_looked: bool
    dummy_away: bool
    missing: Seat | None
    floor: tuple[tuple[Seat, Card], ...]
    lacks: Hand | None
    waived: frozenset[tuple[Side, int]]
    asserted: tuple[Seat, Seat, int] | None
    offers: tuple[Offer, ...]
    attention: tuple[Fault, ...]
    right_lost: tuple[Irregularity, ...]
    lapsed: tuple[Offer, ...]
    remarks: tuple[tuple[Seat, str], ...]
    revokes: tuple[Revoke, ...]
    transfers: tuple[Transfer, ...]
    awarded: tuple[int, int]
    gathered: bool
    next_cut: bool
    next_dealt: bool
    settled: bool
    peeks: tuple[tuple[Side, bool], ...]
    redeal: Redeal | None
    next_dealer: Seat | None

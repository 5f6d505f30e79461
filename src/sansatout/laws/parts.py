"""The parts of what the referee knows of a deal.

What a chapter reads it reads where it stands (``ref.play.trick``); what it changes it names
(``ref.with_(trick=())``).
"""

from __future__ import annotations

from msgspec import Struct

from sansatout.calls import Call
from sansatout.cards import Card, Hand
from sansatout.contract import Contract
from sansatout.laws.kinds import Irregularity
from sansatout.laws.values import (
    Correction,
    DoneTrick,
    Exposed,
    Fault,
    Limit,
    Offer,
    PendingCall,
    PendingClaim,
    Redeal,
    Revoke,
    Transfer,
    WrongLead,
)
from sansatout.seats import Seat, Side

__all__ = ["Aftermath", "AuctionPart", "PlayPart", "Rights"]


class AuctionPart(Struct, frozen=True):
    """The calls, and what is open about them."""

    calls: tuple[tuple[Seat, Call], ...] = ()
    """The calls that count."""
    caller: Seat | None = None
    """Whose turn it is to call."""
    pending: PendingCall | None = None
    must_pass: frozenset[Seat] = frozenset()
    must_correct: Seat | None = None
    duty_done: Seat | None = None
    """Who discharged the duty to pass with the last call, should he take it back as a slip."""
    shown_small: tuple[tuple[Seat, Card], ...] = ()
    explain_due: Seat | None = None


class PlayPart(Struct, frozen=True):
    """The contract and the cards: tricks, bonds, claims, what lies open."""

    contract: Contract | None = None
    declarer: Seat | None = None
    leader: Seat | None = None
    """Who led, or has to lead, to the current trick."""
    trick: tuple[tuple[Seat, Card], ...] = ()
    done: tuple[DoneTrick, ...] = ()
    faced: bool = False
    """Whether dummy's cards lie open."""
    wrong_lead: WrongLead | None = None
    lead_limits: tuple[Limit, ...] = ()
    play_limits: tuple[Limit, ...] = ()
    may_play: frozenset[Seat] = frozenset()
    exposed: tuple[Exposed, ...] = ()
    correction: Correction | None = None
    improper_by: Side | None = None
    """The side that named a penalty the law does not know, until the trick is over (L-PEN-9)."""
    inspecting: tuple[Seat, int] | None = None
    """Who wants the last trick opened, and which (L-VIEW-3)."""
    claim: PendingClaim | None = None
    open_play: bool = False
    """Whether play goes on with open cards after a claim was disputed."""
    line: tuple[Card, ...] = ()
    """The order of cards declarer stated with that claim, which he has to keep (L-CLAIM-9)."""
    explained: str = ""
    """How he explained that claim in words."""
    opened: frozenset[Seat] = frozenset()
    """Players whose hands lie open because of a claim."""
    opened_to: frozenset[tuple[Seat, Seat]] = frozenset()
    """Whose whole hand one player alone has been shown, and to whom (L-CLAIM-4)."""
    shown_cards: frozenset[tuple[Seat, Card]] = frozenset()
    """Single cards everybody has seen."""
    shown_to: frozenset[tuple[Seat, Card, Seat]] = frozenset()
    """Single cards one player alone has been shown: whose, and to whom (L-CLAIM-4)."""
    dummy_looked: bool = False
    dummy_away: bool = False
    missing: Seat | None = None
    floor: tuple[tuple[Seat, Card], ...] = ()
    """Cards that fell from a hand, and nobody saw it (L-MISS-1)."""
    lacks: Hand | None = None
    """The cards the pack lacks (L-DEAL-7); ``None`` if he has to believe what the players say."""


class Rights(Struct, frozen=True):
    """What somebody may choose or call attention to, and what was let pass."""

    waived: frozenset[tuple[Side, int]] = frozenset()
    """Sides that may not penalise a revoke in a trick they refused to open (L-VIEW-3)."""
    asserted: tuple[Seat, Seat, int] | None = None
    """A revoke being searched for: who says so, of whom, in which trick (L-REVOKE-16)."""
    offers: tuple[Offer, ...] = ()
    attention: tuple[Fault, ...] = ()
    right_lost: tuple[Irregularity, ...] = ()
    lapsed: tuple[Offer, ...] = ()
    """Choices nobody made in time, for the story after the deal."""
    remarks: tuple[tuple[Seat, str], ...] = ()


class Aftermath(Struct, frozen=True):
    """What the deal left: revokes, tricks that change hands, the next deal."""

    revokes: tuple[Revoke, ...] = ()
    transfers: tuple[Transfer, ...] = ()
    awarded: tuple[int, int] = (0, 0)
    """Tricks given to each side by agreement."""
    gathered: bool = False
    next_cut: bool = False
    next_dealt: bool = False
    settled: bool = False
    peeks: tuple[tuple[Side, bool], ...] = ()
    """Sides that looked at a gathered trick, and whether it was their own (PB-5.8)."""
    redeal: Redeal | None = None
    next_dealer: Seat | None = None

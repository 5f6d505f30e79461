"""What a seat at a table knows, made ready for a robot."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from sansatout.auction import Auction
from sansatout.errors import RuleError
from sansatout.events.acts import MakeCall, Play
from sansatout.robots import Seen
from sansatout.robots.bidding import explain, find_system
from sansatout.robots.laws import Ruled
from sansatout.robots.message import Message
from sansatout.robots.play.words import situation
from sansatout.seats import Seat, Side
from sansatout.server.robots.choice import SYSTEMS, Question
from sansatout.server.views import view_for
from sansatout.table.state import Table
from sansatout.variants.contract_auction import ContractAuction
from sansatout.variants.deal_state import DealState

__all__ = ["meaning", "question", "regular", "systems_of"]


def question(
    table: Table, seat: Seat, *, level: str, systems: tuple[str, str], seed: str,
    may_claim: bool = True,
) -> Question:  # fmt: skip
    """Return what the seat is asked with."""
    laws = table.referee is not None
    seen = None if laws else Seen.of(table, seat)
    ruled = Ruled.of(table, seat) if laws else None
    view: Any = view_for(table, table.seats[seat])
    hand = view["deal"]["hands"][str(seat)]
    return Question(seen, tuple(view["actions"]), level, systems, seed, hand, may_claim, ruled)


def regular(table: Table) -> Table | None:
    """Return the table as if it were an enforced one; ``None`` if something irregular happened."""
    ref = table.referee
    if ref is None:
        return table
    try:
        return replace(table, deal=_played(table), referee=None)
    except RuleError:
        return None


def _played(table: Table) -> DealState:
    ref, dealt = table.referee, table.deal
    assert ref is not None, "an enforced table needs no such thing"
    assert dealt is not None, "the cards are dealt"
    state = table.variant.start(
        dealt.deal,
        table.dealer,
        options=table.options,
        standing=table.variant.standing(table.sheet),
    )
    for seat, call in ref.calls:
        state = state.after(seat, MakeCall(call))
    cards = [pair for trick in ref.done for pair in trick.cards]
    for hand, card in (*cards, *ref.trick):
        actor = state.actor
        if actor is None:
            raise RuleError("nothing-to-decide", seat=hand)
        state = state.after(actor, Play(card, hand=None if hand is actor else hand))
    return state


def systems_of(chosen: Mapping[Seat, str | None]) -> tuple[str, str]:
    """Return each side's bidding system: the first that a player of the side has chosen."""

    def of(side: Side) -> str:
        told = (chosen.get(seat) for seat in Seat if seat.side is side)
        return next((system for system in told if system in SYSTEMS), SYSTEMS[0])

    return of(Side.NS), of(Side.EW)


def meaning(table: Table, call: int, systems: tuple[str, str]) -> Message | None:
    """Return what a call of the auction means in its side's system."""
    known = regular(table)
    dialogue = None if known is None or known.deal is None else known.deal.dialogue
    if known is None or not isinstance(dialogue, ContractAuction):
        return None
    earlier = Auction(dialogue.auction.dealer, dialogue.auction.calls[: call + 1])
    pair = {side: find_system(name) for side, name in zip(Side, systems, strict=True)}
    here = situation(Seen.of(known, next(iter(known.seats))))
    return explain(pair, earlier, here).says()

"""What a seat at a table knows, made ready for a robot."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sansatout.auction import Auction
from sansatout.errors import RuleError
from sansatout.events.acts import MakeCall
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

__all__ = ["meaning", "question", "systems_of"]


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


def systems_of(chosen: Mapping[Seat, str | None]) -> tuple[str, str]:
    """Return each side's bidding system: the first that a player of the side has chosen."""

    def of(side: Side) -> str:
        told = (chosen.get(seat) for seat in Seat if seat.side is side)
        return next((system for system in told if system in SYSTEMS), SYSTEMS[0])

    return of(Side.NS), of(Side.EW)


def meaning(table: Table, call: int, systems: tuple[str, str]) -> Message | None:
    """Return what a call of the auction means in its side's system.

    It follows from the calls up to it and the score alone, never from a card; ``None`` if something
    irregular was called.
    """
    auction = _called(table, call + 1)
    if auction is None:
        return None
    pair = {side: find_system(name) for side, name in zip(Side, systems, strict=True)}
    here = situation(Seen.of(table, next(iter(table.seats))))
    return explain(pair, auction, here).says()


def _called(table: Table, count: int) -> Auction | None:
    """Return the first calls of the deal; ``None`` if they were not in order."""
    deal, ref = table.deal, table.referee
    dialogue = None if deal is None else deal.dialogue
    if not isinstance(dialogue, ContractAuction):
        return None
    if ref is None:
        return Auction(dialogue.auction.dealer, dialogue.auction.calls[:count])
    try:
        for seat, call in ref.calls[:count]:
            dialogue = dialogue.after(seat, MakeCall(call))
    except RuleError:
        return None
    return dialogue.auction

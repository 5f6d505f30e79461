"""What a seat at a table knows, made ready for a robot."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from sansatout.auction import Auction
from sansatout.errors import RuleError
from sansatout.robots import Seen
from sansatout.robots.bidding import SYSTEMS, bidding_system, explain_call
from sansatout.robots.bidding.promise import Promise
from sansatout.robots.dialogues import situation
from sansatout.robots.laws import Ruled
from sansatout.robots.message import Message
from sansatout.seats import Seat, Side
from sansatout.server.robots.choice import Question
from sansatout.table.actions import actions
from sansatout.table.state import Table

__all__ = ["meaning", "promised", "question", "systems_of"]


def question(
    table: Table, seat: Seat, *, level: str, systems: tuple[str, str], seed: str,
    may_claim: bool = True, explains: bool = False,
) -> Question:  # fmt: skip
    """Return what the seat is asked with."""
    playing = table.playing
    assert playing is not None, "a robot is asked during a deal"
    seen = Seen.of(table, seat) if table.ruler is None else None
    ruled = Ruled.of(table, seat) if seen is None else None
    offered, hand = tuple(actions(table, seat)), str(playing.hand(seat))
    return Question(
        seen, offered, level, systems, seed, hand, may_claim, ruled, explains, table.setup.signals
    )


def systems_of(chosen: Mapping[Seat, str | None], people: Collection[Seat] = ()) -> tuple[str, str]:
    """Return each side's bidding system: the first that a player of the side has chosen.

    :param people: the seats whose choice counts before that of a robot opposite
    """
    order = sorted(Seat, key=lambda seat: seat not in people)

    def of(side: Side) -> str:
        told = (chosen.get(seat) for seat in order if seat.side is side)
        known = [system for system in told if system is not None and system in SYSTEMS]
        return next(iter(known or SYSTEMS))

    return of(Side.NS), of(Side.EW)


def meaning(table: Table, call: int, systems: tuple[str, str]) -> Message | None:
    """Return all that a call of the auction means in its side's system."""
    told = promised(table, call, systems)
    return None if told is None else told.says()


def promised(table: Table, call: int, systems: tuple[str, str]) -> Promise | None:
    """Return what a call of the auction promises in its side's system.

    It follows from the calls up to it and the score alone, never from a card; ``None`` if something
    irregular was called.
    """
    auction = _called(table, call + 1)
    if auction is None:
        return None
    pair = {side: bidding_system(name) for side, name in zip(Side, systems, strict=True)}
    here = situation(Seen.of(table, next(iter(table.seats))))
    return explain_call(pair, auction, here)


def _called(table: Table, count: int) -> Auction | None:
    """Return the first calls of the deal; ``None`` if they were not in order."""
    playing = table.playing
    if playing is None or not playing.dialogue.calls:
        return None
    auction = Auction(playing.dealer)
    try:
        for seat, call in playing.dialogue.calls[:count]:
            if auction.turn is not seat:
                return None
            auction = auction.after(call)
    except RuleError:
        return None
    return auction

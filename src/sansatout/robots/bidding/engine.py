"""Ask a system for a call, ask what a call means, and read a whole auction."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from sansatout.auction import Auction
from sansatout.calls import DOUBLE, Call
from sansatout.cards import Hand
from sansatout.errors import InputError, RuleError
from sansatout.robots.bidding.counts import Counts
from sansatout.robots.bidding.position import BiddingPosition
from sansatout.robots.bidding.promise import Constraint, Promise
from sansatout.robots.bidding.reading import Reading
from sansatout.robots.bidding.situation import Situation
from sansatout.robots.bidding.system import System
from sansatout.robots.bidding.table import Decision, Rows, choose
from sansatout.seats import Seat, Side

__all__ = ["Systems", "decide_call", "explain_call", "position", "read_auction", "table"]

Systems = Mapping[Side, System]


def _systems(systems: System | Systems) -> Systems:
    return dict.fromkeys(Side, systems) if isinstance(systems, System) else systems


def position(systems: System | Systems, auction: Auction, situation: Situation) -> BiddingPosition:
    """Return where the player to call stands.

    :raises RuleError: if the auction is over
    """
    turn = auction.turn
    if turn is None:
        raise RuleError("auction-over", auction=auction)
    by_side = _systems(systems)
    readers = {side: system.read for side, system in by_side.items()}
    reading = Reading.of(auction, readers, situation)
    return BiddingPosition(auction, turn, reading, by_side[turn.side].readings)


def table(systems: System | Systems, auction: Auction, situation: Situation | None = None) -> Rows:
    """Return the decision table of the player to call."""
    if auction.is_over:
        raise RuleError("auction-over", auction=auction)
    return _table(_pair(systems), auction, situation or Situation())[1]


def _pair(systems: System | Systems) -> tuple[System, System]:
    by_side = _systems(systems)
    return by_side[Side.NS], by_side[Side.EW]


@lru_cache(maxsize=256)
def _table(
    systems: tuple[System, System], auction: Auction, situation: Situation
) -> tuple[BiddingPosition, Rows]:
    """Return the position after the auction and its table; both follow from these alone."""
    here = position(dict(zip(Side, systems, strict=True)), auction, situation)
    rows = systems[here.me.side].rows(here)
    bidder = auction.last_bidder
    if not situation.late_doubles and bidder is not None and here.me is not bidder.lho:
        rows = [row for row in rows if row.act is not DOUBLE]
    return here, rows


def decide_call(
    systems: System | Systems,
    hand: Hand,
    auction: Auction,
    situation: Situation | None = None,
) -> Decision[Call]:
    """Choose the call of the player whose turn it is, from what that seat may see.

    :raises InputError: if the hand has not thirteen cards
    """
    if len(hand) != 13:
        turn = auction.turn or auction.dealer
        raise InputError("hand-size", seat=turn, count=len(hand), expected=13)
    return choose(table(systems, auction, situation), Counts(hand))


def explain_call(
    systems: System | Systems, auction: Auction, situation: Situation | None = None
) -> Promise:
    """Return what the last call of the auction means in its side's system.

    :raises RuleError: if nobody has called yet
    """
    if not auction.calls:
        raise RuleError("auction-empty")
    return _promises(_pair(systems), auction, situation or Situation())[-1]


def read_auction(
    systems: System | Systems, auction: Auction, situation: Situation | None = None
) -> dict[Seat, Constraint]:
    """Return what every seat's calls promise, both sides' systems being known to all."""
    promises = _promises(_pair(systems), auction, situation or Situation())
    return {
        seat: Constraint(seat, tuple(p for p in promises if p.spoken.seat is seat)) for seat in Seat
    }


@lru_cache(maxsize=64)
def _promises(
    systems: tuple[System, System], auction: Auction, situation: Situation
) -> tuple[Promise, ...]:
    before, promises = Auction(auction.dealer), []
    for seat, call in auction:
        here, rows = _table(systems, before, situation)
        promises.append(systems[seat.side].promise(here, rows, call))
        before = before.after(call)
    return tuple(promises)

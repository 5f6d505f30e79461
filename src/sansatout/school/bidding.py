"""What a bidding system says to a picture: the call, its reason, and what calls mean."""

from __future__ import annotations

from functools import lru_cache

from sansatout.auction import Auction
from sansatout.calls import Call
from sansatout.cards import Hand
from sansatout.options import option_list
from sansatout.robots.bidding import Decision, Situation, System, bidding_system, decide_call
from sansatout.robots.bidding.engine import position
from sansatout.robots.bidding.position import BiddingPosition
from sansatout.school.pictures import Picture
from sansatout.seats import Side, Vulnerability

__all__ = ["decision_of", "position_of", "right_calls", "situation_of"]


def situation_of(figure: Picture) -> Situation:
    """Return the state of the score that a picture shows."""
    danger = [
        all(str(seat) in figure.vulnerable for seat in side.seats) for side in (Side.NS, Side.EW)
    ]
    return Situation(vulnerability=Vulnerability.of(ns=danger[0], ew=danger[1]))


def position_of(figure: Picture) -> BiddingPosition:
    """Return where the player to call stands."""
    return position(bidding_system(figure.system), figure.auction(), situation_of(figure))


def decision_of(figure: Picture) -> Decision[Call]:
    """Return what the player to call decides, from the hand that is shown."""
    auction = figure.auction()
    assert auction.turn is not None, "somebody is to call"
    hand = figure.hand(auction.turn)
    return decide_call(bidding_system(figure.system), hand, auction, situation_of(figure))


def right_calls(figure: Picture) -> tuple[Call, ...]:
    """Return the system's call, and what it would be where the book can be read otherwise."""
    auction = figure.auction()
    assert auction.turn is not None, "somebody is to call"
    known = bidding_system(figure.system)
    return _right_calls(known, figure.hand(auction.turn), auction, situation_of(figure))


@lru_cache(maxsize=256)
def _right_calls(
    system: System, hand: Hand, auction: Auction, situation: Situation
) -> tuple[Call, ...]:
    found = [decide_call(system, hand, auction, situation).act]
    for choice in option_list(system.readings_type):
        for value in choice.values[1:]:
            read = system.with_readings({choice.name: value})
            found.append(decide_call(read, hand, auction, situation).act)
    return tuple(dict.fromkeys(found))

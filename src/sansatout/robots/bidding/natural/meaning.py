"""What nearly everybody means by a call: suit, length and strength, generous and never exact."""

from __future__ import annotations

from functools import lru_cache

from sansatout.calls import DOUBLE, PASS, Bid, Call
from sansatout.robots.bidding.natural.first_bids import opened, overcalled
from sansatout.robots.bidding.natural.later_bids import bid_again, responded
from sansatout.robots.bidding.natural.no_bids import doubled, passed, redoubled
from sansatout.robots.bidding.natural.spot import CallSpot, Sense
from sansatout.robots.bidding.reading import Reading
from sansatout.seats import Seat

__all__ = ["meaning"]


@lru_cache(maxsize=4096)
def meaning(before: Reading, seat: Seat, call: Call) -> Sense:
    """Return what a legal call says after what went before it."""
    spot = CallSpot(before, seat)
    if isinstance(call, Bid):
        return _bid(spot, call)
    if call is PASS:
        return passed(spot)
    return doubled(spot) if call is DOUBLE else redoubled(spot)


def _bid(spot: CallSpot, bid: Bid) -> Sense:
    if spot.opening is None:
        return opened(bid)
    if spot.my_bids:
        return bid_again(spot, bid)
    if spot.partners:
        return responded(spot, bid)
    return overcalled(spot, bid)

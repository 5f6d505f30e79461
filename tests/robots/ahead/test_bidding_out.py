"""Auctions bid out in many layouts are those that four players bid in each."""

from random import Random

import numpy as np
import pytest

from sansatout.auction import Auction
from sansatout.deal import Deal
from sansatout.robots.ahead.bidding_out import BiddingOut
from sansatout.robots.bidding import SYSTEMS, Situation, decide_call, stakes_of
from sansatout.seats import Seat, Side

HERE = Situation(stakes_of("duplicate"))


@pytest.mark.parametrize("key", list(SYSTEMS))
@pytest.mark.parametrize("begun", ["N: 1H Pass", "N: 1NT 2S 3NT"])
def test_all_layouts_together_are_bid_as_one_by_one(key: str, begun: str) -> None:
    rng, systems = Random(3), dict.fromkeys(Side, SYSTEMS[key])
    deals = [Deal.random(rng) for _ in range(12)]
    rows = np.array([[hand.bits for hand in deal.hands] for deal in deals], dtype=np.uint64)
    ends = BiddingOut(systems, HERE, rows).ends(Auction.parse(begun), np.arange(12))
    for place, deal in enumerate(deals):
        auction = Auction.parse(begun)
        while auction.turn is not None:
            call = decide_call(systems, deal[auction.turn], auction, HERE).act
            auction = auction.after(call)
        assert ends[place] == auction


def test_an_auction_that_is_over_ends_where_it_stands() -> None:
    over = Auction.parse("E: 1S Pass Pass Pass")
    rows = np.array([[hand.bits for hand in Deal.unrank(0).hands]], dtype=np.uint64)
    systems = dict.fromkeys(Side, SYSTEMS["standard"])
    assert BiddingOut(systems, HERE, rows).ends(over, np.arange(1)) == {0: over}
    assert over.declarer is Seat.E

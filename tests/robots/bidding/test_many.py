"""Many hands at once are judged as each hand alone is."""

from random import Random

import numpy as np
import pytest

from sansatout.auction import Auction
from sansatout.calls import PASS
from sansatout.cards import Hand
from sansatout.deal import Deal
from sansatout.robots.bidding import SYSTEMS, read_auction, table
from sansatout.robots.bidding.bridge_whist import Score, name_as_dealer, name_as_third
from sansatout.robots.bidding.counts import Counts
from sansatout.robots.bidding.many import Many, choices, choosing, misfits
from sansatout.robots.bidding.minibridge import POINTS
from sansatout.robots.bidding.table import choose
from tests.robots.bidding.auctions import STAKES, auctions

RNG = Random(1931)
HANDS = [hand for _ in range(30) for hand in Deal.random(RNG).hands]
BITS = np.array([hand.bits for hand in HANDS], dtype=np.uint64)


@pytest.mark.parametrize("game", ["duplicate", "reform"])
def test_calls_that_do_not_fit_are_counted_as_hand_by_hand(game: str) -> None:
    for held in auctions(20, 77, STAKES[game]):
        many = Many(BITS)
        for constraint in read_auction(held.systems, held.auction, held.situation).values():
            alone = [constraint.misfits(hand) for hand in HANDS]
            assert misfits(constraint, many).tolist() == alone


def test_counting_may_stop_above_what_is_wanted() -> None:
    for held in auctions(5, 78, STAKES["duplicate"]):
        for constraint in read_auction(held.systems, held.auction, held.situation).values():
            found = misfits(constraint, Many(BITS), most=0).tolist()
            alone = [constraint.misfits(hand) for hand in HANDS]
            assert [wrong == 0 for wrong in found] == [wrong == 0 for wrong in alone]


@pytest.mark.parametrize("name", [name_as_dealer, name_as_third])
def test_namings_are_chosen_as_hand_by_hand(name: object) -> None:
    assert callable(name)
    decisions = [name(hand, Score()) for hand in HANDS]
    for act in {decision.act for decision in decisions}:
        found = choosing(decisions[0].rows, act, Many(BITS), np.arange(len(HANDS)))
        alone = [i for i, decision in enumerate(decisions) if decision.act == act]
        assert sorted(found.tolist()) == alone


def test_points_are_counted_for_all_hands_together() -> None:
    assert Many(BITS).count(POINTS).tolist() == [hand.points for hand in HANDS]
    assert Many(BITS[:1]).counts(0).hand == Hand.from_bits(int(BITS[0]))


def test_a_table_sorts_hands_as_it_decides_one_by_one() -> None:
    rng = Random(11)
    hands = [Deal.random(rng).hands[0] for _ in range(40)]
    many = Many(np.array([hand.bits for hand in hands], dtype=np.uint64))
    rows = table(SYSTEMS["standard"], Auction.parse("N: 1H Pass"))
    found = choices(rows, many, np.arange(40))
    sorted_out = {place: call for call, some in found.items() for place in some.tolist()}
    assert sorted_out == {place: choose(rows, Counts(hand)).act for place, hand in enumerate(hands)}
    assert choosing(rows, PASS, many, np.arange(40)).tolist() == found[PASS].tolist()

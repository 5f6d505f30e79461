"""Many hands at once are judged as each hand alone is."""

from random import Random

import numpy as np
import pytest

from sansatout.auction import Auction
from sansatout.calls import PASS
from sansatout.cards import Hand, Suit
from sansatout.deal import Deal
from sansatout.robots.bidding import SYSTEMS, read_auction, table
from sansatout.robots.bidding.bridge_whist import Score, name_as_dealer, name_as_third
from sansatout.robots.bidding.counts import Counts
from sansatout.robots.bidding.many import Many, choices, choosing, misfits
from sansatout.robots.bidding.minibridge import POINTS
from sansatout.robots.bidding.needs import Measure
from sansatout.robots.bidding.points import fit_points, suit_value
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


@pytest.mark.parametrize(
    "measure",
    [
        suit_value(Suit.S),
        suit_value(Suit.H, 4),
        suit_value(Suit.D, 6, (Suit.S, Suit.C)),
        suit_value(Suit.C, wasted=(Suit.H,)),
        fit_points(Suit.H),
        fit_points(Suit.S, 3),
    ],
)
def test_no_hand_is_asked_by_itself_what_it_is_worth_with_trumps(
    measure: Measure, monkeypatch: pytest.MonkeyPatch
) -> None:
    alone = [measure.count(Counts(hand)) for hand in HANDS]
    monkeypatch.setattr(Many, "counts", None)
    assert Many(BITS).count(measure).tolist() == alone


@pytest.mark.parametrize("key", SYSTEMS)
@pytest.mark.parametrize("auction", ["N:", "N: 1C Pass", "N: 1D X", "N: 1D Pass 1H Pass"])
def test_hands_alike_in_what_an_order_of_suits_looks_at_are_answered_alike(
    key: str, auction: str
) -> None:
    rng, rows = Random(5), table(SYSTEMS[key], Auction.parse(auction))
    hands = [hand for _ in range(150) for hand in Deal.random(rng).hands]
    many = Many(np.array([hand.bits for hand in hands], dtype=np.uint64))
    found = choices(rows, many, np.arange(len(hands)))
    alone: dict[object, list[int]] = {}
    for place, hand in enumerate(hands):
        alone.setdefault(choose(rows, Counts(hand)).act, []).append(place)
    assert {call: sorted(places.tolist()) for call, places in found.items()} == alone


def test_a_table_sorts_hands_as_it_decides_one_by_one() -> None:
    rng = Random(11)
    hands = [Deal.random(rng).hands[0] for _ in range(40)]
    many = Many(np.array([hand.bits for hand in hands], dtype=np.uint64))
    rows = table(SYSTEMS["standard"], Auction.parse("N: 1H Pass"))
    found = choices(rows, many, np.arange(40))
    sorted_out = {place: call for call, some in found.items() for place in some.tolist()}
    assert sorted_out == {place: choose(rows, Counts(hand)).act for place, hand in enumerate(hands)}
    assert choosing(rows, PASS, many, np.arange(40)).tolist() == found[PASS].tolist()

"""Robots choose the remedy that is worth most, and keep the bonds laid on them."""

from __future__ import annotations

import pickle

import pytest

from sansatout.calls import Bid
from sansatout.cards import Card, Suit
from sansatout.deal import Deal
from sansatout.events.acts import MakeCall, Play
from sansatout.events.irregular import CallAttention, ChooseRemedy, ShowCards
from sansatout.robots.laws import decide, weighs_card
from sansatout.robots.thought import Thought
from sansatout.seats import Seat
from sansatout.table.state import Table
from tests.robots.laws.helpers import SYSTEM, act, call, opened, play, ruled

N, E, S, W = Seat
STRONG_NORTH = Deal.parse("N:AK2.AK96.K852.A4 T83.T32.T.KQJT52 QJ94.QJ5.A43.876 765.874.QJ976.93")
WEAK_NORTH = Deal.parse("N:765.874.J9762.93 AK2.AK96.KQ8.AK4 T83.T32.T4.QJT52 QJ94.QJ5.A53.876")
STRONG_WEST = Deal.parse("N:T83.T32.T4.QJT52 QJ94.QJ5.A53.876 765.874.J9762.93 AK2.AK96.KQ8.AK4")
CONTRACT = ("N Pass", "E Pass", "S 1NT", "W Pass", "N 3NT", "E Pass", "S Pass", "W Pass")


def thought(table: Table, seat: Seat, level: str = "club") -> Thought:
    decided = decide(ruled(table, seat), level=level, system=SYSTEM, seed=1)
    assert decided is not None
    return decided


@pytest.mark.parametrize(("deal", "remedy"), [(STRONG_NORTH, "accept"), (WEAK_NORTH, "new_deal")])
def test_a_new_deal_is_worth_it_to_who_has_nothing(deal: Deal, remedy: str) -> None:
    """L-OOT-3: the left opponent of a bid before any other call."""
    table = call(opened(deal), "W 1C")
    chosen = thought(table, N).act
    assert isinstance(chosen, ChooseRemedy)
    assert chosen.remedy == remedy


def test_the_remedy_chosen_is_the_one_with_most_points() -> None:
    """L-LOOT-2: all three kinds, every suit that could be demanded, and none at all are weighed."""
    table = play(call(opened(), *CONTRACT), "E DQ")
    weighed = thought(table, S, "novice")
    points = [one.points for one in weighed.candidates]
    assert weighed.act == weighed.candidates[0].act
    assert points == sorted(points, key=lambda each: -(each or 0))
    assert len(points) == 4 + 1 + 1 + 1
    assert weighed.samples > 0


def test_the_same_question_has_the_same_answer_in_another_process() -> None:
    table = play(call(opened(), *CONTRACT), "E DQ")
    asked = ruled(table, S)
    sent = pickle.loads(pickle.dumps(asked))
    assert sent == asked
    first = decide(asked, level="novice", system=SYSTEM, seed=4)
    assert decide(sent, level="novice", system=SYSTEM, seed=4) == first


@pytest.mark.parametrize("level", ["novice", "club"])
@pytest.mark.parametrize("suit", [Suit.S, Suit.H])
def test_a_suit_demanded_is_led(level: str, suit: Suit) -> None:
    """L-LOOT-2 (a)."""
    table = play(call(opened(), *CONTRACT), "E DQ")
    table = act(table, S, ChooseRemedy("demand_suit", suit=suit))
    chosen = thought(table, W, level).act
    assert isinstance(chosen, Play)
    assert chosen.card.suit is suit


def test_a_suit_forbidden_is_not_led() -> None:
    """L-LOOT-2 (b)."""
    table = act(play(call(opened(), *CONTRACT), "E C9"), S, ChooseRemedy("expose_forbid"))
    chosen = thought(table, W).act
    assert isinstance(chosen, Play)
    assert chosen.card.suit is not Suit.C


def test_a_card_called_is_played() -> None:
    """L-EXPO-3."""
    table = act(call(opened(), *CONTRACT), E, ShowCards((Card.parse("C9"),)))
    table = act(play(table, "W CK", "N C6"), S, ChooseRemedy("call_card", card=Card.parse("C9")))
    assert thought(table, E).act == Play(Card.parse("C9"))


def test_declarer_thinks_of_an_exposed_card_when_its_owner_is_due() -> None:
    """L-EXPO-3: and demands it, or leaves it, by what that is worth."""
    table = act(call(opened(), *CONTRACT), W, ShowCards((Card.parse("CK"),)))
    assert weighs_card(ruled(table, S))
    assert not weighs_card(ruled(table, N))
    decided = decide(ruled(table, S), level="club", system=SYSTEM, seed=1)
    assert decided is None or decided.act == ChooseRemedy("call_card", card=Card.parse("CK"))
    assert not weighs_card(ruled(play(table, "W CK"), S))


def test_who_must_bid_enough_bids_enough() -> None:
    """L-INSUF-3."""
    table = act(call(opened(), "N 1S", "E 1H"), S, CallAttention("INSUFFICIENT"))
    chosen = thought(table, E).act
    assert isinstance(chosen, MakeCall)
    assert isinstance(chosen.call, Bid)
    assert Bid.parse("1S") < chosen.call


def test_who_must_pass_passes() -> None:
    """L-INSUF-3: the partner of who bid too little, however strong."""
    table = act(call(opened(STRONG_WEST), "N 1S", "E 1H"), S, CallAttention("INSUFFICIENT"))
    table = call(table, "E 2H", "S Pass")
    assert str(thought(table, W).act.call) == "Pass"  # type: ignore[attr-defined]


def test_a_robot_calls_over_a_bid_too_low_that_nobody_noticed() -> None:
    """L-INSUF-4: what it says must be enough over the bid that stands by it."""
    table = call(opened(), "N 1S", "E 1H")
    table = act(table, S, thought(table, S).act)
    assert table.referee is not None
    assert table.referee.auction.pending is None
    assert [str(said) for _, said in table.referee.auction.calls][1] == "1H"


@pytest.mark.parametrize("level", ["novice", "club", "expert"])
def test_robots_play_on_after_a_revoke_that_lies_in_the_trick(level: str) -> None:
    """L-REVOKE-1: dummy has thrown a spade on clubs, and nobody has said anything."""
    table = play(call(opened(), *CONTRACT), "W CK", "N S4")
    chosen = thought(table, E, level).act
    assert isinstance(chosen, Play)
    assert chosen.card.suit is Suit.C


def test_declarer_chooses_about_a_card_shown_after_a_revoke_in_the_trick() -> None:
    """L-PREM-1: with an open revoke on the table."""
    table = act(
        play(call(opened(), *CONTRACT), "W CK", "N S4", "E C3"), W, ShowCards((Card.parse("CQ"),))
    )
    chosen = decide(ruled(table, S), level="novice", system=SYSTEM, seed=1)
    assert chosen is not None
    assert act(table, S, chosen.act).referee is not None

"""Irregular auctions and plays as robots read them."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from sansatout.calls import Call
from sansatout.cards import Card, Hand
from sansatout.events.acts import Play
from sansatout.events.irregular import ChooseRemedy
from sansatout.laws import Referee
from sansatout.laws.lawful import lawful_cards
from sansatout.robots.dialogues import systems
from sansatout.robots.laws import decide
from sansatout.robots.laws.imagining import expected
from sansatout.robots.laws.regular import regular_auction
from sansatout.robots.play.layouts import Layout
from sansatout.seats import Seat
from sansatout.structs import replace
from sansatout.table.state import Table
from sansatout.variants import game
from tests.robots.laws.helpers import SYSTEM, call, opened, play, ruled
from tests.table.driving import does

N, E, S, W = Seat


@pytest.mark.parametrize(
    "calls", ["S Pass|W Pass|N Pass", "S 1D|W Pass|N 5S|E Pass", "S 1D|W Pass|N Pass|E Pass"]
)
def test_l_oot_3_who_is_passed_over_does_not_end_the_auction(calls: str) -> None:
    """North is to call again, and the players between have not spoken."""
    said = [one.split() for one in calls.split("|")]
    pairs = tuple((Seat.parse(seat), Call.parse(text)) for seat, text in said)
    table = opened(key="kontrakt")
    assert table.referee is not None
    ref = table.referee.with_(dealer=S, calls=pairs, caller=N)
    auction = regular_auction(ref, game("kontrakt"), table.options, (0, 0))
    assert auction.auction.turn is N


def referee_of(table: Table) -> Referee:
    assert table.referee is not None
    return table.referee


def before_the_last_trick(pick: Callable[[Hand], Card]) -> Table:
    """Return a table with a card in every hand, dummy on lead or, by high cards, a defender."""
    table = call(opened(), "N 3NT", "E Pass", "S Pass", "W Pass")
    while table.referee is not None and len(table.referee.play.done) < 12:
        hand, actor = table.referee.turn, table.actor
        assert hand is not None
        card = pick(lawful_cards(table.referee, hand))
        table = does(table, actor, Play(card, hand=None if hand is actor else hand))
    return table


@pytest.mark.parametrize("pick", [min, max])
def test_l_miss_1_the_next_hand_leads_if_the_leader_has_no_card_left(
    pick: Callable[[Hand], Card],
) -> None:
    """Everybody sees that: the turn passes over the empty hand."""
    table = before_the_last_trick(pick)
    ref = table.referee
    assert ref is not None
    leader = ref.turn
    assert leader is not None
    hands = [Hand() if seat is leader else ref.hands[seat] for seat in Seat]
    n, e, s, w = hands
    fallen = ref.with_(hands=(n, e, s, w), floor=((leader, min(ref.hands[leader])),))
    table = replace(table, referee=fallen)
    actor = table.actor
    assert actor is not None
    for seat in Seat:
        assert ruled(table, seat).ref.turn is fallen.turn is not leader
    known = ruled(table, actor)
    thought = decide(known, level="novice", system=SYSTEM, seed=1)
    assert thought is not None
    assert isinstance(thought.act, Play)


def test_l_pen_1_a_hand_that_has_to_wait_is_thought_no_further() -> None:
    """West plays before East, and declarer has still to say what East must play."""
    table = call(opened(), "N 3NT", "E Pass", "S Pass", "W Pass")
    table = play(table, "E D6", "S D2", "W DT", "N DA", "N H5", "W H2")
    nothing = ChooseRemedy("waive")
    known = ruled(table, N)
    bits = [hand.bits for hand in referee_of(table).hands]
    layout = Layout((bits[0], bits[1], bits[2], bits[3]))
    points = expected(known, [nothing], [layout], systems(SYSTEM), still=nothing)
    assert len(points) == 1

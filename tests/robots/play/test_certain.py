"""What robots grant to a side whose claim they have refused before in the deal."""

from __future__ import annotations

from random import Random

import pytest

from sansatout import robots
from sansatout.cards import Card
from sansatout.events.acts import Ask, Claim, Concede, Respond
from sansatout.lab.table_driver import new_table
from sansatout.robots.laws import Ruled, decide
from sansatout.robots.play.certain import certain_tricks
from sansatout.robots.play.layouts import draw
from sansatout.robots.play.seen import Seen
from sansatout.robots.play.values import remaining
from sansatout.seats import Seat, Side
from sansatout.table.state import Stage, Table
from sansatout.variants.deal_state import Phase
from tests.table.driving import after_deals, calls, dealt, does, made, plays, stages
from tests.table.test_refereed import PLAYED, opened
from tests.table.test_refereed import calls as called
from tests.table.test_refereed import cards as played
from tests.table.test_views import with_other_cards
from tests.views import view

S, E, N, W = Seat.S, Seat.E, Seat.N, Seat.W
LEAD = "CK C6 C3 CA"
"""The first trick of South's 3NT; he leads to the next."""


def answers(table: Table) -> Table:
    """Let robots answer the claim that waits, as long as they agree to it."""
    while table.pending is not None:
        seat = table.pending.waiting[0]
        thought = robots.decide(Seen.of(table, seat), level="club", system="culbertson", seed=1)
        assert isinstance(thought.act, Respond)
        table = does(table, seat, thought.act)
    return table


@pytest.fixture
def in_play() -> Table:
    return plays(calls(dealt(made("rulebook")), "Pass Pass 3NT Pass Pass Pass"), LEAD)


def test_numbers_after_a_refusal_do_not_tell_what_the_cards_are_worth(in_play: Table) -> None:
    table = answers(does(in_play, S, Claim(12)))
    assert table.doubted == {Side.NS}
    sure = certain_tricks(Seen.of(does(table, S, Claim(12)), E), S, ())
    for count in range(12, sure, -1):
        for act in (Claim(count), Concede(12 - count)):
            table = answers(does(table, S, act))
            assert table.stage is Stage.DEAL
    table = answers(does(table, S, Claim(sure)))
    assert table.stage is Stage.BETWEEN


def test_a_claim_that_was_refused_leaves_the_hand_open(in_play: Table) -> None:
    for act in (Claim(12), Concede(1)):
        deal = view(answers(does(in_play, S, act)), W)["deal"]
        assert isinstance(deal, dict)
        assert "S" in deal["hands"]
        assert deal["doubted"] == ["NS"]


def test_taking_back_does_not_make_a_refusal_undone(in_play: Table) -> None:
    table = answers(does(in_play, S, Claim(12)))
    table = does(table, S, Ask("undo", table.last_turns[S]))
    for seat in (W, N, E):
        table = does(table, seat, Respond("undo", "accept"))
    assert len(table.deal.play.cards) == 3  # type: ignore[union-attr]
    assert table.doubted == {Side.NS}


def test_a_stated_line_counts_as_far_as_it_wins(in_play: Table) -> None:
    seen = Seen.of(does(in_play, S, Claim(3)), E)
    top = tuple(map(Card.parse, ("SA", "SQ")))
    assert certain_tricks(seen, S, top) == 2
    assert certain_tricks(seen, S, (Card.parse("D2"),)) == 0


def test_the_other_side_may_still_claim(in_play: Table) -> None:
    table = answers(does(in_play, S, Claim(12)))
    assert table.doubted == {Side.NS}
    claimed = Seen.of(does(table, W, Claim(1)), S).claimed
    assert claimed is not None
    assert not claimed.doubted


def test_robots_doubt_at_a_table_of_the_laws_too() -> None:
    table = played(called(opened(), PLAYED), "D6 D2 DT DA")
    table = does(table, N, Claim(12, words="all"))
    table = does(table, E, Respond("claim", "play-on"))
    assert table.doubted == {Side.NS}
    claimed = does(table, N, Claim(11, words="all but one"))
    thought = decide(Ruled.of(claimed, E), level="club", system="culbertson", seed=1)
    assert thought is not None
    assert thought.act == Respond("claim", "refuse")


@pytest.mark.parametrize("key", ["rulebook", "minibridge", "bridge-whist"])
def test_what_is_certain_is_won_however_the_cards_lie(key: str) -> None:
    rng, sure = Random(9), 0
    for state in stages(new_table(key, rng), rng, after_deals(3)):
        play = state.deal.play if state.deal is not None else None
        if play is None or state.deal_phase is not Phase.PLAY or not 4 <= len(play.tricks) < 13:
            continue
        claimed = does(state, play.declarer, Claim(13 - len(play.tricks)))
        seat = play.declarer.lho
        other = with_other_cards(claimed, play.declarer, rng)
        found = [certain_tricks(Seen.of(one, seat), play.declarer, ()) for one in (claimed, other)]
        assert found[0] == found[1]
        seen = Seen.of(claimed, seat)
        sure += found[0]
        if found[0]:
            assert found[0] <= min(remaining(seen, draw(seen, 1, rng, {})))
    assert sure

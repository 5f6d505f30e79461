import pickle
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sansatout.cards import Card, Hand
from sansatout.deal import Deal
from sansatout.errors import RuleError
from sansatout.events.acts import Claim
from sansatout.lab.table_driver import new_table, next_event
from sansatout.robots.play.layouts import generator, shuffled
from sansatout.robots.play.seen import Seen
from sansatout.seats import Seat
from sansatout.structs import replace
from sansatout.table.fold import after
from sansatout.table.state import Stage, Table
from sansatout.variants import ALL
from tests.robots.play.playing import contract, random_course, replayed, seen_by
from tests.table.driving import does

DEAL = "N:KJ94.QJ5.A43.876 765.874.QJ976.93 AQ2.A96.K852.A42 T83.KT32.T.KQJT5"
CALLS = "Pass Pass 1NT Pass 3NT Pass Pass Pass"


def with_other_hidden_cards(seen: Seen, rng: Random) -> Deal:
    """Return a deal the seat could not tell from the real one by the cards it has seen."""
    left = shuffled(seen, 1, generator(rng)).tolist()[0]
    known = seen.dealt()
    n, e, s, w = (known.get(seat, Hand.from_bits(left[seat] | seen.played(seat))) for seat in Seat)
    return Deal((n, e, s, w))


@pytest.mark.parametrize("key", [variant.key for variant in ALL])
@given(seed=st.integers(0, 10**6))
@settings(max_examples=6, deadline=None)
def test_two_deals_that_differ_only_in_hidden_cards_are_seen_alike(key: str, seed: int) -> None:
    rng = Random(seed)
    for state, acts in random_course(key, rng):
        if rng.random() > 0.2:
            continue
        seat = rng.choice(state.variant.places)
        seen = seen_by(state, seat)
        other = with_other_hidden_cards(seen, rng)
        try:
            twin = replayed(key, other, state.dealer, acts)
        except RuleError:
            continue
        if twin.dialogue == state.dialogue:
            assert seen_by(twin, seat) == seen


@pytest.mark.parametrize("key", ["duplicate", "reform", "bridge-whist"])
def test_a_seat_at_a_table_sees_no_hidden_card_with_a_rubber_under_way(key: str) -> None:
    rng = Random(5)
    table = new_table(key, rng)
    compared = 0
    while compared < 25:
        table = after(table, next_event(table, rng))
        deal = table.deal
        if table.stage is not Stage.DEAL or deal is None or deal.play is None:
            continue
        if deal.actor is None or rng.random() > 0.1:
            continue
        seat = deal.actor
        seen = Seen.of(table, seat)
        twin = twin_of(table, with_other_hidden_cards(seen, rng))
        assert Seen.of(twin, seat) == seen
        compared += 1


def twin_of(table: Table, deal: Deal) -> Table:
    state = table.deal
    assert state is not None
    assert state.play is not None
    gone = [0, 0, 0, 0]
    on_table = state.play.on_table() if state.play.cards else None
    for trick in (*state.play.tricks, *(() if on_table is None else (on_table,))):
        for owner, card in zip(trick.seats, trick.cards, strict=False):
            gone[owner] |= card.bit
    n, e, s, w = (deal[seat].bits & ~gone[seat] for seat in Seat)
    play = replace(state.play, hands=(n, e, s, w))
    return replace(table, deal=replace(state, deal=deal, play=play))


def test_a_seat_can_be_sent_to_another_process() -> None:
    seen = seen_by(contract(DEAL, CALLS, "CK C6"), Seat.E)
    assert pickle.loads(pickle.dumps(seen)) == seen
    assert len(pickle.dumps(seen)) < 8000


def test_cards_played_voids_and_tricks_are_remembered() -> None:
    seen = seen_by(contract(DEAL, CALLS, "CK C6 C3 CA DK DT D3 D6 D2 C5"), Seat.E)
    assert seen.voids()[Seat.W] == {Card.parse("D2").suit}
    assert (seen.won, seen.left, seen.turn) == (2, 11, Seat.N)
    assert seen.hidden() == (Seat.S, Seat.W)
    assert Hand.from_bits(seen.played(Seat.S)) == Hand.parse("..K2.A")


def test_the_payoff_is_the_games_own_score_from_the_seats_side() -> None:
    state = contract(DEAL, CALLS)
    declarer, defender = seen_by(state, Seat.S).payoff, seen_by(state, Seat.W).payoff
    assert [declarer[tricks] for tricks in (8, 9, 10)] == [-50, 400, 430]
    assert defender == tuple(-points for points in declarer)


def test_a_game_of_a_rubber_is_worth_more_than_its_trick_points() -> None:
    payoff = seen_by(contract(DEAL, CALLS, key="rulebook"), Seat.S).payoff
    part = seen_by(contract(DEAL, "Pass Pass 1NT Pass Pass Pass", key="rulebook"), Seat.S).payoff
    assert payoff[9] - payoff[8] > 300
    assert 0 < part[7] < payoff[9]
    assert part[9] < payoff[9]


def test_a_claim_opens_the_hand_and_waits_for_an_answer() -> None:
    rng = Random(3)
    table = new_table("duplicate", rng)
    while table.deal_phase is None or table.deal is None or table.deal.play is None:
        table = after(table, next_event(table, rng))
    table = after(table, next_event(table, rng))
    play = table.deal.play if table.deal else None
    assert play is not None
    claimed = does(table, play.declarer, Claim(13))
    seen = Seen.of(claimed, play.declarer.lho)
    assert seen.claimed is not None
    assert seen.claimed.declaring == 13
    assert len(seen.hidden()) == 1

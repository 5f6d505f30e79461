import json
import pickle
from dataclasses import replace
from random import Random

import pytest

from sansatout import robots
from sansatout.cards import Card
from sansatout.deal import Deal
from sansatout.errors import InputError
from sansatout.events.acts import Claim, Play, Reply, Respond
from sansatout.robots.play.layouts import draw
from sansatout.robots.play.seen import Claimed
from sansatout.robots.play.values import remaining
from sansatout.robots.thought import Thought
from sansatout.seats import Seat
from sansatout.variants import ALL
from sansatout.variants.deal_state import DealState, Phase
from tests.robots.play.playing import contract, robot_deal, seen_by

DEAL = "N:KJ94.QJ5.A43.876 765.874.QJ976.93 AQ2.A96.K852.A42 T83.KT32.T.KQJT5"
CALLS = "Pass Pass 1NT Pass 3NT Pass Pass Pass"
SAMPLING = [level for level in robots.LEVELS if level != "novice"]


def decided(state: DealState, level: str = "club", seed: int = 1) -> Thought:
    actor = state.actor
    assert actor is not None
    return robots.decide(seen_by(state, actor), level=level, system="culbertson", seed=seed)


@pytest.mark.parametrize("key", [variant.key for variant in ALL])
@pytest.mark.parametrize("level", ["novice", "club"])
def test_robots_finish_a_deal_of_every_game(key: str, level: str) -> None:
    """PROMISE-ROBOT-2."""
    state, thoughts = robot_deal(key, level, 3, Deal.random(Random(41)))
    assert state.phase in (Phase.OVER, Phase.VOID)
    for thought in thoughts:
        assert str(thought.reason)
        json.dumps(thought.as_json())


@pytest.mark.parametrize("level", robots.LEVELS)
def test_the_same_seed_gives_the_same_thought(level: str) -> None:
    """PROMISE-ROBOT-1."""
    state = contract(DEAL, CALLS, "CK C6 C3 CA DK DT D3")
    assert decided(state, level) == decided(state, level)


def test_a_thought_can_be_sent_to_another_process() -> None:
    thought = decided(contract(DEAL, CALLS, "CK C6 C3"))
    assert pickle.loads(pickle.dumps(thought)) == thought


def test_a_card_comes_with_candidates_points_tricks_and_samples() -> None:
    thought = decided(contract(DEAL, CALLS, "CK C6 C3 CA"))
    assert thought.candidates[0].act == thought.act
    points = [candidate.points or 0.0 for candidate in thought.candidates]
    assert points == sorted(points, reverse=True)
    assert thought.samples > 0
    assert len(thought.candidates) == 12


@pytest.mark.parametrize("level", SAMPLING)
def test_the_contract_is_made_sure_before_overtricks(level: str) -> None:
    """Nine tricks are on top; the spades would run if they got in again."""
    deal = "N:A2.AKQ2.AK32.432 KQJ98.43.654.765 543.765.QJT.AKQJ T76.JT98.987.T98"
    state = contract(deal, "1H Pass 2NT Pass 3NT Pass Pass Pass")
    while (seat := state.actor) is not None and state.play is not None:
        thought = decided(state, level)
        if isinstance(thought.act, Claim):
            state = state.claimed(state.tricks + thought.act.tricks)
            break
        state = state.after(seat, thought.act)
    assert state.tricks >= 9


def test_the_rest_is_claimed_when_it_is_all_winners() -> None:
    deal = "N:2.5432.5432.5432 3.76.QJT9.QJT987 AKQJT987654.A.A. .KQJT98.K876.AK6"
    state = contract(deal, "Pass Pass 7S Pass Pass Pass", "CA C2 C7 S4 SA H8 S2 S3")
    thought = decided(state)
    assert isinstance(thought.act, Claim)
    assert thought.act.tricks == 11


def test_nothing_is_claimed_after_a_claim_was_refused() -> None:
    deal = "N:2.5432.5432.5432 3.76.QJT9.QJT987 AKQJT987654.A.A. .KQJT98.K876.AK6"
    state = contract(deal, "Pass Pass 7S Pass Pass Pass", "CA C2 C7 S4 SA H8 S2 S3")
    seen = seen_by(state, Seat.S)
    thought = robots.decide(seen, level="club", system="culbertson", seed=1, may_claim=False)
    assert isinstance(thought.act, Play)


def test_no_claim_while_an_opponent_may_hold_a_trump() -> None:
    deal = "N:2.5432.5432.5432 3.76.QJT9.QJT987 AKQJT987654.A.A. .KQJT98.K876.AK6"
    state = contract(deal, "Pass Pass 7S Pass Pass Pass", "CA C2 C7 S4")
    assert isinstance(decided(state).act, Play)


@pytest.mark.parametrize(("more", "answer"), [(0, "accept"), (1, "refuse")])
def test_a_claim_is_accepted_only_if_it_is_due(more: int, answer: Reply) -> None:
    state = contract(DEAL, CALLS, "CK C6 C3 CA")
    seen = replace(
        seen_by(state, Seat.E),
        open=((Seat.N, state.deal[Seat.N]), (Seat.S, state.deal[Seat.S])),
    )
    (due,) = set(remaining(seen, draw(seen, 2, Random(0), {})))
    claimed = replace(seen, claimed=Claimed(Seat.S, due + more))
    thought = robots.decide(claimed, level="club", system="culbertson", seed=0)
    assert thought.act == Respond("claim", answer)
    assert thought.samples == 1, "one hand is hidden, so its cards are known"


def test_an_unknown_level_is_refused() -> None:
    with pytest.raises(InputError, match="no level ‘genius’"):
        decided(contract(DEAL, CALLS), "genius")


def test_only_a_legal_card_is_played_to_a_short_clock() -> None:
    state = contract(DEAL, CALLS, "CK")
    seen = seen_by(state, Seat.S)
    thought = robots.decide(seen, level="club", system="culbertson", seed=1, seconds=0.0)
    assert isinstance(thought.act, Play)
    assert thought.act.card in {Card.parse(c) for c in ("C8", "C7", "C6")}

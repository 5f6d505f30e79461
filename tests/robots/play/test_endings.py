"""The expert's last tricks as declarer: exact, from what it has seen, in its time."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from random import Random

import pytest

from sansatout import robots
from sansatout.errors import RuleError
from sansatout.events.acts import Play
from sansatout.robots.dialogues import words
from sansatout.robots.play.choice import weighed
from sansatout.robots.play.clock import Clock
from sansatout.robots.play.endings import LAST, ending
from sansatout.robots.play.layouts import Layout, every, generator, shuffled
from sansatout.robots.play.reading import likelihood
from sansatout.robots.play.seen import Seen
from sansatout.robots.play.signals import NO_SIGNALS
from sansatout.robots.play.values import evaluate, rows
from sansatout.robots.thought import Thought
from sansatout.seats import Seat
from sansatout.solver import Ending as KnownEnding
from sansatout.solver import solve_ending
from sansatout.variants import ALL
from sansatout.variants.deal_state import DealState
from tests.robots.play.playing import Acts, contract, random_course, replayed, seen_by
from tests.robots.play.test_seen import with_other_hidden_cards
from tests.solver.endings_reference import Ending, by_outcomes

FUSION = "N:AJ2.543.5432.432 Q43.8762.QJT.QJT KT9.AKQ9.AK6.AK6 8765.JT.987.9875"
CARDS = (
    "HJ H3 H6 HA CA C5 C2 CT CK C7 C3 CJ DA D7 D2 DT DK D8 D3 DJ "
    "HK HT H4 H7 HQ C8 H5 H8 C6 C9 C4 CQ DQ D6 D9 D4 H2 H9 S5 D5"
)


def thought_of(seen: Seen, *, seed: int = 1, seconds: float | None = None) -> Thought:
    return robots.decide(
        seen, level="expert", system="culbertson", seed=seed, seconds=seconds, may_claim=False
    )


def endings(key: str, rng: Random, left: int) -> Iterator[tuple[DealState, Acts, Seen]]:
    """Give deals where the declaring side is to play and may choose, with so many tricks left."""
    while True:
        for state, acts in random_course(key, rng):
            if state.play is None or state.actor is None:
                continue
            seen = seen_by(state, state.actor)
            if seen.left == left and seen.turn in seen.declaring and len(seen.legal()) > 1:
                yield state, acts, seen
                break


def possible(seen: Seen, most: int = 252) -> list[Layout]:
    said = words(seen, "culbertson")
    return weighed(seen, every(seen, said, partial(likelihood, seen, NO_SIGNALS), most=most))


def as_reference(seen: Seen, layouts: list[Layout], aim: tuple[float, ...]) -> Ending:
    bargain = seen.bargain
    assert bargain is not None
    hands = tuple((n, e, s, w) for n, e, s, w in rows(seen, layouts).tolist())
    leader = bargain.order.index(seen.current.leader)
    weights = tuple(layout.weight for layout in layouts)
    return Ending(hands, weights, bargain.strain, leader, seen.current.cards, aim)


@pytest.mark.parametrize(("left", "most", "number"), [(2, 6, 25), (3, 20, 6)])
@pytest.mark.parametrize("key", ["rulebook", "minibridge"])
def test_an_expert_declarer_has_no_avoidable_loss(
    key: str, left: int, most: int, number: int
) -> None:
    """No policy brings more against defenders who see all; games that count points."""
    rng, tried = Random(left), 0
    for _, _, seen in endings(key, rng, left):
        layouts = possible(seen)
        if not 1 < len(layouts) <= most:
            continue
        aim = tuple(seen.payoff[seen.won : seen.won + seen.left + 1])
        worth = by_outcomes(as_reference(seen, layouts, aim))
        thought = thought_of(seen)
        if thought.reason.id != "play-equal":
            assert thought.reason.id == "play-exact"
            assert isinstance(thought.act, Play)
            assert worth[thought.act.card] == pytest.approx(max(worth.values()))
            total = sum(layout.weight for layout in layouts)
            assert thought.candidates[0].points == pytest.approx(max(worth.values()) / total)
        tried += 1
        if tried == number:
            break


@pytest.mark.parametrize("left", [4, LAST])
def test_with_more_cards_the_choice_is_the_best_promise(left: int) -> None:
    """The solver's own tests compare its promises with all policies."""
    for _, (_, _, seen) in zip(range(10), endings("rulebook", Random(left), left), strict=False):
        thought = thought_of(seen)
        if thought.reason.id != "play-exact":
            continue
        layouts = possible(seen)
        aim = tuple(seen.payoff[seen.won : seen.won + seen.left + 1])
        one = as_reference(seen, layouts, aim)
        promises = solve_ending(
            KnownEnding(one.layouts, one.weights, one.strain, Seat(one.leader), one.trick, aim)
        )
        assert promises is not None
        assert isinstance(thought.act, Play)
        best = max(promise.worth for promise in promises.values())
        assert promises[thought.act.card].worth == pytest.approx(best)


@pytest.mark.parametrize("key", [variant.key for variant in ALL])
def test_two_deals_that_look_alike_have_the_same_ending(key: str) -> None:
    rng, tried = Random(3), 0
    for state, acts, seen in endings(key, rng, rng.randint(2, LAST)):
        thought = ending(seen, words(seen, "culbertson"), Random(1), Clock(None))
        try:
            twin = replayed(key, with_other_hidden_cards(seen, rng), state.dealer, acts)
        except RuleError:
            continue
        if twin.dialogue != state.dialogue:
            continue
        other = seen_by(twin, seen.seat)
        assert ending(other, words(other, "culbertson"), Random(1), Clock(None)) == thought
        tried += 1
        if tried == 4:
            break


def test_all_layouts_are_counted_once_and_each_can_be_dealt() -> None:
    rng = Random(2)
    for _, (_, _, seen) in zip(range(10), endings("duplicate", rng, 4), strict=False):
        likely = partial(likelihood, seen, NO_SIGNALS)
        found = {layout.hands for layout in every(seen, {}, likely, most=252)}
        dealt = {(n, e, s, w) for n, e, s, w in shuffled(seen, 3000, generator(rng)).tolist()}
        assert found == dealt


def test_too_many_layouts_are_not_counted() -> None:
    seen = seen_by(contract(FUSION, "Pass Pass 1NT Pass Pass Pass", "HJ H3 H6"), Seat.S)
    assert every(seen, {}, partial(likelihood, seen, NO_SIGNALS), most=252) == []


def test_a_queen_that_may_lie_either_way_is_no_sure_trick() -> None:
    """Hindsight always finds it; the exact ending says what the guess is worth."""
    state = contract(FUSION, "Pass Pass 1NT Pass Pass Pass", CARDS)
    seen = seen_by(state, Seat.S)
    assert seen.turn in seen.declaring
    thought = thought_of(seen)
    assert thought.reason.id == "play-exact"
    hindsight = evaluate(seen, possible(seen))
    assert (thought.candidates[0].points or 0.0) < float(hindsight.points.max()) - 1


@pytest.mark.parametrize("seconds", [0.0, 1e-5])
def test_without_time_the_expert_samples(seconds: float) -> None:
    state = contract(FUSION, "Pass Pass 1NT Pass Pass Pass", CARDS)
    thought = thought_of(seen_by(state, Seat.S), seconds=seconds)
    assert thought.reason.id != "play-exact"
    assert isinstance(thought.act, Play)


def test_defenders_go_on_sampling() -> None:
    for state, _ in random_course("duplicate", Random(8)):
        if state.play is None or state.actor is None:
            continue
        seen = seen_by(state, state.actor)
        if seen.left <= LAST and seen.turn not in seen.declaring:
            assert ending(seen, {}, Random(1), Clock(None)) is None


def test_the_first_candidate_is_the_card_and_the_others_promise_no_more() -> None:
    for _, (_, _, seen) in zip(range(12), endings("rulebook", Random(6), 4), strict=False):
        thought = ending(seen, words(seen, "culbertson"), Random(1), Clock(None))
        assert thought is not None
        assert thought.candidates[0].act == thought.act
        points = [candidate.points or 0.0 for candidate in thought.candidates]
        assert max(points) == pytest.approx(points[0])
        assert len(thought.candidates) == len(seen.legal())

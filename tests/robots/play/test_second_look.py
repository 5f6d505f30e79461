"""When an expert looks at its card again, and when it changes its mind."""

from collections.abc import Mapping, Sequence
from random import Random

import numpy as np
import pytest

from sansatout import robots
from sansatout.cards import Card
from sansatout.events.acts import Play
from sansatout.robots import levels
from sansatout.robots.message import message
from sansatout.robots.play import second_look
from sansatout.robots.play.clock import Clock
from sansatout.robots.play.layouts import Layout
from sansatout.robots.play.seen import Seen
from sansatout.robots.play.values import Floats, Values
from sansatout.robots.play.weighing import kept
from sansatout.robots.thought import Thought
from tests.robots.play.playing import contract, seen_by

DEAL = "N:KJ94.QJ5.A43.876 765.874.QJ976.93 AQ2.A96.K852.A42 T83.KT32.T.KQJT5"
CALLS = "Pass Pass 1NT Pass 3NT Pass Pass Pass"
LATE = "CK C6 C3 C2 CQ C7 C9 CA SA S3 S4 S5 DK DT D3 D6"
FOOLISH = Card.parse("C4")
"""Gives the lead to West and his clubs."""


def seen_after(cards: str, key: str = "duplicate") -> Seen:
    state = contract(DEAL, CALLS, cards, key=key)
    assert state.actor is not None
    return seen_by(state, state.actor)


def looked_again(card: Card, without_hindsight: Mapping[bool, float]) -> Thought:
    """Look again at declarer's card; whether another is worth more without hindsight is given."""

    def played_on(
        seen: Seen, layouts: Sequence[Layout], cards: Sequence[Card], aim: Floats, clock: Clock
    ) -> dict[Card, float]:
        return {one: without_hindsight[one is card] for one in cards}

    seen = seen_after(LATE)
    first = Thought(seen.play(card), message("play-forced"))
    return second_look.second_look(seen, {}, first, Random(1), Clock(None), played_on)


def test_a_card_is_given_up_for_one_that_is_clearly_better() -> None:
    thought = looked_again(FOOLISH, {True: 0.0, False: 1.0})
    assert isinstance(thought.act, Play)
    assert thought.act.card is not FOOLISH
    assert thought.reason.id == "play-expected"


def test_declarer_keeps_a_card_that_is_better_without_hindsight() -> None:
    thought = looked_again(FOOLISH, {True: 1.0, False: 0.0})
    assert isinstance(thought.act, Play)
    assert thought.act.card is FOOLISH
    assert thought.reason.id == "play-kept"
    assert isinstance(first := thought.candidates[0].act, Play)
    assert first.card is FOOLISH


def test_a_card_that_none_is_clearly_better_than_is_kept() -> None:
    best = looked_again(FOOLISH, {True: 0.0, False: 1.0}).act
    assert isinstance(best, Play)
    assert looked_again(best.card, {True: 0.0, False: 1.0}).act == best


def test_more_layouts_are_looked_at_only_while_another_card_may_be_better() -> None:
    thought = looked_again(FOOLISH, {True: 0.0, False: 1.0})
    assert thought.samples == 160
    assert isinstance(thought.act, Play)
    assert looked_again(thought.act.card, {True: 0.0, False: 1.0}).samples == 40


@pytest.mark.parametrize(("cards", "looks"), [("CK C6 C3 CA", False), (LATE, True)])
def test_early_in_the_play_a_card_far_ahead_of_all_others_is_not_looked_at_again(
    cards: str, *, looks: bool
) -> None:
    seen, ace, two = seen_after(cards), Card.parse("DA"), Card.parse("D2")
    tricks = np.array([[9, 7]] * 10)
    values = Values((ace, two), tricks, np.ones(10), np.arange(14.0), 1)
    first, foolish = (Thought(seen.play(card), message("play-forced")) for card in (ace, two))
    assert second_look.in_doubt(seen, values, first) is looks
    assert second_look.in_doubt(seen, values, foolish)


@pytest.mark.parametrize("key", ["duplicate", "rulebook"])
def test_an_expert_counts_imps_only_where_boards_are_compared(
    key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """DU-3.1"""
    counted: list[bool] = []

    def watched(seen: Seen, values: Values, card: Card) -> Thought:
        counted.append(values.aims_at_imps)
        return kept(seen, values, card)

    monkeypatch.setattr(second_look, "kept", watched)
    robots.decide(seen_after(LATE, key), level="expert", system="culbertson", seed=1)
    assert counted == [key == "duplicate"]


def test_an_expert_begins_with_the_card_of_a_club_player(monkeypatch: pytest.MonkeyPatch) -> None:
    """Both draw the same layouts by the same chance."""
    seen, begun = seen_after(LATE), []

    def watched(seen: Seen, values: Values, thought: Thought) -> bool:
        begun.append(thought)
        return False

    monkeypatch.setattr(levels, "in_doubt", watched)
    for level in ("expert", "club"):
        begun.append(robots.decide(seen, level=level, system="culbertson", seed=3))
    assert begun == [begun[0]] * 3

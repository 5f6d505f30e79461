"""The fewest tricks under every legal play of both sides (L-CLAIM-7)."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sansatout.cards import PACK, Card, Hand, Strain
from sansatout.laws import fewest
from sansatout.laws.fewest import EXACT_TRICKS, fewest_tricks
from sansatout.seats import Seat, Side
from sansatout.tricks import following, winning_place

Hands = tuple[Hand, Hand, Hand, Hand]


def brute(hands: Hands, leader: Seat, strain: Strain, side: Side) -> int:
    """Play every legal card of every hand and take the least."""
    if not hands[leader]:
        return 0
    return min(_tricks(hands, leader, (), strain, side))


def _tricks(
    hands: Hands, leader: Seat, trick: tuple[Card, ...], strain: Strain, side: Side
) -> list[int]:
    if len(trick) == 4:
        winner = leader.after(winning_place(trick, strain))
        return [(winner.side is side) + brute(hands, winner, strain, side)]
    hand = leader.after(len(trick))
    found = []
    for card in following(hands[hand], trick[0].suit if trick else None):
        n, e, s, w = (h.without(card) for h in hands)
        found += _tricks((n, e, s, w), leader, (*trick, card), strain, side)
    return found


def ending(random: Random, size: int) -> Hands:
    cards = random.sample(PACK, 4 * size)
    n, e, s, w = (Hand(cards[i * size : (i + 1) * size]) for i in range(4))
    return n, e, s, w


@settings(max_examples=120, deadline=None)
@given(st.integers(0, 2**32), st.integers(1, 3), st.sampled_from(Strain), st.sampled_from(Side))
def test_the_search_agrees_with_playing_everything(
    seed: int, size: int, strain: Strain, side: Side
) -> None:
    random = Random(seed)
    hands, leader = ending(random, size), random.choice(list(Seat))
    found = fewest_tricks(hands, leader, strain, side)
    assert found.exact
    assert found.tricks == brute(hands, leader, strain, side)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(40))
def test_the_search_agrees_at_four_tricks(seed: int) -> None:
    random = Random(seed)
    hands, leader = ending(random, 4), random.choice(list(Seat))
    strain, side = random.choice(list(Strain)), random.choice(list(Side))
    assert fewest_tricks(hands, leader, strain, side).tricks == brute(hands, leader, strain, side)


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 2**32), st.sampled_from(Strain))
def test_the_two_sides_never_have_more_sure_tricks_than_there_are(
    seed: int, strain: Strain
) -> None:
    random = Random(seed)
    size = random.randint(1, 6)
    hands, leader = ending(random, size), random.choice(list(Seat))
    sure = [fewest_tricks(hands, leader, strain, side).tricks for side in Side]
    assert sum(sure) <= size


@pytest.mark.parametrize("seed", range(6))
def test_seven_tricks_are_searched_to_the_end(seed: int) -> None:
    random = Random(seed)
    hands, leader = ending(random, EXACT_TRICKS), random.choice(list(Seat))
    assert all(fewest_tricks(hands, leader, s, Side.NS).exact for s in (Strain.NT, Strain.S))


@pytest.mark.parametrize("seed", range(4))
def test_a_bound_never_exceeds_the_exact_number(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    random = Random(seed)
    hands, leader = ending(random, 5), random.choice(list(Seat))
    exact = fewest_tricks(hands, leader, Strain.H, Side.EW)
    monkeypatch.setattr(fewest, "EXACT_TRICKS", 2)
    for budget in (0, 1, 10, 100):
        bound = fewest_tricks(hands, leader, Strain.H, Side.EW, budget=budget)
        assert bound.tricks <= exact.tricks
        assert not bound.exact or bound == exact


def test_top_trumps_in_one_hand_are_sure_at_any_length() -> None:
    hands = (
        Hand.parse("AKQJ.5432.432.43"),
        Hand.parse("T987.AKQJ.AKQ.AK"),
        Hand.parse("65.T98.T98.QJT98"),
        Hand.parse("432.76.J765.7652"),
    )
    found = fewest_tricks(hands, Seat.N, Strain.S, Side.NS)
    assert found.tricks >= 4


def test_this_is_not_double_dummy() -> None:
    """An ace need not win at no trump: it can be thrown away."""
    hands = (Hand.parse("A..."), Hand.parse("2..."), Hand.parse(".2.."), Hand.parse("..4."))
    assert fewest_tricks(hands, Seat.N, Strain.NT, Side.NS).tricks == 1
    assert fewest_tricks(hands, Seat.W, Strain.NT, Side.NS).tricks == 0
    hands = (Hand.parse("A2..."), Hand.parse("..A3."), Hand.parse("..2.2"), Hand.parse("..4.3"))
    assert fewest_tricks(hands, Seat.E, Strain.NT, Side.NS).tricks == 0

"""What robots notice and say by themselves at tables where irregularities can happen."""

from __future__ import annotations

import pytest

from sansatout.cards import Card
from sansatout.events.acts import LookBack, Respond
from sansatout.events.irregular import (
    AskMeaning,
    AssertRevoke,
    CallAttention,
    ChooseRemedy,
    Explain,
    TakeBack,
)
from sansatout.robots.laws import speaks
from sansatout.seats import Seat
from sansatout.table.state import Stage, Table
from tests.robots.laws.helpers import act, call, opened, play, ruled

N, E, S, W = Seat
INSUFFICIENT = ("N 1S", "E 1H")
CONTRACT = ("N Pass", "E Pass", "S 1NT", "W Pass", "N 3NT", "E Pass", "S Pass", "W Pass")


def said(table: Table, seat: Seat, level: str = "expert", seed: str = "1") -> object:
    return speaks(ruled(table, seat), level, seed)


def share(table: Table, seat: Seat, level: str) -> float:
    """Return how often robots of the level speak."""
    return sum(said(table, seat, level, str(seed)) is not None for seed in range(200)) / 200


def test_the_better_the_player_the_more_he_notices() -> None:
    """L-INSUF-3: an opponent calls attention to a bid that is too low."""
    table = call(opened(), *INSUFFICIENT)
    novice, club, expert = (share(table, S, level) for level in ("novice", "club", "expert"))
    assert novice < 0.5 < club < 0.9 < expert


def test_what_is_noticed_follows_from_the_seed() -> None:
    table = call(opened(), *INSUFFICIENT)
    for seed in map(str, range(20)):
        assert said(table, S, "novice", seed) == said(table, S, "novice", seed)


def test_nobody_speaks_against_his_own_side() -> None:
    table = call(opened(), *INSUFFICIENT)
    assert said(table, S) == CallAttention("INSUFFICIENT")
    assert said(table, W) is None
    assert said(table, E) is None


def test_a_robot_that_has_revoked_takes_the_card_back() -> None:
    """L-REVOKE-2: before it is established, and only by who holds the cards."""
    table = play(call(opened(), *CONTRACT), "W CK", "N C6", "E H4")
    assert said(table, E) == TakeBack(Card.parse("H4"))
    assert said(table, W) is None
    assert said(table, S) is None


def test_a_revoke_from_dummy_is_seen_by_a_defender() -> None:
    """L-REVOKE-12: it lies open to everybody's eyes, and he may have it replaced."""
    table = play(call(opened(), *CONTRACT), "W CK", "N S4")
    assert said(table, W) == ChooseRemedy("replace")
    assert said(table, S) == TakeBack(Card.parse("S4"), hand=N)


def test_a_hidden_revoke_is_noticed_by_nobody_else() -> None:
    """A-50: the seat's own eyes are all it has."""
    table = play(call(opened(), *CONTRACT), "W CK", "N C6", "E H4", "S CA")
    assert said(table, S) is None
    assert said(table, W) is None


def over(table: Table) -> Table:
    """Return the table with the deal played out in turn by the lowest lawful cards."""
    from sansatout.laws.lawful import lawful_cards

    while table.stage is Stage.DEAL:
        ref = table.referee
        assert ref is not None
        assert ref.turn is not None
        cards = lawful_cards(ref, ref.turn) or ref.hands[ref.turn]
        table = play(table, f"{ref.turn} {min(cards)}")
    return table


@pytest.mark.parametrize("key", ["rulebook", "kontrakt"])
def test_after_the_play_the_tricks_tell_of_a_revoke(key: str) -> None:
    """L-REVOKE-13, PB-5.7: an opponent claims what it costs, once."""
    table = over(play(call(opened(key=key), *CONTRACT), "W CK", "N C6", "E H4", "S CA"))
    assert said(table, S) == AssertRevoke(E, 1)
    assert said(table, W) is None
    table = act(table, S, AssertRevoke(E, 1))
    assert said(table, S) is None


def test_a_robot_explains_its_call_to_who_asks() -> None:
    """L-ART-2."""
    table = act(call(opened(), "N 1S"), E, AskMeaning(N))
    assert said(table, N, "novice") == Explain()
    assert said(table, S) is None


def test_a_robot_lets_the_last_trick_be_opened() -> None:
    """L-VIEW-3: refusing would cost the right to penalise a revoke in it."""
    table = play(call(opened(), *CONTRACT), "W CK", "N C6", "E C3", "S CA")
    table = act(table, W, LookBack(1, "own_revoke"))
    assert said(table, S, "novice") == Respond("inspect", "accept")

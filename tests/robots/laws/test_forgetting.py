"""Forgetful robots slip seldom, never otherwise, and only into what can happen."""

from __future__ import annotations

from sansatout.robots.laws import forgets, forgetting
from sansatout.seats import Seat
from tests.robots.laws.helpers import act, call, opened, play, ruled
from tests.robots.laws.test_noticing import CONTRACT

N, E, S, W = Seat


def test_slips_are_seldom_and_come_from_the_seed() -> None:
    table = call(opened(), "N 1S")
    slips = [forgets(ruled(table, E), str(seed)) for seed in range(2000)]
    assert slips == [forgets(ruled(table, E), str(seed)) for seed in range(2000)]
    found = sum(slip is not None for slip in slips)
    assert 0 < found < 2000 * forgetting.IN_TURN * 2


def test_every_slip_can_happen_and_is_one() -> None:
    """L-INSUF-1, L-OOT-4, L-REVOKE-1, L-WHAND-1: the referee has something to say or to note."""
    start = call(opened(), "N 1S")
    playing = call(opened(), *CONTRACT)
    states = [start, playing, play(playing, "W CK"), play(playing, "W CK", "N C6", "E C3", "S CA")]
    kinds = set()
    for table in states:
        for seat in Seat:
            for seed in range(700):
                slip = forgets(ruled(table, seat), str(seed))
                if slip is not None:
                    after = act(table, seat, slip)
                    assert after.referee is not None
                    kinds.add(slip.kind)
    assert kinds == {"call", "play", "show-cards"}


def test_dummy_and_busy_players_forget_nothing() -> None:
    table = call(opened(), "N 1S", "E 1H")
    assert all(forgets(ruled(table, S), str(seed)) is None for seed in range(1000))
    playing = play(call(opened(), *CONTRACT), "W CK")
    assert all(forgets(ruled(playing, N), str(seed)) is None for seed in range(1000))

"""The fast path plays the same game as the clear one."""

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from sansatout.deal import Deal
from sansatout.events.acts import MakeCall, Play
from sansatout.lab.fast_deal import CALL, FastDeal
from sansatout.seats import Seat
from sansatout.variants import find


def actions(acts: tuple[object, ...]) -> set[int]:
    found = set()
    for act in acts:
        if isinstance(act, MakeCall):
            found.add(CALL + act.call.index)
        elif isinstance(act, Play):
            found.add(act.card.index)
    return found


@given(st.integers(0, 2**32))
def test_the_fast_path_follows_the_clear_one_step_by_step(seed: int) -> None:
    rng = Random(seed)
    deal, dealer = Deal.random(rng), Seat(rng.randrange(4))
    clear = find("rulebook").start(deal, dealer)
    fast = FastDeal.of(deal, dealer.value)
    while (seat := clear.actor) is not None:
        assert clear.turn is not None
        assert fast.seat == clear.turn.value
        acts = clear.legal_acts(seat)
        assert set(fast.legal()) == actions(acts)
        act = rng.choice(acts)
        (action,) = actions((act,))
        clear = clear.after(seat, act)
        fast.apply(action)
    assert fast.is_over
    assert fast.legal() == ()
    if clear.play is not None:
        assert fast.tricks == 13
        assert fast.won == clear.tricks


def test_a_random_deal_gives_thirteen_cards_to_each() -> None:
    hands = FastDeal.random(Random(1), 0).hands
    assert [hand.bit_count() for hand in hands] == [13] * 4
    assert sum(hands) == (1 << 52) - 1

"""Whole evenings at every table: whatever is offered can be done, and nothing gets stuck."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from sansatout.events import Event, act_from_plain
from sansatout.events.acts import Cut, NextDeal, Shuffle
from sansatout.lab.simulation import simulate
from sansatout.lab.table_driver import new_table, next_event
from sansatout.seats import Seat
from sansatout.table.fold import after, fold
from sansatout.table.sheets import plain_accounts
from sansatout.table.state import Stage, Table
from sansatout.variants import VARIANTS
from tests.table.driving import offers

KEYS = sorted(VARIANTS)
FULL = (1 << 52) - 1


class EveningMachine(RuleBasedStateMachine):
    """Players who do anything a view offers them, and sometimes just play on."""

    key: str
    table: Table
    events: list[Event]

    @initialize(seed=st.integers(0, 2**32))
    def open(self, seed: int) -> None:
        self.rng = Random(seed)
        self.table = new_table(self.key, self.rng)
        self.events = [Event(0, None, self.table.setup)]

    def does(self, event: Event) -> None:
        assert Event.loads(event.dumps()) == event
        self.table = after(self.table, event)
        self.events.append(event)

    @rule(steps=st.integers(1, 60))
    def play_on(self, steps: int) -> None:
        for _ in range(steps):
            self.does(next_event(self.table, self.rng))

    @rule(data=st.data())
    def do_what_is_offered(self, data: st.DataObject) -> None:
        seat = data.draw(st.sampled_from((None, *Seat)))
        offered: Any = offers(self.table, seat)
        if not offered:
            return
        action = data.draw(st.sampled_from(offered))
        payload = dict(action["payload"])
        for name, values in action.get("choices", {}).items():
            value = data.draw(st.sampled_from(values))
            payload[name] = [value] if name == "positions" else value
        self.does(Event(self.table.seq, seat, act_from_plain(action["kind"], payload)))

    @invariant()
    def somebody_can_always_go_on(self) -> None:
        if not hasattr(self, "table"):
            return
        offered: list[Any] = [offers(self.table, seat) for seat in (None, *Seat)]
        assert any(offered) or self.table.needs_secret

    @invariant()
    def no_card_is_lost(self) -> None:
        deal = self.table.deal if hasattr(self, "table") else None
        if deal is None or deal.play is None:
            return
        gone = [card.bit for trick in deal.play.tricks for card in trick.cards]
        assert sum(deal.play.hands) + sum(gone) + sum(c.bit for c in deal.play.cards) == FULL

    @invariant()
    def what_some_win_others_lose(self) -> None:
        if hasattr(self, "table"):
            assert sum(plain_accounts(self.table).values()) == 0

    def teardown(self) -> None:
        if hasattr(self, "table"):
            assert fold(self.events) == self.table


@pytest.mark.parametrize("key", KEYS)
def test_an_evening_never_gets_stuck(key: str) -> None:
    machine: Any = type(f"Evening_{key}", (EveningMachine,), {"key": key})
    machine.TestCase.settings = settings(max_examples=5, stateful_step_count=25, deadline=None)
    machine.TestCase().runTest()


@pytest.mark.parametrize("key", KEYS)
def test_rubbers_come_to_their_end(key: str) -> None:
    report = simulate(key, 2, Random(21))
    assert report.rubbers == 2
    assert report.deals >= 4


@pytest.mark.soak
@pytest.mark.parametrize("chunk", range(16))
@pytest.mark.parametrize("key", KEYS)
def test_ten_thousand_rubbers_end(key: str, chunk: int) -> None:
    assert simulate(key, 70, Random(f"{key}-{chunk}")).rubbers == 70


def test_the_next_deal_waits_for_the_players() -> None:
    rng = Random(1)
    table = new_table("minibridge", rng)
    while table.stage is not Stage.BETWEEN:
        table = after(table, next_event(table, rng))
    number = table.deal_number
    for act in (NextDeal(), Shuffle("cd" * 32), Cut(9)):
        table = after(table, Event(table.seq, None, act))
    assert table.deal_number == number + 1

"""Whatever is done at the table, the laws hold on: a state machine that throws any act at it."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    rule,
    run_state_machine_as_test,
)

from sansatout.cards import PACK, Card
from sansatout.events import Event
from sansatout.laws import Phase, Referee
from sansatout.laws.values import Offer
from tests.laws.anything import OVER, any_act, play_out, start, with_cards

CLOSING = {"remedy-chosen", "offer-lapsed", "right-lost", "offer-withdrawn", "deal-again"}
FLEETING = {"last", "rulings", "log", "answer"}


class Table(RuleBasedStateMachine):
    """A table where anybody does anything."""

    ref: Referee
    random: Random

    @initialize(seed=st.integers(0, 2**32))
    def sit_down(self, seed: int) -> None:
        self.random = Random(seed)
        self.ref = start(self.random)

    @rule(seed=st.integers(0, 2**32))
    def act(self, seed: int) -> None:
        self.random = Random(seed)
        self.ref = with_cards(self.ref, self.random)
        event = any_act(self.ref, self.random)
        assert Event.loads(event.dumps()) == event
        before, self.ref = self.ref, self.ref.after(event)
        if not self.ref.last.ok:
            assert same(before, self.ref), "a rejected act changes nothing"
        check_closed(before, self.ref)

    @invariant()
    def no_card_is_lost(self) -> None:
        if not any(self.ref.hands) and not self.ref.play.done:
            return
        assert Counter(all_cards(self.ref)) == Counter(PACK)

    @invariant()
    def tricks_add_up(self) -> None:
        ref = self.ref
        assert sum(ref.tricks.values()) == len(ref.play.done) + sum(ref.aftermath.awarded)
        assert all(count >= 0 for count in ref.tricks.values())
        if ref.phase in (Phase.AFTER_PLAY, Phase.RUBBER_END):
            assert sum(ref.tricks.values()) == 13

    @invariant()
    def somebody_is_due(self) -> None:
        if self.ref.phase in (Phase.AUCTION, Phase.PLAY):
            assert self.ref.turn is not None
        if self.ref.phase in OVER:
            assert not self.ref.rights.offers

    def teardown(self) -> None:
        if not hasattr(self, "ref"):
            return
        ended = play_out(self.ref, self.random)
        assert not ended.rights.offers
        if ended.phase is not Phase.PASSED_OUT:
            assert sum(ended.tricks.values()) == 13


def all_cards(ref: Referee) -> list[Card]:
    cards = [card for hand in ref.hands for card in hand]
    cards += [card for _, card in (*ref.play.trick, *ref.play.floor)]
    cards += list(ref.play.lacks or ())
    return cards + [card for trick in ref.play.done for _, card in trick.cards]


def same(before: Referee, after: Referee) -> bool:
    names = [name for name in Referee.__struct_fields__ if name not in FLEETING]
    return all(getattr(before, name) == getattr(after, name) for name in names)


def key(offer: Offer) -> tuple[str, str]:
    return str(offer.irregularity), str(offer.offender)


def check_closed(before: Referee, after: Referee) -> None:
    """Every open choice ends by being made, by lapse, by loss, or with its occasion."""
    gone = {key(one) for one in before.rights.offers} - {key(one) for one in after.rights.offers}
    said = [one for one in after.rulings if one.message in CLOSING]
    told = {
        (str(one.arguments.get("irregularity")), str(one.arguments.get("offender"))) for one in said
    }
    for one in gone:
        whole = any(s.message in ("deal-again", "remedy-chosen") for s in said)
        assert whole or one in told, f"{one} vanished"


CALM = settings(
    deadline=None, suppress_health_check=list(HealthCheck), max_examples=80, stateful_step_count=50
)


def test_any_act_whatever_keeps_the_table_sound() -> None:
    run_state_machine_as_test(Table, settings=CALM)


@pytest.mark.soak
@pytest.mark.parametrize("part", range(10))
def test_100000_acts_keep_the_table_sound(part: int) -> None:
    """Ten parts of a hundred tables with a hundred acts each."""
    for number in range(100):
        seeds = Random(100 * part + number)
        table = Table()
        table.sit_down(seeds.getrandbits(32))
        for _ in range(100):
            table.act(seeds.getrandbits(32))
            table.no_card_is_lost()
            table.tricks_add_up()
            table.somebody_is_due()
        table.teardown()

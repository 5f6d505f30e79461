"""Playing on without hindsight."""

from random import Random

import numpy as np
import pytest

from sansatout.robots.play.clock import Clock
from sansatout.robots.play.layouts import draw
from sansatout.robots.play.rollout import rollouts
from sansatout.robots.play.values import evaluate
from sansatout.seats import Seat
from tests.robots.play.playing import contract, seen_by

FUSION = "N:AJ2.432.5432.432 Q43.KQJ9.QJT.QJT KT9.A65.AK6.AK65 8765.T87.987.987"
CALLS = "Pass Pass 1NT Pass Pass Pass"
CARDS = "H7 H2 H9 HA CA C7 C2 CT CK C8 C3 CJ DA D7 D2 DT DK D8 D3 DJ"
UNHURRIED = Clock(None)
SEEN = seen_by(contract(FUSION, CALLS, CARDS), Seat.S)


@pytest.mark.parametrize("tricks", [1, 2, 13])
def test_where_all_cards_are_known_nothing_is_lost_by_playing_on(tricks: int) -> None:
    """Both sides then play double dummy, card by card."""
    for seed in range(6):
        layouts = draw(SEEN, 1, Random(seed), {})
        values = evaluate(SEEN, layouts)
        found = rollouts(SEEN, layouts, values.cards, values.aim, tricks=tricks, clock=UNHURRIED)
        assert list(found.values()) == pytest.approx(values.worth.tolist())


def test_playing_on_never_promises_more_than_hindsight() -> None:
    layouts = draw(SEEN, 30, Random(2), {})
    values = evaluate(SEEN, layouts)
    shorter = rollouts(SEEN, layouts, values.cards, values.aim, tricks=1, clock=UNHURRIED)
    longer = rollouts(SEEN, layouts, values.cards, values.aim, tricks=9, clock=UNHURRIED)
    for card, hindsight in zip(values.cards, values.worth.tolist(), strict=True):
        assert longer[card] <= shorter[card] + 1e-6
        assert shorter[card] <= hindsight + 1e-6


def test_a_two_way_finesse_put_off_is_still_a_guess() -> None:
    """Hindsight finds the queen whenever it looks; one choice for all layouts has to guess."""
    layouts = draw(SEEN, 30, Random(2), {})
    values = evaluate(SEEN, layouts)
    found = rollouts(SEEN, layouts, values.cards, values.aim, tricks=13, clock=UNHURRIED)
    assert max(found.values()) < float(values.worth.max()) - 1.0


def test_without_time_nothing_is_found() -> None:
    layouts = draw(SEEN, 30, Random(2), {})
    assert (
        rollouts(SEEN, layouts, list(SEEN.legal()), np.arange(14.0), tricks=9, clock=Clock(0.0))
        == {}
    )

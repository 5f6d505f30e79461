"""Why somebody played a card, told from the tricks alone."""

from __future__ import annotations

import pytest

from sansatout.cards import Card, Strain
from sansatout.robots.public_reasons import public_reason
from sansatout.seats import Seat
from sansatout.tricks import Trick
from sansatout.variants.deal_state import Bargain

ORDER = tuple(Seat)
BARGAIN = Bargain(Strain.NT, Seat.W, Seat.E, ORDER)


@pytest.mark.parametrize(
    ("second", "told"),
    [("S3", "play-second-low"), ("SK", "why-not-beaten"), ("SJ", "why-not-beaten")],
)
def test_a_high_card_that_is_lost_in_second_seat_is_not_called_low(second: str, told: str) -> None:
    trick = Trick(ORDER, (Card.parse("SA"), Card.parse(second)))
    assert public_reason(BARGAIN, [trick], 1).id.removeprefix("robot-") == told

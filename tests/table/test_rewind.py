"""A teacher goes back in a deal: nobody is asked, and what follows is as if it were new."""

from __future__ import annotations

import pytest

from sansatout.errors import IllegalActionError
from sansatout.events.acts import Claim, Rewind
from sansatout.seats import Seat
from sansatout.table.state import Table
from sansatout.table.view import all_hands
from tests.table.driving import DEAL, calls, dealt, does, made
from tests.table.test_rubbers import GAME, settled


@pytest.fixture
def bidding() -> Table:
    return dealt(made("duplicate"))


def test_a_deal_goes_back_to_any_of_its_acts(bidding: Table) -> None:
    spoken = calls(bidding, "1NT Pass")
    back = does(spoken, None, Rewind(bidding.seq))
    assert (back.seq, back.deal) == (spoken.seq + 1, bidding.deal)
    assert calls(back, "2C").deal != spoken.deal
    assert does(spoken, None, Rewind(bidding.seq + 1)).actor is Seat.E


def test_what_was_claimed_is_forgotten(bidding: Table) -> None:
    playing = calls(bidding, "1NT Pass Pass Pass")
    claimed = does(playing, Seat.N, Claim(7, words="so"))
    back = does(claimed, None, Rewind(playing.seq - 1))
    assert (back.pending, back.faced) == (None, ())
    assert back.actor is Seat.W


def test_only_the_table_goes_back_and_only_within_a_deal(bidding: Table) -> None:
    spoken = calls(bidding, "1NT")
    for seat, point in ((Seat.S, bidding.seq), (None, bidding.seq - 1), (None, spoken.seq)):
        with pytest.raises(IllegalActionError):
            does(spoken, seat, Rewind(point))
    over = settled(made("duplicate"), 10, GAME)
    with pytest.raises(IllegalActionError):
        does(over, None, Rewind(over.seq - 2))


def test_who_teaches_sees_all_hands_as_they_are(bidding: Table) -> None:
    assert all_hands(bidding).hands == {seat.name: str(DEAL[seat]) for seat in Seat}

"""Tricks that were gathered and are opened once more."""

from __future__ import annotations

from typing import Any

from sansatout.events.acts import LookBack, Respond
from sansatout.events.irregular import (
    QuitTrick,
    ReclaimTrick,
)
from sansatout.seats import Seat, Side
from sansatout.table.state import Table
from tests.table.driving import does
from tests.table.test_law_actions import offered
from tests.table.test_refereed import PLAYED, REVOKE, calls, cards, law, opened
from tests.views import view

N, E, S, W = Seat


def test_l_view_3_who_asked_sees_the_trick_that_is_opened() -> None:
    table = cards(calls(opened(), PLAYED), REVOKE)
    table = does(does(table, N, QuitTrick(Side.NS)), W, LookBack(1, "own_revoke"))
    assert view(table, W)["answer"] is None
    table = does(table, N, Respond("inspect", "accept"))
    told: Any = view(table, W)["answer"]
    assert [one["card"] for one in told["content"]] == REVOKE.split()
    assert view(table, N)["answer"] is None


def test_l_view_3_the_last_trick_alone_is_opened_for_a_revoke_of_ones_own() -> None:
    """A-38: until one's side has played to the next."""

    def own(table: Table, seat: Seat) -> list[Any]:
        looks = offered(table, seat, "look-back")
        return [one["choices"] for one in looks if one["payload"] == {"reason": "own_revoke"}]

    table = cards(calls(opened(), PLAYED), "D6 D2 DT DA")
    table = does(table, N, QuitTrick(Side.NS))
    assert [own(table, seat) for seat in Seat] == [[{"trick": [1]}]] * 4
    table = cards(table, "H5")
    assert [own(table, seat) for seat in (N, S)] == [[], []]
    assert [own(table, seat) for seat in (E, W)] == [[{"trick": [1]}]] * 2


def _opened(table: Table, seat: Seat, trick: int, reason: str = "winner") -> bool:
    """Tell whether the seat is shown a trick it asks for; a refusal is heard by all."""
    table = does(table, seat, LookBack(trick, reason))
    said = law(table, W)["log"][-1]["message"]
    shown = view(table, seat)["answer"] is not None
    assert said == ("trick-opened" if shown else "allegation-refused")
    return shown


def test_l_view_2_a_gathered_trick_is_opened_only_where_it_is_unclear_who_won_it() -> None:
    table = cards(calls(opened(), "3NT Pass Pass Pass"), "D6 D2 DT DA")
    assert _opened(table, S, 1)  # nothing has been led since
    table = cards(table, "S4 S5 SA S3")
    assert not _opened(table, S, 1)
    assert not _opened(table, S, 1, "missing")
    asked = does(table, E, ReclaimTrick(Side.EW, 1))
    assert _opened(asked, S, 1)
    again = does(asked, E, ReclaimTrick(Side.EW, 2))
    assert not _opened(cards(again, "D5"), S, 2)  # one wrong claim of a trick opens one trick


def test_l_view_2_a_trick_with_the_wrong_side_is_opened() -> None:
    table = cards(calls(opened(), "3NT Pass Pass Pass"), "D6 D2 DT DA")
    table = cards(does(table, E, QuitTrick(Side.EW)), "S4 S5 SA S3")
    assert _opened(table, S, 1)

"""The end of a rubber or sitting: who won, how it is settled, who plays with whom next."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from sansatout.cards import Strain
from sansatout.events.acts import Ask, NextDeal, Respond
from sansatout.scoring.bridge_whist import WhistHand
from sansatout.seats import Seat
from sansatout.structs import replace
from sansatout.table.rounds import rounds
from sansatout.table.state import Stage, Table
from tests.table.driving import does, made
from tests.table.test_rubbers import GAME, played, settled
from tests.views import view

NAMES = ("a", "b", "c", "d")


def ended(table: Table) -> dict[str, Any]:
    told: dict[str, Any] = view(table, Seat.S)["ended"]
    return told


def steps(table: Table) -> dict[str, int]:
    return {step["label"]: step["points"] for step in ended(table)["settling"]}


@pytest.fixture
def rubber() -> Table:
    """North and South have won two games."""
    return settled(played(made("rulebook", *NAMES), 9, GAME), 9, "Pass " + GAME)


@pytest.fixture
def sitting() -> Table:
    """North and South have won a sitting of bridge-whist: 98 ahead, with the second game."""
    table = made("bridge-whist", *NAMES)
    sheet = table.sheet
    for tricks, strain in ((10, Strain.NT), (9, Strain.H), (2, Strain.S), (10, Strain.NT)):
        sheet = sheet.after(WhistHand(strain, tricks))
    return replace(table, sheet=sheet, stage=Stage.BETWEEN)


def test_a_rubber_tells_who_won_and_what_it_brings(rubber: Table) -> None:
    told = ended(rubber)
    assert (told["winner"], told["complete"]) == ("we", True)
    assert steps(rubber) == {"difference": 900}
    assert told["accounts"] == {"a": 900, "b": -900, "c": 900, "d": -900}
    assert told["next"] == {
        "players": {"N": "a", "E": "b", "S": "c", "W": "d"},
        "waiting": [], "changes": False, "draws": False,
    }  # fmt: skip


def test_nothing_ends_before_the_second_game() -> None:
    assert view(settled(made("rulebook", *NAMES), 9, GAME), Seat.S)["ended"] is None


def test_bw_10_3_and_bw_10_4_a_sitting_is_rounded_and_entered_in_tens(sitting: Table) -> None:
    figures = steps(sitting)
    assert figures["net"] == figures["difference"] + figures["second-game"]
    assert figures["rounded"] == (figures["net"] + 4) // 10 * 10
    assert figures["general-account"] * 10 == figures["rounded"]
    assert ended(sitting)["accounts"]["a"] == figures["general-account"]


def test_bw_3_4_who_plays_with_whom_in_the_next_sitting_is_told(sitting: Table) -> None:
    told = ended(sitting)["next"]
    assert told["changes"]
    later = does(sitting, None, NextDeal())
    assert told["players"] == {str(seat): player for seat, player in later.seats.items()}


def test_a_rubber_broken_off_is_told_as_such() -> None:
    table = does(settled(made("rulebook", *NAMES), 9, GAME), Seat.N, Ask("break-off"))
    for seat in (Seat.E, Seat.S, Seat.W):
        table = does(table, seat, Respond("break-off", "accept"))
    told = ended(table)
    assert (told["winner"], told["complete"]) == ("we", False)


def test_sheets_of_before_can_be_looked_at(rubber: Table) -> None:
    assert rounds(rubber) == []
    later = does(rubber, None, NextDeal())
    assert view(later, Seat.S)["ended"] is None
    [past] = msgspec.to_builtins(rounds(later))
    assert past["players"] == {"N": "a", "E": "b", "S": "c", "W": "d"}
    assert past["sheet"] == view(rubber, Seat.S)["sheet"]
    assert past["winner"] == "we"

"""C-PRIN-5: robots bid over a game what costs less than it, and partner knows what that means."""

from __future__ import annotations

import pytest

from sansatout.auction import Auction
from sansatout.calls import Call
from sansatout.cards import Hand
from sansatout.events.acts import LayOut
from sansatout.robots import Seen, decide
from sansatout.robots.bidding import Situation, bidding_system, decide_call, explain_call
from sansatout.robots.bidding.engine import position
from sansatout.seats import Seat, Vulnerability
from tests.table.driving import calls, does, made

LONG = "J98642..QJ752.98"
CARDS = f"N:AKT53.42.K4.T762 7.K976.A63.AKQ54 {LONG} Q.AQJT853.T98.J3"


def auction(text: str) -> Auction:
    said = Auction(Seat.W)
    for call in text.split():
        said = said.after(Call.parse(call))
    return said


@pytest.mark.parametrize("system", ["culbertson", "one-club"])
@pytest.mark.parametrize("level", ["novice", "club"])
def test_c_prin_5_a_robot_at_a_table_sacrifices(system: str, level: str) -> None:
    table = does(made("rulebook"), None, LayOut(CARDS, Seat.W))
    table = calls(table, "1H 1S 4H")
    thought = decide(Seen.of(table, Seat.S), level=level, system=system, seed=1)
    assert thought.act.typed == "4S"
    assert "C-PRIN-5" in thought.rules


@pytest.mark.parametrize(
    ("hand", "said", "danger", "call"),
    [
        (LONG, "1H 1S 4H", "None", "4S"),
        # One down doubled in danger costs 200, and their game is worth 120.
        (LONG, "1H 1S 4H", "NS", "Pass"),
        # They are beaten by our own honours.
        ("J986.A.AK75.A984", "1H 1S 4H", "None", "X"),
        # Too few tricks with our trumps.
        ("J986.32.Q752.987", "1H 1S 4H", "None", "Pass"),
        # No game, nothing to pay for.
        (LONG, "1H 1S 2H", "None", "Pass"),
        # Nobody sacrifices twice.
        (LONG, "1H 1S 4H 4S 5H Pass Pass", "None", "Pass"),
    ],
)
def test_c_prin_5_the_penalty_is_smaller_than_their_points(
    hand: str, said: str, danger: str, call: str
) -> None:
    situation = Situation(vulnerability=Vulnerability.parse(danger))
    system = bidding_system("culbertson")
    decision = decide_call(system, Hand.parse(hand), auction(said), situation)
    assert str(decision.act) == call


def test_partner_reads_it_as_length_and_no_honours() -> None:
    system, said = bidding_system("culbertson"), auction("1H 1S 4H 4S")
    promise = explain_call(system, said)
    assert "C-PRIN-5" in promise.rules
    assert "support tricks" in str(promise.shows.says())
    # Over 5H partner does not count on honours for a double (C-GAP-28).
    after = auction("1H 1S 4H 4S 5H")
    assert position(system, after, Situation()).partner_shown == 0

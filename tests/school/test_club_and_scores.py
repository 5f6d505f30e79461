"""Honour tricks of one club, and figures of generated deals, against plain reckonings."""

from __future__ import annotations

import re

import pytest

from sansatout.school.judges import find
from sansatout.school.pictures import Picture
from sansatout.school.practice import question
from sansatout.school.tables import table

HANDS = {
    "A74.Q53.J9632.84": "q5",
    "AK74.KJ5.QJ3.842": "q12",
    "AQ5.KQT4.762.Q83": "q11",
    "KJT4.AQJ5.QJ.932": "q11",
    "K.KQJ5.Q74.AT932": "q11",
}
"""Quarters, counted by hand from the printed table."""


@pytest.mark.parametrize(("hand", "quarters"), HANDS.items())
def test_honour_tricks_are_counted_by_the_printed_table(hand: str, quarters: str) -> None:
    assert find("club-tricks", Picture(me="S", hands={"S": hand})) == ((quarters,),)


def test_the_table_of_honour_tricks_is_the_printed_one() -> None:
    printed = ["2", "2", "1½", "1¼", "1½", "1", "1½", "1¼", "1", "¾", "½", "½", "¼", "0"]
    assert [row[1] for row in table("club-tricks").rows] == printed


def below(system: str, level: int, strain: str) -> int:
    """Return what the tricks of a plain contract are worth by the printed tables."""
    values = {
        "hungarian": {"C": 20, "D": 20, "H": 30, "S": 30, "NT": 30},
        "vanderbilt": {"C": 20, "D": 20, "H": 30, "S": 30, "NT": 35},
        "kontrakt": {"C": 6, "D": 7, "H": 8, "S": 9, "NT": 10},
    }
    first = 10 if (system, strain) == ("hungarian", "NT") else 0
    return first + level * values[system][strain]


@pytest.mark.parametrize("system", ["hungarian", "vanderbilt", "kontrakt"])
def test_tricks_bid_and_made_go_below_the_line(system: str) -> None:
    asked = 0
    for number in range(80):
        one = question(f"score-{system}", number, 1)
        assert one.figure is not None
        assert one.figure.sheet is not None
        found = re.match(r"([1-7])(C|D|H|S|NT)(X{0,2}) (we|they) (\d+)", one.figure.sheet.next)
        assert found is not None
        if one.text.arguments["place"] != "below" or one.text.arguments["owner"] != found[4]:
            continue
        made = int(found[5]) >= 6 + int(found[1])
        worth = below(system, int(found[1]), found[2]) * 2 ** len(found[3])
        assert one.right == ((str(worth if made else 0),),)
        asked += 1
    assert asked > 5


def test_what_is_not_doubled_once_is_not_told_so() -> None:
    """A deal is told in words as it is scored."""
    for number in range(40):
        one = question("score-rulebook", number, 1)
        assert one.figure is not None
        assert one.figure.sheet is not None
        word = one.figure.sheet.next.split()[0]
        told = one.text.text()
        assert ("redoubled" in told) is word.endswith("XX")
        assert ("doubled" in told) is word.endswith("X")

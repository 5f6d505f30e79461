"""Random hands as a rule wants them, and the question for a number counted from one."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from sansatout.cards import Strain
from sansatout.deal import Deal
from sansatout.robots.bidding.counts import Counts
from sansatout.school.judges import find
from sansatout.school.pictures import Picture
from sansatout.school.practice.base import texts
from sansatout.school.problems import Form, Problem
from sansatout.seats import Seat

__all__ = ["MOST", "Wanted", "hand_figure", "number_question", "some_hand"]

MOST: Final = 13
"""No hand has more tricks."""
Wanted = Callable[[Counts], bool]


def some_hand(rng: Random, wanted: Wanted) -> Counts:
    """Return a random hand as it is wanted."""
    while True:
        counts = Counts(Deal.random(rng)[Seat.S])
        if wanted(counts):
            return counts


def hand_figure(
    counts: Counts, strain: Strain | None = None, system: str = "culbertson"
) -> Picture:
    """Return a picture of a hand, held by South."""
    named = None if strain is None else str(strain)
    return Picture(me="S", hands={"S": str(counts.hand)}, strain=named, system=system)


def number_question(
    key: str, rule: str, judge: str, figure: Picture, **arguments: str | int
) -> Problem:
    """Return the question for a number that a judge finds; its reason knows the parts of it."""
    right = find(judge, figure)
    asked, hint, why = texts(key, tricks=right[0][0], **arguments)
    return Problem(
        form=Form.NUMBER, text=asked, figure=figure, most=MOST,
        parts=4 if figure.system == "one-club" else 2,
        right=right, hint=hint, why=why, rules=(rule,),
    )  # fmt: skip

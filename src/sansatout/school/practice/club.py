"""Questions about the one-club system: honour tricks, the opening, answers and what follows."""

from __future__ import annotations

from random import Random

from sansatout.deal import Deal
from sansatout.school.judges.club import quarters
from sansatout.school.pictures import Picture
from sansatout.school.practice.base import kind, texts
from sansatout.school.practice.bidding.calls import call_kind
from sansatout.school.problems import Form, Possible, Problem
from sansatout.seats import Seat
from sansatout.trainer.shown import Line

__all__ = ["honour_tricks"]

_SYSTEM = "one-club"


@kind("club-tricks", "R-HT-1")
def honour_tricks(rng: Random, level: int) -> Problem:
    """Ask for the honour tricks of a hand by the chapter's own table."""
    while True:
        figure = Picture(me="S", hands={"S": str(Deal.random(rng)[Seat.S])})
        count = quarters(figure)
        if count and (level > 0 or count <= 10):
            break
    near = sorted({max(0, count + step) for step in (-3, -2, -1, 0, 1, 2, 3)})
    first = rng.randint(max(0, near.index(count) - 3), min(near.index(count), len(near) - 4))
    keys = [f"q{one}" for one in near[first : first + 4]]
    asked, hint, why = texts("club-tricks", answer=f"#school-answer-q{count}")
    return Problem(
        form=Form.CHOOSE, text=asked, figure=figure,
        possible=tuple(Possible(key, Line(f"school-answer-{key}", {})) for key in keys),
        right=((f"q{count}",),), hint=hint, why=why, rules=("R-HT-1",),
    )  # fmt: skip


call_kind("club-opening", _SYSTEM, "R-OPEN-1", "R-OPEN-2")
call_kind(
    "club-answer", _SYSTEM,
    "R-NEG-1", "R-POS-1", "R-POS-2", "R-POS-3", "R-FRC-1", "R-FRC-2", "R-FRC-3", "R-INT-1",
    "R-INT-2",
)  # fmt: skip
call_kind("club-rebid", _SYSTEM, "R-NEG-2", "R-NEG-3", "R-POS-6", "R-FRC-5", "R-FRC-6", "R-FRC-7")

"""Questions about the one-club system: honour tricks, the opening, answers and what follows."""

from __future__ import annotations

from random import Random
from typing import Final

from sansatout.auction import Auction
from sansatout.calls import PASS, Call
from sansatout.deal import Deal
from sansatout.robots.bidding.engine import decide_call
from sansatout.robots.bidding.one_club import OneClub
from sansatout.school.judges.club import club_call, quarters
from sansatout.school.pictures import Picture
from sansatout.school.practice.base import kind, texts
from sansatout.school.problems import Form, Possible, Problem
from sansatout.seats import Seat
from sansatout.trainer.shown import Line

__all__ = ["answer", "honour_tricks", "opening", "rebid"]

_SYSTEM: Final = OneClub()
_ONE_CLUB: Final = Call.parse("1C")
_OPENING: Final = ("R-OPEN-1", "R-OPEN-2", "R-GAP-1", "R-GAP-2")
_ANSWERS: Final = (
    "R-NEG-1", "R-POS-1", "R-POS-2", "R-POS-3", "R-FRC-1", "R-FRC-2", "R-FRC-3", "R-INT-1",
    "R-INT-2",
)  # fmt: skip
_REBIDS: Final = (
    "R-NEG-2", "R-NEG-3", "R-GAP-3", "R-POS-6", "R-GAP-4", "R-GAP-5", "R-GAP-12", "R-FRC-5",
    "R-FRC-6", "R-FRC-7",
)  # fmt: skip


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


def _asked(key: str, figure: Picture, known: tuple[str, ...]) -> Problem | None:
    """Return the question for the next call; ``None`` where none of these rules decides."""
    decision = club_call(figure)
    rule = next((one for one in decision.rules if one in known), None)
    if rule is None:
        return None
    asked, hint, why = texts(key, law=f"#law-{rule}", tricks=f"#school-answer-q{quarters(figure)}")
    return Problem(
        form=Form.CALL, text=asked, figure=figure, right=((str(decision.act),),), hint=hint,
        why=why, rules=(rule,),
    )  # fmt: skip


@kind("club-opening", *_OPENING)
def opening(rng: Random, level: int) -> Problem:
    """Ask for the opening; the hard hands are near the limits."""
    while True:
        figure = Picture(me="S", dealer="S", hands={"S": str(Deal.random(rng)[Seat.S])})
        count = quarters(figure)
        near = 8 <= count <= 11 or count >= 15
        if (level == 0 and near) or (level == 2 and not near):
            continue
        found = _asked("club-opening", figure, _OPENING[:2] if level == 0 else _OPENING)
        if found is not None:
            return found


def _opened(deal: Deal) -> Auction | None:
    """Return the auction after North has opened one club and East has passed."""
    auction = Auction(Seat.N)
    if decide_call(_SYSTEM, deal[Seat.N], auction).act != _ONE_CLUB:
        return None
    return auction.after(_ONE_CLUB)


@kind("club-answer", *_ANSWERS)
def answer(rng: Random, level: int) -> Problem:
    """Ask for the answer to one club; in hard ones the opponents have bid."""
    wanted = rng.choice(_ANSWERS[:4] if level == 0 else _ANSWERS[:7])
    best = None
    for _ in range(300):
        deal = Deal.random(rng)
        if _opened(deal) is None:
            continue
        between = rng.choice(("1D", "1H", "1S")) if level == 2 and rng.random() < 0.6 else "Pass"
        figure = Picture(me="S", dealer="N", calls=("1C", between), hands={"S": str(deal[Seat.S])})
        found = _asked("club-answer", figure, _ANSWERS)
        best = found or best
        if found is not None and (found.rules[0] == wanted or between != "Pass"):
            return found
    assert best is not None, "some deal is opened and answered"
    return best


@kind("club-rebid", *_REBIDS)
def rebid(rng: Random, level: int) -> Problem:
    """Ask for opener's second call; easy ones follow the negative answer."""
    while True:
        deal = Deal.random(rng)
        auction = _opened(deal)
        if auction is None:
            continue
        auction = auction.after(PASS)
        said = decide_call(_SYSTEM, deal[Seat.S], auction)
        negative = "R-NEG-1" in said.rules
        if negative is not (level == 0) and not (level == 1 and rng.random() < 0.3):
            continue
        calls = ("1C", "Pass", str(said.act), "Pass")
        figure = Picture(me="N", dealer="N", calls=calls, hands={"N": str(deal[Seat.N])})
        found = _asked("club-rebid", figure, _REBIDS)
        if found is not None:
            return found

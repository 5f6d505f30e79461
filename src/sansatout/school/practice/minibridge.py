"""Questions about minibridge: points, who declares, the choice, tricks needed and the score."""

from __future__ import annotations

from functools import partial
from random import Random

from sansatout.cards import Strain
from sansatout.deal import Deal
from sansatout.school.judges import find
from sansatout.school.pictures import Picture
from sansatout.school.practice.base import kind, kind_by_rule, texts
from sansatout.school.practice.tricks import seats
from sansatout.school.problems import Form, Possible, Problem
from sansatout.scoring.minibridge import target
from sansatout.seats import Seat
from sansatout.trainer.shown import Line

__all__ = ["needed", "points", "strain"]

_LARGEST_SCORE = 1000


@kind("points", "MB-2.3")
def points(rng: Random, level: int) -> Problem:
    """Ask for the points of a hand; the easy ones have few, the hard ones are two hands."""
    while True:
        deal = Deal.random(rng)
        if level > 0 or deal[Seat.S].points <= 10:
            break
    hands = {"S": str(deal[Seat.S])} | ({"N": str(deal[Seat.N])} if level > 1 else {})
    figure = Picture(me="S", hands=hands)
    right = find("points-together", figure)
    asked, hint, why = texts("points", hands=len(hands), points=int(right[0][0]))
    return Problem(
        form=Form.NUMBER, text=asked, figure=figure, most=40, right=right, hint=hint, why=why,
        rules=("MB-2.3",),
    )  # fmt: skip


def _declarer(rule: str, rng: Random, level: int) -> Problem:
    """Ask who declares by the points told; in the hard ones partners have as many."""
    while True:
        deal = Deal.random(rng)
        told = {str(seat): deal[seat].points for seat in Seat}
        dealer = rng.choice(tuple(Seat))
        figure = Picture(dealer=str(dealer), points=told)
        right = find("declarer", figure)
        again = right[0][0] == "again"
        tie = again or told[right[0][0]] == told[str(Seat.parse(right[0][0]).partner)]
        if again if rule == "MB-4.2" else not again and tie is (level == 2):
            break
    asked, hint, why = texts("declarer", answer=f"#school-answer-{right[0][0]}")
    possible = (*seats(dealer), Possible("again", Line("school-answer-again", {})))
    return Problem(
        form=Form.CHOOSE, text=asked, figure=figure, possible=possible, right=right, hint=hint,
        why=why, rules=(rule,),
    )  # fmt: skip


kind_by_rule("declarer", {rule: partial(_declarer, rule) for rule in ("MB-4.2", "MB-4.3")})


@kind("target", "MB-5.3")
def needed(rng: Random, level: int) -> Problem:
    """Ask how many tricks are needed."""
    del level
    bonus, strain_ = rng.random() < 0.75, rng.choice(tuple(Strain))
    figure = Picture(strain=str(strain_), bonus=bonus)
    right = find("target", figure)
    asked, hint, why = texts(
        "target", strain=f"#page-strain-{strain_}", bonus="yes" if bonus else "no",
        tricks=target(strain_, bonus=bonus),
    )  # fmt: skip
    return Problem(
        form=Form.NUMBER, text=asked, figure=figure, most=13, right=right, hint=hint, why=why,
        rules=("MB-5.3",),
    )  # fmt: skip


def _score(rule: str, rng: Random, level: int) -> Problem:
    """Ask what a deal is worth; the hard ones are in the second game."""
    made, strain_ = rule != "MB-7.6", rng.choice(tuple(Strain))
    bonus = rule == "MB-7.2" if made else rng.random() < 0.5
    goal = target(strain_, bonus=bonus)
    tricks = rng.randint(goal, 13) if made else rng.randint(max(goal - 4, 0), goal - 1)
    second = level == 2 and rng.random() < 0.6
    figure = Picture(
        me="S", strain=str(strain_), bonus=bonus, tricks=tricks,
        vulnerable=("N", "S") if second else (),
    )  # fmt: skip
    right = find("minibridge-score", figure)
    asked, hint, why = texts(
        "minibridge-score", strain=f"#page-strain-{strain_}", bonus="yes" if bonus else "no",
        game="second" if second else "first", tricks=tricks, points=int(right[0][0]), target=goal,
        made="yes" if tricks >= goal else "no", over=tricks - 6, short=goal - tricks,
    )  # fmt: skip
    return Problem(
        form=Form.NUMBER, text=asked, figure=figure, least=-_LARGEST_SCORE * 2,
        most=_LARGEST_SCORE * 2, right=right, hint=hint, why=why, rules=(rule,),
    )  # fmt: skip


kind_by_rule(
    "minibridge-score", {rule: partial(_score, rule) for rule in ("MB-7.1", "MB-7.2", "MB-7.6")}
)


@kind("minibridge-strain", "MB-5.4")
def strain(rng: Random, level: int) -> Problem:
    """Ask for the best trumps with dummy in sight; easy ones have a long major."""
    while True:
        deal = Deal.random(rng)
        strong = deal[Seat.S].points + deal[Seat.N].points > 20
        if not strong or deal[Seat.S].points <= deal[Seat.N].points:
            continue
        figure = Picture(me="S", hands={"S": str(deal[Seat.S]), "N": str(deal[Seat.N])})
        right = find("minibridge-strain", figure)
        if level > 0 or right[0][0] in ("H", "S"):
            break
    asked, hint, why = texts("minibridge-strain", strain=f"#page-strain-{right[0][0]}")
    possible = tuple(Possible(str(one), Line(f"page-strain-{one}", {})) for one in reversed(Strain))
    return Problem(
        form=Form.CHOOSE, text=asked, figure=figure, possible=possible, right=right, hint=hint,
        why=why, rules=("MB-5.4",),
    )  # fmt: skip

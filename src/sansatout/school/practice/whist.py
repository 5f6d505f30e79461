"""Questions about bridge-whist: what to name, whether to double, what to lead."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final, TypeVar

from sansatout.cards import Card, Strain
from sansatout.deal import Deal
from sansatout.events.acts import Name
from sansatout.school.judges import find, whist
from sansatout.school.pictures import Picture
from sansatout.school.practice.base import kind, texts
from sansatout.school.practice.signs import card_sign
from sansatout.school.problems import Form, Possible, Problem
from sansatout.school.sheets import LessonSheet
from sansatout.seats import Seat
from sansatout.trainer.shown import Line

__all__ = ["as_dealer", "as_third", "double", "lead"]

_NAMES: Final = tuple(f"name-{strain}" for strain in reversed(Strain))
_DEALER: Final = tuple(f"BW-DEAL-{n}" for n in (1, 2, 3, 5, 6, 7, 8, 9, 12, 13, 14, 15, 16))
_THIRD: Final = (*_DEALER, "BW-THIRD-3", "BW-THIRD-4")
_DOUBLING: Final = tuple(f"BW-DBL-{n}" for n in (1, 2, 3, 4, 6, 7))
_LEADS: Final = tuple(f"BW-LEAD-{n}" for n in range(1, 12))
_SHEETS: Final = (
    ("D we:11",), ("D they:11",), ("D we:11", "NT we:7", "S we:11"), ("D we:11", "NT we:8"),
    ("H they:10", "NT they:8", "S they:8"), ("D we:11", "D they:11", "D we:9", "C they:12"),
    ("C we:13",),
)  # fmt: skip
"""Some ways in which a sitting can stand."""


_TRIES: Final = 60
_T = TypeVar("_T")


def _until(make: Callable[[], _T], wanted: Callable[[_T], bool]) -> _T:
    """Make something until it is as wanted; some other one where that hardly comes about."""
    found = make()
    for _ in range(_TRIES):
        if wanted(found):
            break
        found = make()
    return found


def _law(rule: str) -> str:
    return f"#law-{rule.replace('.', '_')}"


def _possible(keys: tuple[str, ...]) -> tuple[Possible, ...]:
    return tuple(Possible(key, Line(f"school-answer-{key}", {})) for key in keys)


def _standing(rng: Random, level: int) -> LessonSheet | None:
    """Return a sheet that has to be looked at, in the hard questions."""
    if level < 2:
        return None
    return LessonSheet(system="bridge-whist", deals=rng.choice(_SHEETS))


def _naming(rng: Random, level: int, me: Seat) -> Problem:
    """Ask what is named; easy ones are mostly worth naming, so that not all is remitted."""
    wanted = rng.random() < 0.8

    def make() -> Picture:
        hand = str(Deal.random(rng)[me])
        return Picture(me=str(me), dealer="S", hands={str(me): hand}, sheet=_standing(rng, level))

    def is_high(figure: Picture) -> bool:
        act = whist.naming(figure).act
        return isinstance(act, Name) and act.strain is not Strain.S

    figure = _until(make, lambda one: is_high(one) is wanted)
    decision = whist.naming(figure)
    right = find("whist-name", figure)
    dealer = me is Seat.S
    key, rule = ("whist-dealer" if dealer else "whist-third"), decision.rules[0]
    if not dealer and "BW-THIRD-4" in decision.rules:
        rule = "BW-THIRD-4"
    asked, hint, why = texts(key, answer=f"#school-answer-{right[0][0]}", law=_law(rule))
    keys = (*_NAMES, "name-remit") if dealer else _NAMES
    return Problem(
        form=Form.CHOOSE, text=asked, figure=figure, possible=_possible(keys), right=right,
        hint=hint, why=why, rules=(rule,),
    )  # fmt: skip


@kind("whist-dealer", *_DEALER)
def as_dealer(rng: Random, level: int) -> Problem:
    """Ask what the dealer names."""
    return _naming(rng, level, Seat.S)


@kind("whist-third", *_THIRD)
def as_third(rng: Random, level: int) -> Problem:
    """Ask what third hand names after a remission."""
    return _naming(rng, level, Seat.N)


def _namer(figure: Picture) -> str:
    return "dealer" if figure.namer == "S" else "third"


@kind("whist-double", *_DOUBLING)
def double(rng: Random, level: int) -> Problem:
    """Ask whether a naming is doubled; every other time it is."""
    wanted = rng.random() < 0.5

    def make() -> Picture:
        me = rng.choice((Seat.W, Seat.E))
        return Picture(
            me=str(me), dealer="S", hands={str(me): str(Deal.random(rng)[me])},
            namer=rng.choice("SN"), strain=str(rng.choice(tuple(Strain))),
            sheet=_standing(rng, level),
        )  # fmt: skip

    figure = _until(make, lambda one: whist.doubling(one).act is wanted)
    decision, forehand = whist.doubling(figure), figure.me == "W"
    right = find("whist-double", figure)
    asked, hint, why = texts(
        "whist-double", answer=f"#school-answer-{right[0][0]}", law=_law(decision.rules[0]),
        strain=f"#page-strain-{figure.strain}",
        namer=_namer(figure), me="forehand" if forehand else "fourth",
    )  # fmt: skip
    keys = ("double", "ask" if forehand else "lead")
    return Problem(
        form=Form.CHOOSE, text=asked, figure=figure, possible=_possible(keys), right=right,
        hint=hint, why=why, rules=(decision.rules[0],),
    )  # fmt: skip


@kind("whist-lead", *_LEADS)
def lead(rng: Random, level: int) -> Problem:
    """Ask for the opening lead; in hard ones partner has doubled."""
    wanted = rng.choice(_LEADS[:4] if level == 0 else _LEADS)

    def make() -> Picture:
        doubled = level == 2 and rng.random() < 0.7
        return Picture(
            me="W", dealer="S", hands={"W": str(Deal.random(rng)[Seat.W])},
            namer=rng.choice("SN"), strain=str(rng.choice(tuple(Strain))),
            doubler="E" if doubled else None,
        )  # fmt: skip

    figure = _until(make, lambda one: whist.lead(one).rules[0] == wanted)
    right = find("whist-lead", figure)
    rule = whist.lead(figure).rules[0]
    asked, hint, why = texts(
        "whist-lead", card=card_sign(Card.parse(right[0][0])), law=_law(rule),
        strain=f"#page-strain-{figure.strain}",
        namer=_namer(figure), doubled="yes" if figure.doubler else "no",
    )  # fmt: skip
    return Problem(
        form=Form.CARD, text=asked, figure=figure, right=right, hint=hint, why=why, rules=(rule,)
    )

"""Kinds of questions that can be made without end, and their register."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Final

from msgspec import Struct

from sansatout.errors import InputError
from sansatout.school.problems import Problem
from sansatout.trainer.shown import Line

__all__ = [
    "DRILLS",
    "HARDEST",
    "Drill",
    "Maker",
    "kind",
    "kind_by_rule",
    "line",
    "question", "rule_of",
    "texts",
]  # fmt: skip

HARDEST: Final = 2
"""Questions are easy (0), usual (1) or hard (2)."""


Maker = Callable[[Random, int], Problem]
"""What makes a question of some difficulty."""


class Drill(Struct, frozen=True):
    """A kind of questions: what they are about and how one is made."""

    key: str
    rules: tuple[str, ...]
    """What is learned by them; each question names those of these it is about."""
    make: Maker
    makers: Mapping[str, Maker] = {}
    """For kinds that can be asked for one of their rules: what makes its questions."""


DRILLS: Final[dict[str, Drill]] = {}


def kind(key: str, *rules: str) -> Callable[[Maker], Drill]:
    """Make a function known as the maker of this kind of questions."""

    def known(make: Maker) -> Drill:
        DRILLS[key] = Drill(key, rules, make)
        return DRILLS[key]

    return known


def kind_by_rule(key: str, makers: Mapping[str, Maker]) -> Drill:
    """Make a kind known whose questions are made rule by rule."""

    def make(rng: Random, level: int) -> Problem:
        return makers[rng.choice(tuple(makers))](rng, level)

    DRILLS[key] = Drill(key, tuple(makers), make, makers)
    return DRILLS[key]


def rule_of(key: str, number: int, level: int) -> str:
    """Return the rule that a question is about, without making it where that can be."""
    makers = DRILLS[key].makers
    return (
        _chance(key, number, level).choice(tuple(makers))
        if makers
        else question(key, number, level).rules[0]
    )


def _chance(key: str, number: int, level: int) -> Random:
    return Random(f"{key} {level} {number}")


def question(key: str, number: int, level: int = 1) -> Problem:
    """Return a question; the same number and level always give the same one.

    :raises InputError: if there is no such kind, number or level
    """
    if key not in DRILLS:
        raise InputError("school-questions", questions=key, expected=", ".join(DRILLS))
    if number < 0 or not 0 <= level <= HARDEST:
        raise InputError("school-number", number=number, level=level, hardest=HARDEST)
    return DRILLS[key].make(_chance(key, number, level), level)


def line(key: str, part: str = "", /, **arguments: str | int) -> Line:
    """Return a text of a kind of questions."""
    return Line(f"school-practice-{key}{f'.{part}' if part else ''}", arguments)


def texts(key: str, **arguments: str | int) -> tuple[Line, Line, Line]:
    """Return what is asked, the hint and the reason, which all know the same arguments."""
    return line(key, **arguments), line(key, "hint", **arguments), line(key, "why", **arguments)

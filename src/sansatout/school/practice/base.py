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
    makers: Mapping[str, Maker]
    """What makes the questions of each rule; each question names the one it is about."""

    @property
    def rules(self) -> tuple[str, ...]:
        """What is learned by them."""
        return tuple(self.makers)


DRILLS: Final[dict[str, Drill]] = {}


def kind(key: str, rule: str) -> Callable[[Maker], Drill]:
    """Make a function known as the maker of this kind of questions, which are about one rule."""

    def known(make: Maker) -> Drill:
        return kind_by_rule(key, {rule: make})

    return known


def kind_by_rule(key: str, makers: Mapping[str, Maker]) -> Drill:
    """Make a kind known whose questions are made rule by rule."""
    DRILLS[key] = Drill(key, makers)
    return DRILLS[key]


def rule_of(key: str, number: int, level: int) -> str:
    """Return the rule that a question is about, without making it."""
    return _drawn(key, number, level)[0]


def _drawn(key: str, number: int, level: int) -> tuple[str, Random]:
    """Return the rule of a question, and the chance by which the rest of it is made."""
    rng, rules = Random(f"{key} {level} {number}"), DRILLS[key].rules
    return (rng.choice(rules) if len(rules) > 1 else rules[0]), rng


def question(key: str, number: int, level: int = 1) -> Problem:
    """Return a question; the same number and level always give the same one.

    :raises InputError: if there is no such kind, number or level
    """
    if key not in DRILLS:
        raise InputError("school-questions", questions=key, expected=", ".join(DRILLS))
    if number < 0 or not 0 <= level <= HARDEST:
        raise InputError("school-number", number=number, level=level, hardest=HARDEST)
    rule, rng = _drawn(key, number, level)
    return DRILLS[key].makers[rule](rng, level)


def line(key: str, part: str = "", /, **arguments: str | int) -> Line:
    """Return a text of a kind of questions."""
    return Line(f"school-practice-{key}{f'.{part}' if part else ''}", arguments)


def texts(key: str, **arguments: str | int) -> tuple[Line, Line, Line]:
    """Return what is asked, the hint and the reason, which all know the same arguments."""
    return line(key, **arguments), line(key, "hint", **arguments), line(key, "why", **arguments)

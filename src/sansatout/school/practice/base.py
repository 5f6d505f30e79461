"""Kinds of questions that can be made without end, and their register."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from msgspec import Struct

from sansatout.errors import InputError
from sansatout.school.problems import Problem
from sansatout.trainer.shown import Line

__all__ = ["DRILLS", "HARDEST", "Drill", "kind", "line", "question", "texts"]

HARDEST: Final = 2
"""Questions are easy (0), usual (1) or hard (2)."""


class Drill(Struct, frozen=True):
    """A kind of questions: what they are about and how one is made."""

    key: str
    rules: tuple[str, ...]
    """What is learned by them; each question names those of these it is about."""
    make: Callable[[Random, int], Problem]


DRILLS: Final[dict[str, Drill]] = {}


def kind(key: str, *rules: str) -> Callable[[Callable[[Random, int], Problem]], Drill]:
    """Make a function known as the maker of this kind of questions."""

    def known(make: Callable[[Random, int], Problem]) -> Drill:
        DRILLS[key] = Drill(key, rules, make)
        return DRILLS[key]

    return known


def question(key: str, number: int, level: int = 1) -> Problem:
    """Return a question; the same number and level always give the same one.

    :raises InputError: if there is no such kind, number or level
    """
    if key not in DRILLS:
        raise InputError("school-questions", questions=key, expected=", ".join(DRILLS))
    if number < 0 or not 0 <= level <= HARDEST:
        raise InputError("school-number", number=number, level=level, hardest=HARDEST)
    return DRILLS[key].make(Random(f"{key} {level} {number}"), level)


def line(key: str, part: str = "", /, **arguments: str | int) -> Line:
    """Return a text of a kind of questions."""
    return Line(f"school-practice-{key}{f'.{part}' if part else ''}", arguments)


def texts(key: str, **arguments: str | int) -> tuple[Line, Line, Line]:
    """Return what is asked, the hint and the reason, which all know the same arguments."""
    return line(key, **arguments), line(key, "hint", **arguments), line(key, "why", **arguments)

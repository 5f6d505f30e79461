"""The register of judges, by the names that lessons' files use."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sansatout.errors import InputError, SansatoutError
from sansatout.school.pictures import Picture
from sansatout.school.problems import Answer

__all__ = ["JUDGES", "Judge", "find", "judge"]

Judge = Callable[[Picture], tuple[Answer, ...]]
JUDGES: Final[dict[str, Judge]] = {}


def judge(name: str) -> Callable[[Judge], Judge]:
    """Make a function known as the judge of this name."""

    def known(function: Judge) -> Judge:
        JUDGES[name] = function
        return function

    return known


def find(name: str, figure: Picture | None) -> tuple[Answer, ...]:
    """Return the right answers to a question about a figure.

    :raises InputError: if there is no such judge, or the figure does not show what it asks for
    """
    if name not in JUDGES:
        raise InputError("school-judge", judge=name, expected=", ".join(sorted(JUDGES)))
    try:
        return JUDGES[name](figure or Picture())
    except SansatoutError:
        raise
    except (AssertionError, LookupError, StopIteration, ValueError) as missing:
        # A figure is what somebody wrote, and any part of it may be missing that a judge takes.
        raise InputError("school-figure", judge=name) from missing

"""Finding a problem again: its id tells what the generators began with."""

from __future__ import annotations

from typing import Final

from sansatout.school.endings.dealt import dealt_in
from sansatout.school.endings.generator import found_in
from sansatout.school.endings.problem import EndingProblem

__all__ = ["found_again"]

_DEALT: Final = "d"


def found_again(key: str) -> EndingProblem | None:
    """Return what the generators make of the number in an id: tricks left, and the deal's."""
    left, _, number = key.partition("-")
    if number.startswith(_DEALT):
        return next(dealt_in(int(number.removeprefix(_DEALT))), None)
    return next(found_in(int(number), (int(left),)), None)

"""Play problems: what is asked of them and what they answer."""

from __future__ import annotations

from msgspec import Struct

from sansatout.school.endings.shown import AttemptView, CardBy, EndingInfo
from sansatout.written import SeatName

__all__ = ["ProblemList", "ProblemView", "SureLine", "WrongCard"]


class ProblemList(Struct, frozen=True):
    """All problems, and what I have done of them."""

    problems: list[EndingInfo]
    solved: list[str]
    shown: list[str]
    """Those whose line I asked for before I solved them."""


class WrongCard(Struct, frozen=True, kw_only=True):
    """The first card after which nothing was sure any more, or the best chance was gone."""

    seat: SeatName
    card: str
    trick: int
    """In which trick of the ending it was played, from one."""
    right: list[str]
    """The cards after which there would have been a sure line."""


class ProblemView(Struct, frozen=True, kw_only=True):
    """A problem as far as I have played it."""

    attempt: AttemptView
    tricks: int
    """Tricks of the whole ending."""
    won: int
    """Tricks that the declaring side has taken, those before the ending included."""
    lost: int
    fault: WrongCard | None
    """Once the goal is missed: where the sure line was left."""
    solved: bool
    shown: bool
    next: str | None
    """The problem after it."""


class SureLine(Struct, frozen=True):
    """A line that reaches the goal, with what defenders may answer."""

    cards: list[CardBy]

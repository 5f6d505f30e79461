"""The plain model of a lesson or an exercise sheet, as it is written in a file or by a program.

A lesson is a title and steps. Notation is PBN's: hands like ``AK5.KJT64.74.763``, cards like
``SA``, calls like ``1NT``, seats by their letters. Words may hold suit signs (``♠ ♥ ♦ ♣``), which
are printed in their colours. Questions are numbered in their order; what their ``key`` says stands
on a page of its own at the end.

>>> lesson = lesson_of({"title": "Tricks", "steps": [{"kind": "text", "words": "♠A wins."}]})
>>> lesson.steps[0].words
'♠A wins.'
"""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta, Struct

from sansatout.errors import NotationError

__all__ = [
    "AuctionStep",
    "HandsStep",
    "HeadingStep",
    "Lesson",
    "QuestionStep",
    "Step",
    "TableStep",
    "TextStep",
    "TrickStep",
    "lesson_of",
]


class _Step(Struct, frozen=True, kw_only=True, tag_field="kind", forbid_unknown_fields=True):
    """Any step; ``kind`` tells which."""


class TextStep(_Step, frozen=True, tag="text"):
    """A paragraph."""

    words: str


class HeadingStep(_Step, frozen=True, tag="heading"):
    """The heading of what follows."""

    words: str


class HandsStep(_Step, frozen=True, tag="hands"):
    """One to four hands round the table; a hand that is not shown is left out."""

    hands: dict[str, str]
    """Hands by the letters of their seats."""
    board: str = ""
    dealer: str = ""
    vulnerable: str = ""
    caption: str = ""


class AuctionStep(_Step, frozen=True, tag="auction"):
    """Calls from the dealer on; ``?`` at the end asks for the next."""

    dealer: str
    calls: list[str]
    caption: str = ""


class TrickStep(_Step, frozen=True, tag="trick"):
    """The cards of a trick, clockwise from whoever led."""

    leader: str
    cards: Annotated[list[str], Meta(min_length=1, max_length=4)]
    trumps: str = ""
    """A strain; empty where it does not matter."""
    caption: str = ""


class TableStep(_Step, frozen=True, tag="table"):
    """A table of words or figures."""

    head: list[str]
    rows: list[list[str]]
    caption: str = ""


class QuestionStep(_Step, frozen=True, tag="question"):
    """A question with answers to choose from, or with lines to write on."""

    words: str
    options: list[str] = []
    lines: Annotated[int, Meta(ge=0, le=30)] = 1
    """How many lines there are to write on, where there is nothing to choose."""
    key: str = ""
    """The answer, and why."""


Step: TypeAlias = (
    TextStep | HeadingStep | HandsStep | AuctionStep | TrickStep | TableStep | QuestionStep
)


class Lesson(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A lesson, or a sheet of exercises."""

    title: str
    note: str = ""
    """What stands under the title."""
    steps: list[Step]
    name_line: bool = False
    """Whether there is a line for the name of whoever fills it in."""


def lesson_of(plain: object) -> Lesson:
    """Return the lesson that JSON values tell.

    :raises NotationError: if they tell none
    """
    try:
        return msgspec.convert(plain, type=Lesson)
    except msgspec.ValidationError as error:
        raise NotationError("print-lesson-form", reason=str(error)) from None

"""Exercises and marks in the form in which they are told."""

from __future__ import annotations

import re
from typing import Final

from msgspec import Struct

from sansatout import locales
from sansatout.written import SeatName, SideName

__all__ = [
    "AnswerMark", "ChapterList", "ExerciseAnswer", "ExercisePosition", "ExerciseView", "LawText",
    "Line", "MarksView", "in_words",
]  # fmt: skip


_MESSAGE: Final = re.compile(r"#([a-z]+-[\w-]+)")


def in_words(text: str, language: str) -> str:
    """Return a text with the messages that it names: ``3#page-nt`` is 3NT, or 3BA."""
    return _MESSAGE.sub(lambda found: locales.render(found[1], {}, language), text)


class Line(Struct, frozen=True):
    """A message with arguments; in an argument ``#`` and a message id stand for that message."""

    id: str
    arguments: dict[str, str | int]

    def text(self, language: str = locales.DEFAULT) -> str:
        """Return the line in a language."""
        spoken = {name: _spoken(value, language) for name, value in self.arguments.items()}
        return locales.render(self.id, spoken, language)


def _spoken(value: str | int, language: str) -> str | int:
    if isinstance(value, int):
        # The sign for minus of all our texts; Fluent would write a hyphen.
        return f"−{-value}" if value < 0 else value
    return in_words(value, language)


class ExercisePosition(Struct, frozen=True, kw_only=True):
    """What lies and was said in an exercise, not what the referee offers."""

    phase: str
    dealer: SeatName | None
    turn: SeatName | None
    calls: list[tuple[SeatName, str]]
    open_call: tuple[SeatName, str] | None
    contract: str | None
    declarer: SeatName | None
    hands: dict[SeatName, str]
    trick: list[tuple[SeatName, str]]
    last_trick: list[tuple[SeatName, str]] | None
    wrong_lead: tuple[SeatName, str] | None
    exposed: list[tuple[SeatName, str]]
    tricks: dict[SideName, int]


class ExerciseAnswer(Line, frozen=True):
    """Something that may be one's right."""

    key: str


class ExerciseView(Struct, frozen=True, kw_only=True):
    """An exercise, which does not tell what is right."""

    chapter: str
    number: int
    booklet: str
    """The booklet whose laws are asked."""
    source: str
    seat: SeatName
    """Who answers."""
    position: ExercisePosition
    played: list[list[tuple[SeatName, str]]]
    """All tricks, where the play is over."""
    question: Line
    told: list[Line]
    """What happened last."""
    answers: list[ExerciseAnswer]


class AnswerMark(Struct, frozen=True):
    """Whether an answer is right, and whether it was chosen."""

    key: str
    right: bool
    chosen: bool
    law: str
    """The law to which a wrong one belongs; empty if there is none."""
    verdict: Line
    """What there is to say about it."""


class LawText(Struct, frozen=True):
    """A law in words."""

    law: str
    text: str


class MarksView(Struct, frozen=True, kw_only=True):
    """How the answers were, with the law in words."""

    right: bool
    irregularity: str | None
    answers: list[AnswerMark]
    law: str
    text: str
    examples: list[str]
    chapter: list[LawText]


class ChapterList(Struct, frozen=True):
    """What can be practised."""

    chapters: list[str]
    booklet: str

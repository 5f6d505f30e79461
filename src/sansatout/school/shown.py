"""Courses, lessons, questions and marks in the form in which they are told, in one language."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from sansatout.school.pictures import Picture
from sansatout.table.shown import SheetView

__all__ = [
    "CourseView",
    "FiguresView",
    "LawsLearned",
    "LearnedChapter",
    "LessonInfo",
    "LessonView",
    "MarkView",
    "OutcomeView",
    "PictureView",
    "PossibleView",
    "QuestionView",
    "StepView",
]  # fmt: skip


class FiguresView(Struct, frozen=True):
    """A table of figures in words; the first column holds the heads of the rows."""

    caption: str
    columns: list[str]
    rows: list[list[str]]


class PictureView(Picture, frozen=True, kw_only=True, omit_defaults=True):
    """A picture with what the program adds to it."""

    text: str = ""
    """A line of its own, where pictures follow one another."""
    figures: FiguresView | None = None
    """The table of figures that is named."""
    kept: SheetView | None = None
    """What stands on the sheet."""


class PossibleView(Struct, frozen=True, omit_defaults=True):
    """Something that can be answered."""

    key: str
    text: str
    sign: Literal["", "card", "call"] = ""
    """Whether its key is a card or a call, to be drawn as the reader likes them."""


class QuestionView(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A question, which does not tell what is right."""

    form: str
    """``choose``, ``several``, ``number``, ``card``, ``call`` or ``order``."""
    answers: list[PossibleView] = []
    least: int = 0
    most: int = 0
    parts: int = 1
    """2 where halves can be answered, 4 for quarters."""
    words: list[str] = []
    """The cards or calls that can be answered."""


class StepView(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One step: what it says and shows, and what it asks for."""

    key: str
    kind: str
    """``explain``, ``show``, ``ask``, ``play`` or ``practise``."""
    text: list[str]
    """Paragraphs."""
    rules: list[str] = []
    figure: PictureView | None = None
    frames: list[PictureView] = []
    question: QuestionView | None = None
    game: str = ""
    """The game that is played."""
    questions: str = ""
    """The kind of questions that are practised."""
    count: int = 0


class LessonInfo(Struct, frozen=True, kw_only=True):
    """A lesson in a list."""

    key: str
    title: str
    steps: list[str]
    """The keys of its steps."""
    deals: list[str]
    """Those of its steps that are played with chosen cards."""
    test: bool


class CourseView(Struct, frozen=True, kw_only=True):
    """A course with its lessons."""

    key: str
    title: str
    lead: str
    booklet: str
    lessons: list[LessonInfo]


class LearnedChapter(Struct, frozen=True, kw_only=True):
    """How well I know the laws of a chapter."""

    chapter: str
    laws: int
    """How many of its laws are asked about."""
    asked: int
    """Of how many of them I was."""
    firm: int
    firmness: float
    """How likely it is that I know one of its laws, from 0 to 1."""


class LawsLearned(Struct, frozen=True, kw_only=True):
    """The chapters of the laws that can be practised."""

    booklet: str
    chapters: list[LearnedChapter]


class LessonView(Struct, frozen=True, kw_only=True):
    """A whole lesson, without what is right."""

    course: str
    key: str
    title: str
    lead: str
    booklet: str
    test: bool
    pass_mark: int
    steps: list[StepView]
    next: str | None
    """The lesson after it."""


class MarkView(Struct, frozen=True, kw_only=True):
    """What becomes of an answer."""

    right: bool
    said: list[str]
    rules: list[str]
    solution: list[str]
    """A right answer, once nobody is left to find it."""
    figure: PictureView | None = None
    """What is opened once it is answered."""


class OutcomeView(Struct, frozen=True, kw_only=True):
    """What came of a step that was played."""

    over: bool
    reached: bool
    tricks: int
    contract: str
    said: str

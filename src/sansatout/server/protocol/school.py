"""The school: what is asked of it and what it answers."""

from __future__ import annotations

from msgspec import Struct

from sansatout.school.shown import CourseView, LawsLearned, MarkView, PictureView, QuestionView
from sansatout.written import StrainName

__all__ = [
    "Decided", "LearnedRule", "LessonTable", "MyLearning", "PractiseView", "SchoolView",
    "StepsDone", "TestMarks", "WordList", "WordView",
]  # fmt: skip


class SchoolView(Struct, frozen=True):
    """All courses, and what I have done of them."""

    courses: list[CourseView]
    done: dict[str, list[str]]
    """The steps that I have done, by course and lesson (``minibridge/tricks``)."""
    laws: LawsLearned


class StepsDone(Struct, frozen=True):
    """The steps of a lesson that I have done."""

    done: list[str]


class LessonTable(Struct, frozen=True, kw_only=True):
    """A table at which a step of a lesson is played."""

    table: str
    course: str
    lesson: str
    step: str
    over: bool
    """Whether the first deal is over."""
    reached: bool
    said: str
    """What there is to say to the result; empty before it is over."""
    next: str | None
    """The step after it."""


class TestMarks(Struct, frozen=True, kw_only=True):
    """A test with its marks."""

    marks: dict[str, MarkView]
    right: int
    all: int
    passed: bool


class PractiseView(Struct, frozen=True, kw_only=True):
    """A question of the practice."""

    kind: str
    number: int
    level: int
    text: list[str]
    question: QuestionView
    figure: PictureView | None


class LearnedRule(Struct, frozen=True, kw_only=True):
    """How well I know a rule."""

    rule: str
    state: str
    """``firm``, ``fading`` or ``new``."""
    firmness: float
    due: str | None
    right: int
    asked: int
    level: int


class MyLearning(Struct, frozen=True, kw_only=True):
    """What I have learned."""

    done: dict[str, list[str]]
    rules: list[LearnedRule]
    kinds: list[str]
    """What can be practised."""


class Decided(Struct, frozen=True, kw_only=True):
    """What the decision table says to two hands."""

    points: int
    strain: StrainName
    bonus: bool
    trumps: int
    row: int | None
    """The row of the table that answers; ``null`` where too few trumps are for any."""
    said: str


class WordView(Struct, frozen=True):
    """A word with its meaning."""

    key: str
    word: str
    means: str


class WordList(Struct, frozen=True):
    """The words of the booklets."""

    words: list[WordView]

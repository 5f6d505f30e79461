"""A whole test: all questions are asked once, and only then is it told what was right."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from sansatout.errors import InputError
from sansatout.school.asking import asked, text_id
from sansatout.school.marking import Grade, mark
from sansatout.school.problems import Problem
from sansatout.school.reading import lesson
from sansatout.school.steps import AskStep

__all__ = ["ExamGrade", "graded", "questions_of"]


class ExamGrade(Struct, frozen=True):
    """What became of a test."""

    marks: dict[str, Grade]
    """By the steps of the test, each with its reason."""
    right: int
    passed: bool


def questions_of(course: str, key: str) -> dict[str, Problem]:
    """Return the questions of a test by its steps.

    :raises InputError: if there is no such lesson, or it is no test
    """
    found = lesson(course, key)
    if not found.test:
        raise InputError("school-no-test", lesson=key)
    return {
        step.key: asked(step, text_id(course, key, step.key))
        for step in found.step
        if isinstance(step, AskStep)
    }


def graded(course: str, key: str, answers: Mapping[str, Sequence[str]]) -> ExamGrade:
    """Grade a test.

    :raises InputError: if it is no test, or a question has no answer that can be one
    """
    questions = questions_of(course, key)
    missing = next((step for step in questions if step not in answers), None)
    if missing is not None:
        raise InputError("school-unanswered", step=missing)
    marks = {step: mark(one, answers[step], tries=2) for step, one in questions.items()}
    right = sum(one.right for one in marks.values())
    return ExamGrade(marks, right, right >= lesson(course, key).pass_mark)

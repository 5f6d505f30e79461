"""Reading courses: one folder each, one file a lesson; an error names file and step."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TypeVar

import msgspec
from msgspec import Struct

from sansatout.errors import InputError
from sansatout.school.steps import CourseFile, LessonFile, Step

__all__ = ["COURSES", "course", "lesson", "read_lesson"]

_FOLDER = files(__package__) / "courses"
COURSES = ("minibridge", "contract", "booklets")
"""The courses in the order in which they are taken."""
_T = TypeVar("_T")


class _OneStep(Struct, frozen=True):
    step: Step


@cache
def course(key: str) -> CourseFile:
    """Return a course.

    :raises InputError: if there is none
    """
    if key not in COURSES:
        raise InputError("school-course", course=key, expected=", ".join(COURSES))
    file = _FOLDER / key / "course.toml"
    return _convert(_plain(file), CourseFile, file, "–")


@cache
def lesson(course_key: str, key: str) -> LessonFile:
    """Return a lesson of a course.

    :raises InputError: if there is none
    """
    lessons = course(course_key).lessons
    if key not in lessons:
        raise InputError("school-lesson", lesson=key, expected=", ".join(lessons))
    return read_lesson(_FOLDER / course_key / f"{key}.toml")


def read_lesson(file: Traversable) -> LessonFile:
    """Read the file of a lesson.

    :raises InputError: naming the file and the step that is not as it should be
    """
    plain = _plain(file)
    steps = plain.get("step")
    for number, step in enumerate(steps if isinstance(steps, list) else (), start=1):
        # One by one: of a list the reader of Structs does not tell which is wrong.
        _convert({"step": step}, _OneStep, file, _named(step, number))
    told = _convert(plain, LessonFile, file, "–")
    keys = [step.key for step in told.step]
    twice = next((key for key in keys if keys.count(key) > 1), None)
    if twice is not None:
        raise InputError("school-step-twice", file=file.name, step=twice)
    return told


def _named(step: object, number: int) -> str:
    key = step.get("key") if isinstance(step, dict) else None
    return f"{number} ({key})" if isinstance(key, str) else str(number)


def _plain(file: Traversable) -> dict[str, object]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except (ValueError, RecursionError) as wrong:
        # Not only its own errors: numbers of any length and lists of any depth end otherwise.
        raise InputError("school-file", file=file.name, wrong=str(wrong)[:200]) from None


def _convert(plain: object, kind: type[_T], file: Traversable, step: str) -> _T:
    try:
        return msgspec.convert(plain, kind)
    except msgspec.ValidationError as wrong:
        raise InputError("school-step", file=file.name, step=step, wrong=wrong) from None

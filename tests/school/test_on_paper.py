"""Lessons on paper: every question with its key, every lesson a PDF."""

from __future__ import annotations

import pytest

from sansatout import locales
from sansatout.printing.compiling import PageLook, compiled
from sansatout.printing.lessons import printed_lesson
from sansatout.printing.model import QuestionStep
from sansatout.school import COURSES, course, lesson
from sansatout.school.asking import asked, text_id
from sansatout.school.on_paper import lesson_on_paper
from sansatout.school.steps import AskStep

LESSONS = [(one, key) for one in COURSES for key in course(one).lessons]


@pytest.mark.parametrize(("one", "key"), LESSONS)
def test_every_question_is_printed_with_its_reason_in_the_key(one: str, key: str) -> None:
    for language in locales.LANGUAGES:
        told = lesson_on_paper(one, key, language)
        keys = [step.key for step in told.steps if isinstance(step, QuestionStep)]
        problems = [
            asked(step, text_id(one, key, step.key))
            for step in lesson(one, key).step
            if isinstance(step, AskStep)
        ]
        assert len(keys) == len(problems)
        for said, problem in zip(keys, problems, strict=True):
            assert problem.why.text(language) in said


@pytest.mark.parametrize(("one", "key"), LESSONS[::3])
def test_a_lesson_becomes_a_pdf(one: str, key: str) -> None:
    done = compiled(printed_lesson(lesson_on_paper(one, key, "sl"), PageLook("sl")))
    assert isinstance(done, bytes)
    assert done.startswith(b"%PDF")

"""Lessons on paper: every question with its key, every lesson a PDF."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from sansatout import locales
from sansatout.printing.compiling import PageLook, compiled
from sansatout.printing.lessons import printed_lesson
from sansatout.printing.model import QuestionStep, TableStep
from sansatout.school import COURSES, course, lesson
from sansatout.school.asking import asked, text_id
from sansatout.school.on_paper import exercises_on_paper, lesson_on_paper
from sansatout.school.practice import DRILLS, question
from sansatout.school.problems import Problem
from sansatout.school.steps import AskStep, Practise, Step
from sansatout.school.tables import figures_view
from tests.printing.reading_pdf import printed

LESSONS = [(one, key) for one in COURSES for key in course(one).lessons]


def questions(step: Step, message: str) -> Iterator[Problem]:
    """Give what a step asks: its own question, or as many as are practised."""
    if isinstance(step, AskStep):
        yield asked(step, message)
    if isinstance(step, Practise):
        for at in range(step.count):
            yield question(step.questions, 1 + at, 3 * at // step.count)


@pytest.mark.parametrize(("one", "key"), LESSONS)
def test_every_question_is_printed_with_its_reason_in_the_key(one: str, key: str) -> None:
    for language in locales.LANGUAGES:
        told = lesson_on_paper(one, key, language)
        keys = [step.key for step in told.steps if isinstance(step, QuestionStep)]
        problems = [
            problem
            for step in lesson(one, key).step
            for problem in questions(step, text_id(one, key, step.key))
        ]
        assert len(keys) == len(problems)
        for said, problem in zip(keys, problems, strict=True):
            assert problem.why.text(language) in said


def test_the_key_has_calls_in_words_of_the_language() -> None:
    told = exercises_on_paper("answer-no-trump", 1, 10, "sl")
    keys = " ".join(step.key for step in told.steps if isinstance(step, QuestionStep))
    assert "BA" in keys
    assert "NT" not in keys


@pytest.mark.parametrize(("one", "key"), LESSONS[::3])
def test_a_lesson_becomes_a_pdf(one: str, key: str) -> None:
    done = compiled(printed_lesson(lesson_on_paper(one, key, "sl"), PageLook("sl")))
    assert isinstance(done, bytes)
    assert done.startswith(b"%PDF")


@pytest.mark.parametrize("kind", list(DRILLS)[::6])
def test_exercises_have_as_many_questions_as_asked_easy_ones_first(kind: str) -> None:
    told = exercises_on_paper(kind, 7, 6, "en")
    asked_for = [question(kind, 7 + at, at // 2) for at in range(6)]
    found = [step for step in told.steps if isinstance(step, QuestionStep)]
    assert [one.words for one in found] == [one.text.text("en") for one in asked_for]
    assert all(one.why.text("en") in step.key for one, step in zip(asked_for, found, strict=True))


def test_a_sheet_of_exercises_has_its_number_and_a_line_for_the_name() -> None:
    done = printed(printed_lesson(exercises_on_paper("points", 31, 4, "en"), PageLook()))
    assert "Exercises 31" in done.words
    assert "Name" in done.pages[0]
    assert "Exercises 31: key" in done.pages[-1]


def test_a_table_of_figures_is_set_as_a_table() -> None:
    told = lesson_on_paper("minibridge", "bonus", "en")
    tables = [step for step in told.steps if isinstance(step, TableStep)]
    named = [step.figure.table for step in lesson("minibridge", "bonus").step if step.figure]
    wanted = [figures_view(name, "en").rows for name in named if name]
    assert wanted
    assert [one.rows for one in tables] == wanted

"""Courses, lessons and marks in words of one language."""

from __future__ import annotations

from msgspec import structs

from sansatout import locales
from sansatout.school.asking import asked, text_id
from sansatout.school.marking import Grade
from sansatout.school.pictures import Picture
from sansatout.school.problems import Form, Problem
from sansatout.school.reading import COURSES, course, lesson
from sansatout.school.shown import (
    CourseView,
    LessonInfo,
    LessonView,
    MarkView,
    PictureView,
    PossibleView,
    QuestionView,
    StepView,
)
from sansatout.school.steps import AskStep, Decide, Explain, PlayStep, Practise, Show, Step
from sansatout.school.tables import figures_view
from sansatout.table.sheets import view_of_sheet
from sansatout.trainer.shown import Line

__all__ = [
    "course_view",
    "courses_view",
    "figure_view",
    "lesson_view",
    "mark_view",
    "paragraphs",
    "question_view",
    "said",
    "step_view",
]


def courses_view(language: str) -> list[CourseView]:
    """Return all courses in the order in which they are taken."""
    return [course_view(key, language) for key in COURSES]


def course_view(key: str, language: str) -> CourseView:
    """Return a course with its lessons.

    :raises InputError: if there is none
    """
    found = course(key)
    return CourseView(
        key=key,
        title=locales.render(f"school-{key}", {}, language),
        lead=locales.render(f"school-{key}.lead", {}, language),
        booklet=found.booklet,
        lessons=[_info(key, one, language) for one in found.lessons],
    )


def _info(course_key: str, key: str, language: str) -> LessonInfo:
    found = lesson(course_key, key)
    return LessonInfo(
        key=key,
        title=locales.render(text_id(course_key, key), {}, language),
        steps=[step.key for step in found.step],
        deals=[step.key for step in found.step if isinstance(step, PlayStep) and step.deal],
        test=found.test,
    )


def lesson_view(course_key: str, key: str, language: str) -> LessonView:
    """Return a lesson.

    :raises InputError: if there is none
    """
    found, whole = lesson(course_key, key), course(course_key)
    message = text_id(course_key, key)
    after = whole.lessons[whole.lessons.index(key) + 1 :]
    return LessonView(
        course=course_key,
        key=key,
        title=locales.render(message, {}, language),
        lead=locales.render(f"{message}.lead", {}, language),
        booklet=found.booklet or whole.booklet,
        test=found.test,
        pass_mark=found.pass_mark,
        steps=[
            step_view(step, text_id(course_key, key, step.key), language) for step in found.step
        ],
        next=after[0] if after else None,
    )


def step_view(step: Step, message: str, language: str) -> StepView:
    """Return a step whose texts the message has."""
    told = StepView(
        key=step.key,
        kind=_kind(step),
        text=paragraphs(message, language),
        rules=list(step.rules),
        figure=figure_view(step.figure, language),
    )
    match step:
        case Show():
            frames = [
                figure_view(
                    frame, language, locales.render(f"{message}.frame-{number}", {}, language)
                )
                for number, frame in enumerate(step.frames, start=1)
            ]
            return structs.replace(told, frames=frames)
        case AskStep():
            question = question_view(asked(step, message), language)
            return structs.replace(told, question=question, rules=[])
        case PlayStep():
            return structs.replace(told, game=step.game)
        case Practise():
            return structs.replace(told, questions=step.questions, count=step.count)
        case Explain() | Decide():
            return told


def _kind(step: Step) -> str:
    return "ask" if isinstance(step, AskStep) else type(step).__struct_config__.tag  # type: ignore[return-value]


def paragraphs(message: str, language: str) -> list[str]:
    """Return a text by its paragraphs."""
    return _parts(locales.render(message, {}, language))


def said(line: Line, language: str) -> list[str]:
    """Return a line by its paragraphs."""
    return _parts(line.text(language))


def _parts(text: str) -> list[str]:
    return [part.strip() for part in text.split("\n\n")]


def figure_view(figure: Picture | None, language: str, text: str = "") -> PictureView | None:
    """Return a picture with the table that it names and what stands on its sheet."""
    if figure is None:
        return None
    shown = figures_view(figure.table, language) if figure.table else None
    kept = None if figure.sheet is None else view_of_sheet(figure.sheet.sheet(), 1)
    return PictureView(**structs.asdict(figure), text=text, figures=shown, kept=kept)


def question_view(one: Problem, language: str) -> QuestionView:
    """Return what can be answered, not what is right."""
    return QuestionView(
        form=one.form.value,
        answers=[
            PossibleView(each.key, each.text.text(language), each.sign) for each in one.possible
        ],
        least=one.least,
        most=one.most,
        parts=one.parts,
        words=_words(one),
    )


def _words(one: Problem) -> list[str]:
    figure = one.figure
    if figure is None or one.form not in (Form.CARD, Form.CALL):
        return []
    if one.form is Form.CARD:
        return [str(card) for card in figure.hand()]
    return [str(call) for call in figure.auction().legal_calls()]


def mark_view(mark: Grade, language: str) -> MarkView:
    """Return a mark in words."""
    return MarkView(
        right=mark.right,
        said=[line.text(language) for line in mark.said],
        rules=list(mark.rules),
        solution=list(mark.solution),
        figure=figure_view(mark.opened, language),
    )

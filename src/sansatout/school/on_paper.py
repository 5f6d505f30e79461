"""Lessons on paper: the same steps and texts, questions with lines to write on, the key apart."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from sansatout import locales
from sansatout.printing.model import (
    AuctionStep,
    HandsStep,
    Lesson,
    QuestionStep,
    TableStep,
    TextStep,
    TrickStep,
)
from sansatout.printing.model import Step as Printed
from sansatout.school.asking import asked, text_id
from sansatout.school.in_text import picture_lines
from sansatout.school.pictures import Picture
from sansatout.school.practice import HARDEST, question
from sansatout.school.problems import Problem
from sansatout.school.reading import lesson
from sansatout.school.signs import solution_line
from sansatout.school.steps import AskStep, Decide, PlayStep, Practise, Show, Step
from sansatout.school.tables import figures_view
from sansatout.school.telling import paragraphs

__all__ = ["MOST_EXERCISES", "exercises_on_paper", "lesson_on_paper"]

MOST_EXERCISES: Final = 40


def lesson_on_paper(course: str, key: str, language: str) -> Lesson:
    """Return a lesson as it is printed; what is only played is left to the table.

    :raises InputError: if there is none
    """
    found, message = lesson(course, key), text_id(course, key)
    steps = [
        printed
        for step in found.step
        for printed in _printed(step, text_id(course, key, step.key), language)
    ]
    return Lesson(
        title=locales.render(message, {}, language),
        note=locales.render(f"{message}.lead", {}, language),
        steps=steps,
        name_line=found.test,
    )


def exercises_on_paper(kind: str, first: int, count: int, language: str) -> Lesson:
    """Return questions of one kind from a number on, easy ones first, with a line for the name.

    :raises InputError: if there is no such kind
    """
    return Lesson(
        title=locales.render("print-exercises", {"number": first}, language),
        steps=list(_exercises(kind, first, count, language)),
        name_line=True,
    )


def _exercises(kind: str, first: int, count: int, language: str) -> Iterator[Printed]:
    for at in range(count):
        one = question(kind, first + at, at * (HARDEST + 1) // count)
        yield from _drawn(one.figure, language)
        yield _question(one, language)


def _printed(step: Step, message: str, language: str) -> Iterator[Printed]:
    match step:
        case AskStep():
            yield from _drawn(step.figure, language)
            yield _question(asked(step, message), language)
        case Show():
            yield from _words(message, language)
            for number, frame in enumerate(step.frames, start=1):
                yield from _drawn(frame, language)
                yield TextStep(words=locales.render(f"{message}.frame-{number}", {}, language))
        case Practise():
            yield from _words(message, language)
            yield from _exercises(step.questions, 1, step.count, language)
        case Decide():
            yield from _drawn(step.figure, language)
        case PlayStep():
            yield from _words(message, language)
            if step.deal is not None:
                first, hands = step.deal.split(":")
                seats = "NESW"[("NESW").index(first) :] + "NESW"[: ("NESW").index(first)]
                yield HandsStep(hands=dict(zip(seats, hands.split(), strict=True)))
        case _:
            yield from _words(message, language)
            yield from _drawn(step.figure, language)


def _words(message: str, language: str) -> Iterator[Printed]:
    for paragraph in paragraphs(message, language):
        yield TextStep(words=paragraph)


def _drawn(picture: Picture | None, language: str) -> Iterator[Printed]:
    """Draw hands, tricks and calls; tell the rest in words."""
    if picture is None:
        return
    if picture.hands:
        yield HandsStep(hands=dict(picture.hands), dealer=picture.dealer or "")
    if picture.trick:
        yield TrickStep(
            leader=picture.leader or "N", cards=list(picture.trick), trumps=picture.strain or ""
        )
    if picture.calls:
        yield AuctionStep(dealer=picture.dealer or "N", calls=[*picture.calls, "?"])
    drawn = bool(picture.hands or picture.trick or picture.calls)
    rest = [] if drawn else picture_lines(replace(picture, table=""), language)
    if rest:
        yield TextStep(words=" · ".join(rest))
    if picture.table:
        shown = figures_view(picture.table, language)
        yield TableStep(head=shown.columns, rows=shown.rows, caption=shown.caption)


def _question(problem: Problem, language: str) -> QuestionStep:
    answers = " / ".join(
        ", ".join(solution_line(problem, key).text(language) for key in answer)
        for answer in problem.right[:3]
    )
    return QuestionStep(
        words=problem.text.text(language),
        options=[one.text.text(language) for one in problem.possible],
        key=f"{answers}. {problem.why.text(language)}",
    )

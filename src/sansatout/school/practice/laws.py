"""Whose right is it? The trainer's exercises as questions, one kind for each chapter."""

from __future__ import annotations

from functools import cache, partial
from random import Random
from typing import Final

from sansatout.laws.texts import chapter_of, rule_ids
from sansatout.school.lines import Passage
from sansatout.school.pictures import Picture
from sansatout.school.practice.base import kind, line
from sansatout.school.practice.signs import told_in_signs
from sansatout.school.problems import Form, Possible, Problem
from sansatout.trainer.cases import cases
from sansatout.trainer.exercises import PAMPHLET, chapters, exercise
from sansatout.trainer.shown import Line
from sansatout.trainer.texts import answer_line, exercise_view, question_line, told_lines

__all__ = ["LAW_KINDS", "laws_of", "right_of"]

_NUMBERS: Final = (0, 200, 100_000)
"""How far beyond the book's own cases the exercises go, by difficulty."""
LAW_KINDS: Final = "laws-"
"""How the kinds of the chapters begin."""


@cache
def laws_of(chapter: str) -> tuple[str, ...]:
    """Return the laws of a chapter; all rules of the pamphlet for its own list."""
    if chapter == PAMPHLET:
        return tuple(one for one in rule_ids() if one.startswith(f"{PAMPHLET}-"))
    return tuple(one for one in rule_ids() if chapter_of(one) == chapter)


def right_of(chapter: str, rng: Random, level: int) -> Problem:
    """Ask what a seat may do about something that has gone wrong."""
    one = exercise(chapter, rng.randrange(len(cases(chapter)) + 4 + _NUMBERS[level]))
    question, law = told_in_signs(question_line(one)), one.position.law
    told = tuple(told_in_signs(each) for each in told_lines(one.position))
    return Problem(
        form=Form.SEVERAL,
        text=Passage(question.id, question.arguments, told),
        figure=Picture(me=str(one.seat), position=exercise_view(one).position),
        possible=tuple(Possible(each.key, answer_line(one, each.key)) for each in one.answers),
        right=(tuple(each.key for each in one.answers if each.right),),
        hint=line("laws", "hint", chapter=f"#trainer-chapter-{chapter}"),
        why=Line(f"law-{law.replace('.', '_')}", {}),
        rules=(law,),
    )


def _register(chapter: str) -> None:
    kind(f"{LAW_KINDS}{chapter}", *laws_of(chapter))(partial(right_of, chapter))


for _chapter in chapters():
    _register(_chapter)

"""Whose right is it? The trainer's exercises as questions, one kind for each chapter."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Final

from sansatout.school.lines import Passage
from sansatout.school.pictures import Picture
from sansatout.school.practice.base import kind_by_rule, line
from sansatout.school.problems import Form, Possible, Problem
from sansatout.school.signs import told_in_signs
from sansatout.trainer.exercises import chapters, exercise_about, laws_asked
from sansatout.trainer.shown import Line
from sansatout.trainer.texts import answer_line, exercise_view, question_line, told_lines

__all__ = ["LAW_KINDS", "right_of"]

LAW_KINDS: Final = "laws-"
"""How the kinds of the chapters begin."""


def right_of(chapter: str, law: str, rng: Random, level: int) -> Problem:
    """Ask what a seat may do about something that has gone wrong.

    Every other easy question is a case of the book.
    """
    one = exercise_about(law, chapter, rng, known=level == 0 and rng.random() < 0.5)
    question = told_in_signs(question_line(one))
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


for _chapter in chapters():
    kind_by_rule(
        f"{LAW_KINDS}{_chapter}",
        {law: partial(right_of, _chapter, law) for law in laws_asked(_chapter)},
    )

"""The booklet's true/false test, answered by the rules."""

from __future__ import annotations

from collections.abc import Mapping

from sansatout.conform import fields
from sansatout.conform.registry import Case, adapter
from sansatout.errors import InputError
from sansatout.school.judges.booklet_test import QUESTIONS


@adapter("minibridge", "quiz")
def quiz(case: Case, _options: Mapping[str, object]) -> dict[str, object]:
    """Answer a question of the test, ``DA`` or ``NE``."""
    number = fields.integer(fields.member(case, "deal"), "question")
    if not 1 <= number <= len(QUESTIONS):
        raise InputError("case-field-kind", field="question", value=number, expected="1 to 10")
    answer = QUESTIONS[number - 1]()
    return {"answer": "DA" if answer else "NE", "true": answer}

"""Questions about the chapters of the law book in which nobody chooses a remedy.

Some are asked by a position and answered by the referee, others by what the law says.
"""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Final

from sansatout import locales
from sansatout.laws.texts import chapter_of, law_ids
from sansatout.school.lines import Passage
from sansatout.school.practice.base import kind_by_rule, line
from sansatout.school.practice.law_cases import CASES, Case, may_be_called, seen
from sansatout.school.practice.laws import LAW_KINDS
from sansatout.school.problems import Form, Possible, Problem
from sansatout.school.signs import call_answer, seat_name
from sansatout.trainer.shown import Line

__all__ = ["CHAPTERS", "WRITTEN"]

CHAPTERS: Final = (
    "L-CALL", "L-DBL", "L-FIX", "L-INFO", "L-PLAYED", "L-QUIT", "L-WTRICK", "L-VIEW", "L-OWN",
    "L-PEN", "L-ART", "L-SPEC", "L-FIXSCORE",
)  # fmt: skip
"""The chapters that the trainer does not have."""
_SAID = locales.message_ids(locales.DEFAULT, "school")
WRITTEN: Final = tuple(law for law in law_ids() if f"school-says-{law}" in _SAID)
"""The laws that are asked by what they say: the texts have a question with three answers."""
_ANSWERS: Final = ("right", "wrong", "other")
_BIDS, _DOUBLES = "L-CALL-5", "L-DBL-2"
"""The laws that are asked by the calls that may be made."""
_BY_WORDS: Final = (0.5, 0.3, 0.15)
"""How often a law is asked by its words where it could be by a position, by difficulty."""


def _asked(law: str, rng: Random, level: int) -> Problem:
    by_position = law in CASES or law in (_BIDS, _DOUBLES)
    if law in WRITTEN and (not by_position or rng.random() < _BY_WORDS[level]):
        return _by_words(rng, law)
    return _by_case(rng, law) if law in CASES else _by_calls(rng, law)


def _by_words(rng: Random, law: str) -> Problem:
    keys = list(_ANSWERS)
    rng.shuffle(keys)
    message = f"school-says-{law}"
    return Problem(
        form=Form.CHOOSE, text=Line(message, {}),
        possible=tuple(Possible(key, Line(f"{message}.a-{key}", {})) for key in keys),
        right=(("right",),), hint=line("law-says", "hint"), why=_why(law), rules=(law,),
    )  # fmt: skip


def _case(rng: Random, law: str) -> Case:
    while True:
        case = CASES[law](rng)
        if case.law == law:
            return case


def _by_case(rng: Random, law: str) -> Problem:
    case, keys = _case(rng, law), ("yes", "no")
    question = line(f"law-{case.question}")
    return Problem(
        form=Form.CHOOSE, text=Passage(question.id, {}, case.told), figure=case.figure,
        possible=tuple(Possible(key, Line(f"school-answer-{key}", {})) for key in keys),
        right=(("yes" if case.stands else "no",),), hint=line(f"law-{case.question}", "hint"),
        why=_why(law), rules=(law,),
    )  # fmt: skip


def _by_calls(rng: Random, law: str) -> Problem:
    ref, seat, offered, lawful = may_be_called(rng, doubles=law == _DOUBLES)
    return Problem(
        form=Form.SEVERAL, text=line("law-calls", seat=seat_name(seat)),
        figure=seen(ref, seat),
        possible=tuple(map(call_answer, offered)),
        right=(tuple(str(call) for call in lawful),), hint=line("law-calls", "hint"),
        why=_why(law), rules=(law,),
    )  # fmt: skip


def _why(law: str) -> Line:
    return Line(f"law-{law}", {})


_ASKED: Final = (*WRITTEN, *CASES, _BIDS, _DOUBLES)
for _chapter in CHAPTERS:
    _laws = (law for law in law_ids() if chapter_of(law) == _chapter and law in _ASKED)
    kind_by_rule(f"{LAW_KINDS}{_chapter}", {law: partial(_asked, law) for law in _laws})

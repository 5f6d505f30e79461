"""Questions of lessons: what a step says becomes a question that can be marked.

The texts of a step are one message, ``school-COURSE-LESSON-STEP``: its value is what is asked, and
its attributes are ``hint``, ``why``, ``a-KEY`` for the words of an answer and ``to-KEY`` for what
there is to say to whoever gives it. Answers that need no words of their own (seats, strains, yes
and no) have theirs in ``school-answer-KEY``.
"""

from __future__ import annotations

from random import Random

from sansatout import locales
from sansatout.errors import InputError
from sansatout.robots.message import tricks_text
from sansatout.school.judges import find
from sansatout.school.problems import Answer, Form, Possible, Problem
from sansatout.school.steps import (
    AskStep,
    CallStep,
    CardStep,
    ChooseStep,
    NumberStep,
    OrderStep,
    SeveralStep,
)
from sansatout.trainer.shown import Line

__all__ = ["answer_line", "asked", "text_id"]

_FORMS = {
    ChooseStep: Form.CHOOSE,
    SeveralStep: Form.SEVERAL,
    NumberStep: Form.NUMBER,
    CardStep: Form.CARD,
    CallStep: Form.CALL,
    OrderStep: Form.ORDER,
}


def text_id(course: str, lesson: str, step: str = "") -> str:
    """Return the message of a lesson, or of one of its steps."""
    return f"school-{course}-{lesson}-{step}" if step else f"school-{course}-{lesson}"


def asked(step: AskStep, message: str) -> Problem:
    """Return the question of a step whose texts the message has.

    :raises InputError: if nothing is right, or something is that cannot be answered
    """
    return Problem(
        form=_FORMS[type(step)],
        text=Line(message, {}),
        figure=step.figure,
        possible=_possible(step, message),
        least=step.least if isinstance(step, NumberStep) else 0,
        most=step.most if isinstance(step, NumberStep) else 0,
        parts=step.parts if isinstance(step, NumberStep) else 1,
        right=_right(step),
        hint=Line(f"{message}.hint", {}),
        why=Line(f"{message}.why", {}),
        rules=step.rules,
        feedback=_feedback(message),
        opened=step.opened,
    )


def _right(step: AskStep) -> tuple[Answer, ...]:
    judged = () if step.judge is None else find(step.judge, step.figure)
    right = (*(_in_order(step, answer) for answer in judged), *_typed(step))
    if not right:
        raise InputError("school-nothing-right", step=step.key)
    return right


def _typed(step: AskStep) -> tuple[Answer, ...]:
    """Return what stands in the file."""
    match step:
        case OrderStep():
            return () if step.judge else (step.answers,)
        case SeveralStep():
            return (_in_order(step, step.right),) if step.right else ()
        case NumberStep():
            return tuple((tricks_text(one),) for one in step.right)
        case ChooseStep() | CardStep() | CallStep():
            return tuple((one,) for one in step.right)
        case _:
            raise AssertionError("every question is one of these")


def _in_order(step: AskStep, answer: Answer) -> Answer:
    """Return several answers in the order in which they stand in the question."""
    if not isinstance(step, SeveralStep):
        return answer
    return tuple(key for key in step.answers if key in answer)


def _possible(step: AskStep, message: str) -> tuple[Possible, ...]:
    if not isinstance(step, ChooseStep | SeveralStep | OrderStep):
        return ()
    keys = list(step.answers)
    if isinstance(step, OrderStep):
        # The file has them in order; whoever answers does not, and always the same other one.
        rng = Random(message + str(keys))
        while tuple(keys) == step.answers:
            rng.shuffle(keys)
    return tuple(Possible(key, answer_line(message, key), _said(message, key)) for key in keys)


def answer_line(message: str, key: str) -> Line:
    """Return the words of an answer: the step's own, else those that all lessons share."""
    own = f"{message}.a-{key}"
    return Line(own if locales.has(own) else f"school-answer-{key}", {})


def _feedback(message: str) -> dict[str, Line]:
    """Return what there is to say to a number, a card or a call."""
    said = (name for name in locales.attributes(message) if name.startswith("to-"))
    return {_answered(name.removeprefix("to-")): Line(f"{message}.{name}", {}) for name in said}


def _answered(key: str) -> str:
    """Return an answer by its key; names in the texts have no fractions, ``2_5`` is 2½."""
    whole, parted, parts = key.partition("_")
    return tricks_text(float(f"{whole}.{parts}")) if parted else key


def _said(message: str, key: str) -> Line | None:
    return Line(f"{message}.to-{key}", {}) if locales.has(f"{message}.to-{key}") else None

"""Marking an answer: right, or first a hint and then the reason."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Final

from msgspec import Struct

from sansatout.calls import Call
from sansatout.cards import Card
from sansatout.errors import InputError, NotationError
from sansatout.school.problems import Answer, Form, Problem
from sansatout.trainer.shown import Line

__all__ = ["Grade", "mark", "read_answer"]


class Grade(Struct, frozen=True):
    """What becomes of an answer."""

    right: bool
    said: tuple[Line, ...]
    """Feedback, hint or reason."""
    rules: tuple[str, ...] = ()
    """The rules behind it, once they may be told."""
    solution: Answer = ()
    """A right answer, once nobody is left to find it."""


def mark(asked: Problem, given: Sequence[str], tries: int = 1) -> Grade:
    """Grade an answer; ``tries`` counts the answers to this question with this one.

    A first wrong answer gets feedback of its own, or a hint; a further one the reason.

    :raises InputError: if it is no answer to this question at all
    """
    answer = read_answer(asked, given)
    feedback = _feedback(asked, answer)
    if answer in asked.right:
        said = (asked.why,) if feedback is None else (feedback,)
        return Grade(right=True, said=said, rules=asked.rules, solution=answer)
    if tries <= 1:
        return Grade(right=False, said=(feedback or asked.hint,))
    reasons = (asked.why,) if feedback is None else (feedback, asked.why)
    return Grade(right=False, said=reasons, rules=asked.rules, solution=asked.right[0])


def read_answer(asked: Problem, given: Sequence[str]) -> Answer:
    """Return an answer as it is compared.

    :raises InputError: if it is of another kind than the question, or not among its answers
    """
    answer = _READ[asked.form](asked, tuple(given))
    if answer is None:
        said, form = " ".join(given), asked.form.value
        raise InputError("school-answer", answer=said, form=form, expected=_expected(asked))
    return answer


def _expected(asked: Problem) -> str:
    match asked.form:
        case Form.NUMBER:
            return f"{asked.least}–{asked.most}"
        case Form.CARD:
            return " ".join(_cards(asked))
        case Form.CALL:
            return " ".join(_calls(asked))
        case Form.CHOOSE | Form.SEVERAL | Form.ORDER:
            return " ".join(one.key for one in asked.possible)


def _cards(asked: Problem) -> list[str]:
    assert asked.figure is not None, "who chooses a card is shown some"
    return [str(card) for card in asked.figure.hand()]


def _calls(asked: Problem) -> list[str]:
    assert asked.figure is not None, "who calls is shown the auction"
    return [str(call) for call in asked.figure.auction().legal_calls()]


def _one(asked: Problem, given: Answer) -> Answer | None:
    return given if len(given) == 1 and given[0] in _keys(asked) else None


def _some(asked: Problem, given: Answer) -> Answer | None:
    keys = _keys(asked)
    if len(set(given)) != len(given) or not set(given) <= set(keys):
        return None
    return tuple(key for key in keys if key in given)


def _all(asked: Problem, given: Answer) -> Answer | None:
    return given if sorted(given) == sorted(_keys(asked)) else None


def _number(asked: Problem, given: Answer) -> Answer | None:
    if len(given) != 1 or len(given[0]) > 6:
        return None
    try:
        number = int(given[0])
    except ValueError:
        return None
    return (str(number),) if asked.least <= number <= asked.most else None


def _card(asked: Problem, given: Answer) -> Answer | None:
    try:
        card = Card.parse(given[0]) if len(given) == 1 else None
    except NotationError:
        return None
    return given if card is not None and str(card) in _cards(asked) else None


def _call(asked: Problem, given: Answer) -> Answer | None:
    try:
        call = Call.parse(given[0]) if len(given) == 1 else None
    except NotationError:
        return None
    return given if call is not None and str(call) in _calls(asked) else None


def _keys(asked: Problem) -> list[str]:
    return [one.key for one in asked.possible]


_READ: Final[Mapping[Form, Callable[[Problem, Answer], Answer | None]]] = MappingProxyType(
    {
        Form.CHOOSE: _one,
        Form.SEVERAL: _some,
        Form.NUMBER: _number,
        Form.CARD: _card,
        Form.CALL: _call,
        Form.ORDER: _all,
    }
)


def _feedback(asked: Problem, answer: Answer) -> Line | None:
    if asked.form is Form.CHOOSE:
        return next(one.feedback for one in asked.possible if one.key == answer[0])
    return asked.feedback.get(answer[0]) if len(answer) == 1 else None

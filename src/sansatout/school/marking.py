"""Marking an answer: right, or first a hint and then the reason."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Final

from msgspec import Struct

from sansatout.calls import Call
from sansatout.cards import Card
from sansatout.errors import InputError, NotationError
from sansatout.robots.message import tricks_text
from sansatout.school.pictures import Picture
from sansatout.school.problems import Answer, Form, Problem
from sansatout.trainer.shown import Line

__all__ = ["Grade", "mark", "read_answer", "read_number"]

_FRACTIONS: Final[Mapping[str, float]] = MappingProxyType(
    {"": 0.0}
    | dict.fromkeys(("¼", "1/4", ".25", ",25"), 0.25)
    | dict.fromkeys(("½", "1/2", ".5", ",5", ".50", ",50"), 0.5)
    | dict.fromkeys(("¾", "3/4", ".75", ",75"), 0.75)
    | dict.fromkeys((".0", ",0"), 0.0)
)
"""How a part of a number can be typed."""
_NUMBER: Final = re.compile(
    r"(?P<minus>[-−]?)(?P<whole>[0-9]{0,6}?)(?P<part>[¼½¾]| ?[13]/[24]|[.,][0-9]{1,2})?"
)


class Grade(Struct, frozen=True):
    """What becomes of an answer."""

    right: bool
    said: tuple[Line, ...]
    """Feedback, hint or reason."""
    rules: tuple[str, ...] = ()
    """The rules behind it, once they may be told."""
    solution: Answer = ()
    """A right answer, once nobody is left to find it."""
    opened: Picture | None = None
    """What is shown with it."""


def mark(asked: Problem, given: Sequence[str], tries: int = 1) -> Grade:
    """Grade an answer; ``tries`` counts the answers to this question with this one.

    A first wrong answer gets feedback of its own, or a hint; a further one the reason.

    :raises InputError: if it is no answer to this question at all
    """
    answer = read_answer(asked, given)
    feedback = _feedback(asked, answer)
    if answer in asked.right:
        said = (asked.why,) if feedback is None else (feedback,)
        return Grade(right=True, said=said, rules=asked.rules, solution=answer, opened=asked.opened)
    if tries <= 1:
        return Grade(right=False, said=(feedback or asked.hint,))
    reasons = (asked.why,) if feedback is None else (feedback, asked.why)
    return Grade(
        right=False, said=reasons, rules=asked.rules, solution=asked.right[0], opened=asked.opened
    )


def read_answer(asked: Problem, given: Sequence[str]) -> Answer:
    """Return an answer as it is compared.

    :raises InputError: if it is of another kind than the question, or not among its answers
    """
    answer = _READ[asked.form](asked, tuple(given))
    if answer is None:
        raise InputError("school-answer", answer=" ".join(given), expected=_expected(asked))
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
    number = read_number(given[0]) if len(given) == 1 else None
    if number is None or number * asked.parts % 1:
        return None
    return (tricks_text(number),) if asked.least <= number <= asked.most else None


def read_number(text: str) -> float | None:
    """Return a number as it is typed, in quarters at most; ``None`` for anything else.

    >>> [read_number(text) for text in ("3", "-50", "2½", "2.5", "2,5", "½", "2 1/2", "1.3", "x")]
    [3.0, -50.0, 2.5, 2.5, 2.5, 0.5, 2.5, None, None]
    """
    found = _NUMBER.fullmatch(text.strip())
    if found is None:
        return None
    whole, part = found["whole"], found["part"] or ""
    fraction = _FRACTIONS.get(part.strip())
    if fraction is None or (not whole and not fraction):
        return None
    number = int(whole or 0) + fraction
    return -number if found["minus"] else number


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

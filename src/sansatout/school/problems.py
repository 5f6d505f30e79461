"""A question, wherever it comes from: what is asked, what can be answered and what is right."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import Literal

from msgspec import Struct

from sansatout.school.pictures import Picture
from sansatout.trainer.shown import Line

__all__ = ["Answer", "Form", "Possible", "Problem"]

Answer = tuple[str, ...]
"""What somebody answers: one key, several, a number, a card, a call, or all keys in an order.

A number is written as the booklets print it: ``2½``.
"""


class Form(Enum):
    """How a question is answered."""

    CHOOSE = "choose"
    """By one of the answers."""
    SEVERAL = "several"
    """By all answers that are right, in any order."""
    NUMBER = "number"
    CARD = "card"
    """By a card of the hand that is shown."""
    CALL = "call"
    ORDER = "order"
    """By putting all answers into an order."""


class Possible(Struct, frozen=True):
    """Something that can be answered."""

    key: str
    text: Line
    feedback: Line | None = None
    """What there is to say to whoever answers so; a wrong one is not told the right one."""
    sign: Literal["", "card", "call"] = ""
    """Whether its key is a card or a call, which a page draws as its reader likes them."""


class Problem(Struct, frozen=True, kw_only=True):
    """A question with all that marking it needs."""

    form: Form
    text: Line
    figure: Picture | None = None
    possible: tuple[Possible, ...] = ()
    """The answers to choose among or to put in order; empty for numbers, cards and calls."""
    least: int = 0
    most: int = 0
    """Between which numbers the answer lies."""
    parts: int = 1
    """Into how many parts a whole is divided: 2 where halves can be answered, 4 for quarters."""
    right: tuple[Answer, ...]
    """Every answer that is right; that of ``several`` in the order of the answers."""
    hint: Line
    """What helps without telling."""
    why: Line
    """Why the right answer is right."""
    rules: tuple[str, ...]
    """The rules it is about, of which the first is the one that is learned."""
    feedback: Mapping[str, Line] = {}
    """What there is to say to a number, a card or a call."""
    opened: Picture | None = None
    """What is shown once the answer is told: the hands that nobody saw before."""

"""Cards, calls and seats in words: what is notation in a message becomes signs and names."""

from __future__ import annotations

import re
from typing import Final

from sansatout.calls import Call
from sansatout.cards import Card, Strain
from sansatout.school.problems import Form, Possible, Problem
from sansatout.seats import Seat
from sansatout.trainer.shown import Line

__all__ = [
    "call_answer",
    "call_sign",
    "card_answer",
    "card_sign",
    "seat_name",
    "solution_line",
    "strain_sign",
    "told_in_signs",
]

_SUITS: Final = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
_STRAINS: Final = {**_SUITS, "NT": "#page-nt"}
_CARD: Final = re.compile(r"\b([SHDC])([AKQJT2-9])\b")
_CALL: Final = re.compile(r"\b([1-9])(NT|[SHDC])\b")
_WORDS: Final = {"Pass": "#page-call-Pass", "X": "#page-call-X", "XX": "#page-call-XX"}
_SEATS: Final = frozenset(map(str, Seat))
_NOTATION: Final = ("card", "cards", "call", "named")
_WHO: Final = ("seat", "hand", "of", "to", "whose", "lacks")


def card_sign(card: Card) -> str:
    """Return a card as it is printed: ``♥10``."""
    return _in_signs(str(card))


def call_sign(call: Call) -> str:
    """Return a call as the table shows it, with the messages of what each language words.

    >>> [call_sign(Call.parse(text)) for text in ("1H", "3NT", "Pass", "X")]
    ['1♥', '3#page-nt', '#page-call-Pass', '#page-call-X']
    """
    return _in_signs(str(call))


def card_answer(card: Card) -> Possible:
    """Return a card as something that can be answered."""
    return Possible(str(card), Line("school-card", {"card": card_sign(card)}), sign="card")


def call_answer(call: Call) -> Possible:
    """Return a call as something that can be answered."""
    return Possible(str(call), Line("school-card", {"card": call_sign(call)}), sign="call")


def solution_line(asked: Problem, key: str) -> Line:
    """Return a right answer in words: one of those to choose among, a card, a call or a number."""
    for one in asked.possible:
        if one.key == key:
            return one.text
    told = key.replace("-", "−") if asked.form is Form.NUMBER else _in_signs(key)
    return Line("school-card", {"card": told})


def strain_sign(strain: Strain) -> str:
    """Return the sign of a suit, or the message that names no trump."""
    return _SUITS.get(str(strain), f"#page-strain-{strain}")


def seat_name(seat: Seat) -> str:
    """Return the message that names a seat."""
    return f"#school-answer-{seat}"


def _in_signs(text: str) -> str:
    if text in _WORDS:
        return _WORDS[text]
    text = _CARD.sub(lambda m: _SUITS[m[1]] + m[2].replace("T", "10"), text)
    return _CALL.sub(lambda m: m[1] + _STRAINS[m[2]], text)


def told_in_signs(line: Line) -> Line:
    """Return a line of the trainer with signs for its cards and calls, and names for its seats."""
    arguments = dict(line.arguments)
    for name, value in line.arguments.items():
        if name in _NOTATION:
            arguments[name] = _in_signs(str(value))
        elif name in _WHO and value in _SEATS:
            arguments[name] = f"#school-answer-{value}"
    return Line(line.id, arguments)

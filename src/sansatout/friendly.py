"""Notation as people write it: ``3n``, ``4♠x``, ``♥``.

The values themselves read PBN's words alone; the command, the formats and the score-keeping take
more, and take it from here.
"""

from __future__ import annotations

import re
from typing import Final

from sansatout.cards import Strain
from sansatout.contract import Contract
from sansatout.errors import NotationError

__all__ = ["contract", "spelled", "strain"]

_SIGNS: Final = str.maketrans({"♣": "C", "♦": "D", "♥": "H", "♠": "S"})
_NO_TRUMP: Final = re.compile(r"([0-9]?)N(X{0,2})")


def spelled(text: str) -> str:
    """Return a strain, a bid or a contract in PBN's words, and anything else in capitals.

    >>> spelled("3n"), spelled("4♠x"), spelled("pass")
    ('3NT', '4SX', 'PASS')
    """
    word = text.upper().translate(_SIGNS)
    match = _NO_TRUMP.fullmatch(word)
    return word if match is None else f"{match[1]}NT{match[2]}"


def contract(text: str) -> Contract:
    """Read a contract.

    :raises NotationError: if it is none, with the text as it was written
    """
    try:
        return Contract.parse(spelled(text))
    except NotationError:
        return Contract.parse(text)


def strain(text: str) -> Strain:
    """Read a strain.

    :raises NotationError: if it is none, with the text as it was written
    """
    try:
        return Strain.parse(spelled(text))
    except NotationError:
        return Strain.parse(text)

"""Statements of the booklets that ask for nothing a program could do, each with the reason.

``python -m tools.coverage`` calls a rule that the source does not cite open, unless it stands here;
``--check`` refuses open rules, and remarks that the source cites all the same.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

__all__ = ["REMARKS"]

REMARKS: Final[Mapping[str, str]] = {
    "BW-AMB-16": "a card of an example is lost; the cases carry four repairs with one answer",
    "HU-1.4": "says what the game is about",
    "HU-2.4": "what hands do with the other pack; the table shuffles each before its deal",
    "HU-2.6": "what hands do; everybody is given thirteen cards, sorted",
    "MB-1.3": "names the children of the running example",
    "MB-2.4": "letters of the Slovenian pictures, which nothing reads",
    "MB-AMB-01": "where those children sit; the cases of the sample deal say so",
    "MB-AMB-10": "a slip of the booklet in its sample deal; the cases have the right number",
    "PB-1.2": "a makeshift without rules, left out (docs/decisions.md)",
    "PB-3.4": "what hands do with the other pack; the table shuffles each before its deal",
}

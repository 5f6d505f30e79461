"""Rules of the bidding systems that the school asks no questions about, each with the reason.

``tests/school/test_bidding.py`` refuses a rule that is neither asked about nor stands here, and one
that stands here although there are questions about it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

__all__ = ["UNTAUGHT"]

_SILENT: Final = "the book is silent here: what robots do is our own default, nobody need learn it"

UNTAUGHT: Final[Mapping[str, str]] = {
    **{f"C-GAP-{number}": _SILENT for number in range(1, 37)},
    "C-GAP-27": "a definition behind C-DEF-1, whose questions count by it",
    "C-GAP-28": "the table of what calls promise, behind C-DBL-2 and the ladder",
    "C-GAP-31": "what game is at a part score; the score of the lessons has none",
}

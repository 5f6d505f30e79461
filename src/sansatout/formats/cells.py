"""Texts of people in tables that spreadsheets open."""

from __future__ import annotations

import re
from typing import Final

__all__ = ["harmless"]

_FORMULA: Final = re.compile(r"(^|[,;|\t])(\s*)(?=[=+\-@＝＋－＠])")
"""What a formula begins with, of either width, at the beginning of a cell.

Where decimals have a comma, spreadsheets part cells by a semicolon, and quotes within a line are no
quotes to them: a cell may begin after any mark that could part two.
"""


def harmless(text: str) -> str:
    """Return a text that no spreadsheet takes for a formula, nor any part of it.

    >>> harmless("=1+1"), harmless("Ann;=1+1"), harmless("Ann-Marie")
    ("'=1+1", "Ann;'=1+1", 'Ann-Marie')
    """
    return _FORMULA.sub(r"\1\2'", text)

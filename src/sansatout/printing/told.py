"""Told deals in the words of the reader: ``4SX we 8`` as ``4♠× We 8``."""

from __future__ import annotations

import re
from collections.abc import Iterator

from sansatout.cards import Strain
from sansatout.printing.compiling import PageLook

__all__ = ["told_text"]

_HEAD = re.compile(r"([1-7]?)(NT|[CDHS])(X{0,2})")
_SIDES = {"we": "draw-we", "they": "draw-they"} | {one: f"draw-seat-{one}" for one in "NESW"}
_WORDS = {"bonus": "score-bonus", "vulnerable": "table-danger"}


def told_text(line: str, look: PageLook) -> str:
    """Return what was played, by whom, and with how many tricks; the figures tell all else."""
    if line == "pass":
        return look.words("page-all-passed")
    return " ".join(_parts(line.split(), look))


def _parts(words: list[str], look: PageLook) -> Iterator[str]:
    at_head = True
    given = iter(words)
    for word in given:
        side, colon, rest = word.partition(":")
        head = _HEAD.fullmatch(word) if at_head else None
        if head is not None:
            level, strain, doubled = head.groups()
            yield f"{level}{Strain.parse(strain).symbol}{'×' * len(doubled)}"
        elif side in _SIDES:
            yield f"{look.words(_SIDES[side])} {rest}" if colon else look.words(_SIDES[side])
        elif word in _WORDS:
            yield look.words(_WORDS[word])
        elif word == "board":
            yield f"({look.words('draw-board', number=next(given, ''))})"
        elif word.removeprefix("x").isdigit():
            yield word.replace("x", "×")
        elif word not in ("no-bonus", "laid-down"):
            next(given, "")
        at_head = False

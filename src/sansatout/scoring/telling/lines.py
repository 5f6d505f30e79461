"""One line of a sheet: ``4SX we 8 honours we:4``."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from sansatout.errors import NotationError
from sansatout.scoring.telling.base import Given

__all__ = ["parse_line"]

_LISTS = {"honours": "honours", "honors": "honours", "chicane": "chicane", "revoke": "revoke",
          "peek": "peek", "penalty": "penalty"}  # fmt: skip
_VALUES = {"times": "times", "exposed": "exposed", "board": "board", "tricks": "tricks", "by": "by"}
_FLAGS = {
    "bonus": {"bonus": True},
    "no-bonus": {"bonus": False},
    "vulnerable": {"vulnerable": True},
    "vul": {"vulnerable": True},
    "laid-down": {"laid_down": True},
}
_TRICKS = re.compile(r"=|[+−-]?[0-9]+|(we|they):[0-9]+", re.IGNORECASE)
_BY = re.compile(r"we|they|[nesw]", re.IGNORECASE)
_TIMES = re.compile(r"x[0-9]+", re.IGNORECASE)
_PASS = ("pass", "passed", "p")


def parse_line(line: str) -> Given | None:
    """Read what was told about a deal in one line; ``None`` for a deal that all passed.

    :raises NotationError: if a word is not understood
    """
    first, *rest = line.split() or [""]
    if first.lower() in _PASS and not rest:
        return None
    given = Given(first)
    words = iter(rest)
    for word in words:
        given = _with_word(given, word, words, line)
    return given


def _with_word(given: Given, word: str, words: Iterator[str], line: str) -> Given:
    name = word.lower()
    if name in _FLAGS:
        return _flagged(given, word, line)
    if name in _LISTS:
        part = _LISTS[name]
        return _extended(given, part, _next(words, word, line))
    if name in _VALUES:
        return _once(given, _VALUES[name], _next(words, word, line), line)
    if _BY.fullmatch(word):
        return _once(given, "by", word, line)
    if _TIMES.fullmatch(word):
        return _once(given, "times", word, line)
    if _TRICKS.fullmatch(word):
        return _once(given, "tricks", word, line)
    raise NotationError("line-word", word=word, text=line)


def _flagged(given: Given, word: str, line: str) -> Given:
    """Set what the word says, unless another has said the contrary."""
    for part, value in _FLAGS[word.lower()].items():
        if part in given.told() and getattr(given, part) is not value:
            raise NotationError("line-twice", part=part, word=word, text=line)
        given = replace(given, **{part: value})  # type: ignore[arg-type]
    return given


def _next(words: Iterator[str], word: str, line: str) -> str:
    value = next(words, None)
    if value is None:
        raise NotationError("line-ends", word=word, text=line)
    return value


def _once(given: Given, part: str, value: str, line: str) -> Given:
    if getattr(given, part) is not None:
        raise NotationError("line-twice", part=part, word=value, text=line)
    return replace(given, **{part: value})  # type: ignore[arg-type]


def _extended(given: Given, part: str, value: str) -> Given:
    return replace(given, **{part: (*getattr(given, part), value)})  # type: ignore[arg-type]

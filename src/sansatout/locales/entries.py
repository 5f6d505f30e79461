"""The entries of Fluent sources, found without reading all that they say.

A language has thousands of messages and a command needs a few of them: what Fluent has to read is
one entry with those it names, and a text without anything to fill in is not Fluent's business.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from itertools import takewhile
from typing import Final

__all__ = ["entries_of", "plain_text", "with_named"]

_ENTRY: Final = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)
_NAMED: Final = re.compile(r"[{(,]\s*(-?[A-Za-z][\w-]*)")
_SPECIAL: Final = (".", "[", "*")
"""With these a line begins that is no text: an attribute, a variant."""


def entries_of(source: str) -> dict[str, str]:
    r"""Return the entries of a source by their ids, a term's with its dash; the first counts.

    >>> entries_of("a = one\n-b = two\na = three\n")
    {'a': 'a = one\n', '-b': '-b = two\n'}
    """
    starts = list(_ENTRY.finditer(source))
    ends = [*(start.start() for start in starts[1:]), len(source)]
    found: dict[str, str] = {}
    for start, end in zip(starts, ends, strict=True):
        found.setdefault(start.group(1), source[start.start() : end])
    return found


def with_named(entries: Mapping[str, str], name: str) -> tuple[str, ...]:
    """Return the entries that an entry needs, those it names before itself."""
    seen: dict[str, None] = {}

    def visit(one: str) -> Iterator[str]:
        seen[one] = None
        for other in _NAMED.findall(entries[one]):
            if other in entries and other not in seen:
                yield from visit(other)
        yield one

    return tuple(entries[one] for one in visit(name)) if name in entries else ()


def plain_text(entry: str) -> str | None:
    r"""Return what an entry says if that is text and nothing else.

    >>> plain_text("a =\n    one\n      two\n")
    'one\n  two'
    """
    head, *rest = entry.split("\n")
    lines = list(takewhile(lambda line: line[:1] in ("", " "), rest))
    marked = "{" in entry or "}" in entry or "\r" in entry
    if marked or any(line.lstrip(" ").startswith(_SPECIAL) for line in lines):
        return None
    indents = [len(line) - len(line.lstrip(" ")) for line in lines if line.strip(" ")]
    common = min(indents, default=0)
    first = head.partition("=")[2].lstrip(" ")
    shown = [first, *(line[common:] if line.strip(" ") else "" for line in lines)]
    return "\n".join(shown).lstrip("\n").rstrip(" \n") or None

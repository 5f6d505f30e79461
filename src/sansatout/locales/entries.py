"""The entries of Fluent sources, found without reading all that they say.

A language has thousands of messages and a command needs a few of them: what Fluent has to read is
one entry with those it names. A text in one line with names to fill in, or a choice among such
lines, is filled in here: to load Fluent takes longer than most commands have to do.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from itertools import takewhile
from typing import Final, NamedTuple

__all__ = ["entries_of", "filled_in", "plain_text", "with_named"]

_ENTRY: Final = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)
_NAMED: Final = re.compile(r"[{(,]\s*(-?[A-Za-z][\w-]*)")
_SPECIAL: Final = (".", "[", "*")
"""With these a line begins that is no text: an attribute, a variant."""

_CHOICE: Final = re.compile(r"[^=]*= *\{ *\$([\w-]+) *->")
_CHOSEN: Final = re.compile(r" *(\*?)\[ *([\w-]+) *\](.*)")
_FILLED: Final = re.compile(r"\{ *\$([\w-]+) *\}")
_UNGROUPED: Final = range(1000)
"""Numbers that every language writes alike."""


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


class _Form(NamedTuple):
    """A line with names to fill in, or such lines by the keys of a choice."""

    chooser: str
    lines: Mapping[str, str]
    default: str


def filled_in(
    entry: str, arguments: Mapping[str, object], category: Callable[[int], str]
) -> str | None:
    r"""Return an entry's text with its arguments, if it is a line or a choice among lines.

    ``category`` is the language's plural rule.

    >>> filled_in("a = { $n ->\n  [one] one card\n *[other] { $n } cards\n }\n", {"n": 2}, str)
    '2 cards'
    """
    form = _form(entry)
    if form is None:
        return None
    line: str | None = form.default
    if form.chooser:
        line = _chosen(form, arguments.get(form.chooser), category)
    if line is None or not all(_is_simple(arguments.get(n)) for n in _FILLED.findall(line)):
        return None
    return _FILLED.sub(lambda name: str(arguments[name.group(1)]), line)


@cache
def _form(entry: str) -> _Form | None:
    """Return what there is to fill in, if Fluent is not needed for it."""
    head, *rest = entry.strip(" \n").split("\n")
    if not rest:
        form = _Form("", {}, head.partition("=")[2].strip(" "))
    else:
        choice, lines = _CHOICE.fullmatch(head), [_CHOSEN.fullmatch(line) for line in rest[:-1]]
        found = [line.groups() for line in lines if line]
        default = [text.strip(" ") for star, _, text in found if star]
        if not choice or len(found) < len(lines) or len(default) != 1 or rest[-1].strip(" ") != "}":
            return None
        form = _Form(choice[1], {key: text.strip(" ") for _, key, text in found}, default[0])
    bare = _FILLED.sub("", "".join((form.default, *form.lines.values())))
    return None if any(sign in bare for sign in "{}\r") else form


def _chosen(form: _Form, value: object, category: Callable[[int], str]) -> str | None:
    if not _is_simple(value):
        return None
    if isinstance(value, int):
        keys = str(value), category(value)
        fitting = (line for key, line in form.lines.items() if key in keys)
        return next(fitting, form.default)
    # A word is never a number to us; to Fluent it can be the category of one.
    if any(key.isdigit() for key in form.lines):
        return None
    return form.lines.get(str(value), form.default)


def _is_simple(value: object) -> bool:
    return isinstance(value, str) or (type(value) is int and value in _UNGROUPED)

"""Find the rule ids a text cites.

An id is a name and a number (``L-REVOKE-3``, ``BW-AMB-04``, ``P16``) or a booklet's prefix and a
section (``PB-4.9``). A citation may go on: ``L-SCORE-14..16`` is a range, ``PB-5.7/5.8`` and
``L-PEN-2, -3`` are lists.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

__all__ = ["cited", "named"]

_ID = re.compile(
    r"""(?<![\w-])(?:
    (?P<stem>(?:[LCR]-[A-Z][A-Z0-9]*|(?:BW|MB|DU)-[A-Z]+|A)-)(?P<number>\d+)
    | (?P<letter>[PH])(?P<digits>\d\d)(?!\d)
    | (?P<book>(?:PB|HU|BW|MB|DU)-)(?P<section>\d+(?:\.\d+)*)
    )(?![A-Za-z])""",
    re.VERBOSE,
)
_RANGE = re.compile(
    r"\s?(?:\.\.\.?|…|–)\s?(?:(?P<stem>[A-Z][A-Z0-9-]*-|[PH]|-)?)(?P<to>\d[\d.]*\d|\d)"
)
_MORE = re.compile(r"(?:/|,\s|\s(?:and|or)\s)(?P<dash>-?)(?P<to>\d+(?:\.\d+)*)(?![\w%])")


def cited(text: str) -> Iterator[str]:
    """Give every id cited in the text, ranges and lists spelled out."""
    place = 0
    while match := _ID.search(text, place):
        stem = match["stem"] or match["letter"] or match["book"]
        last = match["number"] or match["digits"] or match["section"]
        yield stem + last
        place = match.end()
        while go_on := _continued(text, place, stem, last):
            ids, last, place = go_on
            yield from ids


def _continued(text: str, place: int, stem: str, last: str) -> tuple[list[str], str, int] | None:
    """Return the further ids after one that ends here, the last number, and where they end."""
    span = _RANGE.match(text, place)
    if span and span["stem"] in (None, "", "-", stem):
        numbers = _between(last, span["to"])
        if numbers:
            return [stem + number for number in numbers], numbers[-1], span.end()
    more = _MORE.match(text, place)
    if more and _is_listed(more, text, place, last):
        number = more["to"].zfill(len(last)) if "." not in last else _whole(last, more["to"])
        return [stem + number], number, more.end()
    return None


def _is_listed(more: re.Match[str], text: str, place: int, last: str) -> bool:
    """Tell a further number of the list from a number that just follows in the sentence."""
    return bool(more["dash"]) or text[place] == "/" or ("." in last and "." in more["to"])


def _between(first: str, last: str) -> list[str]:
    """Return the numbers after the first up to the last, of sections those of the same parent."""
    parent, _, low = first.rpartition(".")
    _, _, high = last.rpartition(".")
    lead = f"{parent}." if parent else ""
    return [f"{lead}{n}".zfill(len(first)) for n in range(int(low) + 1, int(high) + 1)]


def _whole(first: str, next_: str) -> str:
    """Return a section written short: after ``5.7`` the list goes on with ``5.8`` or ``8``."""
    return next_ if "." in next_ else f"{first.rpartition('.')[0]}.{next_}"


_IN_NAME = re.compile(
    r"(?<![a-z0-9])(?:([lcr]_[a-z][a-z0-9]*|bw_[a-z]+|mb_[a-z]+|du_[a-z]+|a)_(\d+)|([ph]\d\d)"
    r"|(pb|hu|bw|mb|du)_(\d+(?:_\d+)*))(?![a-z0-9])"
)


def named(name: str) -> Iterator[str]:
    """Give the ids in a test's name, like ``test_p16_…`` or ``test_l_revoke_3_…``."""
    for match in _IN_NAME.finditer(name.lower().replace("test_", " ", 1)):
        stem, number, letter, book, section = match.groups()
        if letter:
            yield letter.upper()
        elif book:
            yield f"{book.upper()}-{section.replace('_', '.')}"
        else:
            yield f"{stem.replace('_', '-').upper()}-{number}"

"""Find the rule ids a text cites.

An id is a name and a number (``L-REVOKE-3``, ``BW-AMB-04``, ``P16``, ``PROMISE-KEPT-1``) or a
booklet's prefix and a section (``PB-4.9``). Vector files from elsewhere go on after one:
``L-SCORE-14..16`` is a range, ``PB-5.7/5.8`` and ``L-PEN-2, -3`` are lists. Here every id stands in
full, so that it can be found.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache

from sansatout.options import option_list
from sansatout.variants import ALL

__all__ = ["abbreviated", "cited", "named"]

_SYSTEMS = frozenset("CRSN")
"""The first letters of the bidding systems' ids, which no game cites."""
_PROMISES = frozenset({"PROMISE"})
"""How ids of ``docs/promises.md`` begin."""
_RANGE = re.compile(
    r"\s?(?:\.\.\.?|…|–)\s?(?:(?P<stem>[A-Z][A-Z0-9-]*-|[PH]|-)?)(?P<to>\d[\d.]*\d|\d)"
)
_MORE = re.compile(r"(?:/|,\s|\s(?:and|or)\s)(?P<dash>-?)(?P<to>\d+(?:\.\d+)*)(?![\w%])")


def _first_parts(ids: Iterable[str], form: str) -> frozenset[str]:
    return frozenset(match[1] for one in ids if (match := re.fullmatch(form, one)))


def _alternatives() -> tuple[str, str, str]:
    """Return how ids begin, as the games cite them: with a name, with a section, with a letter."""
    ids = {rule for variant in ALL for rule in variant.rules.values()}
    ids |= {choice.rule for variant in ALL for choice in option_list(variant.options_type)}
    books = _first_parts(ids, r"([A-Z]+)-\d+(?:\.\d+)*")
    stems = _first_parts(ids, r"([A-Z]+)-[A-Z][A-Z0-9]*-\d+") | _SYSTEMS | _PROMISES
    stems |= {book for book in books if len(book) > 1}
    letters = _first_parts(ids, r"([A-Z])\d\d")
    return "|".join(sorted(stems)), "|".join(sorted(books)), "|".join(sorted(letters))


@cache
def _id(stems: str, books: str, letters: str) -> re.Pattern[str]:
    return re.compile(
        rf"""(?<![\w-])(?:
        (?P<stem>(?:{stems})-[A-Z][A-Z0-9]*-)(?P<number>\d+)
        | (?P<letter>{letters})(?P<digits>\d\d)(?!\d)
        | (?P<book>(?:{books})-)(?P<section>\d+(?:\.\d+)*)
        )(?![A-Za-z])""",
        re.VERBOSE,
    )


@cache
def _in_name(stems: str, books: str, letters: str) -> re.Pattern[str]:
    return re.compile(
        rf"(?<![a-z0-9])(?:((?:{stems})_[a-z][a-z0-9]*)_(\d+)|((?:{letters})\d\d)"
        rf"|({books})_(\d+(?:_\d+)*))(?![a-z0-9])",
        re.IGNORECASE,
    )


def cited(text: str) -> Iterator[str]:
    """Give every id cited in the text, ranges and lists spelled out."""
    for _, ids in _citations(text):
        yield from ids


def abbreviated(text: str) -> Iterator[str]:
    """Give the ranges and lists in the text that stand for ids without naming them."""
    return (words for words, ids in _citations(text) if len(ids) > 1)


def _citations(text: str) -> Iterator[tuple[str, list[str]]]:
    """Give every citation as it stands, with the ids it means."""
    place, pattern = 0, _id(*_alternatives())
    while match := pattern.search(text, place):
        stem = match["stem"] or match["letter"] or match["book"]
        last = match["number"] or match["digits"] or match["section"]
        place, ids = match.end(), [stem + last]
        while go_on := _continued(text, place, stem, last):
            more, last, place = go_on
            ids += more
        yield text[match.start() : place], ids


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


def named(name: str) -> Iterator[str]:
    """Give the ids in a test's name, like ``test_p16_…`` or ``test_l_revoke_3_…``."""
    for match in _in_name(*_alternatives()).finditer(name.lower().replace("test_", " ", 1)):
        stem, number, letter, book, section = match.groups()
        if letter:
            yield letter.upper()
        elif book:
            yield f"{book.upper()}-{section.replace('_', '.')}"
        else:
            yield f"{stem.replace('_', '-').upper()}-{number}"

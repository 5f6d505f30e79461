"""Records as JSON: one object a record, values in the notation of the game, defaults left out."""

from __future__ import annotations

import json
from pathlib import Path

from sansatout import strict_json
from sansatout.errors import NotationError
from sansatout.formats.json.reader import FORMAT, VERSION, FaultError, Way, book_of
from sansatout.formats.json.writer import to_plain
from sansatout.formats.records import Book
from sansatout.formats.text import Lines, Spot, decode, located, read_bytes

__all__ = ["dump", "dumps", "load", "loads"]


def dumps(book: Book) -> str:
    """Return the records as JSON, one a line."""
    lines = ",\n".join(_compact(to_plain(record)) for record in book.records)
    head = f'{{"format":"{FORMAT}","version":{VERSION},"records":['
    return head + (f"\n{lines}\n" if lines else "") + "]}\n"


def dump(book: Book, path: str | Path) -> None:
    """Write a JSON file."""
    Path(path).write_bytes(dumps(book).encode("utf-8", errors="replace"))


def loads(data: str | bytes) -> Book:
    """Read records from JSON.

    :raises NotationError: with line and column, at the first fault
    """
    text = decode(data).text if isinstance(data, bytes) else data
    try:
        return book_of(_parsed(text))
    except FaultError as fault:
        raise located(fault.error, Lines(text).spot(_offset(text, 0, fault.path))) from None


def load(path: str | Path) -> Book:
    """Read a JSON file."""
    return loads(read_bytes(path))


def _compact(plain: object) -> str:
    return json.dumps(plain, ensure_ascii=False, separators=(",", ":"))


def _parsed(text: str) -> object:
    try:
        return strict_json.loads(text)
    except NotationError as error:
        raise error if error.line is not None else located(error, Spot(1, 1)) from None


def _offset(text: str, start: int, path: Way) -> int:
    """Return where in a JSON text the value of a path begins."""
    decoder = json.JSONDecoder()
    offset = _skip(text, start)
    if not path:
        return offset
    is_object, index = text[offset] == "{", 0
    offset = _skip(text, offset + 1)
    while text[offset] not in "]}":
        key: object = index
        if is_object:
            key, offset = decoder.raw_decode(text, offset)
            offset = _skip(text, _skip(text, offset) + 1)
        if key == path[0]:
            return _offset(text, offset, path[1:])
        _, offset = decoder.raw_decode(text, offset)
        offset, index = _skip(text, offset), index + 1
        if text[offset] == ",":
            offset = _skip(text, offset + 1)
    return offset


def _skip(text: str, offset: int) -> int:
    while offset < len(text) and text[offset] in " \t\r\n":
        offset += 1
    return offset

"""Records as JSON: one object a record, values in the notation of the game, defaults left out."""

from __future__ import annotations

import json
import re

from sansatout import strict_json
from sansatout.errors import NotationError
from sansatout.formats.base import FileFormat
from sansatout.formats.json.reader import FORMAT, VERSION, FaultError, Way, book_of
from sansatout.formats.json.writer import to_plain
from sansatout.formats.records import Book
from sansatout.formats.replay import Replay
from sansatout.formats.text import Lines, Spot, decode, located

__all__ = ["JSON", "dump", "dumps", "load", "loads", "read"]

_OBJECT = re.compile(r'\s*\{\s*"')


class Json(FileFormat):
    """Our own format, which loses nothing."""

    key = "json"
    media_type = "application/json"

    def read(self, data: str | bytes) -> Replay[Book]:
        """Read the records; one fault leaves nothing valid."""
        text = ""
        try:
            text = decode(data).text if isinstance(data, bytes) else data
            return Replay(book_of(_parsed(text)))
        except NotationError as error:
            return Replay(Book(), error)
        except FaultError as fault:
            spot = Lines(text).spot(_offset(text, 0, fault.path))
            return Replay(Book(), located(fault.error, spot))

    def dumps(self, book: Book) -> str:
        """Return the records as JSON, one a line."""
        lines = ",\n".join(_compact(to_plain(record)) for record in book.records)
        head = f'{{"format":"{FORMAT}","version":{VERSION},"records":['
        return head + (f"\n{lines}\n" if lines else "") + "]}\n"

    def recognises(self, text: str) -> bool:
        """Tell by an object with a name in it."""
        return _OBJECT.match(text) is not None

    def encoding(self, book: Book) -> str:
        """Return what JSON is written in."""
        return "utf-8"


JSON = Json()
load, loads, dump, dumps, read = JSON.load, JSON.loads, JSON.dump, JSON.dumps, JSON.read


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

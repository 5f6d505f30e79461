"""Bytes to text and places in it, the same for every format."""

from __future__ import annotations

import re
from bisect import bisect_right
from dataclasses import dataclass
from typing import Final

from sansatout.errors import NotationError, SansatoutError

__all__ = ["Lines", "Source", "Spot", "decode", "encode", "located", "newline_of"]

EOL: Final = re.compile(r"\r\n|\r|\n")
_CHARSET: Final = re.compile(rb"(?im)^%\s*content-type:.*charset=\"?([a-z0-9._-]{1,40})")
_LATIN: Final = frozenset({"iso-8859-1", "iso8859-1", "latin-1", "latin1", "us-ascii", "ascii"})


@dataclass(frozen=True, slots=True)
class Spot:
    """A place in a text: line and column from 1."""

    line: int
    column: int


@dataclass(frozen=True, slots=True)
class Source:
    """A text and the encoding it had."""

    text: str
    encoding: str


class Lines:
    """Turn offsets of a text into lines and columns."""

    def __init__(self, text: str) -> None:
        self._starts = [0, *(match.end() for match in EOL.finditer(text))]

    def spot(self, offset: int) -> Spot:
        """Return the line and column of an offset."""
        line = bisect_right(self._starts, offset)
        return Spot(line, offset - self._starts[line - 1] + 1)


def located(error: SansatoutError, spot: Spot) -> NotationError:
    """Return the same fault as an error of the text, with its place."""
    if isinstance(error, NotationError) and error.line is not None:
        return error
    return NotationError(
        error.message, line=spot.line, column=spot.column, rule=error.rule, **error.arguments
    )


def newline_of(text: str) -> str | None:
    """Return the first line end of the text."""
    match = EOL.search(text)
    return match.group() if match else None


def decode(data: bytes) -> Source:
    """Return the text of a file: by its byte order mark or its own word, else UTF-8 or Latin-1.

    :raises NotationError: if a byte order mark promises what the bytes do not keep
    """
    if data.startswith(b"\xef\xbb\xbf"):
        return _decoded(data, "utf-8-sig")
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        return _decoded(data, "utf-16")
    declared = _CHARSET.search(data[:1000])
    if declared and declared.group(1).lower().decode("ascii") in _LATIN:
        return Source(data.decode("latin-1"), "latin-1")
    try:
        return Source(data.decode("utf-8"), "latin-1" if data.isascii() else "utf-8")
    except UnicodeDecodeError:
        return Source(data.decode("latin-1"), "latin-1")


def _decoded(data: bytes, encoding: str) -> Source:
    try:
        return Source(data.decode(encoding), encoding)
    except UnicodeDecodeError as error:
        before = data[: error.start].decode(encoding, errors="replace")
        spot = Lines(before).spot(len(before))
        raise NotationError(
            "record-encoding",
            line=spot.line,
            column=spot.column,
            byte=f"0x{data[error.start]:02x}" if error.start < len(data) else "at the end",
            encoding=encoding,
        ) from None


def encode(text: str, encoding: str) -> bytes:
    """Return the bytes of a text; UTF-8 with its mark where a reader would take it for another."""
    try:
        data = text.encode(encoding)
        if decode(data).text == text:
            return data
    except UnicodeEncodeError:
        pass
    return text.encode("utf-8-sig", errors="replace")

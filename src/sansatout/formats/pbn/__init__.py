"""Portable Bridge Notation, version 2.1.

``load`` and ``loads`` read a book of records, ``dump`` and ``dumps`` write one; ``read`` gives what
is valid of a faulty file together with the error.
"""

from __future__ import annotations

from pathlib import Path

from sansatout.formats.pbn.reader import read
from sansatout.formats.pbn.writer import write
from sansatout.formats.records import Book
from sansatout.formats.text import encode, read_bytes

__all__ = ["dump", "dumps", "load", "loads", "read"]


def loads(data: str | bytes) -> Book:
    """Read PBN text, or the bytes of a file in any usual encoding.

    :raises NotationError: with line and column, at the first fault
    """
    result = read(data)
    if result.error:
        raise result.error
    return result.valid


def load(path: str | Path) -> Book:
    """Read a PBN file."""
    return loads(read_bytes(path))


def dumps(book: Book, *, export: bool = False) -> str:
    """Return PBN text.

    A record that was read keeps its layout where it still says the same; ``export`` puts
    everything into the standard's export form.
    """
    return write(book, export=export)


def dump(book: Book, path: str | Path, *, export: bool = False) -> None:
    """Write a PBN file in the book's encoding."""
    Path(path).write_bytes(encode(dumps(book, export=export), book.encoding))

"""LIN, the format of the largest bridge server and its viewer.

``load`` and ``loads`` read a book of records, ``dump`` and ``dumps`` write one; ``read`` gives what
is valid of a faulty file together with the error.
"""

from __future__ import annotations

from pathlib import Path

from sansatout.formats.lin.reader import read
from sansatout.formats.lin.writer import write
from sansatout.formats.records import Book
from sansatout.formats.text import encode, read_bytes

__all__ = ["dump", "dumps", "load", "loads", "read"]


def loads(data: str | bytes) -> Book:
    """Read LIN text, a link to a hand viewer, or the bytes of a file in any usual encoding.

    :raises NotationError: with line and column, at the first fault
    """
    result = read(data)
    if result.error:
        raise result.error
    return result.valid


def load(path: str | Path) -> Book:
    """Read a LIN file."""
    return loads(read_bytes(path))


def dumps(book: Book) -> str:
    """Return LIN text; a book that was only read keeps its text."""
    return write(book)


def dump(book: Book, path: str | Path) -> None:
    """Write a LIN file, in the encoding it had or in UTF-8."""
    encoding = book.encoding if book.form == "lin" else "utf-8"
    Path(path).write_bytes(encode(dumps(book), encoding))

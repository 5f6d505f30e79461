"""LIN, the format of the largest bridge server and its viewer."""

from __future__ import annotations

import re

from sansatout.formats.base import FileFormat
from sansatout.formats.lin.reader import read as read_lin
from sansatout.formats.lin.syntax import from_link
from sansatout.formats.lin.writer import write
from sansatout.formats.records import Book
from sansatout.formats.replay import Replay

__all__ = ["LIN", "dump", "dumps", "load", "loads", "read"]

_BEGINS = re.compile(r"\s*\w\w\s*\|")


class Lin(FileFormat):
    """Commands of two letters, each with its value between bars."""

    key = "lin"
    media_type = "application/x-lin"

    def read(self, data: str | bytes) -> Replay[Book]:
        """Read LIN text, a link to a hand viewer, or the bytes of a file."""
        return read_lin(data)

    def dumps(self, book: Book) -> str:
        """Return LIN text; a book that was only read keeps its text."""
        return write(book)

    def recognises(self, text: str) -> bool:
        """Tell by the command it begins with, or by the address of a hand viewer."""
        return _BEGINS.match(text) is not None or from_link(text) is not None


LIN = Lin()
load, loads, dump, dumps, read = LIN.load, LIN.loads, LIN.dump, LIN.dumps, LIN.read

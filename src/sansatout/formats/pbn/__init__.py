"""Portable Bridge Notation, version 2.1."""

from __future__ import annotations

import re
from pathlib import Path

from sansatout.formats.base import FileFormat
from sansatout.formats.pbn.reader import read as read_pbn
from sansatout.formats.pbn.writer import write
from sansatout.formats.records import Book
from sansatout.formats.replay import Replay
from sansatout.formats.text import encode

__all__ = ["PBN", "dump", "dumps", "load", "loads", "read"]

_BEGINS = re.compile(r"\s*(?:[%;{][^\n]*\n\s*)*\[\w")


class Pbn(FileFormat):
    """What most programs of tournaments and analysis read and write."""

    key = "pbn"
    media_type = "application/x-pbn"

    def read(self, data: str | bytes) -> Replay[Book]:
        """Give the games up to the first error, and the error with its place."""
        return read_pbn(data)

    def dumps(self, book: Book, *, export: bool = False) -> str:
        """Return PBN text.

        A record that was read keeps its layout where it still says the same; ``export`` puts
        everything into the standard's export form.
        """
        return write(book, export=export)

    def recognises(self, text: str) -> bool:
        """Tell by the tag it begins with, after lines of remarks at most."""
        return _BEGINS.match(text) is not None

    def dump(self, book: Book, path: str | Path, *, export: bool = False) -> None:
        """Write a file; ``export`` as in :meth:`dumps`."""
        Path(path).write_bytes(encode(self.dumps(book, export=export), self.encoding(book)))

    def encoding(self, book: Book) -> str:
        """Return the book's own: the standard's Latin-1 where none was read."""
        return book.encoding


PBN = Pbn()
load, loads, dump, dumps, read = PBN.load, PBN.loads, PBN.dump, PBN.dumps, PBN.read

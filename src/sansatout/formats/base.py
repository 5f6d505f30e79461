"""What a format of files is; each is one stateless object in a package of its own."""

from __future__ import annotations

from abc import ABC, abstractmethod
from pathlib import Path
from typing import ClassVar

from sansatout.formats.records import Book
from sansatout.formats.replay import Replay
from sansatout.formats.text import encode
from sansatout.stateless import Stateless

__all__ = ["FileFormat"]


class FileFormat(Stateless, ABC):
    """A format: ``load`` and ``loads`` read a book of records, ``dump`` and ``dumps`` write one."""

    key: ClassVar[str]
    """Its name, which is the suffix of its files as well."""
    media_type: ClassVar[str]

    @abstractmethod
    def read(self, data: str | bytes) -> Replay[Book]:
        """Read a text, or the bytes of a file: what is valid, and the first error after it."""

    @abstractmethod
    def dumps(self, book: Book) -> str:
        """Return the text of a book."""

    @abstractmethod
    def recognises(self, text: str) -> bool:
        """Tell whether a text of unknown kind looks like one of this format."""

    def encoding(self, book: Book) -> str:
        """Return how the file of a book is encoded: as it was, or in UTF-8."""
        return book.encoding if book.form == self.key else "utf-8"

    def loads(self, data: str | bytes) -> Book:
        """Read a text, or the bytes of a file in any usual encoding.

        :raises NotationError: with line and column, at the first fault
        """
        result = self.read(data)
        if result.error:
            raise result.error
        return result.valid

    def load(self, path: str | Path) -> Book:
        """Read a file.

        :raises NotationError: with line and column, at the first fault
        """
        return self.loads(Path(path).read_bytes())

    def dump(self, book: Book, path: str | Path) -> None:
        """Write a file."""
        Path(path).write_bytes(encode(self.dumps(book), self.encoding(book)))

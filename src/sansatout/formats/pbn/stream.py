"""PBN files a game at a time, every byte kept: for files too long to be read whole.

A file is taken for one of single bytes, which all encodings but UTF-16 are as far as PBN's own
words go; what stands in names and comments goes through as it is.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Generator, Iterator
from contextlib import closing
from dataclasses import dataclass
from io import TextIOWrapper
from typing import BinaryIO, Final

from sansatout.errors import NotationError
from sansatout.formats.pbn.syntax import is_blank, scan
from sansatout.formats.text import EOL, Spot, located, newline_of

__all__ = ["FileForm", "Paragraph", "form_of", "paragraphs"]

LONGEST: Final = 1 << 20
"""So many characters without a blank line are no game."""
_MARKS: Final = (
    (b"\xef\xbb\xbf", "latin-1"),
    (b"\xff\xfe", "utf-16-le"),
    (b"\xfe\xff", "utf-16-be"),
)


@dataclass(frozen=True, slots=True)
class FileForm:
    """How a file is written."""

    mark: bytes
    """Its byte order mark."""
    encoding: str
    """What turns its bytes into characters, and these into the same bytes again."""
    newline: str
    """Its first line end."""

    def encode(self, text: str) -> bytes:
        """Return the bytes of a text."""
        return text.encode(self.encoding, "surrogatepass")

    def shown(self, text: str) -> str:
        """Return a piece of the file as people read it."""
        if self.encoding != "latin-1" or text.isascii():
            return text
        try:
            return text.encode("latin-1").decode("utf-8")
        except UnicodeError:
            return text


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A game with the blank line after it, or something else between two blank lines."""

    text: str
    line: int
    """The number of its first line."""

    @property
    def lines(self) -> int:
        """How many line ends it has."""
        return sum(1 for _ in EOL.finditer(self.text))


def form_of(file: BinaryIO) -> FileForm:
    """Return how a file is written; it is at its beginning, after the mark, afterwards."""
    file.seek(0)
    head = file.read(4)
    mark, encoding = next(
        ((mark, name) for mark, name in _MARKS if head.startswith(mark)), (b"", "latin-1")
    )
    file.seek(len(mark))
    with closing(_lines(file, encoding)) as lines:
        head_line = next(lines, "")
    file.seek(len(mark))
    return FileForm(mark, encoding, newline_of(head_line) or "\r\n")


def paragraphs(file: BinaryIO, form: FileForm, line: int = 1) -> Generator[Paragraph, None, None]:
    """Give the file from where it stands on, where this line begins.

    A blank line within a comment parts nothing. A comment that is never closed ends with its game.

    :raises NotationError: if a game is too long to be one, or bytes are missing at the end
    """
    lines = _lines(file, form.encoding)
    read = _Paragraphs(lines)
    try:
        while text := read.joined():
            one = Paragraph(text, line)
            yield one
            line += one.lines
    except NotationError as error:
        raise located(error, Spot(line, 1)) from None
    except UnicodeDecodeError:
        fault = NotationError("record-encoding", byte="at the end", encoding=form.encoding)
        raise located(fault, Spot(line, 1)) from None
    finally:
        lines.close()


def _lines(file: BinaryIO, encoding: str) -> Generator[str, None, None]:
    """Give the lines with whatever ends them."""
    text = TextIOWrapper(file, encoding, "surrogatepass", newline="")
    try:
        while line := text.readline(LONGEST + 1):
            yield line
    finally:
        text.detach()


class _Paragraphs:
    """The lines up to each blank one; paragraphs that were read too far are given again."""

    def __init__(self, lines: Iterator[str]) -> None:
        self._lines = lines
        self._again: deque[str] = deque()

    def joined(self) -> str:
        """Return the next paragraph, or the several that a comment joins."""
        first = self._next()
        if not _is_open(first):
            return first
        found, size = [first], len(first)
        while size <= LONGEST and (more := self._next()):
            found.append(more)
            size += len(more)
            if "}" in more and not _is_open(text := "".join(found)):
                return text
        self._again.extendleft(reversed(found[1:]))
        return first

    def _next(self) -> str:
        if self._again:
            return self._again.popleft()
        found: list[str] = []
        size = 0
        for line in self._lines:
            found.append(line)
            size += len(line)
            if size > LONGEST:
                raise NotationError("record-too-long", count=LONGEST)
            if is_blank(line):
                break
        return "".join(found)


def _is_open(text: str) -> bool:
    """Tell whether a comment goes on after the text."""
    if "{" not in text:
        return False
    error = scan(text).error
    return error is not None and error.message == "record-unfinished"

"""PBN text to tags, tokens and comments with their places; no bridge yet.

Every character of a game belongs to one chunk: what stands before its first tag, or a tag with all
that follows it up to the next. Chunks put together are the text again.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Final

from sansatout.errors import NotationError
from sansatout.formats.records import Comment
from sansatout.formats.text import EOL, Lines, Spot, located

__all__ = [
    "MANDATORY",
    "SECTIONS",
    "GameNode",
    "PbnFile",
    "Scan",
    "TagNode",
    "Token",
    "escaped",
    "is_blank",
    "scan",
    "unescaped",
]

MANDATORY: Final = (
    "Event", "Site", "Date", "Board", "West", "North", "East", "South", "Dealer", "Vulnerable",
    "Deal", "Scoring", "Declarer", "Contract", "Result",
)  # fmt: skip
"""The tags every game has in export form, in their order (PBN 3.4)."""
SECTIONS: Final = ("Auction", "Play")

_BLANK: Final = re.compile(r"[ \t\v\f\0\x1a]*(?:\r\n|\r|\n|\Z)")
_SPACE: Final = re.compile(r"[ \t\v\f\0\x1a]+")
_ANY_SPACE: Final = re.compile(r"[ \t\v\f\0\x1a\r\n]*")
_LINE: Final = re.compile(r"[^\r\n]*")
_NAME: Final = re.compile(r"[A-Za-z0-9_]+")
_STRING: Final = re.compile(r'"((?:[^"\\\r\n]|\\["\\]|\\(?!["\\]))*)"')
_DATA: Final = re.compile(r'(?:"(?:[^"\\\r\n]|\\["\\]|\\(?!["\\]))*"|[^\[\]{};"\r\n])+')
_TOKENS: Final = (
    ("note", re.compile(r"=\d{1,9}=")),
    ("glyph", re.compile(r"\$\d{1,9}")),
    ("irregular", re.compile(r"\^[ISRLisrl]")),
    ("suffix", re.compile(r"[!?]{1,2}")),
    ("end", re.compile(r"[*+]")),
    ("word", re.compile(r"[A-Za-z0-9-]+")),
)


@dataclass(frozen=True, slots=True)
class Token:
    """A word of the auction or the play, a line of another section, or a comment."""

    kind: str
    text: str
    spot: Spot
    comment: Comment | None = None


@dataclass(slots=True)
class TagNode:
    """A tag, its value, and what follows it up to the next tag."""

    name: str
    value: str
    spot: Spot
    value_spot: Spot
    tokens: list[Token] = field(default_factory=list)
    text: str = ""

    @property
    def comments(self) -> list[Comment]:
        """The comments that follow the tag."""
        return [token.comment for token in self.tokens if token.comment is not None]

    @property
    def lines(self) -> tuple[str, ...]:
        """The lines of the section that follows the tag."""
        return tuple(token.text for token in self.tokens if token.kind == "data")


@dataclass(slots=True)
class GameNode:
    """A game: the tags between two blank lines, and comments before them."""

    gap: str = ""
    lead: str = ""
    comments: list[Comment] = field(default_factory=list)
    tags: list[TagNode] = field(default_factory=list)


@dataclass(slots=True)
class PbnFile:
    """A file: lines before the first game, games, what is left at the end."""

    header: str = ""
    games: list[GameNode] = field(default_factory=list)
    tail: str = ""


@dataclass(frozen=True, slots=True)
class Scan:
    """The games that could be read, and the error that stopped the reading."""

    file: PbnFile
    error: NotationError | None = None


def unescaped(text: str) -> str:
    r"""Return what a quoted string says: ``\"`` is a quote, ``\\`` one backslash."""
    return re.sub(r'\\(["\\])', r"\1", text)


def escaped(text: str) -> str:
    r"""Return the text for a quoted string.

    A backslash before a digit stays single, as every writer has it in table heads (``Result\2R``).
    """
    text = re.sub(r'\\(?!\d)|"', lambda match: "\\" + match.group(), text)
    return re.sub(r"[\r\n\t\v\f\0]+", " ", text)


def is_blank(line: str) -> bool:
    """Tell whether a line, with its line end, is one that parts two games."""
    return _BLANK.fullmatch(line) is not None


def scan(text: str) -> Scan:
    """Split a PBN text into games, tags, tokens and comments."""
    scanner = _Scanner(text)
    try:
        scanner.run()
    except NotationError as error:
        scanner.finish()
        return Scan(scanner.file, error)
    return Scan(scanner.file)


class _Scanner:
    def __init__(self, text: str) -> None:
        self.text = text
        self.lines = Lines(text)
        self.file = PbnFile()
        self.game: GameNode | None = None
        self.tag: TagNode | None = None
        self.section = ""
        self.start = 0  # of the text that belongs to no finished chunk
        self.offset = 0

    def run(self) -> None:
        text, size = self.text, len(self.text)
        at_line_start = True
        while self.offset < size:
            if at_line_start and self._line_start():
                continue
            at_line_start = False
            if match := _SPACE.match(text, self.offset):
                self.offset = match.end()
            elif match := EOL.match(text, self.offset):
                self.offset = match.end()
                at_line_start = True
            else:
                self._item(text[self.offset])
        self.finish()

    def _line_start(self) -> bool:
        """Take a blank line or an escaped line whole; tell whether there was one."""
        if self.text[self.offset] == "%":
            self._escape()
            return True
        blank = _BLANK.match(self.text, self.offset)
        if blank is None:
            return False
        self._close_game()
        self.offset = blank.end()
        return True

    def _escape(self) -> None:
        match = _LINE.match(self.text, self.offset)
        assert match is not None, "a line may be empty"
        # Before the first game it belongs to the header.
        if self.file.games or self.game:
            self._comment(Comment(match.group()[1:], "%"))
        end = EOL.match(self.text, match.end())
        self.offset = end.end() if end else match.end()

    def _item(self, first: str) -> None:
        if first == "[":
            self._tag()
        elif first == "{":
            self._brace()
        elif first == ";":
            match = _LINE.match(self.text, self.offset + 1)
            assert match is not None, "a line may be empty"
            self._comment(Comment(match.group(), ";"))
            self.offset = match.end()
        elif self.section:
            self._token()
        else:
            self._data()

    def _error(self, message: str, offset: int, **arguments: str) -> NotationError:
        spot = self.lines.spot(offset)
        return located(NotationError(message, rule=None, line=None, column=None, **arguments), spot)

    def _open_game(self) -> GameNode:
        if self.game is None:
            self.game = GameNode()
            if self.file.games:
                self.game.gap = self._taken()
            else:
                self.file.header = self._taken()
        return self.game

    def _taken(self) -> str:
        taken = self.text[self.start : self.offset]
        self.start = self.offset
        return taken

    def _close_chunk(self) -> None:
        if self.tag is not None:
            self.tag.text = self._taken()
        elif self.game is not None:
            self.game.lead = self._taken()

    def _close_game(self) -> None:
        if self.game is not None and self.game.tags:
            self._close_chunk()
            self.file.games.append(self.game)
        elif self.game is not None:
            # Comments alone are no game: they stay before the next one as they are.
            self.start -= len(self.game.gap if self.file.games else self.file.header)
        self.game, self.tag, self.section = None, None, ""

    def finish(self) -> None:
        """Close what is open; the text that is left is the tail."""
        self._close_game()
        self.file.tail = self.text[self.start :]
        if not self.file.games:
            self.file.header, self.file.tail = self.file.tail, ""

    def _comment(self, comment: Comment) -> None:
        game = self._open_game()
        if self.tag is None:
            game.comments.append(comment)
        else:
            spot = self.lines.spot(self.offset)
            self.tag.tokens.append(Token("comment", comment.text, spot, comment))

    def _brace(self) -> None:
        end = self.text.find("}", self.offset)
        if end < 0:
            raise self._error("record-unfinished", self.offset, what="the comment")
        text = EOL.sub("\n", self.text[self.offset + 1 : end])
        self._comment(Comment(text))
        self.offset = end + 1

    def _tag(self) -> None:
        start = self.offset
        name_at = self._skip(start + 1)
        name = _NAME.match(self.text, name_at)
        if name is None:
            raise self._error("record-tag-name", name_at)
        value_at = self._skip(name.end())
        value = _STRING.match(self.text, value_at)
        if value is None:
            raise self._error("record-tag-value", value_at, name=name.group())
        close_at = self._skip(value.end())
        if not self.text.startswith("]", close_at):
            raise self._error("record-tag-close", close_at, name=name.group())
        self._open_tag(TagNode(
            name.group(), unescaped(value.group(1)),
            self.lines.spot(start), self.lines.spot(value_at + 1),
        ))  # fmt: skip
        self.offset = close_at + 1

    def _skip(self, offset: int) -> int:
        match = _ANY_SPACE.match(self.text, offset)
        assert match is not None, "space may be missing"
        return match.end()

    def _open_tag(self, tag: TagNode) -> None:
        game = self._open_game()
        self._close_chunk()
        game.tags.append(tag)
        self.tag = tag
        # A note belongs to the section it stands in, whose words may go on after it.
        if tag.name != "Note":
            self.section = tag.name if tag.name in SECTIONS else ""

    def _token(self) -> None:
        assert self.tag is not None, "a section has a tag"
        for kind, pattern in _TOKENS:
            if match := pattern.match(self.text, self.offset):
                spot = self.lines.spot(self.offset)
                self.tag.tokens.append(Token(kind, match.group(), spot))
                self.offset = match.end()
                return
        raise self._stray("a call" if self.section == "Auction" else "a card")

    def _data(self) -> None:
        match = _DATA.match(self.text, self.offset)
        if match is None or self.tag is None or self.tag.name in MANDATORY:
            raise self._stray("a tag")
        line_start = self.offset - self.lines.spot(self.offset).column + 1
        indent = self.text[line_start : self.offset]
        text = (indent if indent.isspace() else "") + match.group()
        self.tag.tokens.append(Token("data", text.rstrip(), self.lines.spot(self.offset)))
        self.offset = match.end()

    def _stray(self, expected: str) -> NotationError:
        match = re.compile(r"[^\s\[\]]{1,20}|.").match(self.text, self.offset)
        text = match.group() if match else ""
        return self._error("record-unexpected", self.offset, text=text, expected=expected)

"""Records to PBN: export form, or the record's own layout where it still says the same."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from sansatout.cards import Strain
from sansatout.formats.pbn.own import OWN, own_tags
from sansatout.formats.pbn.syntax import MANDATORY, SECTIONS, escaped
from sansatout.formats.pbn.values import UNKNOWN, contract_text, hands_text
from sansatout.formats.records import (
    AuctionRecord,
    Book,
    CallRecord,
    CardRecord,
    Chunk,
    Comment,
    GameRecord,
    Mark,
    Notes,
    PlayRecord,
    Tag,
)
from sansatout.formats.text import EOL
from sansatout.seats import Seat

__all__ = ["HEADER", "game_text", "write"]

HEADER: Final = ("% PBN 2.1", "% EXPORT")
_WIDTH: Final = 79
Key = tuple[str, int]
"""A tag's name, and which of that name it is."""


@dataclass(frozen=True, slots=True)
class Piece:
    """A tag as export form writes it, with all that follows it."""

    name: str
    value: str
    lines: tuple[str, ...]
    is_section: bool = False


@dataclass(slots=True)
class Inherited:
    """What the games written so far leave to the next (PBN 4.8)."""

    last: dict[str, str] = field(default_factory=dict)
    header: dict[str, str] = field(default_factory=dict)


def write(book: Book, *, export: bool = False) -> str:
    """Return the text of a book; ``export`` insists on export form whatever the layout was."""
    newline = "\r\n" if export else book.newline
    parts = [line + newline for line in HEADER]
    if book.form == "pbn" and book.header is not None and not export:
        parts = [book.header]
    heritage = Inherited()
    for number, record in enumerate(book.records):
        if number:
            gap = "" if export or record.layout.form != "pbn" else record.layout.gap
            parts[-1] = _ended(parts[-1], newline)
            parts.append(gap or newline)
        parts.append(game_text(record, heritage, newline=newline, export=export))
    if book.form == "pbn" and not export:
        parts.append(book.tail)
    return "".join(parts)


def _ended(text: str, newline: str) -> str:
    return text if text.endswith(("\n", "\r")) else text + newline


def game_text(
    record: GameRecord, heritage: Inherited, *, newline: str = "\r\n", export: bool = False
) -> str:
    """Return one game."""
    pieces = _pieces(record)
    original = record.layout.original
    if export or original is None or record.layout.form != "pbn":
        return "".join(_text(piece, newline) for piece in pieces.values())
    return _LaidOut(record, original, pieces, heritage, newline).text()


def _text(piece: Piece, newline: str) -> str:
    return "".join(line + newline for line in piece.lines)


@dataclass(frozen=True, slots=True)
class Part:
    """A part of a game's text, taken over as it was read or made anew."""

    text: str
    is_raw: bool = False


class _LaidOut:
    """A game in the layout it was read with, changed only where the record was."""

    def __init__(
        self,
        record: GameRecord,
        original: GameRecord,
        pieces: Mapping[Key, Piece],
        heritage: Inherited,
        newline: str,
    ) -> None:
        self.layout, self.pieces, self.newline = record.layout, dict(pieces), newline
        self.before = _pieces(replace(original, layout=record.layout))
        self.heritage = heritage

    def text(self) -> str:
        seen: dict[str, int] = {}
        parts: list[Part] = []
        place = None
        for chunk in self.layout.chunks:
            key = (chunk.name, seen.get(chunk.name, 0))
            seen[chunk.name] = key[1] + 1
            if place is None and chunk.name in SECTIONS:
                place = len(parts)
            parts.append(self._chunk(chunk, key))
        self._insert(parts, place if place is not None else len(parts), set(self._keys(seen)))
        return self._joined(parts)

    def _keys(self, seen: Mapping[str, int]) -> Iterable[Key]:
        return ((name, number) for name, count in seen.items() for number in range(count))

    def _chunk(self, chunk: Chunk, key: Key) -> Part:
        piece, before = self.pieces.get(key), self.before.get(key)
        if piece is None:
            # A tag that does not count any more is gone; one that never counted stays.
            return Part(chunk.text if before is None else "", is_raw=True)
        same = piece == before and self._inherits(chunk, piece)
        self.heritage.last[chunk.name] = piece.value
        if chunk.value.startswith("##") or chunk.name in self.heritage.header:
            self.heritage.header[chunk.name] = piece.value
        return Part(chunk.text, is_raw=True) if same else Part(_text(piece, self.newline))

    def _inherits(self, chunk: Chunk, piece: Piece) -> bool:
        return chunk.value != "#" or self.heritage.last.get(chunk.name, "") == piece.value

    def _insert(self, parts: list[Part], place: int, written: set[Key]) -> None:
        """Put in what the record says now and its text did not."""
        new = []
        for key, piece in self.pieces.items():
            if key in written:
                continue
            omitted = key[0] in self.layout.omitted
            if omitted and self.heritage.header.get(key[0]) == piece.value:
                continue
            if piece != self.before.get(key) or omitted:
                new.append(piece)
        tags = [Part(_text(piece, self.newline)) for piece in new if not piece.is_section]
        sections = [Part(_text(piece, self.newline)) for piece in new if piece.is_section]
        parts[place:place] = tags
        parts.extend(sections)

    def _joined(self, parts: list[Part]) -> str:
        texts: list[str] = []
        for part in parts:
            # A tag may follow on the same line only where it was read so.
            if texts and texts[-1] and not part.is_raw:
                texts[-1] = _ended(texts[-1], self.newline)
            texts.append(part.text)
        return "".join(texts)


def _pieces(record: GameRecord) -> dict[Key, Piece]:
    """Return the tags of a record in the order of export form."""
    comments: dict[str, list[Comment]] = {}
    for name, comment in record.comments:
        comments.setdefault(name, []).append(comment)
    pieces: dict[Key, Piece] = {}
    if "" in comments:
        pieces["", 0] = Piece("", "", _comment_lines(comments.pop("")))
    given = {tag.name: tag for tag in reversed(record.tags) if tag.name in MANDATORY}
    for name in MANDATORY:
        tag = given.get(name) or Tag(name, _mandatory(record, name))
        pieces[name, 0] = _tag_piece(tag, comments)
    others = [tag for tag in record.tags if given.get(tag.name) is not tag]
    others = sorted([*others, *own_tags(record)], key=lambda tag: tag.name)
    _add(pieces, (tag for tag in others if not tag.section), comments)
    if record.auction is not None:
        pieces["Auction", 0] = _auction_piece(record, record.auction, comments)
    if record.play is not None:
        pieces["Play", 0] = _play_piece(record.play, comments)
    _add(pieces, (tag for tag in others if tag.section), comments)
    return pieces


def _add(
    pieces: dict[Key, Piece], tags: Iterable[Tag], comments: Mapping[str, list[Comment]]
) -> None:
    seen: dict[str, int] = {}
    for name, _ in pieces:
        seen[name] = seen.get(name, 0) + 1
    for tag in tags:
        number = seen.get(tag.name, 0)
        seen[tag.name] = number + 1
        pieces[tag.name, number] = _tag_piece(tag, comments if number == 0 else {})


def _tag_piece(tag: Tag, comments: Mapping[str, list[Comment]]) -> Piece:
    lines = (_tag_line(tag.name, tag.value), *_comment_lines(comments.get(tag.name, ())))
    return Piece(tag.name, tag.value, (*lines, *tag.section), is_section=bool(tag.section))


def _tag_line(name: str, value: str) -> str:
    return f'[{name} "{escaped(value)}"]'


def _comment_lines(comments: Iterable[Comment]) -> tuple[str, ...]:
    return tuple(line for comment in comments for line in EOL.split(_comment(comment)))


def _comment(comment: Comment) -> str:
    """Return a comment; one that cannot stand in braces becomes lines with a semicolon."""
    if comment.style == "{" and "}" not in comment.text:
        return f"{{{comment.text}}}"
    start = "%" if comment.style == "%" else ";"
    return "\n".join(start + line for line in EOL.split(comment.text))


def _mandatory(record: GameRecord, name: str) -> str:
    """Return a mandatory tag's value: ``?`` when unknown, empty when out of place (PBN 3.4)."""
    if name in _VALUES:
        value = _VALUES[name](record)
        if value is not None:
            return value
    for chunk in record.layout.chunks:
        if chunk.name == name and chunk.value in UNKNOWN:
            return chunk.value
    dealt_only = (
        record.auction is None and record.contract is None and not record.acts
        and record.play is None and record.tricks is None
    )  # fmt: skip
    return "" if dealt_only and name not in ("Dealer", "Vulnerable", "Deal") else "?"


def _deal(record: GameRecord) -> str | None:
    known = any(hand is not None for hand in record.hands)
    return hands_text(record.hands, record.dealer or Seat.N) if known else None


def _declarer(record: GameRecord) -> str | None:
    if record.passed_out:
        return ""
    return None if record.declarer is None else "^" * record.swapped + str(record.declarer)


def _contract(record: GameRecord) -> str | None:
    if isinstance(record.contract, Strain) and any(
        t.name == "SansatoutContract" for t in own_tags(record)
    ):
        return ""
    return None if record.contract is None else contract_text(record.contract)


def _result(record: GameRecord) -> str | None:
    if record.passed_out:
        return ""
    return None if record.tricks is None else "^" * record.misagreed + str(record.tricks)


def _text_or_none(value: object) -> str | None:
    return str(value) if value is not None and value != "" else None


_VALUES: Final = {
    "Board": lambda record: _text_or_none(record.board),
    "West": lambda record: _text_or_none(record.names[Seat.W]),
    "North": lambda record: _text_or_none(record.names[Seat.N]),
    "East": lambda record: _text_or_none(record.names[Seat.E]),
    "South": lambda record: _text_or_none(record.names[Seat.S]),
    "Dealer": lambda record: _text_or_none(record.dealer),
    "Vulnerable": lambda record: _text_or_none(record.vulnerability),
    "Deal": _deal,
    "Declarer": _declarer,
    "Contract": _contract,
    "Result": _result,
}


class _Rows:
    """Lines of four, each word with what belongs to it."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.words = 4
        self.fresh = True

    def word(self, text: str) -> None:
        if self.words == 4:
            self.words, self.fresh = 0, True
        self.words += 1
        self.add(text)

    def add(self, text: str) -> None:
        if self.fresh or len(self.lines[-1]) + 1 + len(text.split("\n")[0]) > _WIDTH:
            self.lines.append(text)
        else:
            self.lines[-1] += " " + text
        self.fresh = False

    def comment(self, comment: Comment) -> None:
        text = _comment(comment)
        if comment.style == "%":
            self.fresh = True
        if comment.style == "{" and "}" not in comment.text:
            self.add(text)
        else:
            for line in text.split("\n"):
                self.add(line)
                self.fresh = True

    def mark(self, mark: Mark) -> None:
        if mark.note is not None:
            self.add(f"={mark.note}=")
        for glyph in mark.glyphs:
            self.add(f"${glyph}")
        for comment in mark.comments:
            self.comment(comment)

    def finished(self) -> tuple[str, ...]:
        return tuple(line for text in self.lines for line in text.split("\n"))


def _notes(notes: Notes) -> tuple[str, ...]:
    return tuple(_tag_line("Note", f"{number}:{text}") for number, text in sorted(notes.items()))


def _auction_piece(
    record: GameRecord, course: AuctionRecord, comments: Mapping[str, list[Comment]]
) -> Piece:
    value = str(record.dealer) if record.dealer else ""
    rows = _Rows()
    told = len(course.calls) - course.all_pass
    for entry in course.calls[:told]:
        rows.word(_call_word(entry))
        rows.mark(entry.mark)
    if course.all_pass:
        rows.word("AP")
        for entry in course.calls[told:]:
            rows.mark(entry.mark)
    if course.end:
        rows.word(course.end)
    head = (_tag_line("Auction", value), *_comment_lines(comments.get("Auction", ())))
    lines = (*head, *rows.finished(), *_notes(course.notes))
    return Piece("Auction", value, lines, is_section=True)


def _call_word(entry: CallRecord) -> str:
    if entry.call is None:
        return "^S"
    return f"^{entry.mark.irregular} {entry.call}" if entry.mark.irregular else str(entry.call)


def _play_piece(play: PlayRecord, comments: Mapping[str, list[Comment]]) -> Piece:
    value = str(play.first)
    rows = _Rows()
    for index, cell in enumerate(play.cells):
        rows.word("+" if index == play.turn else _card_word(cell))
        rows.mark(cell.mark)
    if play.end:
        rows.word(play.end)
    head = (_tag_line("Play", value), *_comment_lines(comments.get("Play", ())))
    lines = (*head, *rows.finished(), *_notes(play.notes))
    return Piece("Play", value, lines, is_section=True)


def _card_word(cell: CardRecord) -> str:
    word = "-" if cell.card is None else str(cell.card)
    return f"^{cell.mark.irregular} {word}" if cell.mark.irregular else word


assert not set(OWN) & set(MANDATORY)

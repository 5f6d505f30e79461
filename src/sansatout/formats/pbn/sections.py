"""The auction and play sections of PBN: tokens to calls and cards."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from sansatout.auction import Auction
from sansatout.calls import PASS, Call
from sansatout.cards import Card
from sansatout.errors import NotationError, SansatoutError
from sansatout.formats.pbn.syntax import TagNode, Token
from sansatout.formats.records import (
    AuctionRecord,
    CallRecord,
    CardRecord,
    Comment,
    Mark,
    PlayRecord,
)
from sansatout.formats.text import Spot, located
from sansatout.friendly import spelled
from sansatout.seats import Seat

__all__ = ["SUFFIXES", "Section", "read_auction", "read_play"]

SUFFIXES: Final = ("!", "?", "!!", "??", "!?", "?!")
"""The short annotations; they stand for $1 to $6 in the auction, $7 to $12 in the play."""


@dataclass(slots=True)
class Section:
    """What is read of a section so far, and where each call or card stands."""

    spots: list[Spot] = field(default_factory=list)
    notes: dict[int, str] = field(default_factory=dict)
    comments: list[Comment] = field(default_factory=list)
    """Those before the first call or card."""
    error: NotationError | None = None


def _tokens(nodes: Sequence[TagNode]) -> list[Token]:
    return [token for node in nodes for token in node.tokens]


def _read_notes(nodes: Sequence[TagNode], section: Section) -> None:
    for node in nodes[1:]:
        number, colon, text = node.value.partition(":")
        if not colon or not re.fullmatch("[0-9]{1,2}", number) or not 1 <= int(number) <= 32:
            fault = NotationError("record-note", text=node.value)
            section.error = section.error or located(fault, node.value_spot)
        elif int(number) in section.notes:
            fault = NotationError("record-note-twice", number=int(number))
            section.error = section.error or located(fault, node.value_spot)
        else:
            section.notes[int(number)] = text


class _Marks:
    """Collect what stands beside the calls or cards of a section."""

    def __init__(self, section: Section, first_suffix: int) -> None:
        self.section = section
        self.first_suffix = first_suffix
        self.marks: list[Mark] = []
        self.comments: list[list[Comment]] = []
        self.irregular = ""

    def finished(self) -> list[Mark]:
        """Return the marks, each with the comments that follow its call or card."""
        pairs = zip(self.marks, self.comments, strict=True)
        return [replace(mark, comments=tuple(comments)) for mark, comments in pairs]

    def begin(self, spot: Spot) -> None:
        self.marks.append(Mark(irregular=self.irregular))
        self.comments.append([])
        self.section.spots.append(spot)
        self.irregular = ""

    def take(self, token: Token) -> bool:
        """Take an annotation or a comment; tell whether it was one."""
        if token.comment is not None:
            (self.comments[-1] if self.marks else self.section.comments).append(token.comment)
        elif token.kind == "irregular":
            self.irregular = token.text[1].upper()
        elif token.kind in ("note", "glyph", "suffix"):
            if not self.marks:
                raise NotationError("record-annotation", text=token.text)
            self.marks[-1] = self._annotated(self.marks[-1], token)
        else:
            return False
        return True

    def _annotated(self, mark: Mark, token: Token) -> Mark:
        if token.kind == "note":
            if mark.note is not None:
                raise NotationError("record-annotation-twice", text=token.text)
            return replace(mark, note=int(token.text[1:-1]))
        if token.kind == "suffix":
            number = self.first_suffix + SUFFIXES.index(token.text)
        else:
            number = int(token.text[1:])
            if number > 255:
                raise NotationError("record-glyph", text=token.text)
        return replace(mark, glyphs=tuple(sorted({*mark.glyphs, number})))


def _each(tokens: list[Token], section: Section, take: Callable[[Token], bool]) -> None:
    """Hand the tokens on until one ends the section or is wrong."""
    for token in tokens:
        if token.kind == "data":
            continue
        try:
            if not take(token):
                return
        except SansatoutError as error:
            section.error = located(error, token.spot)
            return


class _AuctionReader:
    def __init__(self, section: Section, first: Seat | None, dealer: Seat | None) -> None:
        self.marks = _Marks(section, first_suffix=1)
        self.first, self.dealer = first, dealer
        self.dashes = 0
        self.calls: list[Call | None] = []
        self.end = ""
        self.all_pass = 0

    def take(self, token: Token) -> bool:
        if self.marks.take(token):
            # A skipped turn is a call of its own (PBN 3.9).
            if token.kind == "irregular" and self.marks.irregular == "S":
                self._begin(None, token.spot)
            return True
        if self.end or (self.all_pass and token.text != "*"):
            raise NotationError("record-unexpected", text=token.text, expected="a tag")
        if token.kind == "end":
            self.end = token.text
        elif token.text == "-" and not self.calls:
            self.dashes += 1
        elif token.text.upper() == "AP":
            self._all_pass(token.spot)
        else:
            self._begin(_call(token.text), token.spot)
        return True

    def _begin(self, call: Call | None, spot: Spot) -> None:
        if not self.calls:
            self._check_first()
        self.marks.begin(spot)
        self.calls.append(call)

    def _check_first(self) -> None:
        if self.first is None:
            return
        if self.dealer is None:
            self.dealer = self.first.after(self.dashes)
        expected = self.first.turns_to(self.dealer)
        if self.dashes == expected:
            return
        if self.dashes == 0:
            raise NotationError("record-first-caller", given=self.first, expected=self.dealer)
        raise NotationError("record-dashes", given=self.dashes, first=self.first, expected=expected)

    def _all_pass(self, spot: Spot) -> None:
        passes = 0
        for call in reversed(self.calls):
            if call is not PASS:
                break
            passes += 1
        needed = 4 if all(call is PASS for call in self.calls) else 3
        if passes >= needed:
            raise NotationError("auction-over", auction=Auction(self.dealer or Seat.N))
        self.all_pass = needed - passes
        for _ in range(self.all_pass):
            self._begin(PASS, spot)


def _call(text: str) -> Call:
    """Return the call of a word; ``pass``, ``x`` and ``1n`` are understood as well."""
    word = spelled(text)
    if word in ("P", "PASS"):
        return PASS
    try:
        return Call.parse(word)
    except NotationError:
        raise NotationError("not-a-call", text=text) from None


def read_auction(
    nodes: Sequence[TagNode], first: Seat | None, dealer: Seat | None
) -> tuple[AuctionRecord, Seat | None, Section]:
    """Read an auction tag and its notes; return also the dealer and where the calls stand."""
    section = Section()
    reader = _AuctionReader(section, first, dealer)
    _each(_tokens(nodes), section, reader.take)
    _read_notes(nodes, section)
    marks = reader.marks.finished()
    calls = tuple(CallRecord(call, mark) for call, mark in zip(reader.calls, marks, strict=True))
    course = AuctionRecord(calls, section.notes, reader.end, reader.all_pass)
    return course, reader.dealer or first, section


class _PlayReader:
    def __init__(self, section: Section) -> None:
        self.marks = _Marks(section, first_suffix=7)
        self.cards: list[Card | None] = []
        self.end = ""
        self.turn: int | None = None

    def take(self, token: Token) -> bool:
        if self.marks.take(token):
            return True
        if token.text == "*" and not self.end:
            self.end = "*"
            return True
        if self.end or len(self.cards) == 52:
            raise NotationError("record-unexpected", text=token.text, expected="a tag")
        if token.text == "+":
            if self.turn is not None:
                raise NotationError("record-unexpected", text="+", expected="a card")
            self.turn = len(self.cards)
        card = None if token.text in "+-" else _card(token.text)
        self.marks.begin(token.spot)
        self.cards.append(card)
        return True


def _card(text: str) -> Card:
    try:
        return Card.parse(text.upper().replace("10", "T"))
    except NotationError:
        raise NotationError("not-a-card", text=text) from None


def read_play(nodes: Sequence[TagNode], first: Seat) -> tuple[PlayRecord, Section]:
    """Read a play tag and its notes; return also where the cards stand."""
    section = Section()
    reader = _PlayReader(section)
    _each(_tokens(nodes), section, reader.take)
    _read_notes(nodes, section)
    marks = reader.marks.finished()
    cells = tuple(CardRecord(card, mark) for card, mark in zip(reader.cards, marks, strict=True))
    return PlayRecord(first, cells, section.notes, reader.end, reader.turn), section

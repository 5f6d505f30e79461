"""LIN text to commands with their places; no bridge yet.

LIN is a chain of two-character commands and values between bars: ``md|3S…|sv|n|mb|p|``.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Final
from urllib.parse import unquote_plus

from sansatout.errors import NotationError
from sansatout.formats.text import Lines, Spot, located

__all__ = ["BoardNode", "LinFile", "Pair", "boards", "from_link", "scan"]

_KEY: Final = re.compile(r"[A-Za-z0-9^*#@$&+-]{2}")
_SPACE: Final = " \t\v\f\r\n\0\x1a\ufeff"
_LINK: Final = re.compile(r"\s*https?://[^\s?]*\?(?:[^\s#]*&)?lin=([^\s&#]*)", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Pair:
    """A command with its value; ``start`` and ``end`` bound it in the text."""

    key: str
    value: str
    spot: Spot
    value_spot: Spot
    start: int
    end: int


@dataclass(slots=True)
class BoardNode:
    """The commands of one board."""

    pairs: list[Pair] = field(default_factory=list)
    is_dealt: bool = False
    """Whether it has its cards, so that the next ones are another board's."""


@dataclass(slots=True)
class LinFile:
    """The commands before the first board, and the boards."""

    header: list[Pair] = field(default_factory=list)
    boards: list[BoardNode] = field(default_factory=list)


def from_link(text: str) -> str | None:
    """Return the LIN that a link to a hand viewer carries, if the text is one."""
    match = _LINK.match(text)
    return unquote_plus(match.group(1)) if match else None


def scan(text: str) -> tuple[list[Pair], NotationError | None]:
    """Split a LIN text into commands, up to the first fault."""
    lines, offset = Lines(text), 0
    pairs: list[Pair] = []
    while True:
        start = _skip(text, offset)
        if start == len(text):
            return pairs, None
        bar = text.find("|", start)
        key = text[start:bar].strip(_SPACE) if bar >= 0 else text[start:].strip(_SPACE)
        if bar < 0 or not _KEY.fullmatch(key):
            fault = NotationError("record-pair", text=key[:20])
            return pairs, located(fault, lines.spot(start))
        end = text.find("|", bar + 1)
        if end < 0:
            fault = NotationError("record-unfinished", what=f"command {key}")
            return pairs, located(fault, lines.spot(start))
        spots = lines.spot(start), lines.spot(bar + 1)
        pairs.append(Pair(key.lower(), text[bar + 1 : end], *spots, start, end + 1))
        offset = end + 1


def _skip(text: str, offset: int) -> int:
    while offset < len(text) and text[offset] in _SPACE:
        offset += 1
    return offset


def boards(pairs: list[Pair]) -> LinFile:
    """Group the commands by boards.

    A board begins with ``qx``; where there is none, with the names or the deal that follow the
    deal before.
    """
    file = LinFile()
    board: BoardNode | None = None
    for pair in pairs:
        dealt = board is not None and board.is_dealt
        deals = pair.key == "md" and (board is None or dealt)
        if pair.key == "qx" or deals or (pair.key == "pn" and dealt):
            board = BoardNode()
            file.boards.append(board)
        if board is None:
            file.header.append(pair)
        else:
            board.pairs.append(pair)
            board.is_dealt = board.is_dealt or pair.key == "md"
    return file

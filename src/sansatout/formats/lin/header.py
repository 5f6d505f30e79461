"""What stands before the boards of a LIN file."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Final

from sansatout.formats.lin.syntax import Pair
from sansatout.formats.records import Tag

__all__ = ["SCORING", "Header", "one_line"]

SCORING: Final = {"I": "IMP", "P": "MP", "B": "BAM"}


def one_line(text: str) -> str:
    """Return the text on one line, since tags and names have no room for more."""
    return " ".join(text.split())


@dataclass(slots=True)
class Header:
    """What stands before the boards: names of both rooms, results, the event."""

    names: list[str] = field(default_factory=list)
    results: list[str] = field(default_factory=list)
    event: list[str] = field(default_factory=list)

    @classmethod
    def of(cls, pairs: list[Pair]) -> Header:
        """Read the commands before the first board."""
        header = cls()
        for pair in pairs:
            words = [one_line(word) for word in pair.value.split(",")]
            if pair.key == "pn":
                header.names = words
            elif pair.key == "rs":
                header.results = words
            elif pair.key == "vg":
                header.event = words
        return header

    def tags(self) -> list[Tag]:
        """Return what the event line says of every board."""
        names = ("Event", "Stage", "Scoring", "", "", "HomeTeam", "", "VisitTeam")
        found = []
        for name, word in zip(names, self.event, strict=False):
            if name and word:
                value = SCORING.get(word, word) if name == "Scoring" else word
                found.append(Tag(name, value))
        return found

    def result(self, board: str, room: str) -> str:
        """Return the result of a board in a room; the rooms alternate from the first board."""
        first = self.event[3] if len(self.event) > 3 else ""
        numbers = [word for word in (board, first) if re.fullmatch("[0-9]{1,6}", word)]
        if len(numbers) < 2:
            return ""
        place = 2 * (int(board) - int(first)) + (room == "Closed")
        return self.results[place] if 0 <= place < len(self.results) else ""

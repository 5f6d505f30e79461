"""Reading event files (JSON lines) for the commands that fold them."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from sansatout.errors import NotationError
from sansatout.events import Event

__all__ = ["events_of", "numbered_events"]


def events_of(file: Path) -> Iterator[Event]:
    """Give the events of a file, one a line; ``-`` reads standard input.

    :raises NotationError: with the line of the file, at the first line that is no event
    """
    source = sys.stdin.read() if str(file) == "-" else file.read_text(encoding="utf-8")
    return numbered_events(source)


def numbered_events(source: str) -> Iterator[Event]:
    """Give the events of a text, one a line.

    :raises NotationError: with the line, at the first one that is no event
    """
    for number, line in enumerate(source.splitlines(), start=1):
        if not line.strip():
            continue
        try:
            yield Event.loads(line)
        except NotationError as error:
            error.line, error.column = number, error.column or 1
            raise

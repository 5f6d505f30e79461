"""Reading event files (JSON lines, or the server's answer) for the commands that fold them."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from sansatout import strict_json
from sansatout.errors import NotationError
from sansatout.events import Event

__all__ = ["events_of", "numbered_events", "read_text", "whole_object"]


def events_of(file: Path) -> Iterator[Event]:
    """Give the events of a file, one a line; ``-`` reads standard input.

    :raises NotationError: with the line of the file, at the first line that is no event
    """
    return numbered_events(read_text(file))


def read_text(file: Path) -> str:
    """Return what a file holds; ``-`` is standard input."""
    return sys.stdin.read() if str(file) == "-" else file.read_text(encoding="utf-8")


def whole_object(source: str) -> dict[str, object]:
    """Return the JSON object that is the whole text; empty where it is something else."""
    try:
        plain = strict_json.loads(source)
    except NotationError:
        return {}
    return plain if isinstance(plain, dict) else {}


def numbered_events(source: str) -> Iterator[Event]:
    """Give the events of a text, one a line or all in the server's answer ``{"events": […]}``.

    :raises NotationError: with the line, at the first one that is no event
    """
    answer = whole_object(source).get("events")
    if isinstance(answer, list):
        yield from map(Event.from_plain, answer)
        return
    for number, line in enumerate(source.splitlines(), start=1):
        if not line.strip():
            continue
        try:
            yield Event.loads(line)
        except NotationError as error:
            error.line, error.column = number, error.column or 1
            raise

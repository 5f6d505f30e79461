"""What a client sent and was told, in order, with the node and the socket it went through."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

__all__ = ["Closed", "Entry", "History", "Opened", "Sent", "Told", "dump", "load"]


@dataclass(frozen=True, slots=True)
class Opened:
    """A socket was let in."""

    at: float
    node: int
    socket: int


@dataclass(frozen=True, slots=True)
class Closed:
    """A socket ended, or could not be opened."""

    at: float
    node: int
    socket: int
    why: str


@dataclass(frozen=True, slots=True)
class Sent:
    """A message to the server; ``again`` if it was sent before."""

    at: float
    node: int
    socket: int
    message: dict[str, Any]
    again: bool = False


@dataclass(frozen=True, slots=True)
class Told:
    """A message from the server, as it came."""

    at: float
    node: int
    socket: int
    text: str


Entry = Opened | Closed | Sent | Told
_KINDS: dict[str, Any] = {kind.__name__: kind for kind in (Opened, Closed, Sent, Told)}


@dataclass
class History:
    """All that happened to one person at one table."""

    table: str
    person: str
    game: str
    player: str | None
    """The place they took; a watcher has none."""
    entries: list[Entry] = field(default_factory=list)


def dump(histories: Iterable[History], file: Path) -> None:
    """Write histories to be read by people, or once more by the checker."""
    with file.open("w") as out:
        for one in histories:
            out.write(json.dumps([one.table, one.person, one.game, one.player]) + "\n")
            for entry in one.entries:
                values = [getattr(entry, name) for name in entry.__slots__]
                out.write(json.dumps([type(entry).__name__, *values]) + "\n")


def load(file: Path) -> list[History]:
    """Read what :func:`dump` wrote."""
    return list(_read(file))


def _read(file: Path) -> Iterator[History]:
    found: History | None = None
    with file.open() as lines:
        for line in lines:
            kind, *values = json.loads(line)
            if kind in _KINDS:
                assert found is not None, "a history begins with whose it is"
                found.entries.append(_KINDS[kind](*values))
            else:
                if found is not None:
                    yield found
                found = History(kind, *values)
    if found is not None:
        yield found

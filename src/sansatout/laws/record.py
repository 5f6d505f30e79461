"""A deal as a file: one line that says how it starts, then its events, one line each."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TypeVar

from sansatout.deal import Deal
from sansatout.errors import InputError, NotationError, SansatoutError
from sansatout.events import Event
from sansatout.laws.codes import referee
from sansatout.laws.kinds import Phase
from sansatout.laws.state import Referee
from sansatout.seats import Seat

__all__ = ["Record", "read_record", "replay"]

T = TypeVar("T")
_HEAD = {"game", "dealer", "deal", "phase", "options", "last_deal"}


@dataclass(frozen=True, slots=True)
class Record:
    """Where a deal starts, and what happened."""

    start: Referee
    events: tuple[Event, ...]


def read_record(text: str) -> Record:
    """Read the lines of a file.

    :raises InputError: naming the line that is wrong
    """
    lines = [line for line in text.splitlines() if line.strip()]
    if not lines:
        raise InputError("rule-file", line=1, reason="empty")
    start = _numbered(1, lines[0], _start)
    events = (_numbered(n, line, Event.loads) for n, line in enumerate(lines[1:], start=2))
    return Record(start, tuple(events))


def _numbered(number: int, line: str, read: Callable[[str], T]) -> T:
    try:
        return read(line)
    except SansatoutError as error:
        raise InputError("rule-file", line=number, reason=error) from None


def _start(line: str) -> Referee:
    try:
        head = json.loads(line)
    except json.JSONDecodeError as error:
        raise NotationError("not-json", reason=error.msg, line=1, column=error.colno) from None
    if not isinstance(head, dict) or set(head) - _HEAD or not {"game", "dealer"} <= set(head):
        raise NotationError("event-envelope")
    ref = referee(
        str(head["game"]),
        Seat.parse(str(head["dealer"])),
        head.get("options", {}),
        last_deal=bool(head.get("last_deal", False)),
    )
    phase = _phase(str(head.get("phase", "auction")))
    if "deal" in head:
        ref = ref.with_deal(Deal.parse(str(head["deal"])), phase=phase)
    return ref


def _phase(text: str) -> Phase | None:
    """Return the phase to begin in; at the shuffle the ceremony is gone through."""
    return None if text == "shuffle" else Phase.AUCTION


def replay(record: Record) -> Iterator[tuple[Event, Referee]]:
    """Give every event with the state after it."""
    ref = record.start
    for event in record.events:
        ref = ref.after(event)
        yield event, ref

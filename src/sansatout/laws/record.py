"""A deal as a file: one line that says how it starts, then its events, one line each."""

from __future__ import annotations

import reprlib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, TypeVar

from sansatout import strict_json
from sansatout.deal import Deal
from sansatout.errors import InputError, NotationError, SansatoutError
from sansatout.events import Event
from sansatout.laws.codes import referee
from sansatout.laws.kinds import Phase
from sansatout.laws.state import Referee
from sansatout.seats import Seat

__all__ = ["Record", "read_record", "replay"]

T = TypeVar("T")
_HEAD: Mapping[str, type] = {
    "game": str, "dealer": str, "deal": str, "phase": str, "options": dict, "last_deal": bool,
}  # fmt: skip


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
    head = _checked(strict_json.loads(line))
    ref = referee(
        head["game"],
        Seat.parse(head["dealer"]),
        head.get("options", {}),
        last_deal=head.get("last_deal", False),
    )
    phase = _phase(head.get("phase", "auction"))
    if "deal" in head:
        ref = ref.with_deal(Deal.parse(head["deal"]), phase=phase)
    return ref


def _checked(head: object) -> dict[str, Any]:
    """Return the head of a record, each of its fields of the right sort."""
    if not isinstance(head, dict) or set(head) - set(_HEAD) or not {"game", "dealer"} <= set(head):
        raise NotationError("event-envelope")
    for name, value in head.items():
        if type(value) is not _HEAD[name]:
            raise NotationError("event-field-value", field=name, value=reprlib.repr(value))
    return head


def _phase(text: str) -> Phase | None:
    """Return the phase to begin in; at the shuffle the ceremony is gone through."""
    return None if text == "shuffle" else Phase.AUCTION


def replay(record: Record) -> Iterator[tuple[Event, Referee]]:
    """Give every event with the state after it."""
    ref = record.start
    for event in record.events:
        ref = ref.after(event)
        yield event, ref

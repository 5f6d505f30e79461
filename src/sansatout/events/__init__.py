"""Everything that can happen at a table, and its JSON form.

A table is the fold of its events. An event is an act in an envelope: the version of the form, a
sequence number from 0 without gaps, the kind, the seat that acts (``None`` for the table itself and
before seats are taken) and the act's own fields as ``payload``.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

import msgspec
from msgspec import Struct

from sansatout import strict_json
from sansatout.errors import NotationError
from sansatout.events import acts, irregular
from sansatout.events.acts import Act
from sansatout.events.codec import from_plain, to_plain
from sansatout.seats import Seat

__all__ = ["KINDS", "VERSION", "Act", "Event", "act_from_plain", "acts", "irregular"]

VERSION = 1

_written = msgspec.json.Encoder().encode


KINDS: Final[Mapping[str, type[Act]]] = MappingProxyType(acts.KNOWN)
"""Every kind of event with its act's class."""


def act_from_plain(kind: object, payload: object) -> Act:
    """Return the act of a kind with the fields of a JSON object.

    :raises NotationError: if there is no such kind or a field is wrong
    """
    if not isinstance(kind, str) or kind not in KINDS:
        raise NotationError("event-kind", kind=kind)
    if not isinstance(payload, dict):
        raise NotationError("event-payload", kind=kind)
    act: Act = from_plain(KINDS[kind], payload)
    return act


class Event(Struct, frozen=True):
    """An act in its envelope."""

    seq: int
    seat: Seat | None
    act: Act

    @property
    def kind(self) -> str:
        """The kind of act."""
        return self.act.kind

    def to_plain(self) -> dict[str, object]:
        """Return the envelope as a JSON object."""
        return {
            "v": VERSION,
            "seq": self.seq,
            "kind": self.act.kind,
            "seat": None if self.seat is None else str(self.seat),
            "payload": to_plain(self.act),
        }

    def dumps(self) -> str:
        """Return the event as one line of JSON, always the same for the same event."""
        return _written(self.to_plain()).decode()

    @classmethod
    def from_plain(cls, plain: object) -> Event:
        """Read the envelope from a JSON object.

        :raises NotationError: if it is not an event of our version
        """
        names = {"v", "seq", "kind", "seat", "payload"}
        if not isinstance(plain, dict) or set(plain) != names:
            raise NotationError("event-envelope")
        if type(plain["v"]) is not int or plain["v"] != VERSION:
            raise NotationError("event-version", version=plain["v"], expected=VERSION)
        if type(plain["seq"]) is not int or plain["seq"] < 0:
            raise NotationError("event-seq", seq=plain["seq"])
        seat = None if plain["seat"] is None else _seat(plain["seat"])
        return cls(plain["seq"], seat, act_from_plain(plain["kind"], plain["payload"]))

    @classmethod
    def loads(cls, line: str) -> Event:
        """Read one line of JSON.

        :raises NotationError: if it is none, or not an event of our version
        """
        return cls.from_plain(strict_json.loads(line))


def _seat(value: object) -> Seat:
    if not isinstance(value, str):
        raise NotationError("not-a-seat", text=value)
    return Seat.parse(value)

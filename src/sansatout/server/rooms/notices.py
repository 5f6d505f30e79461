"""What nodes tell each other of a table. All of it may be lost, or come twice."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from sansatout.server.rooms.company import NodePart

__all__ = [
    "AskNotice",
    "ChangeNotice",
    "EndNotice",
    "EventNotice",
    "ExcuseNotice",
    "LifeNotice",
    "MeaningNotice",
    "Notice",
    "PartNotice",
    "PatienceNotice",
    "SkipNotice",
    "WhoNotice",
    "read",
    "write",
]  # fmt: skip


class EventNotice(msgspec.Struct, tag="happened", frozen=True):
    """An event was stored."""

    seq: int
    body: str
    mark: str | None = None


class ChangeNotice(msgspec.Struct, tag="changed", frozen=True):
    """Something was stored that is no event: players, facts, what was said, the table after."""


class PartNotice(msgspec.Struct, tag="there", frozen=True):
    """So it stands at the node that tells."""

    seq: int
    part: NodePart


class WhoNotice(msgspec.Struct, tag="who", frozen=True):
    """A node has opened the table, and asks who else has."""


class EndNotice(msgspec.Struct, tag="end", frozen=True):
    """A node has the table open no more."""


class PatienceNotice(msgspec.Struct, tag="answered", frozen=True):
    """What was not stored, told by the node that drives the table to one that has opened it."""

    asked: dict[str, float] = {}
    absent: list[str] = []
    late: list[str] = []
    skipped: int = 0


class AskNotice(msgspec.Struct, tag="asked", frozen=True):
    """A player was asked whether they are there."""

    player: str


class LifeNotice(msgspec.Struct, tag="heard", frozen=True):
    """A player has given a sign of life that was waited for."""

    player: str


class ExcuseNotice(msgspec.Struct, tag="excused", frozen=True):
    """A player counts as absent, because who teaches says so."""

    player: str


class SkipNotice(msgspec.Struct, tag="skipped", frozen=True):
    """Somebody wants the rest of a deal without a pause."""

    deal: int


class MeaningNotice(msgspec.Struct, tag="explained", frozen=True):
    """A question for the meaning of a call, or the answer, for some of the players."""

    message: msgspec.Raw
    to: list[str]


Notice: TypeAlias = (
    EventNotice
    | ChangeNotice
    | PartNotice
    | WhoNotice
    | EndNotice
    | PatienceNotice
    | AskNotice
    | LifeNotice
    | ExcuseNotice
    | SkipNotice
    | MeaningNotice
)
_DECODER = msgspec.json.Decoder(Notice)
_ENCODER = msgspec.json.Encoder()


def write(notice: Notice) -> bytes:
    """Return a notice as it goes out."""
    return _ENCODER.encode(notice)


def read(body: bytes) -> Notice:
    """Return a notice that came in.

    :raises msgspec.ValidationError: if it is of a version that nobody here knows
    """
    notice: Notice = _DECODER.decode(body)
    return notice

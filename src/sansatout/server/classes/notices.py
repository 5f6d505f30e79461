"""What nodes tell each other of classes. All of it may be lost, or come twice."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

__all__ = [
    "ClassNotice",
    "HereNotice",
    "LearnedNotice",
    "RollNotice",
    "SentOutNotice",
    "StoredNotice",
    "read",
    "write",
]  # fmt: skip


class StoredNotice(msgspec.Struct, tag="stored", frozen=True):
    """Something of the class was stored, or it was ended."""


class HereNotice(msgspec.Struct, tag="here", frozen=True):
    """Who has the class open at the node that tells."""

    people: tuple[str, ...]


class RollNotice(msgspec.Struct, tag="who", frozen=True):
    """A node has opened the class, and asks who is there at the others."""


class LearnedNotice(msgspec.Struct, tag="learned", frozen=True):
    """Somebody has done a step of a lesson, perhaps one that was given to a class."""

    person: str


class SentOutNotice(msgspec.Struct, tag="sent-out", frozen=True):
    """A pupil was sent out of some class; sockets at its tables end."""


ClassNotice: TypeAlias = StoredNotice | HereNotice | RollNotice | LearnedNotice | SentOutNotice
_DECODER = msgspec.json.Decoder(ClassNotice)


def write(notice: ClassNotice) -> bytes:
    """Return a notice as it goes out."""
    return msgspec.json.encode(notice)


def read(body: bytes) -> ClassNotice:
    """Return a notice that came in.

    :raises msgspec.ValidationError: if it is of a version that nobody here knows
    """
    notice: ClassNotice = _DECODER.decode(body)
    return notice

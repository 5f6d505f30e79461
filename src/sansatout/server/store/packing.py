"""JSON that is read seldom, made small: what was kept of finished deals, and robots' thoughts.

A deal's thoughts repeat themselves from act to act, so they are small only all together; while the
deal goes on they are rows of their own, and its end makes one of them (``pack_thoughts`` in SQL).
"""

from __future__ import annotations

import zlib
from typing import Any

import msgspec

__all__ = ["PackThoughts", "pack", "unpack"]


def pack(value: object) -> bytes:
    """Return a JSON value, made small."""
    return zlib.compress(msgspec.json.encode(value), 9)


def unpack(packed: bytes) -> Any:  # noqa: ANN401 (JSON)
    """Return the JSON value that was packed."""
    return msgspec.json.decode(zlib.decompress(packed))


class PackThoughts:
    """An aggregate for SQLite: numbers and JSON texts of acts become one packed list of pairs."""

    def __init__(self) -> None:
        self._pairs: list[tuple[int, msgspec.Raw]] = []

    def step(self, seq: int, body: str) -> None:
        """Take one row."""
        self._pairs.append((seq, msgspec.Raw(body.encode())))

    def finalize(self) -> bytes | None:
        """Return what the column holds; nothing if there were no thoughts."""
        return pack(sorted(self._pairs, key=lambda pair: pair[0])) if self._pairs else None

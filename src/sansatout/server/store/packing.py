"""JSON that is read seldom, made small: what was kept of finished deals, and robots' thoughts.

A deal's thoughts repeat themselves from act to act, so they are small only all together; while the
deal goes on they are rows of their own, and its end makes one of them.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable
from typing import Any

import msgspec

__all__ = ["pack", "pack_thoughts", "unpack"]


def pack(value: object) -> bytes:
    """Return a JSON value, made small."""
    return zlib.compress(msgspec.json.encode(value), 9)


def unpack(packed: bytes) -> Any:  # noqa: ANN401 (JSON)
    """Return the JSON value that was packed."""
    return msgspec.json.decode(zlib.decompress(packed))


def pack_thoughts(bodies: Iterable[tuple[int, str]], before: bytes | None = None) -> bytes:
    """Return acts' numbers and JSON texts as one packed list of pairs, after those of before."""
    packed = [] if before is None else unpack(before)
    return pack([*packed, *((seq, msgspec.Raw(body.encode())) for seq, body in bodies)])

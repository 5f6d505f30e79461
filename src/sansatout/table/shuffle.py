"""The verifiable shuffle: a pack order that follows from a secret, the cut, the table and the deal.

The table draws a secret of 32 bytes and publishes its SHA-256 (the commitment) before the cut. The
seed is ``SHA-256("sansatout-shuffle-1" ‖ secret ‖ cut ‖ deal ‖ table)`` with cut and deal as 8-byte
big-endian numbers and the table's name in UTF-8. The stream is ``SHA-256(seed ‖ n)`` for the 8-byte
big-endian n = 0, 1, 2 …, read as 4-byte big-endian words. The pack is shuffled from the sorted
order (two of clubs first, ace of spades last) by exchanging place i with place j ≤ i for
i = 51 … 1, where j is the next word modulo i + 1; words at or above the largest multiple of i + 1
are passed over, so that every j is equally likely. After the deal everything is known, and anybody
can do it again.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator

from sansatout.cards import PACK
from sansatout.deal import Pack
from sansatout.errors import InputError

__all__ = ["commitment", "shuffled_pack"]

_NAME = b"sansatout-shuffle-1"
_WORDS = 1 << 32


def _secret_bytes(secret: str) -> bytes:
    try:
        raw = bytes.fromhex(secret)
    except ValueError:
        raw = b""
    if len(raw) != 32 or secret != raw.hex():
        raise InputError("not-a-secret", secret=secret)
    return raw


def commitment(secret: str) -> str:
    """Return the digest that is published before the cut."""
    return hashlib.sha256(_secret_bytes(secret)).hexdigest()


def _stream(seed: bytes) -> Iterator[int]:
    block = 0
    while True:
        digest = hashlib.sha256(seed + block.to_bytes(8, "big")).digest()
        for start in range(0, 32, 4):
            yield int.from_bytes(digest[start : start + 4], "big")
        block += 1


def shuffled_pack(secret: str, *, cut: int, table: str, deal: int) -> Pack:
    """Return the pack order of one deal at one table."""
    parts = (cut.to_bytes(8, "big"), deal.to_bytes(8, "big"), table.encode())
    words = _stream(hashlib.sha256(_NAME + _secret_bytes(secret) + b"".join(parts)).digest())
    cards = list(PACK)
    for top in range(51, 0, -1):
        limit = _WORDS - _WORDS % (top + 1)
        place = next(word for word in words if word < limit) % (top + 1)
        cards[top], cards[place] = cards[place], cards[top]
    return Pack(tuple(cards))

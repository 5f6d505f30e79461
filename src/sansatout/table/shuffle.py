"""The verifiable shuffle: a pack order that follows from what no single person chooses.

The table draws a secret of 32 bytes and publishes its SHA-256 (the commitment). Every player may
then contribute a number of 32 bytes; after that the pack is cut. The seed is

* without any contribution ``SHA-256("sansatout-shuffle-1" ‖ secret ‖ cut ‖ deal ‖ table)``
* with some ``SHA-256("sansatout-shuffle-2" ‖ secret ‖ cut ‖ deal ‖ count ‖ given ‖ table)``

with cut, deal and the count of contributions as 8-byte big-endian numbers, the table's name in
UTF-8, and ``given`` the letter of the seat and the number's bytes for each, North, East, South,
West. The stream is ``SHA-256(seed ‖ n)`` for the 8-byte big-endian n = 0, 1, 2 …, read as 4-byte
big-endian words. The pack is shuffled from the sorted order (two of clubs first, ace of spades
last) by exchanging place i with place j ≤ i for i = 51 … 1, where j is the next word modulo i + 1;
words at or above the largest multiple of i + 1 are passed over, so that every j is equally likely.

Where the table itself cuts, it has no choice either: it lifts 4 cards and as many more as the first
word modulo 45 of the stream from the seed ``SHA-256("sansatout-cut-2" ‖ secret ‖ deal ‖ count ‖
given ‖ table)`` says, again without the words at the end of the range. 4 to 48 cards may be lifted
in every game. After the deal everything is known, and anybody can do it again.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping
from functools import lru_cache

from sansatout.cards import PACK
from sansatout.deal import Pack
from sansatout.errors import InputError
from sansatout.seats import Seat

__all__ = ["check_number", "commitment", "shuffled_pack", "table_cut"]

Contributions = Mapping[Seat, str]

_ALONE = b"sansatout-shuffle-1"
_TOGETHER = b"sansatout-shuffle-2"
_TABLE_CUTS = b"sansatout-cut-2"
_WORDS = 1 << 32
_LEAST_CUT, _MOST_CUT = 4, 48
_NOBODYS: Contributions = {}


def _bytes(digits: str) -> bytes | None:
    """Return the 32 bytes that 64 small hexadecimal digits write."""
    try:
        raw = bytes.fromhex(digits)
    except ValueError:
        return None
    return raw if len(raw) == 32 and digits == raw.hex() else None


def _secret_bytes(secret: str) -> bytes:
    raw = _bytes(secret)
    if raw is None:
        raise InputError("not-a-secret", secret=secret)
    return raw


def check_number(number: str) -> bytes:
    """Return the bytes of a player's number.

    :raises InputError: if it is not written as it should be
    """
    raw = _bytes(number)
    if raw is None:
        raise InputError("not-a-contribution", number=number)
    return raw


@lru_cache(maxsize=64)
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


def _below(words: Iterator[int], count: int) -> int:
    """Return a number below the count, each equally likely."""
    limit = _WORDS - _WORDS % count
    return next(word for word in words if word < limit) % count


def _given(contributions: Contributions) -> bytes:
    seats = [seat for seat in Seat if seat in contributions]
    numbers = (str(seat).encode() + check_number(contributions[seat]) for seat in seats)
    return len(seats).to_bytes(8, "big") + b"".join(numbers)


def shuffled_pack(
    secret: str, *, cut: int, table: str, deal: int, contributions: Contributions = _NOBODYS
) -> Pack:
    """Return the pack order of one deal at one table."""
    parts = [_secret_bytes(secret), cut.to_bytes(8, "big"), deal.to_bytes(8, "big")]
    name = _TOGETHER if contributions else _ALONE
    given = _given(contributions) if contributions else b""
    words = _stream(hashlib.sha256(name + b"".join(parts) + given + table.encode()).digest())
    cards = list(PACK)
    for top in range(51, 0, -1):
        place = _below(words, top + 1)
        cards[top], cards[place] = cards[place], cards[top]
    return Pack(tuple(cards))


def table_cut(
    secret: str, *, table: str, deal: int, contributions: Contributions = _NOBODYS
) -> int:
    """Return how many cards the table lifts where it cuts for a robot or somebody away."""
    parts = _secret_bytes(secret) + deal.to_bytes(8, "big") + _given(contributions)
    words = _stream(hashlib.sha256(_TABLE_CUTS + parts + table.encode()).digest())
    return _LEAST_CUT + _below(words, _MOST_CUT - _LEAST_CUT + 1)

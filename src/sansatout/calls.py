"""Calls: bids, pass, double and redouble (HU-3.1), one object for each of the 38."""

from __future__ import annotations

from typing import Final, final

from sansatout.cards import Strain
from sansatout.errors import NotationError

__all__ = ["BIDS", "CALLS", "DOUBLE", "PASS", "REDOUBLE", "Bid", "Call"]

_STRAINS: Final = tuple(Strain)


class Call:
    """A pass, a double or a redouble; bids are :class:`Bid`.

    >>> Call.parse("1NT") is Bid(1, Strain.NT)
    True
    """

    __slots__ = ("index", "text")

    index: int
    """0 to 34 for the bids from 1C to 7NT, then pass, double and redouble."""
    text: str

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Call.parse({self.text!r})"

    def __reduce__(self) -> tuple[object, ...]:
        return Call.parse, (self.text,)

    @classmethod
    def parse(cls, text: str) -> Call:
        """Read ``Pass``, ``X``, ``XX`` or a bid like ``1C`` or ``3NT``."""
        try:
            return _BY_TEXT[text]
        except KeyError:
            raise NotationError("not-a-call", text=text) from None


@final
class Bid(Call):
    """Tricks over six and a strain (PB-4.3, HU-3.2); bids compare by height (PB-4.4)."""

    __slots__ = ("level", "strain")

    level: int
    strain: Strain

    def __new__(cls, level: int, strain: Strain) -> Bid:
        """Return the one bid of this level and strain."""
        if not 1 <= level <= 7:
            raise NotationError("not-a-bid", text=f"{level}{strain}")
        return BIDS[5 * (level - 1) + strain.value]

    def __lt__(self, other: Bid) -> bool:
        return self.index < other.index

    def __le__(self, other: Bid) -> bool:
        return self.index <= other.index

    @classmethod
    def parse(cls, text: str) -> Bid:
        """Read a bid like ``1C`` or ``3NT``."""
        call = _BY_TEXT.get(text)
        if isinstance(call, Bid):
            return call
        raise NotationError("not-a-bid", text=text)


def _make_bid(index: int) -> Bid:
    bid = object.__new__(Bid)
    bid.index, bid.level, bid.strain = index, index // 5 + 1, _STRAINS[index % 5]
    bid.text = f"{bid.level}{bid.strain}"
    return bid


def _make_call(index: int, text: str) -> Call:
    call = object.__new__(Call)
    call.index, call.text = index, text
    return call


BIDS: Final[tuple[Bid, ...]] = tuple(_make_bid(i) for i in range(35))
"""The 35 bids from the lowest to the highest."""
PASS: Final = _make_call(35, "Pass")
"""The call that says nothing."""
DOUBLE: Final = _make_call(36, "X")
"""The call that doubts the other side's bid."""
REDOUBLE: Final = _make_call(37, "XX")
"""The call that stands by a bid that was doubled."""
CALLS: Final[tuple[Call, ...]] = (*BIDS, PASS, DOUBLE, REDOUBLE)
"""All 38 calls by index."""
_BY_TEXT: Final = {call.text: call for call in CALLS}

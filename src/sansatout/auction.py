"""The auction of the contract games: the order of calls and which ones are allowed."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

from msgspec import Struct
from msgspec.structs import force_setattr

from sansatout.calls import BIDS, DOUBLE, PASS, REDOUBLE, Bid, Call
from sansatout.contract import Contract, Doubling
from sansatout.errors import IllegalCallError, NotationError
from sansatout.seats import Seat
from sansatout.structs import replace

__all__ = ["Auction", "call_fault", "calls_over"]

_NO_BID: Final = -1
_DOUBLINGS: Final = tuple(Doubling)


def call_fault(call: Call, last: Bid | None, doubling: Doubling, *, ours: bool) -> str | None:
    """Return what is wrong with a call in turn over the last bid; ``ours`` is its side's own.

    Any higher bid is enough (L-CALL-5); only the other side's bid is doubled, and only one's own
    that they doubled redoubled (L-DBL-2, L-DBL-5).
    """
    if call is PASS:
        return None
    if call is DOUBLE:
        legal = last is not None and doubling is Doubling.PLAIN and not ours
        return None if legal else "no-bid-to-double"
    if call is REDOUBLE:
        return None if doubling is Doubling.DOUBLED and ours else "no-double-to-redouble"
    return None if last is None or call.index > last.index else "bid-too-low"


@cache
def calls_over(last: Bid | None, doubling: Doubling, *, ours: bool) -> tuple[Call, ...]:
    """Return the calls without fault: pass, double, redouble, then the bids from the lowest."""
    every = (PASS, DOUBLE, REDOUBLE, *BIDS)
    return tuple(call for call in every if call_fault(call, last, doubling, ours=ours) is None)


class Auction(Struct, frozen=True):
    """The calls so far, from the dealer on.

    >>> auction = Auction.parse("N: 1S Pass 2S Pass Pass Pass")
    >>> auction.is_over, str(auction.contract), str(auction.declarer)
    (True, '2S', 'N')
    """

    dealer: Seat
    calls: tuple[Call, ...] = ()
    _last: int = _NO_BID
    """Index of the last bid; -1 before any."""
    _bidder: int = 0
    """Place in ``calls`` of the last bid."""
    _doubling: int = 0
    _passes: int = 0
    """Passes since the last other call."""
    _doubler: int = 0
    """Place in ``calls`` of the double."""

    def __post_init__(self) -> None:
        if self.calls and self._last == _NO_BID and self._passes == 0:
            folded = Auction(self.dealer)
            for call in self.calls:
                folded = folded.after(call)
            for name in ("_last", "_bidder", "_doubling", "_passes", "_doubler"):
                force_setattr(self, name, getattr(folded, name))

    def __repr__(self) -> str:
        return f"Auction.parse({str(self)!r})"

    def __str__(self) -> str:
        return f"{self.dealer}: {' '.join(map(str, self.calls))}".rstrip()

    @classmethod
    def parse(cls, text: str) -> Auction:
        """Read the dealer and the calls, like ``N: 1S Pass 2S``."""
        first, colon, rest = text.partition(":")
        before, *calls = rest.split(" ")
        if not colon or before or calls == [""]:
            raise NotationError("not-an-auction", text=text)
        auction = cls(Seat.parse(first))
        for call in calls:
            auction = auction.after(Call.parse(call))
        return auction

    def __iter__(self) -> Iterator[tuple[Seat, Call]]:
        """Give every call with the seat that made it."""
        return ((self.dealer.after(i), call) for i, call in enumerate(self.calls))

    @property
    def turn(self) -> Seat | None:
        """The seat to call; ``None`` when the auction is over."""
        return None if self.is_over else self.dealer.after(len(self.calls))

    @property
    def is_over(self) -> bool:
        """Whether three passes follow a bid, or all four passed; no other pass ends it (PB-4.6)."""
        return self._passes == (3 if self._last >= 0 else 4)

    @property
    def last_bid(self) -> Bid | None:
        """The highest bid so far."""
        return BIDS[self._last] if self._last >= 0 else None

    @property
    def last_bidder(self) -> Seat | None:
        """Who made the highest bid so far."""
        return self.dealer.after(self._bidder) if self._last >= 0 else None

    @property
    def doubling(self) -> Doubling:
        """Whether the last bid is doubled or redoubled."""
        return _DOUBLINGS[self._doubling]

    @property
    def doubler(self) -> Seat | None:
        """Who doubled the last bid."""
        return self.dealer.after(self._doubler) if self._doubling else None

    @property
    def contract(self) -> Contract | None:
        """The contract of a finished auction; ``None`` while it runs or when all passed."""
        if not self.is_over or self._last < 0:
            return None
        bid = BIDS[self._last]
        return Contract(bid.level, bid.strain, _DOUBLINGS[self._doubling])

    @property
    def declarer(self) -> Seat | None:
        """Who of the side with the last bid named its strain first (PB-5.1, HU-3.6)."""
        if self._last < 0:
            return None
        strain = self._last % 5
        side = self._bidder & 1
        for place, call in enumerate(self.calls):
            if place & 1 == side and call.index < 35 and call.index % 5 == strain:
                return self.dealer.after(place)
        raise AssertionError("the last bid itself names the strain")

    def allows(self, call: Call) -> bool:
        """Tell whether the call is legal now."""
        return not self.is_over and self._fault(call) is None

    def legal_calls(self) -> tuple[Call, ...]:
        """Return every legal call: pass, double, redouble, then the bids from the lowest."""
        if self.is_over:
            return ()
        return calls_over(self.last_bid, _DOUBLINGS[self._doubling], ours=self._ours)

    def after(self, call: Call) -> Auction:
        """Return the auction with one more call.

        :raises IllegalCallError: if the call is not legal here
        """
        if self.is_over:
            raise IllegalCallError("auction-over", auction=self)
        fault = self._fault(call)
        if fault is not None:
            raise IllegalCallError(fault, call=call, auction=self, last=self.last_bid)
        place = len(self.calls)
        last, bidder, doubling, doubler = self._last, self._bidder, self._doubling, self._doubler
        passes = 0
        if call is PASS:
            passes = self._passes + 1
        elif call is DOUBLE:
            doubling, doubler = 1, place
        elif call is REDOUBLE:
            doubling = 2
        else:
            last, bidder, doubling = call.index, place, 0
        return Auction(self.dealer, (*self.calls, call), last, bidder, doubling, passes, doubler)

    @property
    def _ours(self) -> bool:
        """Whether the last bid is of the side to call."""
        return (len(self.calls) - self._bidder) & 1 == 0

    def _fault(self, call: Call) -> str | None:
        return call_fault(call, self.last_bid, _DOUBLINGS[self._doubling], ours=self._ours)

    def rotated(self, turns: int) -> Auction:
        """Return the same calls with the dealer so many seats on."""
        return replace(self, dealer=self.dealer.after(turns))

    def _repr_svg_(self) -> str:
        from sansatout.draw.svg import auction_svg

        return auction_svg(self)

"""The auction of the contract games: the order of calls and which ones are allowed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Final

from sansatout.calls import BIDS, DOUBLE, PASS, REDOUBLE, Bid, Call
from sansatout.contract import Contract, Doubling
from sansatout.errors import IllegalCallError, NotationError
from sansatout.seats import Seat

__all__ = ["Auction"]

_NO_BID: Final = -1


@dataclass(frozen=True, slots=True)
class Auction:
    """The calls so far, from the dealer on.

    >>> auction = Auction.parse("N: 1S Pass 2S Pass Pass Pass")
    >>> auction.is_over, str(auction.contract), str(auction.declarer)
    (True, '2S', 'N')
    """

    dealer: Seat
    calls: tuple[Call, ...] = ()
    _last: int = field(default=_NO_BID, compare=False, repr=False)
    """Index of the last bid; -1 before any."""
    _bidder: int = field(default=0, compare=False, repr=False)
    """Place in ``calls`` of the last bid."""
    _doubling: int = field(default=0, compare=False, repr=False)
    _passes: int = field(default=0, compare=False, repr=False)
    """Passes since the last other call."""
    _doubler: int = field(default=0, compare=False, repr=False)
    """Place in ``calls`` of the double."""

    def __post_init__(self) -> None:
        if self.calls and self._last == _NO_BID and self._passes == 0:
            folded = Auction(self.dealer)
            for call in self.calls:
                folded = folded.after(call)
            for name in ("_last", "_bidder", "_doubling", "_passes", "_doubler"):
                object.__setattr__(self, name, getattr(folded, name))

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
        return Doubling(self._doubling)

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
        return Contract(bid.level, bid.strain, Doubling(self._doubling))

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
        doubles = tuple(call for call in (DOUBLE, REDOUBLE) if self._fault(call) is None)
        return (PASS, *doubles, *BIDS[self._last + 1 :])

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

    def _fault(self, call: Call) -> str | None:
        if call is PASS:
            return None
        ours = (len(self.calls) - self._bidder) & 1 == 0
        if call is DOUBLE:
            legal = self._last >= 0 and self._doubling == 0 and not ours
            return None if legal else "no-bid-to-double"
        if call is REDOUBLE:
            return None if self._doubling == 1 and ours else "no-double-to-redouble"
        return None if call.index > self._last else "bid-too-low"

    def rotated(self, turns: int) -> Auction:
        """Return the same calls with the dealer so many seats on."""
        return replace(self, dealer=self.dealer.after(turns))

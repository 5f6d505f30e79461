"""An auction as it is understood: what kind of call each one was, and what it obliges to."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum

from sansatout.auction import Auction
from sansatout.calls import Bid, Call
from sansatout.cards import Strain, Suit
from sansatout.robots.bidding.situation import Situation
from sansatout.robots.bidding.told import Disclosed
from sansatout.seats import Seat, Side

__all__ = ["CallKind", "Reader", "Reading", "Spoken"]


class CallKind(Enum):
    """What a call is, seen from the auction alone."""

    PASS = "pass"
    OPENING = "opening"
    RAISE = "raise"
    JUMP_RAISE = "jump_raise"
    REPEAT = "repeat"
    SHIFT = "shift"
    JUMP_SHIFT = "jump_shift"
    NO_TRUMP = "no_trump"
    OVERCALL = "overcall"
    JUMP_OVERCALL = "jump_overcall"
    NO_TRUMP_OVERCALL = "no_trump_overcall"
    CUE_BID = "cue_bid"
    ANSWER = "answer"
    JUMP_ANSWER = "jump_answer"
    INFORMATIVE_DOUBLE = "informative_double"
    PENALTY_DOUBLE = "penalty_double"
    REDOUBLE = "redouble"
    NEGATIVE = "negative"
    POSITIVE = "positive"
    QUESTION = "question"
    TRANSFER = "transfer"
    TWO_SUITS = "two_suits"

    def __str__(self) -> str:
        return self.value

    @property
    def supports(self) -> bool:
        """Whether it bids partner's suit, with a jump or without."""
        return self in (CallKind.RAISE, CallKind.JUMP_RAISE)


@dataclass(frozen=True, slots=True)
class Spoken:
    """One call as it is understood."""

    seat: Seat
    call: Call
    kind: CallKind
    suit: Suit | None = None
    """The suit it names; ``None`` for no trump and for artificial bids."""
    forcing: bool = False
    shown: float = 0.0
    """Honour tricks it promises at least (C-GAP-28)."""
    artificial: bool = False
    slam_invitation: bool = False
    cheapest: int = 0
    """The lowest level at which the strain could have been bid."""
    round_forcing: bool = False
    """Whether partner may not pass now, though the auction may end below game."""
    rule: str = ""
    """The rule behind the call, where the system's table tells it."""
    told: Disclosed | None = None
    """What it tells of the hand, where the system counts in points."""

    @property
    def bid(self) -> Bid | None:
        """The call if it is a bid."""
        return self.call if isinstance(self.call, Bid) else None


Reader = Callable[["Reading", Seat, Call], Spoken]
"""A system's way of understanding a call made after a reading."""


@dataclass(frozen=True, slots=True)
class Reading:
    """All calls of an auction as they are understood, and the score they are made at."""

    situation: Situation
    spoken: tuple[Spoken, ...] = ()

    @classmethod
    def of(cls, auction: Auction, readers: Mapping[Side, Reader], situation: Situation) -> Reading:
        """Read an auction, each side's calls in that side's system."""
        reading = cls(situation)
        for seat, call in auction:
            reading = reading.after(seat, call, readers[seat.side])
        return reading

    def after(self, seat: Seat, call: Call, reader: Reader) -> Reading:
        """Return the reading with one more call."""
        return Reading(self.situation, (*self.spoken, reader(self, seat, call)))

    @property
    def bids(self) -> tuple[Spoken, ...]:
        """The bids, passes and doubles left out."""
        return tuple(said for said in self.spoken if said.bid)

    @property
    def opening(self) -> Spoken | None:
        """The first bid of the auction (C-PRIN-4)."""
        return next((said for said in self.spoken if said.bid), None)

    @property
    def last(self) -> Spoken | None:
        """The last bid."""
        return next((said for said in reversed(self.spoken) if said.bid), None)

    def by(self, *seats: Seat) -> tuple[Spoken, ...]:
        """Return the calls of these seats."""
        return tuple(said for said in self.spoken if said.seat in seats)

    def suits(self, *seats: Seat) -> tuple[Suit, ...]:
        """Return the suits these seats have named, each once, the first named first."""
        named = (
            said.suit for said in self.by(*seats) if said.suit and said.kind is not CallKind.CUE_BID
        )
        return tuple(dict.fromkeys(named))

    def cheapest(self, strain: Strain) -> int:
        """Return the lowest level at which the strain can be bid; 8 when none is left."""
        last = self.last
        if last is None or last.bid is None:
            return 1
        return last.bid.level + (strain.value <= last.bid.strain.value)

    def shown(self, seat: Seat) -> float:
        """Return the honour tricks the seat has promised (C-GAP-28)."""
        return max((said.shown for said in self.by(seat)), default=0.0)

    def over_game(self, side: Side) -> bool:
        """Tell whether the side has already bid over a game of the opponents'."""
        last: Spoken | None = None
        for said in self.bids:
            if said.seat.side is side and last is not None and self.gives_game(last):
                return True
            last = said if said.seat.side is not side else None
        return False

    def gives_game(self, said: Spoken) -> bool:
        """Tell whether a call is a bid that gives game if it is made."""
        return said.bid is not None and self.situation.is_game(said.bid, said.seat.side)

    def forced(self, side: Side) -> bool:
        """Tell whether the side may not let the auction die (C-FRC-4)."""
        forced = False
        for said in self.by(*side.seats):
            if said.bid and self.situation.is_game(said.bid, side):
                forced = said.kind is CallKind.CUE_BID
            elif said.forcing:
                forced = True
        return forced

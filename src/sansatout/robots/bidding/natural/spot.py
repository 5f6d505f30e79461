"""Where a call was made, by the calls alone, and what is understood of it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from sansatout.calls import PASS, Bid
from sansatout.cards import Strain, Suit
from sansatout.robots.bidding.needs import ALWAYS, Need
from sansatout.robots.bidding.reading import Reading, Spoken
from sansatout.seats import Seat

__all__ = ["CallSpot", "Sense"]


@dataclass(frozen=True, slots=True)
class Sense:
    """What nearly everybody means by a call."""

    rule: str
    need: Need = ALWAYS
    suit: Suit | None = None
    """The suit it shows; none where it may mean another."""
    odd: bool = False
    """Whether it sounds artificial: it may say something else than its words."""


@dataclass(frozen=True)
class CallSpot:
    """The auction before a call, seen from the caller's place."""

    before: Reading
    seat: Seat

    @cached_property
    def mine(self) -> tuple[Spoken, ...]:
        """The caller's own calls that were no passes."""
        return self._spoken(self.seat)

    @cached_property
    def partners(self) -> tuple[Spoken, ...]:
        """Partner's calls that were no passes."""
        return self._spoken(self.seat.partner)

    @cached_property
    def theirs(self) -> tuple[Spoken, ...]:
        """The opponents' calls that were no passes."""
        return self._spoken(self.seat.lho, self.seat.rho)

    def _spoken(self, *seats: Seat) -> tuple[Spoken, ...]:
        return tuple(said for said in self.before.by(*seats) if said.call is not PASS)

    @cached_property
    def my_bids(self) -> tuple[Bid, ...]:
        """The caller's own bids."""
        return tuple(said.bid for said in self.mine if said.bid)

    @cached_property
    def partner_bids(self) -> tuple[Bid, ...]:
        """Partner's bids."""
        return tuple(said.bid for said in self.partners if said.bid)

    @cached_property
    def opening(self) -> Spoken | None:
        """The first bid."""
        return self.before.opening

    @cached_property
    def last(self) -> Bid | None:
        """The last bid."""
        said = self.before.last
        return None if said is None else said.bid

    @cached_property
    def over_theirs(self) -> bool:
        """Whether the last bid is the opponents'."""
        said = self.before.last
        return said is not None and said.seat.side is not self.seat.side

    @cached_property
    def silent(self) -> bool:
        """Whether the caller's side has passed so far."""
        return not self.mine and not self.partners

    @cached_property
    def rho_passed(self) -> bool:
        """Whether the player before has passed, or nobody has called."""
        return not self.before.spoken or self.before.spoken[-1].call is PASS

    @cached_property
    def ends(self) -> bool:
        """Whether a pass would end the auction."""
        calls = [said.call for said in self.before.spoken]
        return len(calls) >= 3 and calls[-1] is PASS and calls[-2] is PASS

    @cached_property
    def their_suits(self) -> tuple[Suit, ...]:
        """The suits the opponents have shown."""
        return self.before.suits(self.seat.lho, self.seat.rho)

    @cached_property
    def my_suits(self) -> tuple[Suit, ...]:
        """The suits the caller has shown."""
        return self.before.suits(self.seat)

    @cached_property
    def partner_suits(self) -> tuple[Suit, ...]:
        """The suits partner has shown."""
        return self.before.suits(self.seat.partner)

    @cached_property
    def our_suits(self) -> tuple[Suit, ...]:
        """The suits the caller's side has shown, and no opponent before it."""
        return tuple(dict.fromkeys((*self.my_suits, *self.partner_suits)))

    @cached_property
    def agreed(self) -> bool:
        """Whether both partners have named the same suit."""
        return any(suit in self.partner_suits for suit in self.my_suits)

    @cached_property
    def partner_no_trump(self) -> bool:
        """Whether partner's last word was one or two no trump, as an opening or over theirs."""
        bid = self.partner_bids[-1] if self.partner_bids else None
        return bid is not None and bid.strain is Strain.NT and bid.level <= 2

    def is_game(self, bid: Bid) -> bool:
        """Tell whether a bid is the lowest of its strain that gives game."""
        return bid.level == self.before.situation.game(bid.strain, self.seat.side)

    def jumps(self, bid: Bid) -> int:
        """Return by how many levels a bid is higher than it need be."""
        return bid.level - self.before.cheapest(bid.strain)

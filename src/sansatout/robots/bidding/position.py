"""Where a player stands when it is his turn to call: the auction seen from his seat."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property

from sansatout.auction import Auction
from sansatout.calls import PASS, Bid
from sansatout.cards import Strain, Suit
from sansatout.contract import Doubling
from sansatout.robots.bidding.needs import Measure
from sansatout.robots.bidding.reading import CallKind, Reading, Spoken
from sansatout.robots.bidding.readings import Readings
from sansatout.robots.bidding.situation import Situation
from sansatout.robots.bidding.vocabulary import (
    LARGER_ST,
    ST,
    SUITS,
    Order,
    culbertson_order,
    longest_first,
)
from sansatout.seats import Seat

__all__ = ["BiddingPosition"]


@dataclass(frozen=True)
class BiddingPosition:
    """The auction so far as the seat to call understands it."""

    auction: Auction
    me: Seat
    reading: Reading
    readings: Readings = field(default_factory=Readings)

    @cached_property
    def order(self) -> Order:
        """Which of several suits is bid first."""
        longer = self.readings.six_five_first == "longer"
        return longest_first if longer else culbertson_order

    def st(self, suit: Suit) -> Measure:
        """Count the support tricks for partner's trump."""
        return ST(suit) if self.readings.short_suit_honours == "both" else LARGER_ST(suit)

    @property
    def situation(self) -> Situation:
        """The state of the score."""
        return self.reading.situation

    @cached_property
    def partner(self) -> Seat:
        """The player opposite."""
        return self.me.partner

    @cached_property
    def vulnerable(self) -> bool:
        """Whether our side is in danger."""
        return self.situation.vulnerable(self.me.side)

    @cached_property
    def opening(self) -> Spoken | None:
        """The first bid of the auction."""
        return self.reading.opening

    @cached_property
    def last(self) -> Bid | None:
        """The last bid."""
        return self.auction.last_bid

    @cached_property
    def theirs(self) -> bool:
        """Whether the last bid is the opponents'."""
        last = self.reading.last
        return last is not None and last.seat.side is not self.me.side

    @cached_property
    def doubled(self) -> bool:
        """Whether the last bid is doubled or redoubled."""
        return self.auction.doubling is not Doubling.PLAIN

    @cached_property
    def mine(self) -> tuple[Spoken, ...]:
        """My own calls."""
        return self.reading.by(self.me)

    @cached_property
    def partners(self) -> tuple[Spoken, ...]:
        """Partner's calls."""
        return self.reading.by(self.partner)

    @cached_property
    def my_bids(self) -> tuple[Spoken, ...]:
        """My own bids."""
        return tuple(said for said in self.mine if said.bid)

    @cached_property
    def partner_bids(self) -> tuple[Spoken, ...]:
        """Partner's bids."""
        return tuple(said for said in self.partners if said.bid)

    @cached_property
    def rho(self) -> Spoken | None:
        """What the opponent on the right has just said."""
        return self.reading.spoken[-1] if self.reading.spoken else None

    @cached_property
    def rho_passed(self) -> bool:
        """Whether the opponent on the right has just passed."""
        return self.rho is not None and self.rho.call is PASS

    @cached_property
    def partner_act(self) -> Spoken | None:
        """What partner said last, if it was no pass."""
        said = self.partners[-1] if self.partners else None
        return None if said is None or said.kind is CallKind.PASS else said

    @cached_property
    def my_suits(self) -> tuple[Suit, ...]:
        """The suits I have named."""
        return self.reading.suits(self.me)

    @cached_property
    def partner_suits(self) -> tuple[Suit, ...]:
        """The suits partner has named."""
        return self.reading.suits(self.partner)

    @cached_property
    def our_suits(self) -> frozenset[Suit]:
        """The suits our side has named."""
        return frozenset((*self.my_suits, *self.partner_suits))

    @cached_property
    def their_suits(self) -> frozenset[Suit]:
        """The suits the opponents have named."""
        return frozenset(self.reading.suits(self.me.lho, self.me.rho))

    @cached_property
    def unnamed(self) -> tuple[Suit, ...]:
        """The suits nobody has named, from the highest."""
        return tuple(s for s in SUITS if s not in self.our_suits and s not in self.their_suits)

    @cached_property
    def forced(self) -> bool:
        """Whether our side may not let the auction die below game (C-FRC-4)."""
        return self.reading.forced(self.me.side)

    @cached_property
    def partner_shown(self) -> float:
        """Honour tricks partner has promised (C-GAP-28)."""
        return self.reading.shown(self.partner)

    def turns_since(self, start: Spoken) -> int:
        """Return how often I have called after this call."""
        place = self.reading.spoken.index(start)
        return sum(said.seat is self.me for said in self.reading.spoken[place + 1 :])

    def cheapest(self, strain: Strain) -> int:
        """Return the lowest level at which the strain can be bid."""
        last = self.last
        return 1 if last is None else last.level + (strain.value <= last.strain.value)

    def game(self, strain: Strain) -> int:
        """Return the lowest level that gives our side game in the strain."""
        return self.situation.game(strain, self.me.side)

    @cached_property
    def game_reached(self) -> bool:
        """Whether the last bid is ours and gives game."""
        return (
            self.last is not None
            and not self.theirs
            and self.situation.is_game(self.last, self.me.side)
        )

    def bid(self, level: int, strain: Strain) -> Bid | None:
        """Return the bid if it is legal now, and does not go back on a game already bid."""
        legal = 1 <= level <= 7 and level >= self.cheapest(strain)
        backwards = legal and self.game_reached and level < self.game(strain)
        return Bid(level, strain) if legal and not backwards else None

    def low(self, strain: Strain, jump: int = 0) -> Bid | None:
        """Return the cheapest bid of the strain, or a jump, if it is not above game."""
        level = self.cheapest(strain) + jump
        return self.bid(level, strain) if level <= self.game(strain) else None

    def capped(self, level: int, strain: Strain) -> Bid | None:
        """Return the bid, or game where the level would be above it."""
        return self.bid(min(level, self.game(strain)), strain)

    def slam(self, strain: Strain) -> Bid | None:
        """Return six of the strain; where bidding slams pays nothing, game."""
        return self.bid(6, strain) if self.situation.stakes.slams_pay else self.capped(6, strain)

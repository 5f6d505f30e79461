"""What the player to call knows of the other hands, and the needs that follow for his own."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from sansatout.calls import DOUBLE, PASS, Bid
from sansatout.cards import Strain, Suit
from sansatout.robots.bidding.needs import ALWAYS, All, Measure, Need
from sansatout.robots.bidding.points import suit_value
from sansatout.robots.bidding.position import BiddingPosition
from sansatout.robots.bidding.reading import CallKind, Reading, Spoken
from sansatout.robots.bidding.told import NOTHING_TOLD, Disclosed
from sansatout.robots.bidding.vocabulary import SUITS, length, stopped
from sansatout.seats import Seat

__all__ = ["Outlook", "told_by"]

_TRICK = 4
"""Points that an honour trick stands for, in calls of a system that counts those."""


def told_by(reading: Reading, seat: Seat) -> Disclosed:
    """Return what all calls of a seat tell together."""
    known = NOTHING_TOLD
    for said in reading.by(seat):
        known = known.and_then(_told(said))
    return known


def _told(said: Spoken) -> Disclosed:
    """Return what a call tells; of another system's call what its words do."""
    if said.told is not None:
        return said.told
    least = int(_TRICK * said.shown)
    if said.suit is None or said.kind is CallKind.CUE_BID:
        return Disclosed(least=least, honours=least)
    c, d, h, s = (4 if suit is said.suit else 0 for suit in Suit)
    return Disclosed(least=least, shortest=(c, d, h, s), honours=least)


@dataclass(frozen=True)
class Outlook:
    """A position, and what every other hand has told."""

    at: BiddingPosition

    @cached_property
    def partner(self) -> Disclosed:
        """What partner has told."""
        return told_by(self.at.reading, self.at.partner)

    @cached_property
    def mine(self) -> Disclosed:
        """What I have told."""
        return told_by(self.at.reading, self.at.me)

    @cached_property
    def theirs(self) -> tuple[Disclosed, Disclosed]:
        """What the opponents have told, the left one first."""
        return told_by(self.at.reading, self.at.me.lho), told_by(self.at.reading, self.at.me.rho)

    @cached_property
    def partner_last(self) -> Spoken | None:
        """What partner said last."""
        return self.at.partners[-1] if self.at.partners else None

    @cached_property
    def must_speak(self) -> bool:
        """Whether a pass would leave partner's forcing call, and nobody else has spoken."""
        said = self.partner_last
        return (
            said is not None
            and said.round_forcing
            and self.at.rho_passed
            and (said.artificial or not self.at.game_reached)
        )

    @cached_property
    def their_suits(self) -> tuple[Suit, ...]:
        """The suits an opponent has shown."""
        return tuple(s for s in SUITS if s in self.at.their_suits or self._long(s))

    @cached_property
    def unnamed(self) -> tuple[Suit, ...]:
        """The suits nobody has named and no opponent has shown, from the highest."""
        return tuple(s for s in self.at.unnamed if s not in self.their_suits)

    def _long(self, suit: Suit) -> bool:
        return any(told.shortest[suit] >= 5 for told in self.theirs)

    @cached_property
    def stopped(self) -> Need:
        """The need for a stopper in every suit of theirs, unless partner has bid no trump."""
        if any(said.bid and said.bid.strain is Strain.NT for said in self._natural_bids):
            return ALWAYS
        return All(tuple(stopped(suit) for suit in self.their_suits))

    @property
    def _natural_bids(self) -> list[Spoken]:
        return [said for said in self.at.partners if not said.artificial]

    @cached_property
    def our_suits(self) -> tuple[Suit, ...]:
        """The suits our side has shown, the surest fit first."""
        both = {s: self.partner.shortest[s] + self.mine.shortest[s] for s in SUITS}
        return tuple(sorted((s for s in SUITS if both[s] >= 4), key=lambda s: -both[s]))

    @cached_property
    def agreed(self) -> Suit | None:
        """The suit of which both know that it is a fit."""
        for suit in self.our_suits:
            if self.partner.shortest[suit] + self.mine.shortest[suit] >= 8:
                return suit
        return None

    def fit(self, suit: Suit) -> Measure:
        """Count what the hand is worth with this suit as trumps.

        Who supports counts partner's trumps as told; who was supported only those not yet told.
        Opposite a suit in which partner is short honours are worth less.
        """
        told = self.mine.shortest[suit]
        known = self.partner.shortest[suit]
        trumps = 8 - told if told >= 4 and told + known >= 8 else known
        wasted = (s for s in SUITS if s is not suit and self.partner.longest[s] <= 1)
        return suit_value(suit, trumps, tuple(wasted))

    def together(self, suit: Suit, trumps: int = 8) -> Need:
        """Return the need for so many cards in both hands."""
        return length(suit) >= max(0, trumps - self.partner.shortest[suit])

    def rho_doubled(self) -> bool:
        """Tell whether the opponent on the right has just doubled."""
        return self.at.rho is not None and self.at.rho.call is DOUBLE

    @cached_property
    def last_chance(self) -> bool:
        """Whether a pass would end the auction."""
        calls = self.at.auction.calls
        return len(calls) >= 3 and calls[-1] is PASS and calls[-2] is PASS

    def game(self, strain: Strain) -> Bid | None:
        """Return game in the strain, if it is still below that."""
        return None if self.at.game_reached else self.at.bid(self.at.game(strain), strain)

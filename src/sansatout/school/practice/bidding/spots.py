"""Spots: places in auctions that a bidding system itself produces, one player to call.

A seed gives a deal, a dealer's side in danger or not, and with a system the whole auction. So a
table of seeds is enough to find again every place at which some rule decides.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from random import Random
from typing import Final

from msgspec import Struct

from sansatout.auction import Auction
from sansatout.calls import Call
from sansatout.cards import PACK, Card, Hand, Rank
from sansatout.deal import Deal
from sansatout.robots.bidding import Decision, Situation, bidding_system, decide_call
from sansatout.school.pictures import Picture
from sansatout.seats import Seat, Vulnerability
from sansatout.written import SeatName

__all__ = ["BiddingSpot", "deal_of", "figure_of", "heard", "spot_at", "spots", "varied"]

_LOW: Final = tuple(rank for rank in Rank if rank.value < Rank.parse("T").value)
"""Cards lower than the ten, which the booklets write as x."""
_PACKETS: Final = (5, 5, 3)
"""How a pack that was hardly shuffled is dealt: the hands become long in some suits."""


class BiddingSpot(Struct, frozen=True):
    """A player to call, and what the system decides."""

    system: str
    auction: Auction
    hand: Hand
    vulnerability: Vulnerability
    decision: Decision[Call]

    @property
    def seat(self) -> Seat:
        """Whose turn it is."""
        turn = self.auction.turn
        assert turn is not None, "somebody is to call"
        return turn

    @property
    def situation(self) -> Situation:
        """The state of the score."""
        return Situation(vulnerability=self.vulnerability)


def deal_of(seed: int) -> tuple[Deal, Vulnerability]:
    """Return the deal of a seed: every other one is wild, so that rare hands come as well."""
    rng = Random(seed)
    vulnerability = rng.choice(tuple(Vulnerability))
    return (_wild(rng) if seed % 2 else Deal.random(rng)), vulnerability


def _wild(rng: Random) -> Deal:
    """Deal in packets from a pack that lies suit by suit but for some cards."""
    pack = list(PACK)
    for _ in range(rng.randint(12, 30)):
        here, there = rng.sample(range(52), 2)
        pack[here], pack[there] = pack[there], pack[here]
    cut = rng.randrange(52)
    pack = pack[cut:] + pack[:cut]
    hands: dict[Seat, list[Card]] = {seat: [] for seat in Seat}
    for size in _PACKETS:
        for seat in Seat:
            hands[seat] += pack[:size]
            del pack[:size]
    north, east, south, west = (Hand(hands[seat]) for seat in Seat)
    return Deal((north, east, south, west))


def spots(system: str, seed: int) -> Iterator[BiddingSpot]:
    """Give the places of the seed's auction one after the other; North deals."""
    deal, vulnerability = deal_of(seed)
    known, situation = bidding_system(system), Situation(vulnerability=vulnerability)
    auction = Auction(Seat.N)
    while auction.turn is not None:
        hand = deal[auction.turn]
        decision = decide_call(known, hand, auction, situation)
        yield BiddingSpot(system, auction, hand, vulnerability, decision)
        auction = auction.after(decision.act)


@lru_cache(maxsize=512)
def spot_at(system: str, seed: int, place: int) -> BiddingSpot:
    """Return one place of a seed's auction."""
    return next(spot for number, spot in enumerate(spots(system, seed)) if number == place)


def varied(spot: BiddingSpot, rng: Random) -> BiddingSpot:
    """Return the spot with other small cards, if they change nothing."""
    hand = Hand(_other_low_cards(spot.hand, rng))
    known, auction = bidding_system(spot.system), Auction(spot.auction.dealer)
    for call in spot.auction.calls:
        own = auction.turn is spot.seat
        if own and decide_call(known, hand, auction, spot.situation).act is not call:
            return spot
        auction = auction.after(call)
    decision = decide_call(known, hand, auction, spot.situation)
    if decision.place != spot.decision.place:
        return spot
    return BiddingSpot(spot.system, auction, hand, spot.vulnerability, decision)


def _other_low_cards(hand: Hand, rng: Random) -> Iterator[Card]:
    for card in hand:
        if card.rank not in _LOW:
            yield card
    for suit in dict.fromkeys(card.suit for card in hand):
        count = sum(card.suit is suit and card.rank in _LOW for card in hand)
        yield from (Card(suit, rank) for rank in rng.sample(_LOW, count))


def figure_of(spot: BiddingSpot) -> Picture:
    """Return a picture of the spot, turned so that whoever is to call sits South."""
    return _picture(spot, spot.auction, Seat.S, {"S": str(spot.hand)})


def heard(spot: BiddingSpot, *after: Call) -> Picture:
    """Return a picture of the auction with the spot's call, made by South's partner.

    :param after: what the others call after it
    """
    auction = spot.auction.after(spot.decision.act)
    for call in after:
        auction = auction.after(call)
    return _picture(spot, auction, Seat.N, {})


def _picture(
    spot: BiddingSpot, auction: Auction, caller: Seat, hands: dict[SeatName, str]
) -> Picture:
    turns = spot.seat.turns_to(caller)
    danger = (seat for seat in Seat if spot.vulnerability.includes(seat.side))
    return Picture(
        me="S",
        hands=hands,
        dealer=str(auction.dealer.after(turns)),
        calls=tuple(map(str, auction.calls)),
        vulnerable=tuple(sorted(str(seat.after(turns)) for seat in danger)),
        system=spot.system,
    )

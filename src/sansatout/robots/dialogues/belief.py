"""What lies open outweighs what was said.

An opponent whose open hand, or whose cards played, cannot be what his side's calls say does not
play the system that he is taken to play: from then on his side's calls are read as nearly everybody
means them, and those that do not fit even so say nothing (N-TOLD-1). A call of partner's that the
cards seen rule out says nothing either. It all follows from what a seat has seen.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache

from sansatout.auction import Auction
from sansatout.cards import Hand, Suit
from sansatout.robots.bidding import Constraint, Promise, Situation, System, read_auction
from sansatout.robots.bidding.natural import NATURAL
from sansatout.robots.bidding.natural.explained import Explained, Texts
from sansatout.robots.bidding.needs import All, Any, AtLeast, AtMost, Fact, Measure, Need
from sansatout.robots.bidding.points import POINTS, honour_points
from sansatout.robots.play.seen import Seen
from sansatout.seats import Seat, Side

__all__ = ["Sight", "believed", "with_explanations"]

Pair = tuple[System, System]
_SUIT = 8191


@dataclass(frozen=True, slots=True)
class _Glimpse:
    """What a seat has seen of a hidden hand: bounds on its lengths and its points."""

    lengths: tuple[tuple[int, int], ...]
    points: tuple[int, int]

    @classmethod
    def of(cls, seen: Seen, seat: Seat) -> _Glimpse:
        """Bound the hand by its cards seen, the suits it is out of, and the cards left."""
        held = seen.played(seat)
        for owner, card in seen.shown:
            held |= card.bit if owner is seat else 0
        free, out = seen.unseen() & ~held, seen.voids()[seat]
        for suit in out:
            free &= ~(_SUIT << 13 * suit.value)
        room = 13 - held.bit_count()
        lengths = []
        for suit in Suit:
            has, may = (_of_suit(bits, suit).bit_count() for bits in (held, free))
            lengths.append((has, has + min(may, room)))
        best = sorted((_worth(1 << i) for i in range(52) if free >> i & 1), reverse=True)
        least = sum(honour_points(_of_suit(held, suit)) for suit in Suit)
        return cls(tuple(lengths), (least, least + sum(best[:room])))

    def allows(self, need: Need) -> bool:
        """Tell whether a hand that keeps to the bounds may meet the need; in doubt it may."""
        match need:
            case All(needs):
                return all(map(self.allows, needs))
            case Any(needs):
                return any(map(self.allows, needs))
            case AtLeast(measure, value):
                bounds = self._bounds(measure)
                return bounds is None or bounds[1] >= value
            case AtMost(measure, value):
                bounds = self._bounds(measure)
                return bounds is None or bounds[0] <= value
            case Fact():
                return all(map(self.allows, need.implies))
            case _:
                return True

    def _bounds(self, measure: Measure) -> tuple[int, int] | None:
        if measure == POINTS:
            return self.points
        if measure.name == "length" and isinstance(measure.of, Suit):
            return self.lengths[measure.of]
        return None


def _of_suit(bits: int, suit: Suit) -> int:
    return bits >> 13 * suit.value & _SUIT


def _worth(card: int) -> int:
    return sum(honour_points(_of_suit(card, suit)) for suit in Suit)


@dataclass(frozen=True, slots=True)
class Sight:
    """What whoever listens has seen of the hands that spoke."""

    seat: Seat
    """Who listens."""
    open: tuple[tuple[Seat, Hand], ...] = ()
    glimpses: tuple[tuple[Seat, _Glimpse], ...] = ()
    explained: Texts = ()
    """What the opponents have explained of their calls."""

    @classmethod
    def of(cls, seen: Seen) -> Sight:
        """Return what the seat has seen so far."""
        glimpses = tuple((seat, _Glimpse.of(seen, seat)) for seat in seen.hidden())
        return cls(seen.seat, seen.open, glimpses if seen.tricks else (), seen.explained)

    def allows(self, promise: Promise) -> bool:
        """Tell whether the hand of whoever called may be what the call says."""
        seat, hands, glimpses = promise.spoken.seat, dict(self.open), dict(self.glimpses)
        if seat in hands:
            return promise.fits(hands[seat])
        return not promise.known or seat not in glimpses or glimpses[seat].allows(promise.shows)


def with_explanations(pair: Pair, listener: Seat, texts: Texts) -> Pair:
    """Return the systems, the opponents' with what they have explained; partner's explains none."""
    ns, ew = pair
    if listener.side is Side.EW:
        return Explained.of(ns, texts), ew
    return ns, Explained.of(ew, texts)


@lru_cache(maxsize=32)
def believed(pair: Pair, auction: Auction, here: Situation, sight: Sight) -> dict[Seat, Constraint]:
    """Return what every seat's calls promise, as far as what was seen bears it out."""
    told = _read(pair, auction, here, sight)
    others = sight.seat.side.other
    if not all(sight.allows(promise) for seat in others.seats for promise in told[seat].promises):
        ns, ew = pair
        plain = _read((ns, NATURAL) if others is Side.EW else (NATURAL, ew), auction, here, sight)
        told |= {seat: plain[seat] for seat in others.seats}
    return {
        seat: replace(one, promises=tuple(filter(sight.allows, one.promises)))
        for seat, one in told.items()
    }


def _read(pair: Pair, auction: Auction, here: Situation, sight: Sight) -> dict[Seat, Constraint]:
    ns, ew = with_explanations(pair, sight.seat, sight.explained)
    return read_auction({Side.NS: ns, Side.EW: ew}, auction, here)

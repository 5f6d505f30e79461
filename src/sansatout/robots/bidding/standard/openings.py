"""Opening the bidding (S-OPEN)."""

from __future__ import annotations

from functools import cache

from sansatout.calls import Bid
from sansatout.cards import Strain, Suit
from sansatout.robots.bidding.counts import Counts
from sansatout.robots.bidding.needs import Need
from sansatout.robots.bidding.points import NEARLY_BALANCED, POINTS, TOTAL, good_suit
from sansatout.robots.bidding.position import BiddingPosition
from sansatout.robots.bidding.table import Rows, only, passing
from sansatout.robots.bidding.vocabulary import MAJORS, SUITS, by_length, chosen, length

__all__ = ["openings"]


def openings(at: BiddingPosition) -> Rows:
    """Open by the first row that fits."""
    return _table(len(at.auction.calls), vulnerable=at.vulnerable)


@cache
def _table(place: int, *, vulnerable: bool) -> Rows:
    return [
        *only(Bid(2, Strain.C), "S-OPEN-1", POINTS >= 22, artificial=True),
        *only(Bid(2, Strain.NT), "S-OPEN-3", POINTS.between(20, 21) & NEARLY_BALANCED),
        *only(Bid(1, Strain.NT), "S-OPEN-2", POINTS.between(15, 17) & NEARLY_BALANCED),
        *_one_of_a_suit(light=place == 2),
        *(_weak(vulnerable=vulnerable) if place < 3 else []),
        *passing("S-OPEN-10", POINTS <= 11),
        *passing("S-OPEN-10"),
    ]


def _one_of_a_suit(*, light: bool) -> Rows:
    """Open a major of five cards, else the longer minor; light in third place (S-OPEN-6)."""
    rows: Rows = []
    for suit in SUITS:
        rule = "S-OPEN-4" if suit in MAJORS else "S-OPEN-5"
        enough = (TOTAL >= 12) & POINTS.between(10, 21)
        pick = chosen(suit, _fit, SUITS, _order)
        rows += only(Bid(1, suit.strain), rule, enough & pick)
        if light and suit in MAJORS:
            need = POINTS.between(9, 11) & (length(suit) >= 5) & good_suit(suit)
            rows += only(Bid(1, suit.strain), "S-OPEN-6", need)
    return rows


def _fit(suit: Suit) -> Need:
    return length(suit) >= (5 if suit in MAJORS else 3)


@by_length
def _order(counts: Counts, suits: list[Suit]) -> Suit:
    """Take the longest; of equal ones the higher, of minors of three cards clubs."""
    longest = max(counts.lengths[suit] for suit in suits)
    best = [suit for suit in suits if counts.lengths[suit] == longest]
    if longest == 3:
        return Suit.C if Suit.C in best else best[0]
    return max(best, key=lambda suit: suit.value)


def _weak(*, vulnerable: bool) -> Rows:
    """Open high on a long suit and little else."""
    rows: Rows = []
    low = 6 if vulnerable else 5
    for suit in SUITS:
        eight = (length(suit) >= 8) & POINTS.between(low, 11)
        rows += only(Bid(4, suit.strain), "S-OPEN-9", eight)
        seven = length(suit).exactly(7) & POINTS.between(low, 10)
        seven = seven & good_suit(suit) if vulnerable else seven
        rows += only(Bid(3, suit.strain), "S-OPEN-8", seven)
    for suit in (*MAJORS, Suit.D):
        six = length(suit).exactly(6) & POINTS.between(low, 10)
        other = [length(major) <= 3 for major in MAJORS if major is not suit]
        need = six & good_suit(suit) if vulnerable else six
        for short in other:
            need = need & short
        rows += only(Bid(2, suit.strain), "S-OPEN-7", need)
    return rows

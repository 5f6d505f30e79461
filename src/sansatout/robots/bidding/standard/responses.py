"""Answering partner's opening of one of a suit when the opponents are silent (S-RESP)."""

from __future__ import annotations

from sansatout.calls import Bid
from sansatout.cards import Strain, Suit
from sansatout.robots.bidding.counts import Counts
from sansatout.robots.bidding.needs import All, Need
from sansatout.robots.bidding.points import BALANCED, POINTS, TOTAL, good_suit, suit_value
from sansatout.robots.bidding.position import BiddingPosition
from sansatout.robots.bidding.table import Rows, only, passing
from sansatout.robots.bidding.vocabulary import MAJORS, SUITS, by_length, chosen, length

__all__ = ["RESPONDS", "one_level_order", "responses"]

RESPONDS = 6
"""Points that answer an opening of one."""


def responses(at: BiddingPosition, suit: Suit) -> Rows:
    """Answer one of a suit; whoever passed before is too weak for a forcing jump."""
    rows = _to_a_major(at, suit) if suit in MAJORS else _to_a_minor(at, suit)
    return [*rows, *passing("S-RESP-12", POINTS < RESPONDS), *passing("S-RESP-12")]


@by_length
def one_level_order(counts: Counts, suits: list[Suit]) -> Suit:
    """Take the longest; of suits of four the lowest, of longer ones the higher."""
    longest = max(counts.lengths[suit] for suit in suits)
    best = [suit for suit in suits if counts.lengths[suit] == longest]
    return (min if longest == 4 else max)(best, key=lambda suit: suit.value)


def _jump_shifts(at: BiddingPosition, opened: Suit) -> Rows:
    rows: Rows = []
    for suit in SUITS:
        if suit is not opened:
            strong = (POINTS >= 17) & (length(suit) >= 6) & good_suit(suit)
            rows += only(at.low(suit.strain, jump=1), "S-RESP-3", strong)
    return rows


def _to_a_major(at: BiddingPosition, suit: Suit) -> Rows:
    fit, four = suit_value(suit), length(suit) >= 4
    three = length(suit) >= 3
    rows = _splinters(at, suit)
    rows += only(
        at.bid(2, Strain.NT), "S-RESP-1", four & (fit >= 13) & (POINTS >= 11), artificial=True
    )
    rows += _jump_shifts(at, suit)
    weak = (length(suit) >= 5) & (POINTS <= 10)
    rows += only(at.bid(at.game(suit.strain), suit.strain), "S-RESP-7", weak & (fit >= 7))
    rows += only(at.bid(3, suit.strain), "S-RESP-6", four & fit.between(10, 14) & (POINTS <= 10))
    rows += only(at.bid(3, suit.strain), "S-RESP-6", three & fit.between(11, 14) & (POINTS <= 11))
    rows += only(at.bid(2, suit.strain), "S-RESP-6", three & fit.between(6, 10) & (POINTS <= 10))
    if suit is Suit.H:
        need = (POINTS >= RESPONDS) & (length(Suit.S) >= 4)
        longer = All(tuple(length(s) <= 4 for s in (Suit.D, Suit.C))) | (length(Suit.S) >= 5)
        rows += only(at.bid(1, Strain.S), "S-RESP-8", need & (longer | (POINTS <= 12)))
    rows += _two_over_one(at, suit)
    rows += only(at.bid(1, Strain.NT), "S-RESP-9", POINTS.between(RESPONDS, 12))
    return rows


def _splinters(at: BiddingPosition, trump: Suit) -> Rows:
    """Jump twice into a singleton or void with four trumps and enough for game (S-RESP-13)."""
    rows: Rows = []
    enough = (length(trump) >= 4) & suit_value(trump).between(13, 17) & POINTS.between(8, 12)
    for suit in SUITS:
        if suit is not trump:
            bid = at.bid(3 + (suit.value < trump.value), suit.strain)
            below = bid is not None and bid < Bid(at.game(trump.strain), trump.strain)
            need = enough & (length(suit) <= 1)
            rows += only(bid if below else None, "S-RESP-13", need, artificial=True)
    return rows


def _two_over_one(at: BiddingPosition, opened: Suit) -> Rows:
    """Bid two of a lower suit: the auction goes on to game (S-RESP-2)."""

    def fit(suit: Suit) -> Need:
        return length(suit) >= (5 if suit is Suit.H else 4)

    lower = [suit for suit in SUITS if suit.value < opened.value]
    rows: Rows = []
    for suit in lower:
        pick = chosen(suit, fit, lower, one_level_order)
        rows += only(at.bid(2, suit.strain), "S-RESP-2", (TOTAL >= 13) & (POINTS >= 12) & pick)
    for suit in reversed([suit for suit in lower if suit not in MAJORS]):
        need = (POINTS >= 13) & (length(suit) >= 3)
        rows += only(at.bid(2, suit.strain), "S-RESP-2", need)
    return rows


def _to_a_minor(at: BiddingPosition, suit: Suit) -> Rows:
    rows = _jump_shifts(at, suit)
    higher = [s for s in SUITS if s.value > suit.value]
    majors = All(tuple(length(major) <= 3 for major in MAJORS))
    answer = POINTS >= RESPONDS
    for other in higher:
        pick = chosen(other, lambda s: length(s) >= 4, higher, _major_first)
        rows += only(at.bid(1, other.strain), "S-RESP-8", answer & pick)
    if suit is Suit.D:
        clubs = (TOTAL >= 13) & (POINTS >= 12) & (length(Suit.C) >= 5)
        rows += only(at.bid(2, Strain.C), "S-RESP-2", clubs & majors)
    support = length(suit) >= (5 if suit is Suit.C else 4)
    rows += only(
        at.bid(2, suit.strain),
        "S-RESP-5",
        majors
        & support
        & (suit_value(suit, 4) >= 11)
        & (POINTS >= 10)
        & ~(BALANCED & POINTS.between(11, 15)),
    )
    flat = majors & BALANCED
    rows += only(at.bid(at.game(Strain.NT), Strain.NT), "S-RESP-10", flat & POINTS.between(13, 17))
    rows += only(at.bid(2, Strain.NT), "S-RESP-10", flat & POINTS.between(11, 12))
    long = length(suit) >= (6 if suit is Suit.C else 5)
    rows += only(at.bid(3, suit.strain), "S-RESP-11", long & POINTS.between(3, 9))
    if suit is Suit.D:
        rows += only(at.bid(2, Strain.C), "S-RESP-2", (POINTS >= 12) & (length(Suit.C) >= 4))
    rows += only(at.bid(2, suit.strain), "S-RESP-5", (POINTS >= 11) & (length(suit) >= 4))
    rows += only(at.bid(1, Strain.NT), "S-RESP-9", POINTS.between(RESPONDS, 11))
    return rows


def _major_first(counts: Counts, suits: list[Suit]) -> Suit:
    """Name a major before diamonds unless strong enough to name both (S-RESP-4)."""
    majors = [suit for suit in suits if suit in MAJORS]
    if majors and counts.hand.points < 12:
        return one_level_order(counts, majors)
    return one_level_order(counts, suits)

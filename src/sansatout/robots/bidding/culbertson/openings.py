"""Opening the bidding (section 5 of the rules)."""

from __future__ import annotations

from functools import cache

from sansatout.calls import Bid
from sansatout.cards import Strain, Suit
from sansatout.robots.bidding.needs import Need, any_of
from sansatout.robots.bidding.position import BiddingPosition
from sansatout.robots.bidding.table import Row, Rows, only, passing
from sansatout.robots.bidding.vocabulary import (
    FLAT,
    HT,
    MAJORS,
    MINORS,
    NO_BIDDABLE,
    PT,
    SUITS,
    TWO_FIVES,
    Order,
    biddable,
    chosen,
    ht,
    length,
    self_supporting,
    side_ht,
    weaker_suit,
)

__all__ = ["openings", "preemptive"]

_NO_GAP = ~any_of(ht(suit) < 0.5 for suit in SUITS)


def openings(at: BiddingPosition) -> Rows:
    """Open by the first step that fits (5.2): a suit before no trump (C-PRIN-2)."""
    late = len(at.auction.calls) >= 2
    side = at.readings.four_card_side_minimum == "separate"
    return _table(at.order, late=late, vulnerable=at.vulnerable, side_minimum=side)


@cache
def _table(order: Order, *, late: bool, vulnerable: bool, side_minimum: bool) -> Rows:
    enough = HT >= (3 if late else 2.5)  # C-OPEN-1, C-OPEN-2
    return [
        *_two_bids(order),
        *_strong_but_flat(order),
        *_strong_trumps(vulnerable=vulnerable),
        *preemptive(vulnerable=vulnerable),
        *_one_of_a_suit(enough, order, side_minimum=side_minimum),
        *_one_of_a_weaker_suit(),
        *only(Bid(1, Strain.NT), "C-OPEN-11 C-PT-5", enough & NO_BIDDABLE & (PT(Strain.NT) >= 4)),
        *passing("C-OPEN-13"),
    ]


def _two_bids(order: Order) -> Rows:
    rows: Rows = []
    for suit in SUITS:
        long = (length(suit) >= 6) | TWO_FIVES
        need = (HT >= 4.5) & ((HT >= 5) | long) & ~FLAT & chosen(suit, biddable, SUITS, order)
        rows += only(Bid(2, suit.strain), "C-OPEN-5 C-FRC-1", need)
    return rows


def _strong_but_flat(order: Order) -> Rows:
    """Open 2NT, or one of a suit when a suit is open (C-GAP-3)."""
    rows = only(Bid(2, Strain.NT), "C-OPEN-6 C-GAP-3", (HT >= 5) & (NO_BIDDABLE | (FLAT & _NO_GAP)))
    for suit in SUITS:
        need = (HT >= 5) & FLAT & chosen(suit, biddable, SUITS, order)
        rows += only(Bid(1, suit.strain), "C-OPEN-6 C-GAP-3", need)
    return rows


def _strong_trumps(*, vulnerable: bool) -> Rows:
    """Open 3H, 3S, 4C or 4D: trumps need no help, side tricks are held (C-GAP-2: never 3C, 3D)."""
    return [
        *_long_suit(MAJORS, 3, "C-OPEN-7", least=8 if vulnerable else 7.5),
        *_long_suit(MINORS, 4, "C-OPEN-8", least=10 if vulnerable else 9),
    ]


def _long_suit(suits: tuple[Suit, Suit], level: int, rule: str, *, least: float) -> Rows:
    rows: Rows = []
    for suit in suits:
        need = self_supporting(suit) & (side_ht(suit) >= 1.5) & (PT(suit.strain) >= least)
        rows += only(Bid(level, suit.strain), rule, need)
    return rows


def preemptive(*, vulnerable: bool) -> Rows:
    """Open 4H, 4S, 5C or 5D: a very long suit and hardly any side honours (C-GAP-4: any seat)."""
    rows: Rows = []
    for suit in SUITS:
        major = suit in MAJORS
        least = (7 if major else 8) + vulnerable
        long = self_supporting(suit) & (length(suit) >= 7)
        need = long & (side_ht(suit) < 1.5) & (PT(suit.strain) >= least)
        rule = "C-OPEN-9" if major else "C-OPEN-10"
        rows += only(Bid(4 if major else 5, suit.strain), rule, need)
    return rows


def _one_of_a_suit(enough: Need, order: Order, *, side_minimum: bool) -> Rows:
    def fit(suit: Suit) -> Need:
        need = biddable(suit) & (PT(suit.strain) >= 4)  # C-OPEN-3
        # N-8: by the other reading four trumps want an honour trick outside
        return need & ((length(suit) >= 5) | (side_ht(suit) >= 1)) if side_minimum else need

    return [
        Row(Bid(1, suit.strain), ("C-OPEN-4", "C-OPEN-3"), enough & chosen(suit, fit, SUITS, order))
        for suit in SUITS
    ]


def _one_of_a_weaker_suit() -> Rows:
    rows: Rows = []
    for suit in SUITS:
        need = HT.between(3, 4.5) & NO_BIDDABLE & weaker_suit(suit) & (PT(suit.strain) >= 4)
        rows += only(Bid(1, suit.strain), "C-OPEN-12", need)
    return rows

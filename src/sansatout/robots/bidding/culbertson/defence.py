"""After the opponents opened: overcalls, doubles and the bid of their suit (section 8.1 to 8.5)."""

from __future__ import annotations

from sansatout.calls import DOUBLE, Bid
from sansatout.cards import Strain, Suit
from sansatout.robots.bidding.culbertson.doubles import penalty_double
from sansatout.robots.bidding.needs import All, Fact, Need, any_of
from sansatout.robots.bidding.outlook import Outlook
from sansatout.robots.bidding.points import NEARLY_BALANCED, POINTS
from sansatout.robots.bidding.position import BiddingPosition
from sansatout.robots.bidding.table import Rows, only, passing
from sansatout.robots.bidding.vocabulary import (
    HT,
    SPREAD,
    SUITS,
    T,
    biddable,
    chosen,
    ht,
    length,
)

__all__ = ["defence"]

_TWO_NT = Bid(2, Strain.NT)


def defence(at: BiddingPosition) -> Rows:
    """Act against their opening in the order of 8.5 (C-GAP-20)."""
    assert at.last is not None, "they have opened"
    rows = _cue_bid(at) + penalty_double(at)
    if at.last < _TWO_NT:
        rows += _jump_overcalls(at, low=True)
        rows += _informative_double(at)
    rows += _simple_overcalls(at)
    if at.last < _TWO_NT:
        rows += _jump_overcalls(at, low=False)
    return [*rows, *_no_trump(at), *_reopening(at), *passing("C-GAP-20")]


def _no_trump(at: BiddingPosition) -> Rows:
    """Bid one no trump where a pass would end the auction, their suit stopped (C-GAP-19)."""
    look = Outlook(at)
    if not look.last_chance or at.last is None or at.last.level > 1:
        return []
    need = NEARLY_BALANCED & look.stopped & POINTS.between(11, 16)
    return only(at.bid(1, Strain.NT), "C-GAP-19", need)


_REOPENS = 9
"""Points that double once more for partner, short in their suit, where a pass would end it."""
_STRONG = 14
"""Points that do so whatever the shape."""


def _reopening(at: BiddingPosition) -> Rows:
    """Bid a suit at one, or ask for partner's, where a pass would end the auction (C-GAP-19)."""
    last = at.last
    theirs = None if last is None else last.strain.suit
    if last is None or theirs is None or last.level > 1 or not Outlook(at).last_chance:
        return []

    def five(suit: Suit) -> Need:
        return length(suit) >= 5

    rows: Rows = []
    for suit in at.unnamed:
        pick = chosen(suit, five, at.unnamed, at.order)
        rows += only(at.bid(1, suit.strain), "C-GAP-19", pick & (POINTS >= 7))
    double = DOUBLE if at.auction.allows(DOUBLE) else None
    asks = ((length(theirs) <= 2) & (POINTS >= _REOPENS)) | (POINTS >= _STRONG)
    return [*rows, *only(double, "C-GAP-19 C-TOX-1", asks)]


def _cue_bid(at: BiddingPosition) -> Rows:
    """Bid their only suit on four and a half and first-round control (C-CUE-1, C-GAP-21)."""
    if len(at.their_suits) != 1:
        return []
    (suit,) = at.their_suits
    level = at.cheapest(suit.strain)
    if level >= at.game(suit.strain):
        return []
    control = (length(suit) < 1) | _has_ace(suit)
    others = All(tuple(length(other) >= 3 for other in SUITS if other is not suit))
    return only(at.bid(level, suit.strain), "C-CUE-1 C-GAP-21", (HT >= 4.5) & control & others)


def _has_ace(suit: Suit) -> Need:
    return Fact("ace", lambda c: c.holdings[suit] >= 1 << 12, suit)


_JUMPS_TO_THREE = 18
"""Points without which a double or a simple overcall comes before a jump to three."""


def _jump_overcalls(at: BiddingPosition, *, low: bool) -> Rows:
    """Jump at once to two, or to three on much; to three on less after all else (C-GAP-20)."""

    def long(suit: Suit) -> Need:
        return biddable(suit) & (length(suit) >= 5)

    rows: Rows = []
    for suit in at.unnamed:
        second = any_of(long(other) for other in at.unnamed if other is not suit)
        need = (HT >= 3) & chosen(suit, long, at.unnamed, at.order) & ((T(suit) >= 4) | second)
        jump = at.low(suit.strain, jump=1)
        if jump is not None and jump.level > 2:
            strong = need & (POINTS >= _JUMPS_TO_THREE)
            rows += only(jump, "C-JOV-1 C-JOV-0 C-GAP-20", strong if low else need)
        elif low:
            rows += only(jump, "C-JOV-1 C-JOV-0", need)
    return rows


def _informative_double(at: BiddingPosition) -> Rows:
    good = any_of(biddable(suit) & (ht(suit) >= 1.5) for suit in at.unnamed)
    double = DOUBLE if at.auction.allows(DOUBLE) else None
    return [
        *only(double, "C-TOX-2 C-TOX-1", (HT >= 3.5) & (SPREAD >= 3)),
        *only(double, "C-TOX-3 C-TOX-1", (HT >= 3) & (SPREAD >= 2) & good),
    ]


def _simple_overcalls(at: BiddingPosition) -> Rows:
    def fit(suit: Suit) -> Need:
        return _overcall(at.cheapest(suit.strain), suit, vulnerable=at.vulnerable)[0]

    open_to = [suit for suit in at.unnamed if at.cheapest(suit.strain) <= 3]
    rows: Rows = []
    for suit in open_to:
        rule = _overcall(at.cheapest(suit.strain), suit, vulnerable=at.vulnerable)[1]
        rows += only(at.low(suit.strain), rule, chosen(suit, fit, open_to, at.order))
    return rows


def _overcall(level: int, suit: Suit, *, vulnerable: bool) -> tuple[Need, str]:
    """Return what a simple overcall at the level asks for, and the rules (8.2, C-GAP-19)."""
    fit = biddable(suit)
    if level == 1:
        need = fit & (((HT >= 1.5) & (length(suit) >= 5)) | ((HT >= 2) & (length(suit) <= 4)))
        if not vulnerable:
            return need, "C-OVC-1 C-OVC-2 C-OVC-0"
        return need & (T(suit) >= 3), "C-OVC-3 C-OVC-0"
    if level == 2:
        trumps, honours = (4, 2) if vulnerable else (3.5, 1.5)
        need = fit & (length(suit) >= 5) & (T(suit) >= trumps) & (HT >= honours)
        return need, f"{'C-OVC-5' if vulnerable else 'C-OVC-4'} C-OVC-0"
    honours = 2.5 if vulnerable else 2
    return fit & (length(suit) >= 6) & (T(suit) >= 5) & (HT >= honours), "C-GAP-19"

"""Opener's second bid (section 12, C-GAP-13 to C-GAP-17)."""

from __future__ import annotations

from sansatout.calls import Bid
from sansatout.cards import Strain, Suit
from sansatout.robots.bidding.culbertson.forced import forced_order, long_suit_first
from sansatout.robots.bidding.culbertson.ladder import no_trump_by_ladder
from sansatout.robots.bidding.culbertson.raises import after_a_raise, shown_support
from sansatout.robots.bidding.position import BiddingPosition
from sansatout.robots.bidding.reading import CallKind, Spoken
from sansatout.robots.bidding.table import Rows, only, passing
from sansatout.robots.bidding.vocabulary import (
    HT,
    PT,
    T,
    biddable,
    chosen,
    normal_support,
)

__all__ = ["partner_silent", "rebids"]


def rebids(at: BiddingPosition) -> Rows:
    """Go on after one's own opening and partner's answer."""
    opened, answer = at.my_bids[0], at.partner_act
    if at.forced:
        return forced_order(at)
    if answer is None or answer.bid is None or opened.bid is None or opened.bid.level > 2:
        return []
    if opened.suit is None:
        return _after_own_no_trump(at, answer.bid, opened.bid)
    if answer.suit is opened.suit:
        rows = after_a_raise(at, opened.suit, shown_support(answer.bid.level), "C-GAP-13")
        return [*rows, *passing("C-GAP-13")]
    if answer.suit is None:
        return _after_no_trump(at, opened.suit, answer.bid)
    return _after_a_shift(at, opened.suit, answer) if answer.kind is CallKind.SHIFT else []


def _after_a_shift(at: BiddingPosition, opened: Suit, answer: Spoken) -> Rows:
    """Revalue for partner's suit, then choose (C-ORB-0, C-GAP-14)."""
    assert answer.suit is not None, "a shift names a suit"
    assert answer.bid is not None, "a shift is a bid"
    suit, level = answer.suit, answer.bid.level
    rows: Rows = []
    for levels, least in ((4, 7.5), (3, 5.5), (2, 4.5), (1, 3.5)):
        need = normal_support(suit) & (at.st(suit) >= least)
        rows += only(at.capped(level + levels, suit.strain), "C-GAP-14 C-ORB-0", need)
    rows += long_suit_first(at)
    rows += _third_suit(at)
    rows += only(at.low(opened.strain), "C-GAP-14 C-REP-1", T(opened) >= 4)
    rows += no_trump_by_ladder(at, 1.5, "C-GAP-14")
    return [*rows, *passing("C-GAP-14")]


def _third_suit(at: BiddingPosition) -> Rows:
    rows: Rows = []
    for suit in at.unnamed:
        need = chosen(suit, biddable, at.unnamed, at.order)
        level = at.cheapest(suit.strain)
        if level == 3:
            need = need & (HT >= 3.5)
        rows += only(at.low(suit.strain) if level <= 3 else None, "C-GAP-14", need)
    return rows


def _after_no_trump(at: BiddingPosition, opened: Suit, answer: Bid) -> Rows:
    """Go on over partner's no trump (C-ORB-6, C-GAP-15)."""
    if answer.level == 1:
        rows = [*_raise_of_one_nt(at), *long_suit_first(at), *_lower_suit(at, opened)]
    else:
        rows = _jump_over_two_nt(at, answer)
        rows += no_trump_by_ladder(at, 2 if answer.level == 2 else 3, "C-GAP-15")
    if answer.level < 3:
        rows += only(at.low(opened.strain), "C-GAP-15 C-REP-1", T(opened) >= 4)
    return [*rows, *passing("C-GAP-15")]


def _jump_over_two_nt(at: BiddingPosition, answer: Bid) -> Rows:
    """Jump over 2NT as well, if C-ORB-6 is read so (N-15)."""
    literal = at.readings.nt_jump_scope == "any" and answer.level == 2
    return only(at.bid(4, Strain.NT), "C-ORB-6", HT > 3.5) if literal else []


def _raise_of_one_nt(at: BiddingPosition) -> Rows:
    return [
        *only(at.capped(3, Strain.NT), "C-ORB-6 C-GAP-15", HT > 3.5),
        *only(at.capped(2, Strain.NT), "C-GAP-15", HT.exactly(3.5)),
    ]


def _lower_suit(at: BiddingPosition, opened: Suit) -> Rows:
    lower = [suit for suit in at.unnamed if suit.value < opened.value]
    rows: Rows = []
    for suit in lower:
        need = chosen(suit, biddable, lower, at.order)
        rows += only(at.bid(2, suit.strain), "C-GAP-15", need)
    return rows


def _after_own_no_trump(at: BiddingPosition, answer: Bid, opened: Bid) -> Rows:
    """Go on after an opening of 1NT (C-GAP-15); over an opening of 2NT partner has decided."""
    if opened.level != 1 or answer.strain is not Strain.NT:
        return passing("C-GAP-15")
    if answer.level == 4:
        return [*only(at.slam(Strain.NT), "C-GAP-15", HT >= 3), *passing("C-GAP-15")]
    shown = 2.5 if answer.level == 2 else 3
    return [*no_trump_by_ladder(at, shown, "C-GAP-15"), *passing("C-GAP-15")]


def partner_silent(at: BiddingPosition) -> Rows:
    """Compete alone, counting on a silent partner's tricks (C-GAP-16, C-EXP-1)."""
    if not at.theirs or at.doubled:
        return []
    counted = 2 if at.vulnerable else 3
    rows: Rows = []
    for suit in at.my_suits:
        times = sum(said.suit is suit for said in at.my_bids)
        needed = {1: 4, 2: 5}.get(times, 99)  # C-REP-1, C-REP-2
        level = at.cheapest(suit.strain)
        need = (T(suit) >= needed) & (PT(suit.strain) >= 6 + level - counted)
        rows += only(at.low(suit.strain), "C-GAP-16 C-EXP-1 C-REP-1", need)
    for suit in at.unnamed:
        level = at.cheapest(suit.strain)
        need = chosen(suit, biddable, at.unnamed, at.order) & (
            PT(suit.strain) >= 6 + level - counted
        )
        rows += only(at.low(suit.strain), "C-GAP-16 C-EXP-1", need)
    return [*rows, *passing("C-GAP-16")]

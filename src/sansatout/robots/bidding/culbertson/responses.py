"""Responder's first call (sections 10 and 11)."""

from __future__ import annotations

from sansatout.calls import DOUBLE, REDOUBLE, Bid
from sansatout.cards import Strain, Suit
from sansatout.robots.bidding.culbertson.ladder import no_trump_by_ladder
from sansatout.robots.bidding.culbertson.raises import RAISE_TABLE, raise_by_table
from sansatout.robots.bidding.needs import ALWAYS, All, Fact, Need
from sansatout.robots.bidding.points import POINTS
from sansatout.robots.bidding.position import BiddingPosition
from sansatout.robots.bidding.table import Rows, only, passing
from sansatout.robots.bidding.vocabulary import (
    HT,
    SPREAD,
    T,
    biddable,
    chosen,
    length,
    no_shortage,
    normal_support,
    nothing_biddable,
    stopped,
    sure,
)

__all__ = ["responses", "their_suits_stopped", "to_a_two_bid", "to_preemptive", "to_two_nt"]


def responses(at: BiddingPosition) -> Rows:
    """Answer partner's opening."""
    assert at.opening is not None, "partner has opened"
    bid = at.opening.bid
    assert bid is not None, "an opening is a bid"
    doubled = at.rho is not None and at.rho.call is DOUBLE
    rows = only(REDOUBLE, "C-RDB-1", HT >= 2.5) if doubled else []
    suit = bid.strain.suit
    if suit is None:
        return rows + (_to_one_nt(at) if bid.level == 1 else to_two_nt(at))
    if bid.level == 1:
        return rows + _to_one_of_a_suit(at, suit)
    return rows + (to_a_two_bid(at, suit) if bid.level == 2 else to_preemptive(at, bid, suit))


def their_suits_stopped(at: BiddingPosition) -> Need:
    """Return the need for a stopper in every suit the opponents have named."""
    return All(tuple(stopped(suit) for suit in sorted(at.their_suits, key=lambda s: s.value)))


def _to_one_of_a_suit(at: BiddingPosition, suit: Suit) -> Rows:
    """Follow the procedure of 10.2, or of C-GAP-11 and C-GAP-12 when the opponents acted."""
    free = at.rho_passed
    rows = [
        *_jump_shifts(at, suit),
        *(_game_without_suit(at, suit) if free else []),
        *raise_by_table(at, suit),
        *_shifts(at),
        *_no_trump(at),
    ]
    if at.theirs:
        rows += raise_by_table(at, suit, _honour_doubleton(suit) & _nothing_to_shift(at), "C-TRS-2")
        return [*rows, *passing("C-GAP-11")]
    if free:
        rows += _with_one_trick(at)
    return [*rows, *passing("C-RESP-3" if free else "C-GAP-12")]


def _nothing_to_shift(at: BiddingPosition) -> Need:
    return nothing_biddable(at.our_suits | at.their_suits)


def _honour_doubleton(suit: Suit) -> Need:
    """Ax or Kx, support in special cases (C-TRS-2)."""
    return Fact(
        "honour-doubleton",
        lambda c: c.lengths[suit] == 2 and c.holdings[suit] >= 1 << 11,
        suit,
        (length(suit).exactly(2),),
    )


def _jump_shifts(at: BiddingPosition, opened: Suit) -> Rows:
    rows: Rows = []
    for suit in at.unnamed:
        bid = at.low(suit.strain, jump=1) or at.low(suit.strain)
        pick = chosen(suit, biddable, at.unnamed, at.order)
        strong = (T(suit) >= 4) | normal_support(opened)
        rows += only(bid, "C-FSH-1", (HT >= 3.5) & (SPREAD >= 3) & pick)
        rows += only(bid, "C-FSH-2", (HT >= 3) & strong & pick)
        if at.readings.three_trick_shift == "always":
            rows += only(bid, "C-GAP-8", (HT >= 3) & pick)
    return rows


def _game_without_suit(at: BiddingPosition, suit: Suit) -> Rows:
    """Prefer 3NT to a raise below game on three honour tricks and no short suit (C-GAP-9)."""
    game = at.game(suit.strain)
    least = next((row[1] for row in reversed(RAISE_TABLE) if row[0] >= game), 99.0)
    below = normal_support(suit) & at.st(suit).between(3, least - 0.5)
    need = (HT >= 3) & below & _nothing_to_shift(at) & no_shortage
    return only(at.capped(3, Strain.NT), "C-GAP-9", need)


def _shifts(at: BiddingPosition) -> Rows:
    rows: Rows = []
    for suit in at.unnamed:
        contested = at.theirs and at.cheapest(suit.strain) >= 3
        least = 2.5 if contested else 1.5
        rules = "C-SHIFT-1 C-GAP-11" if at.theirs else "C-SHIFT-1"
        pick = chosen(suit, biddable, at.unnamed, at.order)
        rows += only(at.low(suit.strain), rules, (HT >= least) & pick)
    return rows


def _no_trump(at: BiddingPosition) -> Rows:
    """Answer in no trump by strength; over an overcall with a stopper (C-RESP-2, C-GAP-11)."""
    nothing = _nothing_to_shift(at) & their_suits_stopped(at)
    rows: Rows = []
    for level, strength, rule in (
        (1, HT.exactly(1.5), "C-RNT-1 C-RESP-2"),
        (2, HT.between(2, 2.5), "C-RNT-2"),
        (3, HT >= 3, "C-RNT-3"),
    ):
        rows += only(at.capped(level, Strain.NT), rule, strength & nothing)
    return rows


def _with_one_trick(at: BiddingPosition) -> Rows:
    """Do not pass one honour trick and a suit: one level if possible, else 1NT (C-GAP-7)."""
    reading = at.readings.one_trick_answer
    if reading == "pass":
        return []
    rows: Rows = []
    for suit in at.unnamed:
        pick = HT.exactly(1) & chosen(suit, biddable, at.unnamed, at.order)
        answer = at.bid(1, suit.strain) or at.bid(1, Strain.NT)
        if reading == "any-level":
            answer = at.low(suit.strain)
        rows += only(answer, "C-RESP-1 C-GAP-7", pick)
    return rows


def _to_one_nt(at: BiddingPosition) -> Rows:
    """Answer 1NT (11.1 with C-GAP-6)."""
    rows = only(at.bid(4, Strain.NT), "C-R1N-3", HT >= 4.5)
    for suit in at.unnamed:
        rows += _suit_over_nt(at, suit)
    held = their_suits_stopped(at)
    rows += only(at.capped(2, Strain.NT), "C-R1N-1", HT.exactly(2.5) & held)
    rows += only(at.capped(3, Strain.NT), "C-R1N-2", (HT >= 3) & held)
    rows += only(at.capped(2, Strain.NT), "C-GAP-6", (POINTS >= 10) & held)
    return [*rows, *passing("C-GAP-6")]


def _suit_over_nt(at: BiddingPosition, suit: Suit) -> Rows:
    def fit(other: Suit) -> Need:
        return biddable(other) & (length(other) >= (5 if other.strain.is_major else 6))

    pick = chosen(suit, fit, at.unnamed, at.order)
    level = at.cheapest(suit.strain)
    weak = HT.between(1 if level <= 2 else 2.5, 2.5)
    return [
        *only(at.capped(max(3, level), suit.strain), "C-GAP-6", HT.between(3, 4) & pick),
        *only(at.low(suit.strain), "C-GAP-6", weak & pick),
    ]


def to_two_nt(at: BiddingPosition) -> Rows:
    """Answer 2NT, counting partner for five (C-GAP-5)."""
    return [*no_trump_by_ladder(at, 5, "C-GAP-5"), *passing("C-GAP-5")]


def to_a_two_bid(at: BiddingPosition, suit: Suit) -> Rows:
    """Answer two of a suit (11.2); over an overcall a bad hand may pass (C-GAP-11)."""
    fits, nothing = normal_support(suit), _nothing_to_shift(at)
    rows = passing("C-GAP-11", HT < 1) if at.theirs else []
    rows += _raises_of_a_two_bid(at, suit)
    for other in at.unnamed:
        pick = chosen(other, biddable, at.unnamed, at.order)
        rows += only(at.low(other.strain), "C-R2-6", (HT >= 1) & pick)
    nt = at.cheapest(Strain.NT)
    rows += only(at.bid(max(4, nt), Strain.NT), "C-R2-3", ~fits & nothing & (HT >= 2.5))
    rows += only(at.capped(max(3, nt), Strain.NT), "C-R2-2", ~fits & nothing & HT.between(1.5, 2))
    if at.forced:
        rows += only(at.low(Strain.NT), "C-R2-1 C-GAP-10", ALWAYS)
    return rows


def _raises_of_a_two_bid(at: BiddingPosition, suit: Suit) -> Rows:
    enough = normal_support(suit) & (HT >= 1)
    rows: Rows = []
    for levels, least in ((4, 7.5), (3, 5.5), (2, 4.5)):
        level = 2 + levels
        bid = at.slam(suit.strain) if level == 6 else at.bid(level, suit.strain)
        rows += only(bid, "C-R2-5", enough & (at.st(suit) >= least))
    single = at.bid(at.cheapest(suit.strain), suit.strain)
    return rows + only(single, "C-R2-4", enough & (at.st(suit) < 4.5))


def to_preemptive(at: BiddingPosition, opened: Bid, suit: Suit) -> Rows:
    """Raise openings on a long suit, on honour strength only (11.3, C-GAP-30)."""
    least = 1.5 if at.vulnerable else 2  # C-R3-1, C-R3-2
    level = opened.level + 1
    game = opened.level == 5 or (opened.level == 4 and opened.strain.is_major)
    if not game:
        rule = "C-R3-2" if at.vulnerable else "C-R3-1"
        return [*only(at.bid(level, suit.strain), rule, sure(suit) >= least), *passing(rule)]
    promised = (7 if opened.strain.is_major else 8) + at.vulnerable
    rows = only(at.slam(suit.strain), "C-GAP-30 C-GAP-29", sure(suit) >= 12 - promised)
    if at.theirs:
        rows += only(at.bid(level, suit.strain), "C-GAP-30 C-R3-3", sure(suit) >= least)
    return [*rows, *passing("C-GAP-30 C-R3-3")]

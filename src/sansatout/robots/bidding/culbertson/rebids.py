"""Opener's second bid (section 12, C-GAP-13 to C-GAP-17)."""

from __future__ import annotations

from sansatout.calls import DOUBLE, Bid
from sansatout.cards import Strain, Suit
from sansatout.robots.bidding.culbertson.competing import competing
from sansatout.robots.bidding.culbertson.forced import forced_order, long_suit_first
from sansatout.robots.bidding.culbertson.ladder import no_trump_by_ladder
from sansatout.robots.bidding.culbertson.placing import GAME, placing, slam_or_game
from sansatout.robots.bidding.culbertson.raises import after_a_raise, shown_support
from sansatout.robots.bidding.culbertson.slams import slam_tries
from sansatout.robots.bidding.culbertson.trumps import no_void
from sansatout.robots.bidding.needs import All
from sansatout.robots.bidding.outlook import Outlook
from sansatout.robots.bidding.points import NEARLY_BALANCED, POINTS, TOTAL
from sansatout.robots.bidding.position import BiddingPosition
from sansatout.robots.bidding.reading import CallKind, Spoken
from sansatout.robots.bidding.table import Rows, only, passing
from sansatout.robots.bidding.vocabulary import (
    HT,
    MAJORS,
    MINORS,
    PT,
    SUITS,
    T,
    biddable,
    chosen,
    length,
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
        rows = placing(at, "C-GAP-13") if not at.theirs else competing(at, "C-GAP-13")
        rows += after_a_raise(at, opened.suit, shown_support(answer.bid.level), "C-GAP-13")
        return [*rows, *passing("C-GAP-13")]
    if answer.suit is None:
        return _after_no_trump(at, opened.suit, answer.bid, opened.bid.level)
    return _after_a_shift(at, opened.suit, answer) if answer.kind is CallKind.SHIFT else []


def _after_a_shift(at: BiddingPosition, opened: Suit, answer: Spoken) -> Rows:
    """Revalue for partner's suit, then choose (C-ORB-0, C-GAP-14)."""
    assert answer.suit is not None, "a shift names a suit"
    assert answer.bid is not None, "a shift is a bid"
    suit, level = answer.suit, answer.bid.level
    rows: Rows = []
    if suit in MAJORS:
        rows += _support(at, suit, level, ((4, 7.5), (3, 5.5), (2, 4.5), (1, 3.5)))
    rows += _game(at, opened)
    if suit in MINORS:
        rows += _support(at, suit, level, ((2, 5.5), (1, 3.5)))
    rows += long_suit_first(at)
    rows += _jumps(at, opened)
    rows += _third_suit(at)
    rows += only(at.low(opened.strain), "C-GAP-14 C-REP-1", T(opened) >= 4)
    rows += no_trump_by_ladder(at, 1.5, "C-GAP-14")
    return [*rows, *_with_values(at, suit), *passing("C-GAP-14")]


def _support(
    at: BiddingPosition, suit: Suit, level: int, steps: tuple[tuple[int, float], ...]
) -> Rows:
    """Raise partner's suit by so many levels on so many support tricks."""
    rows: Rows = []
    for levels, least in steps:
        need = normal_support(suit) & (at.st(suit) >= least)
        rows += only(at.capped(level + levels, suit.strain), "C-GAP-14 C-ORB-0", need)
    return rows


def _game(at: BiddingPosition, opened: Suit) -> Rows:
    """Bid slam or game with the points for it: a long major, no trump."""
    look = Outlook(at)
    least = look.partner.least
    rows = slam_tries(at, look, "C-GAP-14")
    if opened in MAJORS:
        long = (length(opened) >= 6) & (T(opened) >= 4) & (TOTAL >= GAME + 1 - least)
        rows += only(look.game(opened.strain), "C-GAP-14", long)
    rows += _jump_shifts(at, look)
    fine = look.stopped & no_void(look) & (POINTS >= GAME + 1 - look.partner.honours)
    return rows + only(look.game(Strain.NT), "C-GAP-14", fine)


def _jump_shifts(at: BiddingPosition, look: Outlook) -> Rows:
    """Force to game in a second suit (C-FRC-2)."""
    rows: Rows = []
    for suit in at.unnamed:
        bid = at.low(suit.strain, jump=1)
        pick = chosen(suit, biddable, at.unnamed, at.order)
        if bid is not None and bid.level <= 3:
            need = pick & (TOTAL >= GAME + 2 - look.partner.least)
            rows += only(bid, "C-GAP-14 C-FRC-2", need)
    return rows


def _jumps(at: BiddingPosition, opened: Suit) -> Rows:
    """Jump in a long suit with more than the opening promised."""
    jump, look = at.low(opened.strain, jump=1), Outlook(at)
    six = (length(opened) >= 6) & (T(opened) >= 4) & (TOTAL >= GAME - 2 - look.partner.least)
    high = jump is not None and jump.level == 3
    return only(jump if high else None, "C-GAP-14 C-REP-1", six)


def _with_values(at: BiddingPosition, answer: Suit) -> Rows:
    """Do not pass an answer at the two level with more than a bare opening."""
    if at.theirs or at.cheapest(answer.strain) != 3:
        return []
    held = All(tuple(length(suit) >= 2 for suit in SUITS if suit is not answer))
    return [
        *only(at.bid(2, Strain.NT), "C-GAP-14", (POINTS >= 13) & held),
        *only(at.low(answer.strain), "C-GAP-14", (POINTS >= 13) & (length(answer) >= 3)),
    ]


def _third_suit(at: BiddingPosition) -> Rows:
    rows: Rows = []
    for suit in at.unnamed:
        need = chosen(suit, biddable, at.unnamed, at.order)
        level = at.cheapest(suit.strain)
        if level == 3:
            need = need & (HT >= 3.5)
        rows += only(at.low(suit.strain) if level <= 3 else None, "C-GAP-14", need)
    return rows


def _after_no_trump(at: BiddingPosition, opened: Suit, answer: Bid, level: int) -> Rows:
    """Go on over partner's no trump (C-ORB-6, C-GAP-15)."""
    if answer.level == 1:
        rows = only(at.capped(3, Strain.NT), "C-ORB-6 C-GAP-15", HT > 3.5)
        rows += slam_or_game(at, "C-GAP-15") if not at.theirs else []
        rows += [*long_suit_first(at), *_lower_suit(at, opened)]  # C-PRIN-2
        rows += only(at.capped(2, Strain.NT), "C-GAP-15", HT.exactly(3.5) | (POINTS >= 15))
    else:
        rows = [*_jump_over_two_nt(at, answer), *_long_major(at, opened)]
        rows += no_trump_by_ladder(at, _SHOWN_BY_NT.get((level, answer.level), 3.0), "C-GAP-15")
    if not at.theirs:
        rows += slam_or_game(at, "C-GAP-15")
    if answer.level < 3:
        rows += only(at.low(opened.strain), "C-GAP-15 C-REP-1", T(opened) >= 4)
    return [*rows, *passing("C-GAP-15")]


_SHOWN_BY_NT = {(1, 2): 2.0, (2, 2): 0.0, (2, 3): 1.5, (2, 4): 2.5}
"""Honour tricks of an answer in no trump, by the level of the opening and its own.

C-RNT-2, C-R2-1, C-R2-2, C-R2-3; more is three (C-RNT-3).
"""


def _jump_over_two_nt(at: BiddingPosition, answer: Bid) -> Rows:
    """Jump over 2NT as well, if C-ORB-6 is read so (N-15)."""
    literal = at.readings.nt_jump_scope == "any" and answer.level == 2
    return only(at.bid(4, Strain.NT), "C-ORB-6", HT > 3.5) if literal else []


def _long_major(at: BiddingPosition, opened: Suit) -> Rows:
    """Prefer game in a major of six cards to no trump; with more a slam is looked for first."""
    if opened not in MAJORS:
        return []
    look = Outlook(at)
    enough = (TOTAL >= GAME + 1 - look.partner.least) & (POINTS < 20)
    return only(look.game(opened.strain), "C-GAP-15", (length(opened) >= 6) & enough)


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
        return [*(placing(at, "C-GAP-15") if not at.theirs else []), *passing("C-GAP-15")]
    if answer.level == 4:
        return [*only(at.slam(Strain.NT), "C-GAP-15", HT >= 3), *passing("C-GAP-15")]
    shown = 2.5 if answer.level == 2 else 3
    return [*no_trump_by_ladder(at, shown, "C-GAP-15"), *passing("C-GAP-15")]


def partner_silent(at: BiddingPosition) -> Rows:
    """Compete alone, counting on a silent partner's tricks (C-GAP-16, C-EXP-1)."""
    if not at.theirs or at.doubled:
        return []
    counted = 2 if at.vulnerable else 3
    rows = _strong_alone(at) + _reopening(at, 17)
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
    return [*rows, *_reopening(at, 12), *passing("C-GAP-16")]


def _strong_alone(at: BiddingPosition) -> Rows:
    """Jump in a long suit, or double, with much more than the opening promised."""
    rows: Rows = []
    if len(at.my_bids) > 1:
        return rows
    for suit in at.my_suits:
        jump = at.low(suit.strain, jump=1)
        if jump is not None and jump.level == 3:
            need = (length(suit) >= 6) & (T(suit) >= 4) & (TOTAL >= 19)
            rows += only(jump, "C-GAP-16 C-REP-1", need)
    return rows


def _reopening(at: BiddingPosition, least: int) -> Rows:
    """Bid no trump or double once more with an opening that is better than it had to be."""
    last = at.last
    if last is None or last.strain.suit is None or len(at.mine) > 1:
        return []
    look, theirs = Outlook(at), last.strain.suit
    balanced = NEARLY_BALANCED & look.stopped & POINTS.between(max(least, 17), 20)
    rows = only(at.bid(1, Strain.NT) or at.bid(2, Strain.NT), "C-GAP-16", balanced)
    double = DOUBLE if at.auction.allows(DOUBLE) and last < Bid(2, Strain.NT) else None
    ends = look.last_chance and last.level == 1
    short = (length(theirs) <= 2) & (POINTS >= max(least, 12 if ends else 15))
    strong = POINTS >= max(least, 18)
    return [*rows, *only(double, "C-GAP-16 C-TOX-1", short | strong)]

"""The first call of a side over the opponents' opening (S-OVC, S-DBL)."""

from __future__ import annotations

from sansatout.calls import DOUBLE, Bid
from sansatout.cards import Strain, Suit
from sansatout.robots.bidding.needs import All, Need
from sansatout.robots.bidding.outlook import Outlook
from sansatout.robots.bidding.points import BALANCED, POINTS, TOTAL, good_suit
from sansatout.robots.bidding.position import BiddingPosition
from sansatout.robots.bidding.table import Rows, only, passing
from sansatout.robots.bidding.vocabulary import (
    MAJORS,
    MINORS,
    SUITS,
    chosen,
    length,
    longest_first,
)

__all__ = ["defence"]

_REOPENS = 3
"""Points that a player may be short of when a pass would end the auction (S-OVC-7)."""


def defence(at: BiddingPosition) -> Rows:
    """Act over their opening or its answer, neither of us having spoken."""
    look = Outlook(at)
    assert at.last is not None, "they have opened"
    if at.last.level >= 4:
        rows = _over_high(at, look)
    elif at.last.strain is Strain.NT or not look.their_suits:
        rows = _over_no_trump(at, look)
    else:
        rows = _over_a_suit(at, look)
    return [*rows, *passing("S-OVC-9", POINTS <= 15), *passing("S-OVC-9")]


def _over_a_suit(at: BiddingPosition, look: Outlook) -> Rows:
    assert at.last is not None, "they have opened"
    short = _REOPENS if look.last_chance else 0
    answered = len(at.reading.bids) > 1
    return [
        *([] if answered or short else _two_suits(at, look)),
        *_no_trump(at, look, short),
        *_strong_double(at),
        *_eight_cards(at, look),
        *([] if short else _jump_overcalls(at, look)),
        *_overcalls(at, look, short),
        *_take_out(at, look, short),
    ]


def _two_suits(at: BiddingPosition, look: Outlook) -> Rows:
    """Show two suits of five by their suit or by 2NT (S-OVC-3, S-OVC-4)."""
    opened = look.their_suits[0]
    assert at.last is not None, "they have opened"
    if at.last.level != 1:
        return []
    low = [suit for suit in reversed(SUITS) if suit is not opened][:2]
    enough = TOTAL >= (11 if at.vulnerable else 9)
    lower = All(tuple(length(suit) >= 5 for suit in low))
    rows = only(at.bid(2, Strain.NT), "S-OVC-4", lower & enough, artificial=True)
    cue = at.bid(2, opened.strain)
    if opened in MINORS:
        both = All(tuple(length(suit) >= 5 for suit in MAJORS))
        return rows + only(cue, "S-OVC-3", both & enough, artificial=True)
    other = Suit.S if opened is Suit.H else Suit.H
    for minor in MINORS:
        need = (length(other) >= 5) & (length(minor) >= 5) & enough
        rows += only(cue, "S-OVC-3", need, artificial=True)
    return rows


def _no_trump(at: BiddingPosition, look: Outlook, short: int) -> Rows:
    flat = BALANCED & look.stopped
    level = at.cheapest(Strain.NT)
    if level == 1:
        range_ = POINTS.between(11, 15) if short else POINTS.between(15, 18)
        return only(at.bid(1, Strain.NT), "S-OVC-2", flat & range_)
    if level == 2 and at.last is not None and at.last.level == 2:
        return only(at.bid(2, Strain.NT), "S-OVC-2", flat & POINTS.between(15 - short // 2, 18))
    if level == 3:
        return only(at.bid(3, Strain.NT), "S-OVC-2", look.stopped & (POINTS >= 16) & BALANCED)
    return []


def _strong_double(at: BiddingPosition) -> Rows:
    """Double first with a hand too strong for an overcall (S-DBL-2)."""
    return only(DOUBLE, "S-DBL-2", TOTAL >= 19) if not at.doubled else []


def _overcalls(at: BiddingPosition, look: Outlook, short: int) -> Rows:
    """Overcall in a suit of five, higher with more (S-OVC-1)."""
    open_to = [suit for suit in SUITS if suit not in look.their_suits]

    def fit(suit: Suit) -> Need:
        level = at.cheapest(suit.strain)
        if level == 1:
            return (length(suit) >= 5) & TOTAL.between(9 - short, 18)
        if level == 2:
            six = (length(suit) >= 6) | good_suit(suit) if not short else length(suit) >= 5
            least = 14 if at.vulnerable else 13
            return (length(suit) >= 5) & six & TOTAL.between(least - short + 1, 18)
        need = (length(suit) >= 6) & TOTAL.between(14 - short, 19)
        return need | ((length(suit) >= 5) & good_suit(suit) & TOTAL.between(17 - short, 19))

    rows: Rows = []
    for suit in open_to:
        if at.cheapest(suit.strain) <= 3:
            pick = chosen(suit, fit, open_to, longest_first)
            rows += only(at.low(suit.strain), "S-OVC-7" if short else "S-OVC-1", pick)
    return rows


def _eight_cards(at: BiddingPosition, look: Outlook) -> Rows:
    """Go to game at once with a major of eight cards (S-OVC-5)."""
    rows: Rows = []
    for suit in MAJORS:
        if suit not in look.their_suits:
            need = (length(suit) >= 8) & TOTAL.between(9, 21)
            rows += only(look.game(suit.strain), "S-OVC-5", need)
    return rows


def _jump_overcalls(at: BiddingPosition, look: Outlook) -> Rows:
    rows: Rows = []
    for suit in SUITS:
        level = at.cheapest(suit.strain) + 1
        if suit in look.their_suits or level > 4:
            continue
        weak = POINTS.between(5 if at.vulnerable else 3, 7)
        need = weak & length(suit).exactly(level + 4)
        rows += only(_not_over_game(at, level, suit), "S-OVC-5", need)
    return rows


def _not_over_game(at: BiddingPosition, level: int, suit: Suit) -> Bid | None:
    return at.bid(level, suit.strain) if level <= at.game(suit.strain) else None


def _take_out(at: BiddingPosition, look: Outlook, short: int) -> Rows:
    """Double with their suit short and the others long enough (S-DBL-1)."""
    assert at.last is not None, "they have bid"
    if at.doubled or at.last.strain is Strain.NT:
        return []
    others = [suit for suit in SUITS if suit not in look.their_suits]
    level = at.last.level
    least = {1: 13, 2: 14, 3: 15}.get(level, 14) - short
    support = All(tuple(length(suit) >= 3 for suit in others))
    majors = [suit for suit in others if suit in MAJORS]
    thin = All(tuple(length(suit) <= 2 for suit in look.their_suits))
    rows = only(DOUBLE, "S-DBL-1", thin & support & POINTS.between(least, 18))
    four = All(tuple(length(suit) >= (4 if len(majors) == 1 else 3) for suit in majors))
    rows += only(DOUBLE, "S-DBL-1", thin & four & POINTS.between(least + 1, 18)) if majors else []
    flat = All(tuple(length(suit) <= 3 for suit in look.their_suits))
    rows += only(DOUBLE, "S-DBL-1", flat & support & POINTS.between(least + 3, 18))
    return rows + only(DOUBLE, "S-DBL-1", flat & POINTS.between(least + 4, 18))


def _over_no_trump(at: BiddingPosition, look: Outlook) -> Rows:
    """Over their no trump double with as much, else name a long suit (S-OVC-6)."""
    assert at.last is not None, "they have bid"
    rows: Rows = []
    if at.last.level == 1 and not at.doubled:
        rows += only(DOUBLE, "S-DBL-6", (POINTS >= 16) & BALANCED)
        rows += only(DOUBLE, "S-DBL-6", POINTS >= 18)
    for suit in SUITS:
        if suit in look.their_suits:
            continue
        level = at.cheapest(suit.strain)
        long = (length(suit) >= 6) & (TOTAL >= 9 + 2 * (level - 2) + at.vulnerable)
        five = (length(suit) >= 5) & (TOTAL >= 12 + at.vulnerable - look.last_chance) & ~BALANCED
        need = long if level > 2 else long | five
        bid = at.low(suit.strain) if level <= 3 else None
        rows += only(bid, "S-OVC-6", need & (TOTAL <= 17) & (length(suit) >= 5))
    return rows


def _over_high(at: BiddingPosition, look: Outlook) -> Rows:
    """Over an opening of four or more double with strength, overcall a good suit (S-DBL-3)."""
    assert at.last is not None, "they have bid"
    rows: Rows = []
    for suit in SUITS:
        level = at.cheapest(suit.strain)
        if suit not in look.their_suits and level <= 5:
            need = (length(suit) >= 6) & good_suit(suit) & (TOTAL >= 12 + level)
            rows += only(_not_over_game(at, level, suit), "S-OVC-8", need)
    if not at.doubled and at.last.level <= 5:
        rows += only(DOUBLE, "S-DBL-3", POINTS >= (15 if look.last_chance else 16))
    return rows

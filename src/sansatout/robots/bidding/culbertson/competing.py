"""Bidding on against opponents who bid as well, where the book is silent (C-GAP-18, C-GAP-36)."""

from __future__ import annotations

from sansatout.calls import Bid
from sansatout.cards import Strain, Suit
from sansatout.robots.bidding.culbertson.placing import games
from sansatout.robots.bidding.culbertson.trumps import trumps
from sansatout.robots.bidding.needs import Need
from sansatout.robots.bidding.outlook import Outlook
from sansatout.robots.bidding.points import POINTS, TOTAL
from sansatout.robots.bidding.position import BiddingPosition
from sansatout.robots.bidding.table import Rows, only
from sansatout.robots.bidding.vocabulary import SUITS, T, biddable, chosen, length

__all__ = ["by_trumps", "competing"]

_SOME = 5
"""Points without which nobody bids on, whatever the shape."""


def competing(at: BiddingPosition, rules: str) -> Rows:
    """Call over their bid: game on the points for it, else as high as trumps go."""
    if at.last is None or at.last.level >= 5:
        return []
    look = Outlook(at)
    rows = [*games(at, look, rules), *by_trumps(at, look, rules), *_again(at, look, rules)]
    return [*rows, *_new_suit(at, look, rules)]


def by_trumps(at: BiddingPosition, look: Outlook, rules: str) -> Rows:
    """Bid as many tricks as both hands have trumps."""
    rows: Rows = []
    if at.theirs and at.last is not None and at.situation.is_game(at.last, at.me.side.other):
        return rows  # over their game only what costs less than it (C-PRIN-5)
    for suit in SUITS:
        fit = trumps(at, look, suit)
        bid = None if fit is None else at.low(suit.strain)
        if fit is None or bid is None or bid.level > 4:
            continue
        enough = fit.points >= _together(at, bid) - look.partner.least
        together = fit.need if bid.level <= 2 else look.together(suit, bid.level + 6)
        rows += only(bid, rules, together & enough & (POINTS >= _SOME))
    return rows


def _new_suit(at: BiddingPosition, look: Outlook, rules: str) -> Rows:
    """Name a suit of five cards rather than let them have it low."""

    def fit(suit: Suit) -> Need:
        return biddable(suit) & (length(suit) >= 5)

    rows: Rows = []
    for suit in at.unnamed:
        bid = at.low(suit.strain)
        if bid is None or bid.level > 3 or look.partner.least < 6:
            continue
        enough = TOTAL >= (20 if bid.level <= 2 else 23) - look.partner.least
        rows += only(bid, rules, chosen(suit, fit, at.unnamed, at.order) & enough)
    return rows


def _together(at: BiddingPosition, bid: Bid) -> int:
    """Return the points both hands should have to bid on at this level."""
    return {1: 12, 2: 14, 3: 17}.get(bid.level, 19) + at.vulnerable


def _again(at: BiddingPosition, look: Outlook, rules: str) -> Rows:
    """Repeat a long suit that allows it (C-REP-1, C-REP-2)."""
    rows: Rows = []
    for suit in at.my_suits:
        times = sum(said.suit is suit for said in at.my_bids)
        bid = at.low(suit.strain)
        if bid is None or bid.level > 3 or times > 2 or at.last is None:
            continue
        strong = TOTAL >= (14 if bid.level == 2 else 17) - min(3, look.partner.least // 2)
        worth = (length(suit) >= 6) & (T(suit) >= 3 + times) & strong
        rows += only(bid if at.last.strain is not Strain.NT else None, f"{rules} C-REP-1", worth)
    return rows

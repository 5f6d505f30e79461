"""Bidding on against opponents who bid as well: trumps together, doubles, sacrifices (S-LAW)."""

from __future__ import annotations

from sansatout.calls import DOUBLE, PASS, Bid
from sansatout.cards import Strain
from sansatout.contract import Contract, Doubling
from sansatout.robots.bidding.culbertson.sacrifice import sacrifice
from sansatout.robots.bidding.needs import All, Need
from sansatout.robots.bidding.outlook import Outlook
from sansatout.robots.bidding.points import POINTS, TOTAL
from sansatout.robots.bidding.position import BiddingPosition
from sansatout.robots.bidding.standard.placing import games, invites
from sansatout.robots.bidding.table import Rows, only, passing
from sansatout.robots.bidding.vocabulary import MAJORS, MINORS, SUITS, length

__all__ = ["competing", "penalty_doubles", "sacrifices"]

_ENOUGH_TO_DOUBLE = {1: 28, 2: 27, 3: 26, 4: 24, 5: 22, 6: 18, 7: 14}
"""Points of both hands that double a bid of this level (S-DBL-5)."""
_TRUMPS_TO_DOUBLE = {1: 4, 2: 4, 3: 3, 4: 2}


def competing(at: BiddingPosition) -> Rows:
    """Call over their bid after our side has spoken: game, double, bid on, or pass."""
    look = Outlook(at)
    return [
        *games(at, look),
        *invites(at, look),
        *([] if _for_take_out(at, look) else penalty_doubles(at, look)),
        *by_trumps(at, look),
        *sacrifices(at, look),
        *_again(at, look),
        *(_take_out_again(at, look) if _for_take_out(at, look) else []),
        *passing("S-LAW-4"),
    ]


def penalty_doubles(at: BiddingPosition, look: Outlook) -> Rows:
    """Double what both hands together should beat (S-DBL-5)."""
    if at.last is None or not at.theirs or at.doubled:
        return []
    level, suit = at.last.level, at.last.strain.suit
    need = POINTS >= max(0, _ENOUGH_TO_DOUBLE[level] - look.partner.least)
    if suit is not None:
        need = need & (length(suit) >= _TRUMPS_TO_DOUBLE.get(level, 1))
    sure = POINTS >= 26 - look.partner.least
    return only(DOUBLE, "S-DBL-5", need) + (only(DOUBLE, "S-DBL-5", sure) if level >= 4 else [])


def by_trumps(at: BiddingPosition, look: Outlook) -> Rows:
    """Bid as many tricks as both hands have trumps (S-LAW-1)."""
    if at.last is None or at.last.level >= 4:
        return []
    rows: Rows = []
    for suit in SUITS:
        known = look.partner.shortest[suit]
        if suit in look.their_suits or known < 2:
            continue
        bid = at.low(suit.strain)
        if bid is None or bid.level > 4:
            continue
        enough = look.fit(suit) >= _least(at, bid) - look.partner.least
        rows += only(bid, "S-LAW-1", look.together(suit, bid.level + 6) & enough)
        if bid.level >= 3:
            more = look.fit(suit) >= _least(at, bid) + 5 - look.partner.least
            rows += only(bid, "S-LAW-1", look.together(suit, max(8, bid.level + 5)) & more)
    return rows


def _least(at: BiddingPosition, bid: Bid) -> int:
    """Return the points both hands should have to bid on at this level."""
    return {1: 12, 2: 14, 3: 16}.get(bid.level, 19) + at.vulnerable


def sacrifices(at: BiddingPosition, look: Outlook) -> Rows:
    """Bid over their game what costs less than it, by trumps and shape (S-LAW-2)."""
    last = at.last
    if last is None or at.doubled or at.reading.over_game(at.me.side):
        return []
    if not at.situation.is_game(last, at.me.side.other) or last.level > 5:
        return []
    rows: Rows = []
    for suit in SUITS:
        known = look.partner.shortest[suit]
        bid = at.bid(at.cheapest(suit.strain), suit.strain)
        if known < 3 or suit in look.their_suits or bid is None or bid.level > 5:
            continue
        short = _affordable(at, bid, last)
        if short:
            trumps = max(bid.level + 6 - short + 1, 9)
            weak = POINTS <= 20 - look.partner.least
            enough = look.fit(suit) >= 9
            need = look.together(suit, trumps) & weak & enough & (length(suit) >= 4)
            rows += only(bid, "S-LAW-2", need)
    return rows


def _affordable(at: BiddingPosition, ours: Bid, theirs: Bid) -> int:
    """Return how many undertricks cost less, doubled, than their contract is worth."""
    stakes, short = at.situation.stakes, 0
    doubled = Contract(ours.level, ours.strain, Doubling.DOUBLED)
    made = Contract(theirs.level, theirs.strain)
    while short < 4:
        found = sacrifice(
            stakes.system, doubled, short + 1, made, we_vulnerable=at.vulnerable,
            they_vulnerable=at.situation.vulnerable(at.me.side.other), options=stakes.options,
        )  # fmt: skip
        if not found.pays:
            break
        short += 1
    return short


def _again(at: BiddingPosition, look: Outlook) -> Rows:
    """Repeat a long suit, or name a second one, low (S-LAW-3)."""
    rows: Rows = []
    if at.last is None or at.last.strain is Strain.NT:
        return rows
    rows += _much_longer(at, look)
    if at.last.level >= 3 or _told_all(look):
        return rows
    for suit in (*MAJORS, *MINORS):
        level, shown = at.cheapest(suit.strain), look.mine.shortest[suit]
        if suit in look.their_suits or level > 3:
            continue
        strong = TOTAL >= (14 if level == 2 else 17) - min(3, look.partner.least // 2)
        if shown >= 4:
            rows += only(
                at.low(suit.strain),
                "S-LAW-3",
                (length(suit) >= shown + 1) & strong & (length(suit) >= 6),
            )
        elif look.mine.least >= 8 and at.my_bids:
            rows += only(at.low(suit.strain), "S-LAW-3", (length(suit) >= 5) & (TOTAL >= 15))
    return rows


def _much_longer(at: BiddingPosition, look: Outlook) -> Rows:
    """Bid a major again that is two cards longer than told, to game with strength (S-LAW-3)."""
    rows: Rows = []
    for suit in MAJORS:
        shown = look.mine.shortest[suit]
        if shown not in (4, 5) or suit in look.their_suits or look.mine.most <= 11:
            continue
        seven = length(suit) >= shown + 2
        strong = TOTAL >= 19 - min(3, look.partner.least // 2)
        rows += only(look.game(suit.strain), "S-LAW-3", seven & strong)
        if at.cheapest(suit.strain) <= 3:
            rows += only(at.low(suit.strain), "S-LAW-3", seven & (TOTAL >= 14))
    return rows


def _for_take_out(at: BiddingPosition, look: Outlook) -> bool:
    """Tell whether a double would ask partner to bid: low, and no trumps agreed (S-DBL-4)."""
    if at.last is None or at.last.level > 3 or at.last.strain is Strain.NT:
        return False
    return look.agreed is None


def _take_out_again(at: BiddingPosition, look: Outlook) -> Rows:
    """Double again, short in their suit and with something to spare (S-DBL-4)."""
    trump = None if at.last is None else at.last.strain.suit
    if trump is None or at.doubled or at.last is None or _told_all(look):
        return []
    known = max(look.partner.least, 5)
    spare = max(8, {1: 20, 2: 21}.get(at.last.level, 23) - known)
    silent = all(said.call is PASS for said in at.partners)
    if silent and look.last_chance and at.mine and at.last.level <= 2:
        spare = 12
    short = length(trump) <= 2
    return only(DOUBLE, "S-DBL-4", short & (POINTS >= spare) & _no_long(look))


def _told_all(look: Outlook) -> bool:
    """Tell whether my hand is known within a few points: no trump, or a weak opening."""
    return look.mine.most - look.mine.least <= 3 or look.mine.most <= 11


def _no_long(look: Outlook) -> Need:
    return All(tuple(length(s) <= 6 for s in SUITS if look.mine.shortest[s] < 6))

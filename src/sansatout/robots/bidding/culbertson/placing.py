"""Later calls where the book is silent: the contract follows from what both hands have told.

Points count, with short suits and long trumps once a suit fits; partner counts for the least that
his calls have told (C-GAP-28).
"""

from __future__ import annotations

from sansatout.calls import Bid
from sansatout.cards import Strain, Suit
from sansatout.robots.bidding.culbertson.slams import slam_tries
from sansatout.robots.bidding.culbertson.trumps import Trumps, no_void, trumps
from sansatout.robots.bidding.outlook import Outlook
from sansatout.robots.bidding.points import POINTS, TOTAL
from sansatout.robots.bidding.position import BiddingPosition
from sansatout.robots.bidding.table import Rows, only
from sansatout.robots.bidding.vocabulary import MAJORS, MINORS, length, no_shortage

__all__ = ["GAME", "games", "invites", "placing", "slam_or_game"]

GAME = 24
"""Points of both hands, shape included, that are good for four of a suit or three no trump."""
LEVEL = 4
"""So many more are needed for every level above: five of a minor, games of Reform."""


def placing(at: BiddingPosition, rules: str) -> Rows:
    """Bid slam or game on what both hands have told, or ask partner for it."""
    return [*slam_or_game(at, rules), *invites(at, rules)]


def slam_or_game(at: BiddingPosition, rules: str) -> Rows:
    """Bid slam or game on what both hands have told."""
    look = Outlook(at)
    tries = slam_tries(at, look, rules)
    return [*tries, *(_out_of_no_trump if at.game_reached else games)(at, look, rules)]


def _out_of_no_trump(at: BiddingPosition, look: Outlook, rules: str) -> Rows:
    """Take partner's three no trump out into a major too long, or a hand too short, for it."""
    last = look.partner_last
    if at.last is not Bid(3, Strain.NT) or last is None or last.bid is not at.last:
        return []
    rows: Rows = []
    for suit in MAJORS:
        long = (length(suit) >= 7) | ((length(suit) >= 6) & ~no_shortage)
        rows += only(at.bid(4, suit.strain) if suit in at.my_suits else None, rules, long)
    return rows


def games(at: BiddingPosition, look: Outlook, rules: str) -> Rows:
    """Bid game with the points for it: in a major that fits, at no trump, in a minor."""
    least = look.partner.least
    rows: Rows = []
    for fit in _ours(at, look, MAJORS):
        rows += _game(at, look, fit, rules)
    for suit in MAJORS:
        if suit in at.my_suits and look.partner.longest[suit] >= 2:
            alone = (length(suit) >= 6) & (TOTAL >= _needed(at, suit.strain) + 1 - least)
            rows += only(look.game(suit.strain), rules, alone)
    fine = look.stopped & no_void(look)
    flat = _needed(at, Strain.NT) - look.partner.honours
    rows += only(look.game(Strain.NT), rules, fine & (POINTS >= flat))
    rows += only(look.game(Strain.NT), rules, fine & (TOTAL >= flat + 1))
    for fit in _ours(at, look, MINORS):
        rows += _game(at, look, fit, rules)
    return rows


def _game(at: BiddingPosition, look: Outlook, fit: Trumps, rules: str) -> Rows:
    enough = fit.points >= _needed(at, fit.strain) - look.partner.least
    return only(look.game(fit.strain), rules, fit.need & enough)


def _needed(at: BiddingPosition, strain: Strain) -> int:
    """Return the points of both hands that are good for game in the strain."""
    usual = 3 if strain is Strain.NT else 4
    return GAME + LEVEL * max(0, at.game(strain) - usual)


def invites(at: BiddingPosition, rules: str) -> Rows:
    """Ask partner for game with more than the least he has told."""
    look = Outlook(at)
    least = look.partner.least
    if at.game_reached or least < 5 or look.partner.most <= least + 1:
        return []
    low = GAME - least - max(1, min(look.partner.most - least, 6) // 3)
    rows: Rows = []
    for fit in _ours(at, look, MAJORS):
        bid = at.bid(3, fit.strain)
        if bid is not None and bid.level < at.game(fit.strain):
            asks = fit.points.between(low, GAME - 1 - least)
            rows += only(bid, rules, fit.need & asks)
    if at.game(Strain.NT) > 2:
        gap = least - look.partner.honours
        asks = POINTS.between(low + gap, GAME - 1 - look.partner.honours)
        rows += only(at.bid(2, Strain.NT), rules, asks & look.stopped & no_void(look))
    return rows


def _ours(at: BiddingPosition, look: Outlook, suits: tuple[Suit, ...]) -> list[Trumps]:
    return [found for suit in suits if (found := trumps(at, look, suit)) is not None]

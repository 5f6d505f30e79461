"""Slams where the book is silent: the points of both hands with trumps, then aces (C-GAP-29)."""

from __future__ import annotations

from sansatout.calls import Bid
from sansatout.cards import Strain, Suit
from sansatout.robots.bidding.culbertson.trumps import Trumps, no_void, trumps
from sansatout.robots.bidding.outlook import Outlook
from sansatout.robots.bidding.points import ACES, POINTS, key_cards
from sansatout.robots.bidding.position import BiddingPosition
from sansatout.robots.bidding.reading import CallKind, Spoken
from sansatout.robots.bidding.table import Rows, only, passing
from sansatout.robots.bidding.vocabulary import SUITS

__all__ = ["answer_aces", "asked_aces", "heard_aces", "slam_tries"]

SLAM = 33
"""Points of both hands, short suits and long trumps included, that are good for six."""
WIDE = 3
"""Points that partner is counted for above the least he has told, where he may have more.

His strength has no upper limit, or he has told honours only and short suits may come to them.
"""
HONOURS = 18
"""Points in honours that a slam asks for, whatever the shape."""
_UNLIMITED = 30
_SOME = 10
"""Points from which a hand told by honours alone is counted for its shape as well."""
_ALL_KEYS = 5
"""The aces and the king of trumps."""
_OWN_KEYS = {Suit.C: 2, Suit.D: 1}
"""Key cards without which nobody asks: answers above five of a minor leave no way back."""
_MANY_KEYS = 3
"""Who has so many himself goes for six on a point less, if partner has told some strength."""
_RULE = "C-GAP-29"


def slam_tries(at: BiddingPosition, look: Outlook, rules: str) -> Rows:
    """Go for six when both hands have the points and a fit."""
    low = at.last is not None and at.last.level < 6
    if not at.situation.stakes.slams_pay or at.theirs or not low or look.partner.least < 6:
        return []
    rows: Rows = []
    for suit in SUITS:
        fit = trumps(at, look, suit)
        if fit is not None:
            rows += _asking(at, look, fit, rules)
    flat = SLAM - look.partner.honours - (WIDE - 1 if _unlimited(look) else 0)
    enough = (POINTS >= flat) & look.stopped & no_void(look)
    return rows + only(at.slam(Strain.NT), f"{_RULE} {rules}", enough)


def _asking(at: BiddingPosition, look: Outlook, fit: Trumps, rules: str) -> Rows:
    """Ask for aces over a suit that partner knows to be trumps; where that is too late bid six."""
    ask, suit = at.bid(4, Strain.NT), fit.strain.suit
    honours = POINTS >= HONOURS - look.partner.honours
    enough = SLAM - look.partner.least - _more(look)
    keys = ACES if suit is None else key_cards(suit)
    points = fit.points >= enough
    if look.partner.least >= _SOME:
        points |= (fit.points >= enough - 1) & (keys >= _MANY_KEYS)
    strong = fit.need & points & honours
    if ask is not None and suit is not None and _trump(at) is suit:
        own = key_cards(suit) >= _OWN_KEYS.get(suit, 0)
        return only(ask, f"{_RULE} {rules}", strong & own, artificial=True)
    return only(at.slam(fit.strain), f"{_RULE} {rules}", strong & (ACES >= 1))


def _more(look: Outlook) -> int:
    """Return what to count partner for above the least, once a suit is trumps."""
    told = look.partner
    shape_untold = told.least == told.honours >= _SOME
    return WIDE if shape_untold or _unlimited(look) else 0


def _unlimited(look: Outlook) -> bool:
    return look.partner.most >= _UNLIMITED


def _trump(at: BiddingPosition) -> Suit | None:
    """Return the suit both partners have named; else the last one our side has."""
    both = [suit for suit in at.partner_suits if suit in at.my_suits]
    named = [said.suit for said in at.reading.bids if said.seat in at.me.side.seats and said.suit]
    return both[-1] if both else named[-1] if named else None


def asked_aces(said: Spoken | None) -> bool:
    """Tell whether a call asked for aces."""
    return (
        said is not None
        and said.rule == _RULE
        and said.kind is CallKind.QUESTION
        and said.bid is Bid(4, Strain.NT)
    )


def answer_aces(at: BiddingPosition) -> Rows:
    """Tell the number of key cards, aces and the king of trumps, by the suit of the answer."""
    rows: Rows = []
    trump = _trump(at)
    if not at.theirs and trump is not None:
        for strain, count in ((Strain.S, 3), (Strain.H, 2), (Strain.D, 1)):
            rows += only(at.bid(5, strain), _RULE, key_cards(trump) >= count, artificial=True)
        rows += only(at.bid(5, Strain.C), _RULE, artificial=True)
    return [*rows, *passing(_RULE)]


def heard_aces(at: BiddingPosition, answer: Spoken) -> Rows:
    """Bid the slam if not more than one key card is missing, else stop."""
    trump = _trump(at)
    assert trump is not None, "aces are asked for with trumps in mind"
    told = answer.bid.strain.value if answer.bid is not None and answer.artificial else 0
    rows = only(at.slam(trump.strain), _RULE, key_cards(trump) >= _ALL_KEYS - 1 - told)
    if at.last is not None and at.last.strain is trump.strain:
        return [*rows, *passing(_RULE)]
    return [*rows, *only(at.bid(5, trump.strain), _RULE), *only(at.slam(trump.strain), _RULE)]

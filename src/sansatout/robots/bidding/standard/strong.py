"""The strong opening of 2C, and answers to weak openings of two and more (S-TWO, S-WEAK)."""

from __future__ import annotations

from sansatout.calls import Bid
from sansatout.cards import Strain, Suit
from sansatout.robots.bidding.outlook import Outlook
from sansatout.robots.bidding.points import BALANCED, POINTS, good_suit, suit_value
from sansatout.robots.bidding.position import BiddingPosition
from sansatout.robots.bidding.table import Rows, only, passing
from sansatout.robots.bidding.vocabulary import MAJORS, SUITS, chosen, length, longest_first

__all__ = ["after_two_clubs", "to_a_weak_opening", "to_two_clubs", "weak_opener_again"]


def to_two_clubs(at: BiddingPosition) -> Rows:
    """Answer 2C: a good suit of five with eight points, else 2D and wait (S-TWO-1, S-TWO-2)."""
    rows: Rows = []
    for suit in (*MAJORS, Suit.D, Suit.C):
        pick = chosen(suit, lambda s: length(s) >= 5, SUITS, longest_first)
        bid = at.bid(max(at.cheapest(suit.strain), 2 + (suit in (Suit.D, Suit.C))), suit.strain)
        rows += only(bid, "S-TWO-2", (POINTS >= 8) & good_suit(suit) & pick)
    rows += passing("S-TWO-1", POINTS <= 7) if not at.rho_passed else []
    rows += only(at.bid(2, Strain.D), "S-TWO-1", artificial=True)
    return [*rows, *passing("S-TWO-1")]


def after_two_clubs(at: BiddingPosition) -> Rows:
    """Show opener's hand after 2C: balanced with a range, or a suit, and then game."""
    rows: Rows = []
    look = Outlook(at)
    flat = BALANCED & look.stopped
    rows += only(at.bid(2, Strain.NT), "S-TWO-4", flat & POINTS.between(22, 24))
    rows += only(at.bid(3, Strain.NT), "S-TWO-4", flat & (POINTS >= 25))
    for suit in look.our_suits:
        if look.partner.shortest[suit] >= 5:
            rows += only(at.low(suit.strain), "S-TWO-3", length(suit) >= 3)
    for suit in SUITS:
        pick = chosen(suit, lambda s: length(s) >= 4, SUITS, longest_first)
        bid = at.bid(at.cheapest(suit.strain), suit.strain)
        rows += only(bid, "S-TWO-3", (POINTS >= 22) & pick)
    return rows


def to_a_weak_opening(at: BiddingPosition, opened: Bid) -> Rows:
    """Answer a weak opening: raise by the trumps, game with a strong hand (S-WEAK)."""
    suit, look = opened.strain.suit, Outlook(at)
    assert suit is not None, "weak openings are suits"
    game = at.game(suit.strain)
    fit = suit_value(suit, 6)
    rows: Rows = []
    if suit in MAJORS and at.rho_passed and at.situation.stakes.slams_pay and opened.level <= 3:
        ask = (length(suit) >= 2) & (fit >= 22)
        rows += only(at.bid(4, Strain.NT), "S-SLAM-1", ask, artificial=True)
    if suit in MAJORS:
        enough = 15 if opened.level == 2 else 14
        rows += only(look.game(suit.strain), "S-WEAK-1", (length(suit) >= 2) & (fit >= enough))
        rows += only(look.game(suit.strain), "S-WEAK-1", (length(suit) >= 1) & (POINTS >= 17))
    rows += (
        only(look.game(Strain.NT), "S-WEAK-1", (POINTS >= 16) & (length(suit) >= 2) & look.stopped)
        if suit not in MAJORS
        else []
    )
    for other in MAJORS:
        if other is not suit:
            need = (length(other) >= 6) & (POINTS >= 14) & good_suit(other)
            rows += only(look.game(other.strain), "S-WEAK-2", need)
    rows += only(look.game(Strain.NT), "S-WEAK-1", (POINTS >= 17) & BALANCED & look.stopped)
    if opened.level == 2:
        rows += only(at.bid(4, suit.strain) if game <= 4 else None, "S-WEAK-3", length(suit) >= 5)
        rows += only(_plus_one(at, suit), "S-WEAK-3", (length(suit) >= 3) & (POINTS <= 14))
    if opened.level == 3:
        rows += only(at.bid(4, suit.strain), "S-WEAK-3", (length(suit) >= 3) & (POINTS >= 6))
    return [*rows, *passing("S-WEAK-4")]


def _plus_one(at: BiddingPosition, suit: Suit) -> Bid | None:
    return at.low(suit.strain) if at.cheapest(suit.strain) <= 3 else None


def weak_opener_again(at: BiddingPosition) -> Rows:
    """Say no more: the weak opening told it all (S-WEAK-4)."""
    return passing("S-WEAK-4")

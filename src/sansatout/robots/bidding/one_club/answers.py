"""Opening in the club system and answering the club (sections 2, 4 and 8)."""

from __future__ import annotations

from sansatout.calls import Bid
from sansatout.cards import Strain, Suit
from sansatout.robots.bidding.culbertson.openings import preemptive
from sansatout.robots.bidding.needs import All, Need
from sansatout.robots.bidding.one_club.counts import HT, readings_of
from sansatout.robots.bidding.one_club.kinds import ONE_CLUB
from sansatout.robots.bidding.position import BiddingPosition
from sansatout.robots.bidding.table import Rows, only, passing
from sansatout.robots.bidding.vocabulary import (
    MAJORS,
    SUITS,
    biddable,
    chosen,
    length,
    longest_first,
)

__all__ = ["answers", "five", "openings"]


def five(suit: Suit) -> Need:
    """Five cards or more, whatever they are."""
    return length(suit) >= 5


def _biddable_five(suit: Suit) -> Need:
    return biddable(suit) & five(suit)


def openings(at: BiddingPosition) -> Rows:
    """Open 1C on two and a half to four; more opens two, less passes or shuts out (R-GAP-6)."""
    rows: Rows = []
    for suit in SUITS:
        need = (HT(at) > 4) & chosen(suit, five, SUITS, longest_first)
        rows += only(Bid(2, suit.strain), "R-GAP-1 C-FRC-1", need)
    rows += only(Bid(2, Strain.NT), "R-GAP-1", HT(at) > 4)
    rows += only(ONE_CLUB, "R-OPEN-1", HT(at) >= 2.5, artificial=True)
    for row in preemptive(vulnerable=at.vulnerable):
        rows += only(row.act, f"R-GAP-2 {row.rules[0]}", row.need)
    return [*rows, *passing("R-OPEN-2")]


def answers(at: BiddingPosition) -> Rows:
    """Answer the club; when the opponents acted the negative hand passes (R-INT-1, R-GAP-9)."""
    if at.rho_passed:
        rows = only(at.bid(1, Strain.D), "R-NEG-1", HT(at) < 1.5, artificial=True)
    else:
        rows = passing("R-INT-1", HT(at) < 1.5)
    return [*rows, *_forcing(at), *_positive(at), *passing("R-INT-2")]


def _forcing(at: BiddingPosition) -> Rows:
    """Answer more than two and a half with a jump, forcing to game (R-FRC-4)."""
    rows: Rows = []
    for suit in at.unnamed:
        pick = (HT(at) > 2.5) & chosen(suit, _biddable_five, at.unnamed, longest_first)
        rule = "R-FRC-1 R-FRC-4" if suit in MAJORS else "R-FRC-2 R-FRC-4"
        jump = at.capped(_answer_level(at, suit) + 1, suit.strain)
        rows += only(jump, _rules(at, rule), pick)
    jump = at.capped(at.cheapest(Strain.NT) + 1, Strain.NT)
    return rows + only(jump, _rules(at, "R-FRC-3 R-FRC-4"), HT(at) > 2.5)


def _positive(at: BiddingPosition) -> Rows:
    rows: Rows = []
    for suit in at.unnamed:
        level = _answer_level(at, suit)
        high = (HT(at) >= 2.5) if level >= 3 else All(())
        pick = (HT(at) >= 1.5) & high & chosen(suit, _biddable_five, at.unnamed, longest_first)
        rule = "R-POS-1" if suit in MAJORS else "R-POS-2"
        rows += only(at.capped(level, suit.strain), _rules(at, rule), pick)
    return rows + only(at.bid(1, Strain.NT), _rules(at, "R-POS-3 R-POS-5"), HT(at) >= 1.5)


def _answer_level(at: BiddingPosition, suit: Suit) -> int:
    """Return the level of a positive answer: the cheapest, but diamonds never at one (R-POS-2)."""
    free = at.last is ONE_CLUB
    if not at.rho_passed and readings_of(at).interference_one_level == "not-used":
        return max(2, at.cheapest(suit.strain))  # M-4
    return 2 if free and suit is Suit.D else at.cheapest(suit.strain)


def _rules(at: BiddingPosition, rules: str) -> str:
    return rules if at.rho_passed else f"R-INT-2 {rules}"

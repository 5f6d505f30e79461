"""Doubling and redoubling (BW-DBL-1 to BW-DBL-9)."""

from __future__ import annotations

from enum import Enum

from sansatout.cards import Hand, Strain, Suit
from sansatout.robots.bidding.bridge_whist.words import (
    ALL_STOPPED,
    SURE,
    Score,
    against,
    trumps,
    with_kings,
)
from sansatout.robots.bidding.counts import Counts
from sansatout.robots.bidding.needs import Fact, Need
from sansatout.robots.bidding.table import Decision, Row, choose

__all__ = ["Role", "doubles", "redoubles"]


class Role(Enum):
    """A player's place from the dealer on."""

    DEALER = 0
    FOREHAND = 1
    THIRD = 2
    FOURTH = 3

    def behind(self, other: Role) -> bool:
        """Tell whether the player sits behind the other: plays next after him."""
        return (self.value - other.value) % 4 == 1


_HEART_ACE = Fact("ace", lambda c: c.holdings[Suit.H] >= 1 << 12, Suit.H)
_LEAST = {Strain.H: 5, Strain.D: 5, Strain.C: 4, Strain.S: 4}


def doubles(hand: Hand, role: Role, namer: Role, strain: Strain, score: Score) -> Decision[bool]:
    """Decide whether to double a strain that was named."""
    need_rows = (
        _against_no_trump(role, namer, score)
        if strain.suit is None
        else _against_suit(strain.suit, role, namer, score)
    )
    rows = [Row(act=True, rules=tuple(rules.split()), need=need) for rules, need in need_rows]
    return choose([*rows, Row(act=False, rules=("BW-DBL-1",))], Counts(hand))


def _eager(score: Score, strain: Strain) -> int:
    """Return 1 where a doubled trick wins us the game and they go out anyway.

    BW-DBL-8, as example III has it (BW-13.5).
    """
    return int(score.we_go_out(strain, multiplier=2) and score.they_go_out(strain))


def _against_no_trump(role: Role, namer: Role, score: Score) -> list[tuple[str, Need]]:
    """Ask for seven certain tricks, with the lead or with hearts (BW-DBL-2, BW-DBL-6, BW-DBL-7).

    Without the lead a long suit is not enough (BW-13.2); behind the namer kings are, in front of
    him or on lead they are not (BW-13.4, BW-13.6, BW-13.7).
    """
    least = 7 - _eager(score, Strain.NT)
    if role is Role.FOREHAND:
        return [("BW-DBL-2", SURE >= least)]
    rows = [("BW-DBL-6 BW-DBL-2", _HEART_ACE & (SURE >= least))]
    if role.behind(namer):
        rows.append(("BW-DBL-7 BW-DBL-2", ALL_STOPPED & (with_kings >= least)))
    return rows


def _against_suit(trump: Suit, role: Role, namer: Role, score: Score) -> list[tuple[str, Need]]:
    """Ask for tricks, and trump strength except against spades.

    BW-DBL-3, BW-DBL-4, BW-DBL-5, BW-DBL-7.
    """
    in_front = not role.behind(namer)
    least = _LEAST[trump.strain] + in_front - _eager(score, trump.strain)
    rule = "BW-DBL-3" if trump in (Suit.H, Suit.D) else "BW-DBL-4"
    need = against(trump) >= least
    if trump is not Suit.S:
        need = need & (trumps(trump) >= 2)
    return [(f"{rule} BW-DBL-5 BW-DBL-7", need)]


def redoubles(hand: Hand, strain: Strain, *, first_doubler: bool) -> Decision[bool]:
    """Decide whether to redouble; the first doubler wants exceptional strength (BW-DBL-9)."""
    trump = strain.suit
    if trump is None:
        need = SURE >= (9 if first_doubler else 7)
    else:
        need = (against(trump) >= (7 if first_doubler else 6)) & (trumps(trump) >= 2)
    rows = [Row(act=True, rules=("BW-DBL-9",), need=need), Row(act=False, rules=("BW-DBL-9",))]
    return choose(rows, Counts(hand))

"""Raising partner's suit (sections 9 and 10.3): how high the support tricks go."""

from __future__ import annotations

from math import inf

from sansatout.cards import Suit
from sansatout.robots.bidding.needs import Need
from sansatout.robots.bidding.position import BiddingPosition
from sansatout.robots.bidding.table import Rows, only
from sansatout.robots.bidding.vocabulary import HT, MAJORS, PT, normal_support

__all__ = ["RAISE_TABLE", "after_a_raise", "raise_by_table", "shown_support"]

RAISE_TABLE = (
    (6, 8.5, inf, "C-RAISE-6"),
    (5, 7.5, 8.0, "C-RAISE-5"),
    (4, 5.5, 7.0, "C-RAISE-4"),
    (3, 4.5, 5.0, "C-RAISE-3"),
    (2, 3.0, 4.0, "C-RAISE-2"),
)
"""Level, least and most support tricks, rule."""


def shown_support(level: int) -> float:
    """Return the support tricks a raise of a one-bid to the level shows (C-GAP-13)."""
    return {2: 3.5, 3: 4.5, 4: 5.5, 5: 7.5}.get(level, 8.5)


def raise_by_table(
    at: BiddingPosition, suit: Suit, trumps: Need | None = None, rule: str = ""
) -> Rows:
    """Raise a one-bid on what is held beyond three support tricks.

    C-RESP-4, C-RAISE-1, C-RAISE-2, C-RAISE-3, C-RAISE-4, C-RAISE-5, C-RAISE-6, C-RAISE-7.
    """
    trumps = trumps or normal_support(suit)
    worth = trumps & (HT > 1)
    rows: Rows = []
    for level, least, most, row_rule in _table(at):
        tricks = at.st(suit)
        enough = tricks >= least if most == inf else tricks.between(least, most)
        need = worth & enough
        rules = f"{row_rule} C-RAISE-1 {rule}"
        if level >= at.game(suit.strain):
            braked = max(level - 1, at.cheapest(suit.strain))
            rows += only(at.bid(level, suit.strain), rules, need & (HT >= 2.5))
            rows += only(at.bid(braked, suit.strain), f"C-RAISE-7 {rules}", need & (HT < 2.5))
        else:
            rows += only(at.bid(level, suit.strain), rules, need)
    return rows


def _table(at: BiddingPosition) -> tuple[tuple[int, float, float, str], ...]:
    """Return the table; by the stricter reading three support tricks do not raise (C-RAISE-2)."""
    if at.readings.raise_on_three == "yes":
        return RAISE_TABLE
    *higher, (level, _, most, rule) = RAISE_TABLE
    return (*higher, (level, 3.5, most, rule))


def after_a_raise(at: BiddingPosition, suit: Suit, shown: float, rules: str) -> Rows:
    """Go on to what playing tricks and partner's support are good for (C-GAP-13)."""
    assert at.last is not None, "a raise is a bid"
    game, present = at.game(suit.strain), at.last.level
    tricks = PT(suit.strain)
    if present >= game:
        return only(at.slam(suit.strain), rules, tricks >= 12 - shown) if present < 6 else []
    rows: Rows = []
    if suit in MAJORS:  # of a minor points decide, three no trump being nearer
        rows += only(at.bid(game, suit.strain), rules, tricks >= game + 6 - shown)
    for level in range(game - 1, present, -1):
        rows += only(at.bid(level, suit.strain), rules, tricks >= level + 6 - shown)
    return rows

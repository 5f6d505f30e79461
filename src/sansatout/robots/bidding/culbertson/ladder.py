"""The no-trump ladder: how high both partners' honour tricks go (C-NTL-1 to C-NTL-4)."""

from __future__ import annotations

from sansatout.cards import Strain
from sansatout.robots.bidding.needs import ALWAYS, Measure, Need
from sansatout.robots.bidding.position import BiddingPosition
from sansatout.robots.bidding.table import Rows, only
from sansatout.robots.bidding.vocabulary import HT

__all__ = ["no_trump_by_ladder"]

_COMBINED = {1: 4.0, 2: 5.0, 3: 5.5, 4: 6.0, 5: 6.5, 6: 7.0, 7: 7.5}
"""Least combined honour tricks of a level; four and five only where no less is game."""


def no_trump_by_ladder(
    at: BiddingPosition, partner: float, rules: str, also: Need = ALWAYS, own: Measure = HT
) -> Rows:
    """Bid no trump as high as partner's honour tricks with our own are good for, if it is legal."""
    game = at.game(Strain.NT)
    rows = only(at.slam(Strain.NT), f"C-NTL-4 {rules}", (own >= 7 - partner) & also)
    for level in range(min(game, 5), 0, -1):
        rule = f"C-NTL-{min(level, 3)}"
        bid = None if at.game_reached else at.bid(level, Strain.NT)
        rows += only(bid, f"{rule} {rules}", (own >= _COMBINED[level] - partner) & also)
    return rows

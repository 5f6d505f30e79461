"""Vanderbilt-bridge, the pamphlet's second table (sections 7 and 9 of its rules).

No chicane (PB-9.5); the points below the line always count (PB-9.6); games from nothing are 3NT,
4H, 4S, 5C and 5D (PB-9.7).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from sansatout.cards import Strain
from sansatout.options import option
from sansatout.scoring.contractual import Settled, above
from sansatout.scoring.pamphlet import PamphletOptions, PamphletSystem
from sansatout.scoring.rubber import RubberSheet
from sansatout.scoring.sheet import Column, Entry, Played

__all__ = ["VANDERBILT", "VanderbiltOptions", "VanderbiltScoring"]

# PB-9: (first game, danger) for plain and doubled; a redouble doubles the doubled figure.
FULFILMENT = ((0, 0), (50, 100))
OVERTRICK = ((50, 50), (100, 200))
# PB-9: single undertricks, the last figure for each further one.
UNDERTRICKS = (((50,), (100, 200)), ((100, 100, 200, 200, 400), (200, 400)))
SMALL_SLAM, GRAND_SLAM = (500, 750), (1000, 1500)
TWO_GAMES, THREE_GAMES = 700, 500


@dataclass(frozen=True, slots=True)
class VanderbiltOptions(PamphletOptions):
    """The readings of the Vanderbilt table."""

    danger_is_per_side: bool = option(default=True, rule="P25")


class VanderbiltScoring(PamphletSystem[VanderbiltOptions]):
    """Tricks 20, 30 and 35, game at 100; slams must be bid, the rubber pays but not the game."""

    key = "vanderbilt"
    game_limit = 100
    options_type = VanderbiltOptions
    trick_values = MappingProxyType(
        {Strain.C: 20, Strain.D: 20, Strain.H: 30, Strain.S: 30, Strain.NT: 35}
    )
    honour_points = (100, 150, 150)

    def danger_is_per_side(self, options: VanderbiltOptions) -> bool:
        """P25."""
        return options.danger_is_per_side

    def play_items(self, deal: Settled, options: VanderbiltOptions) -> Iterator[Entry]:
        """Yield contract, fulfilment, overtricks and slam, or the undertricks."""
        if not deal.made:
            # PB-9.2: nothing for non-fulfilment as such
            yield above(deal.by.other, _down(deal), "undertricks", "PB-9.2", deal.down)
            return
        yield self.contract_entry(deal)
        yield above(deal.by, _figure(FULFILMENT, deal), "fulfilment", "PB-9.1")
        points = _figure(OVERTRICK, deal) * deal.over
        yield above(deal.by, points, "overtricks", "PB-9.3", deal.over)
        yield from _slam(deal, self.slam_tricks(deal, options))

    def game_entries(self, sheet: RubberSheet[Played], winner: Column) -> tuple[Entry, ...]:
        """PB-9: no game premium; the rubber is worth more if the losers have no game."""
        if sheet.games(winner) == 0:
            return ()
        points = THREE_GAMES if sheet.games(winner.other) else TWO_GAMES
        return (above(winner, points, "rubber-premium", "PB-9"),)


def _figure(table: tuple[tuple[int, int], tuple[int, int]], deal: Settled) -> int:
    if deal.factor == 1:
        return table[0][deal.danger]
    return table[1][deal.danger] * deal.factor // 2


def _down(deal: Settled) -> int:
    steps = UNDERTRICKS[deal.factor > 1][deal.danger]
    further = max(0, deal.down - len(steps)) * steps[-1]
    return (sum(steps[: deal.down]) + further) * max(1, deal.factor // 2)


def _slam(deal: Settled, tricks: int) -> Iterator[Entry]:
    """PB-9.4: a slam counts only if bid and made."""
    if deal.contract.level == 7 and tricks == 13:
        yield above(deal.by, GRAND_SLAM[deal.danger], "grand-slam-announced", "PB-9.4")
    elif deal.contract.level == 6 and tricks >= 12:
        yield above(deal.by, SMALL_SLAM[deal.danger], "small-slam-announced", "PB-9.4")


VANDERBILT: Final = VanderbiltScoring()

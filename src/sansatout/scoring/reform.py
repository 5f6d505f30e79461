"""Reform-bridge, the pamphlet's third table (sections 7 and 10 of its rules).

No chicane (PB-10.6); games from nothing are 4NT, 5H, 5S, 6D and 7C (PB-10.7).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from sansatout.options import option
from sansatout.scoring.contractual import Settled, above
from sansatout.scoring.pamphlet import (
    RISING_VALUES,
    PamphletOptions,
    PamphletSystem,
    slam_winner,
)
from sansatout.scoring.rubber import RubberLine, RubberSheet
from sansatout.scoring.sheet import Column, Entry, Place, Played, total

__all__ = ["REFORM", "ReformOptions", "ReformScoring"]

FULFILMENT = NONFULFILMENT = 4
UNDERTRICK = (8, 16)
SMALL_SLAM, GRAND_SLAM = 16, 32
SMALL_SLAM_BID, GRAND_SLAM_BID = 48, 96


@dataclass(frozen=True, slots=True)
class ReformOptions(PamphletOptions):
    """The readings of the Reform table."""

    rubber_game_also_gets_game_premium: bool = option(default=False, rule="P16")
    below_line_in_total: bool = option(default=True, rule="P17")
    unbid_slam_scope: str = option("any_side", "declaring_side", "made_contract", rule="P20")
    reform_six_bid_seven_made: str = option(
        "small_announced", "both", "grand_unannounced", rule="P21"
    )
    reform_overtrick: int = option(8, 4, rule="P22")
    reform_premium_base: str = option("winner", "both_sides", rule="P23")
    reform_premium_doubled: bool = option(default=True, rule="P24")
    danger_is_per_side: bool = option(default=True, rule="P25")


class ReformScoring(PamphletSystem[ReformOptions]):
    """Kontrakt's tricks with game at 40; premiums are the points of the games themselves."""

    key = "reform"
    game_limit = 40
    options_type = ReformOptions
    trick_values = RISING_VALUES
    honour_points = (20, 40, 40)
    penalties_scale_down = True

    def sums_below(self, options: ReformOptions) -> bool:
        """P17."""
        return options.below_line_in_total

    def danger_is_per_side(self, options: ReformOptions) -> bool:
        """P25."""
        return options.danger_is_per_side

    def play_items(self, deal: Settled, options: ReformOptions) -> Iterator[Entry]:
        """Yield contract or failure, then the slam, bid or not."""
        yield from self._made(deal, options) if deal.made else _failed(deal)
        yield from _slams(deal, self.slam_tricks(deal, options), options)

    def _made(self, deal: Settled, options: ReformOptions) -> Iterator[Entry]:
        """PB-10.1: danger changes neither fulfilment nor overtricks."""
        yield self.contract_entry(deal)
        yield above(deal.by, FULFILMENT * deal.factor, "fulfilment", "PB-10.1")
        points = options.reform_overtrick * deal.factor * deal.over
        yield above(deal.by, points, "overtricks", "PB-10.1", deal.over)

    def game_entries(self, sheet: RubberSheet[Played], winner: Column) -> tuple[Entry, ...]:
        """PB-10.3, PB-10.4: the contract points of the game, at the end those of both games."""
        options = self.own(sheet.options)
        this = _contract_points(sheet.current_game, winner, options)
        game = above(winner, this, "game-premium", "PB-10.3")
        if sheet.games(winner) == 0:
            return (game,)
        before = sum(
            _contract_points(block.lines, winner, options)
            for block in sheet.blocks
            if block.winner is winner
        )
        rubber = above(winner, before + this, "rubber-premium", "PB-10.4")
        return (game, rubber) if options.rubber_game_also_gets_game_premium else (rubber,)


def _failed(deal: Settled) -> Iterator[Entry]:
    """PB-10.2: non-fulfilment once and the undertricks, which alone change with danger."""
    other = deal.by.other
    yield above(other, NONFULFILMENT * deal.factor, "nonfulfilment", "PB-10.2")
    points = UNDERTRICK[deal.danger] * deal.factor * deal.down
    yield above(other, points, "undertricks", "PB-10.2", deal.down)


def _slams(deal: Settled, tricks: int, options: ReformOptions) -> Iterator[Entry]:
    """PB-10.5: one premium a deal, higher if the slam was bid; P20 and P21 for the rest."""
    winner = slam_winner(deal, tricks, options.unbid_slam_scope)
    if winner is None:
        return
    column, taken = winner
    level = deal.contract.level if deal.made and column is deal.by else 0
    reading = options.reform_six_bid_seven_made if (level, taken) == (6, 13) else ""
    if (level, taken) == (7, 13):
        yield above(column, GRAND_SLAM_BID, "grand-slam-announced", "PB-10.5")
    elif level == 6 and reading != "grand_unannounced":
        yield above(column, SMALL_SLAM_BID, "small-slam-announced", "PB-10.5")
    if (taken == 13 and level < 6) or reading in ("both", "grand_unannounced"):
        yield above(column, GRAND_SLAM, "grand-slam", "PB-10.5")
    elif taken == 12 and level != 6:
        yield above(column, SMALL_SLAM, "small-slam", "PB-10.5")


def _contract_points(
    lines: Iterable[RubberLine[Played]], winner: Column, options: ReformOptions
) -> int:
    """Add up the points below the line: whose by P23, as written or undoubled by P24."""
    columns = Column if options.reform_premium_base == "both_sides" else (winner,)
    points = 0
    for line in lines:
        written = sum(total(line.entries, column, Place.BELOW) for column in columns)
        if line.result is not None and not options.reform_premium_doubled:
            written //= line.result.contract.doubling.factor
        points += written
    return points


REFORM: Final = ReformScoring()

"""Kontrakt-bridge, the pamphlet's first table (PB-8.1), with its worked rubber (PB-8.3).

Games from nothing are 3NT, 4H, 4S, 5C and 5D (PB-8.2.7). Slams and honours stay as they are
whatever the double and the danger (PB-7.9). Whether the points below the line are in the grand
total is an option (PB-8.2.6, P17).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from sansatout.options import Options, option
from sansatout.scoring.contractual import Settled, above
from sansatout.scoring.pamphlet import (
    RISING_VALUES,
    PamphletOptions,
    PamphletSystem,
    PamphletTelling,
    slam_winner,
)
from sansatout.scoring.rubber import RubberSheet
from sansatout.scoring.sheet import Column, Entry, Played

__all__ = ["KONTRAKT", "KontraktOptions", "KontraktScoring"]

UNIT: Final = 50
"""PB-8.1: plain in the first game; danger, a double and a redouble each double it."""
SMALL_SLAM, GRAND_SLAM = 100, 200
CHICANE = 50
GAME, RUBBER = 300, 750


@dataclass(frozen=True, slots=True)
class KontraktOptions(PamphletOptions):
    """The readings of the Kontrakt table."""

    rubber_game_also_gets_game_premium: bool = option(default=False, rule="P16")
    below_line_in_total: bool = option(default=True, rule="P17")
    chicane: bool = option(default=True, rule="P19")
    chicane_hands: str = option("each_hand", "once_a_side", rule="P19")
    unbid_slam_scope: str = option("any_side", "declaring_side", "made_contract", rule="P20")


class KontraktTelling(PamphletTelling):
    """Chicane is paid for, where it is agreed (P19)."""

    def paid(self, options: Options) -> frozenset[str]:
        """Return honours, and chicane if it is in use."""
        chicane = options.read_as(KontraktOptions).chicane
        return frozenset({"honours", "chicane"} if chicane else {"honours"})


class KontraktScoring(PamphletSystem[KontraktOptions]):
    """Early contract: tricks 6 to 10, game at 30, a premium for keeping one's word."""

    key = "kontrakt"
    game_limit = 30
    options_type = KontraktOptions
    telling = KontraktTelling()
    trick_values = RISING_VALUES
    honour_points = (100, 200, 200)

    def sums_below(self, options: KontraktOptions) -> bool:
        """P17."""
        return options.below_line_in_total

    def play_items(self, deal: Settled, options: KontraktOptions) -> Iterator[Entry]:
        """Yield contract or failure, the slam by tricks alone, and chicane."""
        yield from self._made(deal) if deal.made else self._failed(deal)
        slam = slam_winner(deal, self.slam_tricks(deal, options), options.unbid_slam_scope)
        if slam:
            yield _slam(*slam)
        yield from _chicane(deal.played, options)

    def _made(self, deal: Settled) -> Iterator[Entry]:
        """PB-8.2.1: a unit for keeping the contract, one for each overtrick."""
        unit = _unit(deal)
        yield self.contract_entry(deal)
        yield above(deal.by, unit, "fulfilment", "PB-8.2.1")
        yield above(deal.by, unit * deal.over, "overtricks", "PB-8.2.1", deal.over)

    def _failed(self, deal: Settled) -> Iterator[Entry]:
        """PB-8.2.2: a unit for failing, one for each trick missing (P15)."""
        unit = _unit(deal)
        yield above(deal.by.other, unit, "nonfulfilment", "PB-8.2.2")
        yield above(deal.by.other, unit * deal.down, "undertricks", "PB-8.2.2", deal.down)

    def game_entries(self, sheet: RubberSheet[Played], winner: Column) -> tuple[Entry, ...]:
        """PB-8.2.5: 300 for a game, for the one that ends the rubber 750 instead (P16)."""
        options = self.own(sheet.options)
        game = above(winner, GAME, "game-premium", "PB-8.2.5")
        if sheet.games(winner) == 0:
            return (game,)
        rubber = above(winner, RUBBER, "rubber-premium", "PB-8.2.5")
        return (game, rubber) if options.rubber_game_also_gets_game_premium else (rubber,)


def _unit(deal: Settled) -> int:
    return UNIT * deal.factor * (2 if deal.danger else 1)


def _slam(column: Column, tricks: int) -> Entry:
    """PB-8.2.3: thirteen tricks bring the grand slam only."""
    if tricks == 13:
        return above(column, GRAND_SLAM, "grand-slam", "PB-8.2.3")
    return above(column, SMALL_SLAM, "small-slam", "PB-8.2.3")


def _chicane(result: Played, options: KontraktOptions) -> Iterator[Entry]:
    """PB-8.2.4, P19: for each hand without a trump, or once a side."""
    if not options.chicane:
        return
    hands = result.chicane
    if options.chicane_hands == "once_a_side":
        hands = tuple(dict.fromkeys(hands))
    for column in hands:
        yield above(column, CHICANE, "chicane", "PB-8.2.4")


KONTRAKT: Final = KontraktScoring()

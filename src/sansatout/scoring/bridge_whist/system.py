"""A sitting of bridge-whist: hands scored until one side has won two games."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from sansatout.errors import RuleError
from sansatout.scoring.bridge_whist.figures import tables
from sansatout.scoring.bridge_whist.hand import (
    TRICK_VALUES,
    WhistHand,
    honour_points,
    honour_units,
    may_be_laid_down,
    odd_tricks,
)
from sansatout.scoring.bridge_whist.honours import Holding
from sansatout.scoring.bridge_whist.options import BridgeWhistOptions
from sansatout.scoring.bridge_whist.settlement import SECOND_GAME, chosen, settlement
from sansatout.scoring.bridge_whist.telling import WhistTelling
from sansatout.scoring.figures.parts import RuleTable
from sansatout.scoring.rubber import RubberSheet, RubberSystem
from sansatout.scoring.sheet import Column, Entry, Owner, Place, SettlingStep

__all__ = ["BRIDGE_WHIST", "GRAND_SLAM", "LITTLE_SLAM", "BridgeWhistScoring"]

LITTLE_SLAM: Final = 20
GRAND_SLAM: Final = 40
GAME: Final = 30
"""Points from odd tricks that win a game (BW-9.2)."""


class BridgeWhistScoring(RubberSystem[WhistHand]):
    """A sitting: games of at least 30 trick points, 100 for the second game."""

    key = "bridge-whist"
    game_limit = GAME
    options_type = BridgeWhistOptions
    telling = WhistTelling()
    # BW-10.2: the columns are added up first, the 100 follow.
    beneath = frozenset({"second-game"})

    def deal_entries(self, result: WhistHand, sheet: RubberSheet[WhistHand]) -> tuple[Entry, ...]:
        """Score odd tricks below the line (BW-5), honours (BW-8) and slams (BW-9.1) above it."""
        options = chosen(sheet)
        if result.laid_down:
            _check_lay_down(result, sheet)
        if options.doubling_limit == "8" and result.multiplier > 8:
            raise RuleError("doubling-limit", rule="BW-AMB-04", multiplier=result.multiplier)
        return tuple(_hand_entries(result, options))

    def game_entries(self, sheet: RubberSheet[WhistHand], winner: Column) -> tuple[Entry, ...]:
        """Nothing for the first game, 100 for the second (BW-9.4)."""
        entries = []
        loser, points = winner.other, sheet.standing(winner.other)
        if points and chosen(sheet).part_score_after_game == "lost":
            entries.append(Entry(loser, Place.BELOW, -points, "part-score-lost", "BW-AMB-10"))
        if sheet.games(winner) == 1:
            entries.append(Entry(winner, Place.ABOVE, SECOND_GAME, "second-game", "BW-9.4"))
        return tuple(entries)

    def carried(self, sheet: RubberSheet[WhistHand], winner: Column) -> dict[Column, int]:
        """Both start the next game at nothing (BW-9.3), unless BW-AMB-10 is read otherwise."""
        kept = chosen(sheet).part_score_after_game == "carried"
        return {winner: 0, winner.other: sheet.standing(winner.other) if kept else 0}

    def accounts(self, sheet: RubberSheet[WhistHand]) -> dict[Owner, int]:
        """Return each player's share: tens in the general account, or points paid by counters."""
        result = settlement(sheet)
        if chosen(sheet).score_keeping == "counters":
            return {column: result.points(column) for column in Column}
        return {column: result.account(column) for column in Column}

    def settling(self, sheet: RubberSheet[WhistHand]) -> tuple[SettlingStep, ...]:
        """Return difference, the 100, and on paper the rounding and the general account (BW-10)."""
        result = settlement(sheet)
        steps = [SettlingStep("difference", result.difference)]
        if result.bonus:
            steps.append(SettlingStep("second-game", result.bonus))
            steps.append(SettlingStep("net", result.net))
        if chosen(sheet).score_keeping != "counters":
            steps.append(SettlingStep("rounded", result.rounded))
            steps.append(SettlingStep("general-account", result.general))
        return tuple(steps)

    def vulnerable(self, sheet: RubberSheet[WhistHand], column: Column) -> bool:
        """There is no danger in this game."""
        return False

    def tables(self) -> list[RuleTable]:
        """Return the tables of the booklet."""
        return tables(self)


BRIDGE_WHIST: Final = BridgeWhistScoring()


def _check_lay_down(hand: WhistHand, sheet: RubberSheet[WhistHand]) -> None:
    if not chosen(sheet).lay_down_spades:
        raise RuleError("lay-down-off", rule="BW-11")
    we, they = (sheet.standing(column) for column in Column)
    if not may_be_laid_down(hand.strain, hand.multiplier, (we, they)):
        raise RuleError("must-be-played", rule="BW-11", we=we, they=they)


def _hand_entries(hand: WhistHand, options: BridgeWhistOptions) -> Iterator[Entry]:
    for column in Column:
        odd = odd_tricks(hand, column, options)
        if odd:
            # BW-6.2: doubling multiplies the odd tricks and nothing else.
            points = odd * TRICK_VALUES[hand.strain] * hand.multiplier
            yield Entry(column, Place.BELOW, points, "odd-tricks", "BW-5", odd)
    yield from _honour_entries(hand, options)
    for column in Column:
        if hand.tricks_of(column) == 13:
            yield Entry(column, Place.ABOVE, GRAND_SLAM, "grand-slam", "BW-9.1")
        elif hand.tricks_of(column) == 12:
            yield Entry(column, Place.ABOVE, LITTLE_SLAM, "little-slam", "BW-9.1")


def _honour_entries(hand: WhistHand, options: BridgeWhistOptions) -> Iterator[Entry]:
    points = honour_points(hand, options)
    if hand.honours is None or not points:
        return
    column, holding = hand.honours.column, hand.honours.holding
    if holding.is_of_aces:
        count = 3 if holding in (Holding.ACES_THREE, Holding.ACES_THREE_ONE_HAND) else 4
        yield Entry(column, Place.ABOVE, points, "aces", "BW-8", count)
    else:
        units = honour_units(hand, options)
        yield Entry(column, Place.ABOVE, points, "honour-units", "BW-8", units)

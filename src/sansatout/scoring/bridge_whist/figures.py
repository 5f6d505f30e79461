"""Score tables of bridge-whist."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from sansatout.cards import Strain
from sansatout.scoring.bridge_whist.hand import TRICK_VALUES, WhistHand, honour_units
from sansatout.scoring.bridge_whist.honours import ACE_POINTS, UNITS, Holding, HonourClaim
from sansatout.scoring.bridge_whist.options import BridgeWhistOptions
from sansatout.scoring.figures.parts import Rows, RuleTable, points, rule, strain, table
from sansatout.scoring.sheet import Column, Entry

if TYPE_CHECKING:
    from sansatout.scoring.bridge_whist.system import BridgeWhistScoring

__all__ = ["tables"]

_MULTIPLIERS = (1, 2, 4, 8)
_SUITS = tuple(one for one in TRICK_VALUES if one is not Strain.NT)


def tables(system: BridgeWhistScoring) -> list[RuleTable]:
    """Return the tables of the booklet."""
    return [_odd_tricks(system), _holdings(system), _aces(system), _premiums(system)]


def _score(system: BridgeWhistScoring, hand: WhistHand) -> tuple[Entry, ...]:
    return system.deal_entries(hand, system.new_sheet())


def _odd_tricks(system: BridgeWhistScoring) -> RuleTable:
    rows: Rows = [
        [
            strain(one),
            *(points(_score(system, WhistHand(one, 7, m)), "odd-tricks") for m in _MULTIPLIERS),
        ]
        for one in TRICK_VALUES
    ]
    given = rule(_score(system, WhistHand(Strain.S, 7)), "odd-tricks")
    return table("odd-tricks", ["table-strain", *(f"×{m}" for m in _MULTIPLIERS)], rows, given)


def _held(one: Strain, holding: Holding) -> WhistHand:
    return WhistHand(one, 7, honours=HonourClaim(Column.WE, holding))


def _holdings(system: BridgeWhistScoring) -> RuleTable:
    rows: Rows = []
    for holding in UNITS:
        units = honour_units(_held(Strain.S, holding), BridgeWhistOptions())
        figures = (points(_score(system, _held(one, holding)), "honour-units") for one in _SUITS)
        rows.append([f"table-holding-{holding}", units, *figures])
    return table("holdings", ["", "table-units", *map(strain, _SUITS)], rows, "BW-8")


def _aces(system: BridgeWhistScoring) -> RuleTable:
    rows: Rows = [
        [f"table-holding-{holding}", points(_score(system, _held(Strain.NT, holding)), "aces")]
        for holding in ACE_POINTS
    ]
    return table("aces", ["", "table-points"], rows, "BW-8")


def _premiums(system: BridgeWhistScoring) -> RuleTable:
    rows: Rows = [[f"score-{label}", figure] for label, figure in _won(system)]
    return table("premiums", ["", "table-points"], rows, "BW-9.1")


def _won(system: BridgeWhistScoring) -> Iterator[tuple[str, int]]:
    for label, tricks in (("little-slam", 12), ("grand-slam", 13)):
        yield label, points(_score(system, WhistHand(Strain.S, tricks)), label)
    sheet = system.new_sheet()
    for _ in range(2):
        sheet = sheet.after(WhistHand(Strain.NT, 11))
    yield "second-game", points(sheet.entries, "second-game")

"""Score tables of bridge-whist."""

from __future__ import annotations

from collections.abc import Iterator

from sansatout.cards import Strain
from sansatout.scoring.bridge_whist import BRIDGE_WHIST
from sansatout.scoring.bridge_whist.hand import TRICK_VALUES, WhistHand, honour_units
from sansatout.scoring.bridge_whist.honours import ACE_POINTS, UNITS, Claim, Holding
from sansatout.scoring.bridge_whist.options import BridgeWhistOptions
from sansatout.scoring.sheet import Column, Entry
from sansatout.server.figures.parts import Table, points, rule, strain, table

__all__ = ["tables"]

_MULTIPLIERS = (1, 2, 4, 8)
_SUITS = tuple(one for one in TRICK_VALUES if one is not Strain.NT)


def tables() -> list[Table]:
    """Return the tables of the booklet."""
    return [_odd_tricks(), _holdings(), _aces(), _premiums()]


def _score(hand: WhistHand) -> tuple[Entry, ...]:
    return BRIDGE_WHIST.deal_entries(hand, BRIDGE_WHIST.new_sheet())


def _odd_tricks() -> Table:
    rows = [
        [strain(one), *(points(_score(WhistHand(one, 7, m)), "odd-tricks") for m in _MULTIPLIERS)]
        for one in TRICK_VALUES
    ]
    given = rule(_score(WhistHand(Strain.S, 7)), "odd-tricks")
    return table("odd-tricks", ["table-strain", *(f"×{m}" for m in _MULTIPLIERS)], rows, given)


def _held(one: Strain, holding: Holding) -> WhistHand:
    return WhistHand(one, 7, honours=Claim(Column.WE, holding))


def _holdings() -> Table:
    rows = []
    for holding in UNITS:
        units = honour_units(_held(Strain.S, holding), BridgeWhistOptions())
        figures = (points(_score(_held(one, holding)), "honour-units") for one in _SUITS)
        rows.append([f"table-holding-{holding}", units, *figures])
    return table("holdings", ["", "table-units", *map(strain, _SUITS)], rows, "BW-8")


def _aces() -> Table:
    rows = [
        [f"table-holding-{holding}", points(_score(_held(Strain.NT, holding)), "aces")]
        for holding in ACE_POINTS
    ]
    return table("aces", ["", "table-points"], rows, "BW-8")


def _premiums() -> Table:
    rows = [[f"score-{label}", figure] for label, figure in _won()]
    return table("premiums", ["", "table-points"], rows, "BW-9.1")


def _won() -> Iterator[tuple[str, int]]:
    for label, tricks in (("little-slam", 12), ("grand-slam", 13)):
        yield label, points(_score(WhistHand(Strain.S, tricks)), label)
    sheet = BRIDGE_WHIST.new_sheet()
    for _ in range(2):
        sheet = sheet.after(WhistHand(Strain.NT, 11))
    yield "second-game", points(sheet.entries, "second-game")

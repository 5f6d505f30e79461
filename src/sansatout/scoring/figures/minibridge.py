"""Score tables of both minibridge games, which count alike."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sansatout.cards import Strain
from sansatout.scoring.figures.parts import Rows, RuleTable, points, rule, strain, table
from sansatout.scoring.minibridge_deals import MinibridgePlayed, target
from sansatout.scoring.sheet import Column, Entry
from sansatout.seats import Vulnerability

if TYPE_CHECKING:
    from sansatout.scoring.minibridge import MinibridgeScoring

__all__ = ["tables"]

_TARIFFS = ("table-tariff-1", "table-tariff-2")
_DANGERS = (Vulnerability.NONE, Vulnerability.ALL)


def tables(system: MinibridgeScoring) -> list[RuleTable]:
    """Return the tables of the booklet."""
    return [_targets(), _values(system), _premiums(system)]


def _score(
    system: MinibridgeScoring,
    one: Strain,
    tricks: int,
    *,
    bonus: bool,
    danger: Vulnerability = Vulnerability.NONE,
) -> tuple[Entry, ...]:
    played = MinibridgePlayed(one, bonus, tricks, Column.WE, danger)
    return system.deal_entries(played, system.new_sheet())


def _targets() -> RuleTable:
    rows: Rows = [
        [strain(one), *(target(one, bonus=bonus) for bonus in (False, True))] for one in Strain
    ]
    return table("targets", ["table-strain", "score-made-without-bonus", "score-bonus"], rows,
                 "MB-5.3")  # fmt: skip


def _values(system: MinibridgeScoring) -> RuleTable:
    tricks = range(7, 14)
    rows: Rows = [
        [strain(one), *(points(_score(system, one, n, bonus=False), "trick-value") for n in tricks)]
        for one in Strain
    ]
    given = rule(_score(system, Strain.NT, 7, bonus=False), "trick-value")
    return table("values", ["table-strain", *map(str, tricks)], rows, given)


def _premiums(system: MinibridgeScoring) -> RuleTable:
    kinds = (
        ("score-made-without-bonus", "made-without-bonus", 7, False),
        ("score-bonus", "bonus", 9, True),
        ("table-each-short", "short-of-target", 6, False),
    )
    rows: Rows = [
        [head, *(points(_score(system, Strain.NT, n, bonus=b, danger=d), label) for d in _DANGERS)]
        for head, label, n, b in kinds
    ]
    return table("premiums", ["", *_TARIFFS], rows, "MB-7.2")

"""Score tables of both minibridge games, which count alike."""

from __future__ import annotations

from sansatout.cards import Strain
from sansatout.scoring.minibridge import MINIBRIDGE, MinibridgePlayed, target
from sansatout.scoring.sheet import Column, Entry
from sansatout.seats import Vulnerability
from sansatout.server.figures.parts import Table, points, rule, strain, table

__all__ = ["tables"]

_TARIFFS = ("table-tariff-1", "table-tariff-2")
_DANGERS = (Vulnerability.NONE, Vulnerability.ALL)


def tables() -> list[Table]:
    """Return the tables of the booklet."""
    return [_targets(), _values(), _premiums()]


def _score(
    one: Strain, tricks: int, *, bonus: bool, danger: Vulnerability = Vulnerability.NONE
) -> tuple[Entry, ...]:
    played = MinibridgePlayed(one, bonus, tricks, Column.WE, danger)
    return MINIBRIDGE.deal_entries(played, MINIBRIDGE.new_sheet())


def _targets() -> Table:
    rows = [[strain(one), *(target(one, bonus=bonus) for bonus in (False, True))] for one in Strain]
    return table("targets", ["table-strain", "score-made-without-bonus", "score-bonus"], rows,
                 "MB-5.3")  # fmt: skip


def _values() -> Table:
    tricks = range(7, 14)
    rows = [
        [strain(one), *(points(_score(one, n, bonus=False), "trick-value") for n in tricks)]
        for one in Strain
    ]
    given = rule(_score(Strain.NT, 7, bonus=False), "trick-value")
    return table("values", ["table-strain", *map(str, tricks)], rows, given)


def _premiums() -> Table:
    kinds = (
        ("score-made-without-bonus", "made-without-bonus", 7, False),
        ("score-bonus", "bonus", 9, True),
        ("table-each-short", "short-of-target", 6, False),
    )
    rows = [
        [head, *(points(_score(Strain.NT, n, bonus=b, danger=d), label) for d in _DANGERS)]
        for head, label, n, b in kinds
    ]
    return table("premiums", ["", *_TARIFFS], rows, "MB-7.2")

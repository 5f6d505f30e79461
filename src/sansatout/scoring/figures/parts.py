"""What all score tables are made of."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeAlias

from msgspec import Struct

from sansatout.cards import Strain
from sansatout.scoring.sheet import Entry

__all__ = [
    "DANGER",
    "DOUBLED",
    "Rows",
    "RuleCell",
    "RuleHead",
    "RuleTable",
    "counted",
    "points",
    "rule",
    "strain",
    "table",
]  # fmt: skip

DANGER = ("table-safe", "table-danger")
"""The heads of two columns."""
DOUBLED = {"": "page-undoubled", "X": "page-doubled-X", "XX": "page-doubled-XX"}
"""The heads of what is written after a contract."""


class RuleHead(Struct, frozen=True):
    """A head in words that speak of a number."""

    id: str
    arguments: dict[str, int]


RuleCell: TypeAlias = str | int | RuleHead | None
"""A head (a message id, or notation) or a figure."""
Rows: TypeAlias = list[list[RuleCell]]


class RuleTable(Struct, frozen=True):
    """A score table of the rules page; the first column holds the heads of the rows."""

    id: str
    columns: list[RuleCell]
    rows: Rows
    rule: str


def table(name: str, columns: Sequence[RuleCell], rows: Rows, rule: str) -> RuleTable:
    """Return a table with a name."""
    return RuleTable(f"table-{name}", [*columns], rows, rule)


def strain(one: Strain) -> str:
    """Return the head of a strain."""
    return f"page-strain-{one}"


def counted(label: str, count: int) -> RuleHead:
    """Return a score label as a head."""
    return RuleHead(f"score-{label}", {"count": count})


def points(entries: Iterable[Entry], *labels: str) -> int:
    """Add up the entries with these labels."""
    return sum(entry.points for entry in entries if entry.label in labels)


def rule(entries: Iterable[Entry], *labels: str) -> str:
    """Return the rule of the first entry with one of these labels."""
    return next((entry.rule for entry in entries if entry.label in labels), "")

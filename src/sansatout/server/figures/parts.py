"""What all score tables are made of."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from sansatout.cards import Strain
from sansatout.scoring.sheet import Entry

__all__ = ["DANGER", "DOUBLED", "counted", "points", "rule", "strain", "table"]

DANGER = ("table-safe", "table-danger")
"""The heads of two columns."""
DOUBLED = {"": "page-undoubled", "X": "page-doubled-X", "XX": "page-doubled-XX"}
"""The heads of what is written after a contract."""

Table = dict[str, Any]


def table(name: str, columns: Sequence[Any], rows: Sequence[Sequence[Any]], rule: str) -> Table:
    """Return a table; the first column holds the heads of the rows."""
    return {"id": f"table-{name}", "columns": [*columns], "rows": [[*r] for r in rows],
            "rule": rule}  # fmt: skip


def strain(one: Strain) -> str:
    """Return the head of a strain."""
    return f"page-strain-{one}"


def counted(label: str, count: int) -> dict[str, Any]:
    """Return a score label as a head."""
    return {"id": f"score-{label}", "arguments": {"count": count}}


def points(entries: Iterable[Entry], *labels: str) -> int:
    """Add up the entries with these labels."""
    return sum(entry.points for entry in entries if entry.label in labels)


def rule(entries: Iterable[Entry], *labels: str) -> str:
    """Return the rule of the first entry with one of these labels."""
    return next((entry.rule for entry in entries if entry.label in labels), "")

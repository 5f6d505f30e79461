"""What is counted over the rows: means with intervals, tables, histograms.

Rows come in the order of the deals, and whole numbers are added up exactly, so the same rows give
the same figures. An interval takes the rows of a group as independent.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from math import floor, inf, sqrt
from typing import Final

from sansatout.errors import InputError
from sansatout.lab.experiments.sections import FileSection
from sansatout.lab.experiments.steps import TEXT, YES_NO, Fields, LabRow
from sansatout.lab.intervals import Interval, Share, factor

__all__ = ["CountedFigure", "Counting", "Line", "LineValue"]

KINDS: Final = ("mean", "table", "histogram")
LineValue = int | float | str
Line = dict[str, LineValue | None]
"""A line of a figure, by the names of its columns; ``None`` where one row alone has no interval."""
_Group = tuple[LineValue, ...]


@dataclass(frozen=True, slots=True)
class CountedFigure:
    """One figure: of which field, for which groups of rows, over which rows."""

    name: str
    kind: str
    of: str = ""
    by: tuple[str, ...] = ()
    where: Mapping[str, object] = field(default_factory=dict)
    width: int = 1
    is_share: bool = False
    """Whether the field is 1 or 0, and its mean a share."""

    @classmethod
    def read(cls, section: FileSection, fields: Fields) -> CountedFigure:
        """Take a figure from its part of the file.

        :raises InputError: if it names a field that no step adds
        """
        kind = section.text("kind", "", KINDS)
        numbers = tuple(name for name, sort in fields.items() if sort != TEXT)
        of = section.text("of", "", numbers) if kind != "table" else ""
        by = section.texts("by", tuple(fields))
        if kind == "table" and not by:
            raise section.fault("by", "", ", ".join(fields))
        where = section.table("where")
        for name in where:
            if name not in fields:
                raise section.fault("where", name, ", ".join(fields))
        name = section.text("name") or " ".join(filter(None, (kind, of, *by)))
        width = section.number("width", 1) if kind == "histogram" else 1
        section.finish()
        return cls(name, kind, of, by, where, width, fields.get(of) == YES_NO)


class Counting:
    """A figure as far as the rows were counted."""

    def __init__(self, figure: CountedFigure) -> None:
        self.figure = figure
        self._groups: dict[_Group, _Sums] = {}

    def add(self, row: LabRow) -> None:
        """Count a row, unless the figure is about others or the field means nothing in it."""
        figure = self.figure
        if any(row.get(name) != value for name, value in figure.where.items()):
            return
        value = row.get(figure.of) if figure.of else 1
        group = tuple("" if row.get(name) is None else row[name] for name in figure.by)
        if not isinstance(value, int | float):
            return
        if figure.kind == "histogram":
            group = (*group, floor(value / figure.width) * figure.width)
        self._groups.setdefault(_plain(group), _Sums()).add(value)

    def lines(self) -> list[Line]:
        """Return the figure, its groups in order."""
        counted = sum(sums.rows for sums in self._groups.values())
        return [
            self._line(group, self._groups[group], counted)
            for group in sorted(self._groups, key=_ordered)
        ]

    def _line(self, group: _Group, sums: _Sums, counted: int) -> Line:
        names = (*self.figure.by, "from") if self.figure.kind == "histogram" else self.figure.by
        line: Line = dict(zip(names, group, strict=True))
        if self.figure.kind == "mean":
            found = sums.share() if self.figure.is_share else sums.interval().as_json()
            return line | {"n": sums.rows} | found
        return line | {"n": sums.rows, "share": round(sums.rows / counted, 5)}


def _plain(group: Iterable[object]) -> _Group:
    return tuple(one if isinstance(one, int | float | str) else "" for one in group)


def _ordered(group: _Group) -> tuple[tuple[bool, LineValue], ...]:
    """Put numbers before texts, each in their own order."""
    return tuple((isinstance(one, str), one) for one in group)


@dataclass(slots=True)
class _Sums:
    rows: int = 0
    total: float = 0
    squares: float = 0

    def add(self, value: float) -> None:
        self.rows += 1
        self.total += value
        self.squares += value * value

    def interval(self) -> Interval:
        """Return the mean and half the width of its 95 % interval."""
        n = self.rows
        if n < 2:
            return Interval(float(self.total), inf)
        spread = max(0.0, (n * self.squares - self.total * self.total) / (n * (n - 1)))
        return Interval(self.total / n, factor(n) * sqrt(spread / n))

    def share(self) -> dict[str, float | None]:
        """Return the share of ones, and both ends of its 95 % interval."""
        plain = Share(round(self.total), self.rows).as_json()
        return {name: plain[name] for name in ("mean", "low", "high")}


def check_names(figures: Iterable[CountedFigure]) -> None:
    """Refuse two figures of one name.

    :raises InputError: if there are
    """
    seen: set[str] = set()
    for figure in figures:
        if figure.name in seen:
            raise InputError("lab-name-twice", name=figure.name)
        seen.add(figure.name)

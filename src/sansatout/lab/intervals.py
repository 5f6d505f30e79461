"""How far the truth may lie from what was counted: 95 % intervals of means and shares.

A mean of few values is farther off than their own spread tells (Student's factors); a share of few
is, even where all came out alike (Wilson). Where chances come in clusters, as a player's cards on
a deal, a share is as uncertain as if it were of fewer.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import inf, isinf, sqrt
from statistics import fmean, stdev
from typing import Final, NamedTuple

__all__ = ["Interval", "Share", "clustered", "factor", "interval"]

_MANY: Final = 1.96
_FEW: Final = (
    12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.160,
    2.145, 2.131, 2.120, 2.110, 2.101, 2.093, 2.086, 2.080, 2.074, 2.069, 2.064, 2.060, 2.056,
    2.052, 2.048,
)  # fmt: skip
"""Student's factors for 2 to 29 values."""


def factor(count: int) -> float:
    """Return how many standard errors from the mean of so many values the interval goes."""
    return _FEW[count - 2] if 2 <= count < len(_FEW) + 2 else _MANY


class Interval(NamedTuple):
    """A mean and half the width of its 95 % interval."""

    mean: float
    margin: float
    """Without end where there are fewer than two values."""

    def __str__(self) -> str:
        return f"{self.mean:+.3f} ± {'∞' if isinf(self.margin) else f'{self.margin:.3f}'}"

    def as_json(self) -> dict[str, float | None]:
        """Return the mean and both ends, ``None`` where there are none."""
        ends = {"low": self.mean - self.margin, "high": self.mean + self.margin}
        return {"mean": round(self.mean, 4)} | {
            name: None if isinf(end) else round(end, 4) for name, end in ends.items()
        }


def interval(values: Iterable[float]) -> Interval:
    """Return the mean with its 95 % interval.

    >>> str(interval([1.0, 2.0, 3.0]))
    '+2.000 ± 2.484'
    """
    known = list(values)
    if len(known) < 2:
        return Interval(float(sum(known)), inf)
    return Interval(fmean(known), factor(len(known)) * stdev(known) / sqrt(len(known)))


@dataclass(frozen=True, slots=True)
class Share:
    """So many of so many, with the 95 % interval of Wilson."""

    count: int
    of: int
    alike: float = 1.0
    """How many of them tell as much as one that has nothing to do with the others."""

    @property
    def mean(self) -> float:
        """The share itself."""
        return self.count / self.of if self.of else 0.0

    @property
    def ends(self) -> tuple[float, float]:
        """The lowest and the highest share that would not be surprising.

        >>> low, high = Share(0, 10).ends
        >>> low, round(high, 3)
        (0.0, 0.278)
        """
        if not self.of:
            return 0.0, 1.0
        told = self.of / self.alike
        weight = 1 + _MANY**2 / told
        middle = (self.mean + _MANY**2 / (2 * told)) / weight
        spread = self.mean * (1 - self.mean) / told + _MANY**2 / (4 * told**2)
        margin = _MANY * sqrt(spread) / weight
        low = 0.0 if self.count == 0 else middle - margin
        return low, 1.0 if self.count == self.of else middle + margin

    def as_json(self) -> dict[str, float]:
        """Return the share and both ends."""
        low, high = self.ends
        plain = {"mean": self.mean, "low": low, "high": high}
        return {name: round(value, 4) for name, value in plain.items()} | {
            "count": self.count,
            "of": self.of,
        }


def clustered(clusters: Sequence[tuple[int, int]]) -> Share:
    """Return the share of all clusters, each so many of so many.

    Its interval is wider by as much as the clusters differ more than chance would have them.

    >>> clustered([(0, 10), (10, 10), (0, 10), (10, 10)]).alike > 10
    True
    """
    count, of = (sum(one[at] for one in clusters) for at in (0, 1))
    if len(clusters) < 2 or count in (0, of):
        return Share(count, of)
    mean = count / of
    squares = sum((some - mean * whole) ** 2 for some, whole in clusters)
    told = squares * len(clusters) / (len(clusters) - 1) / (of * mean * (1 - mean))
    return Share(count, of, max(1.0, told))

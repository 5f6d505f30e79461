"""Compare results on one board: IMPs, matchpoints, cross-IMPs and Butler.

DU-3.1, DU-3.2, DU-3.3, DU-3.4, DU-3.5.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from fractions import Fraction
from typing import Final

__all__ = ["IMP_LIMITS", "butler", "cross_imps", "datum", "imps", "matchpoints", "percentages"]

IMP_LIMITS: Final = (
    10, 40, 80, 120, 160, 210, 260, 310, 360, 420, 490, 590,
    740, 890, 1090, 1290, 1490, 1740, 1990, 2240, 2490, 2990, 3490, 3990,
)  # fmt: skip
"""DU-3.1: a difference above the n-th limit is worth n IMPs."""

EXTREMES_LEFT_OUT_ABOVE = 4


def imps(difference: int) -> int:
    """Return the IMPs for a difference in points, with its sign.

    >>> imps(-430), imps(10), imps(4000)
    (-10, 0, 24)
    """
    found = bisect_left(IMP_LIMITS, abs(difference))
    return found if difference > 0 else -found


def matchpoints(scores: Sequence[int]) -> tuple[int, ...]:
    """Return two points for every result beaten and one for every equal one (DU-3.2).

    All scores are of the same direction.

    >>> matchpoints([420, 450, 420, -50])
    (3, 6, 3, 0)
    """
    ranked = sorted(scores)
    # Those below count twice, equal ones once: below + (below and equal), less oneself.
    return tuple(bisect_left(ranked, s) + bisect_right(ranked, s) - 1 for s in scores)


def percentages(scores: Sequence[int]) -> tuple[Fraction, ...]:
    """Return the matchpoints in per cent of the most possible (DU-3.3).

    >>> [str(p) for p in percentages([420, 450])], percentages([100]) == (50,)
    (['0', '100'], True)
    """
    top = 2 * (len(scores) - 1)
    if not top:
        return (Fraction(50),) * len(scores)
    return tuple(Fraction(100 * points, top) for points in matchpoints(scores))


def cross_imps(scores: Sequence[int]) -> tuple[int, ...]:
    """Return each result's IMPs against all the others, added up (DU-3.4).

    >>> cross_imps([420, 420, -50])
    (10, 10, -20)
    """
    return tuple(sum(imps(own - other) for other in scores) for own in scores)


def datum(scores: Sequence[int]) -> int:
    """Return the mean rounded to ten, from five results on without the two extremes (DU-3.5)."""
    ranked = sorted(scores)
    if len(ranked) > EXTREMES_LEFT_OUT_ABOVE:
        ranked = ranked[1:-1]
    mean = Fraction(sum(ranked), len(ranked))
    tens = int(abs(mean) / 10 + Fraction(1, 2))
    return 10 * tens if mean >= 0 else -10 * tens


def butler(scores: Sequence[int]) -> tuple[int, ...]:
    """Return each result's IMPs against the datum (DU-3.5).

    >>> butler([420, 420, 450, -50, 420])
    (0, 0, 1, -10, 0)
    """
    middle = datum(scores) if scores else 0
    return tuple(imps(score - middle) for score in scores)

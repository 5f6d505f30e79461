"""How many of the school's play problems each level solves."""

from __future__ import annotations

from concurrent.futures import Executor
from functools import partial
from typing import Any

from sansatout.robots.levels import LEVELS
from sansatout.school.endings import problem, problems
from sansatout.school.endings.robots_at import reached_by

__all__ = ["GOALS", "show_problems"]

GOALS = {5: 0.95, 8: 0.8}
"""What the expert is to solve, by the tricks that are left."""


def show_problems(seed: int, executor: Executor) -> dict[str, Any]:
    """Print how many problems of each length the levels solve, and return it as JSON values."""
    lengths = {key: one.start.left for key, one in problems().items()}
    told: dict[str, Any] = {"goals": GOALS}
    for level in LEVELS:
        solved = dict(
            zip(lengths, executor.map(partial(_solves, level, seed), lengths), strict=True)
        )
        by_length = {}
        for left in sorted(set(lengths.values())):
            some = [solved[key] for key, length in lengths.items() if length == left]
            by_length[left] = {"solved": sum(some), "of": len(some)}
        print(f"{level:28} solves {by_length}")
        told[level] = by_length
    return told


def _solves(level: str, seed: int, key: str) -> bool:
    return reached_by(problem(key), level, str(seed))[1]

"""What the levels give away in the last tricks, by the tricks that are left."""

from __future__ import annotations

import time
from concurrent.futures import Executor
from functools import partial
from statistics import median
from typing import Any

from sansatout.lab.endings import LateCard, late_cards
from sansatout.lab.intervals import interval
from sansatout.lab.match_table import Player

__all__ = ["show_endings"]

LEVELS = ("club", "expert")
LENGTHS = (3, 4, 5, 6)
LOST = 1e-6
"""IMPs that are none."""


def show_endings(
    seed: int, boards: int, seconds: float, executor: Executor, workers: int
) -> dict[str, Any]:
    """Print what is avoidably lost in endings, and return it as JSON values."""
    found: dict[str, list[LateCard]] = {level: [] for level in LEVELS}
    end, done = time.monotonic() + seconds, 0
    while done < boards and (time.monotonic() < end or not done):
        numbers = range(done + 1, min(done + 2 * workers, boards) + 1)
        for level, cards in found.items():
            ask = partial(late_cards, seed, lengths=LENGTHS, player=Player(level))
            for some in executor.map(ask, numbers):
                cards += some
        done = numbers[-1]
    told: dict[str, Any] = {"boards": done}
    for level, cards in found.items():
        told[level] = {left: _told([c for c in cards if c.left == left]) for left in LENGTHS}
        for left, figures in told[level].items():
            print(f"{level:10} {left} tricks left: {figures}")
    return told


def _told(cards: list[LateCard]) -> dict[str, Any]:
    if not cards:
        return {"endings": 0}
    times = sorted(card.seconds for card in cards)
    lost = [card.avoidable for card in cards if card.avoidable > LOST]
    return {
        "endings": len(cards),
        "solved": sum(card.exact for card in cards),
        "with an avoidable loss": len(lost),
        # An interval of nothing but noughts would be none.
        "imps": interval(card.avoidable for card in cards).as_json() if lost else 0.0,
        "layouts": median(card.layouts for card in cards),
        "seconds": {
            "median": round(median(times), 4),
            "p95": round(times[int(0.95 * (len(times) - 1))], 3),
            "most": round(times[-1], 2),
        },
    }

"""The processor time of whole deals of four experts: calls that are looked ahead, and cards."""

from __future__ import annotations

import time
from collections.abc import Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from functools import partial
from statistics import fmean, median
from typing import Any

from sansatout.lab.match import Match, dealt
from sansatout.lab.match_table import Player, auction, play_table
from sansatout.seats import Side

__all__ = ["show_timing"]

SYSTEMS = ("culbertson", "standard")


@dataclass(frozen=True, slots=True)
class Timed:
    """Processor seconds of a deal."""

    calls: float
    cards: tuple[float, ...]

    @property
    def deal(self) -> float:
        """Everything that four players thought."""
        return self.calls + sum(self.cards)


def timed(player: Player, seed: int, number: int) -> Timed:
    """Let four such players bid and play a board."""
    board, _ = dealt(Match(player, player, seed=seed), number)
    everybody = dict.fromkeys(Side, player)
    began = time.process_time()
    words = auction(board, everybody)
    calls = time.process_time() - began
    played = play_table(board, everybody, words, f"{seed} {number}")
    return Timed(calls, tuple(one for side in Side for one in played.times[side]))


def show_timing(
    level: str, seed: int, boards: int, seconds: float, executor: Executor
) -> dict[str, Any]:
    """Print what a deal costs with each system, and return it as JSON values."""
    told = {}
    for system in SYSTEMS:
        found: list[Timed] = []
        end = time.monotonic() + seconds / len(SYSTEMS)
        while len(found) < boards and time.monotonic() < end:
            numbers = range(len(found) + 1, min(len(found) + 4, boards) + 1)
            found += executor.map(partial(timed, Player(level, system), seed), numbers)
        told[system] = _told(found)
        print(f"{level}:{system:20} " + ", ".join(f"{k} {v}" for k, v in told[system].items()))
    return told


def _told(found: Sequence[Timed]) -> dict[str, float]:
    deals = [one.deal for one in found]
    return {
        "boards": len(found),
        "deal": round(fmean(deals), 2),
        "median deal": round(median(deals), 2),
        "slowest deal": round(max(deals), 2),
        "calls of a deal": round(fmean(one.calls for one in found), 2),
        "slowest card": round(max(card for one in found for card in one.cards), 2),
    }

"""Bidding alone: experts who look ahead against players of the same system, cards double dummy."""

from __future__ import annotations

import time
from concurrent.futures import Executor
from functools import partial
from typing import Any

from sansatout.lab.bidding import bidding_match
from sansatout.lab.match import interval
from sansatout.lab.match_table import Player

__all__ = ["show_ahead"]

SYSTEMS = ("culbertson", "standard")


def show_ahead(seed: int, boards: int, seconds: float, executor: Executor) -> dict[str, Any]:
    """Print what looking ahead gains on a board with each system, and return it as JSON values."""
    told = {}
    for system in SYSTEMS:
        play = partial(bidding_match, Player("expert", system), Player("club", system), seed)
        found: list[int] = []
        end = time.monotonic() + seconds / len(SYSTEMS)
        while len(found) < boards and time.monotonic() < end:
            numbers = range(len(found) + 1, min(len(found) + 8, boards) + 1)
            found += executor.map(play, numbers)
        gain = interval(map(float, found))
        differ = sum(map(bool, found))
        print(f"{system:28} {gain} IMPs a board, {len(found)} boards, {differ} differ")
        told[system] = {"imps": gain.as_json(), "boards": len(found), "differ": differ}
    return told

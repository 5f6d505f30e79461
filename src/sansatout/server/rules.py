"""Score tables for the rules pages, made by the code that scores: every figure is asked for.

A head is a message id, or one with arguments; a cell is a number, a notation, or ``None``.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from sansatout.scoring import find
from sansatout.scoring.bridge_whist import BRIDGE_WHIST
from sansatout.scoring.contractual import ContractSystem
from sansatout.scoring.duplicate import Duplicate
from sansatout.server.figures import contracts, minibridge, whist

__all__ = ["score_tables"]


@cache
def score_tables(variant: str) -> list[dict[str, Any]]:
    """Return the tables of a game."""
    system = find(variant)
    if isinstance(system, ContractSystem):
        return contracts.rubber_tables(system)
    if isinstance(system, Duplicate):
        return contracts.board_tables(system)
    if system is BRIDGE_WHIST:
        return whist.tables()
    return minibridge.tables()

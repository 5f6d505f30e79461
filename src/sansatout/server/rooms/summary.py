"""A finished deal in a few words, for lists."""

from __future__ import annotations

from typing import Any

from sansatout.table.answers import plain_bargain
from sansatout.table.state import Table

__all__ = ["deal_summary"]


def deal_summary(table: Table) -> dict[str, Any]:
    """Return what was played and what came of it."""
    deal = table.deal
    assert deal is not None, "a finished deal is still on the table"
    return {
        "phase": deal.phase.value,
        "bargain": plain_bargain(deal),
        "tricks": deal.tricks if deal.bargain is not None else None,
        "players": {str(seat): player for seat, player in table.seats.items()},
    }

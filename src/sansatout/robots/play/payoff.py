"""What each number of tricks is worth, by the game's own scoring and sheet."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from sansatout.deal import Deal
from sansatout.robots.play.prospects import prospects
from sansatout.scoring.rubber import RubberSheet
from sansatout.scoring.sheet import Column
from sansatout.seats import Seat, Side
from sansatout.variants.deal_state import DealState

__all__ = ["Payoff", "payoff", "worth"]

Payoff = tuple[float, ...]
"""Points for the seat's side by the tricks of the declaring side, 0 to 13."""


def payoff(state: DealState, sheet: Any, seat: Seat, deal: Deal) -> Payoff:  # noqa: ANN401
    """Return the worth of 0 to 13 declaring tricks to the seat, the state of the rubber included.

    :param sheet: the sheet before the deal
    :param deal: stands in for the real one, whose hidden honours a seat does not know; they are
        paid whatever the tricks
    """
    known = replace(state, deal=deal, looks=())
    before = worth(sheet, seat)
    return tuple(
        worth(state.variant.entered(sheet, known.claimed(tricks)), seat) - before
        for tricks in range(14)
    )


def worth(sheet: Any, seat: Seat) -> float:  # noqa: ANN401 (each game has its own)
    """Return what a sheet is worth to the seat's side, the rest of a rubber included."""
    if isinstance(sheet, RubberSheet):
        we = sheet.difference + prospects(sheet)
        return we if seat.side is Side.NS else -we
    if Column.WE in sheet.owners:
        return float(sheet.difference if seat.side is Side.NS else -sheet.difference)
    return float(sheet.accounts.get(seat, 0))

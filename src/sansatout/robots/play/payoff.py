"""What each number of tricks is worth, by the game's own scoring and sheet."""

from __future__ import annotations

from sansatout.deal import Deal
from sansatout.robots.play.prospects import prospects
from sansatout.scoring.sheet import Column
from sansatout.scoring.sheets import Sheet
from sansatout.seats import Seat, Side
from sansatout.structs import replace
from sansatout.variants.deal_state import DealState

__all__ = ["Payoff", "payoff", "worth"]

Payoff = tuple[float, ...]
"""Points for the seat's side by the tricks of the declaring side, 0 to 13."""


def payoff(state: DealState, sheet: Sheet, seat: Seat, deal: Deal) -> Payoff:
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


def worth(sheet: Sheet, seat: Seat) -> float:
    """Return what a sheet is worth to the seat's side, the rest of a rubber included."""
    rubber = sheet.as_rubber
    if rubber is not None:
        we = rubber.difference + prospects(rubber)
        return we if seat.side is Side.NS else -we
    if Column.WE in sheet.owners:
        return float(sheet.difference if seat.side is Side.NS else -sheet.difference)
    return float(sheet.accounts.get(seat, 0))

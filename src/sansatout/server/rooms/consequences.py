"""What an event means to the room: whose act it was, what it asks and what it refuses."""

from __future__ import annotations

from sansatout.events import Act
from sansatout.events.acts import ChooseSeat, Contribute, Cut, Draw
from sansatout.seats import Seat
from sansatout.table.state import Stage, Table

__all__ = ["acting", "first_state", "opens_question", "refuses_claim"]


def first_state(table: Table) -> Table:
    """Return the table before the first word of its deal."""
    while table.previous is not None:
        table = table.previous
    return table


def acting(before: Table, seat: Seat | None, act: Act) -> str | None:
    """Return for whom an act was done, whoever did it; ``None`` for what nobody waited for."""
    if isinstance(act, Contribute):
        return None
    if isinstance(act, Draw | ChooseSeat):
        return act.player
    if isinstance(act, Cut) and seat is None:
        seat = before.cutter
    return None if seat is None else before.seats[seat]


def opens_question(before: Table, now: Table) -> bool:
    """Tell whether an event asked several players something, or asked them again."""
    if now.pending is not None:
        return before.pending is None
    if now.stage is Stage.CUT and before.stage is not Stage.CUT:
        return True
    drawn, was = now.drawing.drawn, before.drawing.drawn
    return now.stage is Stage.DRAW and (before.stage is not Stage.DRAW or len(drawn) <= len(was))


def refuses_claim(before: Table, now: Table) -> bool:
    """Tell whether an event refused a claim."""
    claimed = before.pending is not None and before.pending.what == "claim"
    return claimed and now.pending is None and now.stage is Stage.DEAL

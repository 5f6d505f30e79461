"""Whom a table waits for."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from collections.abc import Set as AbstractSet

from sansatout.laws import Phase
from sansatout.seats import Seat
from sansatout.table.ceremony import seats_to_choose
from sansatout.table.state import Stage, Table

__all__ = ["owing"]


def owing(table: Table, ready: AbstractSet[str]) -> frozenset[str]:
    """Return the players who have to do something before anything goes on.

    Between deals these are all who have not pressed for the next one.
    """
    if table.pending is not None:
        return _players(table, table.pending.waiting)
    playing = table.playing if table.stage is Stage.DEAL else None
    duties = () if playing is None else playing.duties()
    if duties:
        return _players(table, duties)
    if table.stage is Stage.BETWEEN:
        return frozenset(table.players) - ready
    return _OF_STAGE.get(table.stage, _nobody)(table)


def _nobody(_: Table) -> frozenset[str]:
    return frozenset()


def _draws(table: Table) -> frozenset[str]:
    return frozenset(table.players) - table.drawing.drawn.keys()


def _chooses(table: Table) -> frozenset[str]:
    choice = seats_to_choose(table)
    return frozenset() if choice is None else frozenset({choice[0]})


def _handles_pack(table: Table) -> frozenset[str]:
    ref = table.ceremony
    if ref is not None and (ref.ceremony.cut or ref.phase is Phase.DEAL):
        return _players(table, (ref.ceremony.by or table.dealer,))
    return _players(table, (table.cutter,))


def _acts(table: Table) -> frozenset[str]:
    return _players(table, () if table.actor is None else (table.actor,))


def _players(table: Table, seats: Iterable[Seat]) -> frozenset[str]:
    return frozenset(table.seats[seat] for seat in seats)


_OF_STAGE: Mapping[Stage, Callable[[Table], frozenset[str]]] = {
    Stage.DRAW: _draws,
    Stage.SEATS: _chooses,
    Stage.CUT: _handles_pack,
    Stage.DEAL: _acts,
}

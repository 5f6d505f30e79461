"""Rubbers and sittings that are over: who won, how they are settled, who sits where next."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import asdict

from sansatout.events.acts import NextDeal
from sansatout.scoring.rubber import End
from sansatout.scoring.sheet import Column
from sansatout.seats import Seat
from sansatout.structs import replace
from sansatout.table.rubbers import next_deal
from sansatout.table.sheets import view_of_sheet
from sansatout.table.shown import (
    EndedView,
    NextRoundView,
    RoundEndView,
    RoundView,
    SettlingView,
)
from sansatout.table.state import Finished, Stage, Table

__all__ = ["ended", "rounds"]


def ended(table: Table) -> EndedView | None:
    """Return the end of the sheet on the table; ``None`` while something can be written on it."""
    if not table.sheet.is_over:
        return None
    done = _end(Finished(table.sheet, table.seats))
    return EndedView(**asdict(done), next=_next(table))


def rounds(table: Table) -> list[RoundView]:
    """Return what was finished before the sheet on the table, in its order."""
    return [
        RoundView(
            **asdict(_end(one)),
            players=_seated(one.seats),
            sheet=view_of_sheet(one.sheet, number),
        )
        for number, one in enumerate(table.finished, start=1)
    ]


def _end(done: Finished) -> RoundEndView:
    sheet = done.sheet
    gains = {column: sheet.accounts.get(column, 0) for column in Column}
    best = max(gains, key=gains.__getitem__)
    return RoundEndView(
        winner=str(best) if gains[best] > gains[best.other] else None,
        complete=sheet.as_rubber is None or sheet.as_rubber.end is End.COMPLETE,
        settling=[SettlingView(step.label, step.points) for step in sheet.settling],
        accounts=dict(done.accounts),
    )


def _next(table: Table) -> NextRoundView:
    """Go on without anybody, and see who sits where."""
    later = next_deal(replace(table, stage=Stage.BETWEEN, pending=None), NextDeal())
    draws = later.stage is Stage.DRAW
    changes = not draws and _partners(later.seats) != _partners(table.seats)
    players = {} if draws else _seated(later.seats)
    return NextRoundView(players, list(later.waiting), changes=changes, draws=draws)


def _seated(seats: Mapping[Seat, str]) -> dict[str, str]:
    return {str(seat): seats[seat] for seat in Seat if seat in seats}


def _partners(seats: Mapping[Seat, str]) -> set[frozenset[str | None]]:
    return {frozenset({player, seats.get(seat.partner)}) for seat, player in seats.items()}

"""Making the table at which a step of a lesson is played."""

from __future__ import annotations

from dataclasses import replace

from sansatout.events import Event
from sansatout.events.acts import MakeTable
from sansatout.school.playing import events
from sansatout.school.steps import PlayStep
from sansatout.seats import Seat
from sansatout.server.config import Config
from sansatout.server.protocol.bodies import NewTable, SeatWanted
from sansatout.server.rooms.making import made
from sansatout.server.rooms.records import Loaded
from sansatout.table.fold import fold
from sansatout.variants import game

__all__ = ["lesson_table"]


def lesson_table(
    step: PlayStep, person: str, name: str, config: Config
) -> tuple[Loaded, list[Event]]:
    """Return a table of one person and robots, and its events up to where the lesson begins."""
    places = game(step.game).places
    seats = {
        str(seat): SeatWanted(kind="me")
        if seat is Seat.parse(step.me)
        else SeatWanted(kind="robot", level=step.level)
        for seat in places
    }
    wanted = NewTable(variant=step.game, options=dict(step.options), seats=seats)
    loaded, (first, *_) = made(wanted, person, name, usual_pace=config.pace)
    assert isinstance(first.act, MakeTable), "a table begins by being made"
    told = events(step, first.act)
    return replace(loaded, table=fold(told), since=told[1:]), told

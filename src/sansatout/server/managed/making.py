"""The table on which a match is shown: the one of before if the match goes on, else a new one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from sqlalchemy import Connection, select

from sansatout.errors import InputError
from sansatout.events import Event
from sansatout.events.acts import MakeTable, Rewind
from sansatout.manager.results import Folder, PlayedBoard, Setup
from sansatout.seats import Seat
from sansatout.server.context import Context
from sansatout.server.finished.ended import EndedDeal, ends_deal
from sansatout.server.managed.course import fits, laid_out, next_act
from sansatout.server.names import robot_name, title
from sansatout.server.protocol.bodies import NewTable, SeatWanted
from sansatout.server.rooms import records
from sansatout.server.rooms.chairs import Chair, ChairKind, Chairs
from sansatout.server.rooms.facts import MANAGER
from sansatout.server.rooms.making import made
from sansatout.server.rooms.room import Room
from sansatout.server.store import Step, schema
from sansatout.table.fold import after, fold
from sansatout.table.requests import states_of_deal
from sansatout.table.state import Stage

__all__ = ["room_of", "shown_name"]

_LONGEST = 40


def shown_name(name: str, player: str) -> str:
    """Return what somebody elsewhere is called on the page."""
    try:
        return title(name[:_LONGEST]) or robot_name(player)
    except InputError:
        return robot_name(player)


async def room_of(context: Context, folder: Folder, clock: int | None) -> Room:
    """Return the room of the match; a board that was broken off is back at its first call there."""
    found = await context.store.read(_last)
    if found is not None:
        context.rooms.led.add(found)
        room = await context.rooms.find(found)
        if fits(room.table, tuple(folder.played.values()), folder.left):
            await room.alone(lambda: _from_the_first_call(room))
            return room
        context.rooms.led.discard(found)
    return await _new(context, folder, clock)


def _last(database: Connection) -> str | None:
    """Return the newest table of the match, if it was shown before."""
    column = schema.tables.c
    newest = select(column.id).where(column.owner == MANAGER).order_by(column.created.desc())
    table: str | None = database.scalar(newest.limit(1))
    return table


async def _from_the_first_call(room: Room) -> None:
    table = room.table
    points = [state.seq for state in states_of_deal(table)] if table.stage is Stage.DEAL else []
    if points:
        await room.append(None, Rewind(min(points)))


async def _new(context: Context, folder: Folder, clock: int | None) -> Room:
    """Make a table that has the boards already played on its sheet."""
    pace = context.config.pace if folder.setup.people else 0.0
    wanted = NewTable(
        variant="duplicate", pace=pace, clock=clock, hints=False, hand_over=False,
        seats={str(seat): _wanted(folder.setup, seat) for seat in Seat},
    )  # fmt: skip
    loaded, (first, *_) = made(wanted, MANAGER, "")
    assert isinstance(first.act, MakeTable), "the first event makes the table"
    plain = Event(0, None, replace(first.act, plain=True))
    chairs = Chairs(
        {chair.player: _from_elsewhere(chair, loaded, folder.setup) for chair in loaded.chairs}
    )
    prepared = tuple(laid_out(plan.header, plan.deal) for plan in folder.setup.plans())
    told = replace(loaded, chairs=chairs, table=fold([plain]), since=[], prepared=prepared)
    told, events, ended = _with_boards(told, [plain], tuple(folder.played.values()))
    await context.store.write(
        *records.table_steps(told.facts, chairs, events),
        records.prepared_step(told.facts.id, prepared),
        *ended,
    )
    context.rooms.led.add(told.facts.id)
    return context.rooms.add(told)


def _wanted(setup: Setup, seat: Seat) -> SeatWanted:
    if seat in setup.people:
        return SeatWanted(kind="open")
    ours = setup.ours.get(seat)
    if ours is None:
        return SeatWanted(kind="robot")
    return SeatWanted(kind="robot", level=ours.level, system=ours.system, name=str(ours)[:_LONGEST])


def _from_elsewhere(chair: Chair, loaded: records.Loaded, setup: Setup) -> Chair:
    """Return a chair without a system where nobody here knows what is played."""
    seat = loaded.table.seat_of(chair.player)
    if chair.kind is not ChairKind.ROBOT or seat in setup.ours:
        return chair
    return replace(chair, level=None, system=None)


def _with_boards(
    loaded: records.Loaded, events: list[Event], played: Sequence[PlayedBoard]
) -> tuple[records.Loaded, list[Event], list[Step]]:
    """Play boards through on a new table; return it, its events, and what is kept of the deals."""
    table, since, steps = loaded.table, list[Event](), list[Step]()
    for number, one in enumerate(played, start=1):
        while (act := next_act(table, one.table, number)) is not None:
            event = Event(table.seq, *act)
            before, table = table, after(table, event)
            events.append(event)
            since.append(event)
            if ends_deal(before, table):
                steps += records.ended_steps(loaded.facts.id, EndedDeal(table, tuple(since)))
                since.clear()
    return replace(loaded, table=table, since=since), events, steps

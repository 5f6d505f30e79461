"""The same people at a new table."""

from __future__ import annotations

import secrets
from dataclasses import replace

from sansatout.events import Event
from sansatout.events.edition import EDITION
from sansatout.server.errors import ForbiddenError
from sansatout.server.identity import new_token
from sansatout.server.protocol.tables import Again
from sansatout.server.rooms import records
from sansatout.server.rooms.chairs import Chair, ChairKind, Chairs
from sansatout.server.rooms.facts import Facts
from sansatout.server.rooms.following import following_id, load_again
from sansatout.server.rooms.notices import ChangeNotice
from sansatout.server.rooms.registry import Rooms
from sansatout.server.rooms.room import Room
from sansatout.server.store.moments import now
from sansatout.table.fold import fold

__all__ = ["play_again"]


async def play_again(rooms: Rooms, table: str, person: str, name: str) -> str:
    """Seat a player at a new table for the same people, and return it.

    The first who asks makes it; the others are told, and whoever wants to comes along.

    :raises SansatoutError: if the person does not play here, or there is no such table
    """
    _place(await rooms.chairs_of(table), person)
    room = await rooms.find(table)

    async def gone_on() -> tuple[str, Chair]:
        chair = _place(room.chairs, person)
        if room.again is None:
            # What a pupil is called belongs to the class.
            mine = chair if room.facts.overseer is None else replace(chair, name=name)
            room.again = await _followed(rooms, room, mine, person)
            room.sharing.tell(ChangeNotice())
            room.tell_room()
        return room.again.table, chair

    there, chair = await room.alone(gone_on)
    await rooms.sit(there, chair.player, person, name, same=chair.people)
    return there


def _place(chairs: Chairs, person: str) -> Chair:
    chair = chairs.of(person)
    if chair is None:
        raise ForbiddenError("watchers-only-watch")
    return chair


async def _followed(rooms: Rooms, room: Room, mine: Chair, person: str) -> Again:
    """Return the table that follows on this one, made if there is none."""
    table = following_id(rooms.store.secret, room.id, room.table)
    made = await rooms.store.read(lambda database: load_again(database, table))
    if made is None:
        await _make(rooms, room, table, mine, person)
        return Again(table, mine.player)
    return made


async def _make(rooms: Rooms, room: Room, table: str, mine: Chair, person: str) -> None:
    """Make the table: robots as they are, a place kept for everybody else."""
    named = room.facts.overseer is None
    chairs = Chairs(
        {chair.player: _chair(chair, mine, person, named=named) for chair in room.chairs}
    )
    setup = replace(room.table.setup, table=table, edition=EDITION)
    events = [Event(0, None, setup)]
    facts = Facts(
        table, room.facts.variant, room.facts.name, person, now(),
        started=not chairs.has_open, pace=room.facts.pace, seed=secrets.token_hex(16),
        clock=room.facts.clock,
    )  # fmt: skip
    await rooms.store.write(*records.table_steps(facts, chairs, events))
    rooms.add(records.Loaded(facts, chairs, fold(events), [], []))


def _chair(before: Chair, mine: Chair, person: str, *, named: bool) -> Chair:
    if before.player == mine.player:
        people = frozenset({person})
        return replace(mine, link=new_token(), invite=None, people=people, former=frozenset())
    if before.kind is ChairKind.ROBOT:
        return replace(before, former=frozenset())
    return Chair(before.player, ChairKind.OPEN, before.name if named else "", invite=new_token())

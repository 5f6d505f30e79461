"""Classes end, and names of pupils are forgotten."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from functools import partial

from sansatout.server.classes import records
from sansatout.server.classes.forgetting import (
    NAMES_STAY,
    all_names_step,
    has_old_names,
    old_names_step,
)
from sansatout.server.classes.opened import OpenClass
from sansatout.server.classes.registry import Classes
from sansatout.server.classes.rounds import called
from sansatout.server.errors import NotFoundError
from sansatout.server.rooms.room import Room
from sansatout.server.store.moments import now

__all__ = ["end", "forget_old_names"]


async def end(classes: Classes, kept: OpenClass) -> None:
    """Let a class be gone, with the names of its pupils; what they played stays theirs."""

    async def ended() -> None:
        await classes.store.write(all_names_step(kept.id), *records.delete_steps(kept.id))
        kept.ended = True
        classes.forget(kept)
        await _forget_names(classes, kept, {one.person for one in kept.pupils.values()})
        for room in _rooms(classes, kept):
            await room.alone(partial(_released, room))
        for connection in list(kept.connections):
            connection.close("class-over")

    await kept.alone(ended)


async def _released(room: Room) -> None:
    room.release()


async def forget_old_names(classes: Classes) -> None:
    """Forget the names of pupils who came long ago to classes that are not kept."""
    moment = now(-NAMES_STAY)
    if not await classes.store.read(lambda database: has_old_names(database, moment)):
        return
    await classes.store.write(old_names_step(moment))
    for kept in classes:
        with suppress(NotFoundError):
            await kept.alone(partial(_reloaded, classes, kept))


async def _reloaded(classes: Classes, kept: OpenClass) -> None:
    """Be as the store has it, where names were forgotten there."""
    stored = await classes.store.read(lambda database: records.load(database, kept.id))
    if stored is not None:
        kept.pupils = {one.number: one for one in stored.pupils}
        nameless = {one.person for one in stored.pupils if not one.name}
        await _forget_names(classes, kept, nameless)
        classes.tell(kept)


async def _forget_names(classes: Classes, kept: OpenClass, people: Iterable[str]) -> None:
    for room in _rooms(classes, kept):
        for person in people:
            if room.chairs.of(person) is not None or room.chairs.was(person) is not None:
                room.chat = []
            await room.alone(partial(called, room, person, ""))


def _rooms(classes: Classes, kept: OpenClass) -> list[Room]:
    """Return the tables of a class that are in memory."""
    tables = (table for one in kept.rounds for table in one.tables)
    return [room for table in tables if (room := classes.rooms.at(table)) is not None]

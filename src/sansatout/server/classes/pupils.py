"""Pupils come in, are called otherwise, or are sent out."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial
from typing import Final

from sansatout.server.classes.opened import OpenClass
from sansatout.server.classes.records import Pupil, joined_step, pupil_step
from sansatout.server.classes.registry import Classes
from sansatout.server.classes.rounds import free_chair, put_out, seated
from sansatout.server.errors import ConflictError, ForbiddenError, NotFoundError
from sansatout.server.names import person_name
from sansatout.server.rooms.notices import ExcuseNotice
from sansatout.server.rooms.places import called
from sansatout.server.rooms.room import Room
from sansatout.server.store.moments import now

__all__ = ["excuse", "join", "remove", "rename"]

_MOST_PUPILS: Final = 100
_MOST_EVER: Final = 1000
"""Those who were sent out included: they keep their numbers."""


async def join(classes: Classes, code: str, wanted: str, person: str) -> OpenClass:
    """Let a person in as a pupil; who is in already stays who they are.

    :raises SansatoutError: if the code leads nowhere, or the person cannot come in
    """
    name = person_name(wanted)
    kept = await classes.behind(code)
    if kept.teaches(person):
        raise ConflictError("class-own")
    await classes.alone(kept, lambda: _joined(classes, kept, name, person))
    return kept


async def _joined(classes: Classes, kept: OpenClass, name: str, person: str) -> None:
    known = kept.pupil_of(person)
    if known is not None and known.removed is not None:
        raise ForbiddenError("class-removed")
    pupil = known or await _written_down(classes, kept, name, person)
    if person not in kept.places:
        await _seat_late(classes, kept, pupil)
    classes.changed(kept)


async def _written_down(classes: Classes, kept: OpenClass, name: str, person: str) -> Pupil:
    """Make a person a pupil.

    :raises ConflictError: if there are too many
    """
    full = sum(1 for _ in kept.present()) >= _MOST_PUPILS or len(kept.pupils) >= _MOST_EVER
    if full:
        raise ConflictError("class-full", most=_MOST_PUPILS)
    pupil = Pupil(len(kept.pupils) + 1, person, _apart(kept, name), now())
    await classes.store_change(kept, joined_step(kept.id, pupil))
    kept.pupils[pupil.number] = pupil
    return pupil


async def _seat_late(classes: Classes, kept: OpenClass, pupil: Pupil) -> None:
    """Give who comes in the middle of a round a robot's place, if there is one."""
    for room in await classes.rooms.find_all(kept.tables):
        if free_chair(room) is not None and await room.alone(partial(_sat, room, pupil)):
            return


async def _sat(room: Room, pupil: Pupil) -> bool:
    if room.chairs.of(pupil.person) is not None:
        return True
    chair = free_chair(room)
    if chair is not None:
        await seated(room, chair, pupil)
    return chair is not None


async def rename(classes: Classes, kept: OpenClass, number: int, wanted: str) -> None:
    """Call a pupil by another name, in the class and at its table.

    :raises SansatoutError: if there is no such pupil, or nobody can be called so
    """
    name = person_name(wanted)

    async def renamed() -> None:
        pupil = _pupil(kept, number)
        new = replace(pupil, name=_apart(kept, name, but=number))
        await classes.store_change(kept, pupil_step(kept.id, new))
        kept.pupils[number] = new
        await _at_table(classes, kept, pupil, lambda room: called(room, pupil.person, new.name))
        classes.changed(kept)

    await classes.alone(kept, renamed)


async def remove(classes: Classes, kept: OpenClass, number: int) -> None:
    """Send a pupil out; a robot takes the place.

    :raises NotFoundError: if there is no such pupil
    """

    async def removed() -> None:
        pupil = _pupil(kept, number)
        # First the places: whose server is killed in between is there to be removed once more.
        stay = {one.person for one in kept.present() if one is not pupil} | {kept.facts.owner}
        for room in await classes.rooms.find_all(kept.tables):
            await room.alone(partial(put_out, room, pupil.person, stay))
        gone = replace(pupil, removed=now())
        await classes.store_change(kept, pupil_step(kept.id, gone))
        kept.pupils[number] = gone
        classes.send_out(kept)
        classes.sharing.sent_out()
        classes.changed(kept)

    await classes.alone(kept, removed)


async def excuse(classes: Classes, kept: OpenClass, number: int) -> None:
    """Let a robot play for a pupil until they are heard of.

    :raises SansatoutError: if there is no such pupil, or they sit at no table
    """
    pupil = _pupil(kept, number)
    if pupil.person not in kept.places:
        raise ConflictError("class-no-seat")

    async def excused(room: Room) -> None:
        chair = room.chairs.of(pupil.person)
        if chair is not None:
            room.patience.excuse(chair.player)
            room.sharing.tell(ExcuseNotice(chair.player))
            room.tell_room()
            room.changed.set()

    await _at_table(classes, kept, pupil, excused)


async def _at_table(
    classes: Classes, kept: OpenClass, pupil: Pupil, do: Callable[[Room], Awaitable[None]]
) -> None:
    number = kept.places.get(pupil.person)
    if number is not None:
        room = await classes.rooms.find(kept.tables[number - 1])
        await room.alone(lambda: do(room))


def _pupil(kept: OpenClass, number: int) -> Pupil:
    pupil = kept.pupils.get(number)
    if pupil is None or pupil.removed is not None:
        raise NotFoundError("no-such-pupil", number=number)
    return pupil


def _apart(kept: OpenClass, name: str, *, but: int = 0) -> str:
    """Return a name that nobody else in the class has: ``Ann``, ``Ann 2``."""
    taken = {one.name.casefold() for one in kept.present() if one.number != but}
    told, number = name, 1
    while told.casefold() in taken:
        number += 1
        told = f"{name[:36]} {number}"
    return told

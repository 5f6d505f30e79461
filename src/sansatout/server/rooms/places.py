"""Places at a table: to whom they are open, and giving them."""

from __future__ import annotations

from dataclasses import replace

from sansatout.server.errors import ConflictError, ForbiddenError, NotFoundError
from sansatout.server.identity import new_token
from sansatout.server.rooms import records
from sansatout.server.rooms.chairs import Chair, ChairKind, Chairs
from sansatout.server.rooms.room import Room

__all__ = ["by_token", "called", "open_to", "seat"]


def by_token(chairs: Chairs, token: str, person: str) -> Chair:
    """Return the place that a link leads to; who has the private one need not find it open.

    :raises SansatoutError: if it leads nowhere, or somebody else has the place
    """
    chair = next((chair for chair in chairs if token in (chair.invite, chair.link)), None)
    if chair is None:
        raise NotFoundError("no-such-link")
    return chair if chair.link == token else open_to(chair, person)


def open_to(chair: Chair, person: str) -> Chair:
    """Return a place that a person may take.

    :raises ForbiddenError: if somebody else has it
    """
    if person not in chair.people and chair.kind is not ChairKind.OPEN:
        raise ForbiddenError("place-taken", player=chair.player)
    return chair


async def called(room: Room, person: str, name: str) -> None:
    """Call a person by another name at a table."""
    chair = room.chairs.of(person)
    if chair is not None and chair.name != name:
        await room.change(replace(chair, name=name))


async def seat(room: Room, chair: Chair, person: str, name: str) -> None:
    """Give a place to a person, or a person's place to one more of their devices."""
    if room.chairs.of(person) is not None:
        raise ConflictError("already-a-player")
    taken = replace(
        chair,
        kind=ChairKind.PERSON,
        name=chair.name if chair.kind is ChairKind.PERSON or not name else name,
        link=chair.link or new_token(),
        people=chair.people | {person},
        former=chair.former - {person},
        level=None,
    )
    await room.change(taken, also=(records.add_person(room.id, chair.player, person),))

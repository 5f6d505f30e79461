"""For whom a table goes on: whose part of the robots' time it uses."""

from __future__ import annotations

from sansatout.server.robots.pool import PLAYED, WATCHED
from sansatout.server.rooms.room import Room

__all__ = ["payer"]


def payer(room: Room) -> tuple[str, str, str, str]:
    """Return whether anybody plays, then the address, the person and the table.

    Whoever made the table pays if present, else one of those for whom it goes on.
    """
    plays = room.chairs.has_people
    here = [one for one in room.connections if not plays or one.player is not None]
    kind = PLAYED if plays else WATCHED
    if not here:
        return kind, "", room.facts.owner, room.id
    one = min(here, key=lambda found: (found.person != room.facts.owner, found.person))
    return kind, one.address, one.person, room.id

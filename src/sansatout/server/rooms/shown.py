"""What people are told of the room: who is here, who acts for whom, how long there is."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import msgspec

from sansatout.server import protocol
from sansatout.server.protocol.tables import RoomPlayer, RoomView
from sansatout.server.rooms.advised import takes_hints
from sansatout.server.rooms.chairs import Chair, ChairKind
from sansatout.server.rooms.skipping import skipping

if TYPE_CHECKING:
    from sansatout.server.rooms.connection import Connection
    from sansatout.server.rooms.gathering import Gathering

__all__ = ["hello", "room_view", "without_again"]


def hello(room: Gathering, connection: Connection, seen: bytes) -> bytes:
    """Return the first message of a socket that sees the table so."""
    player = connection.player
    chair = None if player is None else room.chairs[player]
    seat = None if player is None else room.table.seat_of(player)
    was = room.chairs.was(connection.person)
    you = protocol.You(
        person=connection.person,
        player=player,
        seat=None if seat is None else str(seat),
        owner=room.owns(connection.person),
        link=None if chair is None else f"/join/{chair.link}",
        was=None if was is None or chair is not None else was.player,
    )
    told = room_view(room) if player is not None else without_again(room_view(room))
    return protocol.encode(
        protocol.Hello(table=room.id, you=you, view=msgspec.Raw(seen), room=told, chat=room.chat)
    )


def room_view(room: Gathering) -> RoomView:
    """Return who is here and who acts for whom, as players are told."""
    owner, now = room.chairs.of(room.facts.owner), time.monotonic()
    skip, company, deal = skipping(room), room.presence.company, room.table.deal_number
    return RoomView(
        name=room.facts.name,
        owner=None if owner is None else owner.player,
        started=room.facts.started,
        pace=room.facts.pace,
        players={chair.player: _player(room, chair) for chair in room.chairs},
        watchers=room.presence.watchers + company.watchers,
        ready=sorted(room.ready),
        thinking=[*company.thinking, *([] if room.thinking is None else [room.thinking])],
        stores=room.store.trouble is None,
        clock=room.facts.clock,
        left=room.presence.left(now),
        asked=room.patience.asked(now),
        absent=room.patience.absent(now),
        late=room.patience.late,
        again=room.again,
        can_skip=skip.possible,
        skips=skip.agreed,
        hints=takes_hints(room.table.setup, room.chairs),
        paused=room.facts.paused,
        deals=len(room.prepared) or None,
        overseen=room.facts.overseer is not None,
        compared=room.is_compared,
        hinted=company.hinted(deal) | dict(room.hinted.in_deal(deal)),
    )


def _player(room: Gathering, chair: Chair) -> RoomPlayer:
    presence = room.presence
    robot = chair.kind is ChairKind.ROBOT and chair.player not in room.missing
    return RoomPlayer(
        name=chair.name,
        kind=chair.kind,
        level=chair.level,
        system=chair.system,
        here=robot or presence.is_here(chair.player),
        acts="robot" if presence.by_robot(chair.player) else "person",
    )


def without_again(room: RoomView) -> RoomView:
    """Return what watchers are told: who knew the new table could take a place kept there."""
    return msgspec.structs.replace(room, again=None)

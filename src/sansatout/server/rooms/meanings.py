"""What a call means: asked by opponents, told by who made it."""

from __future__ import annotations

import asyncio

from msgspec import structs

from sansatout.errors import InputError
from sansatout.robots.message import Message
from sansatout.seats import Seat, Side
from sansatout.server import names, protocol
from sansatout.server.errors import ForbiddenError
from sansatout.server.robots.asking import promised
from sansatout.server.rooms.chairs import ChairKind
from sansatout.server.rooms.room import Room
from sansatout.table.answers import callers, check_auction_open

__all__ = ["mean"]


async def mean(room: Room, player: str, message: protocol.Meaning | protocol.Explain) -> None:
    """Ask for the meaning of an opponent's call, or tell them that of an own one (L-ART-2).

    The caller's partner hears neither question nor answer, and watchers, who could be anybody, do
    not either. What a robot's call promises is its system, which its partner may ask about too.
    """
    if isinstance(message, protocol.Meaning):
        check_auction_open(room.table, room.table.seat_of(player))
    seat = _caller(room, message.call)
    caller = room.table.seats[seat]
    answer = protocol.CallMeaning(seat=str(seat), call=message.call, asked=player, text=None)
    if isinstance(message, protocol.Explain):
        if caller != player:
            raise ForbiddenError("not-your-call", seat=seat)
        answer = structs.replace(answer, text=names.said(message.text))
    elif room.presence.by_robot(caller) and not _comes_from_elsewhere(room, caller):
        await _robot_explains(room, answer, _side_of(room, player))
        return
    elif room.table.seat_of(player) in seat.side.seats:
        raise ForbiddenError("only-opponents-ask", seat=seat)
    elif _comes_from_elsewhere(room, caller):
        _told_elsewhere(room, answer, _side_of(room, player))
        return
    to = {caller, *_on_side(room, seat.side.other)}
    room.explain_here(answer, to)
    room.sharing.explain(answer, to)


def _side_of(room: Room, player: str) -> frozenset[str]:
    """Return the players of this player's side; the player alone without a seat."""
    seat = room.table.seat_of(player)
    return frozenset({player}) if seat is None else _on_side(room, seat.side)


def _on_side(room: Room, side: Side) -> frozenset[str]:
    return frozenset(room.table.seats[seat] for seat in side.seats if seat in room.table.seats)


async def _robot_explains(
    room: Room, answer: protocol.CallMeaning, players: frozenset[str]
) -> None:
    """Tell who asked and his partner, in their languages, what a robot's call promises."""
    told = await asyncio.to_thread(promised, room.table, answer.call, room.systems())
    nothing = Message("no-meaning")
    plain, whole = (nothing, nothing) if told is None else (told.plainly(), told.says())
    answer = structs.replace(answer, told=(plain.as_json(), whole.as_json()))
    room.explain_here(answer, players)
    room.sharing.explain(answer, players)


def _comes_from_elsewhere(room: Room, player: str) -> bool:
    """Tell whether a player is a robot of whose system only that is known which it tells itself."""
    chair = room.chairs[player]
    return room.is_led and chair.kind is ChairKind.ROBOT and chair.system is None


def _told_elsewhere(room: Room, answer: protocol.CallMeaning, players: frozenset[str]) -> None:
    """Tell who asked and his partner what the player has said of the call, if anything."""
    known = room.explained.get(answer.call)
    said = None if known is None else known.text
    unsaid = Message("not-explained")
    told = structs.replace(
        answer, text=said, told=None if said else (unsaid.as_json(), unsaid.as_json())
    )
    room.explain_here(told, players)


def _caller(room: Room, call: int) -> Seat:
    """Return who made a call of the auction."""
    made = callers(room.table)
    if not 0 <= call < len(made):
        raise InputError("no-such-call", number=call)
    return made[call]

"""What a socket may say, and what comes of it."""

from __future__ import annotations

import asyncio
import time
from dataclasses import replace
from functools import lru_cache

from sansatout.errors import IllegalActionError, InputError
from sansatout.events import Act, act_from_plain
from sansatout.events.acts import ChooseSeat, Contribute, Draw, NextDeal, Respond
from sansatout.locales import render
from sansatout.seats import Seat
from sansatout.server import names, wire
from sansatout.server.errors import ConflictError, ForbiddenError
from sansatout.server.identity import new_token
from sansatout.server.robots import LEVELS, SYSTEMS
from sansatout.server.robots.asking import meaning
from sansatout.server.rooms import records
from sansatout.server.rooms.chairs import Chair, Kind
from sansatout.server.rooms.connection import Connection
from sansatout.server.rooms.room import Room
from sansatout.table.answers import callers, check_auction_open
from sansatout.table.state import Stage

__all__ = ["handle", "pace", "robot_choice"]


async def handle(room: Room, connection: Connection, message: wire.Incoming) -> None:
    """Do what a message asks for.

    :raises SansatoutError: if it cannot be done; nothing has changed then
    """
    if connection.player is not None and not _comes_by_itself(message):
        room.heard(connection.player)
    match message:
        case wire.Act():
            await _act(room, connection, message)
        case wire.Chat():
            await _chat(room, connection, message)
        case wire.Meaning() | wire.Explain():
            await _meaning(room, connection, message)
        case wire.Stand() | wire.Sit() | wire.AskThere() | wire.Here() | wire.Relink():
            await _be_there(room, connection, message)
        case wire.Start() | wire.Robot() | wire.Open() | wire.Pace():
            await _host(room, connection, message)
        case wire.Ping():
            connection.put(wire.encode({"t": "pong", "id": message.id}))
            return
    if not isinstance(message, wire.Act):
        connection.put(wire.encode({"t": "ack", "id": message.id, "seq": room.table.seq}))


def _comes_by_itself(message: wire.Incoming) -> bool:
    """Tell whether a page may send a message without its person."""
    return isinstance(message, wire.Ping) or (
        isinstance(message, wire.Act) and message.kind == Contribute.kind
    )


def _player(room: Room, connection: Connection) -> str:
    if connection.player is None:
        raise ForbiddenError("watchers-only-watch")
    return connection.player


@lru_cache(maxsize=4096)
def _known_act(kind: str, payload: tuple[tuple[str, str | int], ...]) -> Act:
    return act_from_plain(kind, dict(payload))


def _act_of(message: wire.Act) -> Act:
    """Return the act of a message; cards and calls come again and again."""
    values = message.payload.values()
    if message.kind != Contribute.kind and all(type(value) in (str, int) for value in values):
        return _known_act(message.kind, tuple(message.payload.items()))
    return act_from_plain(message.kind, message.payload)


async def _act(room: Room, connection: Connection, message: wire.Act) -> None:
    act = _act_of(message)
    player = _player(room, connection)
    await room.alone(lambda: _done(room, connection, message, act, player))


async def _done(
    room: Room, connection: Connection, message: wire.Act, act: Act, player: str
) -> None:
    table = room.table
    # What several players answer at the same time may be answered in any order.
    together = isinstance(act, Contribute | Draw | Respond)
    first = room.asked_at if together else room.moved_at
    if not first <= message.seq <= table.seq:
        raise InputError("sequence", seq=message.seq, expected=table.seq)
    if not room.facts.started:
        raise ConflictError("table-not-started")
    if isinstance(act, Draw | ChooseSeat) and act.player != player:
        raise ForbiddenError("not-your-place", player=act.player)
    if isinstance(act, NextDeal):
        _press(room, connection, player, message.id)
        return
    seat = table.seat_of(player)
    if seat is None and not isinstance(act, Draw | ChooseSeat):
        raise IllegalActionError("nobody-sits", act=act.kind, seat=seat)
    own: Seat | None = None if isinstance(act, Draw | ChooseSeat) else seat
    await room.append(own, act, ack=(connection, message.id))


def _press(room: Room, connection: Connection, player: str, message: wire.Id) -> None:
    """Note that a player wants the next deal; it comes when all do who are here."""
    if room.table.stage is not Stage.BETWEEN or room.table.pending is not None:
        raise IllegalActionError("not-now", act=NextDeal.kind, phase=room.table.stage.value)
    room.ready.add(player)
    room.look()
    connection.put(wire.encode({"t": "ack", "id": message, "seq": room.table.seq}))
    room.tell_room()
    room.changed.set()


async def _chat(room: Room, connection: Connection, message: wire.Chat) -> None:
    text = names.said(message.text)
    chair = None if connection.player is None else room.chairs[connection.player]
    if chair is None and room.table.stage is Stage.DEAL:
        raise ForbiddenError("watchers-are-silent")
    name = connection.name if chair is None else chair.name
    player = None if chair is None else chair.player
    said = {"from": {"player": player, "name": name}, "text": text, "at": records.now()}
    await room.alone(lambda: room.hear(said))


async def _meaning(
    room: Room, connection: Connection, message: wire.Meaning | wire.Explain
) -> None:
    """Ask for the meaning of a call, or tell that of an own one."""
    player = _player(room, connection)
    if isinstance(message, wire.Meaning):
        check_auction_open(room.table, room.table.seat_of(player))
    seat = _caller(room, message.call)
    caller = room.table.seats[seat]
    answer: dict[str, object] = {
        "t": "meaning", "seat": str(seat), "call": message.call, "asked": player, "text": None,
    }  # fmt: skip
    if isinstance(message, wire.Explain):
        if caller != player:
            raise ForbiddenError("not-your-call", seat=seat)
        answer["text"] = names.said(message.text)
    elif room.by_robot(caller):
        await _robot_explains(room, message.call, answer)
        return
    room.tell(answer)


async def _robot_explains(room: Room, call: int, answer: dict[str, object]) -> None:
    """Tell everybody, in their own language, what a robot's call promises in its system."""
    told = await asyncio.to_thread(meaning, room.table, call, room.systems())
    for connection in room.connections:
        language = connection.language
        text = render("robot-no-meaning", {}, language) if told is None else told.text(language)
        connection.put(wire.encode({**answer, "text": text}))


def _caller(room: Room, call: int) -> Seat:
    """Return who made a call of the auction."""
    made = callers(room.table)
    if not 0 <= call < len(made):
        raise InputError("no-such-call", number=call)
    return made[call]


async def _be_there(
    room: Room,
    connection: Connection,
    message: wire.Stand | wire.Sit | wire.AskThere | wire.Here | wire.Relink,
) -> None:
    """Do what concerns one's own place, or ask another player for a sign of life."""
    match message:
        case wire.Stand() | wire.Sit():
            await _stand(room, connection, stood=isinstance(message, wire.Stand))
        case wire.AskThere():
            _ask_there(room, connection, message)
        case wire.Here():
            _player(room, connection)
        case wire.Relink():
            await _relink(room, connection)


def _ask_there(room: Room, connection: Connection, message: wire.AskThere) -> None:
    """Ask a player whether they are there; a robot plays on for who does not answer."""
    asked, player = _chair(room, message.player).player, _player(room, connection)
    if asked == player or room.by_robot(asked):
        raise ConflictError("not-awaited", player=asked)
    room.patience.ask(asked, time.monotonic())
    room.tell_room()
    room.changed.set()


async def _stand(room: Room, connection: Connection, *, stood: bool) -> None:
    async def changed() -> None:
        chair = room.chairs[_player(room, connection)]
        await room.change(replace(chair, stood=stood))

    await room.alone(changed)


async def _host(
    room: Room, connection: Connection, message: wire.Start | wire.Robot | wire.Open | wire.Pace
) -> None:
    """Do what only the owner of a table may."""
    if not room.owns(connection.person):
        raise ForbiddenError("owner-only")
    await room.alone(lambda: _hosted(room, message))


async def _hosted(room: Room, message: wire.Start | wire.Robot | wire.Open | wire.Pace) -> None:
    match message:
        case wire.Start():
            await room.change(started=True)
        case wire.Pace():
            await room.change(pace=pace(message.seconds))
        case wire.Robot():
            await _give_to_robot(room, _chair(room, message.player), message)
        case wire.Open():
            await _open(room, _chair(room, message.player))


def pace(seconds: float) -> float:
    """Return the least time between two acts of robots.

    :raises InputError: if it is not 0 to 5 seconds
    """
    if not 0 <= seconds <= 5:
        raise InputError("pace-range", seconds=seconds)
    return seconds


def _chair(room: Room, player: str) -> Chair:
    chair = room.chairs.get(player)
    if chair is None:
        raise InputError("no-such-player", player=player)
    return chair


def robot_choice(level: str, system: str | None) -> tuple[str, str]:
    """Return level and system of a robot, the usual system where it is not told.

    :raises InputError: if there are no such robots
    """
    system = system or SYSTEMS[0]
    if level not in LEVELS:
        raise InputError("robot-level", level=level, expected=", ".join(LEVELS))
    if system not in SYSTEMS:
        raise InputError("robot-system", system=system, expected=", ".join(SYSTEMS))
    return level, system


async def _give_to_robot(room: Room, chair: Chair, message: wire.Robot) -> None:
    level, system = robot_choice(message.level or room.level, message.system)
    name = names.robot_name(chair.player)
    await _give_away(room, chair, Chair(chair.player, Kind.ROBOT, name, level, system))


async def _open(room: Room, chair: Chair) -> None:
    """Make a place open again, also that of a person who has left it."""
    if chair.kind is Kind.OPEN:
        raise ConflictError("place-taken", player=chair.player)
    await _give_away(room, chair, Chair(chair.player, Kind.OPEN, invite=new_token()))


async def _give_away(room: Room, chair: Chair, to: Chair) -> None:
    """Take a place from whoever has it and is not there; their links lead nowhere from now on."""
    if chair.kind is Kind.PERSON and not room.has_left(chair.player):
        raise ConflictError("place-taken", player=chair.player)
    given = replace(to, former=chair.former | chair.people)
    await room.change(given, also=(records.part_from(room.id, chair.player),))


async def _relink(room: Room, connection: Connection) -> None:
    """Give a player a new private link; whoever came by the old one has the place no more."""

    async def changed() -> None:
        person, chair = connection.person, room.chairs[_player(room, connection)]
        others = chair.people - {person}
        mine = replace(
            chair, link=new_token(), people=frozenset({person}), former=chair.former | others
        )
        apart = records.part_from(room.id, chair.player, but=person)
        await room.change(mine, owner=person if room.owns(person) else None, also=(apart,))
        for one in room.connections:
            if one.person == person:
                room.greet(one)

    await room.alone(changed)

"""What a socket may say, and what comes of it."""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache
from typing import Any

from sansatout.errors import IllegalActionError, InputError, SansatoutError
from sansatout.events import Act, act_from_plain
from sansatout.events.acts import ChooseSeat, Contribute, Draw, NextDeal, Respond
from sansatout.robots.bidding import SYSTEMS, bidding_system
from sansatout.seats import Seat
from sansatout.server import names, protocol
from sansatout.server.errors import ConflictError, ForbiddenError
from sansatout.server.identity import new_token
from sansatout.server.people import name_of
from sansatout.server.robots import LEVELS
from sansatout.server.rooms import records
from sansatout.server.rooms.advising import advised
from sansatout.server.rooms.chairs import Chair, ChairKind
from sansatout.server.rooms.connection import Connection
from sansatout.server.rooms.marks import mark_of
from sansatout.server.rooms.meanings import mean
from sansatout.server.rooms.notices import AskNotice, SkipNotice
from sansatout.server.rooms.room import Room
from sansatout.server.rooms.skipping import skipping
from sansatout.server.store.moments import now
from sansatout.table.state import Stage

__all__ = ["handle", "pace", "robot_choice"]


async def handle(room: Room, connection: Connection, message: protocol.Incoming) -> None:
    """Do what a message asks for.

    :raises SansatoutError: if it cannot be done; nothing has changed then
    """
    if connection.player is not None and not _comes_by_itself(message):
        room.heard(connection.player)
    match message:
        case protocol.Act():
            await _act(room, connection, message)
        case protocol.Chat():
            await _chat(room, connection, message)
        case protocol.Meaning() | protocol.Explain():
            await mean(room, _player(room, connection), message)
        case protocol.Hint() | protocol.Why() | protocol.Promises():
            await advised(room, connection, message)
        case (
            protocol.Stand()
            | protocol.Sit()
            | protocol.AskThere()
            | protocol.Here()
            | protocol.Relink()
            | protocol.Skip()
        ):
            await _be_there(room, connection, message)
        case protocol.Start() | protocol.Robot() | protocol.Open() | protocol.Pace():
            await _host(room, connection, message)
        case protocol.Ping():
            connection.put(protocol.encode(protocol.Pong(id=message.id)))
            return
    if not isinstance(message, protocol.Act):
        connection.put(protocol.encode(protocol.Ack(id=message.id, seq=room.table.seq)))


def _comes_by_itself(message: protocol.Incoming) -> bool:
    """Tell whether a page may send a message without its person."""
    return isinstance(message, protocol.Ping) or (
        isinstance(message, protocol.Act) and message.kind == Contribute.kind
    )


def _player(room: Room, connection: Connection) -> str:
    if connection.player is None:
        raise ForbiddenError("watchers-only-watch")
    return connection.player


@lru_cache(maxsize=4096)
def _known_act(kind: str, payload: tuple[tuple[str, str | int], ...]) -> Act:
    return _read_act(kind, dict(payload))


def _read_act(kind: str, payload: Mapping[str, Any]) -> Act:
    """Return an act; the words in it are shown to others, and hold only what can be seen."""
    plain = {k: names.shown(v) if isinstance(v, str) else v for k, v in payload.items()}
    return act_from_plain(kind, plain)


def _act_of(message: protocol.Act) -> Act:
    """Return the act of a message; cards and calls come again and again."""
    values = message.payload.values()
    if message.kind != Contribute.kind and all(type(value) in (str, int) for value in values):
        return _known_act(message.kind, tuple(message.payload.items()))
    return _read_act(message.kind, message.payload)


async def _act(room: Room, connection: Connection, message: protocol.Act) -> None:
    act, mark = _act_of(message), mark_of(connection.person, message.id)

    async def done() -> None:
        try:
            await _done(room, connection, message, act, mark)
        except SansatoutError:
            # Only the log can say that an act was not done before, at a node we have not heard of.
            if not isinstance(message.id, str) or not await room.catch_up():
                raise
            await _done(room, connection, message, act, mark)

    await room.alone(done)


async def _done(
    room: Room, connection: Connection, message: protocol.Act, act: Act, mark: str
) -> None:
    if message.seq < room.table.seq and await _done_before(room, connection, message, act, mark):
        return
    # Whose place it is may change as long as others' changes go before.
    player, table = _player(room, connection), room.table
    # What several players answer at the same time may be answered in any order.
    together = isinstance(act, Contribute | Draw | Respond)
    first = room.asked_at if together else room.moved_at
    if not first <= message.seq <= table.seq:
        raise InputError("sequence", seq=message.seq, expected=table.seq)
    if not room.facts.started:
        raise ConflictError("table-not-started")
    if room.facts.paused:
        raise ConflictError("table-paused")
    if isinstance(act, Draw | ChooseSeat) and act.player != player:
        raise ForbiddenError("not-your-place", player=act.player)
    if isinstance(act, NextDeal):
        _press(room, connection, player, message.id)
        return
    seat = table.seat_of(player)
    if seat is None and not isinstance(act, Draw | ChooseSeat):
        raise IllegalActionError("nobody-sits", act=act.kind, seat=seat)
    own: Seat | None = None if isinstance(act, Draw | ChooseSeat) else seat
    await room.append(own, act, ack=(connection, message.id), mark=mark)


async def _done_before(
    room: Room, connection: Connection, message: protocol.Act, act: Act, mark: str
) -> bool:
    """Give an act that was sent again the answer of the first time; tell whether it was."""
    seq = await room.marks.find(mark, message.seq)
    if isinstance(act, NextDeal) and isinstance(message.id, str) and message.seq < room.dealt_at:
        # The next deal came meanwhile, at the wish of somebody.
        _player(room, connection)
        seq = message.seq - 1
    if seq is None:
        return False
    room.metrics.acts_repeated.inc()
    connection.put(protocol.encode(protocol.Ack(id=message.id, seq=seq + 1)))
    return True


def _press(room: Room, connection: Connection, player: str, message: protocol.MessageId) -> None:
    """Note that a player wants the next deal; it comes when all do who are here."""
    if room.table.stage is not Stage.BETWEEN or room.table.pending is not None:
        raise IllegalActionError("not-now", act=NextDeal.kind, phase=room.table.stage.value)
    if room.is_set_over:
        raise ConflictError("set-over")
    connection.put(protocol.encode(protocol.Ack(id=message, seq=room.table.seq)))
    room.press(player)


async def _chat(room: Room, connection: Connection, message: protocol.Chat) -> None:
    text = names.said(message.text)
    mark = mark_of(connection.person, message.id)

    async def heard() -> None:
        player = connection.player
        if player is None and room.table.stage is Stage.DEAL:
            raise ForbiddenError("watchers-are-silent")
        if player is None and not room.may_be_heard(connection):
            raise ForbiddenError("watchers-only-watch")
        name = await _called(room, connection)
        speaker = protocol.ChatSpeaker(player, name)
        await room.hear(protocol.ChatMessage(speaker=speaker, text=text, at=now()), mark)

    await room.alone(heard)


async def _called(room: Room, connection: Connection) -> str:
    """Return what somebody is called now: a player as the table has it."""
    if connection.player is not None:
        return room.chairs[connection.player].name
    return await room.store.read(lambda database: name_of(database, connection.person))


async def _be_there(
    room: Room,
    connection: Connection,
    message: protocol.Stand
    | protocol.Sit
    | protocol.AskThere
    | protocol.Here
    | protocol.Relink
    | protocol.Skip,
) -> None:
    """Do what concerns one's own place, or ask another player for a sign of life."""
    match message:
        case protocol.Stand() | protocol.Sit():
            await _stand(room, connection, stood=isinstance(message, protocol.Stand))
        case protocol.AskThere():
            _ask_there(room, connection, message)
        case protocol.Here():
            _player(room, connection)
        case protocol.Relink():
            await _relink(room, connection)
        case protocol.Skip():
            _skip(room, connection)


def _skip(room: Room, connection: Connection) -> None:
    """Let robots play the rest of the deal at once, where nobody else does."""
    _player(room, connection)
    if not skipping(room).possible:
        raise ConflictError("nothing-to-skip")
    room.skipped = room.table.deal_number
    room.sharing.tell(SkipNotice(room.skipped))
    room.tell_room()
    room.changed.set()


def _ask_there(room: Room, connection: Connection, message: protocol.AskThere) -> None:
    """Ask a player whether they are there; a robot plays on for who does not answer."""
    asked, player = _chair(room, message.player).player, _player(room, connection)
    if asked == player or room.presence.by_robot(asked):
        raise ConflictError("not-awaited", player=asked)
    room.patience.ask(asked, time.monotonic())
    room.sharing.tell(AskNotice(asked))
    room.tell_room()
    room.changed.set()


async def _stand(room: Room, connection: Connection, *, stood: bool) -> None:
    async def changed() -> None:
        chair = room.chairs[_player(room, connection)]
        await room.change(replace(chair, stood=stood))

    await room.alone(changed)


async def _host(
    room: Room,
    connection: Connection,
    message: protocol.Start | protocol.Robot | protocol.Open | protocol.Pace,
) -> None:
    """Do what only the owner of a table may."""
    await room.alone(lambda: _hosted(room, connection.person, message))


async def _hosted(
    room: Room,
    person: str,
    message: protocol.Start | protocol.Robot | protocol.Open | protocol.Pace,
) -> None:
    if not room.owns(person):
        raise ForbiddenError("owner-only")
    match message:
        case protocol.Start():
            await room.change(started=True)
        case protocol.Pace():
            await room.change(pace=pace(message.seconds))
        case protocol.Robot():
            await _give_to_robot(room, _chair(room, message.player), message)
        case protocol.Open():
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
    if level not in LEVELS:
        raise InputError("robot-level", level=level, expected=", ".join(LEVELS))
    return level, bidding_system(system).key if system else next(iter(SYSTEMS))


async def _give_to_robot(room: Room, chair: Chair, message: protocol.Robot) -> None:
    level, system = robot_choice(message.level or room.level, message.system)
    name = names.robot_name(chair.player)
    await _give_away(room, chair, Chair(chair.player, ChairKind.ROBOT, name, level, system))


async def _open(room: Room, chair: Chair) -> None:
    """Make a place open again, also that of a person who has left it."""
    if chair.kind is ChairKind.OPEN:
        raise ConflictError("place-taken", player=chair.player)
    await _give_away(room, chair, Chair(chair.player, ChairKind.OPEN, invite=new_token()))


async def _give_away(room: Room, chair: Chair, to: Chair) -> None:
    """Take a place from whoever has it and is not there; their links lead nowhere from now on."""
    if chair.kind is ChairKind.PERSON and not room.presence.has_left(chair.player):
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

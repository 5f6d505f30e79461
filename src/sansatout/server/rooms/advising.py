"""What a player may ask a robot at the table: a hint, why it did something, what words promise.

All of it follows from what the asker's seat sees; others are told no more than that a hint was
taken.
"""

from __future__ import annotations

import asyncio
import hashlib
from functools import partial

from sansatout.events.codec import to_plain
from sansatout.robots import LEVELS
from sansatout.seats import Seat
from sansatout.server import protocol
from sansatout.server.errors import ConflictError, ForbiddenError
from sansatout.server.robots import RobotChoice
from sansatout.server.robots.asking import question
from sansatout.server.robots.schooling import is_advised, last_of, promises
from sansatout.server.rooms.advised import Advised, takes_hints
from sansatout.server.rooms.connection import Connection
from sansatout.server.rooms.payer import payer
from sansatout.server.rooms.room import Room
from sansatout.table.shown import ActView
from sansatout.table.state import Stage, Table

__all__ = ["advised"]


async def advised(
    room: Room, connection: Connection, message: protocol.Hint | protocol.Why | protocol.Promises
) -> None:
    """Answer what a player asks a robot.

    :raises SansatoutError: if it may not be asked, or not now
    """
    match message:
        case protocol.Hint():
            _hint(room, connection, message)
        case protocol.Why():
            await _why(room, connection)
        case protocol.Promises():
            await _promises(room, connection)


def _seat(room: Room, connection: Connection) -> Seat:
    """Return where the asker sits.

    :raises ForbiddenError: if nobody may ask here
    """
    player = connection.player
    if player is None:
        raise ForbiddenError("watchers-only-watch")
    if not takes_hints(room.table.setup, room.chairs):
        alone = room.table.setup.hints is None
        raise ForbiddenError("hint-alone" if alone else "hint-never")
    seat = room.table.seat_of(player)
    if seat is None or not room.facts.started or room.table.stage is not Stage.DEAL:
        raise ConflictError("hint-turn")
    return seat


def _hint(room: Room, connection: Connection, message: protocol.Hint) -> None:
    """Have a robot think what it would do in that place; nobody waits for it, least of all acts.

    What has been overtaken by an act when it is found is not told.
    """
    seat, table = _seat(room, connection), room.table
    if not is_advised(table, seat) or room.pool is None:
        raise ConflictError("hint-turn")
    if room.advised is None or room.advised.table is not table or room.advised.seat is not seat:
        thought = asyncio.create_task(_thought(room, table, seat))
        room.advised = Advised(table, seat, thought)
        room.hinted = room.hinted.once_more(table.deal_number, table.seats[seat])
        room.tell_room()
    told = partial(_tell, room, connection, table, seat, message)
    room.advised.choice.add_done_callback(told)


async def _thought(room: Room, table: Table, seat: Seat) -> RobotChoice:
    """Ask as good a robot as there is, once for each state of the table."""
    assert room.pool is not None, "it was looked whether robots can be asked"
    drawn = hashlib.sha256(f"{room.facts.seed} hint {table.seq}".encode()).hexdigest()
    asked = question(
        table, seat, level=LEVELS[-1], systems=room.systems(), seed=drawn, may_claim=False,
        explains=True,
    )  # fmt: skip
    return await room.pool.choose(asked, payer(room))


def _tell(
    room: Room,
    connection: Connection,
    table: Table,
    seat: Seat,
    message: protocol.Hint,
    thought: asyncio.Task[RobotChoice],
) -> None:
    overtaken = room.table is not table or room.table.seat_of(connection.player or "") is not seat
    if thought.cancelled() or overtaken or connection not in room.connections:
        return
    connection.put(protocol.encode(_told(table, message, thought.result())))


def _told(table: Table, message: protocol.Hint, choice: RobotChoice) -> protocol.HintTold:
    # What a robot did at random, for lack of time or of wit, is no advice.
    idea = choice.thoughts.get("idea")
    if idea is None or choice.act is None or message.step == "idea":
        step, act, reason, thoughts = message.step, None, None, None
    else:
        step, act = message.step, ActView(choice.act.kind, to_plain(choice.act))
        reason = choice.thoughts.get("reason")
        thoughts = {name: one for name, one in choice.thoughts.items() if name != "idea"}
    return protocol.HintTold(
        seq=table.seq, act=act, reason=reason, step=step, idea=idea, thoughts=thoughts
    )


async def _why(room: Room, connection: Connection) -> None:
    """Tell what can be said of the last word or card of a robot before the deal is over."""
    seat, table = _seat(room, connection), room.table
    robots = [one for one in table.seats if room.presence.by_robot(table.seats[one])]
    found = await asyncio.to_thread(last_of, table, seat, robots, room.systems())
    if found is None:
        raise ConflictError("why-nothing")
    act = ActView(found.act.kind, to_plain(found.act))
    told = None if found.told is None else found.told.as_json()
    connection.put(protocol.encode(protocol.WhyTold(seat=str(found.seat), act=act, told=told)))


async def _promises(room: Room, connection: Connection) -> None:
    """Tell what each of the words open to the asker would promise, found once a turn."""
    seat, table = _seat(room, connection), room.table
    if table.pending is not None or table.actor is not seat:
        raise ConflictError("hint-turn")
    found = await asyncio.to_thread(promises, table, seat, room.systems())
    promised = [
        protocol.PromisedWords(
            ActView(act.kind, to_plain(act)), meant.plain.as_json(), meant.whole.as_json()
        )
        for act, meant in found
    ]
    answer = protocol.PromisesTold(seq=table.seq, promises=promised)
    connection.put(protocol.encode(answer))

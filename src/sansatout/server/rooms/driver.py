"""Keep a table going: do by itself whatever no person has to do."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import time
from collections.abc import Mapping
from contextlib import suppress
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from sansatout.errors import RuleError, SansatoutError
from sansatout.events import Act
from sansatout.events.acts import ChooseSeat, Cut, Draw, Shuffle
from sansatout.events.irregular import ChooseRemedy, DealCards
from sansatout.seats import Seat
from sansatout.server.errors import ConflictError
from sansatout.server.robots import Pool, Question, RobotChoice
from sansatout.server.robots.asking import question
from sansatout.server.rooms.automatic import Do, Judge, Ponder, Step, Think
from sansatout.server.rooms.payer import payer
from sansatout.server.rooms.room import Room
from sansatout.server.rooms.skipping import skipping
from sansatout.server.store.writer import cause
from sansatout.table.state import Stage, Table

__all__ = ["drive", "pause"]

_LOG = logging.getLogger("sansatout.server")
_GOING_ON = 4.0
"""Paces that a finished deal stays on a table of robots alone."""
_OBJECTING = 10.0
"""Paces that people have to speak of something irregular before a robot goes on."""
_CONTRIBUTING = 2.0
"""Seconds that the table waits with its own cut for the numbers of people's clients."""
_TRICK = 2.0
"""Paces that a finished trick stays before a robot leads to the next."""
_BY_CHANCE = (Shuffle, Draw, ChooseSeat)
"""Acts that come out otherwise each time they are thought of."""
_AGAIN, _LATEST_AGAIN = 1.0, 30.0
"""Seconds until a table that could not go on tries again: more after each failure."""


async def drive(room: Room, pool: Pool) -> None:
    """Go on with the table as long as the task lives."""
    again = _AGAIN
    while True:
        room.changed.clear()
        if await _went_on(room, pool):
            again = _AGAIN
            await _news(room, room.next_absence())
        else:
            await _news(room, again)
            again = min(2 * again, _LATEST_AGAIN)


async def _went_on(room: Room, pool: Pool) -> bool:
    """Do whatever has to be done now; tell whether it could be."""
    try:
        room.tell_substitutes()
        while (step := room.next_step()) is not None:
            await _take(room, pool, step)
            room.tell_substitutes()
    except ConflictError as error:
        _LOG.warning("table %s: an automatic act comes too late: %s", room.id, error)
    except SansatoutError as error:
        pool.stumbled(f"table {room.id}: an automatic act was refused: {error}")
    except SQLAlchemyError as error:
        _LOG.error("table %s: an automatic act could not be stored: %s", room.id, cause(error))
    except Exception:  # noqa: BLE001 (one table's trouble must not end its driver for good)
        pool.stumbled(f"table {room.id} cannot go on by itself", exc_info=True)
    else:
        return True
    return False


async def _news(room: Room, seconds: float | None) -> None:
    """Wait until something happens, at most so long."""
    # Python 3.11's `wait_for` does not hear of an end that comes together with the news.
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await room.changed.wait()


async def _take(room: Room, pool: Pool, step: Step) -> None:
    table = room.table
    match step:
        case Do(seat, act, slow):
            if slow:
                await pause(room, goes_on=isinstance(act, DealCards))
            if isinstance(act, Cut):
                await _contributions(room)
            await _say(room, pool, table, step)
        case Ponder(seat):
            await _ponder(room, pool, table, step, seat)
        case Judge(seat):
            await pause(room)
            decision = await _asked(room, pool, table, seat)
            await _decided(room, table, step, seat, decision)
        case Think():
            await _think(room, pool, table, step)


async def _contributions(room: Room) -> None:
    """Give the clients that contribute to shuffles the time to do so."""
    table = room.table
    end = max(room.last_act, room.entered_at) + _CONTRIBUTING
    while room.table is table and _owes_a_number(room) and (left := end - time.monotonic()) > 0:
        room.changed.clear()
        await _news(room, left)


def _owes_a_number(room: Room) -> bool:
    """Tell whether somebody is here whose client is about to contribute to the shuffle."""
    table = room.table
    if not table.takes_contributions:
        return False
    due = {table.seats[seat] for seat in table.seats if seat not in table.contributions}
    awaited = room.presence.contributing() & due
    return any(not room.presence.by_robot(player) for player in awaited)


async def _say(room: Room, pool: Pool, table: Table, step: Do) -> None:
    """Do what needs no thought; what a robot says unasked and nobody heeds it does not repeat."""
    seat, act = step.seat, step.act
    try:
        said = await _append(room, table, step, seat, act)
    except RuleError as error:
        if seat is None or room.minds.speaks(table, seat) != act:
            raise
        pool.stumbled(f"table {room.id}: {seat} said {act.kind} in vain: {error}")
        room.minds.leave(table, seat)
    else:
        if said and seat is not None and room.minds.speaks(room.table, seat) == act:
            pool.stumbled(f"table {room.id}: {seat} says {act.kind} again and again")
            room.minds.leave(room.table, seat)


async def _ponder(room: Room, pool: Pool, table: Table, step: Step, seat: Seat) -> None:
    """Let a robot choose a remedy, or think whether to demand a card."""
    decision, _ = await asyncio.gather(_asked(room, pool, table, seat), pause(room))
    if decision.act is None:
        room.minds.leave(table, seat)
        return
    try:
        await _decided(room, table, step, seat, decision)
    except RuleError as error:
        pool.stumbled(f"table {room.id}: {seat} chose {decision.act} in vain: {error}")
        await _append(room, table, step, seat, ChooseRemedy("waive"))


async def _think(room: Room, pool: Pool, table: Table, step: Think) -> None:
    room.thinking = step.player
    try:
        decision, _ = await asyncio.gather(
            _asked(room, pool, table, step.seat), pause(room, goes_on=True)
        )
    finally:
        room.thinking = None
    await _decided(room, table, step, step.seat, decision)


async def _decided(room: Room, table: Table, step: Step, seat: Seat, decision: RobotChoice) -> None:
    assert decision.act is not None, "only what may be left is left"
    await _append(room, table, step, seat, decision.act, decision.thoughts)


async def _asked(room: Room, pool: Pool, table: Table, seat: Seat) -> RobotChoice:
    return await pool.choose(_question(room, table, seat), payer(room))


def _question(room: Room, table: Table, seat: Seat) -> Question:
    chair = room.chairs[table.seats[seat]]
    return question(
        table, seat, level=chair.level or room.level, systems=room.systems(),
        seed=_seed(room, table), may_claim=room.refused != table.deal_number,
    )  # fmt: skip


def _seed(room: Room, table: Table) -> str:
    """Return what this choice is drawn from: the same again after a restart."""
    return hashlib.sha256(f"{room.facts.seed} {table.seq}".encode()).hexdigest()


async def pause(room: Room, *, goes_on: bool = False) -> None:
    """Give people time to see what happened last, and to object before a robot goes on."""
    paces = 1.0
    deal = room.table.playing
    trick = None if deal is None else deal.trick
    if trick is not None and trick.is_complete:
        paces = _TRICK
    if not room.chairs.has_people and deal is not None and deal.turn is None:
        paces = _GOING_ON
    objecting = goes_on and room.chairs.has_people and _can_be_objected_to(room.table)
    if objecting:
        paces = _OBJECTING
    pace = 0.0 if skipping(room).agreed else room.facts.pace
    left = room.last_act + pace * paces - time.monotonic()
    if left <= 0:
        return
    if not objecting:
        await asyncio.sleep(left)
        return
    # Whoever speaks ends the wait; what comes next is looked at anew after it.
    room.changed.clear()
    await _news(room, left)


def _can_be_objected_to(table: Table) -> bool:
    """Tell whether something irregular is open to everybody, which going on would let pass."""
    ref = table.ruler if table.stage in (Stage.CUT, Stage.DEAL) else None
    return ref is not None and bool(
        ref.rights.attention or any(offer.said for offer in ref.rights.offers)
    )


async def _append(
    room: Room,
    table: Table,
    step: Step,
    seat: Seat | None,
    act: Act,
    thoughts: Mapping[str, Any] | None = None,
) -> bool:
    """Do the act, unless something has happened in the meantime that changes matters."""

    async def done() -> bool:
        if room.table is not table or not _still(room, step):
            return False
        await room.append(seat, act, thoughts=thoughts)
        return True

    return await room.alone(done)


def _still(room: Room, step: Step) -> bool:
    now = room.next_step()
    if isinstance(now, Do) and isinstance(now.act, _BY_CHANCE):
        return isinstance(step, Do) and type(step.act) is type(now.act)
    return now == step

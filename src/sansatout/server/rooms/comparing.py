"""The other table: robots play the cards of a board as well, so that results can be compared.

They begin when the cards are dealt here, and nobody is told what they did before the deal is over.
Their time is that of tables which people only watch: those who play go first.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections.abc import Awaitable, Callable

from sqlalchemy.exc import SQLAlchemyError

from sansatout.events import Act, Event
from sansatout.events.acts import OtherTable
from sansatout.seats import Seat
from sansatout.server.robots import Pool
from sansatout.server.robots.asking import question
from sansatout.server.robots.pool import WATCHED
from sansatout.server.rooms.automatic import Do, next_step
from sansatout.server.rooms.payer import payer
from sansatout.server.rooms.room import Room
from sansatout.server.store.writer import cause
from sansatout.table.fold import after
from sansatout.table.state import Stage, Table

__all__ = ["compare"]

_LOG = logging.getLogger("sansatout.server")
_AGAIN = 5.0
"""Seconds until a result that could not be stored is tried again."""


async def compare(room: Room, pool: Pool) -> None:
    """Have every board of the table played once more, as long as the task lives."""
    while True:
        start = await room.boards.next()
        try:
            played = await _played(room, pool, start)
            await _told(room, played)
        except Exception:  # noqa: BLE001 (a board that is not compared is no reason to stop)
            pool.stumbled(f"table {room.id}: a board could not be compared", exc_info=True)


async def _played(room: Room, pool: Pool, table: Table) -> Table:
    """Return the table after robots have played the deal by themselves."""
    while table.stage is Stage.DEAL:
        while not (room.is_awake and room.drives):
            await room.boards.something()
            if table.deal_number in room.table.elsewhere:
                return table
        seat, act = await _decided(room, pool, table)
        table = after(table, Event(table.seq, seat, act))
    return table


async def _decided(room: Room, pool: Pool, table: Table) -> tuple[Seat | None, Act]:
    step = next_step(table, lambda _: True, go_on=lambda: False)
    assert step is not None, "robots wait for nobody"
    if isinstance(step, Do):
        return step.seat, step.act
    chair = room.chairs[table.seats[step.seat]]
    asked = question(
        table, step.seat, level=chair.level or room.level, systems=room.systems(),
        seed=_seed(room, table), may_claim=not table.refused,
    )  # fmt: skip
    _, *who = payer(room)
    decision = await pool.choose(asked, (WATCHED, *who))
    assert decision.act is not None, "only what may be left is left"
    return step.seat, decision.act


def _seed(room: Room, table: Table) -> str:
    """Return what a choice at the other table is drawn from, apart from those made here."""
    return hashlib.sha256(f"{room.facts.seed} other {table.seq}".encode()).hexdigest()


async def _told(room: Room, played: Table) -> None:
    """Tell what came of it, once the deal is over here."""
    number = played.deal_number
    while len(room.table.sheet.lines) < number:
        await room.boards.something()

    async def told() -> None:
        if number not in room.table.elsewhere and played.stage is not Stage.DEAL:
            await room.append(None, _result(played))

    while not await _stored(room, told):
        await asyncio.sleep(_AGAIN)


async def _stored(room: Room, told: Callable[[], Awaitable[None]]) -> bool:
    """Make a change, and tell whether it could be stored."""
    try:
        await room.alone(told)
    except SQLAlchemyError as error:
        _LOG.error("table %s: a board could not be compared yet: %s", room.id, cause(error))
        return False
    return True


def _result(played: Table) -> OtherTable:
    deal, number = played.deal, played.deal_number
    assert deal is not None, "a finished deal is still on the table"
    bargain = deal.bargain
    if bargain is None:
        return OtherTable(number)
    return OtherTable(number, str(bargain.contract), bargain.declarer, deal.tricks)

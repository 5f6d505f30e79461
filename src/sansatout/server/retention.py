"""What is not kept for ever goes once an hour, in small portions, by whichever node is first.

Nothing that people see goes unless the owner of the server says after how many days.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping
from datetime import timedelta
from typing import Final

from sqlalchemy import Connection, Table, delete, exists, func, select, tuple_, update

from sansatout.server.browsers import forget_expired
from sansatout.server.config import Config
from sansatout.server.store import Put, Rows, Step, Store, schema
from sansatout.server.store.moments import now

__all__ = ["Retention"]

_LOG = logging.getLogger("sansatout.server")
_TURN: Final = timedelta(minutes=50)
"""How long others leave it to the node that has begun."""
_PORTION: Final = 200
"""Rows that go in one transaction: nobody shall wait for them."""
_PAUSE: Final = 0.05
_QUIET: Final = 24
"""Looks, one an hour, at which nothing may have happened at a table before it goes."""
_MOST_QUIET: Final = 10_000
_KEEP_SETTING: Final = Put(schema.settings)
_TABLE, _EVENT = schema.tables.c, schema.events.c
_LAST: Final = func.coalesce(
    select(func.max(_EVENT.seq)).where(_EVENT.table_id == _TABLE.id).scalar_subquery(), -1
)
"""The number of a table's last event."""
_OF_TABLE: Final[tuple[Table, ...]] = (
    schema.events, schema.thoughts, schema.finished, schema.chat, schema.players,
    schema.player_people, schema.table_deals, schema.lesson_tables,
)  # fmt: skip
"""All that goes with a table."""

Portion = Callable[[Connection], int]
"""What deletes a few rows and tells how many."""


class Retention:
    """Let go of what is too old.

    :param in_memory: tells whether a table is, so that it stays
    """

    def __init__(self, store: Store, config: Config, in_memory: Callable[[str], bool]) -> None:
        self._store = store
        self._in_memory = in_memory
        self._config = config
        self._quiet: dict[str, tuple[int, int]] = {}
        """Of tables that may go, the last event and how often it was the last one."""

    async def look(self) -> None:
        """Let go of what is too old now, unless another node has done so within the hour.

        :raises SQLAlchemyError: if nothing can be stored
        """
        quiet = await self._look_at_tables()
        if not await self._is_my_turn():
            return
        await self._store.write(forget_expired())
        days = self._config.keep_days_chat
        if days is not None:
            await self._all("lines of chat", _old_chat(now(-timedelta(days))))
        days = self._config.keep_days_thoughts
        if days is not None:
            await self._all("deals' thoughts of robots", _old_thoughts(now(-timedelta(days))))
        names = list(quiet)
        for first in range(0, len(names), _PORTION):
            some = {table: quiet[table] for table in names[first : first + _PORTION]}
            await self._all("tables where nothing was played", _tables(some))

    async def _is_my_turn(self) -> bool:
        """Take the turn, which one node has at a time; two at once would do no harm either."""
        taken: list[bool] = []
        column, moment = schema.settings.c, now()

        def take(connection: Connection, _: Rows) -> None:
            free = update(schema.settings).where(
                column.name == "tended", column.value < now(-_TURN)
            )
            taken.append(connection.execute(free.values(value=moment)).rowcount == 1)

        first = Step(_KEEP_SETTING, [{"name": "tended", "value": ""}])
        await self._store.write(first, Step(take))
        return taken[-1]

    async def _all(self, what: str, portion: Portion) -> None:
        """Delete portion after portion, with pauses for what others want stored."""
        gone = 0
        while True:
            done: list[int] = []

            def work(connection: Connection, _: Rows, done: list[int] = done) -> None:
                done.append(portion(connection))

            await self._store.write(Step(work))
            gone += done[-1]
            if not done[-1]:
                break
            await asyncio.sleep(_PAUSE)
        if gone:
            _LOG.info("let go of what is kept no longer: %d %s", gone, what)

    async def _look_at_tables(self) -> dict[str, int]:
        """Return tables at which no deal was ever finished and nothing has happened for a day.

        With each comes the number of its last event.
        """
        days = self._config.keep_days_tables
        if days is None:
            return {}
        moment = now(-timedelta(days))
        heads = await self._store.read(lambda base: _unplayed(base, moment))
        before = self._quiet
        self._quiet = {}
        for table, head in heads.items():
            known, looks = before.get(table, (head, 0))
            is_quiet = known == head and not self._in_memory(table)
            self._quiet[table] = (head, looks + 1 if is_quiet else 0)
        return {table: head for table, (head, looks) in self._quiet.items() if looks > _QUIET}


def _old_chat(moment: str) -> Portion:
    """Return what deletes lines said before a moment; their numbers are in the order of time."""
    column = schema.chat.c

    def portion(connection: Connection) -> int:
        first = connection.execute(
            select(column.id, column.at).order_by(column.id).limit(_PORTION)
        ).all()
        old = [row.id for row in first if row.at < moment]
        connection.execute(delete(schema.chat).where(column.id.in_(old)))
        return len(old)

    return portion


def _old_thoughts(moment: str) -> Portion:
    """Return what deletes what robots thought in deals that ended before a moment."""
    deal, kept = schema.deals.c, schema.finished.c
    same = (kept.table_id == deal.table_id) & (kept.number == deal.number)
    old = (
        select(deal.table_id, deal.number)
        .join(schema.finished, same)
        .where(deal.finished < moment, kept.thoughts.is_not(None))
        .order_by(deal.finished)
        .limit(_PORTION)
    )

    def portion(connection: Connection) -> int:
        keys = [tuple(row) for row in connection.execute(old)]
        if keys:
            these = tuple_(kept.table_id, kept.number).in_(keys)
            connection.execute(update(schema.finished).where(these).values(thoughts=None))
        return len(keys)

    return portion


def _unplayed(connection: Connection, moment: str) -> dict[str, int]:
    """Return tables made before a moment at which no deal was ever finished.

    Those stay that somebody else's table, a class or a day's results lead to.
    """
    other = schema.tables.alias()
    used = (
        exists().where(schema.deals.c.table_id == _TABLE.id),
        exists().where(schema.class_tables.c.table_id == _TABLE.id),
        exists().where(schema.daily_tables.c.table_id == _TABLE.id),
        exists().where(other.c.copy_of == _TABLE.id),
    )
    rows = connection.execute(
        select(_TABLE.id, _LAST)
        .where(_TABLE.created < moment, *(~one for one in used))
        .order_by(_TABLE.created)
        .limit(_MOST_QUIET)
    )
    return {row[0]: row[1] for row in rows}


def _tables(quiet: Mapping[str, int]) -> Portion:
    """Return what deletes tables with all that belongs to them, if nothing has happened there."""
    now_last = select(_TABLE.id, _LAST).where(_TABLE.id.in_(quiet))

    def portion(connection: Connection) -> int:
        still = [row[0] for row in connection.execute(now_last) if row[1] == quiet[row[0]]]
        for part in _OF_TABLE:
            connection.execute(delete(part).where(part.c.table_id.in_(still)))
        connection.execute(delete(schema.tables).where(_TABLE.id.in_(still)))
        return len(still)

    return portion

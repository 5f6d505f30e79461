"""What the store has of a table that a node does not know yet, because another one stored it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from sqlalchemy import Connection, Executable, bindparam, func, select

from sansatout.server.rooms.chairs import Chairs
from sansatout.server.rooms.facts import Facts
from sansatout.server.rooms.records import (
    Said,
    chat_of,
    load_chairs,
    load_facts,
)
from sansatout.server.store import schema

__all__ = ["Later", "done_with", "heads", "later"]


_OVERLAP = 1000
"""Numbers of the whole store's chat that are looked at again: a lower one may be stored later."""


@dataclass(frozen=True, slots=True)
class Later:
    """What has happened at a table since it was read."""

    facts: Facts
    events: list[tuple[str, str | None]]
    """Bodies and marks."""
    chairs: Chairs | None
    """If the facts or they have changed."""
    chat: list[Said]
    """What was said lately, known or not."""
    said_since: int
    """After which number that is all; what is known and not among it was deleted."""


def later(connection: Connection, facts: Facts, seq: int, last_chat: int) -> Later | None:
    """Return what is newer than what is known; ``None`` if there is no such table any more."""
    table, column = facts.id, schema.events.c
    found = load_facts(connection, table)
    if found is None:
        return None
    rows = connection.execute(
        select(column.body, column.mark)
        .where(column.table_id == table, column.seq >= seq)
        .order_by(column.seq)
    )
    events = [(row.body, row.mark) for row in rows]
    changed = found.revision != facts.revision
    since = 0 if changed else max(0, last_chat - _OVERLAP)
    return Later(
        found,
        events,
        load_chairs(connection, table) if changed else None,
        chat_of(connection, table, since=since),
        since,
    )


def heads(connection: Connection, tables: Sequence[str]) -> dict[str, tuple[int, int, int]]:
    """Return of each table the number of its next event, its revision and its last word."""
    return {
        row[0]: (-1 if row[1] is None else row[1] + 1, row[2], row[3] or 0)
        for row in connection.execute(_heads(), {"tables": tables})
    }


@cache
def _heads() -> Executable:
    """Return the question, which is made once: it is asked for ever."""
    table, event, said = schema.tables.c, schema.events.c, schema.chat.c
    last = select(func.max(event.seq)).where(event.table_id == table.id).scalar_subquery()
    spoken = select(func.max(said.id)).where(said.table_id == table.id).scalar_subquery()
    these = table.id.in_(bindparam("tables", expanding=True))
    return select(table.id, last, table.revision, spoken).where(these)


def done_with(connection: Connection, table: str, mark: str, since: int) -> int | None:
    """Return the number of the event that an act with this mark has made; ``None`` for none."""
    column = schema.events.c
    return connection.scalar(
        select(column.seq).where(column.table_id == table, column.seq >= since, column.mark == mark)
    )

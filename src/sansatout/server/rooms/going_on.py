"""The tables at which a person can go on."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import islice

from sqlalchemy import Connection as Database
from sqlalchemy import func, select

from sansatout.events import Event
from sansatout.server.protocol.tables import GoingOn, TableSummary
from sansatout.server.rooms.owing import owing
from sansatout.server.rooms.summary import stored_summary
from sansatout.server.store import schema
from sansatout.table.fold import fold
from sansatout.table.state import Stage, Table
from sansatout.table.view import lasting

__all__ = ["Found", "InMemory", "found_for", "stored_bodies", "tables_of"]

_MOST = 3
_LOOKED_AT = 6
"""So many tables are looked at: to tell how one stands, its events are folded."""
_MOST_EVENTS = 4000
"""How long a table may be to be folded for a list; a longer one is only named."""


@dataclass(frozen=True, slots=True)
class Found:
    """A table where somebody has a place, as it is stored."""

    summary: TableSummary
    changed: str
    """The time of its last finished deal, or when it was made."""
    bodies: list[str]
    """Its events; none where they are too many."""


@dataclass(frozen=True, slots=True)
class InMemory:
    """A table that need not be folded."""

    table: Table
    ready: frozenset[str]


def found_for(database: Database, person: str) -> list[Found]:
    """Return the newest tables where the person has a place."""
    found = []
    for table, changed in _newest(database, person):
        summary = stored_summary(database, table, person)
        if summary is not None and summary.you is not None:
            bodies = stored_bodies(database, table, most=_MOST_EVENTS)
            found.append(Found(summary, changed, bodies))
    return found


def tables_of(found: Iterable[Found], rooms: Mapping[str, InMemory]) -> list[GoingOn]:
    """Return those that are not over; to fold them takes long."""
    told = (_going_on(one, rooms.get(one.summary.table)) for one in found)
    return list(islice((one for one in told if one is not None), _MOST))


def _newest(database: Database, person: str) -> list[tuple[str, str]]:
    """Return tables with the time of their last finished deal, or when they were made."""
    table, mine, deal = schema.tables.c, schema.player_people.c, schema.deals.c
    last = (
        select(func.max(deal.finished))
        .where(deal.table_id == table.id)
        .correlate(schema.tables)
        .scalar_subquery()
    )
    changed = func.coalesce(last, table.created)
    rows = database.execute(
        select(table.id, changed)
        .join(schema.player_people, mine.table_id == table.id)
        .where(mine.person == person, mine.ended.is_(None))
        .order_by(changed.desc())
        .limit(_LOOKED_AT)
    )
    return [(row[0], row[1]) for row in rows]


def _going_on(found: Found, room: InMemory | None) -> GoingOn | None:
    summary, state = found.summary, _state(found) if room is None else room.table
    if state is not None and _is_over(state):
        return None
    if state is None or summary.you is None:
        return GoingOn(
            table=summary, changed=found.changed, seat=None, owners=[], totals={}, waits_for=[]
        )
    sheet, seat = lasting(state).sheet, state.seat_of(summary.you.player)
    ready = frozenset[str]() if room is None else room.ready
    return GoingOn(
        table=summary,
        changed=found.changed,
        seat=None if seat is None else str(seat),
        owners=sheet.owners,
        totals={owner: places["all"] for owner, places in sheet.totals.items()},
        waits_for=sorted(owing(state, ready)) if summary.started else [],
    )


def _state(found: Found) -> Table | None:
    """Return a table as its events make it; ``None`` if they are too many."""
    return fold(map(Event.loads, found.bodies)) if found.bodies else None


def stored_bodies(database: Database, table: str, *, most: int | None = None) -> list[str]:
    """Return the events of a table as they are stored; none if they are more than so many."""
    column = schema.events.c
    if most is not None:
        last = database.scalar(select(func.max(column.seq)).where(column.table_id == table))
        if last is None or last > most:
            return []
    question = select(column.body).where(column.table_id == table).order_by(column.seq)
    return list(database.scalars(question))


def _is_over(table: Table) -> bool:
    """Tell whether a rubber, sitting or set is over and no other has begun."""
    return table.stage is Stage.BETWEEN and lasting(table).sheet.over

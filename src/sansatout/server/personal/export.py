"""Everything that is stored about a person, as JSON values."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Connection, Table, exists, func, select

from sansatout.server.finished.kept import KeptDeal
from sansatout.server.personal.traces import (
    Place,
    marked_by,
    own_lines,
    own_names,
    places_of,
)
from sansatout.server.store import schema
from sansatout.server.store.moments import now

__all__ = ["all_about"]

_FORM = 1


def all_about(connection: Connection, person: str) -> dict[str, Any]:
    """Return all of it; what others said, or what they are called, is theirs and not in it."""
    column = schema.people.c
    names = own_names(connection, person)
    return {
        "form": _FORM,
        "made": now(),
        "person": person,
        "name": connection.scalar(select(column.name).where(column.person == person)) or "",
        "browsers": _browsers(connection, person),
        "tables": [
            _table(connection, person, place, names) for place in places_of(connection, person)
        ],
        "watched": _watched(connection, person),
        "sheets": _sheets(connection, person),
        "days": _rows(connection, schema.daily_tables, person, "day", "table_id"),
        "learned": _rows(connection, schema.learned, person, "course", "lesson", "step", "at"),
        "lesson_tables": _rows(
            connection, schema.lesson_tables, person, "table_id", "course", "lesson", "step"
        ),
        "memories": [
            {"rule": row["rule"], "memory": msgspec.json.decode(row["body"])}
            for row in _rows(connection, schema.memories, person, "rule", "body")
        ],
        "classes": _taught(connection, person) + _attended(connection, person),
    }


def _rows(
    connection: Connection,
    table: Table,
    person: str,
    *names: str,
) -> list[dict[str, Any]]:
    """Return some columns of the rows that have the person's id."""
    columns = [table.c[name] for name in names]
    found = connection.execute(select(*columns).where(table.c.person == person).order_by(*columns))
    return [dict(row._mapping) for row in found]


def _browsers(connection: Connection, person: str) -> list[dict[str, Any]]:
    names = ("made", "label", "used", "expires", "ended")
    return _rows(connection, schema.browsers, person, *names)


def _table(
    connection: Connection, person: str, place: Place, names: frozenset[str]
) -> dict[str, Any]:
    """Return a table with the person's place, what they said there and what was played."""
    column, chair, line = schema.tables.c, schema.players.c, schema.chat.c
    facts = connection.execute(select(schema.tables).where(column.id == place.table)).one()
    called = connection.scalar(
        select(chair.name).where(chair.table_id == place.table, chair.player == place.player)
    )
    said = connection.execute(
        select(line.at, line.text).where(own_lines(place, person, names)).order_by(line.id)
    )
    return {
        "table": facts.id,
        "game": facts.variant,
        "name": facts.name,
        "created": facts.created,
        "mine": facts.owner == person,
        "player": place.player,
        "called": called if place.ended is None else None,
        "left": place.ended,
        "said": [dict(row._mapping) for row in said],
        "deals": _deals(connection, place.table),
    }


def _watched(connection: Connection, person: str) -> list[dict[str, Any]]:
    """Return what the person said where they only looked on."""
    line = schema.chat.c
    rows = connection.execute(
        select(line.table_id.label("table"), line.at, line.text)
        .where(line.player.is_(None), marked_by(line.mark, person))
        .order_by(line.id)
    )
    return [dict(row._mapping) for row in rows]


def _deals(connection: Connection, table: str) -> list[dict[str, Any]]:
    """Return the finished deals of a table as everybody may see them."""
    column, kept = schema.deals.c, schema.finished.c
    same = (kept.table_id == column.table_id) & (kept.number == column.number)
    rows = connection.execute(
        select(column.number, column.finished, column.summary, kept.body)
        .outerjoin(schema.finished, same)
        .where(column.table_id == table)
        .order_by(column.number)
    )
    return [
        {"number": number, "finished": finished, "played": _played(summary, body)}
        for number, finished, summary, body in rows
    ]


def _played(summary: str, body: bytes | None) -> object:
    kept = KeptDeal.loads(body)
    return msgspec.json.decode(summary) if kept is None else kept.public


def _sheets(connection: Connection, person: str) -> list[dict[str, Any]]:
    column, writer, operation = schema.sheets.c, schema.sheet_people, schema.sheet_operations.c
    other = schema.sheet_people.alias()
    shared = exists().where(other.c.sheet == column.id, other.c.person != person)
    rows = connection.execute(
        select(column.id, column.system, column.changed, shared.label("shared"))
        .join(writer, writer.c.sheet == column.id)
        .where(writer.c.person == person)
        .order_by(column.changed)
    ).all()
    return [
        {
            "sheet": row.id,
            "system": row.system,
            "changed": row.changed,
            "shared": bool(row.shared),
            "operations": [
                msgspec.json.decode(body)
                for body in connection.scalars(
                    select(operation.body)
                    .where(operation.sheet == row.id)
                    .order_by(operation.number)
                )
            ],
        }
        for row in rows
    ]


def _taught(connection: Connection, person: str) -> list[dict[str, Any]]:
    column, pupil = schema.classes.c, schema.class_pupils.c
    pupils = select(func.count()).where(pupil.class_id == column.id).scalar_subquery()
    rows = connection.execute(
        select(column.id, column.title, column.made, column.kept, pupils)
        .where(column.owner == person)
        .order_by(column.made)
    )
    return [
        {"class": one, "role": "teacher", "title": title, "made": made, "kept": bool(kept),
         "pupils": count}
        for one, title, made, kept, count in rows
    ]  # fmt: skip


def _attended(connection: Connection, person: str) -> list[dict[str, Any]]:
    column, pupil = schema.classes.c, schema.class_pupils.c
    rows = connection.execute(
        select(column.id, column.title, pupil.name, pupil.joined, pupil.removed)
        .join(schema.class_pupils, pupil.class_id == column.id)
        .where(pupil.person == person)
        .order_by(pupil.joined)
    )
    return [
        {"class": one, "role": "pupil", "title": title, "name": name, "joined": joined,
         "removed": removed}
        for one, title, name, joined, removed in rows
    ]  # fmt: skip

"""Forget a person: whatever names them or was said by them, and nothing of what others played.

Acts stay, since a table is the fold of them; they name seats and not people.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from itertools import count

import msgspec
from sqlalchemy import (
    Connection,
    Executable,
    and_,
    delete,
    exists,
    func,
    or_,
    select,
    update,
)

from sansatout.server.classes.forgetting import all_names_step
from sansatout.server.classes.records import delete_steps
from sansatout.server.personal.traces import (
    Place,
    check_known,
    marked_by,
    own_lines,
    own_names,
    places_of,
    unmarked,
)
from sansatout.server.personal.words import DoneAct, without_words
from sansatout.server.rooms.marks import mark_of
from sansatout.server.store import schema
from sansatout.server.store.moments import now
from sansatout.server.store.steps import Step

__all__ = ["Forgotten", "forget"]

_TABLE, _SEAT, _CHAIR, _EVENT = (
    schema.tables.c, schema.player_people.c, schema.players.c, schema.events.c,
)  # fmt: skip
_PUPIL, _WRITER = schema.class_pupils.c, schema.sheet_people.c
_NOBODY = "—"
"""Who stands on a sheet that others keep."""


@dataclass(frozen=True, slots=True)
class Forgotten:
    """How much was found."""

    tables: int
    lines: int
    sheets: int
    classes: int


def forget(connection: Connection, person: str) -> Forgotten:
    """Forget a person, within a transaction of whoever asks.

    :raises InputError: if there is nothing about them
    """
    check_known(connection, person)
    names = own_names(connection, person)
    places = places_of(connection, person)
    classes = _leave_classes(connection, person)
    lines = sum(_forget_said(connection, place, person, names) for place in places)
    lines += _forget_watched(connection, person, names)
    for place in places:
        _forget_acts(connection, place, person)
        if place.ended is None:
            _leave_place(connection, place, person, names)
    sheets = _leave_sheets(connection, person, names)
    _disown(connection, person)
    _delete_rows(connection, person)
    return Forgotten(len(places), lines, sheets, classes)


def _leave_classes(connection: Connection, person: str) -> int:
    """End the classes that a person teaches, as they could themselves, and leave all others."""
    own = list(
        connection.scalars(select(schema.classes.c.id).where(schema.classes.c.owner == person))
    )
    for class_id in own:
        for step in (all_names_step(class_id), *delete_steps(class_id)):
            _do(connection, step)
    others = select(_PUPIL.class_id).where(_PUPIL.person == person)
    column = schema.classes.c
    changed = connection.execute(
        update(schema.classes).where(column.id.in_(others)).values(revision=column.revision + 1)
    ).rowcount
    connection.execute(
        update(schema.class_pupils)
        .where(_PUPIL.person == person)
        .values(person="", name="", removed=func.coalesce(_PUPIL.removed, now()))
    )
    return len(own) + changed


def _do(connection: Connection, step: Step) -> None:
    statement = step.statement
    if callable(statement):
        statement(connection, step.rows)
    else:
        assert isinstance(statement, Executable), "these steps are plain statements"
        connection.execute(statement)


def _forget_said(connection: Connection, place: Place, person: str, names: frozenset[str]) -> int:
    own = own_lines(place, person, names)
    return connection.execute(delete(schema.chat).where(own)).rowcount


def _forget_watched(connection: Connection, person: str, names: frozenset[str]) -> int:
    """Forget what was said while watching: the mark tells whose it is, or else only the name."""
    line = schema.chat.c
    named = and_(line.player.is_(None), line.name.in_(names), unmarked(line.mark))
    own = or_(marked_by(line.mark, person), named)
    return connection.execute(delete(schema.chat).where(own)).rowcount


def _forget_acts(connection: Connection, place: Place, person: str) -> None:
    """Take the person from the acts at a table: the marks of their messages, and their words."""
    here = _EVENT.table_id == place.table
    rows = connection.execute(select(_EVENT.body, _EVENT.mark).where(here).order_by(_EVENT.seq))
    acts = [DoneAct(body, _author(mark, person)) for body, mark in rows]
    for seq, body in without_words(acts, place.player).items():
        connection.execute(update(schema.events).where(here, _EVENT.seq == seq).values(body=body))
    marked = marked_by(_EVENT.mark, person)
    connection.execute(update(schema.events).where(here, marked).values(mark=None))


def _mark(person: str) -> str:
    return mark_of(person, "")


def _author(mark: str | None, person: str) -> bool | None:
    """Tell whether an act is the person's; ``None`` if its mark does not say."""
    if mark is None or "/" not in mark:
        return None
    return mark.startswith(_mark(person))


def _leave_place(connection: Connection, place: Place, person: str, names: frozenset[str]) -> None:
    """Leave a place without a name; whoever shares it keeps the links to it, and their own name."""
    this = (_CHAIR.table_id == place.table) & (_CHAIR.player == place.player)
    others = exists().where(
        _SEAT.table_id == place.table,
        _SEAT.player == place.player,
        _SEAT.person != person,
        _SEAT.ended.is_(None),
    )
    theirs = update(schema.players).where(this, _CHAIR.kind == "person")
    if connection.scalar(select(others)):
        connection.execute(theirs.where(_CHAIR.name.in_(names)).values(name=""))
    else:
        connection.execute(theirs.values(name="", link=None, invite=None))


def _leave_sheets(connection: Connection, person: str, names: frozenset[str]) -> int:
    """Let the sheets go that nobody else writes on; on others somebody without a name played."""
    sheets = list(connection.scalars(select(_WRITER.sheet).where(_WRITER.person == person)))
    for sheet in sheets:
        others = exists().where(_WRITER.sheet == sheet, _WRITER.person != person)
        operation = schema.sheet_operations.c
        if connection.scalar(select(others)):
            _rewrite(connection, sheet, names)
            continue
        connection.execute(delete(schema.sheet_operations).where(operation.sheet == sheet))
        connection.execute(delete(schema.sheets).where(schema.sheets.c.id == sheet))
    return len(sheets)


def _rewrite(connection: Connection, sheet: str, names: Collection[str]) -> None:
    """Call a person nobody on a sheet; each of their names stays one of its own."""
    column = schema.sheet_operations.c
    rows = connection.execute(select(column.number, column.body).where(column.sheet == sheet)).all()
    operations = {row.number: msgspec.json.decode(row.body) for row in rows}
    there = {one for told in operations.values() for one in _named(told)}
    free = (
        name for n in count(1) if (name := _NOBODY if n == 1 else f"{_NOBODY} {n}") not in there
    )
    instead = {name: next(free) for name in sorted(there & set(names))}
    for number, told in operations.items():
        if not instead.keys() & set(_named(told)):
            continue
        for part in ("names", "others"):
            if part in told:
                told[part] = [instead.get(name, name) for name in told[part]]
        connection.execute(
            update(schema.sheet_operations)
            .where(column.sheet == sheet, column.number == number)
            .values(body=msgspec.json.encode(told).decode())
        )


def _named(operation: dict[str, list[str]]) -> list[str]:
    return [*operation.get("names", ()), *operation.get("others", ())]


def _disown(connection: Connection, person: str) -> None:
    """Give the person's tables to somebody else who plays there, and change them for all nodes."""
    heir = (
        select(func.min(_SEAT.person))
        .where(_SEAT.table_id == _TABLE.id, _SEAT.person != person, _SEAT.ended.is_(None))
        .scalar_subquery()
    )
    overseen = update(schema.tables).where(_TABLE.overseer == person)
    connection.execute(overseen.values(overseer=None, paused=0, revision=_TABLE.revision + 1))
    connection.execute(
        update(schema.tables)
        .where(_TABLE.owner == person)
        .values(owner=func.coalesce(heir, ""), name="", revision=_TABLE.revision + 1)
    )
    played = select(_SEAT.table_id).where(_SEAT.person == person)
    connection.execute(
        update(schema.tables).where(_TABLE.id.in_(played)).values(revision=_TABLE.revision + 1)
    )


def _delete_rows(connection: Connection, person: str) -> None:
    """Delete what has the person's id as a key; a result of a day stays as nobody's."""
    column = schema.daily_tables.c
    connection.execute(
        update(schema.daily_tables).where(column.person == person).values(person=column.table_id)
    )
    signal = schema.signals.c.body
    connection.execute(delete(schema.signals).where(signal.contains(person, autoescape=True)))
    for table in (
        schema.people, schema.browsers, schema.learned, schema.memories, schema.lesson_tables,
        schema.player_people, schema.sheet_people,
    ):  # fmt: skip
        connection.execute(delete(table).where(table.c.person == person))

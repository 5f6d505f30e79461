"""What people have learned, as the database keeps it."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import NamedTuple

import msgspec
from sqlalchemy import Connection, select

from sansatout.school.remembering import Memory, after
from sansatout.server.store import Put, Step, Store, schema
from sansatout.server.store.moments import now

__all__ = ["answered", "done_by", "done_step", "lesson_of", "lesson_step", "memories_of"]

_LEARNED = Put(schema.learned)
_MEMORY = Put(schema.memories, replace=("body",))
_TABLE = Put(schema.lesson_tables)


def done_step(person: str, course: str, lesson: str, step: str) -> Step:
    """Return what keeps that a step was done; once done, it stays so."""
    row = {"person": person, "course": course, "lesson": lesson, "step": step, "at": now()}
    return Step(_LEARNED, [row])


def done_by(database: Connection, person: str) -> dict[str, list[str]]:
    """Return the steps a person has done, by course and lesson."""
    column = schema.learned.c
    rows = database.execute(
        select(column.course, column.lesson, column.step)
        .where(column.person == person)
        .order_by(column.at)
    )
    done: dict[str, list[str]] = {}
    for course, lesson, step in rows:
        done.setdefault(f"{course}/{lesson}", []).append(step)
    return done


async def answered(store: Store, person: str, rule: str, *, right: bool) -> None:
    """Keep how a person answered a question about a rule."""
    memories = await store.read(lambda database: memories_of(database, person))
    memory = after(memories.get(rule, Memory()), datetime.now(UTC), right=right)
    body = msgspec.json.encode(memory).decode()
    await store.write(Step(_MEMORY, [{"person": person, "rule": rule, "body": body}]))


def memories_of(database: Connection, person: str) -> dict[str, Memory]:
    """Return what a person remembers, by rules."""
    column = schema.memories.c
    rows = database.execute(select(column.rule, column.body).where(column.person == person))
    return {rule: msgspec.json.decode(body, type=Memory) for rule, body in rows}


def lesson_step(table: str, person: str, course: str, lesson: str, step: str) -> Step:
    """Return what keeps to which step of a lesson a table belongs."""
    where = {"course": course, "lesson": lesson, "step": step}
    return Step(_TABLE, [{"table_id": table, "person": person, **where}])


class StepPlace(NamedTuple):
    """The step that is played at a table, and who plays it."""

    course: str
    lesson: str
    step: str
    person: str


def lesson_of(database: Connection, table: str) -> StepPlace | None:
    """Return the step that a table belongs to, if it belongs to any."""
    column = schema.lesson_tables.c
    found = database.execute(
        select(column.course, column.lesson, column.step, column.person).where(
            column.table_id == table
        )
    ).first()
    return None if found is None else StepPlace(*found)

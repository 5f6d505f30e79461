"""What people have learned, as the database keeps it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from typing import NamedTuple

import msgspec
from sqlalchemy import Connection, func, select, update

from sansatout.school.remembering import Memory, after
from sansatout.server.store import Put, Rows, Step, Store, schema
from sansatout.server.store.moments import now

__all__ = [
    "Endings", "answered", "done_by", "done_step", "endings_done", "lesson_of", "lesson_step",
    "memories_of", "shown_ending", "solved_ending", "steps_done",
]  # fmt: skip

_LEARNED = Put(schema.learned)
_BEGIN = Put(schema.memories)
_TABLE = Put(schema.lesson_tables)
_PROBLEMS = "problems"
"""Stands for a course where a play problem was solved, or its line shown."""


def done_step(person: str, course: str, lesson: str, step: str) -> Step:
    """Return what keeps that a step was done; once done, it stays so."""
    row = {"person": person, "course": course, "lesson": lesson, "step": step, "at": now()}
    return Step(_LEARNED, [row])


def done_by(database: Connection, person: str) -> dict[str, list[str]]:
    """Return the steps a person has done, by course and lesson."""
    column = schema.learned.c
    rows = database.execute(
        select(column.course, column.lesson, column.step)
        .where(column.person == person, column.course != _PROBLEMS)
        .order_by(column.at)
    )
    done: dict[str, list[str]] = {}
    for course, lesson, step in rows:
        done.setdefault(f"{course}/{lesson}", []).append(step)
    return done


class Endings(NamedTuple):
    """The play problems that a person has solved, and those of which the line was shown first."""

    solved: list[str]
    shown: list[str]


def solved_ending(person: str, key: str) -> Step:
    """Return what keeps that a play problem was solved."""
    return done_step(person, _PROBLEMS, "solved", key)


def shown_ending(person: str, key: str) -> Step:
    """Return what keeps that the line of a play problem was shown."""
    return done_step(person, _PROBLEMS, "shown", key)


def endings_done(database: Connection, person: str) -> Endings:
    """Return what a person has done of the play problems."""
    column = schema.learned.c
    rows = database.execute(
        select(column.lesson, column.step)
        .where(column.person == person, column.course == _PROBLEMS)
        .order_by(column.at)
    ).all()
    solved, shown = ([step for how, step in rows if how == one] for one in ("solved", "shown"))
    return Endings(solved, shown)


def steps_done(
    database: Connection, course: str, lesson: str, people: Sequence[str]
) -> dict[str, int]:
    """Return how many steps of a lesson people have done; those who did none are not in it."""
    column = schema.learned.c
    rows = database.execute(
        select(column.person, func.count())
        .where(column.course == course, column.lesson == lesson, column.person.in_(people))
        .group_by(column.person)
    )
    return {row[0]: row[1] for row in rows}


async def answered(store: Store, person: str, rule: str, *, right: bool) -> None:
    """Keep how a person answered a question about a rule, whatever else they answer meanwhile."""
    begun = {"person": person, "rule": rule, "body": _encoded(Memory())}
    await store.write(Step(_BEGIN, [begun]), Step(_learning(person, rule, right=right)))


def _learning(person: str, rule: str, *, right: bool) -> Callable[[Connection, Rows], None]:
    """Return what changes how well a person remembers, from what the store has at that time."""
    column = schema.memories.c
    this = (column.person == person) & (column.rule == rule)

    def learn(connection: Connection, rows: Rows) -> None:
        del rows
        question = select(column.body).where(this).with_for_update()
        memory = after(_read(connection.scalars(question).one()), datetime.now(UTC), right=right)
        connection.execute(update(schema.memories).where(this).values(body=_encoded(memory)))

    return learn


def _encoded(memory: Memory) -> str:
    return msgspec.json.encode(memory).decode()


def _read(body: str) -> Memory:
    return msgspec.json.decode(body, type=Memory)


def memories_of(database: Connection, person: str) -> dict[str, Memory]:
    """Return what a person remembers, by rules."""
    column = schema.memories.c
    rows = database.execute(select(column.rule, column.body).where(column.person == person))
    return {rule: _read(body) for rule, body in rows}


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

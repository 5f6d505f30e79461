"""Classes in the database."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

import msgspec
from sqlalchemy import Connection, bindparam, delete, exists, insert, select, update

from sansatout.deal import Deal
from sansatout.events.acts import LayOut
from sansatout.seats import Seat
from sansatout.server import learning
from sansatout.server.rooms.records import StaleError
from sansatout.server.store import Rows, Step, schema

__all__ = [
    "ClassFacts",
    "ClassRound",
    "DealGiven",
    "Pupil",
    "RoundGiven",
    "StoredClass",
    "class_of_key",
    "delete_steps",
    "facts_step",
    "joined_step",
    "listed",
    "load",
    "new_step",
    "pupil_step",
    "revisions",
    "round_steps",
    "sent_out",
    "steps_done",
    "was_sent_out",
]  # fmt: skip

_INSERT_CLASS = insert(schema.classes)
_UPDATE_CLASS = (
    update(schema.classes)
    .where(schema.classes.c.id == bindparam("which"))
    .where(schema.classes.c.revision == bindparam("known"))
    .values({name: bindparam(name) for name in
             ("title", "kept", "code", "code_key", "code_expires", "shown", "revision")})
)  # fmt: skip
_REVISIONS = select(schema.classes.c.id, schema.classes.c.revision).where(
    schema.classes.c.id.in_(bindparam("classes", expanding=True))
)
_INSERT_PUPIL = insert(schema.class_pupils)
_UPDATE_PUPIL = (
    update(schema.class_pupils)
    .where(schema.class_pupils.c.class_id == bindparam("in_class"))
    .where(schema.class_pupils.c.number == bindparam("which"))
    .values({name: bindparam(name) for name in ("name", "removed")})
)


@dataclass(frozen=True, slots=True)
class ClassFacts:
    """What is known of a class besides who is in it."""

    id: str
    owner: str
    title: str
    made: str
    kept: bool = False
    code: str | None = None
    code_key: str | None = None
    code_expires: str | None = None
    revision: int = 0
    """How often something of the class was changed."""
    shown: str | None = None
    """The position that is shown to all, as JSON."""


@dataclass(frozen=True, slots=True)
class Pupil:
    """Somebody who learns in a class."""

    number: int
    person: str
    name: str
    joined: str
    removed: str | None = None


class DealGiven(msgspec.Struct, frozen=True):
    """A deal for all tables."""

    cards: str
    dealer: str

    @property
    def deal(self) -> Deal:
        """The cards."""
        return Deal.parse(self.cards)

    @property
    def act(self) -> LayOut:
        """How it comes to a table."""
        return LayOut(self.cards, Seat.parse(self.dealer))


class RoundGiven(msgspec.Struct, frozen=True, kw_only=True):
    """What a class was given."""

    kind: Literal["lesson", "deals"]
    lesson: str | None = None
    game: str | None = None
    deals: tuple[DealGiven, ...] = ()


@dataclass(frozen=True, slots=True)
class ClassRound:
    """What a class was given, and the tables at which it is played."""

    number: int
    made: str
    given: RoundGiven
    tables: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class StoredClass:
    """A class with all that belongs to it."""

    facts: ClassFacts
    pupils: tuple[Pupil, ...]
    rounds: tuple[ClassRound, ...]

    @property
    def tables(self) -> tuple[str, ...]:
        """The tables of the last round."""
        return self.rounds[-1].tables if self.rounds else ()


def new_step(facts: ClassFacts) -> Step:
    """Return what makes a class durable."""
    row = {name: getattr(facts, name) for name in ClassFacts.__dataclass_fields__}
    return Step(_INSERT_CLASS, [row | {"kept": int(facts.kept)}])


def facts_step(facts: ClassFacts) -> Step:
    """Return what goes with every change of a class, and makes that of its facts durable.

    It fails with a ``StaleError`` if another node has changed something since ``facts.revision``;
    whoever else changes the class waits for it.
    """
    row = {
        "which": facts.id, "known": facts.revision, "title": facts.title, "kept": int(facts.kept),
        "code": facts.code, "code_key": facts.code_key, "code_expires": facts.code_expires,
        "shown": facts.shown, "revision": facts.revision + 1,
    }  # fmt: skip
    return Step(_write_facts, [row])


def _write_facts(connection: Connection, rows: Rows) -> None:
    for row in rows:
        if connection.execute(_UPDATE_CLASS, row).rowcount != 1:
            raise StaleError(row["which"])


def joined_step(class_id: str, pupil: Pupil) -> Step:
    """Return what makes somebody a pupil."""
    row = {name: getattr(pupil, name) for name in Pupil.__dataclass_fields__}
    return Step(_INSERT_PUPIL, [row | {"class_id": class_id}])


def pupil_step(class_id: str, pupil: Pupil) -> Step:
    """Return what makes a change of a pupil durable."""
    row = {
        "in_class": class_id, "which": pupil.number, "name": pupil.name, "removed": pupil.removed
    }  # fmt: skip
    return Step(_UPDATE_PUPIL, [row])


def round_steps(class_id: str, given: ClassRound) -> list[Step]:
    """Return what makes a round durable."""
    body = msgspec.json.encode(given.given).decode()
    row = {"class_id": class_id, "number": given.number, "body": body, "made": given.made}
    steps = [Step(insert(schema.class_rounds), [row])]
    tables = [
        {"class_id": class_id, "round": given.number, "number": number, "table_id": table}
        for number, table in enumerate(given.tables, start=1)
    ]
    return [*steps, Step(insert(schema.class_tables), tables)] if tables else steps


def delete_steps(class_id: str) -> list[Step]:
    """Return what lets a class be gone; its tables stay with those who played there."""
    parts = (schema.class_tables, schema.class_rounds, schema.class_pupils)
    freed = (
        update(schema.tables)
        .where(
            schema.tables.c.id.in_(
                select(schema.class_tables.c.table_id).where(
                    schema.class_tables.c.class_id == class_id
                )
            )
        )
        .values(paused=0, overseer=None, revision=schema.tables.c.revision + 1)
    )
    gone = [Step(delete(part).where(part.c.class_id == class_id)) for part in parts]
    return [Step(freed), *gone, Step(delete(schema.classes).where(schema.classes.c.id == class_id))]


def load(database: Connection, class_id: str) -> StoredClass | None:
    """Return a class; ``None`` if there is none."""
    row = database.execute(
        select(schema.classes).where(schema.classes.c.id == class_id)
    ).one_or_none()
    if row is None:
        return None
    facts = ClassFacts(**(dict(row._mapping) | {"kept": bool(row.kept)}))
    return StoredClass(facts, _pupils(database, class_id), _rounds(database, class_id))


def revisions(database: Connection, classes: Sequence[str]) -> dict[str, int]:
    """Return how often classes were changed; those that are gone are not in it."""
    rows = database.execute(_REVISIONS, {"classes": classes})
    return {row.id: row.revision for row in rows}


def _pupils(database: Connection, class_id: str) -> tuple[Pupil, ...]:
    column = schema.class_pupils.c
    rows = database.execute(
        select(column.number, column.person, column.name, column.joined, column.removed)
        .where(column.class_id == class_id)
        .order_by(column.number)
    )
    return tuple(Pupil(*row) for row in rows)


def _rounds(database: Connection, class_id: str) -> tuple[ClassRound, ...]:
    place, column = schema.class_tables.c, schema.class_rounds.c
    tables: dict[int, list[str]] = {}
    for number, table in database.execute(
        select(place.round, place.table_id)
        .where(place.class_id == class_id)
        .order_by(place.round, place.number)
    ):
        tables.setdefault(number, []).append(table)
    rows = database.execute(
        select(column.number, column.made, column.body)
        .where(column.class_id == class_id)
        .order_by(column.number)
    )
    return tuple(
        ClassRound(row.number, row.made, _given(row.body), tuple(tables.get(row.number, ())))
        for row in rows
    )


def _given(body: str) -> RoundGiven:
    return msgspec.json.decode(body, type=RoundGiven)


def class_of_key(database: Connection, key: str, moment: str) -> str | None:
    """Return the class that a code leads to at a moment."""
    column = schema.classes.c
    found: str | None = database.scalar(
        select(column.id).where(column.code_key == key, column.code_expires > moment)
    )
    return found


def was_sent_out(database: Connection, table: str, person: str) -> bool:
    """Tell whether a person was sent out of the class to which a table belongs."""
    place, pupil = schema.class_tables.c, schema.class_pupils.c
    sent_out = exists().where(
        place.table_id == table,
        pupil.class_id == place.class_id,
        pupil.person == person,
        pupil.removed.is_not(None),
    )
    return bool(database.scalar(select(sent_out)))


def sent_out(database: Connection, tables: Sequence[str]) -> list[tuple[str, str]]:
    """Return who was sent out of the classes to which tables belong, with these."""
    place, pupil = schema.class_tables.c, schema.class_pupils.c
    question = (
        select(place.table_id, pupil.person)
        .join(schema.class_pupils, pupil.class_id == place.class_id)
        .where(place.table_id.in_(tables), pupil.removed.is_not(None))
    )
    return [(row.table_id, row.person) for row in database.execute(question)]


def steps_done(database: Connection, stored: StoredClass) -> dict[str, int]:
    """Return how many steps of the lesson that was given last pupils have done."""
    given = stored.rounds[-1].given.lesson if stored.rounds else None
    if given is None:
        return {}
    course, lesson = given.split("/")[:2]
    people = [pupil.person for pupil in stored.pupils if pupil.removed is None]
    return learning.steps_done(database, course, lesson, people)


def listed(database: Connection, person: str, most: int) -> Sequence[tuple[str, str, str, bool]]:
    """Return id, title and age of the classes a person teaches or learns in, newest first."""
    column, pupil = schema.classes.c, schema.class_pupils.c
    learns = select(pupil.class_id).where(pupil.person == person, pupil.removed.is_(None))
    rows = database.execute(
        select(column.id, column.title, column.made, column.owner)
        .where((column.owner == person) | column.id.in_(learns))
        .order_by(column.made.desc())
        .limit(most)
    )
    return [(row.id, row.title, row.made, row.owner == person) for row in rows]

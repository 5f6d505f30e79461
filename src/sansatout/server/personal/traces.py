"""Where a person is found in the database, beyond the rows that have their id as a key."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Connection, and_, exists, or_, select

from sansatout.errors import InputError
from sansatout.server.rooms.marks import mark_of
from sansatout.server.store import schema

__all__ = ["Place", "check_known", "marked_by", "own_lines", "own_names", "places_of", "unmarked"]

_SEAT, _CHAIR, _LINE = schema.player_people.c, schema.players.c, schema.chat.c
_BY_PERSON = (
    schema.people.c.person, _SEAT.person, schema.browsers.c.person, schema.sheet_people.c.person,
    schema.learned.c.person, schema.memories.c.person, schema.lesson_tables.c.person,
    schema.daily_tables.c.person, schema.class_pupils.c.person, schema.classes.c.owner,
    schema.tables.c.owner, schema.tables.c.overseer,
)  # fmt: skip
"""All columns that hold a person's id and nothing else."""


class Place(NamedTuple):
    """A place at a table that a person has, or had."""

    table: str
    player: str
    ended: str | None
    shared: bool
    """Whether somebody else has it too, or had it."""


def check_known(connection: Connection, person: str) -> None:
    """Check that there is something about a person.

    :raises InputError: if there is nothing; told a name, it tells whose it is
    """
    if person and any(
        connection.scalar(select(exists().where(one == person))) for one in _BY_PERSON
    ):
        return
    column = schema.people.c
    called = select(column.person).where(column.name == person).order_by(column.person).limit(20)
    if found := list(connection.scalars(called)):
        raise InputError("person-named", name=person, people=", ".join(found))
    raise InputError("no-such-person", person=person)


def places_of(connection: Connection, person: str) -> list[Place]:
    """Return all places of a person."""
    other = schema.player_people.alias()
    shared = exists().where(
        other.c.table_id == _SEAT.table_id,
        other.c.player == _SEAT.player,
        other.c.person != person,
    )
    rows = connection.execute(
        select(_SEAT.table_id, _SEAT.player, _SEAT.ended, shared).where(_SEAT.person == person)
    )
    return [Place(*row) for row in rows]


def own_names(connection: Connection, person: str) -> frozenset[str]:
    """Return all names that a person goes by: their own, at tables, in classes."""
    seated = and_(_CHAIR.table_id == _SEAT.table_id, _CHAIR.player == _SEAT.player)
    questions: Sequence[Any] = (
        select(schema.people.c.name).where(schema.people.c.person == person),
        select(_CHAIR.name)
        .join(schema.player_people, seated)
        .where(_SEAT.person == person, _SEAT.ended.is_(None), _CHAIR.kind == "person"),
        select(schema.class_pupils.c.name).where(schema.class_pupils.c.person == person),
    )
    return frozenset(name for one in questions for name in connection.scalars(one) if name)


def marked_by(column: ColumnElement[str | None], person: str) -> ColumnElement[bool]:
    """Return whether a mark says that something is a person's."""
    return column.startswith(mark_of(person, ""), autoescape=True)


def unmarked(column: ColumnElement[str | None]) -> ColumnElement[bool]:
    """Return whether no mark says whose something is."""
    return or_(column.is_(None), column.not_like("%/%"))


def own_lines(place: Place, person: str, names: frozenset[str]) -> ColumnElement[bool]:
    """Return which lines a person said at a table where they have a place.

    Where its mark does not say whose a line is, it tells the place and the name; only where a place
    was shared, or is left, does it need both.
    """
    there = and_(_LINE.player == place.player, unmarked(_LINE.mark))
    if place.shared or place.ended is not None:
        there = and_(there, _LINE.name.in_(names))
    return and_(_LINE.table_id == place.table, or_(there, marked_by(_LINE.mark, person)))

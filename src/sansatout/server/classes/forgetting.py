"""Names of pupils are forgotten after a while, unless the teacher keeps the class."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta
from typing import Final

from sqlalchemy import Connection, delete, select, tuple_, update

from sansatout.server.store import Rows, Step, schema

__all__ = ["NAMES_STAY", "all_names_step", "old_names", "old_names_step"]

NAMES_STAY: Final = timedelta(days=30)

_PUPIL, _CLASS = schema.class_pupils.c, schema.classes.c


def _old(moment: str) -> list[object]:
    kept = select(_CLASS.id).where(_CLASS.kept == 1)
    return [_PUPIL.joined < moment, _PUPIL.name != "", _PUPIL.class_id.not_in(kept)]


def old_names(database: Connection, moment: str) -> dict[str, list[str]]:
    """Return the classes, with their tables, in which pupils have names who came before a moment.

    Those names have to be forgotten.
    """
    question = select(_PUPIL.class_id).where(*_old(moment)).distinct()  # type: ignore[arg-type]
    found: dict[str, list[str]] = {class_id: [] for class_id in database.scalars(question)}
    place = schema.class_tables.c
    tables = select(place.class_id, place.table_id).where(place.class_id.in_(found))
    for row in database.execute(tables) if found else ():
        found[row.class_id].append(row.table_id)
    return found


def old_names_step(moment: str) -> Step:
    """Return what forgets the names of pupils who came before a moment."""
    return _forgetting(*_old(moment))


def all_names_step(class_id: str) -> Step:
    """Return what forgets all names of a class."""
    return _forgetting(_PUPIL.class_id == class_id)


def _forgetting(*which: object) -> Step:
    question = select(_PUPIL.class_id, _PUPIL.number, _PUPIL.person).where(*which)  # type: ignore[arg-type]

    def forget(connection: Connection, rows: Rows) -> None:
        del rows
        _forget(connection, [tuple(row) for row in connection.execute(question)])

    return Step(forget)


def _forget(connection: Connection, pupils: Sequence[tuple[str, int, str]]) -> None:
    """Forget names in the class and at its tables, and what was said there.

    All nodes that have the class or a table open see by its revision that it has changed.
    """
    place, seat, chair = schema.class_tables.c, schema.player_people.c, schema.players.c
    table, of_class = schema.tables, schema.classes
    for class_id, number, person in pupils:
        tables = select(place.table_id).where(place.class_id == class_id)
        places = select(seat.table_id, seat.player).where(
            seat.person == person, seat.table_id.in_(tables)
        )
        theirs = tuple_(chair.table_id, chair.player).in_(places) & (chair.kind == "person")
        connection.execute(update(schema.players).where(theirs).values(name=""))
        theirs_too = select(seat.table_id).where(seat.person == person, seat.table_id.in_(tables))
        connection.execute(delete(schema.chat).where(schema.chat.c.table_id.in_(theirs_too)))
        connection.execute(
            update(table).where(table.c.id.in_(theirs_too)).values(revision=table.c.revision + 1)
        )
        this = (_PUPIL.class_id == class_id) & (_PUPIL.number == number)
        connection.execute(update(schema.class_pupils).where(this).values(name=""))
    connection.execute(
        update(of_class)
        .where(of_class.c.id.in_({class_id for class_id, _, _ in pupils}))
        .values(revision=of_class.c.revision + 1)
    )

"""What people want to be called, as the database keeps it."""

from __future__ import annotations

from sqlalchemy import Connection, select

from sansatout.server.store import Put, Step, schema

__all__ = ["name_of", "name_step"]

_SET_NAME = Put(schema.people, replace=("name",))


def name_of(database: Connection, person: str) -> str:
    """Return what a person wants to be called; empty if they never said."""
    column = schema.people.c
    return database.scalar(select(column.name).where(column.person == person)) or ""


def name_step(person: str, name: str) -> Step:
    """Return what keeps what a person wants to be called."""
    return Step(_SET_NAME, [{"person": person, "name": name}])

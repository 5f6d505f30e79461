"""Sheets in the database."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

import msgspec
from sqlalchemy import Connection, Executable, bindparam, func, insert, select, update

from sansatout.keeping.session import Operation
from sansatout.server.store import Put, Step, schema

__all__ = [
    "Head", "StoredSheet", "heads", "operation_steps", "sheet_of", "sheet_steps", "stored",
    "writer_step",
]  # fmt: skip

_INSERT = insert(schema.sheets)
_INSERT_OPERATION = insert(schema.sheet_operations)
_INSERT_PERSON = Put(schema.sheet_people)
_TOUCH = (
    update(schema.sheets)
    .where(schema.sheets.c.id == bindparam("sheet_id"))
    .values(changed=bindparam("at"))
)

Head = tuple[int, int]
"""How many operations a sheet has, and how many people write on it."""


@dataclass(frozen=True, slots=True)
class StoredSheet:
    """A sheet as it comes from the database, nothing of it reckoned."""

    token: str
    changed: str
    operations: list[Operation]
    """Those from the number on that was asked for."""
    writers: set[str]


def sheet_steps(sheet: str, system: str, token: str, changed: str) -> list[Step]:
    """Return what keeps a new sheet, on which nothing stands."""
    row = {"id": sheet, "system": system, "token": token, "changed": changed}
    return [Step(_INSERT, [row])]


def operation_steps(sheet: str, number: int, operation: Operation, at: str) -> list[Step]:
    """Return what keeps something that was written; it fails if another has its number."""
    body = msgspec.json.encode(operation).decode()
    row = {"sheet": sheet, "number": number, "body": body}
    touched = Step(_TOUCH, [{"sheet_id": sheet, "at": at}])
    return [Step(_INSERT_OPERATION, [row]), touched]


def writer_step(sheet: str, person: str) -> Step:
    """Return what lets somebody write."""
    return Step(_INSERT_PERSON, [{"sheet": sheet, "person": person}])


def sheet_of(database: Connection, token: str) -> str | None:
    """Return the sheet that a link leads to."""
    column = schema.sheets.c
    found: str | None = database.scalar(select(column.id).where(column.token == token))
    return found


def stored(database: Connection, sheet: str, since: int = 0) -> StoredSheet | None:
    """Return a sheet with what was written from some operation on; ``None`` if there is none."""
    row = database.execute(select(schema.sheets).where(schema.sheets.c.id == sheet)).one_or_none()
    if row is None:
        return None
    column, people = schema.sheet_operations.c, schema.sheet_people.c
    bodies = database.scalars(
        select(column.body)
        .where(column.sheet == sheet, column.number >= since)
        .order_by(column.number)
    )
    operations: list[Operation] = [msgspec.json.decode(body) for body in bodies]
    writers = set(database.scalars(select(people.person).where(people.sheet == sheet)))
    return StoredSheet(row.token, row.changed, operations, writers)


def heads(database: Connection, sheets: Sequence[str]) -> dict[str, Head]:
    """Return how far sheets have come; those that are not there are not in it."""
    rows = database.execute(_heads(), {"sheets": sheets})
    return {row[0]: (row[1] + 1, row[2]) for row in rows}


@cache
def _heads() -> Executable:
    """Return the question, which is made once: it is asked for ever."""
    sheet, operation, person = schema.sheets.c, schema.sheet_operations.c, schema.sheet_people.c
    last = select(func.max(operation.number)).where(operation.sheet == sheet.id).scalar_subquery()
    writers = select(func.count()).where(person.sheet == sheet.id).scalar_subquery()
    these = sheet.id.in_(bindparam("sheets", expanding=True))
    return select(sheet.id, last, writers).where(these)

"""Sheets in the database, in memory while anybody looks at them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import msgspec
from sqlalchemy import Connection as Database
from sqlalchemy import bindparam, insert, select, update
from sqlalchemy.dialects.sqlite import insert as upsert
from sqlalchemy.exc import IntegrityError

from sansatout.errors import InputError
from sansatout.keeping import session as sessions
from sansatout.keeping.games import GAMES
from sansatout.keeping.session import Operation, Session
from sansatout.server import wire
from sansatout.server.care import Care
from sansatout.server.errors import ConflictError, ForbiddenError, NotFoundError
from sansatout.server.identity import new_id, new_token
from sansatout.server.names import checked
from sansatout.server.rooms.connection import Connection
from sansatout.server.rooms.records import now
from sansatout.server.sheets.plain import plain_session
from sansatout.server.store import Step, Store, schema

__all__ = ["Kept", "Sheets", "operation_of"]

_LOG = logging.getLogger("sansatout.server")
_MOST_OPERATIONS = 5000
_MOST_IDLE = 1000
_INSERT = insert(schema.sheets)
_INSERT_OPERATION = insert(schema.sheet_operations)
_INSERT_PERSON = upsert(schema.sheet_people).on_conflict_do_nothing()
_TOUCH = (
    update(schema.sheets)
    .where(schema.sheets.c.id == bindparam("sheet_id"))
    .values(changed=bindparam("at"))
)
_FIELDS: Mapping[str, tuple[str, ...]] = {
    "deal": ("line",),
    "correct": ("deal", "line"),
    "retype": ("deal", "line"),
    "undo": (),
    "break": (),
    "names": ("names",),
    "new": ("names",),
}
"""What can be done to a sheet, and what each needs."""


@dataclass(slots=True)
class Kept:
    """One sheet with those who look at it."""

    id: str
    token: str
    changed: str
    operations: list[Operation]
    session: Session
    writers: set[str] = field(default_factory=set)
    connections: set[Connection] = field(default_factory=set)
    care: Care = field(default_factory=Care)

    def plain(self, person: str) -> dict[str, Any]:
        """Return the sheet as a person sees it."""
        write = f"/sheet/{self.id}?write={self.token}" if person in self.writers else None
        return {
            "sheet": self.id,
            "count": len(self.operations),
            "write": write,
            "changed": self.changed,
            **plain_session(self.session),
        }


def operation_of(do: str, given: Mapping[str, Any]) -> dict[str, Any]:
    """Return an operation with the fields it needs, and no others.

    :raises InputError: if there is no such operation, a field is missing or a name cannot be
    """
    if do not in _FIELDS:
        raise InputError("no-such-operation", what=do, expected=", ".join(_FIELDS))
    missing = [name for name in _FIELDS[do] if given.get(name) is None]
    if missing:
        raise InputError("operation-part", what=do, part=missing[0])
    operation = {"do": do, **{name: given[name] for name in _FIELDS[do]}}
    if "names" in operation:
        operation["names"] = [checked(name) for name in operation["names"]]
    return operation


class Sheets:
    """Sheets by their ids."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._kept: dict[str, Kept] = {}

    async def make(
        self, system: str, options: Mapping[str, object], names: list[str], person: str
    ) -> Kept:
        """Open a sheet.

        :raises SansatoutError: if there is no such score, option or reading
        """
        if system not in GAMES:
            raise InputError("unknown-system", key=system, expected=", ".join(GAMES))
        first = sessions.start(system, options, map(checked, names))
        kept = Kept(new_id(), new_token(), now(), [first], sessions.fold([first]), {person})
        row = {"id": kept.id, "system": system, "token": kept.token, "changed": kept.changed}
        await self._store.write(
            Step(_INSERT, [row]), _operation_step(kept.id, 0, first), _writer_step(kept.id, person)
        )
        self._kept[kept.id] = kept
        return kept

    async def find(self, sheet: str) -> Kept:
        """Return a sheet.

        :raises NotFoundError: if there is none
        """
        if sheet not in self._kept:
            kept = await self._store.read(lambda database: _load(database, sheet))
            if kept is None:
                raise NotFoundError("no-such-sheet", sheet=sheet)
            self._kept.setdefault(sheet, kept)
        return self._kept[sheet]

    def forget_idle(self) -> None:
        """Let go of sheets at which nobody looks, but for the newest; the store keeps them."""
        idle = [
            sheet
            for sheet, kept in self._kept.items()
            if not kept.connections and not kept.care.is_busy
        ]
        for sheet in idle[:-_MOST_IDLE]:
            del self._kept[sheet]

    async def join(self, token: str, person: str) -> Kept:
        """Let a person write on the sheet that a link leads to.

        :raises NotFoundError: if it leads nowhere
        """
        question = select(schema.sheets.c.id).where(schema.sheets.c.token == token)
        sheet = await self._store.read(lambda database: database.scalar(question))
        if sheet is None:
            raise NotFoundError("no-such-link")
        kept = await self.find(sheet)

        async def joined() -> None:
            if person not in kept.writers:
                await self._store.write(_writer_step(sheet, person))
                kept.writers.add(person)

        await kept.care.alone(joined)
        return kept

    async def operate(self, kept: Kept, person: str, count: int, operation: dict[str, Any]) -> None:
        """Write on a sheet and show it to everybody who looks at it.

        :raises SansatoutError: if it cannot be done; nothing has changed then
        """
        if person not in kept.writers:
            raise ForbiddenError("sheet-readers-only-read")
        await kept.care.alone(lambda: self._operated(kept, count, operation))

    async def _operated(self, kept: Kept, count: int, operation: dict[str, Any]) -> None:
        if count != len(kept.operations):
            raise ConflictError("sequence", seq=count, expected=len(kept.operations))
        if count >= _MOST_OPERATIONS:
            raise ConflictError("sheet-full", most=_MOST_OPERATIONS)
        operations = [*kept.operations, operation]
        session = await asyncio.to_thread(sessions.fold, operations)
        at = now()
        touched = Step(_TOUCH, [{"sheet_id": kept.id, "at": at}])
        try:
            await self._store.write(_operation_step(kept.id, count, operation), touched)
        except IntegrityError as error:
            _LOG.warning("sheet %s is not as stored, loading it again: %s", kept.id, error.orig)
            await self._reload(kept)
            raise ConflictError("sheet-reloaded") from error
        kept.operations, kept.session, kept.changed = operations, session, at
        self._tell_all(kept)

    async def _reload(self, kept: Kept) -> None:
        """Make a sheet as the store has it, which is right where the two have parted."""
        found = await self._store.read(lambda database: _load(database, kept.id))
        assert found is not None, "a sheet is never deleted"
        kept.operations, kept.session = found.operations, found.session
        kept.changed, kept.writers = found.changed, found.writers
        self._tell_all(kept)

    def _tell_all(self, kept: Kept) -> None:
        for connection in kept.connections:
            self.tell(kept, connection)

    def tell(self, kept: Kept, connection: Connection) -> None:
        """Show a sheet as it is now."""
        sheet, stores = kept.plain(connection.person), self._store.trouble is None
        connection.put_view(wire.encode({"t": "sheet", "sheet": sheet, "stores": stores}))

    def tell_trouble(self) -> None:
        """Tell everybody whether anything can be stored."""
        for kept in self._kept.values():
            self._tell_all(kept)

    @property
    def has_company(self) -> bool:
        """Whether a socket is open at any sheet."""
        return any(kept.connections for kept in self._kept.values())

    def sockets(self) -> list[Connection]:
        """Return all open sockets."""
        return [socket for kept in self._kept.values() for socket in kept.connections]

    def say_goodbye(self) -> None:
        """Tell everybody that the server stops."""
        for connection in self.sockets():
            connection.close("stopping")

    async def close(self) -> None:
        """End what is being written."""
        for kept in list(self._kept.values()):
            await kept.care.finished()


def _operation_step(sheet: str, number: int, operation: Operation) -> Step:
    body = msgspec.json.encode(operation).decode()
    return Step(_INSERT_OPERATION, [{"sheet": sheet, "number": number, "body": body}])


def _writer_step(sheet: str, person: str) -> Step:
    return Step(_INSERT_PERSON, [{"sheet": sheet, "person": person}])


def _load(database: Database, sheet: str) -> Kept | None:
    row = database.execute(select(schema.sheets).where(schema.sheets.c.id == sheet)).one_or_none()
    if row is None:
        return None
    column = schema.sheet_operations.c
    bodies = database.scalars(
        select(column.body).where(column.sheet == sheet).order_by(column.number)
    )
    operations: list[Operation] = [msgspec.json.decode(body) for body in bodies]
    people = schema.sheet_people.c
    writers = set(database.scalars(select(people.person).where(people.sheet == sheet)))
    return Kept(row.id, row.token, row.changed, operations, sessions.fold(operations), writers)

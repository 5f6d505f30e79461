"""Sheets in the database, in memory while anybody looks at them."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
from sqlalchemy import Connection as Database
from sqlalchemy import bindparam, insert, select, update
from sqlalchemy.exc import IntegrityError

from sansatout.errors import InputError
from sansatout.keeping import session as sessions
from sansatout.keeping.session import Operation, Session
from sansatout.server import protocol
from sansatout.server.errors import ConflictError, ForbiddenError, NotFoundError
from sansatout.server.identity import new_id, new_token
from sansatout.server.limits.bench import Bench
from sansatout.server.limits.keeper import Who
from sansatout.server.names import title
from sansatout.server.protocol.bodies import SheetOperation
from sansatout.server.rooms.connection import Connection
from sansatout.server.sheets.opened import OpenSheet, SheetState
from sansatout.server.sheets.showing import KIND, Showing
from sansatout.server.store import Put, Step, Store, schema
from sansatout.server.store.moments import now
from sansatout.server.together import Together

__all__ = ["Sheets", "operation_of"]

_LOG = logging.getLogger("sansatout.server")
_MOST_OPERATIONS = 2000
_MOST_MENDED = 10_000
"""So many deals are written anew at most when a sheet is read: that takes seconds."""
_MENDING = frozenset({"correct", "retype", "insert", "delete"})
_MOST_IDLE = 1000
_INSERT = insert(schema.sheets)
_INSERT_OPERATION = insert(schema.sheet_operations)
_INSERT_PERSON = Put(schema.sheet_people)
_TOUCH = (
    update(schema.sheets)
    .where(schema.sheets.c.id == bindparam("sheet_id"))
    .values(changed=bindparam("at"))
)


def operation_of(given: SheetOperation | protocol.Operation, session: Session) -> dict[str, Any]:
    """Return an operation with the fields it needs, and no others.

    :raises SansatoutError: if there is no such operation, a field is missing or a name cannot be
    """
    do = given.do
    if do not in sessions.FIELDS or do == "start":
        expected = ", ".join(name for name in sessions.FIELDS if name != "start")
        raise InputError("no-such-operation", what=do, expected=expected)
    needed, more = sessions.FIELDS[do], sessions.MAY_HAVE.get(do, {})
    missing = [name for name in needed if getattr(given, name) is None]
    if given.count is None and given.key is None:
        missing.append("count")
    if missing:
        raise InputError("operation-part", what=do, part=missing[0])
    told = {name: getattr(given, name) for name in (*needed, *more, "key")}
    operation = {"do": do, **{name: value for name, value in told.items() if value is not None}}
    for people in ("names", "others"):
        if people in operation:
            operation[people] = [title(name) for name in operation[people]]
    if "line" in operation:
        operation["line"] = sessions.told(session, operation["line"])
    return operation


def _mended(operations: Iterable[Operation]) -> int:
    """Return how many deals are written anew, at most, when all that was mended is done again."""
    deals, anew = [0], 0
    for one in sessions.effective(operations):
        at = min(one.get("round", len(deals)), len(deals)) - 1
        if one["do"] == "new":
            deals.append(0)
        elif one["do"] in ("deal", "insert"):
            deals[at] += 1
        if one["do"] in _MENDING:
            anew += deals[at]
    return anew


def _written(session: Session, operations: Sequence[Operation]) -> Session:
    """Return the sheet with its last operation; all of them are done again to take one back.

    To mend a deal writes all later ones anew, and many mended deals would each be so every time.
    """
    last = operations[-1]
    return sessions.fold(operations) if last["do"] == "undo" else sessions.after(session, last)


class Sheets:
    """Sheets by their ids."""

    def __init__(self, store: Store, bench: Bench) -> None:
        self._store = store
        self._bench = bench
        self.showing = Showing(store, bench)
        self._kept: dict[str, OpenSheet] = {}
        self._loading: Together[str, OpenSheet] = Together()

    async def make(
        self,
        system: str,
        options: Mapping[str, object],
        names: list[str],
        others: list[str],
        person: str,
    ) -> OpenSheet:
        """Open a sheet.

        :raises SansatoutError: if there is no such score, option or reading
        """
        first = sessions.start(system, options, map(title, names), list(map(title, others)))
        written = SheetState([first], sessions.fold([first]), now())
        kept = OpenSheet(new_id(), new_token(), written, {person})
        row = {"id": kept.id, "system": system, "token": kept.token, "changed": written.changed}
        await self._store.write(
            Step(_INSERT, [row]), _operation_step(kept.id, 0, first), _writer_step(kept.id, person)
        )
        self._kept[kept.id] = kept
        return kept

    async def find(self, sheet: str, who: Who) -> OpenSheet:
        """Return a sheet; all who ask for one that is not in memory wait for the same.

        :raises NotFoundError: if there is none
        :raises LimitedError: if too much waits already for whoever asks
        """
        kept = self._kept.get(sheet)
        if kept is not None:
            return kept
        with self._bench.waiting(who):
            return await self._loading.made(sheet, lambda: self._found(sheet, who))

    async def _found(self, sheet: str, who: Who) -> OpenSheet:
        kept = self._kept[sheet] = await self._load(sheet, who)
        return kept

    async def _load(self, sheet: str, who: Who) -> OpenSheet:
        """Return a sheet as it is stored; what was written is reckoned away from the readers."""
        stored = await self._store.read(lambda database: _stored(database, sheet))
        if stored is None:
            raise NotFoundError("no-such-sheet", sheet=sheet)
        session = await self._bench.serve(who, KIND, sessions.fold, stored.operations)
        written = SheetState(stored.operations, session, stored.changed)
        return OpenSheet(sheet, stored.token, written, stored.writers)

    def forget_idle(self) -> None:
        """Let go of sheets at which nobody looks, but for the newest; the store keeps them."""
        idle = [
            sheet
            for sheet, kept in self._kept.items()
            if not kept.connections and not kept.care.is_busy
        ]
        for sheet in idle[:-_MOST_IDLE]:
            del self._kept[sheet]

    async def join(self, token: str, person: str, who: Who) -> OpenSheet:
        """Let a person write on the sheet that a link leads to.

        :raises NotFoundError: if it leads nowhere
        """
        question = select(schema.sheets.c.id).where(schema.sheets.c.token == token)
        sheet = await self._store.read(lambda database: database.scalar(question))
        if sheet is None:
            raise NotFoundError("no-such-link")
        kept = await self.find(sheet, who)

        async def joined() -> None:
            if person not in kept.writers:
                await self._store.write(_writer_step(sheet, person))
                kept.writers.add(person)

        await kept.care.alone(joined)
        return kept

    async def operate(
        self, kept: OpenSheet, person: str, given: SheetOperation | protocol.Operation, who: Who
    ) -> None:
        """Write on a sheet and show it to everybody who looks at it.

        :raises SansatoutError: if it cannot be done; nothing has changed then
        """
        await kept.care.alone(lambda: self._operated(kept, person, given, who))

    async def _operated(
        self, kept: OpenSheet, person: str, given: SheetOperation | protocol.Operation, who: Who
    ) -> None:
        if person not in kept.writers:
            raise ForbiddenError("sheet-readers-only-read")
        before = kept.now
        count = len(before.operations)
        if given.key is not None and any(one.get("key") == given.key for one in before.operations):
            return
        if given.count not in (None, count):
            raise ConflictError("sequence", seq=given.count, expected=count)
        operation = operation_of(given, before.session)
        if count >= _MOST_OPERATIONS:
            raise ConflictError("sheet-full", most=_MOST_OPERATIONS)
        operations = [*before.operations, operation]
        if operation["do"] in _MENDING and _mended(operations) > _MOST_MENDED:
            raise ConflictError("sheet-full", most=count)
        session = await self._bench.do(who, KIND, _written, before.session, operations)
        at = now()
        touched = Step(_TOUCH, [{"sheet_id": kept.id, "at": at}])
        try:
            await self._store.write(_operation_step(kept.id, count, operation), touched)
        except IntegrityError as error:
            _LOG.warning("sheet %s is not as stored, loading it again: %s", kept.id, error.orig)
            await self._reload(kept, who)
            raise ConflictError("sheet-reloaded") from error
        kept.now = SheetState(operations, session, at)
        self.showing.tell(kept, kept.connections)

    async def _reload(self, kept: OpenSheet, who: Who) -> None:
        """Make a sheet as the store has it, which is right where the two have parted."""
        found = await self._load(kept.id, who)
        kept.now, kept.writers = found.now, found.writers
        self.showing.tell(kept, kept.connections)

    def enter(self, kept: OpenSheet, connection: Connection) -> None:
        """Let somebody look at a sheet."""
        kept.connections.add(connection)
        self.showing.tell(kept, [connection])

    def leave(self, kept: OpenSheet, connection: Connection) -> None:
        """Let somebody go."""
        kept.connections.discard(connection)
        kept.untold.discard(connection)

    def tell_trouble(self) -> None:
        """Tell everybody whether anything can be stored."""
        for kept in self._kept.values():
            self.showing.tell(kept, kept.connections)

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


@dataclass(frozen=True, slots=True)
class _Stored:
    """A sheet as it comes from the database, nothing of it reckoned."""

    token: str
    changed: str
    operations: list[Operation]
    writers: set[str]


def _stored(database: Database, sheet: str) -> _Stored | None:
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
    return _Stored(row.token, row.changed, operations, writers)

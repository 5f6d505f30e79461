"""Sheets in the database, in memory while anybody looks at them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from typing import Any

from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from sansatout.errors import InputError, SansatoutError
from sansatout.keeping import session as sessions
from sansatout.keeping.session import Operation, Session
from sansatout.server import protocol
from sansatout.server.at_hand import apart
from sansatout.server.bus import Alone, Bus, Looking
from sansatout.server.errors import ConflictError, ForbiddenError, NotFoundError
from sansatout.server.identity import new_id, new_token
from sansatout.server.limits.bench import Bench
from sansatout.server.limits.keeper import Who
from sansatout.server.names import title
from sansatout.server.protocol.bodies import SheetOperation
from sansatout.server.rooms.connection import Connection
from sansatout.server.sheets import records
from sansatout.server.sheets.opened import OpenSheet, SheetState
from sansatout.server.sheets.showing import KIND, Showing
from sansatout.server.store import Store
from sansatout.server.store.moments import now
from sansatout.server.store.portions import portions
from sansatout.server.store.writer import cause
from sansatout.server.together import Together

__all__ = ["Sheets", "operation_of"]

_LOG = logging.getLogger("sansatout.server")
_MOST_OPERATIONS = 2000
_MOST_MENDED = 10_000
"""So many deals are written anew at most when a sheet is read: that takes seconds."""
_MENDING = frozenset({"correct", "retype", "insert", "delete"})
_MOST_IDLE = 1000
_TRIES = 40
"""How often something is written anew because another node was faster."""


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


def _written(session: Session, operations: Sequence[Operation], known: int) -> Session:
    """Return the sheet with what is not known of it; all is done again to take something back.

    To mend a deal writes all later ones anew, and many mended deals would each be so every time.
    """
    new = operations[known:]
    if any(one["do"] == "undo" for one in new):
        return sessions.fold(operations)
    for one in new:
        session = sessions.after(session, one)
    return session


def _subject(sheet: str) -> str:
    """Return where nodes tell each other that a sheet has changed."""
    return f"sheet.{sheet}"


class Sheets:
    """Sheets by their ids."""

    def __init__(self, store: Store, bench: Bench, bus: Bus | None = None) -> None:
        self._store = store
        self._bench = bench
        self._bus = bus or Alone()
        self.showing = Showing(store, bench)
        self._kept: dict[str, OpenSheet] = {}
        self._loading: Together[str, OpenSheet] = Together()
        self._looking = Looking(self._bus, self._look)
        self._following: dict[str, asyncio.Task[None]] = {}
        """The sheets that are being read on."""

    def start(self) -> None:
        """Begin to see what other nodes write."""
        self._looking.start()

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
        await self._store.write(
            *records.sheet_steps(kept.id, system, kept.token, written.changed),
            *records.operation_steps(kept.id, 0, first, written.changed),
            records.writer_step(kept.id, person),
        )
        # Nobody else knows of it yet, so nothing is missed.
        await self._listen(kept.id)
        self._kept[kept.id] = kept
        return kept

    async def _listen(self, sheet: str) -> None:
        await self._bus.subscribe(_subject(sheet), lambda _, __: self._follow(sheet))

    async def find(self, sheet: str, who: Who) -> OpenSheet:
        """Return a sheet; all who ask for one that is not in memory wait for the same.

        :raises NotFoundError: if there is none
        :raises LimitedError: if too much waits already for whoever asks
        """
        kept = self._kept.pop(sheet, None)
        if kept is None:
            with self._bench.waiting(who):
                kept = await self._loading.made(sheet, lambda: self._found(sheet, who))
        else:
            # What was asked for last is forgotten last.
            self._kept[sheet] = kept
        await self._see(kept)
        return kept

    async def _found(self, sheet: str, who: Who) -> OpenSheet:
        await self._listen(sheet)
        try:
            kept = self._kept[sheet] = await self._load(sheet, who)
        except BaseException:
            self._bus.unsubscribe(_subject(sheet))
            raise
        return kept

    async def _load(self, sheet: str, who: Who) -> OpenSheet:
        """Return a sheet as it is stored; what was written is reckoned away from the readers."""
        stored = await self._store.read(lambda database: records.stored(database, sheet))
        if stored is None:
            raise NotFoundError("no-such-sheet", sheet=sheet)
        session = await self._bench.serve(who, KIND, sessions.fold, stored.operations)
        written = SheetState(stored.operations, session, stored.changed)
        return OpenSheet(sheet, stored.token, written, stored.writers)

    async def _see(self, kept: OpenSheet) -> None:
        """Be as the store has it for who asks now, whatever messages are still on their way."""
        if self._bus.is_shared:
            heads = await self._store.read(partial(records.heads, sheets=[kept.id]))
            if kept.id not in heads:
                self._lose(kept)
                raise NotFoundError("no-such-sheet", sheet=kept.id)
            if heads[kept.id] != kept.head:
                await kept.care.alone(lambda: self._catch_up(kept))

    async def _look(self) -> None:
        """See what was written on sheets that somebody looks at."""
        open_ones = [sheet for sheet, kept in self._kept.items() if kept.connections]
        for part in portions(open_ones):
            heads = await self._store.read(partial(records.heads, sheets=part))
            for kept in [self._kept[sheet] for sheet in part if sheet in self._kept]:
                if kept.id not in heads:
                    self._lose(kept)
                elif heads[kept.id] != kept.head:
                    self._follow(kept.id)

    def _follow(self, sheet: str) -> None:
        """Read on soon; what is told of a sheet meanwhile is part of it."""
        if sheet in self._kept and sheet not in self._following:
            self._following[sheet] = apart(self._followed(self._kept[sheet]))

    async def _followed(self, kept: OpenSheet) -> None:

        async def read_on() -> None:
            # Whatever is told from here on may be too new for what is read now.
            self._following.pop(kept.id, None)
            await self._catch_up(kept)

        try:
            await kept.care.alone(read_on)
        except (SQLAlchemyError, SansatoutError) as error:
            _LOG.warning("sheet %s cannot be read on: %s", kept.id, cause(error))
        finally:
            if self._following.get(kept.id) is asyncio.current_task():
                del self._following[kept.id]

    async def _catch_up(self, kept: OpenSheet) -> bool:
        """Be as the store has it; tell whether that was new. Only in the sheet's care.

        :raises SansatoutError: if something was written that nobody here can read
        """
        known = len(kept.now.operations)
        found = await self._store.read(lambda database: records.stored(database, kept.id, known))
        if found is None or (not found.operations and found.writers == kept.writers):
            return False
        if kept.writers - found.writers:
            # Who writes no more was forgotten, also by name in what was written before.
            await self._reload(kept, Who(None, kept.id))
            return True
        if found.operations:
            operations = [*kept.now.operations, *found.operations]
            who = Who(None, kept.id)
            try:
                session = await self._bench.serve(
                    who, KIND, _written, kept.now.session, operations, known
                )
            except SansatoutError:
                self._lose(kept)
                raise
            kept.now = SheetState(operations, session, found.changed)
        kept.writers = found.writers
        self.showing.tell(kept, kept.connections)
        return True

    def _lose(self, kept: OpenSheet) -> None:
        """Send everybody to nodes that may know better, and let go of a sheet."""
        for connection in kept.connections:
            connection.close("elsewhere")
        if self._kept.pop(kept.id, None) is not None:
            self._bus.unsubscribe(_subject(kept.id))

    def forget_idle(self) -> None:
        """Let go of sheets at which nobody looks, but for the newest; the store keeps them."""
        idle = [
            sheet
            for sheet, kept in self._kept.items()
            if not kept.connections and not kept.care.is_busy
        ]
        for sheet in idle[:-_MOST_IDLE]:
            del self._kept[sheet]
            self._bus.unsubscribe(_subject(sheet))

    async def join(self, token: str, person: str, who: Who) -> OpenSheet:
        """Let a person write on the sheet that a link leads to.

        :raises NotFoundError: if it leads nowhere
        """
        sheet = await self._store.read(lambda database: records.sheet_of(database, token))
        if sheet is None:
            raise NotFoundError("no-such-link")
        kept = await self.find(sheet, who)

        async def joined() -> None:
            if person not in kept.writers:
                await self._store.write(records.writer_step(sheet, person))
                kept.writers.add(person)
                self._bus.publish(_subject(sheet), b"")

        await kept.care.alone(joined)
        return kept

    async def operate(
        self, kept: OpenSheet, person: str, given: SheetOperation | protocol.Operation, who: Who
    ) -> None:
        """Write on a sheet and show it to everybody who looks at it.

        :raises SansatoutError: if it cannot be done; nothing has changed then
        """
        # The key tells it from all others, should another be stored in its place or its own
        # commit be heard of twice.
        key = given.key or new_id()
        await kept.care.alone(lambda: self._in_step(kept, person, given, key, who))

    async def _in_step(
        self,
        kept: OpenSheet,
        person: str,
        given: SheetOperation | protocol.Operation,
        key: str,
        who: Who,
    ) -> None:
        """Write on a sheet as it is stored; where another node was faster, on what that has made.

        Nothing is refused because of what is only known elsewhere.
        """
        for _ in range(_TRIES):
            try:
                await self._operated(kept, person, given, key, who)
            except IntegrityError as error:
                if not await self._catch_up(kept):
                    _LOG.warning("sheet %s is not as stored, loading it again", kept.id)
                    await self._reload(kept, who)
                    raise ConflictError("sheet-reloaded") from error
            except (ConflictError, ForbiddenError, InputError):
                if not self._bus.is_shared or not await self._catch_up(kept):
                    raise
            else:
                return
        raise ConflictError("sheet-reloaded")

    async def _operated(
        self,
        kept: OpenSheet,
        person: str,
        given: SheetOperation | protocol.Operation,
        key: str,
        who: Who,
    ) -> None:
        if person not in kept.writers:
            raise ForbiddenError("sheet-readers-only-read")
        before = kept.now
        count = len(before.operations)
        if any(one.get("key") == key for one in before.operations):
            return
        if given.count not in (None, count):
            raise ConflictError("sequence", seq=given.count, expected=count)
        operation = {**operation_of(given, before.session), "key": key}
        if count >= _MOST_OPERATIONS:
            raise ConflictError("sheet-full", most=_MOST_OPERATIONS)
        operations = [*before.operations, operation]
        if operation["do"] in _MENDING and _mended(operations) > _MOST_MENDED:
            raise ConflictError("sheet-full", most=count)
        session = await self._bench.do(who, KIND, _written, before.session, operations, count)
        at = now()
        await self._store.write(*records.operation_steps(kept.id, count, operation, at))
        self._bus.publish(_subject(kept.id), b"")
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
        await self._looking.close()
        for task in list(self._following.values()):
            task.cancel()
        for kept in list(self._kept.values()):
            await kept.care.finished()

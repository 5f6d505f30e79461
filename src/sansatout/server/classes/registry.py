"""Classes in the database, in memory while anybody has one open."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from dataclasses import replace
from typing import Final, TypeVar

from sqlalchemy.exc import IntegrityError

from sansatout.server.bus import Alone, Bus, Parts
from sansatout.server.classes import records
from sansatout.server.classes.codes import LIFE, code_key, new_code, plain_code
from sansatout.server.classes.opened import OpenClass
from sansatout.server.classes.records import ClassFacts, Pupil, StoredClass
from sansatout.server.classes.sharing import ClassSharing
from sansatout.server.classes.telling import message_for
from sansatout.server.classes.wall import note_table
from sansatout.server.errors import ConflictError, ForbiddenError, NotFoundError
from sansatout.server.identity import new_id
from sansatout.server.names import title
from sansatout.server.protocol.bodies import ClassChange
from sansatout.server.protocol.classes import ClassListed
from sansatout.server.rooms.connection import Connection
from sansatout.server.rooms.records import StaleError
from sansatout.server.rooms.registry import Rooms
from sansatout.server.store import Step, Store
from sansatout.server.store.moments import now
from sansatout.server.together import Together

__all__ = ["Classes"]

_LOG = logging.getLogger("sansatout.server")
_GATHER: Final = 0.2
"""Seconds in which changes gather before they are told."""
_MOST_IDLE: Final = 200
_MOST_LISTED: Final = 50
_TRIES: Final = 40
"""How often a change is made anew because another node was faster."""

T = TypeVar("T")


class Classes:
    """Classes by their ids."""

    def __init__(self, store: Store, rooms: Rooms, bus: Bus | None = None) -> None:
        self.store = store
        self.rooms = rooms
        self._bus = bus or Alone()
        self.sharing = ClassSharing(self, self._bus)
        rooms.on_change = self._table_changed
        rooms.is_followed = self._follows
        self._kept: dict[str, OpenClass] = {}
        self._loading: Together[str, OpenClass] = Together()
        self._of_table: dict[str, OpenClass] = {}

    def __iter__(self) -> Iterator[OpenClass]:
        """Give the classes in memory."""
        return iter(list(self._kept.values()))

    def at(self, class_id: str) -> OpenClass | None:
        """Return a class if it is in memory."""
        return self._kept.get(class_id)

    async def listed(self, person: str) -> list[ClassListed]:
        """Return the classes a person teaches or learns in."""
        rows = await self.store.read(
            lambda database: records.listed(database, person, _MOST_LISTED)
        )
        return [
            ClassListed(id=one, title=name, made=made, teacher=teacher)
            for one, name, made, teacher in rows
        ]

    async def make(self, wanted: str, person: str) -> OpenClass:
        """Open a class, and its door for a day.

        :raises InputError: if no class can be called so
        """
        facts = self._with_code(ClassFacts(new_id(), person, title(wanted), now()))
        await self.store.write(records.new_step(facts))
        # Nobody else knows of it yet, so nothing is missed.
        await self.sharing.listen(facts.id)
        kept = self._kept[facts.id] = OpenClass(facts, {}, [], elsewhere=Parts(self._bus, ()))
        return kept

    async def alone(self, kept: OpenClass, work: Callable[[], Awaitable[T]]) -> T:
        """Make a change while nobody else does, to its end even if who wanted it goes away.

        Where another node was faster, the class becomes as stored and the change is made anew, from
        its first check on.

        :raises NotFoundError: if the class has been ended meanwhile
        :raises ConflictError: if others are faster again and again
        """

        async def changed() -> T:
            for _ in range(_TRIES):
                try:
                    return await work()
                except (IntegrityError, StaleError):
                    await self.catch_up(kept)
            raise ConflictError("class-reloaded")

        return await kept.alone(changed)

    async def store_change(
        self, kept: OpenClass, *steps: Step, facts: ClassFacts | None = None
    ) -> None:
        """Store a change of a class. Only within :meth:`alone`, and before :meth:`changed`."""
        new = facts or kept.facts
        await self.store.write(records.facts_step(new), *steps)
        kept.facts = replace(new, revision=new.revision + 1)

    def changed(self, kept: OpenClass) -> None:
        """Tell everybody here and all other nodes that a class has changed."""
        self.sharing.stored(kept.id)
        self.tell(kept)

    def _with_code(self, facts: ClassFacts) -> ClassFacts:
        code = new_code()
        key = code_key(self.store.secret, code)
        return replace(facts, code=code, code_key=key, code_expires=now(LIFE))

    async def change(self, kept: OpenClass, wanted: ClassChange) -> None:
        """Change what a class is called, whether its names stay, and who comes in."""

        async def changed() -> None:
            facts = kept.facts
            if wanted.title is not None:
                facts = replace(facts, title=title(wanted.title))
            if wanted.kept is not None:
                facts = replace(facts, kept=wanted.kept)
            if wanted.door == "close":
                facts = replace(facts, code=None, code_key=None, code_expires=None)
            elif wanted.door == "new-code":
                facts = self._with_code(facts)
            await self.store_change(kept, facts=facts)
            self.changed(kept)

        await self.alone(kept, changed)

    async def find(self, class_id: str) -> OpenClass:
        """Return a class.

        :raises NotFoundError: if there is none
        """
        kept = self._kept.pop(class_id, None)
        if kept is None:
            kept = await self._loading.made(class_id, lambda: self._load(class_id))
        else:
            # What was asked for last is forgotten last.
            self._kept[class_id] = kept
        await self._see(kept)
        return kept

    async def _load(self, class_id: str) -> OpenClass:
        await self.sharing.listen(class_id)
        try:
            stored = await self._stored(class_id)
            kept = OpenClass(stored.facts, {}, [], elsewhere=Parts(self._bus, ()))
            await self._be(kept, stored)
        except BaseException:
            self.sharing.ignore(class_id)
            raise
        self._kept[class_id] = kept
        self.sharing.ask(class_id)
        return kept

    async def _stored(self, class_id: str) -> StoredClass:
        stored = await self.store.read(lambda database: records.load(database, class_id))
        if stored is None:
            raise NotFoundError("no-such-class")
        return stored

    async def _see(self, kept: OpenClass) -> None:
        """Be as the store has it for who asks now, whatever messages are still on their way."""
        if not self._bus.is_shared:
            return

        async def is_behind() -> bool:
            known = await self.store.read(lambda database: records.revisions(database, [kept.id]))
            return known.get(kept.id) != kept.facts.revision

        async def seen() -> None:
            # Where nobody looks at the class, its tables are not followed either.
            if not kept.connections or await is_behind():
                await self.catch_up(kept)

        if not kept.connections or kept.care.is_busy or await is_behind():
            await kept.care.alone(seen)

    async def catch_up(self, kept: OpenClass) -> None:
        """Be as the store has it. Only in the class's care.

        :raises NotFoundError: if the class has been ended
        """
        try:
            stored = await self._stored(kept.id)
        except NotFoundError:
            self.end(kept)
            raise
        await self._be(kept, stored)
        self.send_out(kept)
        self.tell(kept)

    async def stored_anew(self, class_id: str) -> None:
        """Be as the store has a class that was changed there from outside, at all nodes."""
        self.sharing.stored(class_id)
        # What is being read from the store may still be as it was before.
        await self._loading.settled(class_id)
        kept = self._kept.get(class_id)
        if kept is not None:
            with suppress(NotFoundError):
                await kept.care.alone(lambda: self.catch_up(kept))

    async def look_around(self, kept: OpenClass) -> None:
        """Note who sits where in the last round, and how its tables and pupils stand."""
        await self._be(kept, kept.stored())

    async def _be(self, kept: OpenClass, stored: StoredClass) -> None:
        """Be as it is stored, at once with how the tables of the last round stand."""
        rooms = await self.rooms.find_all(stored.tables)
        done = await self.store.read(lambda database: records.steps_done(database, stored))
        self._let_go(kept)
        kept.be(stored)
        kept.wall, kept.places, kept.done = {}, {}, done
        for number, room in enumerate(rooms, start=1):
            self._of_table[room.id] = kept
            note_table(kept, number, room)

    def _let_go(self, kept: OpenClass) -> None:
        for table in [one for one, of in self._of_table.items() if of is kept]:
            del self._of_table[table]

    async def own(self, class_id: str, person: str) -> OpenClass:
        """Return a class that a person teaches.

        :raises NotFoundError: if there is none, or it is somebody else's
        """
        kept = await self.find(class_id)
        if not kept.teaches(person):
            raise NotFoundError("no-such-class")
        return kept

    async def seen_by(self, class_id: str, person: str) -> tuple[OpenClass, Pupil | None]:
        """Return a class that a person teaches or learns in, and which pupil they are.

        :raises NotFoundError: if there is none, or it is nothing to them
        """
        kept = await self.find(class_id)
        pupil = kept.pupil_of(person)
        if kept.teaches(person):
            return kept, None
        if pupil is None or pupil.removed is not None:
            raise NotFoundError("no-such-class")
        return kept, pupil

    async def behind(self, code: str) -> OpenClass:
        """Return the class that a code leads to.

        Whether a code is no code, was never given, or is none any more: it is looked for and
        refused alike.

        :raises NotFoundError: if it leads nowhere
        """
        key, moment = code_key(self.store.secret, code), now()
        class_id = await self.store.read(
            lambda database: records.class_of_key(database, key, moment)
        )
        if class_id is None or not plain_code(code):
            raise NotFoundError("no-such-code")
        return await self.find(class_id)

    def learned(self, person: str) -> None:
        """Note that somebody has done a step of a lesson, perhaps of one that was given."""
        self.sharing.learned(person)

    async def count_steps(self, kept: OpenClass) -> bool:
        """Count the steps of the given lesson that were done; tell whether there are others."""
        before, stored = kept.done, kept.stored()
        kept.done = await self.store.read(lambda database: records.steps_done(database, stored))
        return kept.done != before

    def _follows(self, table: str) -> bool:
        """Tell whether somebody here sees a table on the wall of a class."""
        kept = self._of_table.get(table)
        return kept is not None and bool(kept.connections)

    def _table_changed(self, table: str) -> None:
        kept, room = self._of_table.get(table), self.rooms.at(table)
        if kept is None or room is None or table not in kept.tables:
            return
        note_table(kept, kept.tables.index(table) + 1, room)
        self.tell(kept)

    def enter(self, kept: OpenClass, connection: Connection) -> None:
        """Let somebody have a class's page open, unless it was ended while they came."""
        if kept.ended:
            connection.close("class-over")
        kept.connections.add(connection)
        self._send(kept, connection)
        self.sharing.tell_here(kept)
        self.tell(kept)

    def leave(self, kept: OpenClass, connection: Connection) -> None:
        """Let somebody go."""
        kept.connections.discard(connection)
        kept.told.pop(connection, None)
        self.sharing.tell_here(kept)
        self.tell(kept)

    def tell(self, kept: OpenClass) -> None:
        """Tell everybody how the class stands, soon and once for all that changes until then."""
        if kept.teller is None and kept.connections:
            kept.teller = asyncio.create_task(self._told(kept))

    async def _told(self, kept: OpenClass) -> None:
        await asyncio.sleep(_GATHER)
        kept.teller = None
        try:
            for connection in list(kept.connections):
                self._send(kept, connection)
        except Exception:  # noqa: BLE001 (what cannot be told now is told with the next change)
            _LOG.exception("class %s cannot be told", kept.id)

    def _send(self, kept: OpenClass, connection: Connection) -> None:
        """Send a class as it is, unless that was sent already."""
        message = message_for(kept, connection)
        if message is not None and kept.told.get(connection) != message:
            kept.told[connection] = message
            connection.put_view(message)

    def send_out(self, kept: OpenClass) -> None:
        """End the sockets here of pupils who were sent out, in the class and at its tables."""
        rooms = [self.rooms.at(table) for one in kept.rounds for table in one.tables]
        seats = [socket for room in rooms if room is not None for socket in room.connections]
        gone = {one.person for one in kept.pupils.values() if one.removed is not None}
        for connection in [*kept.connections, *seats]:
            if connection.person in gone:
                connection.close("sent-out")

    def end(self, kept: OpenClass) -> None:
        """Let go of a class that is gone, and of everybody who has it open here."""
        kept.ended = True
        self.forget(kept)
        for connection in list(kept.connections):
            connection.close("class-over")

    async def check_table(self, table: str, person: str) -> None:
        """Check that a person was not sent out of the class to which a table belongs.

        :raises ForbiddenError: if they were
        """
        if await self.store.read(lambda base: records.was_sent_out(base, table, person)):
            raise ForbiddenError("class-removed")

    def forget(self, kept: OpenClass) -> None:
        """Let go of a class; the store keeps it, if it is not gone."""
        if self._kept.pop(kept.id, None) is not None:
            self.sharing.ignore(kept.id)
        self._let_go(kept)

    def forget_idle(self) -> None:
        """Let go of classes that nobody has open, but for the newest."""
        idle = [kept for kept in self if not kept.connections and not kept.care.is_busy]
        for kept in idle[:-_MOST_IDLE]:
            self.forget(kept)

    def sockets(self) -> list[Connection]:
        """Return all open sockets."""
        return [socket for kept in self for socket in kept.connections]

    @property
    def has_company(self) -> bool:
        """Whether a socket is open at any class."""
        return any(kept.connections for kept in self)

    def say_goodbye(self) -> None:
        """Tell everybody that the server stops."""
        for connection in self.sockets():
            connection.close("stopping")

    async def close(self) -> None:
        """End what is being changed."""
        await self.sharing.close()
        for kept in self:
            if kept.teller is not None:
                kept.teller.cancel()
            await kept.care.finished()

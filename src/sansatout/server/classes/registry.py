"""Classes in the database, in memory while anybody has one open."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from sansatout.server import protocol
from sansatout.server.classes import records
from sansatout.server.classes.codes import LIFE, code_key, new_code, plain_code
from sansatout.server.classes.opened import OpenClass
from sansatout.server.classes.records import ClassFacts, Pupil
from sansatout.server.classes.telling import pupils_view, teachers_view
from sansatout.server.classes.wall import wall_table
from sansatout.server.errors import ForbiddenError, NotFoundError
from sansatout.server.identity import new_id
from sansatout.server.learning import done_by
from sansatout.server.names import title
from sansatout.server.protocol.bodies import ClassChange
from sansatout.server.protocol.classes import ClassListed
from sansatout.server.rooms.connection import Connection
from sansatout.server.rooms.registry import Rooms
from sansatout.server.store import Store
from sansatout.server.store.moments import now
from sansatout.server.together import Together

__all__ = ["Classes"]

_LOG = logging.getLogger("sansatout.server")
_GATHER: Final = 0.2
"""Seconds in which changes gather before they are told."""
_MOST_IDLE: Final = 200
_MOST_LISTED: Final = 50


class Classes:
    """Classes by their ids."""

    def __init__(self, store: Store, rooms: Rooms) -> None:
        self.store = store
        self.rooms = rooms
        rooms.on_change = self._table_changed
        self._kept: dict[str, OpenClass] = {}
        self._loading: Together[str, OpenClass] = Together()
        self._of_table: dict[str, OpenClass] = {}
        self._counting: set[asyncio.Task[None]] = set()

    def __iter__(self) -> Iterator[OpenClass]:
        """Give the classes in memory."""
        return iter(list(self._kept.values()))

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
        await self.store.write(records.facts_step(facts))
        kept = self._kept[facts.id] = OpenClass(facts, {}, [])
        return kept

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
            await self.store.write(records.facts_step(facts))
            kept.facts = facts
            self.tell(kept)

        await kept.alone(changed)

    async def find(self, class_id: str) -> OpenClass:
        """Return a class.

        :raises NotFoundError: if there is none
        """
        kept = self._kept.get(class_id)
        return kept or await self._loading.made(class_id, lambda: self._load(class_id))

    async def _load(self, class_id: str) -> OpenClass:
        stored = await self.store.read(lambda database: records.load(database, class_id))
        if stored is None:
            raise NotFoundError("no-such-class")
        kept = OpenClass.of(stored)
        await self.look_around(kept)
        self._kept[class_id] = kept
        return kept

    async def look_around(self, kept: OpenClass) -> None:
        """Note who sits where in the last round, and how its tables and pupils stand."""
        self._let_go(kept)
        kept.wall, kept.places, kept.done = {}, {}, {}
        for number, table in enumerate(kept.tables, start=1):
            room = await self.rooms.find(table)
            self._of_table[table] = kept
            kept.wall[table] = wall_table(room, number, _numbers(kept))
            kept.places |= {one: number for chair in room.chairs for one in chair.people}
        for pupil in kept.present():
            await self._count_steps(kept, pupil.person)

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
        for kept in self:
            given = kept.round is not None and kept.round.given.lesson is not None
            if given and kept.pupil_of(person) is not None:
                task = asyncio.create_task(self._counted(kept, person))
                self._counting.add(task)
                task.add_done_callback(self._counting.discard)

    async def _counted(self, kept: OpenClass, person: str) -> None:
        await self._count_steps(kept, person)
        self.tell(kept)

    async def _count_steps(self, kept: OpenClass, person: str) -> None:
        given = None if kept.round is None else kept.round.given.lesson
        if given is not None:
            lesson = "/".join(given.split("/")[:2])
            done = await self.store.read(lambda database: done_by(database, person))
            kept.done[person] = len(done.get(lesson, ()))

    def _table_changed(self, table: str) -> None:
        kept, room = self._of_table.get(table), self.rooms.at(table)
        if kept is None or room is None or table not in kept.tables:
            return
        kept.wall[table] = wall_table(room, kept.tables.index(table) + 1, _numbers(kept))
        self.tell(kept)

    def enter(self, kept: OpenClass, connection: Connection) -> None:
        """Let somebody have a class's page open."""
        kept.connections.add(connection)
        self._send(kept, connection)
        self.tell(kept)

    def leave(self, kept: OpenClass, connection: Connection) -> None:
        """Let somebody go."""
        kept.connections.discard(connection)
        kept.told.pop(connection, None)
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
        message = _message(kept, connection)
        if message is not None and kept.told.get(connection) != message:
            kept.told[connection] = message
            connection.put_view(message)

    def sockets_of(self, kept: OpenClass) -> list[Connection]:
        """Return all open sockets of a class and of its tables."""
        rooms = [self.rooms.at(table) for one in kept.rounds for table in one.tables]
        seats = [socket for room in rooms if room is not None for socket in room.connections]
        return [*kept.connections, *seats]

    async def check_table(self, table: str, person: str) -> None:
        """Check that a person was not sent out of the class to which a table belongs.

        :raises ForbiddenError: if they were
        """
        if await self.store.read(lambda base: records.was_sent_out(base, table, person)):
            raise ForbiddenError("class-removed")

    def forget(self, kept: OpenClass) -> None:
        """Let go of a class; the store keeps it, if it is not gone."""
        self._kept.pop(kept.id, None)
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
        for kept in self:
            if kept.teller is not None:
                kept.teller.cancel()
            await kept.care.finished()


def _numbers(kept: OpenClass) -> dict[str, int]:
    return {one.person: one.number for one in kept.present()}


def _message(kept: OpenClass, connection: Connection) -> bytes | None:
    """Return a class as the person sees it; ``None`` for who was sent out."""
    if kept.teaches(connection.person):
        shown = teachers_view(kept, connection.language)
        return protocol.encode(protocol.ClassMessage(shown=shown))
    pupil = kept.pupil_of(connection.person)
    if pupil is None or pupil.removed is not None:
        return None
    return protocol.encode(protocol.PupilMessage(shown=pupils_view(kept, pupil)))

"""All rooms of the server: found when somebody comes, forgotten when nobody has been there long."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from collections.abc import Set as AbstractSet
from contextlib import suppress
from functools import partial

from sqlalchemy import select

from sansatout.server.at_hand import apart
from sansatout.server.bus import Alone, Bus, Looking
from sansatout.server.config import Config
from sansatout.server.errors import ForbiddenError, NotFoundError
from sansatout.server.limits.bench import Bench
from sansatout.server.limits.keeper import Who
from sansatout.server.limits.settings import Ceilings
from sansatout.server.metrics import Metrics
from sansatout.server.people import name_step
from sansatout.server.robots import Pool
from sansatout.server.rooms import newer, records
from sansatout.server.rooms.chairs import Chair, Chairs
from sansatout.server.rooms.comparing import compare
from sansatout.server.rooms.connection import Connection
from sansatout.server.rooms.driver import drive
from sansatout.server.rooms.following import following_id, load_again
from sansatout.server.rooms.gathering import Manners
from sansatout.server.rooms.notices import ChangeNotice, write
from sansatout.server.rooms.places import by_token, open_to, seat
from sansatout.server.rooms.room import Room
from sansatout.server.rooms.sharing import subject_of
from sansatout.server.store import Store, schema
from sansatout.server.store.portions import portions

__all__ = ["Rooms"]

_NOBODY: frozenset[str] = frozenset()
_PEOPLE = "people"
"""Where nodes tell each other of people who have another name."""
_QUIET = 3.0
"""Seconds after which nobody is on the way any more to a table that others have open."""
_FOLDING = 2
"""Threads for it, whose turns are shared by those who made the tables."""


class Rooms:
    """Rooms by the ids of their tables."""

    def __init__(
        self,
        store: Store,
        config: Config,
        bus: Bus | None = None,
        metrics: Metrics | None = None,
    ) -> None:
        self.store = store
        self._metrics = metrics or Metrics()
        self._bus = bus or Alone()
        self._overheard: set[str] = set()
        """Tables of which something was heard while they were being loaded."""
        self._listening: set[asyncio.Task[None]] = set()
        self._looking = Looking(self._bus, self._look)
        self._preparing: asyncio.Task[None] | None = None
        self._config = config
        self.pool = Pool(config.workers, config.robot_seconds)
        """Where robots think."""
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._folding = Bench(_FOLDING, Ceilings())
        """Where long tables are folded: the store's readers have to answer everybody."""
        self._drivers: dict[str, list[asyncio.Task[None]]] = {}
        self.on_change: Callable[[str], None] | None = None
        """Who wants to know which tables change."""
        self.led: set[str] = set()
        """Tables that only show a match which is played elsewhere; they stay in memory."""
        self.is_followed: Callable[[str], bool] = lambda _: False
        """Whether somebody here looks at a table from outside, who must not miss anything."""

    @property
    def in_memory(self) -> int:
        """How many tables are in memory."""
        return len(self._rooms)

    @property
    def driven(self) -> int:
        """How many tables go on by themselves here."""
        return sum(1 for room in self._rooms.values() if room.is_awake and room.drives)

    @property
    def waiting(self) -> int:
        """How many robots wait for a process to think in."""
        return self.pool.waiting

    async def find(self, table: str) -> Room:
        """Return the room of a table, from the database if it is not in memory.

        :raises NotFoundError: if there is no such table
        """
        (room,) = await self.find_all([table])
        return room

    async def find_all(self, tables: Sequence[str]) -> list[Room]:
        """Return the rooms of tables.

        :raises NotFoundError: if there is no such table
        """
        known = [self._rooms[table] for table in tables if table in self._rooms]
        await self._see([room for room in known if not self._is_watched(room)])
        return [await self._find(table) for table in tables]

    def _is_watched(self, room: Room) -> bool:
        """Tell whether a table is always as stored, at most a message late."""
        return not self._bus.is_shared or bool(room.connections) or self.is_followed(room.id)

    async def _find(self, table: str) -> Room:
        room = self._rooms.get(table)
        if room is not None:
            room.idle_since = time.monotonic()
            return room
        task = self._loading.get(table)
        if task is None:
            task = self._loading[table] = asyncio.create_task(self._load(table))
            task.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(task)

    async def start(self) -> None:
        """Begin to see what other nodes do."""
        if self._bus.is_shared:
            self._bus.on_members(self._members_changed)
            await self._bus.subscribe(_PEOPLE, self._renamed)
            self._looking.start()
            self._members_changed()

    def _renamed(self, _: str, body: bytes) -> None:
        """Look at the tables of a person whom another node has renamed."""
        person = body.decode()
        for room in self._rooms.values():
            if room.chairs.of(person) is not None:
                room.sharing.catch_up()

    def _members_changed(self) -> None:
        if self._preparing is None and self._bus.has_company:
            # A table that comes here from a node that is gone shall not wait for its robots.
            self._preparing = asyncio.create_task(self.pool.prepare())
        for room in list(self._rooms.values()):
            if room.presence.company.look():
                room.company_changed()

    def _hear(self, table: str, node: str, body: bytes) -> None:
        room = self._rooms.get(table)
        if room is None:
            self._overheard.add(table)
            return
        room.sharing.hear(node, body)
        elsewhere = room.presence.company.is_there and not room.connections
        quiet = not room.care.is_busy and time.monotonic() - room.idle_since > _QUIET
        if elsewhere and quiet and not self.is_followed(table):
            # Who comes here later finds it in the store; until then it costs nothing.
            self._forget(room)

    async def _look(self) -> None:
        """See what the store has of tables with somebody there that is not known here."""
        for room in await self._behind(
            [one for one in self._rooms.values() if self._is_watched(one)]
        ):
            self._metrics.gaps.inc()
            # Who should have told may not know that the table is open here.
            room.sharing.begin()
            room.sharing.catch_up()

    async def _see(self, rooms: Sequence[Room]) -> None:
        """Be as the store has it at tables of which something may have been missed."""
        for room in await self._behind(rooms):
            await room.care.alone(room.catch_up)

    async def _behind(self, rooms: Sequence[Room]) -> list[Room]:
        """Return the rooms that do not know all that the store has."""
        found = []
        for some in portions(rooms):
            part = {room.id: room for room in some}
            heads = await self.store.read(partial(newer.heads, tables=list(part)))
            # Of a table that is not there any more, it is seen when it is read on.
            found += [
                room
                for table, room in part.items()
                if table not in heads or room.is_behind(*heads[table])
            ]
        return found

    async def stored_anew(self, tables: Iterable[str]) -> None:
        """Be as the store has tables that were changed there from outside, at all nodes."""
        for table in tables:
            self._bus.publish(subject_of(table), write(ChangeNotice()))
            # What is being read from the store may still be as it was before.
            if (loading := self._loading.get(table)) is not None:
                await asyncio.wait([loading])
            room = self._rooms.get(table)
            if room is not None:
                await room.care.alone(room.catch_up)

    async def _load(self, table: str) -> Room:
        await self._bus.subscribe(subject_of(table), partial(self._hear, table))
        try:
            return await self._loaded(table)
        except BaseException:
            self._bus.unsubscribe(subject_of(table))
            raise
        finally:
            self._overheard.discard(table)

    async def _loaded(self, table: str) -> Room:
        stored = await self.store.read(lambda database: records.stored(database, table))
        if stored is None:
            raise NotFoundError("no-such-table", table=table)
        host = Who(None, stored.facts.owner)
        loaded = await self._folding.serve(host, "tables", records.folded, stored)
        following = following_id(self.store.secret, table, loaded.table)
        again = await self.store.read(lambda database: load_again(database, following))
        room = self._put(loaded)
        room.again = again
        if table in self._overheard:
            room.sharing.catch_up()
        room.sharing.begin()
        return room

    def add(self, loaded: records.Loaded) -> Room:
        """Put a new table into memory and let it go on."""
        if self._bus.is_shared:
            # Nobody else knows of it yet, so there is nothing to wait for.
            table = loaded.facts.id
            listening = self._bus.subscribe(subject_of(table), partial(self._hear, table))
            task = asyncio.create_task(listening)
            self._listening.add(task)
            task.add_done_callback(self._listening.discard)
        return self._put(loaded)

    def _put(self, loaded: records.Loaded) -> Room:
        if len(self._rooms) >= self._config.rooms:
            self._forget(min(self._left(), key=lambda room: room.idle_since, default=None))
        config = self._config
        manners = Manners(config.away_seconds, config.ask_after, config.ask_seconds, config.level)
        room = Room(self.store, loaded, manners, self._bus, self._metrics)
        room.on_lost = self._forget
        room.pool = self.pool
        room.on_change = self.on_change
        room.is_led = room.id in self.led
        self._rooms[room.id] = room
        self._drivers[room.id] = _kept_going(room, self.pool)
        return room

    def forget_idle(self) -> None:
        """Let go of tables at which nobody has been for long; the store keeps them."""
        oldest = time.monotonic() - self._config.idle_seconds
        for room in list(self._left()):
            if room.idle_since < oldest:
                self._forget(room)

    def _left(self) -> Iterator[Room]:
        """Return the tables at which nobody is."""
        return (
            room
            for room in self._rooms.values()
            if not room.connections and not room.care.is_busy and not room.is_led
            if not self._bus.is_shared or not self.is_followed(room.id)
        )

    def _forget(self, room: Room | None) -> None:
        if room is not None and self._rooms.pop(room.id, None) is not None:
            room.sharing.end()
            self._bus.unsubscribe(subject_of(room.id))
            for task in self._drivers.pop(room.id):
                task.cancel()

    @property
    def is_full(self) -> bool:
        """Whether there are as many tables as can be, and somebody at each."""
        return len(self._rooms) >= self._config.rooms and not any(self._left())

    def tell_trouble(self) -> None:
        """Tell everybody whether anything can be stored."""
        for room in self._rooms.values():
            room.tell_room()

    async def chairs_of(self, table: str) -> Chairs:
        """Return the players of a table, which need not be in memory for it.

        :raises NotFoundError: if there is no such table
        """
        room = self._rooms.get(table)
        if room is not None and not self._bus.is_shared:
            return room.chairs
        chairs = await self.store.read(lambda database: records.load_chairs(database, table))
        if not list(chairs):
            raise NotFoundError("no-such-table", table=table)
        return chairs

    async def _table_of(self, token: str) -> str:
        """Return where an invitation or a private link leads.

        :raises NotFoundError: if it leads nowhere
        """
        column = schema.players.c
        question = select(column.table_id).where((column.invite == token) | (column.link == token))
        table: str | None = await self.store.read(lambda database: database.scalar(question))
        if table is None:
            raise NotFoundError("no-such-link")
        return table

    async def join(self, token: str, person: str, name: str) -> str:
        """Make the person the player that a link leads to, and return the table.

        :raises SansatoutError: if it leads nowhere, or somebody else has the place
        """
        table = await self._table_of(token)
        await self._take_place(table, lambda chairs: by_token(chairs, token, person), person, name)
        return table

    async def where(self, token: str) -> str:
        """Return the table of an invitation, of a private link or of a table's own address.

        :raises NotFoundError: if there is none
        """
        column = schema.tables.c
        question = select(column.id).where(column.id == token)
        table: str | None = await self.store.read(lambda database: database.scalar(question))
        return await self._table_of(token) if table is None else table

    async def place_of(self, token: str) -> Chair | None:
        """Return the place that a link leads to; ``None`` if one chooses there."""
        chairs = await self.chairs_of(await self.where(token))
        return next((chair for chair in chairs if token in (chair.invite, chair.link)), None)

    async def rename(self, person: str, name: str) -> None:
        """Remember what a person wants to be called, also wherever they are at a table."""
        await self.store.write(
            name_step(person, name), records.rename_step(person, name), records.touch_tables(person)
        )
        self._bus.publish(_PEOPLE, person.encode())
        # What is being read from the store may still have the name of before.
        if loading := list(self._loading.values()):
            await asyncio.wait(loading)
        for room in list(self._rooms.values()):
            if room.chairs.of(person) is not None:
                await room.care.alone(room.catch_up)

    def at(self, table: str) -> Room | None:
        """Return the room of a table if it is in memory."""
        return self._rooms.get(table)

    def fresh(self, table: str) -> Room | None:
        """Return the room of a table if it is in memory as the store has it."""
        room = self._rooms.get(table)
        return room if room is not None and self._is_watched(room) else None

    async def sit(
        self, table: str, player: str, person: str, name: str, *, same: AbstractSet[str] = _NOBODY
    ) -> None:
        """Let a person take an open place, or one that they have in another browser.

        :param same: who else is this person
        :raises SansatoutError: if it is not open
        """

        def wanted(chairs: Chairs) -> Chair:
            chair = chairs.get(player)
            if chair is None:
                raise NotFoundError("no-such-player", player=player)
            if chair.people & same:
                return chair
            if by_link and person not in chair.people:
                raise ForbiddenError("place-by-link", player=player)
            return open_to(chair, person)

        facts = await self.store.read(lambda database: records.load_facts(database, table))
        by_link = facts is not None and facts.by_link
        await self._take_place(table, wanted, person, name)

    async def _take_place(
        self, table: str, wanted: Callable[[Chairs], Chair], person: str, name: str
    ) -> None:
        """Give a person the place they want, unless they have it.

        The table is only loaded when it is about to change.
        """
        if person in wanted(await self.chairs_of(table)).people:
            return
        room = await self.find(table)

        async def taken() -> None:
            if self._bus.is_shared:
                await room.catch_up()
            chair = wanted(room.chairs)
            if person not in chair.people:
                await seat(room, chair, person, name)

        await room.alone(taken)

    async def close(self) -> None:
        """Stop all tables; they go on after the next start."""
        await self._looking.close()
        preparing = [] if self._preparing is None else [self._preparing]
        driving = [one for tasks in self._drivers.values() for one in tasks]
        drivers = [*self._listening, *preparing, *driving]
        for task in drivers:
            task.cancel()
        for task in drivers:
            with suppress(asyncio.CancelledError):
                await task
        for room in list(self._rooms.values()):
            await room.care.finished()
        self.pool.close()
        self._folding.close()

    @property
    def has_company(self) -> bool:
        """Whether a socket is open at any table."""
        return any(room.connections for room in self._rooms.values())

    def open_ones(self) -> list[Room]:
        """Return the tables at which somebody is."""
        return [room for room in self._rooms.values() if room.connections]

    def sockets(self) -> list[Connection]:
        """Return all open sockets."""
        return [socket for room in self._rooms.values() for socket in room.connections]

    def say_goodbye(self) -> None:
        """Tell everybody that the server stops."""
        for connection in self.sockets():
            connection.close("stopping")


def _kept_going(room: Room, pool: Pool) -> list[asyncio.Task[None]]:
    """Go on with a table, and with the other one where boards are compared with it.

    A class compares its own tables, a match played elsewhere has its own results.

    A task group would do, but one that is cancelled is held by its own error, and holds the room.
    """
    tasks = [apart(drive(room, pool))]
    if room.is_compared:
        tasks.append(apart(compare(room, pool)))
    return tasks

"""All rooms of the server: found when somebody comes, forgotten when nobody has been there long."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from collections.abc import Set as AbstractSet
from contextlib import suppress
from dataclasses import replace
from functools import partial

from sqlalchemy import select

from sansatout.server.config import Config
from sansatout.server.errors import ConflictError, ForbiddenError, NotFoundError
from sansatout.server.identity import new_token
from sansatout.server.limits.bench import Bench
from sansatout.server.limits.keeper import Who
from sansatout.server.limits.settings import Ceilings
from sansatout.server.robots import Pool
from sansatout.server.rooms import records
from sansatout.server.rooms.chairs import Chair, ChairKind, Chairs
from sansatout.server.rooms.comparing import compare
from sansatout.server.rooms.connection import Connection
from sansatout.server.rooms.driver import drive
from sansatout.server.rooms.following import following_id, load_again
from sansatout.server.rooms.room import Room
from sansatout.server.store import Store, schema

__all__ = ["Rooms"]

_NOBODY: frozenset[str] = frozenset()
_FOLDING = 2
"""Threads for it, whose turns are shared by those who made the tables."""


class Rooms:
    """Rooms by the ids of their tables."""

    def __init__(self, store: Store, config: Config) -> None:
        self.store = store
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

    @property
    def waiting(self) -> int:
        """How many robots wait for a process to think in."""
        return self.pool.waiting

    async def find(self, table: str) -> Room:
        """Return the room of a table, from the database if it is not in memory.

        :raises NotFoundError: if there is no such table
        """
        room = self._rooms.get(table)
        if room is not None:
            room.idle_since = time.monotonic()
            return room
        task = self._loading.get(table)
        if task is None:
            task = self._loading[table] = asyncio.create_task(self._load(table))
            task.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(task)

    async def _load(self, table: str) -> Room:
        stored = await self.store.read(lambda database: records.stored(database, table))
        if stored is None:
            raise NotFoundError("no-such-table", table=table)
        host = Who(None, stored.facts.owner)
        loaded = await self._folding.serve(host, "tables", records.folded, stored)
        following = following_id(self.store.secret, table, loaded.table)
        again = await self.store.read(lambda database: load_again(database, following))
        room = self.add(loaded)
        room.again = again
        return room

    def add(self, loaded: records.Loaded) -> Room:
        """Put a table into memory and let it go on."""
        if len(self._rooms) >= self._config.rooms:
            self._forget(min(self._left(), key=lambda room: room.idle_since, default=None))
        config = self._config
        room = Room(
            self.store, loaded, away_seconds=config.away_seconds, ask_after=config.ask_after,
            ask_seconds=config.ask_seconds, level=config.level,
        )  # fmt: skip
        room.pool = self.pool
        room.on_change = self.on_change
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
        rooms = self._rooms.values()
        return (room for room in rooms if not room.connections and not room.care.is_busy)

    def _forget(self, room: Room | None) -> None:
        if room is not None:
            del self._rooms[room.id]
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
        if room is not None:
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
        await self._take_place(table, lambda chairs: _by_token(chairs, token, person), person, name)
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
        """Call a person by another name wherever they are at a table."""
        await self.store.write(records.rename_step(person, name))
        # What is being read from the store may still have the name of before.
        if loading := list(self._loading.values()):
            await asyncio.wait(loading)
        for room in list(self._rooms.values()):
            for connection in room.connections:
                if connection.person == person:
                    connection.name = name
            if room.chairs.of(person) is not None and room.facts.overseer is None:
                await room.alone(partial(_called, room, person, name))

    def at(self, table: str) -> Room | None:
        """Return the room of a table if it is in memory."""
        return self._rooms.get(table)

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
            return chair if chair.people & same else _open_to(chair, person)

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
            chair = wanted(room.chairs)
            if person not in chair.people:
                await _sit(room, chair, person, name)

        await room.alone(taken)

    async def close(self) -> None:
        """Stop all tables; they go on after the next start."""
        drivers = [task for tasks in self._drivers.values() for task in tasks]
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

    def sockets(self) -> list[Connection]:
        """Return all open sockets."""
        return [socket for room in self._rooms.values() for socket in room.connections]

    def say_goodbye(self) -> None:
        """Tell everybody that the server stops."""
        for connection in self.sockets():
            connection.close("stopping")


def _kept_going(room: Room, pool: Pool) -> list[asyncio.Task[None]]:
    """Go on with a table, and with the other one where boards are compared with it.

    A class compares its own tables.

    A task group would do, but one that is cancelled is held by its own error, and holds the room.
    """
    tasks = [asyncio.create_task(drive(room, pool))]
    if room.table.variant.compares_boards and room.facts.overseer is None:
        tasks.append(asyncio.create_task(compare(room, pool)))
    return tasks


def _by_token(chairs: Chairs, token: str, person: str) -> Chair:
    """Return the place that a link leads to; who has the private one need not find it open."""
    chair = next((chair for chair in chairs if token in (chair.invite, chair.link)), None)
    if chair is None:
        raise NotFoundError("no-such-link")
    return chair if chair.link == token else _open_to(chair, person)


def _open_to(chair: Chair, person: str) -> Chair:
    if person not in chair.people and chair.kind is not ChairKind.OPEN:
        raise ForbiddenError("place-taken", player=chair.player)
    return chair


async def _called(room: Room, person: str, name: str) -> None:
    """Call a person by another name at a table."""
    chair = room.chairs.of(person)
    if chair is not None and chair.name != name:
        await room.change(replace(chair, name=name))


async def _sit(room: Room, chair: Chair, person: str, name: str) -> None:
    """Give a place to a person, or a person's place to one more of their devices."""
    if room.chairs.of(person) is not None:
        raise ConflictError("already-a-player")
    taken = replace(
        chair,
        kind=ChairKind.PERSON,
        name=chair.name if chair.kind is ChairKind.PERSON or not name else name,
        link=chair.link or new_token(),
        people=chair.people | {person},
        former=chair.former - {person},
        level=None,
        system=None,
    )
    await room.change(taken, also=(records.add_person(room.id, chair.player, person),))

"""All rooms of the server: found when somebody comes, forgotten when nobody has been there long."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace

from sqlalchemy import Connection as Database
from sqlalchemy import select

from sansatout.server.config import Config
from sansatout.server.errors import ConflictError, ForbiddenError, NotFoundError
from sansatout.server.identity import new_token
from sansatout.server.robots import Pool
from sansatout.server.rooms import records
from sansatout.server.rooms.chairs import Chair, Kind
from sansatout.server.rooms.connection import Connection
from sansatout.server.rooms.driver import drive
from sansatout.server.rooms.room import Room
from sansatout.server.store import Store, schema

__all__ = ["Rooms"]


class Rooms:
    """Rooms by the ids of their tables."""

    def __init__(self, store: Store, config: Config) -> None:
        self.store = store
        self._config = config
        self._pool = Pool(config.workers, config.robot_seconds)
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._drivers: dict[str, asyncio.Task[None]] = {}

    @property
    def waiting(self) -> int:
        """How many robots wait for a process to think in."""
        return self._pool.waiting

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
        loaded = await self.store.read(lambda database: records.load(database, table))
        if loaded is None:
            raise NotFoundError("no-such-table", table=table)
        return self.add(loaded)

    def add(self, loaded: records.Loaded) -> Room:
        """Put a table into memory and let it go on."""
        if len(self._rooms) >= self._config.rooms:
            self._forget(min(self._left(), key=lambda room: room.idle_since, default=None))
        config = self._config
        room = Room(
            self.store, loaded, away_seconds=config.away_seconds, ask_after=config.ask_after,
            ask_seconds=config.ask_seconds, level=config.level,
        )  # fmt: skip
        self._rooms[room.id] = room
        self._drivers[room.id] = asyncio.create_task(drive(room, self._pool))
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
            self._drivers.pop(room.id).cancel()

    @property
    def is_full(self) -> bool:
        """Whether there are as many tables as can be, and somebody at each."""
        return len(self._rooms) >= self._config.rooms and not any(self._left())

    def tell_trouble(self) -> None:
        """Tell everybody whether anything can be stored."""
        for room in self._rooms.values():
            room.tell_room()

    async def by_token(self, token: str) -> tuple[Room, Chair]:
        """Return where an invitation or a private link leads.

        :raises NotFoundError: if it leads nowhere
        """

        def ask(database: Database) -> str | None:
            column = schema.players.c
            question = select(column.table_id).where(
                (column.invite == token) | (column.link == token)
            )
            return database.scalar(question)

        table = await self.store.read(ask)
        room = None if table is None else await self.find(table)
        chair = None if room is None else _with_token(room, token)
        if room is None or chair is None:
            raise NotFoundError("no-such-link")
        return room, chair

    async def join(self, token: str, person: str, name: str) -> Room:
        """Make the person the player that a link leads to.

        :raises SansatoutError: if it leads nowhere, or somebody else has the place
        """
        room, _ = await self.by_token(token)

        async def joined() -> None:
            chair = _with_token(room, token)
            if chair is None:
                raise NotFoundError("no-such-link")
            if person not in chair.people:
                if chair.link != token and chair.kind is not Kind.OPEN:
                    raise ForbiddenError("place-taken", player=chair.player)
                await _sit(room, chair, person, name)

        await room.alone(joined)
        return room

    async def sit(self, table: str, player: str, person: str, name: str) -> Room:
        """Let a person take an open place.

        :raises SansatoutError: if it is not open
        """
        room = await self.find(table)

        async def seated() -> None:
            chair = room.chairs.get(player)
            if chair is None:
                raise NotFoundError("no-such-player", player=player)
            if person not in chair.people:
                if chair.kind is not Kind.OPEN:
                    raise ForbiddenError("place-taken", player=player)
                await _sit(room, chair, person, name)

        await room.alone(seated)
        return room

    async def close(self) -> None:
        """Stop all tables; they go on after the next start."""
        for task in self._drivers.values():
            task.cancel()
        for task in self._drivers.values():
            with suppress(asyncio.CancelledError):
                await task
        for room in list(self._rooms.values()):
            await room.care.finished()
        self._pool.close()

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


def _with_token(room: Room, token: str) -> Chair | None:
    return next((chair for chair in room.chairs if token in (chair.invite, chair.link)), None)


async def _sit(room: Room, chair: Chair, person: str, name: str) -> None:
    """Give a place to a person, or a person's place to one more of their devices."""
    if room.chairs.of(person) is not None:
        raise ConflictError("already-a-player")
    taken = replace(
        chair,
        kind=Kind.PERSON,
        name=chair.name if chair.kind is Kind.PERSON or not name else name,
        link=chair.link or new_token(),
        people=chair.people | {person},
        former=chair.former - {person},
        level=None,
        system=None,
    )
    await room.change(taken, also=(records.add_person(room.id, chair.player, person),))

"""Classes that several nodes have open: what they are told, and what is heard of them."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from sqlalchemy.exc import SQLAlchemyError

from sansatout.server.at_hand import apart
from sansatout.server.bus import Bus, Looking
from sansatout.server.classes import records
from sansatout.server.classes.notices import (
    ClassNotice,
    HereNotice,
    LearnedNotice,
    RollNotice,
    SentOutNotice,
    StoredNotice,
    read,
    write,
)
from sansatout.server.classes.opened import OpenClass
from sansatout.server.errors import NotFoundError
from sansatout.server.rooms.room import Room
from sansatout.server.store.portions import portions
from sansatout.server.store.writer import cause

if TYPE_CHECKING:
    from sansatout.server.classes.registry import Classes

__all__ = ["ClassSharing"]

_LOG = logging.getLogger("sansatout.server")
_ALL: Final = "classes"
"""Where nodes tell each other what concerns classes that the others may not have open."""
_TOLD_AGAIN: Final = 4.0
"""Seconds after which it is told again who is here, for nodes that have missed it."""


def _subject(class_id: str) -> str:
    return f"class.{class_id}"


class ClassSharing:
    """What a node tells others of its classes, and does when they tell it."""

    def __init__(self, classes: Classes, bus: Bus) -> None:
        self._classes = classes
        self._bus = bus
        self._looking = Looking(bus, self._look)
        self._following: dict[str, asyncio.Task[None]] = {}
        """The classes that are being read anew."""
        self._counting: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Begin to see what other nodes do."""
        if self._bus.is_shared:
            self._bus.on_members(self._members_changed)
            await self._bus.subscribe(_ALL, lambda _, body: self._hear_all(read(body)))
            self._looking.start()

    async def listen(self, class_id: str) -> None:
        """Hear of a class from now on."""
        await self._bus.subscribe(_subject(class_id), partial(self._hear, class_id))

    def ask(self, class_id: str) -> None:
        """Ask who has a class open elsewhere."""
        self._bus.publish(_subject(class_id), write(RollNotice()))

    def ignore(self, class_id: str) -> None:
        """Hear of a class no more."""
        self._bus.unsubscribe(_subject(class_id))

    def stored(self, class_id: str) -> None:
        """Tell the others that they have to read a class anew."""
        self._bus.publish(_subject(class_id), write(StoredNotice()))

    def tell_here(self, kept: OpenClass, *, again: bool = False) -> None:
        """Tell who has a class open here, if that has changed or is told again."""
        here = tuple(sorted({connection.person for connection in kept.connections}))
        if again or here != kept.told_here:
            kept.told_here, kept.told_at = here, time.monotonic()
            self._bus.publish(_subject(kept.id), write(HereNotice(here)))

    def sent_out(self) -> None:
        """Tell all nodes that somebody was sent out, whether they have the class open or not."""
        self._bus.publish(_ALL, write(SentOutNotice()))

    def learned(self, person: str) -> None:
        """Note that somebody has done a step of a lesson, and tell all nodes."""
        self._count(person)
        self._bus.publish(_ALL, write(LearnedNotice(person)))

    def _count(self, person: str) -> None:
        """See how far those classes are, of the open ones, in which a person learns."""
        for kept in self._classes:
            given = kept.round is not None and kept.round.given.lesson is not None
            if given and kept.pupil_of(person) is not None:
                task = asyncio.create_task(self._counted(kept))
                self._counting.add(task)
                task.add_done_callback(self._counting.discard)

    async def _counted(self, kept: OpenClass) -> None:
        if await self._classes.count_steps(kept):
            self._classes.tell(kept)

    def _members_changed(self) -> None:
        for kept in self._classes:
            self._classes.tell(kept)

    def _hear_all(self, notice: ClassNotice) -> None:
        match notice:
            case LearnedNotice(person=person):
                self._count(person)
            case SentOutNotice():
                self._looking.soon()
            case _:
                return

    def _hear(self, class_id: str, node: str, body: bytes) -> None:
        kept = self._classes.at(class_id)
        if kept is None:
            return
        match read(body):
            case StoredNotice():
                self.follow(kept)
            case HereNotice(people=people):
                if kept.elsewhere.note(node, people):
                    self._classes.tell(kept)
            case RollNotice():
                self.tell_here(kept, again=True)
            case _:
                return

    def follow(self, kept: OpenClass) -> None:
        """Be as the store has it soon; what is told meanwhile is part of it."""
        if kept.id not in self._following:
            self._following[kept.id] = apart(self._followed(kept))

    async def _followed(self, kept: OpenClass) -> None:

        async def read_on() -> None:
            # Whatever is told from here on may be too new for what is read now.
            self._following.pop(kept.id, None)
            await self._classes.catch_up(kept)

        try:
            await kept.care.alone(read_on)
        except NotFoundError:
            return
        except SQLAlchemyError as error:
            _LOG.warning("class %s cannot be read anew: %s", kept.id, cause(error))
        finally:
            if self._following.get(kept.id) is asyncio.current_task():
                del self._following[kept.id]

    async def _look(self) -> None:
        """See what was stored of classes that somebody has open, and who was sent out of any."""
        open_ones = [kept for kept in self._classes if kept.connections]
        for part in portions(open_ones):
            await self._look_at(part)
        overseen = [room for room in self._classes.rooms.open_ones() if room.facts.overseer]
        for rooms in portions(overseen):
            await self._look_for_sent_out(rooms)

    async def _look_at(self, some: Sequence[OpenClass]) -> None:
        ids = [kept.id for kept in some]
        store = self._classes.store
        revisions = await store.read(lambda database: records.revisions(database, ids))
        for kept in some:
            if time.monotonic() - kept.told_at > _TOLD_AGAIN:
                self.tell_here(kept, again=True)
            if revisions.get(kept.id) != kept.facts.revision:
                self.follow(kept)
            else:
                await self._counted(kept)

    async def _look_for_sent_out(self, some: Sequence[Room]) -> None:
        tables = [room.id for room in some]
        store = self._classes.store
        gone = set(await store.read(lambda database: records.sent_out(database, tables)))
        for room in some:
            for connection in room.connections:
                if (room.id, connection.person) in gone:
                    connection.close("sent-out")

    async def close(self) -> None:
        """Look no more."""
        await self._looking.close()
        for task in list(self._following.values()):
            task.cancel()

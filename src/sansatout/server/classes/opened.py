"""One class in memory."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass, field
from typing import TypeVar, cast

import msgspec

from sansatout.server.bus import Alone, Parts
from sansatout.server.care import Care
from sansatout.server.classes.records import ClassFacts, ClassRound, Pupil, StoredClass
from sansatout.server.errors import NotFoundError
from sansatout.server.protocol.classes import ShownPosition, WallTable
from sansatout.server.rooms.connection import Connection

__all__ = ["OpenClass"]

T = TypeVar("T")


@dataclass(slots=True)
class OpenClass:
    """One class with those who have its page open."""

    facts: ClassFacts
    pupils: dict[int, Pupil]
    rounds: list[ClassRound]
    care: Care = field(default_factory=Care)
    connections: set[Connection] = field(default_factory=set)
    elsewhere: Parts[tuple[str, ...]] = field(default_factory=lambda: Parts(Alone(), ()))
    """Who has its page open at other nodes."""
    told_here: tuple[str, ...] = ()
    """Who they were told has it open here."""
    told_at: float = 0.0
    """When they were told last."""
    wall: dict[str, WallTable] = field(default_factory=dict)
    """The tables of the last round as they were when they last changed."""
    places: dict[str, int] = field(default_factory=dict)
    """The number of the table where a person sits in this round."""
    done: dict[str, int] = field(default_factory=dict)
    """How many steps of the lesson of this round a person has done."""
    possible: dict[tuple[str, str], int] = field(default_factory=dict)
    """Tricks with best play, by the cards and what is played."""
    told: dict[Connection, bytes] = field(default_factory=dict)
    teller: asyncio.Task[None] | None = None
    ended: bool = False
    """Whether it is gone, for those who found it before."""

    def be(self, stored: StoredClass) -> None:
        """Be as the store has it."""
        self.facts = stored.facts
        self.pupils = {one.number: one for one in stored.pupils}
        self.rounds = list(stored.rounds)

    def stored(self) -> StoredClass:
        """Return what the store has of it."""
        return StoredClass(self.facts, tuple(self.pupils.values()), tuple(self.rounds))

    @property
    def shown(self) -> ShownPosition | None:
        """What the teacher explains to all, as it was encoded once."""
        told = self.facts.shown
        return None if told is None else cast("ShownPosition", msgspec.Raw(told.encode()))

    def people(self) -> set[str]:
        """Return who has its page open, at whatever node."""
        elsewhere = (one for part in self.elsewhere.live().values() for one in part)
        return {connection.person for connection in self.connections}.union(elsewhere)

    async def alone(self, work: Callable[[], Awaitable[T]]) -> T:
        """Make a change while nobody else does, to its end even if who wanted it goes away.

        :raises NotFoundError: if the class has been ended meanwhile
        """

        async def changed() -> T:
            if self.ended:
                raise NotFoundError("no-such-class")
            return await work()

        return await self.care.alone(changed)

    @property
    def id(self) -> str:
        """The class's id."""
        return self.facts.id

    @property
    def round(self) -> ClassRound | None:
        """What the class was given last."""
        return self.rounds[-1] if self.rounds else None

    @property
    def tables(self) -> tuple[str, ...]:
        """The tables of the last round."""
        return () if self.round is None else self.round.tables

    def present(self) -> Iterator[Pupil]:
        """Give the pupils who were not removed."""
        return (one for one in self.pupils.values() if one.removed is None)

    def pupil_of(self, person: str) -> Pupil | None:
        """Return which pupil a person is, removed or not."""
        return next((one for one in self.pupils.values() if one.person == person), None)

    def teaches(self, person: str) -> bool:
        """Tell whether the class is a person's own."""
        return person == self.facts.owner

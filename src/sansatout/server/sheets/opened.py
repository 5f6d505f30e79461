"""One sheet in memory."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field

from sansatout.keeping.session import Operation, Session
from sansatout.server.care import Care
from sansatout.server.rooms.connection import Connection

__all__ = ["OpenSheet", "SheetState"]


@dataclass(frozen=True, slots=True, eq=False)
class SheetState:
    """What stands on a sheet at one time."""

    operations: Sequence[Operation]
    session: Session
    changed: str


@dataclass(slots=True)
class OpenSheet:
    """One sheet with those who look at it."""

    id: str
    token: str
    now: SheetState
    writers: set[str] = field(default_factory=set)
    connections: set[Connection] = field(default_factory=set)
    care: Care = field(default_factory=Care)
    untold: set[Connection] = field(default_factory=set)
    """Who looks at it and has not seen it as it is now."""
    teller: asyncio.Task[None] | None = None
    """What shows it to them."""

    @property
    def head(self) -> tuple[int, int]:
        """How far it has come here: operations and writers."""
        return len(self.now.operations), len(self.writers)

    def link(self, person: str) -> str | None:
        """Return the link that lets others write; ``None`` for readers."""
        return f"/sheet/{self.id}?write={self.token}" if person in self.writers else None

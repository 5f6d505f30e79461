"""Who is at the manager's table besides robots: people at some of its seats, and onlookers.

Where they are is not known here: a page of ours has both.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Protocol

from sansatout.manager.errors import ProtocolError
from sansatout.manager.lines import CallLine, CardLine
from sansatout.manager.match import TableBoard
from sansatout.manager.seats import Sitter
from sansatout.seats import Seat

__all__ = ["Guest", "Nobody", "Onlooker"]


class Guest(Sitter, Protocol):
    """A person's seat. Whoever is away keeps it: a robot acts meanwhile, and that is noted."""

    note_away: Callable[[ProtocolError], None]
    """Told each time a robot has acted, and why."""

    async def come(self) -> None:
        """Return once somebody has sat down there."""


class Onlooker(Protocol):
    """Sees the whole match; what happens is told there before any robot hears of it."""

    async def seated(self, names: Mapping[Seat, str]) -> None:
        """Hear who sits where now."""

    async def dealt(self, board: TableBoard) -> None:
        """See a board begin."""

    async def acted(self, board: TableBoard, line: CallLine | CardLine) -> None:
        """See a call or card; it is on the board already."""

    async def ended(self, board: TableBoard) -> None:
        """See a board that is over."""


class Nobody:
    """No onlooker at all."""

    async def seated(self, names: Mapping[Seat, str]) -> None:
        """Hear nothing."""

    async def dealt(self, board: TableBoard) -> None:
        """See nothing."""

    async def acted(self, board: TableBoard, line: CallLine | CardLine) -> None:
        """See nothing."""

    async def ended(self, board: TableBoard) -> None:
        """See nothing."""

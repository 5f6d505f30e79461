"""What a bidding system is: it understands calls, and has a table for every position."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import ClassVar

from sansatout.calls import Call
from sansatout.robots.bidding.counts import Counts
from sansatout.robots.bidding.position import Position
from sansatout.robots.bidding.reading import Reading, Spoken
from sansatout.robots.bidding.table import Rows
from sansatout.seats import Seat

__all__ = ["System"]


class System(ABC):
    """One bidding system; stateless."""

    key: ClassVar[str]

    @abstractmethod
    def read(self, before: Reading, seat: Seat, call: Call) -> Spoken:
        """Understand a call from what went before it."""

    @abstractmethod
    def rows(self, at: Position) -> Rows:
        """Return the decision table for the player to call; some row fits every hand."""

    def honour_tricks(self, counts: Counts) -> float:
        """Count the hand's honour tricks as the system's chapter does."""
        return counts.honour_tricks

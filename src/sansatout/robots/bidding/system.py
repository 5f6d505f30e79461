"""What a bidding system is: it understands calls, and has a table for every position."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import ClassVar, Self

from sansatout.calls import Call
from sansatout.options import parse_options
from sansatout.robots.bidding.counts import Counts
from sansatout.robots.bidding.position import BiddingPosition
from sansatout.robots.bidding.promise import Promise
from sansatout.robots.bidding.reading import Reading, Spoken
from sansatout.robots.bidding.readings import Readings
from sansatout.robots.bidding.table import Rows
from sansatout.seats import Seat

__all__ = ["System"]


@dataclass(frozen=True)
class System(ABC):
    """One bidding system with the readings a pair has agreed on; stateless."""

    readings: Readings = field(default_factory=Readings)

    key: ClassVar[str]
    readings_type: ClassVar[type[Readings]] = Readings
    texts: ClassVar[Mapping[str, str]] = MappingProxyType({})
    """Its own texts, a Fluent source for each language, where they are not in ``locales/``."""

    own_rules: ClassVar[str] = ""
    """How the rules begin that no book gives, which experts may leave; empty where all are ours."""

    def with_readings(self, given: Mapping[str, object]) -> Self:
        """Return the system with some readings chosen.

        :raises InputError: if there is no such option or no such reading
        """
        return replace(self, readings=parse_options(self.readings_type, given))

    @abstractmethod
    def read(self, before: Reading, seat: Seat, call: Call) -> Spoken:
        """Understand a call from what went before it."""

    @abstractmethod
    def rows(self, at: BiddingPosition) -> Rows:
        """Return the decision table for the player to call; some row fits every hand."""

    def promise(self, at: BiddingPosition, rows: Rows, call: Call) -> Promise:
        """Return what a call says that was made in a position with this table."""
        return Promise.of(self.read(at.reading, at.me, call), rows)

    def honour_tricks(self, counts: Counts) -> float:
        """Count the hand's honour tricks as the system's chapter does."""
        return counts.honour_tricks

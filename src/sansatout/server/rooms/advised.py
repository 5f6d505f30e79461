"""What robots were asked for by players."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass, field

from sansatout.events.acts import MakeTable
from sansatout.seats import Seat
from sansatout.server.robots import RobotChoice
from sansatout.server.rooms.chairs import ChairKind, Chairs
from sansatout.table.state import Table

__all__ = ["Advised", "Hinted", "takes_hints"]


def takes_hints(setup: MakeTable, chairs: Chairs) -> bool:
    """Tell whether players may ask: as was agreed, else pupils and who is alone among robots."""
    if setup.hints is not None:
        return setup.hints
    if setup.teaching:
        return True
    return sum(chair.kind is not ChairKind.ROBOT for chair in chairs) == 1


@dataclass(frozen=True, slots=True)
class Advised:
    """A robot that thinks, or has thought, what it would do in the place of a player."""

    table: Table
    seat: Seat
    choice: asyncio.Task[RobotChoice]


@dataclass(frozen=True, slots=True)
class Hinted:
    """How often players have asked for advice in a deal."""

    deal: int = 0
    players: Mapping[str, int] = field(default_factory=dict)

    def once_more(self, deal: int, player: str) -> Hinted:
        """Return the count with one more."""
        before = self.in_deal(deal)
        return Hinted(deal, {**before, player: before.get(player, 0) + 1})

    def in_deal(self, deal: int) -> Mapping[str, int]:
        """Return the players who have asked in this deal."""
        return self.players if self.deal == deal else {}

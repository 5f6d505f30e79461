"""The rest of a deal that robots alone play is played without a pause, if somebody wants it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from sansatout.server.rooms.automatic import handing_over
from sansatout.variants.deal_state import Phase

if TYPE_CHECKING:
    from sansatout.server.rooms.gathering import Gathering

__all__ = ["Skipping", "skipping"]


class Skipping(NamedTuple):
    """How it stands with the deal."""

    possible: bool = False
    """Whether somebody may have the rest played without a pause."""
    agreed: bool = False
    """Whether it is played so."""


def skipping(room: Gathering) -> Skipping:
    """Return how it stands with the deal at the table."""
    if not _only_robots_play(room):
        return Skipping()
    agreed = room.skipped == room.table.deal_number
    return Skipping(not agreed, agreed)


def _only_robots_play(room: Gathering) -> bool:
    """Tell whether the rest of the deal is played by robots alone, and a person has to watch."""
    table, by_robot = room.table, room.presence.by_robot
    deal = table.playing if table.deal_phase is Phase.PLAY else None
    if deal is None or not room.chairs.has_people:
        return False
    if handing_over(table, by_robot, room.presence.stands_in) is not None:
        return False
    return all(by_robot(table.seats[seat]) for seat in table.seats if seat is not deal.idle)

"""A match of the manager with its people and onlookers on the page."""

from __future__ import annotations

from dataclasses import dataclass

from sansatout.lab.match_table import Player
from sansatout.manager.results import Folder
from sansatout.manager.robot import Executor
from sansatout.seats import Seat
from sansatout.server.context import Context
from sansatout.server.managed.making import room_of
from sansatout.server.managed.mirror import Mirror
from sansatout.server.managed.seats import PageSeat

__all__ = ["ShownMatch", "show_match"]


@dataclass(frozen=True, slots=True)
class ShownMatch:
    """What the page has of a match."""

    mirror: Mirror
    guests: dict[Seat, PageSeat]

    @property
    def watch(self) -> str:
        """Where everybody can watch, within the page."""
        return f"/table/{self.mirror.room.id}"

    def link(self, seat: Seat) -> str:
        """Return where the person of a seat sits down, or comes back to it."""
        chair = self.mirror.chair(seat)
        return f"/join/{chair.link or chair.invite}"


async def show_match(
    context: Context, folder: Folder, substitute: Player, pool: Executor, clock: int | None
) -> ShownMatch:
    """Put the match on the page.

    :param substitute: the robot that acts for people who are away
    :param clock: how many seconds people have for one act; as long as they like if ``None``
    """
    mirror = Mirror(await room_of(context, folder, clock))
    people = folder.setup.people
    if folder.left:
        elsewhere = [seat for seat in Seat if seat not in people and seat not in folder.setup.ours]
        mirror.room.missing = frozenset(mirror.player(seat) for seat in elsewhere)
    guests = {seat: PageSeat(seat, mirror, substitute, pool) for seat in people}
    return ShownMatch(mirror, guests)

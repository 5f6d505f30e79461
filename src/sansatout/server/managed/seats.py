"""A seat of the manager's table that a person on the page has."""

from __future__ import annotations

from collections.abc import Callable

from sansatout.lab.match_table import Player
from sansatout.manager.errors import ProtocolError
from sansatout.manager.lines import CallLine, CardLine, Line, ReadyFor
from sansatout.manager.match import TableBoard
from sansatout.manager.robot import Executor
from sansatout.manager.seats import Ours
from sansatout.seats import Seat
from sansatout.server.managed.course import line_after
from sansatout.server.managed.mirror import Mirror
from sansatout.server.rooms.chairs import ChairKind
from sansatout.server.rooms.driver import pause
from sansatout.table.state import Stage

__all__ = ["PageSeat"]


class PageSeat:
    """What the person does at the table of the page is what the seat does.

    A person has as long as the table gives. A robot acts for who has stood up, is away or late, as
    at any table, until they are back.
    """

    version = 19
    note_away: Callable[[ProtocolError], None] = staticmethod(lambda _: None)

    def __init__(self, seat: Seat, mirror: Mirror, substitute: Player, pool: Executor) -> None:
        self.seat, self._mirror = seat, mirror
        self._robot = Ours(seat, substitute, pool)
        self.name = ""

    async def come(self) -> None:
        """Wait for somebody to sit down."""
        while self._mirror.chair(self.seat).kind is not ChairKind.PERSON:
            self._check()
            await self._mirror.something()
        self._look()

    def _check(self) -> None:
        if self._mirror.is_lost:
            raise ProtocolError("manager-page-lost")

    def _look(self) -> None:
        """Note what the person is called."""
        self.name = self._mirror.chair(self.seat).name or f"{self.seat} (page)"

    async def wait_for(self, *lines: Line) -> None:
        """Wait with the next board until the person wants it; all else is seen on the page.

        :raises ProtocolError: if the page does not follow the match any more
        """
        self._look()
        if ReadyFor(self.seat, "deal") not in lines:
            return
        room, player = self._mirror.room, self._mirror.player(self.seat)
        while room.table.stage is Stage.BETWEEN and player in room.presence.acting() - room.ready:
            self._check()
            await self._mirror.something()

    async def tell(self, line: object) -> None:
        """Leave it to the page."""

    async def act(self, board: TableBoard, seed: str) -> CallLine | CardLine:
        """Return what the person does.

        :raises ProtocolError: if the page does not follow the match any more
        """
        room, player = self._mirror.room, self._mirror.player(self.seat)
        while (line := line_after(room.table, board)) is None:
            self._check()
            if room.presence.by_robot(player):
                await self._stand_in(board, seed)
            else:
                await self._mirror.something()
        board.after(line)
        return line

    async def _stand_in(self, board: TableBoard, seed: str) -> None:
        """Let a robot act, unless the person is back before it has decided."""
        room, player = self._mirror.room, self._mirror.player(self.seat)
        line = await self._robot.act(board, seed)
        if room.presence.here():
            await pause(room)
        if line_after(room.table, board) is not None or not room.presence.by_robot(player):
            return
        late = room.presence.is_late(player)
        self.note_away(ProtocolError("manager-late" if late else "manager-away"))
        await self._mirror.follow(board.after(line))

    async def leave(self, line: str = "") -> None:
        """Go."""

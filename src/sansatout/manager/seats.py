"""Who sits at the manager's table: a robot of ours, or one at the other end of a line."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final, Protocol

from sansatout.errors import NotationError
from sansatout.lab.match_table import Player
from sansatout.manager.errors import ProtocolError
from sansatout.manager.lines import LONGEST_LINE, SEATS, CallLine, CardLine, Line, parse
from sansatout.manager.match import TableBoard
from sansatout.manager.robot import Executor, RobotQuestion
from sansatout.manager.texts import free_text
from sansatout.manager.thinking import thought
from sansatout.seats import Seat

__all__ = ["Ours", "Remote", "Sitter"]

_MOST_WAITING: Final = 64
"""So many lines may come early."""
_FAREWELL: Final = 2.0


class Sitter(Protocol):
    """A seat at the table, whoever has it."""

    name: str
    """The team's name, or the robot's."""
    version: int

    async def wait_for(self, *lines: Line) -> None:
        """Return once the seat has sent one of these lines."""

    async def tell(self, line: object) -> None:
        """Send the seat a line."""

    async def act(self, board: TableBoard, seed: str) -> CallLine | CardLine:
        """Return the call or card of the seat whose turn it is."""

    async def leave(self, line: str = "") -> None:
        """End it, with a last line perhaps."""


class Ours:
    """A robot of ours: it needs no lines, only what its seat knows."""

    version = 19

    def __init__(self, seat: Seat, player: Player, pool: Executor) -> None:
        self.seat, self.player, self.pool = seat, player, pool
        self.name = str(player)
        self.opponents: Player | None = None
        """The opponents' player, where both are ours as well."""

    async def wait_for(self, *lines: Line) -> None:
        """Be ready."""

    async def tell(self, line: object) -> None:
        """Know it already."""

    async def act(self, board: TableBoard, seed: str) -> CallLine | CardLine:
        """Think in the pool, while others are listened to."""
        theirs = self.opponents
        asked = RobotQuestion(
            self.player, board.known_to(self.seat), f"{seed} {self.seat}",
            theirs.system if theirs else None, theirs.signals if theirs else "",
        )  # fmt: skip
        choice = await thought(self.pool, asked)
        turn = board.course.turn
        assert turn is not None, "a robot is asked when somebody is to act"
        if choice.call is not None:
            return CallLine(turn, choice.call, choice.alert)
        assert choice.card is not None, "a choice is a call or a card"
        return CardLine(turn, choice.card)

    async def leave(self, line: str = "") -> None:
        """Go."""


class Remote:
    """A robot at the other end of a connection; every fault of it ends with this seat."""

    def __init__(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, seconds: float
    ) -> None:
        self.name, self.version = "", 18
        self.seat: Seat | None = None
        self.gone = False
        self._reader, self._writer, self._seconds = reader, writer, seconds
        self._lines: asyncio.Queue[Line | ProtocolError] = asyncio.Queue()
        self._listening = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        """Put lines into the queue until the first fault."""
        fault: ProtocolError | None = None
        while fault is None:
            try:
                raw = await self._reader.readuntil(b"\n")
                line = parse(raw.decode("ascii", errors="replace").strip())
            except asyncio.IncompleteReadError:
                fault = ProtocolError("manager-gone")
            except asyncio.LimitOverrunError:
                fault = ProtocolError("manager-long-line", most=str(LONGEST_LINE))
            except OSError:
                fault = ProtocolError("manager-gone")
            except NotationError as error:
                fault = ProtocolError.of(error)
            else:
                self._lines.put_nowait(line)
                if self._lines.qsize() > _MOST_WAITING:
                    fault = ProtocolError("manager-too-many", most=_MOST_WAITING)
        self.gone = True
        self._lines.put_nowait(fault)

    def turn_away(self, fault: ProtocolError) -> bool:
        """Give it no more time to speak; tell whether it had not spoken yet."""
        is_silent = self._lines.empty() and not self.gone
        if is_silent:
            self._lines.put_nowait(fault)
        return is_silent

    async def next_line(self, due: str, seconds: float | None = None) -> Line:
        """Return the next line.

        :raises ProtocolError: if there is none, or none in time
        """
        limit = self._seconds if seconds is None else seconds
        try:
            async with asyncio.timeout(limit):
                line = await self._lines.get()
        except TimeoutError:
            raise ProtocolError("manager-silent", seconds=f"{limit:g}", line=due) from None
        if isinstance(line, ProtocolError):
            raise line
        return line

    async def wait_for(self, *lines: Line) -> None:
        """Return once it has sent one of these lines; nothing else may come before.

        :raises ProtocolError: if something else comes, or nothing in time
        """
        due = str(lines[0])
        line = await self.next_line(due)
        if line not in lines:
            raise ProtocolError("manager-due", due=due, line=free_text(str(line)))

    async def tell(self, line: object) -> None:
        """Send a line.

        :raises ProtocolError: if nobody reads it
        """
        try:
            self._writer.write(f"{line}\r\n".encode("ascii", errors="replace"))
            async with asyncio.timeout(self._seconds):
                await self._writer.drain()
        except TimeoutError:
            raise ProtocolError("manager-deaf", seconds=f"{self._seconds:g}") from None
        except OSError:
            raise ProtocolError("manager-gone") from None

    async def act(self, board: TableBoard, seed: str) -> CallLine | CardLine:
        """Return what it sends, if that is allowed.

        :raises ProtocolError: if it sends something else, or nothing in time
        """
        del seed
        turn = board.course.turn
        assert turn is not None, "a robot is asked when somebody is to act"
        due = "card" if board.course.auction.is_over else "bid"
        line = await self.next_line(f"{SEATS[turn]}'s {due}")
        board.after(line)
        assert isinstance(line, CallLine | CardLine), "nothing else is allowed"
        return line

    async def leave(self, line: str = "") -> None:
        """Close the connection; nobody has the seat by it any more."""
        self._listening.cancel()
        if not self.gone:
            self.gone = True
            self._lines.put_nowait(ProtocolError("manager-gone"))
        try:
            if line:
                self._writer.write(f"{line}\r\n".encode("ascii", errors="replace"))
            self._writer.close()
            async with asyncio.timeout(_FAREWELL):
                await self._writer.wait_closed()
        except (OSError, TimeoutError):
            self._writer.transport.abort()


def first_free(wanted: Sequence[Seat], team: str, teams: dict[Seat, str]) -> Seat | None:
    """Return the free seat for a robot that takes any: beside its partner, else on a free side."""
    beside = [seat for seat in wanted if teams.get(seat.partner) == team]
    alone = [seat for seat in wanted if seat.partner not in teams]
    return next(iter([*beside, *alone]), None)

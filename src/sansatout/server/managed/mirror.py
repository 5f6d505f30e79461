"""The manager's table as people see it: every act there is done here as the act of its seat."""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from typing import Final

from sansatout.manager.lines import CallLine, CardLine
from sansatout.manager.match import TableBoard
from sansatout.seats import Seat
from sansatout.server import names, protocol
from sansatout.server.managed.course import next_act
from sansatout.server.managed.making import shown_name
from sansatout.server.rooms.chairs import Chair, ChairKind
from sansatout.server.rooms.driver import pause
from sansatout.server.rooms.room import Room
from sansatout.server.store.moments import now
from sansatout.table.state import Stage

__all__ = ["Mirror"]

_LOG = logging.getLogger("sansatout.server")
_AGAIN: Final = (0.2, 1.0)
"""Seconds until something is tried again that could not be shown."""
_LONGEST: Final = 480
_PATIENCE: Final = 3.0
"""Seconds in which somebody who loads the page anew is back."""


class Mirror:
    """Shows a match at one table of the server. What goes wrong here never ends the match."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.is_lost = False
        """Whether the table cannot be kept as the match is."""
        self._number = room.table.deal_number - (room.table.stage is Stage.DEAL)
        self._talk: defaultdict[str, list[str]] = defaultdict(list)
        self._news = asyncio.Event()
        self._before = room.on_change
        room.on_change = self._changed

    def _changed(self, table: str) -> None:
        self._news.set()
        if self._before is not None:
            self._before(table)

    async def something(self) -> None:
        """Wait until something has changed at the table."""
        self._news.clear()
        await self._news.wait()

    def player(self, seat: Seat) -> str:
        """Return who sits there, by the table's key."""
        return self.room.table.seats[seat]

    def chair(self, seat: Seat) -> Chair:
        """Return who sits there."""
        return self.room.chairs[self.player(seat)]

    async def seated(self, given: Mapping[Seat, str]) -> None:
        """Call the robots as they are called there; who has come is awaited no more."""
        self.room.missing -= {self.player(seat) for seat in given}
        changed = []
        for seat, name in given.items():
            chair = self.chair(seat)
            called = shown_name(name, chair.player)
            if chair.kind is ChairKind.ROBOT and chair.name != called:
                changed.append(replace(chair, name=called))
        if changed:
            await self._kept(lambda: self.room.alone(lambda: self.room.change(*changed)))
        else:
            self.room.tell_room()

    async def dealt(self, board: TableBoard) -> None:
        """Deal the board here."""
        self._number += 1
        self._talk.clear()
        self.room.explained.clear()
        await self.follow(board)

    async def acted(self, board: TableBoard, line: CallLine | CardLine) -> None:
        """Do the same, at a pace that people can follow, and tell them what was explained."""
        if self._is_missing(board) and self.room.presence.here():
            await pause(self.room)
        await self.follow(board)
        self._explain(board, line)

    def _is_missing(self, board: TableBoard) -> bool:
        return next_act(self.room.table, board, self._number) is not None

    async def follow(self, board: TableBoard) -> None:
        """Do whatever is missing here."""
        room = self.room

        async def step() -> bool:
            act = next_act(room.table, board, self._number)
            if act is not None:
                await room.append(*act)
            return act is not None

        async def steps() -> None:
            while await room.alone(step):
                pass

        await self._kept(steps)

    async def _kept(self, change: Callable[[], Awaitable[object]]) -> None:
        """Make a change; the match goes on even if it cannot be made."""
        for seconds in (*_AGAIN, None):
            if self.is_lost:
                return
            try:
                await change()
            except Exception:  # noqa: BLE001 - whatever it is, it must not end other people's match
                _LOG.exception("table %s: the match cannot be shown", self.room.id)
            else:
                return
            if seconds is not None:
                await asyncio.sleep(seconds)
        self.is_lost = True
        self._news.set()

    def _explain(self, board: TableBoard, line: CallLine | CardLine) -> None:
        """Tell the opponents what a player elsewhere says of a call; all others when it is over."""
        chair = self.chair(line.seat)
        if chair.kind is not ChairKind.ROBOT or chair.system is not None:
            return
        if isinstance(line, CardLine):
            if line.text:
                self._talk[chair.player].append(f"{line.card}: {line.text}")
            return
        if line.alert is None and line.infos is None:
            return
        text = " ".join(filter(None, (line.alert, line.infos))) or "Alert"
        place = len(board.course.auction.calls) - 1
        self._talk[chair.player].append(f"{line.call}: {text}")
        to = {self.player(seat) for seat in line.seat.side.other.seats}
        told = protocol.CallMeaning(seat=str(line.seat), call=place, asked=chair.player, text=text)
        self.room.explained[place] = told
        self.room.explain_here(told, to)

    async def ended(self, board: TableBoard) -> None:
        """Say aloud what was explained to the opponents while the board was played."""
        for player, told in self._talk.items():
            text = names.said(f"{board.header.number} – {'; '.join(told)}"[:_LONGEST])
            speaker = protocol.ChatSpeaker(player, self.room.chairs[player].name)
            line = protocol.ChatMessage(speaker=speaker, text=text, at=now())
            await self._kept(self._saying(line, f"{self.room.id} {self._number} {player}"))

    def _saying(self, line: protocol.ChatMessage, mark: str) -> Callable[[], Awaitable[None]]:
        return lambda: self.room.alone(lambda: self.room.hear(line, mark))

    async def left(self) -> None:
        """Wait until nobody looks at the table any more."""
        while self.room.connections:
            await self.something()
            if not self.room.connections:
                await asyncio.sleep(_PATIENCE)

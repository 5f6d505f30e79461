"""The manager's door: robots come in over TCP, say who they are, and are led to their seats."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Callable, Coroutine
from typing import Any

from sansatout.errors import InputError
from sansatout.manager.errors import ProtocolError
from sansatout.manager.lines import LONGEST_LINE, Connect
from sansatout.manager.seats import Remote
from sansatout.manager.table import ManagerTable, Tell

__all__ = ["serve"]

_FIRST_WORD = 30.0
"""Seconds in which a robot has to say who it is."""
_MOST_AT_DOOR = 32
"""So many may stand at the door and not have said who they are."""
_MOST_OF_ADDRESS = 8
_MOST_TOLD = 20
"""So many refusals are told one by one in a minute: anybody can cause them, without end."""
_MINUTE = 60.0


class _Door:
    """Who has come and said nothing yet.

    A robot speaks as soon as it is there. So where there are too many, the one that has been silent
    longest goes, and whoever fills the door from one address pushes out their own.
    """

    def __init__(self) -> None:
        self._silent: dict[Remote, str] = {}
        self._closed = False

    def enter(self, remote: Remote, address: str) -> None:
        """Take one more in."""
        own = [one for one, there in self._silent.items() if there == address]
        if len(own) >= _MOST_OF_ADDRESS:
            self._make_room(own)
        elif len(self._silent) >= _MOST_AT_DOOR:
            self._make_room(list(self._silent))
        self._silent[remote] = address
        if self._closed:
            remote.turn_away(ProtocolError("manager-over"))

    def leave(self, remote: Remote) -> None:
        """Let one go who has spoken, or will not."""
        self._silent.pop(remote, None)

    def close(self) -> None:
        """Turn away all who still stand there, and whoever was on the way in."""
        self._closed = True
        for one in list(self._silent):
            one.turn_away(ProtocolError("manager-over"))

    def _make_room(self, among: list[Remote]) -> None:
        for one in among:
            self.leave(one)
            if one.turn_away(ProtocolError("manager-crowded")):
                return


class _Refusals:
    """Says who was refused; of those who come in crowds, how many they were."""

    def __init__(self, tell: Tell) -> None:
        self._tell, self._told, self._untold = tell, 0, 0
        self._since = time.monotonic()

    def tell(self, reason: ProtocolError, address: str) -> None:
        """Say it, or count it."""
        if time.monotonic() - self._since > _MINUTE:
            self.tell_rest()
            self._since, self._told = time.monotonic(), 0
        if self._told < _MOST_TOLD:
            self._told += 1
            self._tell("manager-refused", reason=reason, address=address)
        else:
            self._untold += 1

    def tell_rest(self) -> None:
        """Say how many were only counted."""
        if self._untold:
            self._tell("manager-refused-more", count=self._untold)
            self._untold = 0


class _Porter:
    """Leads whoever comes to a seat, each while the others play."""

    def __init__(self, table: ManagerTable, tell: Tell, seconds: float) -> None:
        self._table, self._seconds = table, seconds
        self._door, self._refusals = _Door(), _Refusals(tell)
        self._tasks: set[asyncio.Task[None]] = set()

    def arrive(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Open to a new connection."""
        remote = Remote(reader, writer, self._seconds)
        host, port, *_ = writer.get_extra_info("peername") or ("", 0)
        self._door.enter(remote, str(host))
        self._meanwhile(self._lead_in(remote, f"{host}:{port}"))

    async def _lead_in(self, remote: Remote, address: str) -> None:
        try:
            line = await _who(remote, min(self._seconds, _FIRST_WORD))
            self._door.leave(remote)
            await self._table.seat(remote, line)
        except ProtocolError as fault:
            self._refusals.tell(fault, address)
            # Not waited for: whoever does not read the answer holds nobody up.
            self._meanwhile(remote.leave(fault.answer))
        finally:
            self._door.leave(remote)

    def _meanwhile(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Turn away who has no seat yet, and wait until all have gone."""
        self._door.close()
        while self._tasks:
            await asyncio.wait(self._tasks)
        self._refusals.tell_rest()


async def serve(
    table: ManagerTable,
    tell: Tell,
    listening: Callable[[str, int], None],
    *,
    host: str,
    port: int,
    seconds: float,
) -> None:
    """Listen, and play the match to its end.

    :param seconds: how long a robot may be silent when it is its turn
    :raises InputError: if the port is taken or the host is none of ours
    """
    porter = _Porter(table, tell, seconds)
    try:
        server = await asyncio.start_server(porter.arrive, host, port, limit=LONGEST_LINE)
    except OSError as error:
        number = error.errno or 0
        reason = os.strerror(number) if number > 0 else error.strerror or str(error)
        raise InputError("cannot-listen", host=host, port=str(port), reason=reason) from None
    async with server:
        address = server.sockets[0].getsockname()
        listening(str(address[0]), int(address[1]))
        try:
            await table.run()
        finally:
            server.close()
            await porter.close()


async def _who(remote: Remote, seconds: float) -> Connect:
    """Return the first line of a robot.

    :raises ProtocolError: if it does not say who it is
    """
    due = 'Connecting "..." as North using protocol version 18'
    line = await remote.next_line(due, seconds)
    if not isinstance(line, Connect):
        raise ProtocolError("manager-due", due=due, line=str(line))
    return line

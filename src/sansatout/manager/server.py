"""The manager's door: robots come in over TCP, say who they are, and are led to their seats."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable

from sansatout.errors import InputError
from sansatout.manager.errors import ProtocolError
from sansatout.manager.lines import LONGEST_LINE, Connect
from sansatout.manager.seats import Remote
from sansatout.manager.table import ManagerTable, Tell

__all__ = ["serve"]

_FIRST_WORD = 30.0
"""Seconds in which a robot has to say who it is."""
_MOST_AT_DOOR = 32


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
    at_door = 0
    refusals: set[asyncio.Task[None]] = set()

    async def arrive(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        nonlocal at_door
        at_door += 1
        remote = Remote(reader, writer, seconds)
        try:
            line = await _who(remote, min(seconds, _FIRST_WORD), crowded=at_door > _MOST_AT_DOOR)
            await table.seat(remote, line)
        except ProtocolError as fault:
            tell("manager-refused", reason=fault)
            # Not waited for: whoever does not read the answer holds nobody up.
            task = asyncio.create_task(remote.leave(fault.answer))
            refusals.add(task)
            task.add_done_callback(refusals.discard)
        finally:
            at_door -= 1

    try:
        server = await asyncio.start_server(arrive, host, port, limit=LONGEST_LINE)
    except OSError as error:
        reason = os.strerror(error.errno) if error.errno and error.errno > 0 else str(error)
        raise InputError("cannot-listen", host=host, port=str(port), reason=reason) from None
    async with server:
        address = server.sockets[0].getsockname()
        listening(str(address[0]), int(address[1]))
        await table.run()


async def _who(remote: Remote, seconds: float, *, crowded: bool) -> Connect:
    """Return the first line of a robot.

    :raises ProtocolError: if it does not say who it is
    """
    if crowded:
        raise ProtocolError("manager-crowded")
    due = 'Connecting "..." as North using protocol version 18'
    line = await remote.next_line(due, seconds)
    if not isinstance(line, Connect):
        raise ProtocolError("manager-due", due=due, line=str(line))
    return line

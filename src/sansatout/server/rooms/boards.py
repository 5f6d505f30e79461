"""The boards of a table that robots have still to play at the other one."""

from __future__ import annotations

import asyncio
from collections import deque

from sansatout.server.rooms.consequences import first_state
from sansatout.table.state import Stage, Table

__all__ = ["Boards"]

_MOST = 8
"""So many boards wait at most; older ones are not compared."""


class Boards:
    """Boards before their first word, and news of them."""

    def __init__(self) -> None:
        self.waiting: deque[Table] = deque(maxlen=_MOST)
        self.news = asyncio.Event()
        """Set whenever a board may be begun there, or told of."""

    def note(self, before: Table | None, table: Table) -> None:
        """Note a board that has been dealt, or is over, where boards are compared."""
        if not table.variant.compares_boards or table.setup.teaching:
            return
        dealt = table.deal is not None and (before is None or before.deal is None)
        if dealt and table.deal_number not in table.elsewhere:
            self.waiting.append(first_state(table))
        if dealt or table.stage is Stage.BETWEEN:
            self.news.set()

    async def next(self) -> Table:
        """Return the next board once there is one."""
        while not self.waiting:
            await self.something()
        return self.waiting.popleft()

    async def something(self) -> None:
        """Wait for news."""
        self.news.clear()
        await self.news.wait()

"""What has come over a socket and waits to be read."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from uvicorn._types import ASGIReceiveEvent

__all__ = ["Inbox"]


class Inbox(asyncio.Queue["ASGIReceiveEvent"]):
    """A queue without an end for one reader: asyncio's own takes 4 kB, and each socket has one."""

    def __init__(self) -> None:
        self._all: list[ASGIReceiveEvent] = []
        self._reader: asyncio.Future[None] | None = None

    def empty(self) -> bool:
        """Tell whether nothing waits."""
        return not self._all

    def put_nowait(self, item: ASGIReceiveEvent) -> None:
        """Put something behind all that waits."""
        self._all.append(item)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> ASGIReceiveEvent:
        """Return what came first, when there is something."""
        while not self._all:
            self._reader = asyncio.get_running_loop().create_future()
            try:
                await self._reader
            finally:
                self._reader = None
        return self._all.pop(0)

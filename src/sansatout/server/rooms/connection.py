"""One socket at a table: what waits to be sent, and sending it without keeping others waiting."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

__all__ = ["Connection"]

Send = Callable[[str], Awaitable[None]]

_MOST_WAITING = 256
_MOST_BYTES = 1_000_000
"""Messages, and bytes of them, that may wait before somebody counts as too slow."""


class Connection:
    """A player's or watcher's socket with its own outbox.

    A view replaces one that still waits: whoever is slow misses what is outdated anyway.
    """

    def __init__(
        self, person: str, name: str, language: str, send: Send, address: str = ""
    ) -> None:
        self.person = person
        self.address = address
        """From where the socket comes, as limits count it."""
        self.name = name
        """What the person was called when the socket was opened."""
        self.language = language
        self.player: str | None = None
        self.browser = ""
        """In which of the person's browsers the socket is open."""
        self.contributes = False
        """Whether the client gives every shuffle a number of its own, so that it is waited for."""
        self._send = send
        self._waiting: deque[bytes] = deque()
        self._bytes = 0
        self._view: bytes | None = None
        self._sleeping: asyncio.Future[None] | None = None
        self.closed = asyncio.Event()
        self.reason: str | None = None

    def put(self, message: bytes) -> None:
        """Send a message after those that wait."""
        if len(self._waiting) >= _MOST_WAITING or self._bytes >= _MOST_BYTES:
            self.close("slow")
            return
        self._waiting.append(message)
        self._bytes += len(message)
        self._wake()

    def put_view(self, message: bytes) -> None:
        """Send a view after everything that waits, in the place of an older one."""
        self._view = message
        self._wake()

    def close(self, reason: str) -> None:
        """End the connection; ``reason`` is told where it still can be."""
        if self.reason is None:
            self.reason = reason
        self.closed.set()
        self._wake()

    def _wake(self) -> None:
        sleeping, self._sleeping = self._sleeping, None
        if sleeping is not None and not sleeping.done():
            sleeping.set_result(None)

    async def pump(self) -> None:
        """Send what waits until the connection is closed."""
        while True:
            if not self._waiting and self._view is None and not self.closed.is_set():
                self._sleeping = asyncio.get_running_loop().create_future()
                await self._sleeping
            while self._waiting:
                message = self._waiting.popleft()
                self._bytes -= len(message)
                await self._send(message.decode())
            if self._view is not None:
                message, self._view = self._view, None
                await self._send(message.decode())
            if self.closed.is_set():
                return

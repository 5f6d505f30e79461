"""One socket at a table: what waits to be sent, and sending it without keeping others waiting."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Protocol

from sansatout.server import protocol

__all__ = ["Answer", "Connection", "SocketLine"]

_MOST_WAITING = 256
_MOST_BYTES = 1_000_000
"""Messages, and bytes of them, that may wait before somebody counts as too slow."""
_LEFT = 4000
"""The code that a socket is closed by when a message has said why."""

Answer = Callable[[str | None], Awaitable[None]]
"""What is done with a message; ``None`` stands for one that is no text."""


class SocketLine(Protocol):
    """What carries messages to a client and back."""

    on_writable: Callable[[], None] | None
    """Called when more can be written again."""

    @property
    def is_writable(self) -> bool:
        """Whether the other side has taken enough of what was written."""

    def write(self, message: bytes) -> None:
        """Send a message, if the other side is still there."""

    def end(self, code: int, reason: str) -> None:
        """Say goodbye."""

    async def hear_all(self, answer: Answer) -> None:
        """Have every message answered, one after the other, until the other side is gone."""


class Connection:
    """A player's or watcher's socket with its own outbox.

    A view replaces one that still waits: whoever is slow misses what is outdated anyway.
    """

    def __init__(
        self, person: str, name: str, language: str, line: SocketLine, address: str = ""
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
        self._line = line
        self._waiting: list[bytes] = []
        self._bytes = 0
        self._view: bytes | None = None
        self._listening: asyncio.Task[None] | None = None
        self.reason: str | None = None
        """Why it was closed, from this side."""

    def put(self, message: bytes) -> None:
        """Send a message after those that wait."""
        if len(self._waiting) >= _MOST_WAITING or self._bytes >= _MOST_BYTES:
            self.close("slow")
            return
        self._waiting.append(message)
        self._bytes += len(message)
        self._flush()

    def put_view(self, message: bytes) -> None:
        """Send a view after everything that waits, in the place of an older one."""
        self._view = message
        self._flush()

    def _flush(self) -> None:
        """Send what waits, as much as the line takes."""
        line, sent = self._line, 0
        for message in self._waiting:
            if not line.is_writable:
                break
            line.write(message)
            self._bytes -= len(message)
            sent += 1
        del self._waiting[:sent]
        if self._view is not None and not self._waiting and line.is_writable:
            view, self._view = self._view, None
            line.write(view)

    def close(self, reason: str) -> None:
        """End the connection; ``reason`` is told where it still can be."""
        if self.reason is not None:
            return
        self._flush()
        self.reason = reason
        self._line.write(protocol.encode(protocol.Gone(reason=reason)))
        self._line.end(_LEFT, reason)
        if self._listening is not None:
            self._listening.cancel()

    async def listen(self, answer: Answer) -> None:
        """Answer every message until either side ends it; what is being answered then is left."""
        if self.reason is not None:
            return
        task = self._listening = asyncio.current_task()
        assert task is not None, "whoever awaits is a task"
        self._line.on_writable = self._flush
        try:
            await self._line.hear_all(answer)
        except asyncio.CancelledError:
            if self.reason is None or task.uncancel() > 0:
                raise
        finally:
            # These hold what holds them.
            self._listening = self._line.on_writable = None

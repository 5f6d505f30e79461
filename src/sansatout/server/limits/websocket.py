"""WebSockets that read no faster than is answered, and that end when they are over.

Uvicorn reads whatever has come at once, however many frames it is; frames that are no message cost
the other side nothing; and what is closed stays open until the other side has read everything.
"""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import CloseCode

from sansatout.server.limits.gate import LINE, Gate
from sansatout.server.limits.inbox import Inbox
from sansatout.server.limits.keeper import Who
from sansatout.server.limits.rates import Buckets, Rate

if TYPE_CHECKING:
    from asyncio import BaseTransport

    from uvicorn._types import ASGIReceiveEvent
    from websockets.frames import Frame

__all__ = ["PatientSocket"]

_PART = 4096
"""Bytes that are read in one go."""
_FAREWELL = 2.0
"""Seconds that the other side has to read what was said last."""
_NO_MESSAGES = Rate.parse("600/minute+200")
"""Frames that are no message: pings, pongs, parts of messages, and all after the end."""


class PatientSocket(WebSocketsSansIOProtocol):
    """Uvicorn's protocol with an end to its patience.

    Who opens a socket goes through all that a request does. What is said over it later goes
    straight in and out, and nothing of the request is kept: sockets are many and stay long.
    """

    def __init__(self, gate: Gate, **parts: Any) -> None:  # noqa: ANN401 (uvicorn's own)
        super().__init__(**parts)
        self.app_state = {**self.app_state, LINE: self}
        self.queue = Inbox()
        self.on_writable: Callable[[], None] | None = None
        """Called when more can be written again."""
        self._story: Callable[[], Awaitable[None]] | None = None
        self._gate = gate
        self._counted: Who | None = None
        self._rest = b""
        self._heeded = Buckets(_NO_MESSAGES)

    def connection_made(self, transport: BaseTransport) -> None:
        """Count the connection until the socket is counted."""
        super().connection_made(transport)
        self._counted = self._gate.enter(self.client)

    def connection_lost(self, exc: Exception | None) -> None:
        """Count it no longer."""
        self.release()
        super().connection_lost(exc)
        # These hold what holds them; without them nothing has to be looked for to be freed.
        self.conn.parser.close()
        self.app_state.clear()

    def release(self) -> None:
        """Count the connection no longer: the socket is counted."""
        if self._counted is not None:
            self._gate.leave(self._counted)
            self._counted = None

    def data_received(self, data: bytes) -> None:
        """Keep what has come, and read as much of it as can be answered now."""
        self._rest += data
        self._read()

    def _read(self) -> None:
        while self._rest and not self.read_paused and not self.transport.is_closing():
            part, self._rest = self._rest[:_PART], self._rest[_PART:]
            super().data_received(part)

    async def receive(self) -> ASGIReceiveEvent:
        """Return what came first, and read on once nothing waits."""
        message = await super().receive()
        self._read()
        return message

    def handle_ping(self) -> None:
        """Answer, unless there are too many."""
        if self._is_heeded():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Note a sign of life, unless there are too many."""
        if self._is_heeded():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        """Take a part of a message, unless there are too many."""
        if self._is_heeded():
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        """Take a message; after the end only so many are read for nothing."""
        if self.curr_msg_data_type == "text" and not _is_text(self.frames):
            self.frames = []
            self.end(CloseCode.INVALID_DATA, "")
        elif not self.close_sent or self._is_heeded():
            super().send_receive_event_to_app()

    def handle_parser_exception(self) -> None:
        """End what cannot be read; before it is a socket there is nobody to tell why."""
        if self.conn.close_sent is None:
            self.transport.abort()
        else:
            super().handle_parser_exception()

    def keepalive_timeout(self) -> None:
        """End a socket that has fallen silent, also one that does not read what was sent."""
        super().keepalive_timeout()
        self.transport.abort()

    def _is_heeded(self) -> bool:
        """Count a frame that is no message; too many of them end the connection."""
        now = time.monotonic()
        if self._heeded.wait(None, now) > 0:
            self.transport.abort()
            return False
        self._heeded.take(None, now)
        return True

    def go_on(self, story: Callable[[], Awaitable[None]]) -> None:
        """Have something done once the request is over; the socket ends with it."""
        self._story = story

    @property
    def is_writable(self) -> bool:
        """Whether the other side has taken enough of what was written."""
        return self.writable.is_set()

    def resume_writing(self) -> None:
        """Tell that more can be written."""
        super().resume_writing()
        if self.on_writable is not None:
            self.on_writable()

    def write(self, message: bytes) -> None:
        """Send a text, if the other side is still there."""
        if self.close_sent or self.transport.is_closing():
            return
        with suppress(InvalidState):
            self.conn.send_text(message)
            self.transport.write(b"".join(self.conn.data_to_send()))

    def end(self, code: int, reason: str) -> None:
        """Say goodbye."""
        if self.close_sent or self.transport.is_closing():
            return
        with suppress(InvalidState):
            self.conn.send_close(code, reason)
            self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        self.close_timer = self.loop.call_later(_FAREWELL, self.transport.abort)

    async def hear_all(self, answer: Callable[[str | None], Awaitable[None]]) -> None:
        """Have every message answered, one after the other, until the other side is gone."""
        while True:
            message = await self.receive()
            if message["type"] != "websocket.receive":
                return
            await answer(message.get("text"))

    async def run_asgi(self) -> None:
        """Serve the socket; who does not read what was said last is not waited for."""
        request = self.app

        async def whole(*parts: Any) -> None:  # noqa: ANN401 (uvicorn's own)
            try:
                await request(*parts)
            finally:
                self.scope.clear()  # type: ignore[attr-defined]
                self.app_state.clear()
            story, self._story = self._story, None
            if story is not None:
                del self.request, self.response
                await story()

        self.app = whole
        try:
            await super().run_asgi()
        finally:
            self.app = request
        self.loop.call_later(_FAREWELL, self.transport.abort)


def _is_text(frames: list[bytes]) -> bool:
    try:
        b"".join(frames).decode()
    except UnicodeDecodeError:
        return False
    return True

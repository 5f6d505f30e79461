"""HTTP that does not wait for ever: limits of heads, of the time to send a request, of connections.

Uvicorn's parser keeps a header until it ends, however long it is, waits for the rest of a request
as long as the other side likes, and keeps all requests that come before the first is answered.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import lru_cache
from http import HTTPStatus
from typing import Any

from uvicorn.protocols.http.httptools_impl import (
    STATUS_LINE,
    HttpToolsProtocol,
    RequestResponseCycle,
)

from sansatout.errors import InputError, SansatoutError
from sansatout.locales import DEFAULT
from sansatout.server import protocol
from sansatout.server.errors import LimitedError
from sansatout.server.limits.gate import Gate
from sansatout.server.limits.keeper import Who

__all__ = ["PatientProtocol"]

MOST_HEAD = 32_768
"""Bytes of a request's line and headers together, and of what may stand after a body."""
MOST_HEADERS = 100
MOST_AT_ONCE = 32
"""Requests that wait for the answer to one before them."""


class PatientProtocol(HttpToolsProtocol):
    """Uvicorn's protocol with an end to its patience."""

    def __init__(self, gate: Gate, **parts: Any) -> None:  # noqa: ANN401 (uvicorn's own)
        super().__init__(**parts)
        self._gate = gate
        self._counted: Who | None = None
        self._in_head = True
        self._head = 0
        self._has_head = False
        self._timer: asyncio.TimerHandle | None = None
        self._writing: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Count the connection, or send it away."""
        super().connection_made(transport)
        try:
            self._counted = self._gate.enter(self.client)
        except LimitedError as error:
            self._dismiss(HTTPStatus.SERVICE_UNAVAILABLE, error)
            return
        self._wait(self._gate.patience.head)

    def connection_lost(self, exc: Exception | None) -> None:
        """Count it no longer."""
        self._release()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """Leave the connection to the socket, which counts it anew."""
        self._release()
        super().handle_websocket_upgrade()
        # As when a connection is lost, of which only the socket will hear: the parser holds us.
        self.parser = None  # type: ignore[assignment]

    def _release(self) -> None:
        self._wait(None)
        if self._writing is not None:
            self._writing.cancel()
        if self._counted is not None:
            self._gate.leave(self._counted)
            self._counted = None

    def data_received(self, data: bytes) -> None:
        """Give the parser no more of a head than one may have."""
        while data and self._reads:
            if not self._in_head:
                super().data_received(data)
                return
            if self._timer is None:
                self._wait(self._gate.patience.head)
            part, data = data[: MOST_HEAD - self._head], data[MOST_HEAD - self._head :]
            self._head += len(part)
            super().data_received(part)
            if self._is_head_full():
                self._refuse_head()

    @property
    def _reads(self) -> bool:
        """Whether what comes is ours to read: neither the end nor a socket's."""
        parser: object = self.parser
        return parser is not None and not self.transport.is_closing()

    def _is_head_full(self) -> bool:
        return self._in_head and self._head >= MOST_HEAD

    def on_message_begin(self) -> None:
        """Begin to read a head."""
        super().on_message_begin()
        self._in_head, self._has_head = True, False

    def on_header(self, name: bytes, value: bytes) -> None:
        """Take a header, unless there are too many; one after the body tells us nothing."""
        if self._has_head:
            return
        super().on_header(name, value)
        if len(self.headers) > MOST_HEADERS:
            self._refuse_head()

    def on_headers_complete(self) -> None:
        """Wait for the body from now on."""
        if self.transport.is_closing():
            return
        if len(self.pipeline) >= MOST_AT_ONCE:
            error = InputError("requests-at-once", most=MOST_AT_ONCE)
            self._dismiss(HTTPStatus.BAD_REQUEST, error)
            return
        self._in_head, self._has_head = False, True
        self._wait(self._gate.patience.body)
        super().on_headers_complete()

    def on_chunk_header(self) -> None:
        """Read on as in a head: after the last chunk more headers may follow."""
        self._in_head, self._head = True, 0

    def on_body(self, body: bytes) -> None:
        """Take a part of the body, of a request that was not refused."""
        self._in_head = False
        if self._cycle is not None:
            super().on_body(body)

    def on_message_complete(self) -> None:
        """Wait for nothing more of this request."""
        self._wait(None)
        self._in_head, self._head = True, 0
        if self._cycle is not None:
            super().on_message_complete()

    def pause_writing(self) -> None:
        """Give the other side some time to read."""
        super().pause_writing()
        self._writing = self.loop.call_later(self._gate.patience.answer, self.transport.abort)

    def resume_writing(self) -> None:
        """Go on: it has read."""
        if self._writing is not None:
            self._writing.cancel()
            self._writing = None
        super().resume_writing()

    @property
    def _cycle(self) -> RequestResponseCycle | None:
        """The last request that has come so far as to be answered, if any."""
        return self.cycle

    def _wait(self, seconds: float | None) -> None:
        """Wait so long for what has to come next."""
        if self._timer is not None:
            self._timer.cancel()
        late: Callable[[], None] = self._too_slow
        self._timer = None if seconds is None else self.loop.call_later(seconds, late)

    def _too_slow(self) -> None:
        self._timer = None
        self._dismiss(HTTPStatus.REQUEST_TIMEOUT, InputError("request-too-slow"))

    def send_400_response(self, msg: str) -> None:
        """Answer what is no request at all, as everything else that is refused."""
        self._dismiss(HTTPStatus.BAD_REQUEST, InputError("request-form", reason=msg))

    def _refuse_head(self) -> None:
        error = InputError("head-too-long", most=MOST_HEAD, headers=MOST_HEADERS)
        self._dismiss(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, error)

    def _dismiss(self, status: HTTPStatus, error: SansatoutError) -> None:
        """Say why, unless an answer has begun, and end the connection."""
        if self.transport.is_closing():
            return
        cycle = self._cycle
        if cycle is None or not cycle.response_started or cycle.response_complete:
            self.transport.write(_answer(status, error, self.server_state.default_headers))
        if cycle is not None:
            cycle.disconnected = True
            cycle.message_event.set()
        self.transport.close()


def _answer(status: HTTPStatus, error: SansatoutError, headers: list[tuple[bytes, bytes]]) -> bytes:
    body = _body(error.message, tuple(error.arguments.items()))
    head = [
        STATUS_LINE[status],
        *(b"%b: %b\r\n" % header for header in headers),
        b"content-type: application/json\r\nconnection: close\r\n",
        b"content-length: %d\r\n" % len(body),
    ]
    if isinstance(error, LimitedError):
        head.append(b"retry-after: %d\r\n" % error.retry_after)
    return b"".join([*head, b"\r\n", body])


@lru_cache(maxsize=64)
def _body(message: str, arguments: tuple[tuple[str, object], ...]) -> bytes:
    """Return what an error says, put into words once: to refuse has to be cheap."""
    error = SansatoutError(message)
    error.arguments = dict(arguments)
    return protocol.encode(protocol.ErrorAnswer(protocol.error_body(error, DEFAULT)))

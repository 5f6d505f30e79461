"""HTTP that does not wait for ever: limits of heads, of the time to send a request, of connections.

Uvicorn's parser keeps a header until it ends, however long it is, and waits for the rest of a
request as long as the other side likes.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from http import HTTPStatus
from typing import Any

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.httptools_impl import (
    STATUS_LINE,
    HttpToolsProtocol,
    RequestResponseCycle,
)

from sansatout.errors import InputError, SansatoutError
from sansatout.locales import DEFAULT
from sansatout.server import wire
from sansatout.server.errors import LimitedError
from sansatout.server.limits.addresses import whose
from sansatout.server.limits.keeper import Opened, Who
from sansatout.server.limits.settings import Counts

__all__ = ["Gate", "PatientProtocol"]

MOST_HEAD = 32_768
"""Bytes of a request's line and headers together."""
MOST_HEADERS = 100


@dataclass(frozen=True, slots=True)
class Patience:
    """Seconds that the other side has for each part of a request."""

    head: float
    body: float
    answer: float
    """To read what waits to be sent."""


class Gate:
    """What all connections share: how many there are, and how long they may take."""

    def __init__(self, counts: Counts, patience: Patience) -> None:
        self.opened = Opened("sockets", counts)
        self.patience = patience


class PatientProtocol(HttpToolsProtocol):
    """Uvicorn's protocol with an end to its patience."""

    def __init__(self, gate: Gate, **parts: Any) -> None:  # noqa: ANN401 (uvicorn's own)
        super().__init__(**parts)
        self._gate = gate
        self._counted: Who | None = None
        self._in_head = True
        self._head = 0
        self._timer: asyncio.TimerHandle | None = None
        self._writing: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Count the connection, or send it away."""
        super().connection_made(transport)
        who = self._who()
        try:
            self._gate.opened.add(who)
        except LimitedError as error:
            self._dismiss(HTTPStatus.SERVICE_UNAVAILABLE, error)
            return
        self._counted = who
        self._wait(self._gate.patience.head)

    def _who(self) -> Who:
        """Return whose connection it is; those of a proxy are not counted as one address's."""
        host = self.client[0] if self.client else ""
        proxies = ProxyHeadersMiddleware(self.app, self.config.forwarded_allow_ips).trusted_hosts
        return Who(None if host in proxies else whose(host))

    def connection_lost(self, exc: Exception | None) -> None:
        """Count it no longer."""
        self._release()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """Leave the connection to the socket, which is counted as such."""
        self._release()
        super().handle_websocket_upgrade()

    def _release(self) -> None:
        self._wait(None)
        if self._writing is not None:
            self._writing.cancel()
        if self._counted is not None:
            self._gate.opened.remove(self._counted)
            self._counted = None

    def data_received(self, data: bytes) -> None:
        """Give the parser no more of a head than one may have."""
        while data and not self.transport.is_closing():
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

    def _is_head_full(self) -> bool:
        return self._in_head and self._head >= MOST_HEAD

    def on_message_begin(self) -> None:
        """Begin to read a head."""
        super().on_message_begin()
        self._in_head = True

    def on_header(self, name: bytes, value: bytes) -> None:
        """Take a header, unless there are too many."""
        super().on_header(name, value)
        if len(self.headers) > MOST_HEADERS:
            self._refuse_head()

    def on_headers_complete(self) -> None:
        """Wait for the body from now on."""
        if self.transport.is_closing():
            return
        self._in_head = False
        self._wait(self._gate.patience.body)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """Take a part of the body, of a request that was not refused."""
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
    return wire.encode({"error": wire.error_body(error, DEFAULT)})

"""Every request has an id, which notes, answers and a proxy's own log share."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from litestar.types import ASGIApp, Message, Receive, Scope, Send

from sansatout.server.at_hand import begin_request
from sansatout.server.identity import new_id
from sansatout.server.proxies import Network, is_among

__all__ = ["with_request_id"]

_HEADER = b"x-request-id"
_HARMLESS = re.compile(rb"[A-Za-z0-9._-]{1,64}")
_FIRST = ("http.response.start", "websocket.accept")
"""The messages that carry headers."""


def with_request_id(app: ASGIApp, proxies: Sequence[Network]) -> ASGIApp:
    """Wrap an application so that every request has an id, and its answer tells it.

    Only a proxy of ours may bring one along: an id is worth nothing if anybody could choose it.
    Whom a connection really comes from is known before the proxy is believed about whom it speaks
    for, so this has to be the outermost.
    """

    async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await app(scope, receive, send)
            return
        name = _given(scope, proxies) or new_id()
        begin_request(name)

        async def told(message: Message) -> None:
            if message["type"] in _FIRST:
                first: Any = message
                first["headers"] = [*first.get("headers", ()), (_HEADER, name.encode())]
            await send(message)

        await app(scope, receive, told)

    return wrapped


def _given(scope: Scope, proxies: Sequence[Network]) -> str | None:
    """Return the id that a proxy of ours has given to a request, if it can be one."""
    client = scope.get("client")
    if client is None or not is_among(proxies, client[0]):
        return None
    given = [value for name, value in scope["headers"] if name == _HEADER]
    return given[0].decode() if len(given) == 1 and _HARMLESS.fullmatch(given[0]) else None

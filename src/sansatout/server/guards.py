"""Let requests through as far as limits allow, before anything is read or done for them."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Litestar
from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.handlers.base import BaseRouteHandler
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from sansatout.server.context import Context
from sansatout.server.errors import LimitedError
from sansatout.server.identity import Identity
from sansatout.server.limits.addresses import whose
from sansatout.server.limits.keeper import Who
from sansatout.server.limits.settings import Door

__all__ = ["DOOR", "UNCOUNTED", "asking", "provide_who", "unhurried", "within_limits"]

DOOR = "door"
"""What a handler says in its ``opt`` that it has to be counted as, besides being a request."""
UNCOUNTED = "uncounted"
"""What a handler says in its ``opt`` that whoever watches over the server may always ask."""
_COUNTED = "counted"
"""What ``state`` holds once a request has been counted."""
_FOR_NEWCOMERS = frozenset(
    {Door.TABLES, Door.ANALYSIS, Door.TRAINER, Door.FILES, Door.SHEETS, Door.CLASSES}
)
"""What can wait while there is too much to do for those who play."""
_PAUSE = 0.5
"""Seconds before a refusal is told: who asks on and on waits for each of them."""

Connection = ASGIConnection[Any, Any, Any, Any]


def asking(connection: Connection) -> Who:
    """Return for whom a request or a socket is counted."""
    client = connection.scope.get("client")
    identity: Identity | None = connection.scope["state"]["identity"]
    person = None if identity is None else identity.person
    return Who(whose(client[0]) if client else "", person)


async def provide_who(request: Connection) -> Who:
    """Tell a handler for whom its work is counted."""
    return asking(request)


async def within_limits(connection: Connection, handler: BaseRouteHandler) -> None:
    """Refuse a request that is one too many; sockets are counted when they have been greeted.

    :raises LimitedError: if it is
    """
    if connection.scope["type"] != ScopeType.HTTP or handler.opt.get(UNCOUNTED):
        return
    context: Context = connection.app.state.context
    door: Door | None = handler.opt.get(DOOR)
    connection.scope["state"][_COUNTED] = True
    try:
        context.keeper.enter(Door.REQUESTS, asking(connection))
        if door in _FOR_NEWCOMERS:
            context.overload.admit()
        if door is not None:
            context.keeper.enter(door, asking(connection))
    except LimitedError:
        await asyncio.sleep(_PAUSE)
        raise


def unhurried(app: Litestar) -> ASGIApp:
    """Wrap the application so that what no guard counts waits, too, where there is too much of it.

    Those are requests that no handler takes, and those that are never refused.
    """

    async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
        async def answered(message: Message) -> None:
            if message["type"] == "http.response.start" and _COUNTED not in scope["state"]:
                await _wait_if_many(app.state.context, scope)
            await send(message)

        await app(scope, receive, answered if scope["type"] == ScopeType.HTTP else send)

    return wrapped


async def _wait_if_many(context: Context, scope: Scope) -> None:
    client = scope.get("client")
    try:
        context.keeper.enter(Door.REQUESTS, Who(whose(client[0]) if client else ""))
    except LimitedError:
        await asyncio.sleep(_PAUSE)

"""Know everybody by a cookie, and set it where our own page (or a program) asks for a person."""

from __future__ import annotations

from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from sansatout.server.context import Context
from sansatout.server.identity import FIRST_NAME, Identity, Signer
from sansatout.server.origin import is_own_origin

__all__ = ["identify"]

Connection = ASGIConnection[Any, Any, Any, Any]
_LONGEST = 400 * 24 * 3600
"""As long as browsers keep a cookie; it is set anew whenever the page is opened."""


def identify(app: ASGIApp) -> ASGIApp:
    """Wrap an application so that ``state`` tells whose request it is; ``None`` for newcomers.

    A handler puts the identity into ``state`` that the browser shall have from now on. It is not
    set on an error, nor for a page of another site: without our cookie, which browsers do not send
    from there, everybody looks like a newcomer.
    """

    async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
        connection = Connection(scope)
        context: Context = scope["litestar_app"].state.context
        signer = context.signer
        known = await context.browsers.known(signer.identity(connection.cookies))
        scope["state"].update(identity=known, keep=None)
        if scope["type"] != ScopeType.HTTP:
            await app(scope, receive, send)
            return

        async def with_cookie(message: Message) -> None:
            if message["type"] == "http.response.start" and message["status"] < 400:
                headers = MutableScopeHeaders.from_message(message)
                for cookie in _cookies(connection, signer):
                    headers.add("set-cookie", cookie.to_header(header=""))
            await send(message)

        await app(scope, receive, with_cookie)

    return wrapped


def _cookies(connection: Connection, signer: Signer) -> list[Cookie]:
    """Return the cookie to set, if any, and the end of one under the name of old."""
    keep: Identity | None = connection.scope["state"]["keep"]
    if keep is None or not is_own_origin(connection):
        return []
    cookie = Cookie(
        key=signer.name, value=signer.value(keep), max_age=_LONGEST, path="/", httponly=True,
        samesite="lax", secure=connection.scope["scheme"] == "https",
    )  # fmt: skip
    if signer.read(connection.cookies.get(FIRST_NAME)) is None:
        return [cookie]
    return [cookie, Cookie(key=FIRST_NAME, value="", max_age=0, path="/")]

"""Give everybody an identity: whoever comes without a valid cookie gets a new one."""

from __future__ import annotations

from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from sansatout.server.identity import COOKIE, Signer, new_id

__all__ = ["identify"]

Connection = ASGIConnection[Any, Any, Any, Any]
_YEARS = 10 * 366 * 24 * 3600


def identify(app: ASGIApp) -> ASGIApp:
    """Wrap an application so that ``state`` tells whose request it is.

    A socket without a valid cookie has ``None`` there: it cannot be given one.
    """

    async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
        signer: Signer = scope["litestar_app"].state.context.signer
        person = signer.person(Connection(scope).cookies.get(COOKIE))
        scope["state"]["person"] = person
        if person is not None or scope["type"] != ScopeType.HTTP:
            await app(scope, receive, send)
            return
        fresh = scope["state"]["person"] = new_id()

        async def with_cookie(message: Message) -> None:
            if message["type"] == "http.response.start":
                cookie = Cookie(
                    key=COOKIE, value=signer.cookie(fresh), max_age=_YEARS, path="/",
                    httponly=True, samesite="lax",
                )  # fmt: skip
                headers = MutableScopeHeaders.from_message(message)
                headers.add("set-cookie", cookie.to_header(header=""))
            await send(message)

        await app(scope, receive, with_cookie)

    return wrapped

"""What every answer tells a browser: run nothing that is not ours, tell nobody where you are."""

from __future__ import annotations

from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

__all__ = ["ALWAYS", "with_strict_transport"]

_POLICY = {
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self'",
    "img-src": "'self' data: blob:",
    "font-src": "'self'",
    "connect-src": "'self'",
    "manifest-src": "'self'",
    "form-action": "'self'",
    "base-uri": "'none'",
    "frame-ancestors": "'none'",
}
"""What the page may load; our sockets are ``self`` too. A picture is drawn from a ``blob:``."""

ALWAYS = [
    ("content-security-policy", "; ".join(f"{name} {what}" for name, what in _POLICY.items())),
    ("x-content-type-options", "nosniff"),
    ("x-frame-options", "DENY"),
    # Private links are addresses of ours: no other site shall read them in a referrer.
    ("referrer-policy", "same-origin"),
    ("cross-origin-opener-policy", "same-origin"),
    ("cross-origin-resource-policy", "same-origin"),
]
"""The headers of every answer, also of those that no handler of ours gives."""

_A_YEAR = "max-age=31536000"


def with_strict_transport(app: ASGIApp) -> ASGIApp:
    """Wrap an application so that who came over TLS comes over TLS from now on."""

    async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
        async def told(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableScopeHeaders.from_message(message)
                headers["strict-transport-security"] = _A_YEAR
            await send(message)

        secure = scope["type"] == ScopeType.HTTP and scope["scheme"] == "https"
        await app(scope, receive, told if secure else send)

    return wrapped

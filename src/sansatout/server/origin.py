"""Whether a request comes from our own page: browsers say so in ``Origin`` and more headers."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.handlers import BaseRouteHandler

from sansatout.server.config import Config
from sansatout.server.errors import ForbiddenError

__all__ = ["is_own_origin", "own_pages_only"]

_ONLY_LOOKS = ("GET", "HEAD", "OPTIONS")
_OWN_SITES = ("same-origin", "none", None)
"""What ``Sec-Fetch-Site`` may say: our page, a person who typed the address, a program."""


def is_own_origin(connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
    """Tell whether our own page asks, or a program that is no page and says nothing of it."""
    origin = connection.headers.get("origin")
    if origin is None:
        return connection.headers.get("sec-fetch-site") in _OWN_SITES
    config: Config = connection.app.state.context.config
    return origin.lower() in config.origins or _is_same(origin.lower(), connection)


def own_pages_only(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Guard whatever changes something against pages of other sites.

    :raises ForbiddenError: if such a page asks
    """
    changes = connection.scope["type"] == ScopeType.HTTP and (
        connection.scope["method"] not in _ONLY_LOOKS
    )
    if changes and not is_own_origin(connection):
        raise ForbiddenError("foreign-page")


def _is_same(origin: str, connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
    """Compare with the address asked for, as far as a proxy lets us know it.

    A proxy that we were not told of may end TLS before us: then the page is https, we are http.
    """
    try:
        page = urlsplit(origin)
    except ValueError:
        return False
    secure = connection.scope["scheme"] in ("https", "wss")
    schemes = ("https",) if secure else ("http", "https")
    return page.scheme in schemes and page.netloc == connection.headers.get("host", "").lower()

"""Whether a request comes from our own page: browsers say so in ``Origin``."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection

from sansatout.server.config import Config

__all__ = ["is_own_origin"]


def is_own_origin(connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
    """Tell whether our own page asks, or a program that is no page and sends no origin."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    config: Config = connection.app.state.context.config
    return origin.lower() in config.origins or _is_same(origin.lower(), connection)


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

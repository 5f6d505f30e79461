"""The figures at an address of their own, which is not that of the page."""

from __future__ import annotations

import logging
import re
import socket
from typing import Any

import uvicorn
from litestar.types import ASGIApp, Receive, Scope, Send
from prometheus_client import CollectorRegistry, make_asgi_app

from sansatout.errors import InputError
from sansatout.server.listening import in_address, listening

__all__ = ["MetricsServer", "metrics_socket"]

_LOG = logging.getLogger("sansatout.server")
_PATH = "/metrics"
_FORM = re.compile(r"(?:\[(?P<v6>[0-9a-fA-F:.]+)\]|(?P<host>[^:\[\]\s/]+)):(?P<port>\d{1,5})")


def metrics_socket(address: str) -> socket.socket:
    """Return a bound socket for an address like ``127.0.0.1:9464``.

    :raises InputError: if it is none, or taken
    """
    match = _FORM.fullmatch(address)
    if match is None:
        raise InputError(
            "setting-value", name="SANSATOUT_METRICS", value=address, expected="127.0.0.1:9464"
        )
    return listening(match["v6"] or match["host"], int(match["port"]))


def _metrics_only(registry: CollectorRegistry) -> ASGIApp:
    """Return what answers at one path and nowhere else."""
    shown: Any = make_asgi_app(registry)

    async def answered(scope: Scope, receive: Receive, send: Send) -> None:
        path: Any = scope.get("path")
        if path == _PATH:
            await shown(scope, receive, send)
            return
        await send({"type": "http.response.start", "status": 404, "headers": []})
        await send({"type": "http.response.body", "body": b"", "more_body": False})

    return answered


class MetricsServer:
    """Answer who asks for the figures, in the event loop that changes them."""

    def __init__(self, bound: socket.socket) -> None:
        self._socket = bound
        self._server: uvicorn.Server | None = None

    async def start(self, registry: CollectorRegistry) -> None:
        """Answer from now on."""
        settings = uvicorn.Config(
            _metrics_only(registry), http="httptools", ws="none", lifespan="off", log_config=None,
            access_log=False, server_header=False, date_header=False, timeout_graceful_shutdown=1,
        )  # fmt: skip
        settings.load()
        server = uvicorn.Server(settings)
        server.lifespan = settings.lifespan_class(settings)
        await server.startup([self._socket])
        self._server = server
        host, port, *_ = self._socket.getsockname()
        _LOG.info("metrics are at http://%s:%d%s", in_address(host), port, _PATH)

    async def stop(self) -> None:
        """Answer nobody any more."""
        server, self._server = self._server, None
        if server is not None:
            await server.shutdown([self._socket])

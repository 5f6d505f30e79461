"""Run the server with uvicorn on a local port."""

from __future__ import annotations

import gc
import socket
import sys
from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial
from typing import Any

import uvicorn

from sansatout.errors import InputError
from sansatout.server.app import create_app
from sansatout.server.config import Config
from sansatout.server.guards import unhurried
from sansatout.server.headers import ALWAYS, with_strict_transport
from sansatout.server.limits.descriptors import fitting, most_descriptors
from sansatout.server.limits.gate import DoorPatience, Gate
from sansatout.server.limits.http import PatientProtocol
from sansatout.server.limits.websocket import PatientSocket
from sansatout.server.logs import start_logging
from sansatout.server.protocol import MOST_BYTES
from sansatout.server.store import Store
from sansatout.server.store.sqlite import SQLite

__all__ = ["run"]

_ANY = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}  # noqa: S104 (not bound to: only shown)
"""Hosts that mean every address of the machine, and the one that it knows itself by."""


class _Server(uvicorn.Server):
    """Tell when the server is ready, and tell everybody before it stops."""

    def __init__(
        self,
        config: uvicorn.Config,
        ready: Callable[[], None],
        goodbye: Callable[[], Awaitable[None]],
    ) -> None:
        super().__init__(config)
        self._ready = ready
        self._goodbye = goodbye

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then tell."""
        await super().startup(sockets)
        if self.started:
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Say goodbye while the sockets are open, then stop."""
        for server in self.servers:
            server.close()
        if not self.force_exit:
            await self._goodbye()
        await super().shutdown(sockets)


def _listening(host: str, port: int) -> socket.socket:
    """Return a bound socket; port 0 for any that is free.

    :raises InputError: if the port is taken or the host is none of ours
    """
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        listening = socket.socket(family, socket.SOCK_STREAM)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
    except (OSError, OverflowError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise InputError("cannot-listen", host=host, port=str(port), reason=reason) from None
    return listening


def _shown(host: str) -> str:
    """Return a host as it stands in an address that this machine can open."""
    if host in _ANY:
        return _ANY[host]
    return f"[{host}]" if ":" in host else host


def _collect_seldom() -> None:
    """Look for garbage in cycles seldom: tables are values, and values make none.

    A full collection walks through every state of every table and keeps all players waiting, and
    what is over leaves it nothing to find: neither closed sockets nor forgotten tables.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)


def _gate(config: Config) -> Gate:
    """Return what all connections share."""
    patience = DoorPatience(config.head_seconds, config.body_seconds, answer=config.body_seconds)
    return Gate(config.limits.open_connections, patience, config.trusted_proxies)


def run(config: Config, host: str, port: int, ready: Callable[[str], None]) -> None:
    """Serve until interrupted; ``ready`` gets the address once the page can be opened.

    :raises InputError: if the address or the data cannot be used
    """
    start_logging()
    config = replace(config, limits=fitting(config.limits, most_descriptors()))
    listening = _listening(host, port)
    port = listening.getsockname()[1]
    address = f"http://{_shown(host)}:{port}/"
    store = Store(SQLite(config.database, address=address))
    _collect_seldom()
    # The writer's thread shall not wait long for a busy event loop to let it go on.
    sys.setswitchinterval(0.001)
    app = create_app(config, store, (host, port))
    gate = _gate(config)
    http: Any = partial(PatientProtocol, gate)
    ws: Any = partial(PatientSocket, gate)
    settings = uvicorn.Config(
        with_strict_transport(unhurried(app)), http=http, ws=ws, lifespan="on",
        log_config=None, log_level="warning", access_log=False, headers=ALWAYS, server_header=False,
        proxy_headers=bool(config.trusted_proxies),
        forwarded_allow_ips=[str(network) for network in config.trusted_proxies],
        # A frame somewhat too long still gets an answer; one far too long ends the connection.
        ws_max_size=16 * MOST_BYTES, ws_per_message_deflate=False, timeout_graceful_shutdown=3,
    )  # fmt: skip

    async def goodbye() -> None:
        await app.state.context.say_goodbye()

    _Server(settings, lambda: ready(address), goodbye).run(sockets=[listening])

"""Run the server with uvicorn on a local port."""

from __future__ import annotations

import asyncio
import errno
import gc
import os
import socket
import sys
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import replace
from functools import partial
from typing import Any

import uvicorn
from litestar import Litestar
from litestar.types import ASGIApp
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from sansatout import locales
from sansatout.errors import InputError
from sansatout.server.app import create_app
from sansatout.server.bus import open_bus
from sansatout.server.bus.opening import check_bus
from sansatout.server.config import Config
from sansatout.server.context import Context
from sansatout.server.guards import unhurried
from sansatout.server.headers import ALWAYS, with_strict_transport
from sansatout.server.limits.descriptors import fitting, most_descriptors
from sansatout.server.limits.gate import DoorPatience, Gate
from sansatout.server.limits.http import PatientProtocol
from sansatout.server.limits.websocket import PatientSocket
from sansatout.server.listening import in_address, listening
from sansatout.server.logs import start_logging
from sansatout.server.metrics.serving import MetricsServer, metrics_socket
from sansatout.server.protocol import MOST_BYTES
from sansatout.server.request_ids import with_request_id
from sansatout.server.service import READY, STOPPING, tell_service
from sansatout.server.store import Store
from sansatout.server.store.opening import opened

__all__ = ["run"]


class _Server(uvicorn.Server):
    """Tell when the server is ready, and tell everybody before it stops."""

    def __init__(
        self,
        config: uvicorn.Config,
        ready: Callable[[], Awaitable[None]],
        goodbye: Callable[[], Awaitable[None]],
    ) -> None:
        super().__init__(config)
        self._ready = ready
        self._goodbye = goodbye

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then tell."""
        await super().startup(sockets)
        if self.started:
            await self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Say goodbye while the sockets are open, then stop."""
        for server in self.servers:
            server.close()
        if not self.force_exit:
            await self._goodbye()
        await super().shutdown(sockets)


def _collect_seldom() -> None:
    """Look for garbage in cycles seldom: tables are values, and values make none.

    A full collection walks through every state of every table and keeps all players waiting, and
    what is over leaves it nothing to find: neither closed sockets nor forgotten tables. So what one
    has looked at once is not looked at again.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(5_000, 5, 20)
    gc.callbacks.append(_look_once)


def _look_once(phase: str, info: dict[str, int]) -> None:
    if phase == "stop" and info["generation"] == 2:
        gc.freeze()


def _read_texts() -> None:
    """Read what errors are told in before anybody waits for it, beside the first requests."""
    locales.name_of(locales.DEFAULT)
    gc.freeze()


def _gate(config: Config) -> Gate:
    """Return what all connections share."""
    patience = DoorPatience(config.head_seconds, config.body_seconds, answer=config.body_seconds)
    return Gate(config.limits.open_connections, patience, config.trusted_proxies)


def _outside(app: Litestar, config: Config) -> ASGIApp:
    """Return the application behind what every request goes through first."""
    inner: Any = with_strict_transport(unhurried(app))
    proxies = [str(network) for network in config.trusted_proxies]
    behind: Any = ProxyHeadersMiddleware(inner, proxies) if proxies else inner
    return with_request_id(behind, config.trusted_proxies)


def _metrics(config: Config, port: int) -> MetricsServer | None:
    """Return what will show the figures, if anybody wants them; never where the page is.

    :raises InputError: if the address cannot be used
    """
    if not config.metrics:
        return None
    bound = metrics_socket(config.metrics)
    host, taken, *_ = bound.getsockname()
    if taken == port:
        reason = os.strerror(errno.EADDRINUSE)
        raise InputError("cannot-listen", host=host, port=str(port), reason=reason)
    return MetricsServer(bound)


class _Beside:
    """Something that goes on beside the server: when it ends, so does the server."""

    def __init__(self, work: Callable[[Context], Coroutine[Any, Any, None]]) -> None:
        self._work = work
        self._task: asyncio.Task[None] | None = None

    def start(self, context: Context, stop: Callable[[], None]) -> None:
        """Begin; ``stop`` is called at the end."""
        self._task = asyncio.create_task(self._work(context))
        self._task.add_done_callback(lambda _: stop())

    async def end(self) -> None:
        """End it, if it has not ended."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])

    def check(self) -> None:
        """Raise what has ended it too early."""
        task = self._task
        if task is not None and not task.cancelled() and (error := task.exception()) is not None:
            raise error


async def _nothing(_: Context) -> None:
    await asyncio.Event().wait()


def run(
    config: Config,
    host: str,
    port: int,
    ready: Callable[[str], None],
    beside: Callable[[Context], Coroutine[Any, Any, None]] = _nothing,
) -> None:
    """Serve until interrupted; ``ready`` gets the address once the page can be opened.

    :param beside: what goes on as long as the server does, which ends with it
    :raises InputError: if the address or the data cannot be used
    """
    start_logging(config.log)
    config = replace(config, limits=fitting(config.limits, most_descriptors()))
    bound = listening(host, port)
    port = bound.getsockname()[1]
    address = f"http://{in_address(host)}:{port}/"
    metrics = _metrics(config, port)
    if config.bus:
        # What is wrong with it is told in a line, before a database is touched.
        check_bus(config.bus)
    store = Store(opened(config.database, config.file, server=address))
    open_bus(config.bus, store)
    _collect_seldom()
    # The writer's thread shall not wait long for a busy event loop to let it go on.
    sys.setswitchinterval(0.001)
    app = create_app(config, store, (host, port))
    gate = _gate(config)
    http: Any = partial(PatientProtocol, gate)
    ws: Any = partial(PatientSocket, gate)
    settings = uvicorn.Config(
        _outside(app, config), http=http, ws=ws, lifespan="on", log_config=None,
        log_level="warning", access_log=False, headers=ALWAYS, server_header=False,
        proxy_headers=False,
        # A frame somewhat too long still gets an answer; one far too long ends the connection.
        ws_max_size=16 * MOST_BYTES, ws_per_message_deflate=False, timeout_graceful_shutdown=3,
    )  # fmt: skip

    work = _Beside(beside)

    async def begun() -> None:
        if metrics is not None:
            await metrics.start(app.state.context.metrics.registry)
        ready(address)
        tell_service(READY)
        work.start(app.state.context, stop)
        asyncio.get_running_loop().run_in_executor(None, _read_texts)

    async def goodbye() -> None:
        tell_service(STOPPING)
        await work.end()
        await app.state.context.say_goodbye()
        if metrics is not None:
            await metrics.stop()

    server = _Server(settings, begun, goodbye)

    def stop() -> None:
        server.should_exit = True

    server.run(sockets=[bound])
    work.check()

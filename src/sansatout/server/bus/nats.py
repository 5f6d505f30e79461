"""NATS as the carrier."""

from __future__ import annotations

import asyncio
import logging
import ssl
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.aio.subscription import Subscription
from nats.errors import Error

__all__ = ["Nats", "Reach"]

_LOG = logging.getLogger("sansatout.server")
_NODE = 16
"""Letters of a node's name, which stand before every message."""
_PATIENCE = 1
"""Seconds to wait for an answer of the server before going on without."""


@dataclass(frozen=True, slots=True)
class Reach:
    """Where the servers are and what they ask for."""

    servers: tuple[str, ...]
    tls: ssl.SSLContext | None = None
    credentials: str | None = None
    """A file with them."""


class _Careful(Client):
    """A client that speaks to nobody but those it was told of, and unencrypted only if told so.

    The library encrypts if the server asks for it, and goes wherever a server sends it.
    """

    async def _process_info(
        self,
        info: dict[str, Any],
        initial_connection: bool = False,  # noqa: FBT001, FBT002 (the library's own)
    ) -> None:
        if "tls" in self.options and initial_connection and not info.get("tls_required"):
            raise Error("the server does not encrypt")
        info.pop("connect_urls", None)
        await super()._process_info(info, initial_connection)


class Nats:
    """A connection that is made again whenever it breaks, and messages by subjects of one store."""

    def __init__(self, reach: Reach, store: str) -> None:
        self._reach = reach
        self._prefix = f"sansatout.{store}."
        self._client = _Careful()
        self._wanted: dict[str, Subscription | None] = {}
        self._outgoing: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue()
        self._tasks: list[asyncio.Task[None]] = []
        self.connected = False
        self._noted = ""
        """Why there is no connection, as far as it was noted."""
        self.on_message: Callable[[str, str, bytes], None] = lambda *_: None
        self.on_line: Callable[[], None] = lambda: None

    def start(self, node: str) -> None:
        """Begin to connect, and never give up."""
        self._tasks = [asyncio.create_task(self._connect(node)), asyncio.create_task(self._pump())]

    async def _connect(self, node: str) -> None:
        reach = self._reach
        options: dict[str, Any] = {
            "name": f"sansatout {node}", "no_echo": True, "max_reconnect_attempts": -1,
            "reconnect_time_wait": 0.5, "connect_timeout": 2, "ping_interval": 1,
            "max_outstanding_pings": 2, "error_cb": self._failed,
            "disconnected_cb": self._lost, "reconnected_cb": self._found,
        }  # fmt: skip
        if reach.tls is not None:
            options["tls"] = reach.tls
        if reach.credentials is not None:
            options["user_credentials"] = reach.credentials
        await self._client.connect(list(reach.servers), **options)
        for subject, known in list(self._wanted.items()):
            if known is None:
                await self._listen(subject)
        await self._found()

    async def _found(self) -> None:
        with suppress(Error, TimeoutError):
            await self._client.flush(_PATIENCE)
        self.connected, self._noted = True, ""
        _LOG.info("the bus is there")
        self.on_line()

    async def _lost(self) -> None:
        if self.connected:
            _LOG.warning("the bus is gone: other nodes are heard through the store")
        self.connected = False

    async def _failed(self, error: Exception) -> None:
        reason = str(error) or type(error).__name__
        if self.connected or reason != self._noted:
            _LOG.warning("bus: %s", reason)
        self._noted = reason
        if self.connected:
            # Whatever it was (a queue that ran over, perhaps), something may have been missed.
            self.on_line()

    def publish(self, subject: str, node: str, body: bytes) -> None:
        """Send a message soon."""
        self._outgoing.put_nowait((self._prefix + subject, node.encode() + body))

    async def _pump(self) -> None:
        while True:
            subject, message = await self._outgoing.get()
            if self.connected:
                with suppress(Error):
                    await self._client.publish(subject, message)

    async def subscribe(self, subject: str) -> None:
        """Return once messages of a subject come, or at once while there is no connection."""
        self._wanted[subject] = None
        if self.connected:
            await self._listen(subject)
            with suppress(Error, TimeoutError):
                await self._client.flush(_PATIENCE)

    async def _listen(self, subject: str) -> None:
        with suppress(Error):
            made = await self._client.subscribe(self._prefix + subject, cb=self._hear)
            if subject in self._wanted:
                self._wanted[subject] = made
            else:
                await made.unsubscribe()

    def unsubscribe(self, subject: str) -> None:
        """Want no more messages of a subject."""
        known = self._wanted.pop(subject, None)
        if known is not None:
            task = asyncio.create_task(_end(known))
            self._tasks.append(task)
            task.add_done_callback(self._tasks.remove)

    async def _hear(self, message: Msg) -> None:
        subject = message.subject.removeprefix(self._prefix)
        self.on_message(subject, message.data[:_NODE].decode(), message.data[_NODE:])

    async def close(self) -> None:
        """Send what waits and let go."""
        for task in list(self._tasks):
            task.cancel()
        if self.connected:
            with suppress(Error, TimeoutError):
                await self._client.flush(_PATIENCE)
        self.connected = False
        with suppress(Error, TimeoutError, OSError):
            await asyncio.wait_for(self._client.close(), _PATIENCE)


async def _end(known: Subscription) -> None:
    with suppress(Error):
        await known.unsubscribe()

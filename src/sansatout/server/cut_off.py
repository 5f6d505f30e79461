"""A node that cannot reach the store sends its people to those that can."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterable

from sansatout.server.bus import Bus
from sansatout.server.rooms.connection import Connection
from sansatout.server.store import Store

__all__ = ["CutOff"]

_LOG = logging.getLogger("sansatout.server")
_LOOK = 1.0
"""Seconds between two questions whether others have the trouble, too."""
_SPREADS = 1.5
"""Seconds in which all have it, where all have it: longer than it takes to two beats."""


class CutOff:
    """Look, while nothing can be stored here, whether other nodes can store.

    Where nobody can, people stay: what they have sent waits, and goes on by itself.
    """

    def __init__(self, store: Store, bus: Bus, sockets: Callable[[], Iterable[Connection]]) -> None:
        self._store = store
        self._bus = bus
        self._sockets = sockets
        self._looking: asyncio.Task[None] | None = None

    def look(self) -> None:
        """Begin or end to ask, as trouble begins or ends."""
        self.close()
        if self._store.trouble is not None and self._bus.is_shared:
            self._looking = asyncio.create_task(self._ask())

    async def _ask(self) -> None:
        since = time.monotonic() + _SPREADS
        while True:
            await asyncio.sleep(_LOOK)
            sockets = list(self._sockets()) if self._bus.others_stored(since) else []
            if sockets:
                _LOG.warning("%d sockets are sent to nodes that can store", len(sockets))
            for socket in sockets:
                socket.close("elsewhere")

    def close(self) -> None:
        """Ask no more."""
        looking, self._looking = self._looking, None
        if looking is not None:
            looking.cancel()

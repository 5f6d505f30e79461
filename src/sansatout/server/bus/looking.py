"""Looking at the store for what no message told of."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress

from sqlalchemy.exc import SQLAlchemyError

from sansatout.server.at_hand import apart
from sansatout.server.bus.bus import Bus
from sansatout.server.store.writer import cause

__all__ = ["Looking"]

_LOG = logging.getLogger("sansatout.server")
_NOW_AND_THEN = 5.0
"""Seconds between two looks where nothing seems to have been missed."""


class Looking:
    """Look now and then, and whenever messages may have been missed; never twice at once."""

    def __init__(self, bus: Bus, look: Callable[[], Awaitable[None]]) -> None:
        self._bus = bus
        self._look = look
        self._wanted = False
        self._looking: asyncio.Task[None] | None = None
        self._watching: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to look; who is alone has nothing to look for."""
        if self._bus.is_shared:
            self._bus.on_missed(self.soon)
            self._watching = apart(self._watch())

    def soon(self) -> None:
        """Look at once, or once more after the look that is going on."""
        self._wanted = True
        if self._looking is None:
            self._looking = apart(self._looked())

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(_NOW_AND_THEN)
            self.soon()

    async def _looked(self) -> None:
        try:
            while self._wanted:
                self._wanted = False
                await self._look()
        except SQLAlchemyError as error:
            _LOG.warning("what other nodes have stored cannot be seen: %s", cause(error))
        finally:
            self._looking = None

    async def close(self) -> None:
        """Look no more."""
        for task in (self._watching, self._looking):
            if task is not None:
                task.cancel()
                with suppress(asyncio.CancelledError):
                    await task

"""Whether the store can be read and written: tried at most once a second, whoever asks."""

from __future__ import annotations

import asyncio
import time

from sqlalchemy.exc import SQLAlchemyError

from sansatout.server.store import Store

__all__ = ["Health"]

_FRESH = 1.0
"""Seconds for which an answer is given again."""
_PATIENCE = 2.0
"""Seconds that the store has for a read and a write."""


class Health:
    """Try the store in one task, however many wait for what comes of it."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._trial: asyncio.Task[str | None] | None = None
        self._until = 0.0

    async def trouble(self) -> str | None:
        """Return why the server cannot do its work; ``None`` when all is well."""
        if self._store.trouble is not None:
            return self._store.trouble
        if self._trial is None or (self._trial.done() and time.monotonic() > self._until):
            self._trial = asyncio.create_task(self._try())
        done, _ = await asyncio.wait([self._trial], timeout=_PATIENCE)
        return self._trial.result() if done else f"no answer within {_PATIENCE:.0f} s"

    async def _try(self) -> str | None:
        try:
            return await self._tried()
        finally:
            self._until = time.monotonic() + _FRESH

    async def _tried(self) -> str | None:
        try:
            return await self._store.check()
        except (SQLAlchemyError, OSError) as error:
            return str(getattr(error, "orig", None) or getattr(error, "strerror", None) or error)

    def close(self) -> None:
        """Ask no more."""
        if self._trial is not None:
            self._trial.cancel()

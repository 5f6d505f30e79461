"""What carries messages: something fast that may be away, and the store, which is slow."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from typing import Protocol, TypeAlias

from sqlalchemy import delete, insert, select
from sqlalchemy.exc import SQLAlchemyError

from sansatout.server.store import Step, Store, schema
from sansatout.server.store.moments import now
from sansatout.server.store.writer import cause

__all__ = ["Carrier", "Heard", "Signals"]

_LOG = logging.getLogger("sansatout.server")
Heard: TypeAlias = Callable[[str, bytes], None]
"""What is done with the sender's name and a message."""
_OVERLAP = 200
"""Signals that are looked for again: one with a lower number may be committed later."""
_MOST_WAITING = 10_000
_INSERT = insert(schema.signals)


class Carrier(Protocol):
    """Something that brings messages from node to node while it is connected."""

    connected: bool
    on_message: Callable[[str, str, bytes], None]
    """Called with subject, sender and message."""
    on_line: Callable[[], None]
    """Called when it is connected again."""

    def start(self, node: str) -> None:
        """Begin to connect, and never give up."""

    def publish(self, subject: str, node: str, body: bytes) -> None:
        """Send a message soon."""

    async def subscribe(self, subject: str) -> None:
        """Return once messages of a subject come, or at once while there is no connection."""

    def unsubscribe(self, subject: str) -> None:
        """Want no more messages of a subject."""

    async def close(self) -> None:
        """Send what waits and let go."""


class Signals:
    """Messages through the store, for nodes that the carrier does not reach."""

    def __init__(self, store: Store, node: str, hear: Callable[[str, str, bytes], None]) -> None:
        self._store = store
        self._node = node
        self._hear = hear
        self._waiting: deque[dict[str, str]] = deque(maxlen=_MOST_WAITING)
        self._writing: asyncio.Task[None] | None = None
        self._last: int | None = None
        self._seen: deque[int] = deque(maxlen=2 * _OVERLAP)

    def put(self, subject: str, body: bytes) -> None:
        """Put a message into the store soon, together with others."""
        row = {"node": self._node, "subject": subject, "body": body.decode(), "at": now()}
        self._waiting.append(row)
        if self._writing is None:
            self._writing = asyncio.create_task(self._write())

    async def _write(self) -> None:
        try:
            while self._waiting:
                rows = list(self._waiting)
                self._waiting.clear()
                await self._store.write(Step(_INSERT, rows))
        except SQLAlchemyError as error:
            _LOG.warning("signals to other nodes could not be stored: %s", cause(error))
        finally:
            self._writing = None

    async def read(self) -> None:
        """Hear what others have put into the store since the last time."""
        column = schema.signals.c
        if self._last is None:
            newest = select(column.id).order_by(column.id.desc()).limit(1)
            self._last = await self._store.read(lambda base: base.scalar(newest)) or 0
            return
        question = (
            select(column.id, column.node, column.subject, column.body)
            .where(column.id > self._last - _OVERLAP, column.node != self._node)
            .order_by(column.id)
        )
        for row in await self._store.read(lambda base: base.execute(question).all()):
            if row.id > self._last or row.id not in self._seen:
                self._seen.append(row.id)
                self._last = max(self._last, row.id)
                self._hear(row.subject, row.node, row.body.encode())

    @staticmethod
    def forget(*nodes: str, before: str | None = None) -> Step:
        """Return what takes away the signals of nodes, all of them or those of before a time."""
        column = schema.signals.c
        gone = delete(schema.signals).where(column.node.in_(nodes))
        return Step(gone if before is None else gone.where(column.at < before))

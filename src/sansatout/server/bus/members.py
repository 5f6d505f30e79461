"""Which nodes are alive, told by the store: each counts its beats there.

Nobody's clock is compared with anybody else's: a node is gone when the reader's own clock says that
its count has not changed for too long.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from datetime import timedelta

from sqlalchemy import delete, select
from sqlalchemy.exc import SQLAlchemyError

from sansatout.server.bus.carriers import Signals
from sansatout.server.store import Put, Step, Store, schema
from sansatout.server.store.moments import BEAT, now
from sansatout.server.store.writer import cause

__all__ = ["Members"]

_LOG = logging.getLogger("sansatout.server")
_POLL = 0.3
"""Seconds between two looks at the signals while a node hears nothing else."""
_SILENT = 4.0
"""Seconds without a beat after which a node counts as gone."""
_FORGOTTEN = 60.0
"""Seconds after which nothing is kept of a node that is gone."""
_LASTS = timedelta(minutes=-2)
"""How long signals stay in the store."""
_PUT = Put(schema.nodes, replace=("beat", "hears"))


@dataclass(slots=True)
class _Seen:
    beat: int
    since: float
    """When the beat was seen first."""
    hears: bool


class Members:
    """The nodes on this database."""

    def __init__(
        self,
        store: Store,
        node: str,
        hears: Callable[[], bool],
        listen: Callable[[], Awaitable[None]],
    ) -> None:
        self._store = store
        self._node = node
        self._hears = hears
        self._listen = listen
        self._beat = 0
        self._seen: dict[str, _Seen] = {}
        self.others: frozenset[str] = frozenset()
        """The other nodes that are alive."""
        self.anybody_deaf = False
        """Whether one of them hears only what is put into the store."""
        self.on_change: list[Callable[[], None]] = []
        self.on_missed: Callable[[], None] = lambda: None
        self.on_sign: Callable[[], None] = lambda: None
        """Called when a sign of life was stored."""

    async def begin(self) -> None:
        """Give the first sign of life and see who else is there."""
        await self._listen()
        await self._give_sign()
        await self._look()

    async def keep(self) -> None:
        """Beat and look as long as the task lives."""
        beaten = time.monotonic()
        while True:
            await asyncio.sleep(BEAT if self._hears() and not self.anybody_deaf else _POLL)
            began = time.monotonic()
            try:
                if began - beaten >= BEAT - 0.05:
                    late = began - beaten > _SILENT / 2
                    beaten = began
                    await self._give_sign()
                    await self._look()
                    if late:
                        self.on_missed()
                await self._listen()
            except SQLAlchemyError as error:
                _LOG.warning("other nodes cannot be seen: %s", cause(error))
            if self.others and not self._hears():
                self.on_missed()

    async def _give_sign(self) -> None:
        self._beat += 1
        row = {"node": self._node, "beat": self._beat, "hears": int(self._hears())}
        steps = [Step(_PUT, [row])]
        if self._beat % 30 == 0:
            steps.append(Signals.forget(self._node, before=now(_LASTS)))
        await self._store.write(*steps)
        self.on_sign()

    async def _look(self) -> None:
        rows = await self._store.read(lambda base: base.execute(select(schema.nodes)).all())
        moment = time.monotonic()
        for row in rows:
            seen = self._seen.get(row.node)
            if seen is None or seen.beat != row.beat:
                self._seen[row.node] = _Seen(row.beat, moment, bool(row.hears))
        there = {row.node for row in rows}
        self._seen = {
            node: seen for node, seen in self._seen.items() if node in there or seen.beat == 0
        }
        self._seen.pop(self._node, None)
        live = {n: seen for n, seen in self._seen.items() if moment - seen.since < _SILENT}
        self.anybody_deaf = not all(seen.hears for seen in live.values())
        before, self.others = self.others, frozenset(live)
        if before != self.others:
            _LOG.info("%d nodes on this database", len(self.others) + 1)
            for tell in self.on_change:
                tell()
        forgotten = [n for n, seen in self._seen.items() if moment - seen.since > _FORGOTTEN]
        if forgotten:
            await self._store.write(_remove(*forgotten), Signals.forget(*forgotten))

    def met(self, node: str) -> None:
        """Note a node that was heard before the store told of it."""
        if node not in self.others:
            self._seen[node] = _Seen(0, time.monotonic(), hears=True)
            self.others |= {node}
            for tell in self.on_change:
                tell()

    async def leave(self) -> None:
        """Tell the others that this node is gone."""
        with suppress(SQLAlchemyError):
            await self._store.write(_remove(self._node), Signals.forget(self._node))


def _remove(*nodes: str) -> Step:
    return Step(delete(schema.nodes).where(schema.nodes.c.node.in_(nodes)))

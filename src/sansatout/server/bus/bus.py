"""The bus of a node: one that is alone, or one among several."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from math import inf
from typing import Protocol

from sansatout.server.bus.carriers import Carrier, Heard, Signals
from sansatout.server.bus.members import Members
from sansatout.server.identity import new_id
from sansatout.server.store import Store

__all__ = ["Alone", "Bus", "Shared"]

_LOG = logging.getLogger("sansatout.server")
_STORED = "stored"
"""Where nodes tell with every beat that the store has taken it."""


class Bus(Protocol):
    """How a node hears of others and is heard by them."""

    node: str
    """What this node is called, from its start to its end."""

    @property
    def is_shared(self) -> bool:
        """Whether there may be other nodes at all."""

    @property
    def has_company(self) -> bool:
        """Whether another node is alive."""

    def others_stored(self, since: float) -> bool:
        """Tell whether another node has stored something since a moment."""

    def is_alive(self, node: str) -> bool:
        """Tell whether a node has given a sign of life lately."""

    def publish(self, subject: str, body: bytes) -> None:
        """Tell all other nodes that listen to a subject, as soon as may be."""

    async def subscribe(self, subject: str, heard: Heard) -> None:
        """Have ``heard`` called with the sender and each message from now on."""

    def unsubscribe(self, subject: str) -> None:
        """Listen to a subject no more."""

    def on_missed(self, look: Callable[[], None]) -> None:
        """Have ``look`` called whenever messages may have been missed."""

    def on_members(self, look: Callable[[], None]) -> None:
        """Have ``look`` called whenever a node has come or gone."""

    async def start(self) -> None:
        """Begin to speak and to listen."""

    async def close(self) -> None:
        """Tell the others that this node goes, and be silent."""


class Alone:
    """The bus of a node that has its database to itself."""

    node = ""
    is_shared = False
    has_company = False

    def others_stored(self, since: float) -> bool:
        """Know nobody."""
        return False

    def is_alive(self, node: str) -> bool:
        """Know nobody."""
        return False

    def publish(self, subject: str, body: bytes) -> None:
        """Tell nobody."""

    async def subscribe(self, subject: str, heard: Heard) -> None:
        """Hear nobody."""

    def unsubscribe(self, subject: str) -> None:
        """Hear nobody."""

    def on_missed(self, look: Callable[[], None]) -> None:
        """Miss nothing."""

    def on_members(self, look: Callable[[], None]) -> None:
        """Meet nobody."""

    async def start(self) -> None:
        """Have nothing to begin with."""

    async def close(self) -> None:
        """Have nothing to end."""


class Shared:
    """The bus of one node among others.

    Messages go by the carrier and, where a node does not hear that, through the store as well.
    """

    is_shared = True

    def __init__(self, store: Store, carrier: Carrier | None) -> None:
        self.node = new_id()
        self._carrier = carrier
        self._heard: dict[str, Heard] = {}
        self._missed: list[Callable[[], None]] = []
        self._signals = Signals(store, self.node, self._hear)
        self._members = Members(store, self.node, lambda: self.hears, self._signals.read)
        self._members.on_missed = self._look
        self._members.on_sign = self._tell_stored
        self._stored_at = -inf
        """When another node told that it had stored something."""
        self._beating: asyncio.Task[None] | None = None
        self.on_sent: Callable[[], None] = lambda: None
        self.on_received: Callable[[], None] = lambda: None
        """Called for every message, for who counts them."""
        if carrier is not None:
            carrier.on_message = self._hear
            carrier.on_line = self._look

    @property
    def hears(self) -> bool:
        """Whether messages come by the carrier at the moment."""
        return self._carrier is not None and self._carrier.connected

    @property
    def has_company(self) -> bool:
        """Whether another node is alive."""
        return bool(self._members.others)

    def others_stored(self, since: float) -> bool:
        """Tell whether another node has stored something since a moment."""
        return self._stored_at > since

    def _tell_stored(self) -> None:
        if self.hears and self._carrier is not None:
            self._carrier.publish(_STORED, self.node, b"")

    @property
    def members(self) -> int:
        """How many nodes are alive, this one included."""
        return len(self._members.others) + 1

    def is_alive(self, node: str) -> bool:
        """Tell whether a node has given a sign of life lately."""
        return node in self._members.others

    def publish(self, subject: str, body: bytes) -> None:
        """Tell all other nodes that listen to a subject, as soon as may be."""
        if not self._members.others:
            # Who comes later reads the store.
            return
        self.on_sent()
        if self._carrier is not None and self._carrier.connected:
            self._carrier.publish(subject, self.node, body)
        if self._members.anybody_deaf or not self.hears:
            self._signals.put(subject, body)

    async def subscribe(self, subject: str, heard: Heard) -> None:
        """Have ``heard`` called with the sender and each message from now on."""
        self._heard[subject] = heard
        if self._carrier is not None:
            await self._carrier.subscribe(subject)

    def unsubscribe(self, subject: str) -> None:
        """Listen to a subject no more."""
        self._heard.pop(subject, None)
        if self._carrier is not None:
            self._carrier.unsubscribe(subject)

    def on_missed(self, look: Callable[[], None]) -> None:
        """Have ``look`` called whenever messages may have been missed."""
        self._missed.append(look)

    def on_members(self, look: Callable[[], None]) -> None:
        """Have ``look`` called whenever a node has come or gone."""
        self._members.on_change.append(look)

    def _look(self) -> None:
        for look in self._missed:
            look()

    def _hear(self, subject: str, node: str, body: bytes) -> None:
        if subject == _STORED:
            self._stored_at = time.monotonic()
            return
        heard = self._heard.get(subject)
        if heard is None or node == self.node:
            return
        self.on_received()
        self._members.met(node)
        try:
            heard(node, body)
        except Exception:  # noqa: BLE001 (one message that nobody understands must not end all)
            _LOG.exception("a message on %s could not be heard", subject)

    async def start(self) -> None:
        """Begin to speak and to listen."""
        if self._carrier is not None:
            self._carrier.start(self.node)
            await self._carrier.subscribe(_STORED)
        await self._members.begin()
        self._beating = asyncio.create_task(self._members.keep())

    async def close(self) -> None:
        """Tell the others that this node goes, and be silent."""
        if self._beating is not None:
            self._beating.cancel()
        await self._members.leave()
        if self._carrier is not None:
            await self._carrier.close()

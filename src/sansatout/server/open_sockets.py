"""The sockets of this node end when their browser is signed out, at whatever node that was done."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import msgspec

from sansatout.server.browsers import Browsers
from sansatout.server.bus import Bus, Looking
from sansatout.server.identity import Identity
from sansatout.server.rooms.connection import Connection
from sansatout.server.store.portions import portions

__all__ = ["OpenSockets", "Place"]

_SUBJECT = "signed-out"


class Place(Protocol):
    """Where sockets are."""

    def sockets(self) -> list[Connection]:
        """Return those that are open."""


class OpenSockets:
    """All sockets of a node, wherever they look."""

    def __init__(self, places: Sequence[Place], browsers: Browsers, bus: Bus) -> None:
        self._places = places
        self._browsers = browsers
        self._bus = bus
        self._looking = Looking(bus, self._look)

    async def start(self) -> None:
        """Begin to hear of those who were signed out elsewhere."""
        await self._bus.subscribe(_SUBJECT, self._heard)
        self._looking.start()

    def signed_out(self, gone: Identity) -> None:
        """End the sockets of a browser that was signed out, here and at all other nodes."""
        self._end({gone})
        self._bus.publish(_SUBJECT, msgspec.json.encode(gone))

    def _heard(self, _: str, body: bytes) -> None:
        gone = msgspec.json.decode(body, type=Identity)
        self._browsers.forget(gone)
        self._end({gone})

    def _end(self, gone: set[Identity]) -> None:
        for connection in self.all():
            if _whose(connection) in gone:
                connection.close("signed-out")

    def all(self) -> list[Connection]:
        """Return those that are open."""
        return [socket for place in self._places for socket in place.sockets()]

    async def _look(self) -> None:
        """End the sockets of browsers of which no message has told that they are signed out."""
        open_ones = sorted({_whose(socket) for socket in self.all()}, key=lambda one: one.person)
        for part in portions(open_ones):
            self._end(await self._browsers.ended(part))

    async def close(self) -> None:
        """Look no more."""
        await self._looking.close()


def _whose(connection: Connection) -> Identity:
    return Identity(connection.person, connection.browser)

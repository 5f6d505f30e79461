"""What is looked at when somebody asks for the figures, and never before."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol

from sansatout.server.bus import Bus, Shared
from sansatout.server.limits.overload import Overload
from sansatout.server.metrics import Metrics
from sansatout.server.rooms.registry import Rooms
from sansatout.server.store import Store

__all__ = ["watch_bus", "watch_places", "watch_work"]


class _Place(Protocol):
    """Where sockets are open."""

    def sockets(self) -> list[Any]:
        """Return them."""


def watch_places(metrics: Metrics, kinds: Mapping[str, _Place]) -> None:
    """Show how many sockets are open where, by the kind of what they show."""
    for kind, place in kinds.items():
        metrics.sockets.labels(kind).set_function(_sockets(place))


def _sockets(place: _Place) -> Callable[[], float]:
    return lambda: len(place.sockets())


def watch_bus(metrics: Metrics, bus: Bus) -> None:
    """Show how a node hears of others."""
    if isinstance(bus, Shared):
        bus.on_sent, bus.on_received = metrics.bus_sent.inc, metrics.bus_received.inc
        metrics.bus_connected.set_function(lambda: bus.hears)
        metrics.nodes_alive.set_function(lambda: bus.members)


def watch_work(metrics: Metrics, rooms: Rooms, store: Store, overload: Overload) -> None:
    """Show what a server has to do, and how well it can."""
    rooms.pool.on_thought = metrics.thinking_seconds.observe
    store.on_commit(metrics.committed)
    metrics.tables_in_memory.set_function(lambda: rooms.in_memory)
    metrics.tables_driven.set_function(lambda: rooms.driven)
    metrics.robots_waiting.set_function(lambda: rooms.waiting)
    metrics.store_waiting.set_function(lambda: store.waiting)
    metrics.store_trouble.set_function(lambda: store.trouble is not None)
    metrics.lag_seconds.set_function(lambda: overload.lag)

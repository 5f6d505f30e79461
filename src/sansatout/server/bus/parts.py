"""What each of several nodes has of one thing, as far as they tell: who is there, say."""

from __future__ import annotations

from typing import Generic, TypeVar

from sansatout.server.bus.bus import Bus

__all__ = ["Parts"]

P = TypeVar("P")


class Parts(Generic[P]):
    """The parts of other nodes; those of nodes that are gone do not count."""

    def __init__(self, bus: Bus, nothing: P) -> None:
        self._bus = bus
        self._nothing = nothing
        self._told: dict[str, P] = {}

    def note(self, node: str, part: P) -> bool:
        """Note what a node has; tell whether that is new."""
        if self._told.get(node, self._nothing) == part:
            return False
        if part == self._nothing:
            self._told.pop(node, None)
        else:
            self._told[node] = part
        return True

    def live(self) -> dict[str, P]:
        """Return what the nodes have that are alive."""
        return {node: part for node, part in self._told.items() if self._bus.is_alive(node)}

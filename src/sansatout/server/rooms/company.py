"""Who else is at a table, at other nodes, as far as they tell."""

from __future__ import annotations

import hashlib

import msgspec

from sansatout.server.bus import Bus, Parts

__all__ = ["NodePart", "OtherNodes"]


class NodePart(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What one node has of a table, besides what is stored."""

    players: list[str] = []
    """Those with a socket there."""
    contributing: list[str] = []
    """Those of them whose clients give every shuffle a number of their own."""
    watchers: int = 0
    overseen: bool = False
    """Whether who teaches looks on there."""
    deal: int = 0
    """The deal after which those are ready who want the next."""
    ready: list[str] = []
    thinking: str | None = None
    hinted: dict[str, int] = {}
    """How often players were helped in the deal."""

    @property
    def is_empty(self) -> bool:
        """Whether nobody is there."""
        return not self.players and not self.watchers


class OtherNodes:
    """The parts of a table that other nodes have; those of nodes that are gone do not count."""

    def __init__(self, table: str, bus: Bus) -> None:
        self._table = table
        self._bus = bus
        self._parts = Parts(bus, NodePart())
        self._open: set[str] = set()
        """Nodes that have the table in memory, with or without somebody there."""
        self._rank = _rank(table, bus.node)
        self._first: bytes | None = None
        self.players: frozenset[str] = frozenset()
        self.contributing: frozenset[str] = frozenset()
        self.watchers = 0
        self.is_overseen = False
        self.is_there = False
        """Whether anybody is."""

    def opened(self, node: str) -> bool:
        """Note that a node has the table in memory; tell whether that is new."""
        new = node not in self._open
        self._open.add(node)
        return new

    def closed(self, node: str) -> bool:
        """Note that a node has it no more; tell whether that changes anything."""
        self._open.discard(node)
        return self.note(node, NodePart())

    @property
    def is_followed(self) -> bool:
        """Whether another node wants to know what happens here."""
        return any(map(self._bus.is_alive, self._open))

    def note(self, node: str, part: NodePart) -> bool:
        """Note what a node has; tell whether that changes anything."""
        if not self._parts.note(node, NodePart() if part.is_empty else part):
            return False
        self.look()
        return True

    def look(self) -> bool:
        """See anew which nodes count; tell whether others are there now."""
        before = self.players, self.watchers, self._first
        live = self._parts.live()
        self.players = frozenset(one for part in live.values() for one in part.players)
        self.contributing = frozenset(one for part in live.values() for one in part.contributing)
        self.watchers = sum(part.watchers for part in live.values())
        self.is_overseen = any(part.overseen for part in live.values())
        self.is_there = bool(live)
        self._first = min((_rank(self._table, node) for node in live), default=None)
        return before != (self.players, self.watchers, self._first)

    @property
    def goes_first(self) -> bool:
        """Whether none of the other nodes at the table goes before this one.

        All nodes reckon alike, and another one goes first at another table.
        """
        return self._first is None or self._rank < self._first

    def ready(self, deal: int) -> frozenset[str]:
        """Return who wants the next deal after this one."""
        parts = (part for part in self._parts.live().values() if part.deal == deal)
        return frozenset(one for part in parts for one in part.ready)

    @property
    def thinking(self) -> list[str]:
        """For whom robots think."""
        parts = self._parts.live().values()
        return [part.thinking for part in parts if part.thinking is not None]

    def hinted(self, deal: int) -> dict[str, int]:
        """Return how often players were helped in a deal."""
        told: dict[str, int] = {}
        for part in self._parts.live().values():
            if part.deal == deal:
                told |= part.hinted
        return told


def _rank(table: str, node: str) -> bytes:
    return hashlib.blake2b(f"{table} {node}".encode(), digest_size=8).digest()

"""What a player or watcher is sent: the seat's view, with the acts that are the player's own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sansatout.events import Event
from sansatout.events.codec import to_plain
from sansatout.server.wire import encode
from sansatout.table.state import Table
from sansatout.table.view import view

__all__ = ["Views", "public_event", "view_for"]

_PUBLIC = frozenset(
    {
        "draw", "choose-seat", "cut", "call", "name", "remit", "speak", "announce", "choose",
        "play", "claim", "concede", "ask", "respond", "next-deal",
    }
)  # fmt: skip
"""Kinds of events that everybody at the table sees happen, payload and all."""


def view_for(table: Table, player: str | None) -> dict[str, Any]:
    """Return what a player of the table may see, or a watcher."""
    seat = None if player is None else table.seat_of(player)
    seen = view(table, seat)
    if seat is None:
        actions: Any = seen["actions"]
        seen["actions"] = [
            own for action in actions if (own := _own(action, player, table)) is not None
        ]
    return seen


def _own(action: Mapping[str, Any], player: str | None, table: Table) -> dict[str, Any] | None:
    """Return an act of the draw narrowed to the player; ``None`` if it is for others."""
    choices = action.get("choices", {})
    if player is None or player not in table.players or player not in choices.get("player", ()):
        return None
    return {**action, "choices": {**choices, "player": [player]}}


def public_event(event: Event) -> dict[str, Any] | None:
    """Return what everybody may know of an event; ``None`` when that is nothing."""
    if event.kind not in _PUBLIC:
        return None
    seat = None if event.seat is None else str(event.seat)
    return {"seq": event.seq, "seat": seat, "kind": event.kind, "payload": to_plain(event.act)}


class Views:
    """Encode views, those of one table state once for each player."""

    def __init__(self) -> None:
        self._table: Table | None = None
        self._done: dict[str | None, bytes] = {}

    def encoded(self, table: Table, player: str | None) -> bytes:
        """Return the view of a player, or of a watcher, as JSON."""
        if self._table is not table:
            self._table, self._done = table, {}
        found = self._done.get(player)
        if found is None:
            found = self._done[player] = encode(view_for(table, player))
        return found

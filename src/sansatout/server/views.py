"""What a player or watcher is sent: the seat's view, with the acts that are the player's own."""

from __future__ import annotations

from collections.abc import Mapping
from operator import is_not
from typing import Any

from sansatout.events import Event
from sansatout.events.acts import Shuffle
from sansatout.events.codec import to_plain
from sansatout.events.irregular import Look, ShowCards
from sansatout.seats import Seat
from sansatout.server.wire import encode
from sansatout.table.state import Table
from sansatout.table.view import lasting, open_deal, own, own_deal, passing, view

__all__ = ["Views", "public_event", "view_for"]

_PUBLIC = frozenset(
    {
        "draw", "choose-seat", "contribute", "cut", "call", "name", "remit", "speak", "announce",
        "choose", "play", "claim", "concede", "ask", "respond", "next-deal",
        "advise", "ask-meaning", "ask-revoke", "assert-revoke", "call-attention", "call-over-seven",
        "choose-remedy", "correct-call", "correct-score", "deal-cards", "deal-extra", "discover",
        "dummy-act", "explain", "face-dummy", "fix-deal", "gather-cards", "lead-together",
        "mix-cards", "reclaim-trick", "settle", "take-back", "touch-dummy",
    }
)  # fmt: skip
"""Kinds of events that everybody at the table sees happen, payload and all."""


def view_for(table: Table, player: str | None) -> dict[str, Any]:
    """Return what a player of the table may see, or a watcher."""
    seat = None if player is None else table.seat_of(player)
    return {**view(table, seat), **_own_part(table, player, seat)}


def _own_part(table: Table, player: str | None, seat: Seat | None) -> dict[str, Any]:
    part = own(table, seat)
    if seat is None:
        actions: Any = part["actions"]
        narrowed = (_own(action, player, table) for action in actions)
        part["actions"] = [action for action in narrowed if action is not None]
    return part


def _own(action: Mapping[str, Any], player: str | None, table: Table) -> dict[str, Any] | None:
    """Return an act of the draw narrowed to the player; ``None`` if it is for others."""
    choices = action.get("choices", {})
    if player is None or player not in table.players or player not in choices.get("player", ()):
        return None
    return {**action, "choices": {**choices, "player": [player]}}


def _is_public(event: Event) -> bool:
    match event.act:
        case Shuffle():
            return event.seat is not None  # the table's own shuffle holds the secret
        case ShowCards(to=to):
            return to == "all"
        case Look(faced=faced):
            return faced
        case _:
            return event.kind in _PUBLIC


def public_event(event: Event) -> dict[str, Any] | None:
    """Return what everybody may know of an event; ``None`` when that is nothing."""
    if not _is_public(event):
        return None
    seat = None if event.seat is None else str(event.seat)
    return {"seq": event.seq, "seat": seat, "kind": event.kind, "payload": to_plain(event.act)}


class Views:
    """Encode the views of one table: what is the same for all, or from before, once only."""

    def __init__(self) -> None:
        self._table: Table | None = None
        self._done: dict[str | None, bytes] = {}
        self._basis: tuple[object, ...] = ()
        self._lasting = b""
        self._common = b""
        self._deal: bytes | None = None

    def encoded(self, table: Table, player: str | None) -> bytes:
        """Return the view of a player, or of a watcher, as JSON."""
        if self._table is not table:
            self._turn_to(table)
        found = self._done.get(player)
        if found is None:
            found = self._done[player] = self._finished(table, player)
        return found

    def _turn_to(self, table: Table) -> None:
        """Encode what all views of this state have in common, without the closing brackets."""
        self._table, self._done = table, {}
        basis = (table.sheet, table.seats, table.waiting, table.dealer, table.finished)
        if len(basis) != len(self._basis) or any(map(is_not, basis, self._basis)):
            self._basis, self._lasting = basis, encode(lasting(table))[:-1]
        self._common = b"%b,%b," % (self._lasting, encode(passing(table))[1:-1])
        deal = open_deal(table)
        self._deal = None if deal is None else encode(deal)[:-1]

    def _finished(self, table: Table, player: str | None) -> bytes:
        seat = None if player is None else table.seat_of(player)
        part = encode(_own_part(table, player, seat))[1:-1]
        return b"".join((self._common, part, b',"deal":', self._seen_deal(table, seat), b"}"))

    def _seen_deal(self, table: Table, seat: Seat | None) -> bytes:
        if self._deal is None:
            return b"null"
        seen = own_deal(table, seat)
        return b"%b,%b" % (self._deal, encode(seen)[1:]) if seen else self._deal + b"}"

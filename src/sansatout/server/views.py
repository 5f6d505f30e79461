"""What a player or watcher is sent: the seat's view, with the acts that are the player's own."""

from __future__ import annotations

from operator import is_not

from sansatout.events import Event
from sansatout.events.codec import to_plain
from sansatout.events.offered import Action
from sansatout.seats import Seat
from sansatout.server.protocol import Happened, encode
from sansatout.structs import replace
from sansatout.table.actions import actions
from sansatout.table.state import Table
from sansatout.table.view import (
    Own,
    OwnDeal,
    View,
    all_hands,
    lasting,
    open_deal,
    own,
    own_deal,
    passing,
    view,
)

__all__ = ["ALL_HANDS", "Views", "public_event", "view_for"]

ALL_HANDS = "*"
"""In the place of a player: who teaches at the table."""


def view_for(table: Table, player: str | None) -> View:
    """Return what a player of the table may see, or a watcher."""
    seat = None if player is None else table.seat_of(player)
    seen = view(table, seat)
    return seen if seat is not None else replace(seen, actions=_before_seats(table, player))


def _own_part(table: Table, player: str | None, seat: Seat | None) -> Own:
    part = own(table, seat)
    return part if seat is not None else replace(part, actions=_before_seats(table, player))


def _before_seats(table: Table, player: str | None) -> list[Action]:
    narrowed = (_own(action, player, table) for action in actions(table, None))
    return [action for action in narrowed if action is not None]


def _own(action: Action, player: str | None, table: Table) -> Action | None:
    """Return an act of the draw narrowed to the player; ``None`` if it is for others."""
    players = action.choices.get("player", ())
    if player is None or player not in table.players or player not in players:
        return None
    return replace(action, choices={**action.choices, "player": [player]})


def public_event(event: Event) -> Happened | None:
    """Return what everybody may know of an event; ``None`` when that is nothing."""
    if not event.act.seen_by_all(event.seat):
        return None
    seat = None if event.seat is None else str(event.seat)
    told = to_plain(event.act.for_all())
    return Happened(event.seq, seat, event.kind, told, event.act.heard(event.seat))


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
        basis = (
            table.sheet, table.seats, table.waiting, table.dealer, table.finished, table.elsewhere,
        )  # fmt: skip
        if len(basis) != len(self._basis) or any(map(is_not, basis, self._basis)):
            self._basis, self._lasting = basis, encode(lasting(table))[:-1]
        self._common = b"%b,%b," % (self._lasting, encode(passing(table))[1:-1])
        deal = open_deal(table)
        self._deal = None if deal is None else encode(deal)[:-1]

    def _finished(self, table: Table, player: str | None) -> bytes:
        seat = None if player is None else table.seat_of(player)
        part = encode(_own_part(table, player, seat))[1:-1]
        seen = all_hands(table) if player == ALL_HANDS else own_deal(table, seat)
        return b"".join((self._common, part, b',"deal":', self._seen_deal(seen), b"}"))

    def _seen_deal(self, own: OwnDeal) -> bytes:
        if self._deal is None:
            return b"null"
        seen = encode(own)
        return self._deal + (b"}" if seen == b"{}" else b"," + seen[1:])

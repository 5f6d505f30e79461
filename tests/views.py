"""Views as they go over the wire: JSON values, which tests look into by name."""

from typing import Any

import msgspec

from sansatout.laws import Referee
from sansatout.laws import public as law_position
from sansatout.seats import Seat
from sansatout.server import views
from sansatout.table import view as made
from sansatout.table.state import Table

__all__ = ["public", "view", "view_for"]


def view(table: Table, seat: Seat | None) -> dict[str, Any]:
    """Return a seat's view."""
    return _plain(made.view(table, seat))


def view_for(table: Table, player: str | None) -> dict[str, Any]:
    """Return a player's view."""
    return _plain(views.view_for(table, player))


def public(ref: Referee, seat: Seat | None) -> dict[str, Any]:
    """Return what a seat may know of the referee's state."""
    return _plain(law_position(ref, seat))


def _plain(shown: object) -> dict[str, Any]:
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(shown))
    return plain

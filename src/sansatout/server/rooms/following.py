"""Which table follows on another: its name is made from that one's, so that it is never lost.

Who comes late, or after a restart, is led to the table that the first of them made.
"""

from __future__ import annotations

import base64
import hashlib
import hmac

from sqlalchemy import Connection as Database

from sansatout.server.protocol.tables import Again
from sansatout.server.rooms.records import load_chairs, load_facts
from sansatout.table.state import Stage, Table

__all__ = ["following_id", "load_again"]

_BEFORE_A_DEAL = frozenset({Stage.DRAW, Stage.SEATS, Stage.SHUFFLE})


def following_id(secret: bytes, table_id: str, table: Table) -> str:
    """Return what the table for the same people is called, until this one goes on itself.

    Only the server can tell: who knew the new table could take a place kept there.
    """
    deal = table.deal_number + (table.stage in _BEFORE_A_DEAL)
    told = f"again {table_id} {deal}".encode()
    digest = hmac.new(secret, told, hashlib.sha256).digest()
    return base64.urlsafe_b64encode(digest[:12]).decode()


def load_again(database: Database, table_id: str) -> Again | None:
    """Return a table that follows on another, and who made it; ``None`` if nobody has yet."""
    facts = load_facts(database, table_id)
    if facts is None:
        return None
    chairs = load_chairs(database, table_id)
    host = chairs.of(facts.owner) or next(iter(chairs))
    return Again(table_id, host.player)

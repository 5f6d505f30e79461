"""Tables and finished deals in a few words, for lists."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Connection as Database
from sqlalchemy import select

from sansatout.events.acts import MakeTable
from sansatout.server.rooms.chairs import Chair, Chairs, Kind
from sansatout.server.rooms.records import Facts
from sansatout.server.store import schema
from sansatout.variants import find

__all__ = ["deals_of", "table_summary"]


def table_summary(
    facts: Facts, setup: MakeTable, chairs: Chairs, deals: list[dict[str, Any]], person: str
) -> dict[str, Any]:
    """Return a table as a person may see it from outside."""
    owner = chairs.are_one(person, facts.owner)
    mine = chairs.of(person)
    return {
        "table": facts.id,
        "variant": facts.variant,
        "booklet": find(facts.variant).booklet,
        "name": facts.name,
        "laws": setup.laws,
        "seating": setup.seating,
        "options": dict(setup.options),
        "created": facts.created,
        "started": facts.started,
        "owner": owner,
        "you": None if mine is None else {"player": mine.player, "link": f"/join/{mine.link}"},
        "players": [_player(chair, owner=owner) for chair in chairs],
        "deals": deals,
        "copy_of": facts.copy_of,
        "clock": facts.clock,
    }


def _player(chair: Chair, *, owner: bool) -> dict[str, Any]:
    shown = owner and chair.kind is Kind.OPEN
    return {
        "player": chair.player,
        "kind": chair.kind.value,
        "name": chair.name,
        "level": chair.level,
        "system": chair.system,
        "invite": f"/join/{chair.invite}" if shown else None,
    }


def deals_of(database: Database, table: str) -> list[dict[str, Any]]:
    """Return the finished deals of a table."""
    column = schema.deals.c
    rows = database.execute(
        select(schema.deals).where(column.table_id == table).order_by(column.number)
    )
    return [
        {
            "deal": f"{table}-{row.number}",
            "number": row.number,
            "finished": row.finished,
            "summary": msgspec.json.decode(row.summary),
        }
        for row in rows
    ]

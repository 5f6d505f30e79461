"""What a person has played and scored."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Connection, select

from sansatout.keeping import session as sessions
from sansatout.server.rooms.records import load_chairs, load_facts, load_setup
from sansatout.server.rooms.summary import deals_of, table_summary
from sansatout.server.store import schema

__all__ = ["history_of"]

_MOST = 50


def history_of(connection: Connection, person: str, before: str | None) -> dict[str, Any]:
    """Return tables, deals and sheets of a person, newest first, those before a time if told."""
    until = before or "9999"
    return {
        "tables": _tables(connection, person, until),
        "deals": _deals(connection, person, until),
        "sheets": _sheets(connection, person, until),
    }


def _tables(connection: Connection, person: str, until: str) -> list[dict[str, Any]]:
    table, mine = schema.tables.c, schema.player_people.c
    found = connection.scalars(
        select(table.id)
        .join(schema.player_people, mine.table_id == table.id)
        .where(mine.person == person, table.created < until)
        .order_by(table.created.desc())
        .limit(_MOST)
    ).all()
    return [_table(connection, one, person) for one in found]


def _table(connection: Connection, table: str, person: str) -> dict[str, Any]:
    """Return a table's summary without bringing the table itself into memory."""
    facts = load_facts(connection, table)
    assert facts is not None, "the list was made from these"
    chairs, deals = load_chairs(connection, table), deals_of(connection, table)
    return table_summary(facts, load_setup(connection, table), chairs, deals, person)


def _deals(connection: Connection, person: str, until: str) -> list[dict[str, Any]]:
    deal, mine, table = schema.deals.c, schema.player_people.c, schema.tables.c
    rows = connection.execute(
        select(schema.deals, mine.player, table.variant)
        .join(schema.player_people, mine.table_id == deal.table_id)
        .join(schema.tables, table.id == deal.table_id)
        .where(mine.person == person, deal.finished < until)
        .order_by(deal.finished.desc())
        .limit(_MOST)
    )
    found = []
    for row in rows:
        summary = msgspec.json.decode(row.summary)
        seat = next((s for s, player in summary["players"].items() if player == row.player), None)
        found.append(
            {
                "deal": f"{row.table_id}-{row.number}",
                "table": row.table_id,
                "number": row.number,
                "variant": row.variant,
                "finished": row.finished,
                "seat": seat,
                "summary": summary,
            }
        )
    return found


def _sheets(connection: Connection, person: str, until: str) -> list[dict[str, Any]]:
    sheet, mine = schema.sheets.c, schema.sheet_people.c
    rows = connection.execute(
        select(schema.sheets)
        .join(schema.sheet_people, mine.sheet == sheet.id)
        .where(mine.person == person, sheet.changed < until)
        .order_by(sheet.changed.desc())
        .limit(_MOST)
    )
    return [
        {
            "sheet": row.id,
            "system": row.system,
            "names": _names(connection, row.id),
            "changed": row.changed,
        }
        for row in rows.all()
    ]


def _names(connection: Connection, sheet: str) -> list[str]:
    """Return who plays, as was entered last."""
    column = schema.sheet_operations.c
    bodies = connection.scalars(
        select(column.body).where(column.sheet == sheet).order_by(column.number)
    )
    return list(sessions.fold(msgspec.json.decode(body) for body in bodies).names)

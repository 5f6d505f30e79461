"""Tables and finished deals in a few words, for lists."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection as Database
from sqlalchemy import select

from sansatout.events.acts import MakeTable
from sansatout.server.protocol.tables import (
    DealListed,
    DealSummary,
    OwnPlace,
    PlayerSummary,
    TableSummary,
)
from sansatout.server.rooms.chairs import Chair, ChairKind, Chairs
from sansatout.server.rooms.facts import Facts
from sansatout.server.rooms.records import load_chairs, load_facts, load_setup
from sansatout.server.store import schema
from sansatout.variants import game

__all__ = ["deals_of", "read_summary", "stored_summary", "table_summary"]

read_summary = msgspec.json.Decoder(DealSummary).decode
"""Read what is stored of a deal for lists."""


def table_summary(
    facts: Facts, setup: MakeTable, chairs: Chairs, deals: list[DealListed], person: str
) -> TableSummary:
    """Return a table as a person may see it from outside."""
    owner = chairs.are_one(person, facts.owner)
    mine, host = chairs.of(person), chairs.of(facts.owner)
    seats = _seats(facts, setup)
    return TableSummary(
        table=facts.id,
        variant=facts.variant,
        booklet=game(facts.variant).booklet,
        name=facts.name,
        laws=setup.laws,
        seating=setup.seating,
        options=dict(setup.options),
        created=facts.created,
        started=facts.started,
        owner=owner,
        you=None if mine is None else OwnPlace(mine.player, f"/join/{mine.link}"),
        players=[_player(chair, seats.get(chair.player), owner=owner) for chair in chairs],
        deals=deals,
        copy_of=facts.copy_of,
        clock=facts.clock,
        host="" if host is None else host.name,
        hints=setup.hints,
        teaching=setup.teaching,
        signals=setup.signals,
        by_link=facts.by_link,
    )


def _seats(facts: Facts, setup: MakeTable) -> dict[str, str]:
    """Return who will sit where; nobody is in it where that is decided at the table."""
    if facts.started or setup.seating != "fixed":
        return {}
    return dict(zip(setup.players, map(str, game(facts.variant).places), strict=False))


def stored_summary(database: Database, table: str, person: str) -> TableSummary | None:
    """Return a table as a person may see it from outside; ``None`` if there is none.

    What is stored tells all of it: no table is folded to be told about.
    """
    facts = load_facts(database, table)
    if facts is None:
        return None
    setup, chairs = load_setup(database, table), load_chairs(database, table)
    return table_summary(facts, setup, chairs, deals_of(database, table), person)


def _player(chair: Chair, seat: str | None, *, owner: bool) -> PlayerSummary:
    shown = owner and chair.kind is ChairKind.OPEN
    return PlayerSummary(
        player=chair.player,
        kind=chair.kind,
        name=chair.name,
        level=chair.level,
        system=chair.system,
        invite=f"/join/{chair.invite}" if shown else None,
        seat=seat,
    )


def deals_of(database: Database, table: str) -> list[DealListed]:
    """Return the finished deals of a table."""
    column = schema.deals.c
    rows = database.execute(
        select(schema.deals).where(column.table_id == table).order_by(column.number)
    )
    return [
        DealListed(f"{table}-{row.number}", row.number, row.finished, read_summary(row.summary))
        for row in rows
    ]

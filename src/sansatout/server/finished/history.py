"""What a person has played and scored."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, String, cast, select

from sansatout.keeping import session as sessions
from sansatout.scoring.sheet import Column
from sansatout.seats import Seat
from sansatout.server.finished.kept import KeptDeal
from sansatout.server.protocol.deals import Analysis, History, HistoryDeal, HistorySheet
from sansatout.server.protocol.tables import TableSummary
from sansatout.server.rooms.chairs import Chairs
from sansatout.server.rooms.records import load_chairs, load_facts, load_setup
from sansatout.server.rooms.summary import deals_of, read_summary, table_summary
from sansatout.server.store import schema

__all__ = ["Wanted", "history_of", "lost_tricks"]

_MOST = 50
_TAUGHT = schema.deals.c.summary.contains('"teaching":true')
"""Deals with all hands open, which nobody has played like others."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """Whose history, and which part of it."""

    person: str
    before: str | None = None
    """Only what is older than this moment."""
    game: str | None = None
    only: str | None = None
    """``tables``, ``deals`` or ``sheets``."""

    @property
    def until(self) -> str:
        """The moment, as the database compares it."""
        return self.before or "9999"

    def asks(self, what: str) -> bool:
        """Tell whether a part is wanted."""
        return self.only in (None, what)


def history_of(connection: Connection, wanted: Wanted) -> History:
    """Return tables, deals and sheets of a person, newest first."""
    return History(
        _tables(connection, wanted) if wanted.asks("tables") else [],
        _deals(connection, wanted) if wanted.asks("deals") else [],
        _sheets(connection, wanted) if wanted.asks("sheets") else [],
    )


def _tables(connection: Connection, wanted: Wanted) -> list[TableSummary]:
    table, mine = schema.tables.c, schema.player_people.c
    question = (
        select(table.id)
        .join(schema.player_people, mine.table_id == table.id)
        .where(mine.person == wanted.person, table.created < wanted.until)
        .order_by(table.created.desc())
        .limit(_MOST)
    )
    if wanted.game is not None:
        question = question.where(table.variant == wanted.game)
    found = connection.scalars(question).all()
    return [_table(connection, one, wanted.person) for one in found]


def _table(connection: Connection, table: str, person: str) -> TableSummary:
    """Return a table's summary without bringing the table itself into memory."""
    facts = load_facts(connection, table)
    assert facts is not None, "the list was made from these"
    chairs, deals = load_chairs(connection, table), deals_of(connection, table)
    return table_summary(facts, load_setup(connection, table), chairs, deals, person)


def _deals(connection: Connection, wanted: Wanted) -> list[HistoryDeal]:
    deal, mine, table = schema.deals.c, schema.player_people.c, schema.tables.c
    kept, analysis = schema.finished.c, schema.analyses.c
    question = (
        select(schema.deals, mine.player, table.variant, kept.body, analysis.body.label("analysis"))
        .join(schema.player_people, mine.table_id == deal.table_id)
        .join(schema.tables, table.id == deal.table_id)
        .outerjoin(schema.finished, (kept.table_id == deal.table_id) & (kept.number == deal.number))
        .outerjoin(
            schema.analyses, analysis.deal == deal.table_id + "-" + cast(deal.number, String)
        )
        .where(mine.person == wanted.person, deal.finished < wanted.until, ~_TAUGHT)
        .order_by(deal.finished.desc())
        .limit(_MOST)
    )
    if wanted.game is not None:
        question = question.where(table.variant == wanted.game)
    rows = connection.execute(question).all()
    chairs = {one: load_chairs(connection, one) for one in {row.table_id for row in rows}}
    return [_deal(row, chairs[row.table_id]) for row in rows]


def _deal(row: Row[Any], chairs: Chairs) -> HistoryDeal:
    summary = read_summary(row.summary)
    seat = next((s for s, player in summary.players.items() if player == row.player), None)
    kept = KeptDeal.loads(row.body)
    analysis = None if row.analysis is None else msgspec.json.decode(row.analysis, type=Analysis)
    bargain = None if summary.bargain is None else msgspec.to_builtins(summary.bargain)
    return HistoryDeal(
        deal=f"{row.table_id}-{row.number}",
        table=row.table_id,
        number=row.number,
        variant=row.variant,
        finished=row.finished,
        seat=seat,
        summary=summary,
        names={s: chairs[player].name for s, player in summary.players.items()},
        points=None if kept is None else _points(kept.public["entries"], seat),
        cost=None if analysis is None else lost_tricks(analysis, bargain, seat),
    )


def _points(entries: Sequence[Mapping[str, Any]], seat: str | None) -> int | None:
    """Return what the figures of a deal bring a seat, the other side's taken off."""
    if seat is None:
        return None
    mine = str(Column.of(Seat.parse(seat).side))
    total = 0
    for entry in entries:
        if entry["owner"] in (mine, seat):
            total += entry["points"]
        elif entry["owner"] in map(str, Column):
            total -= entry["points"]
    return total


def lost_tricks(
    analysis: Analysis, bargain: Mapping[str, Any] | None, seat: str | None
) -> int | None:
    """Return the tricks that a player's cards gave away; ``None`` for who played none.

    Declarer plays dummy's cards too.
    """
    if analysis.trace is None or bargain is None or seat in (None, bargain["dummy"]):
        return None
    declares = seat == bargain["declarer"]
    hands = (seat, bargain["dummy"]) if declares else (seat,)
    return sum(one.cost for one in analysis.trace.mistakes if one.seat in hands)


def _sheets(connection: Connection, wanted: Wanted) -> list[HistorySheet]:
    sheet, mine = schema.sheets.c, schema.sheet_people.c
    question = (
        select(schema.sheets)
        .join(schema.sheet_people, mine.sheet == sheet.id)
        .where(mine.person == wanted.person, sheet.changed < wanted.until)
        .order_by(sheet.changed.desc())
        .limit(_MOST)
    )
    if wanted.game is not None:
        question = question.where(sheet.system == wanted.game)
    return [
        HistorySheet(row.id, row.system, _names(connection, row.id), row.changed)
        for row in connection.execute(question).all()
    ]


def _names(connection: Connection, sheet: str) -> list[str]:
    """Return who plays, as was entered last."""
    column = schema.sheet_operations.c
    bodies = connection.scalars(
        select(column.body).where(column.sheet == sheet).order_by(column.number)
    )
    return sessions.last_names(msgspec.json.decode(body) for body in bodies)

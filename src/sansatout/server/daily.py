"""The deal of the day: the same cards for everybody, made by the verifiable shuffle.

A day's secret follows from the server's own, so that nobody else can reckon tomorrow's cards; its
digest is told the day before, so that nobody can choose them either. Each table of the day is a
board of duplicate whose shuffle anybody can do again once it is over.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence
from dataclasses import replace
from datetime import date

from sqlalchemy import Connection, exists, insert, select

from sansatout.events import Event
from sansatout.events.acts import Cut, MakeTable, Shuffle
from sansatout.seats import Seat
from sansatout.server.config import Config
from sansatout.server.finished.kept import KeptDeal
from sansatout.server.protocol.bodies import NewTable, SeatWanted
from sansatout.server.protocol.daily import DailyResult
from sansatout.server.rooms.making import made
from sansatout.server.rooms.records import Loaded
from sansatout.server.store import Step, schema
from sansatout.table.fold import after, fold
from sansatout.table.shuffle import table_cut

__all__ = [
    "daily_results", "daily_step", "daily_table", "day_secret", "is_over", "my_table",
    "robots_result",
]  # fmt: skip

GAME = "duplicate"
_ME = Seat.S
_LEVEL = "club"
_MOST = 200
"""How many results are listed, the best first."""
_INSERT = insert(schema.daily_tables)


def day_secret(secret: bytes, day: date) -> str:
    """Return the secret of a day's shuffle."""
    told = f"sansatout-daily-1 {day.isoformat()}".encode()
    return hmac.new(secret, told, hashlib.sha256).hexdigest()


def daily_table(
    day: date, secret: str, person: str, name: str, config: Config
) -> tuple[Loaded, list[Event]]:
    """Return a table at which a person plays the deal of a day, and its events up to the cards."""
    robot = SeatWanted(kind="robot", level=_LEVEL)
    seats = {str(seat): SeatWanted(kind="me") if seat is _ME else robot for seat in Seat}
    wanted = NewTable(variant=GAME, name=day.isoformat(), seats=seats)
    loaded, (first, *_) = made(wanted, person, name, usual_pace=config.pace)
    assert isinstance(first.act, MakeTable), "a table begins by being made"
    table = f"daily-{day.isoformat()}"
    told = [Event(0, None, replace(first.act, table=table)), Event(1, None, Shuffle(secret))]
    told.append(Event(2, None, Cut(table_cut(secret, table=table, deal=1))))
    return replace(loaded, table=fold(told), since=told[1:]), told


def daily_step(day: date, person: str, table: str) -> Step:
    """Return what keeps at which table a person plays the deal of a day.

    It fails where they play it at another one already.
    """
    return Step(_INSERT, [{"day": day.isoformat(), "person": person, "table_id": table}])


def my_table(database: Connection, day: date, person: str) -> str | None:
    """Return the table at which a person plays the deal of a day."""
    column = schema.daily_tables.c
    question = select(column.table_id).where(column.day == day.isoformat(), column.person == person)
    return database.scalar(question)


def is_over(database: Connection, table: str) -> bool:
    """Tell whether the deal of the day was played to its end at a table."""
    kept = schema.finished.c
    return bool(database.scalar(select(exists().where(kept.table_id == table, kept.number == 1))))


def daily_results(database: Connection, day: date) -> list[DailyResult]:
    """Return what came of a day's deal at all tables where it is over, the best first."""
    column, kept = schema.daily_tables.c, schema.finished.c
    same = (kept.table_id == column.table_id) & (kept.number == 1)
    rows = database.execute(
        select(column.table_id, schema.people.c.name, kept.body)
        .join(schema.finished, same)
        .outerjoin(schema.people, schema.people.c.person == column.person)
        .where(column.day == day.isoformat())
    )
    told = [
        _result(table, name or "", deal)
        for table, name, body in rows
        if (deal := KeptDeal.loads(body)) is not None
    ]
    return sorted(told, key=lambda one: -one.points)[:_MOST]


def _result(table: str, name: str, deal: KeptDeal) -> DailyResult:
    public = deal.public
    bargain, tricks = public["bargain"], public["tricks"]
    points = sum(
        entry["points"] if entry["owner"] == "we" else -entry["points"]
        for entry in public["entries"]
    )
    if bargain is None:
        return DailyResult(f"{table}-1", name, None, None, None, points)
    taken = None if tricks is None else tricks["declaring"]
    return DailyResult(f"{table}-1", name, bargain["contract"], bargain["declarer"], taken, points)


def robots_result(bodies: Sequence[str]) -> DailyResult | None:
    """Return what robots made of the same cards, from the events of a table where it is told."""
    table = None
    for body in bodies:
        table = after(table, Event.loads(body))
    board = None if table is None else table.elsewhere.get(1)
    if board is None:
        return None
    result = board.result
    if result is None:
        return DailyResult("", "", None, None, None, board.points)
    declarer = getattr(result, "declarer", None)
    return DailyResult(
        "", "", str(result.contract), None if declarer is None else str(declarer), result.tricks,
        board.points,
    )  # fmt: skip

"""The deal of the day over REST."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta

from litestar import get, post
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from sansatout.server.api.answers import ERRORS
from sansatout.server.api.tables import summary
from sansatout.server.context import Context, Person
from sansatout.server.daily import (
    daily_results,
    daily_step,
    daily_table,
    day_secret,
    is_over,
    my_table,
    robots_result,
)
from sansatout.server.guards import DOOR
from sansatout.server.limits.keeper import Who
from sansatout.server.limits.settings import Door
from sansatout.server.protocol.daily import DailyDeal, DailyResult
from sansatout.server.protocol.tables import TableSummary
from sansatout.server.rooms.going_on import stored_bodies
from sansatout.server.rooms.records import table_steps
from sansatout.table.shuffle import commitment

__all__ = ["daily", "play_daily"]


def _today() -> date:
    return datetime.now(UTC).date()


@get("/api/daily", responses=ERRORS, opt={DOOR: Door.FILES})
async def daily(person: Person, who: Who, context: Context) -> DailyDeal:
    """Tell about the deal of the day: where I play it and, once I have, what others made of it."""
    day = _today()

    def found(database: Connection) -> tuple[str | None, list[DailyResult] | None]:
        mine = my_table(database, day, person.id)
        if mine is None or not is_over(database, mine):
            return mine, None
        return mine, daily_results(database, day)

    table, results = await context.store.read(found)
    robots = None
    if results is not None and table is not None:
        bodies = await context.store.read(lambda database: stored_bodies(database, table))
        robots = await context.desk.do(who, "files", robots_result, bodies)
    secret = day_secret(context.store.secret, day)
    following = day_secret(context.store.secret, day + timedelta(days=1))
    return DailyDeal(
        day=day.isoformat(), commitment=commitment(secret), tomorrow=commitment(following),
        table=table, over=results is not None, results=results or [], robots=robots,
        secret=None if results is None else secret,
    )  # fmt: skip


@post("/api/daily", responses=ERRORS, opt={DOOR: Door.TABLES})
async def play_daily(person: Person, context: Context) -> TableSummary:
    """Sit down to the deal of the day; who has begun it goes on there."""
    day = _today()

    async def mine() -> str | None:
        return await context.store.read(lambda database: my_table(database, day, person.id))

    async def sat_down() -> str:
        table = await mine()
        if table is not None:
            return table
        try:
            return await _made(context, day, person)
        except IntegrityError:
            table = await mine()
            if table is None:
                raise
            return table

    # Who asked twice at once would have a second table to learn the cards at: here the two wait for
    # the same, and of two nodes the first one makes it.
    table = await context.sitting_down.made((day, person.id), sat_down)
    return await summary(context, table, person.id)


async def _made(context: Context, day: date, person: Person) -> str:
    secret = day_secret(context.store.secret, day)
    loaded, events = daily_table(day, secret, person.id, person.name, context.config)
    mine = daily_step(day, person.id, loaded.facts.id)
    await context.store.write(mine, *table_steps(loaded.facts, loaded.chairs, events))
    context.rooms.add(loaded)
    return loaded.facts.id

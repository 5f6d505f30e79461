"""Tables: made, joined, looked up."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import get, post
from litestar.params import Parameter

from sansatout.server.api.answers import ERRORS
from sansatout.server.api.models import Branch, NewTable, SeatWanted, Sit
from sansatout.server.context import Context, Person
from sansatout.server.errors import NotFoundError
from sansatout.server.finished.deals import plain_events, public_bodies
from sansatout.server.guards import DOOR
from sansatout.server.limits.keeper import Who
from sansatout.server.limits.settings import Door
from sansatout.server.rooms.branching import branched
from sansatout.server.rooms.making import Place, Wanted, made
from sansatout.server.rooms.records import branch_steps, table_steps
from sansatout.server.rooms.room import Room
from sansatout.server.rooms.summary import deals_of, table_summary

__all__ = ["branch_table", "join", "make_table", "sit", "summary", "table", "table_events"]

Id = Annotated[str, Parameter(max_length=80)]


async def summary(context: Context, room: Room, person: str) -> dict[str, Any]:
    """Return a table as a person may see it from outside."""
    deals = await context.store.read(lambda database: deals_of(database, room.id))
    return table_summary(room.facts, room.table.setup, room.chairs, deals, person)


def _place(wanted: SeatWanted) -> Place:
    return Place(wanted.kind, wanted.name, wanted.level, wanted.system)


@post("/api/tables", responses=ERRORS, opt={DOOR: Door.TABLES})
async def make_table(data: NewTable, person: Person, context: Context) -> dict[str, Any]:
    """Make a table."""
    seats = None if data.seats is None else {str(s): _place(w) for s, w in data.seats.items()}
    wanted = Wanted(
        data.variant, data.name, data.options, data.laws, data.seating, seats,
        tuple(_place(one) for one in data.waiting),
        context.config.pace if data.pace is None else data.pace, data.deal, data.dealer,
        data.clock,
    )  # fmt: skip
    loaded, events = made(wanted, person.id, person.name, level=context.config.level)
    await context.store.write(*table_steps(loaded.facts, loaded.chairs, events))
    return await summary(context, context.rooms.add(loaded), person.id)


@get("/api/tables/{table_id:str}", responses=ERRORS)
async def table(table_id: Id, person: Person, context: Context) -> dict[str, Any]:
    """Tell about a table."""
    return await summary(context, await context.rooms.find(table_id), person.id)


@get("/api/tables/{table_id:str}/events", responses=ERRORS, opt={DOOR: Door.FILES})
async def table_events(table_id: Id, who: Who, context: Context) -> dict[str, Any]:
    """Give all events of a table up to its last finished deal."""
    await context.rooms.find(table_id)
    bodies = await context.store.read(lambda database: public_bodies(database, table_id))
    return {"events": await context.desk.do(who, "files", plain_events, bodies)}


@post("/api/tables/{table_id:str}/sit", responses=ERRORS)
async def sit(table_id: Id, data: Sit, person: Person, context: Context) -> dict[str, Any]:
    """Take an open place."""
    room = await context.rooms.sit(table_id, data.player, person.id, person.name)
    return await summary(context, room, person.id)


@post("/api/join/{token:str}", responses=ERRORS)
async def join(token: Id, person: Person, context: Context) -> dict[str, Any]:
    """Become the player that an invitation or a private link leads to."""
    room = await context.rooms.join(token, person.id, person.name)
    return await summary(context, room, person.id)


@post("/api/tables/{table_id:str}/branch", responses=ERRORS, opt={DOOR: Door.TABLES})
async def branch_table(
    table_id: Id, data: Branch, person: Person, context: Context
) -> dict[str, Any]:
    """Make a table on which a finished deal goes on from some point, me among robots."""
    found = await context.deals.find(data.deal)
    if found.table_id != table_id:
        raise NotFoundError("no-such-deal-here", deal=data.deal)
    before = found.kept.seq_after(data.cards)
    facts, chairs = branched(found, data.me, person.id, person.name, context.config)
    await context.store.write(*branch_steps(facts, chairs, table_id, before))
    return table_summary(facts, found.kept.new_table.setup, chairs, [], person.id)

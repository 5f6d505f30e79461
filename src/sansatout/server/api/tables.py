"""Tables: made, joined, looked up."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import Request, get, post
from litestar.params import Parameter

from sansatout.events import Event
from sansatout.server.api.answers import ERRORS
from sansatout.server.context import Context, Person
from sansatout.server.errors import NotFoundError
from sansatout.server.finished.deals import plain_events, public_bodies
from sansatout.server.guards import DOOR
from sansatout.server.limits.keeper import Who
from sansatout.server.limits.settings import Door
from sansatout.server.protocol.bodies import Branch, NewTable, TakePlace
from sansatout.server.protocol.people import Addresses
from sansatout.server.protocol.tables import (
    EventList,
    Invitation,
    Rounds,
    TablesGoingOn,
    TableSummary,
)
from sansatout.server.reach import is_this_machine, others_addresses
from sansatout.server.rooms.again import play_again
from sansatout.server.rooms.branching import branched
from sansatout.server.rooms.chairs import ChairKind
from sansatout.server.rooms.going_on import InMemory, found_for, stored_bodies, tables_of
from sansatout.server.rooms.making import made
from sansatout.server.rooms.records import branch_steps, table_steps
from sansatout.server.rooms.summary import stored_summary, table_summary
from sansatout.table.fold import fold
from sansatout.table.rounds import rounds
from sansatout.table.shown import RoundView

__all__ = [
    "addresses", "again", "branch_table", "going_on", "invitation", "join", "make_table", "sit",
    "summary", "table", "table_events", "table_rounds",
]  # fmt: skip

Id = Annotated[str, Parameter(max_length=80)]
_BY_PROXY = ("forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto")
"""What says that somebody else asks through this machine, whether we believe the rest or not."""


async def summary(context: Context, table_id: str, person: str) -> TableSummary:
    """Return a table as a person may see it from outside.

    :raises NotFoundError: if there is none
    """
    found = await context.store.read(lambda base: stored_summary(base, table_id, person))
    if found is None:
        raise NotFoundError("no-such-table", table=table_id)
    return found


@post("/api/tables", responses=ERRORS, opt={DOOR: Door.TABLES})
async def make_table(data: NewTable, person: Person, context: Context) -> TableSummary:
    """Make a table."""
    config = context.config
    loaded, events = made(data, person.id, person.name, level=config.level, usual_pace=config.pace)
    await context.store.write(*table_steps(loaded.facts, loaded.chairs, events))
    context.rooms.add(loaded)
    return await summary(context, loaded.facts.id, person.id)


@get("/api/tables/{table_id:str}", responses=ERRORS)
async def table(table_id: Id, person: Person, context: Context) -> TableSummary:
    """Tell about a table."""
    return await summary(context, table_id, person.id)


@get("/api/tables/{table_id:str}/events", responses=ERRORS, opt={DOOR: Door.FILES})
async def table_events(table_id: Id, who: Who, context: Context) -> EventList:
    """Give all events of a table up to its last finished deal."""
    bodies = await context.store.read(lambda database: public_bodies(database, table_id))
    if bodies is None:
        raise NotFoundError("no-such-table", table=table_id)
    return EventList(await context.desk.do(who, "files", plain_events, bodies))


@get("/api/tables/{table_id:str}/rounds", responses=ERRORS, opt={DOOR: Door.FILES})
async def table_rounds(table_id: Id, who: Who, context: Context) -> Rounds:
    """Give the sheets of a table that are over; to ask for them puts no table into memory."""
    room = context.rooms.fresh(table_id)
    if room is not None:
        return Rounds(await context.desk.do(who, "files", rounds, room.table))
    bodies = await context.store.read(lambda database: stored_bodies(database, table_id))
    if not bodies:
        raise NotFoundError("no-such-table", table=table_id)
    return Rounds(await context.desk.do(who, "files", _stored_rounds, bodies))


def _stored_rounds(bodies: list[str]) -> list[RoundView]:
    return rounds(fold(map(Event.loads, bodies)))


@post("/api/tables/{table_id:str}/sit", responses=ERRORS)
async def sit(table_id: Id, data: TakePlace, person: Person, context: Context) -> TableSummary:
    """Take an open place."""
    await context.rooms.sit(table_id, data.player, person.id, person.name)
    return await summary(context, table_id, person.id)


@get("/api/join/{token:str}", responses=ERRORS)
async def invitation(token: Id, person: Person, context: Context) -> Invitation:
    """Tell what a link leads to: an invitation, a private link or a table's own."""
    table_id = await context.rooms.where(token)
    found, place = await summary(context, table_id, person.id), await context.rooms.place_of(token)
    if place is None:
        is_open = any(player.kind is ChairKind.OPEN for player in found.players)
        taken = found.by_link or not is_open
        return Invitation(table=found, place=None, private=False, taken=taken)
    private = place.link == token
    free = private or place.kind is ChairKind.OPEN or person.id in place.people
    return Invitation(table=found, place=place.player, private=private, taken=not free)


@post("/api/tables/{table_id:str}/again", responses=ERRORS, opt={DOOR: Door.TABLES})
async def again(table_id: Id, person: Person, context: Context) -> TableSummary:
    """Go to a new table for the same people, which the first who asks makes."""
    there = await play_again(context.rooms, table_id, person.id, person.name)
    return await summary(context, there, person.id)


@get("/api/going-on", responses=ERRORS, opt={DOOR: Door.FILES})
async def going_on(person: Person, who: Who, context: Context) -> TablesGoingOn:
    """Tell at which tables I can go on."""
    found = await context.store.read(lambda database: found_for(database, person.id))
    rooms = {
        room.id: InMemory(room.table, frozenset(room.ready))
        for one in found
        if (room := context.rooms.fresh(one.summary.table)) is not None
    }
    return TablesGoingOn(await context.desk.do(who, "files", tables_of, found, rooms))


@get("/api/addresses", responses=ERRORS)
async def addresses(request: Request[Any, Any, Any], context: Context) -> Addresses:
    """Tell whoever sits at this machine where others find the server."""
    host, client = request.headers.get("host", "").rsplit(":", 1)[0], request.client
    here = is_this_machine(host) and client is not None and is_this_machine(client.host)
    if any(name in request.headers for name in _BY_PROXY):
        here = False
    if not here or context.listens is None:
        return Addresses(here, [])
    # To look up the machine's own name can take as long as a name server that does not answer.
    return Addresses(here, await asyncio.to_thread(others_addresses, *context.listens))


@post("/api/join/{token:str}", responses=ERRORS)
async def join(token: Id, person: Person, context: Context) -> TableSummary:
    """Become the player that an invitation or a private link leads to."""
    table_id = await context.rooms.join(token, person.id, person.name)
    return await summary(context, table_id, person.id)


@post("/api/tables/{table_id:str}/branch", responses=ERRORS, opt={DOOR: Door.TABLES})
async def branch_table(
    table_id: Id, data: Branch, person: Person, context: Context
) -> TableSummary:
    """Make a table on which a finished deal goes on from some point, me among robots."""
    found = await context.deals.find(data.deal)
    if found.table_id != table_id:
        raise NotFoundError("no-such-deal-here", deal=data.deal)
    kept = found.kept
    before = kept.seq_after(data.cards) if data.seq is None else kept.check_seq(data.seq)
    facts, chairs = branched(found, data.me, person.id, person.name, context.config)
    await context.store.write(*branch_steps(facts, chairs, table_id, before))
    return table_summary(facts, found.kept.new_table.setup, chairs, [], person.id)

"""Who I am: my name, and the browsers in which I am this person."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request, Response, delete, get, patch, post
from litestar.params import Parameter
from sqlalchemy import Connection, func, select

from sansatout.server.api.answers import ERRORS
from sansatout.server.browsers import label_of
from sansatout.server.context import Context, Person
from sansatout.server.guards import DOOR
from sansatout.server.limits.settings import Door
from sansatout.server.personal.export import all_about
from sansatout.server.protocol.bodies import Rename
from sansatout.server.protocol.people import BrowserList, LinkMade, LinkTarget, WhoIAm
from sansatout.server.store import schema

__all__ = ["browsers", "data", "follow", "make_link", "me", "rename", "sign_out", "whose_link"]

Id = Annotated[str, Parameter(max_length=80)]
Asked = Request[Any, Any, Any]


@get("/api/me", responses=ERRORS)
async def me(request: Asked, person: Person) -> WhoIAm:
    """Tell who is asking; their cookie lasts anew from here."""
    request.scope["state"]["keep"] = person.identity
    return WhoIAm(person.id, person.name)


@patch("/api/me", responses=ERRORS, opt={DOOR: Door.NAMES})
async def rename(data: Rename, person: Person, context: Context) -> WhoIAm:
    """Choose a name."""
    return WhoIAm(person.id, await context.rename(person.id, data.name))


@get("/api/me/browsers", responses=ERRORS)
async def browsers(person: Person, context: Context) -> BrowserList:
    """Tell in which browsers I am this person, and which links wait to be used."""
    return BrowserList(await context.browsers.listed(person.identity))


@get("/api/me/data", responses=ERRORS, opt={DOOR: Door.FILES})
async def data(person: Person, context: Context) -> Response[dict[str, Any]]:
    """Give everything that is kept of me, as a file."""

    def told(database: Connection) -> bytes:
        return msgspec.json.encode(all_about(database, person.id))

    headers = {"content-disposition": 'attachment; filename="sansatout.json"'}
    written: Any = msgspec.Raw(await context.store.read(told))
    return Response(written, headers=headers)


@post("/api/me/links", responses=ERRORS, opt={DOOR: Door.LINKS})
async def make_link(person: Person, context: Context) -> LinkMade:
    """Make a link that makes another browser mine, once."""
    link = await context.browsers.make_link(person.id)
    return LinkMade(f"/me/{link.token}", link.id, link.expires)


@delete("/api/me/browsers/{browser:str}", status_code=200, responses=ERRORS)
async def sign_out(browser: Id, person: Person, context: Context) -> BrowserList:
    """Sign one of my browsers out, or take back a link."""
    await context.sign_out(person.id, browser)
    return BrowserList(await context.browsers.listed(person.identity))


@get("/api/links/{token:str}", responses=ERRORS)
async def whose_link(token: Id, person: Person, context: Context) -> LinkTarget:
    """Tell who this browser would be after following a link, and what it would lose."""
    found = await context.browsers.whose(token)
    name = await context.name_of(found.person)
    loses = await context.store.read(lambda database: _belongings(database, person.id))
    return LinkTarget(name, found.person == person.id, loses)


@post("/api/links/{token:str}", status_code=200, responses=ERRORS, opt={DOOR: Door.LINKS})
async def follow(request: Asked, token: Id, person: Person, context: Context) -> WhoIAm:
    """Become the person that a link carries to this browser."""
    found = await context.browsers.whose(token)
    if found.person == person.id:
        found = person.identity
    else:
        label = label_of(request.headers.get("user-agent", ""))
        found = await context.browsers.follow(token, label)
    request.scope["state"]["keep"] = found
    return WhoIAm(found.person, await context.name_of(found.person))


def _belongings(database: Connection, person: str) -> int:
    """Return at how many tables and sheets a person has a place."""
    place, writing = schema.player_people.c, schema.sheet_people.c
    questions = (
        select(func.count()).where(place.person == person, place.ended.is_(None)),
        select(func.count()).where(writing.person == person),
    )
    return sum(database.scalar(question) or 0 for question in questions)

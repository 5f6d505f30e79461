"""Who I am: my name, and the browsers in which I am this person."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, delete, get, patch, post
from litestar.params import Parameter
from sqlalchemy import Connection, func, select

from sansatout.server.api.answers import ERRORS
from sansatout.server.api.models import Rename
from sansatout.server.browsers import label_of
from sansatout.server.context import Context, Person
from sansatout.server.store import schema

__all__ = ["browsers", "follow", "make_link", "me", "rename", "sign_out", "whose_link"]

Id = Annotated[str, Parameter(max_length=80)]
Asked = Request[Any, Any, Any]


@get("/api/me", responses=ERRORS)
async def me(request: Asked, person: Person) -> dict[str, Any]:
    """Tell who is asking; their cookie lasts anew from here."""
    request.scope["state"]["keep"] = person.identity
    return {"person": person.id, "name": person.name}


@patch("/api/me", responses=ERRORS)
async def rename(data: Rename, person: Person, context: Context) -> dict[str, Any]:
    """Choose a name."""
    return {"person": person.id, "name": await context.rename(person.id, data.name)}


@get("/api/me/browsers", responses=ERRORS)
async def browsers(person: Person, context: Context) -> dict[str, Any]:
    """Tell in which browsers I am this person, and which links wait to be used."""
    return {"browsers": await context.browsers.listed(person.identity)}


@post("/api/me/links", responses=ERRORS)
async def make_link(person: Person, context: Context) -> dict[str, Any]:
    """Make a link that makes another browser mine, once."""
    link = await context.browsers.make_link(person.id)
    return {"link": f"/me/{link.token}", "id": link.id, "expires": link.expires}


@delete("/api/me/browsers/{browser:str}", status_code=200, responses=ERRORS)
async def sign_out(browser: Id, person: Person, context: Context) -> dict[str, Any]:
    """Sign one of my browsers out, or take back a link."""
    await context.sign_out(person.id, browser)
    return {"browsers": await context.browsers.listed(person.identity)}


@get("/api/links/{token:str}", responses=ERRORS)
async def whose_link(token: Id, person: Person, context: Context) -> dict[str, Any]:
    """Tell who this browser would be after following a link, and what it would lose."""
    found = await context.browsers.whose(token)
    name = await context.name_of(found.person)
    loses = await context.store.read(lambda database: _belongings(database, person.id))
    return {"name": name, "same": found.person == person.id, "loses": loses}


@post("/api/links/{token:str}", status_code=200, responses=ERRORS)
async def follow(request: Asked, token: Id, person: Person, context: Context) -> dict[str, Any]:
    """Become the person that a link carries to this browser."""
    found = await context.browsers.whose(token)
    if found.person == person.id:
        found = person.identity
    else:
        label = label_of(request.headers.get("user-agent", ""))
        found = await context.browsers.follow(token, label)
    request.scope["state"]["keep"] = found
    return {"person": found.person, "name": await context.name_of(found.person)}


def _belongings(database: Connection, person: str) -> int:
    """Return at how many tables and sheets a person has a place."""
    place, writing = schema.player_people.c, schema.sheet_people.c
    questions = (
        select(func.count()).where(place.person == person, place.ended.is_(None)),
        select(func.count()).where(writing.person == person),
    )
    return sum(database.scalar(question) or 0 for question in questions)

"""Finished deals, analysis, and what I have played."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import Response, get, post
from litestar.params import Parameter
from sqlalchemy import Connection as Database
from sqlalchemy import select
from sqlalchemy.dialects.sqlite import insert as upsert

from sansatout.server.api.answers import ERRORS
from sansatout.server.api.models import Analyse
from sansatout.server.context import FINISHED, Context, Person
from sansatout.server.finished.analyse import analysed
from sansatout.server.finished.deals import FinishedDeal, plain_deal
from sansatout.server.finished.files import FILES
from sansatout.server.finished.history import history_of
from sansatout.server.finished.worth import card_values, worth
from sansatout.server.guards import DOOR
from sansatout.server.limits.keeper import Who
from sansatout.server.limits.settings import Door
from sansatout.server.store import Step, schema

__all__ = ["analyse", "deal", "history", "values"]

Id = Annotated[str, Parameter(max_length=80)]
_KEEP = upsert(schema.analyses).on_conflict_do_nothing()


async def _worth(context: Context, who: Who, found: FinishedDeal) -> Any:  # noqa: ANN401 (JSON)
    """Return the analysis of a deal; all who ask for it at the same time wait for one."""
    task = context.analysing.get(found.id)
    if task is None:
        task = asyncio.create_task(_analysis(context, who, found))
        context.analysing[found.id] = task
        task.add_done_callback(lambda _: context.analysing.pop(found.id, None))
    return await asyncio.shield(task)


async def _analysis(context: Context, who: Who, found: FinishedDeal) -> Any:  # noqa: ANN401 (JSON)
    """Return the analysis of a deal, from the database if somebody has asked before."""
    question = select(schema.analyses.c.body).where(schema.analyses.c.deal == found.id)
    kept = await context.store.read(lambda database: database.scalar(question))
    if kept is not None:
        return msgspec.json.decode(kept)
    fresh = await context.solving.do(who, FINISHED, worth, found.kept)
    body = msgspec.json.encode(fresh).decode()
    await context.store.write(Step(_KEEP, [{"deal": found.id, "body": body}]))
    return fresh


@get("/api/deals/{name:str}", responses=ERRORS, opt={DOOR: Door.FILES})
async def deal(name: Id, person: Person, who: Who, context: Context) -> Response[Any]:
    """Give a finished deal, or with a suffix the file of it."""
    stem, _, suffix = name.rpartition(".")
    if stem and suffix in FILES:
        found = await context.deals.find(stem)
        write = FILES[suffix].write
        text = await context.desk.do(who, "files", write, found, person.language)
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        return Response(text.encode(), media_type=FILES[suffix].media_type, headers=headers)
    found = await context.deals.find(name)
    more = {
        "analysis": await _worth(context, who, found),
        "downloads": {suffix: f"/api/deals/{found.id}.{suffix}" for suffix in FILES},
        "thoughts": await context.deals.thoughts(name),
    }
    return Response(plain_deal(found, person.id) | more)


@get("/api/deals/{name:str}/values", responses=ERRORS, opt={DOOR: Door.ANALYSIS})
async def values(
    name: Id, cards: Annotated[int, Parameter(ge=0, le=52)], who: Who, context: Context
) -> dict[str, Any]:
    """Give the value of every card that could have been played after so many."""
    found = await context.deals.find(name)
    return await context.solving.do(who, FINISHED, card_values, found.kept, cards)


@post("/api/analyse", status_code=200, responses=ERRORS, opt={DOOR: Door.ANALYSIS})
async def analyse(data: Analyse, who: Who, context: Context) -> dict[str, Any]:
    """Give the double-dummy tables of deals, and the values of cards in a position."""
    return await context.solving.do(
        who, "brought", analysed, data.text, data.strain, data.leader, data.play
    )


@get("/api/history", responses=ERRORS, opt={DOOR: Door.FILES})
async def history(
    person: Person,
    context: Context,
    before: Annotated[str | None, Parameter(max_length=40)] = None,
) -> dict[str, Any]:
    """Give what I have played and scored, newest first."""

    def ask(database: Database) -> dict[str, Any]:
        return history_of(database, person.id, before)

    return await context.store.read(ask)

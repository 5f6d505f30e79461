"""Finished deals, analysis, and what I have played."""

from __future__ import annotations

import asyncio
from typing import Annotated, Literal

import msgspec
from litestar import Response, get, post
from litestar.params import Parameter
from sqlalchemy import Connection as Database
from sqlalchemy import select

from sansatout.server.api.answers import ERRORS
from sansatout.server.api.document import giving
from sansatout.server.context import FINISHED, Context, Person
from sansatout.server.finished.analyse import analysed
from sansatout.server.finished.deals import FinishedDeal, deal_page
from sansatout.server.finished.files import files
from sansatout.server.finished.history import Wanted, history_of, lost_tricks
from sansatout.server.finished.worth import card_values, worth
from sansatout.server.guards import DOOR
from sansatout.server.limits.keeper import Who
from sansatout.server.limits.settings import Door
from sansatout.server.protocol.bodies import Analyse
from sansatout.server.protocol.deals import (
    Analysis,
    AnalysisAnswer,
    DealCost,
    DealPage,
    History,
    SolvedPosition,
)
from sansatout.server.store import Put, Step, schema

__all__ = ["analyse", "analysis_of", "cost", "deal", "history", "values"]

Id = Annotated[str, Parameter(max_length=80)]
_KEEP = Put(schema.analyses)


async def analysis_of(context: Context, who: Who, found: FinishedDeal) -> Analysis:
    """Return the analysis of a deal; all who ask for it at the same time wait for one."""
    task = context.analysing.get(found.id)
    if task is None:
        task = asyncio.create_task(_analysis(context, who, found))
        context.analysing[found.id] = task
        task.add_done_callback(lambda _: context.analysing.pop(found.id, None))
    return await asyncio.shield(task)


async def _analysis(context: Context, who: Who, found: FinishedDeal) -> Analysis:
    """Return the analysis of a deal, from the database if somebody has asked before."""
    question = select(schema.analyses.c.body).where(schema.analyses.c.deal == found.id)
    kept = await context.store.read(lambda database: database.scalar(question))
    if kept is not None:
        return msgspec.json.decode(kept, type=Analysis)
    fresh = await context.solving.do(who, FINISHED, worth, found.kept)
    body = msgspec.json.encode(fresh).decode()
    await context.store.write(Step(_KEEP, [{"deal": found.id, "body": body}]))
    return fresh


@get(
    "/api/deals/{name:str}",
    responses=ERRORS,
    opt={DOOR: Door.FILES},
    operation_class=giving(lambda: [file.media_type for file in files().values()]),
)
async def deal(name: Id, person: Person, who: Who, context: Context) -> Response[DealPage | bytes]:
    """Give a finished deal, or with a suffix the file of it."""
    stem, _, suffix = name.rpartition(".")
    file = files().get(suffix)
    if stem and file is not None:
        found = await context.deals.find(stem)
        text = await context.desk.do(who, "files", file.write, found, person.language)
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        return Response(text.encode(), media_type=file.media_type, headers=headers)
    found = await context.deals.find(name)
    page = deal_page(
        found,
        person.id,
        analysis=await analysis_of(context, who, found),
        thoughts=await context.deals.thoughts(name),
        downloads={suffix: f"/api/deals/{found.id}.{suffix}" for suffix in files()},
    )
    return Response(page)


@get("/api/deals/{name:str}/values", responses=ERRORS, opt={DOOR: Door.ANALYSIS})
async def values(
    name: Id, cards: Annotated[int, Parameter(ge=0, le=52)], who: Who, context: Context
) -> SolvedPosition:
    """Give the value of every card that could have been played after so many."""
    found = await context.deals.find(name)
    return await context.solving.do(who, FINISHED, card_values, found.kept, cards)


@get("/api/deals/{name:str}/cost", responses=ERRORS, opt={DOOR: Door.ANALYSIS})
async def cost(name: Id, person: Person, who: Who, context: Context) -> DealCost:
    """Give the tricks that my cards in a finished deal gave away."""
    found = await context.deals.find(name)
    chair = found.chairs.of(person.id)
    players = found.kept.public["players"]
    seat = next((s for s, one in players.items() if chair and one == chair.player), None)
    analysis = await analysis_of(context, who, found)
    return DealCost(lost_tricks(analysis, found.kept.public["bargain"], seat))


@post("/api/analyse", status_code=200, responses=ERRORS, opt={DOOR: Door.ANALYSIS})
async def analyse(data: Analyse, who: Who, context: Context) -> AnalysisAnswer:
    """Give the double-dummy tables of deals, and the values of cards in a position."""
    return await context.solving.do(who, "brought", analysed, data)


@get("/api/history", responses=ERRORS, opt={DOOR: Door.FILES})
async def history(
    person: Person,
    context: Context,
    before: Annotated[str | None, Parameter(max_length=40)] = None,
    game: Annotated[str | None, Parameter(max_length=40)] = None,
    only: Literal["tables", "deals", "sheets"] | None = None,
) -> History:
    """Give what I have played and scored, newest first, of one game or one kind if told."""

    def ask(database: Database) -> History:
        return history_of(database, Wanted(person.id, before, game, only))

    return await context.store.read(ask)

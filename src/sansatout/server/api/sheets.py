"""Scores kept with real cards."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import get, post
from litestar.params import Parameter

from sansatout.server.api.answers import ERRORS
from sansatout.server.api.models import NewSheet, SheetOperation
from sansatout.server.context import Context, Person
from sansatout.server.guards import DOOR
from sansatout.server.limits.settings import Door
from sansatout.server.sheets.registry import operation_of

__all__ = ["join_sheet", "make_sheet", "operate", "sheet"]

Id = Annotated[str, Parameter(max_length=80)]


@post("/api/sheets", responses=ERRORS, opt={DOOR: Door.SHEETS})
async def make_sheet(data: NewSheet, person: Person, context: Context) -> dict[str, Any]:
    """Open a sheet."""
    kept = await context.sheets.make(data.system, data.options, data.names, person.id)
    return kept.plain(person.id)


@get("/api/sheets/{sheet_id:str}", responses=ERRORS)
async def sheet(sheet_id: Id, person: Person, context: Context) -> dict[str, Any]:
    """Give a sheet."""
    return (await context.sheets.find(sheet_id)).plain(person.id)


@post(
    "/api/sheets/{sheet_id:str}/operations",
    status_code=200,
    responses=ERRORS,
    opt={DOOR: Door.SHEETS},
)
async def operate(
    sheet_id: Id, data: SheetOperation, person: Person, context: Context
) -> dict[str, Any]:
    """Write on a sheet."""
    kept = await context.sheets.find(sheet_id)
    given = {"line": data.line, "deal": data.deal, "names": data.names}
    operation = operation_of(data.do, given)
    await context.sheets.operate(kept, person.id, data.count, operation)
    return kept.plain(person.id)


@post("/api/join-sheet/{token:str}", responses=ERRORS)
async def join_sheet(token: Id, person: Person, context: Context) -> dict[str, Any]:
    """Become one who may write on a sheet."""
    return (await context.sheets.join(token, person.id)).plain(person.id)

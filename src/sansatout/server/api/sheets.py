"""Scores kept with real cards."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, get, post
from litestar.params import Parameter

from sansatout.keeping.exports import EXPORTS
from sansatout.server.api.answers import ERRORS
from sansatout.server.context import Context, Person
from sansatout.server.errors import NotFoundError
from sansatout.server.guards import DOOR
from sansatout.server.limits.keeper import Who
from sansatout.server.limits.settings import Door
from sansatout.server.protocol.bodies import NewSheet, SheetOperation
from sansatout.server.protocol.sheets import KeptSheet, SheetPreview
from sansatout.server.sheets.plain import preview
from sansatout.server.sheets.registry import operation_of

__all__ = ["join_sheet", "make_sheet", "operate", "preview_operation", "sheet", "sheet_file"]

Id = Annotated[str, Parameter(max_length=80)]


@post("/api/sheets", responses=ERRORS, opt={DOOR: Door.SHEETS})
async def make_sheet(data: NewSheet, person: Person, context: Context) -> KeptSheet:
    """Open a sheet."""
    kept = await context.sheets.make(data.system, data.options, data.names, data.others, person.id)
    return kept.seen_by(person.id, person.language)


@get("/api/sheets/{sheet_id:str}", responses=ERRORS)
async def sheet(sheet_id: Id, person: Person, context: Context) -> KeptSheet:
    """Give a sheet."""
    return (await context.sheets.find(sheet_id)).seen_by(person.id, person.language)


@post(
    "/api/sheets/{sheet_id:str}/operations",
    status_code=200,
    responses=ERRORS,
    opt={DOOR: Door.SHEETS},
)
async def operate(
    sheet_id: Id, data: SheetOperation, person: Person, context: Context
) -> KeptSheet:
    """Write on a sheet."""
    kept = await context.sheets.find(sheet_id)
    await context.sheets.operate(kept, person.id, data)
    return kept.seen_by(person.id, person.language)


@post(
    "/api/sheets/{sheet_id:str}/preview",
    status_code=200,
    responses=ERRORS,
    opt={DOOR: Door.SHEETS},
)
async def preview_operation(
    sheet_id: Id, data: SheetOperation, who: Who, context: Context
) -> SheetPreview:
    """Tell what something would write on a sheet, and write nothing."""
    session = (await context.sheets.find(sheet_id)).session
    return await context.desk.do(who, "files", preview, session, operation_of(data, session))


@get("/api/sheets/{sheet_id:str}/files/{name:str}", responses=ERRORS, opt={DOOR: Door.FILES})
async def sheet_file(
    sheet_id: Id, name: Id, person: Person, who: Who, context: Context
) -> Response[bytes]:
    """Give a sheet as a file, in the form its suffix says."""
    kept = await context.sheets.find(sheet_id)
    kind = EXPORTS.get(name.rpartition(".")[2])
    if kind is None:
        raise NotFoundError("no-such-file", file=name)
    text = await context.desk.do(
        who, "files", kind.write, kept.session, kept.operations, person.language
    )
    headers = {"content-disposition": f'attachment; filename="sheet.{name.rpartition(".")[2]}"'}
    return Response(text.encode() + b"\n", media_type=kind.media_type, headers=headers)


@post("/api/join-sheet/{token:str}", responses=ERRORS)
async def join_sheet(token: Id, person: Person, context: Context) -> KeptSheet:
    """Become one who may write on a sheet."""
    return (await context.sheets.join(token, person.id)).seen_by(person.id, person.language)

"""Scores kept with real cards."""

from __future__ import annotations

from typing import Annotated, cast

import msgspec
from litestar import Response, get, post
from litestar.params import Parameter

from sansatout.keeping.exports import EXPORTS
from sansatout.server.api.answers import ERRORS
from sansatout.server.api.document import giving
from sansatout.server.context import Context, Person
from sansatout.server.errors import NotFoundError
from sansatout.server.guards import DOOR
from sansatout.server.limits.keeper import Who
from sansatout.server.limits.settings import Door
from sansatout.server.protocol.bodies import NewSheet, SheetOperation
from sansatout.server.protocol.sheets import KeptSheet, SheetPreview
from sansatout.server.sheets.opened import OpenSheet
from sansatout.server.sheets.plain import preview
from sansatout.server.sheets.registry import operation_of

__all__ = ["join_sheet", "make_sheet", "operate", "preview_operation", "sheet", "sheet_file"]

Id = Annotated[str, Parameter(max_length=80)]


@post("/api/sheets", responses=ERRORS, opt={DOOR: Door.SHEETS})
async def make_sheet(
    data: NewSheet, person: Person, who: Who, context: Context
) -> Response[KeptSheet]:
    """Open a sheet."""
    kept = await context.sheets.make(data.system, data.options, data.names, data.others, person.id)
    return await _written(context, kept, person, who)


@get("/api/sheets/{sheet_id:str}", responses=ERRORS)
async def sheet(sheet_id: Id, person: Person, who: Who, context: Context) -> Response[KeptSheet]:
    """Give a sheet."""
    kept = await context.sheets.find(sheet_id, who)
    return _answer(await context.sheets.showing.seen(kept, person.id, person.language, who))


@post(
    "/api/sheets/{sheet_id:str}/operations",
    status_code=200,
    responses=ERRORS,
    opt={DOOR: Door.SHEETS},
)
async def operate(
    sheet_id: Id, data: SheetOperation, person: Person, who: Who, context: Context
) -> Response[KeptSheet]:
    """Write on a sheet."""
    kept = await context.sheets.find(sheet_id, who)
    await context.sheets.operate(kept, person.id, data, who)
    return await _written(context, kept, person, who)


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
    session = (await context.sheets.find(sheet_id, who)).now.session
    return await context.desk.do(who, "files", preview, session, operation_of(data, session))


@get(
    "/api/sheets/{sheet_id:str}/files/{name:str}",
    responses=ERRORS,
    opt={DOOR: Door.FILES},
    operation_class=giving(lambda: [kind.media_type for kind in EXPORTS.values()]),
)
async def sheet_file(
    sheet_id: Id, name: Id, person: Person, who: Who, context: Context
) -> Response[bytes]:
    """Give a sheet as a file, in the form its suffix says."""
    now = (await context.sheets.find(sheet_id, who)).now
    kind = EXPORTS.get(name.rpartition(".")[2])
    if kind is None:
        raise NotFoundError("no-such-file", file=name)
    text = await context.desk.do(
        who, "files", kind.write, now.session, now.operations, person.language
    )
    headers = {"content-disposition": f'attachment; filename="sheet.{name.rpartition(".")[2]}"'}
    return Response(text.encode() + b"\n", media_type=kind.media_type, headers=headers)


@post("/api/join-sheet/{token:str}", responses=ERRORS)
async def join_sheet(token: Id, person: Person, who: Who, context: Context) -> Response[KeptSheet]:
    """Become one who may write on a sheet."""
    kept = await context.sheets.join(token, person.id, who)
    return await _written(context, kept, person, who)


async def _written(
    context: Context, kept: OpenSheet, person: Person, who: Who
) -> Response[KeptSheet]:
    """Answer who has written: nothing that was done is answered with a refusal."""
    return _answer(await context.sheets.showing.shown(kept, person.id, person.language, who))


def _answer(seen: bytes) -> Response[KeptSheet]:
    """Answer with a sheet that is encoded once for all who see the same."""
    return Response(cast("KeptSheet", msgspec.Raw(seen)))

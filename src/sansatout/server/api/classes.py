"""Classes: opened by a teacher, joined by a code, taught and learned in."""

from __future__ import annotations

import re
from typing import Annotated, Any

from litestar import Request, Response, delete, get, patch, post
from litestar.params import Parameter

from sansatout.formats.deals import Dealt
from sansatout.printing.compiling import PageLook, compiled
from sansatout.printing.deals import hand_records, records_of
from sansatout.server.api.answers import ERRORS
from sansatout.server.api.document import giving
from sansatout.server.classes import ending, pupils, teaching
from sansatout.server.classes.given import given_by
from sansatout.server.classes.opened import OpenClass
from sansatout.server.classes.records import ClassRound
from sansatout.server.classes.results import as_csv, played, results, solved
from sansatout.server.classes.rounds import count_of_tables
from sansatout.server.classes.telling import pupils_view, teachers_view
from sansatout.server.context import FINISHED, Context, Person
from sansatout.server.errors import ForbiddenError, NotFoundError
from sansatout.server.finished.worth import declaring_tricks
from sansatout.server.guards import DOOR
from sansatout.server.limits.keeper import Who
from sansatout.server.limits.settings import Door
from sansatout.server.protocol.bodies import (
    ClassChange,
    JoinClass,
    NewClass,
    NewRound,
    Rewinding,
    ShowPosition,
    Stopping,
)
from sansatout.server.protocol.classes import (
    ClassDoor,
    ClassView,
    MyClasses,
    PupilClass,
    Results,
    Rewound,
)
from sansatout.variants.cardplay import CardPlay

__all__ = [
    "change_class", "class_at", "class_file", "class_results", "end_class", "excuse_pupil", "give",
    "hide_position", "join_class", "knock", "make_class", "my_classes", "remove_pupil",
    "rename_pupil", "rewind", "show_position", "stop_tables",
]  # fmt: skip

Id = Annotated[str, Parameter(max_length=40)]
Code = Annotated[str, Parameter(max_length=40)]
Number = Annotated[int, Parameter(ge=1, le=1000)]
_FILE = re.compile(r"(results|handout)-([1-9][0-9]{0,2})\.(csv|pdf)")
_KINDS = {("results", "csv"): "text/csv", ("handout", "pdf"): "application/pdf"}
_TABLES_AT_ONCE = 10
"""So many tables of a round count as one thing that a class is given."""
Asking = Request[Any, Any, Any]


@get("/api/classes", responses=ERRORS)
async def my_classes(person: Person, context: Context) -> MyClasses:
    """Tell which classes I teach or learn in."""
    return MyClasses(await context.classes.listed(person.id))


@post("/api/classes", responses=ERRORS, opt={DOOR: Door.CLASSES})
async def make_class(data: NewClass, person: Person, context: Context) -> ClassView:
    """Open a class."""
    return _teachers(await context.classes.make(data.title, person.id), person)


@get("/api/classes/{class_id:str}", responses=ERRORS)
async def class_at(class_id: Id, person: Person, context: Context) -> ClassView | PupilClass:
    """Tell how a class stands, as its teacher sees it or one of its pupils."""
    kept, pupil = await context.classes.seen_by(class_id, person.id)
    return _teachers(kept, person) if pupil is None else pupils_view(kept, pupil)


@patch("/api/classes/{class_id:str}", responses=ERRORS)
async def change_class(
    class_id: Id, data: ClassChange, person: Person, context: Context
) -> ClassView:
    """Change what a class is called, whether its names stay, and who comes in."""
    kept = await context.classes.own(class_id, person.id)
    await context.classes.change(kept, data)
    return _teachers(kept, person)


@delete("/api/classes/{class_id:str}", status_code=200, responses=ERRORS)
async def end_class(class_id: Id, person: Person, context: Context) -> MyClasses:
    """Let a class be gone, with the names of its pupils."""
    await ending.end(context.classes, await context.classes.own(class_id, person.id))
    return MyClasses(await context.classes.listed(person.id))


@get("/api/class-codes/{code:str}", responses=ERRORS, opt={DOOR: Door.CODES})
async def knock(code: Code, person: Person, context: Context) -> ClassDoor:
    """Tell to which class a code leads."""
    kept = await context.classes.behind(code)
    pupil = kept.pupil_of(person.id)
    if pupil is not None and pupil.removed is not None:
        raise ForbiddenError("class-removed")
    return ClassDoor(
        id=kept.id,
        title=kept.facts.title,
        name="" if pupil is None else pupil.name,
        teacher=kept.teaches(person.id),
    )


@post("/api/class-codes/{code:str}", status_code=200, responses=ERRORS, opt={DOOR: Door.CODES})
async def join_class(code: Code, data: JoinClass, person: Person, context: Context) -> PupilClass:
    """Come to a class as a pupil."""
    kept = await pupils.join(context.classes, code, data.name, person.id)
    pupil = kept.pupil_of(person.id)
    assert pupil is not None, "who has come in is there"
    return pupils_view(kept, pupil)


@post("/api/classes/{class_id:str}/rounds", responses=ERRORS, opt={DOOR: Door.CLASSES})
async def give(
    class_id: Id, data: NewRound, person: Person, who: Who, context: Context
) -> ClassView:
    """Give all pupils a lesson, or the same deals at tables of their own."""
    kept = await context.classes.own(class_id, person.id)
    given, data.options = await context.desk.do(who, "classes", given_by, data)
    # Deals are drawn for seconds: the class may be in memory anew, or gone.
    kept = await context.classes.own(class_id, person.id)
    tables = count_of_tables(given, data, sum(1 for _ in kept.present()))
    for _ in range((tables - 1) // _TABLES_AT_ONCE):
        context.keeper.enter(Door.CLASSES, who)
    await teaching.give(context.classes, kept, given, data, context.config)
    return _teachers(kept, person)


@post("/api/classes/{class_id:str}/stop", status_code=200, responses=ERRORS)
async def stop_tables(class_id: Id, data: Stopping, person: Person, context: Context) -> ClassView:
    """Let nobody act at a table or at all of them, or let them go on."""
    kept = await context.classes.own(class_id, person.id)
    await teaching.stop(context.classes, kept, data)
    return _teachers(kept, person)


@post("/api/classes/{class_id:str}/rewind", status_code=200, responses=ERRORS)
async def rewind(class_id: Id, data: Rewinding, person: Person, context: Context) -> Rewound:
    """Go back in the deal of a table, or of all of them."""
    kept = await context.classes.own(class_id, person.id)
    return Rewound(await teaching.rewind(context.classes, kept, data))


@post("/api/classes/{class_id:str}/show", status_code=200, responses=ERRORS)
async def show_position(
    class_id: Id, data: ShowPosition, person: Person, context: Context
) -> ClassView:
    """Show a position to everybody in the class."""
    kept = await context.classes.own(class_id, person.id)
    await teaching.show(context.classes, kept, data, context.deals)
    return _teachers(kept, person)


@delete("/api/classes/{class_id:str}/show", status_code=200, responses=ERRORS)
async def hide_position(class_id: Id, person: Person, context: Context) -> ClassView:
    """Show nothing any more."""
    kept = await context.classes.own(class_id, person.id)
    await teaching.hide(context.classes, kept)
    return _teachers(kept, person)


@patch("/api/classes/{class_id:str}/pupils/{number:int}", responses=ERRORS)
async def rename_pupil(
    class_id: Id, number: Number, data: JoinClass, person: Person, context: Context
) -> ClassView:
    """Call a pupil by another name."""
    kept = await context.classes.own(class_id, person.id)
    await pupils.rename(context.classes, kept, number, data.name)
    return _teachers(kept, person)


@delete("/api/classes/{class_id:str}/pupils/{number:int}", status_code=200, responses=ERRORS)
async def remove_pupil(class_id: Id, number: Number, person: Person, context: Context) -> ClassView:
    """Send a pupil out."""
    kept = await context.classes.own(class_id, person.id)
    await pupils.remove(context.classes, kept, number)
    return _teachers(kept, person)


@post("/api/classes/{class_id:str}/pupils/{number:int}/robot", status_code=200, responses=ERRORS)
async def excuse_pupil(class_id: Id, number: Number, person: Person, context: Context) -> ClassView:
    """Let a robot play for a pupil until they are heard of."""
    kept = await context.classes.own(class_id, person.id)
    await pupils.excuse(context.classes, kept, number)
    return _teachers(kept, person)


@get("/api/classes/{class_id:str}/results/{number:int}", responses=ERRORS, opt={DOOR: Door.FILES})
async def class_results(
    class_id: Id, number: Number, person: Person, who: Who, context: Context
) -> Results:
    """Compare what the tables made of the deals of a round."""
    kept = await context.classes.own(class_id, person.id)
    return await _results(context, who, kept, _played_round(kept, number))


@get(
    "/api/classes/{class_id:str}/files/{name:str}",
    responses=ERRORS,
    opt={DOOR: Door.FILES},
    operation_class=giving(lambda: list(_KINDS.values())),
)
async def class_file(
    class_id: Id, name: Id, person: Person, who: Who, context: Context
) -> Response[bytes]:
    """Give the results of a round as CSV, or its deals as pages to print."""
    kept = await context.classes.own(class_id, person.id)
    match = _FILE.fullmatch(name)
    kind = None if match is None else _KINDS.get((match[1], match[3]))
    if match is None or kind is None:
        raise NotFoundError("no-such-file", file=name)
    given = _played_round(kept, int(match[2]))
    if match[1] == "results":
        text = as_csv(await _results(context, who, kept, given), person.language)
        body = text.encode("utf-8-sig")
    else:
        body = await context.solving.do(who, "brought", _handout, given, person.language)
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(body, media_type=kind, headers=headers)


def _played_round(kept: OpenClass, number: int) -> ClassRound:
    found = next((one for one in kept.rounds if one.number == number), None)
    if found is None or found.given.kind != "deals":
        raise NotFoundError("class-no-round", number=number)
    return found


async def _results(context: Context, who: Who, kept: OpenClass, given: ClassRound) -> Results:
    told = await context.store.read(lambda database: played(database, given))

    async def solve(start: CardPlay) -> int:
        return await context.solving.do(who, FINISHED, declaring_tricks, start)

    await solved(told, kept.possible, solve)
    return results(told, kept.possible)


def _handout(given: ClassRound, language: str) -> bytes:
    deals = [Dealt(one.deal, dealer=one.act.dealer) for one in given.given.deals]
    done = compiled(hand_records(records_of(deals), PageLook(language)))
    assert isinstance(done, bytes), "a PDF is one file"
    return done


def _teachers(kept: OpenClass, person: Person) -> ClassView:
    return teachers_view(kept, person.language)

"""Pages to print, as PDF."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.di import Provide
from litestar.params import Parameter

from sansatout.keeping.printed import printed_session
from sansatout.keeping.session import Session
from sansatout.printing.compiling import Job, PageLook, PageSize, PrintingError, compiled
from sansatout.printing.lessons import printed_lesson
from sansatout.printing.school import certificate
from sansatout.printing.sheets import empty_sheet
from sansatout.printing.table_cards import table_card
from sansatout.school.exams import graded
from sansatout.school.on_paper import MOST_EXERCISES, exercises_on_paper, lesson_on_paper
from sansatout.school.telling import course_view
from sansatout.scoring.system import ScoringSystem
from sansatout.seats import Seat
from sansatout.server.api.answers import ERRORS
from sansatout.server.api.deals import analysis_of
from sansatout.server.api.document import giving
from sansatout.server.api.practice import known_kind
from sansatout.server.api.school import lesson_found
from sansatout.server.context import Context, language_of
from sansatout.server.errors import ConflictError, NotFoundError, NotReadyError
from sansatout.server.finished.printed import Note, certificate_of, record_of
from sansatout.server.guards import DOOR
from sansatout.server.limits.keeper import Who
from sansatout.server.limits.settings import Door
from sansatout.server.names import person_name
from sansatout.server.protocol.bodies import AwardWanted
from sansatout.variants import SYSTEMS, VARIANTS
from sansatout.variants.base import Variant

__all__ = [
    "MOST_DEALS",
    "kept_score",
    "pdf_of",
    "print_award",
    "print_card",
    "print_certificate",
    "print_deal",
    "print_empty_sheet",
    "print_exercises",
    "print_lesson",
    "print_sheet",
]

Id = Annotated[str, Parameter(max_length=80)]
Digits = Annotated[str | None, Parameter(pattern="^[0-9a-f]{64}$")]
PDF = "application/pdf"
_GIVES = giving(lambda: [PDF])


async def _look(request: Request[Any, Any, Any], paper: PageSize = PageSize.A4) -> PageLook:
    """Print in the language of the reader, on the paper asked for."""
    return PageLook(language_of(request), paper)


_LOOK = {"look": Provide(_look)}
_KEPT = 64
"""How many cards and empty sheets are remembered, which are the same for everybody."""
MOST_DEALS = 200
"""How many deals of a kept score are printed, which takes a second; the command has no limit."""


@get("/api/print/card/{variant:str}", responses=ERRORS, opt={DOOR: Door.FILES},
     operation_class=_GIVES, dependencies=_LOOK)  # fmt: skip
async def print_card(variant: Id, look: PageLook, who: Who, context: Context) -> Response[bytes]:
    """Give the table card of a game: its score tables, and what helps to decide."""
    if variant not in VARIANTS:
        raise NotFoundError("unknown-variant", key=variant, expected=", ".join(VARIANTS))
    done = await context.desk.do(who, "files", _card, VARIANTS[variant], look)
    return _answer(done, f"{variant}-card")


@get("/api/print/lesson/{course_key:str}/{lesson_key:str}", responses=ERRORS,
     opt={DOOR: Door.FILES}, operation_class=_GIVES, dependencies=_LOOK)  # fmt: skip
async def print_lesson(
    course_key: Id, lesson_key: Id, look: PageLook, who: Who, context: Context
) -> Response[bytes]:
    """Give a lesson of the school with its key on a page of its own."""
    lesson_found(course_key, lesson_key)
    done = await context.desk.do(who, "files", _lesson, course_key, lesson_key, look)
    return _answer(done, f"{course_key}-{lesson_key}")


@get("/api/print/exercises/{kind:str}", responses=ERRORS, opt={DOOR: Door.FILES},
     operation_class=_GIVES, dependencies=_LOOK)  # fmt: skip
async def print_exercises(
    kind: Id,
    look: PageLook,
    who: Who,
    context: Context,
    number: Annotated[int, Parameter(ge=0, le=10**6)] = 1,
    count: Annotated[int, Parameter(ge=1, le=MOST_EXERCISES)] = 10,
) -> Response[bytes]:
    """Give questions of one kind of practice, with their key on a page of its own."""
    known_kind(kind)
    done = await context.desk.do(who, "files", _exercises, kind, number, count, look)
    return _answer(done, f"{kind}-{number}")


@post("/api/print/award/{course_key:str}/{lesson_key:str}", status_code=200, responses=ERRORS,
      opt={DOOR: Door.FILES}, operation_class=_GIVES, dependencies=_LOOK)  # fmt: skip
async def print_award(
    course_key: Id, lesson_key: Id, data: AwardWanted, look: PageLook, who: Who, context: Context
) -> Response[bytes]:
    """Give the certificate of a test to whoever has passed it with these answers."""
    lesson_found(course_key, lesson_key)
    done = graded(course_key, lesson_key, data.answers)
    if not done.passed:
        raise ConflictError("school-not-passed", right=done.right, all=len(done.marks))
    name = person_name(data.name)
    title = course_view(course_key, look.language).title
    marks = done.right, len(done.marks)
    made = await context.desk.do(
        who, "files", pdf_of, lambda: certificate(name, data.day, title, marks, look)
    )
    return _answer(made, f"{course_key}-{lesson_key}-certificate")


@get("/api/print/sheet/{system:str}", responses=ERRORS, opt={DOOR: Door.FILES},
     operation_class=_GIVES, dependencies=_LOOK)  # fmt: skip
async def print_empty_sheet(
    system: Id, look: PageLook, who: Who, context: Context
) -> Response[bytes]:
    """Give an empty score sheet of a scoring system."""
    if system not in SYSTEMS:
        raise NotFoundError("unknown-system", key=system, expected=", ".join(SYSTEMS))
    done = await context.desk.do(who, "files", _empty, SYSTEMS[system], look)
    return _answer(done, f"{system}-sheet")


@get("/api/print/sheets/{sheet_id:str}", responses=ERRORS, opt={DOOR: Door.FILES},
     operation_class=_GIVES, dependencies=_LOOK)  # fmt: skip
async def print_sheet(sheet_id: Id, look: PageLook, who: Who, context: Context) -> Response[bytes]:
    """Give a kept score with all its rounds."""
    now = (await context.sheets.find(sheet_id, who)).now
    done = await context.desk.do(who, "files", pdf_of, lambda: kept_score(now.session, look))
    return _answer(done, "sheet")


@get("/api/print/deals/{name:str}", responses=ERRORS, opt={DOOR: Door.FILES},
     operation_class=_GIVES, dependencies=_LOOK)  # fmt: skip
async def print_deal(name: Id, look: PageLook, who: Who, context: Context) -> Response[bytes]:
    """Give the record of a finished deal: hands, auction, play, and what could be made."""
    found = await context.deals.find(name)
    analysis = await analysis_of(context, who, found)
    done = await context.desk.do(who, "files", pdf_of, lambda: record_of(found, analysis, look))
    return _answer(done, name)


@get("/api/print/certificate/{name:str}", responses=ERRORS, opt={DOOR: Door.FILES},
     operation_class=_GIVES, dependencies=_LOOK)  # fmt: skip
async def print_certificate(
    name: Id,
    look: PageLook,
    who: Who,
    context: Context,
    commitment: Digits = None,
    seat: Annotated[str | None, Parameter(pattern="^[NESW]$")] = None,
    number: Digits = None,
) -> Response[bytes]:
    """Give the certificate of a finished deal's shuffle, held against what somebody noted."""
    found = await context.deals.find(name)
    note = None
    if commitment is not None:
        mine = None if seat is None else Seat.parse(seat)
        note = Note(commitment, mine, None if mine is None else number)
    done = await context.desk.do(who, "files", pdf_of, lambda: certificate_of(found, note, look))
    return _answer(done, f"{name}-certificate")


def kept_score(session: Session, look: PageLook) -> Job:
    """Return the pages of a kept score, unless others would wait too long for them.

    :raises ConflictError: if it has too many deals
    """
    count = sum(len(one.sheet.results) for one in session.rounds)
    if count > MOST_DEALS:
        raise ConflictError("print-too-long", count=count, most=MOST_DEALS)
    return printed_session(session, look)


@lru_cache(maxsize=_KEPT)
def _card(game: Variant, look: PageLook) -> bytes:
    return pdf_of(lambda: table_card(game, look))


@lru_cache(maxsize=_KEPT)
def _empty(system: ScoringSystem[Any], look: PageLook) -> bytes:
    return pdf_of(lambda: empty_sheet(system, look))


@lru_cache(maxsize=_KEPT)
def _lesson(course_key: str, lesson_key: str, look: PageLook) -> bytes:
    told = lesson_on_paper(course_key, lesson_key, look.language)
    return pdf_of(lambda: printed_lesson(told, look))


def _exercises(kind: str, number: int, count: int, look: PageLook) -> bytes:
    told = exercises_on_paper(kind, number, count, look.language)
    return pdf_of(lambda: printed_lesson(told, look))


def pdf_of(job: Callable[[], Job]) -> bytes:
    """Return the file of a job, which is made where it is compiled.

    :raises NotReadyError: if nothing can be printed here
    """
    try:
        done = compiled(job())
    except PrintingError as error:
        raise NotReadyError(error.message) from None
    assert isinstance(done, bytes), "a PDF is one file"
    return done


def _answer(done: bytes, name: str) -> Response[bytes]:
    headers = {"content-disposition": f'attachment; filename="{name}.pdf"'}
    return Response(done, media_type=PDF, headers=headers)

"""The laws trainer: exercises and their marks; what is answered is learned as in practice."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Any

from litestar import Request, get, post
from litestar.params import Parameter

from sansatout.server.api.answers import ERRORS
from sansatout.server.context import Context, Person, language_of
from sansatout.server.errors import NotFoundError
from sansatout.server.guards import DOOR
from sansatout.server.learning import answered
from sansatout.server.limits.keeper import Who
from sansatout.server.limits.settings import Door
from sansatout.server.protocol.bodies import Marking
from sansatout.trainer import RULE_BOOK, Exercise, chapters, exercise, mark
from sansatout.trainer.shown import ChapterList, ExerciseView, MarksView
from sansatout.trainer.texts import exercise_view, marks_view
from sansatout.variants import game

__all__ = ["ask", "list_chapters", "marked"]

_MOST = 1_000_000
Chapter = Annotated[str, Parameter(max_length=20)]
Number = Annotated[int, Parameter(ge=0, le=_MOST)]


@lru_cache(maxsize=1000)
def _found(chapter: str, number: int) -> Exercise:
    if chapter not in chapters():
        raise NotFoundError("trainer-chapter", chapter=chapter, expected=", ".join(chapters()))
    return exercise(chapter, number)


@get("/api/trainer", responses=ERRORS)
async def list_chapters() -> ChapterList:
    """Tell which chapters can be practised."""
    return ChapterList(list(chapters()), game(RULE_BOOK).booklet)


@get("/api/trainer/{chapter:str}/{number:int}", responses=ERRORS, opt={DOOR: Door.TRAINER})
async def ask(chapter: Chapter, number: Number, who: Who, context: Context) -> ExerciseView:
    """Give an exercise, the same for everybody."""
    return await context.desk.do(who, "trainer", lambda: exercise_view(_found(chapter, number)))


@post(
    "/api/trainer/{chapter:str}/{number:int}",
    status_code=200,
    responses=ERRORS,
    opt={DOOR: Door.TRAINER},
)
async def marked(
    chapter: Chapter, number: Number, data: Marking, person: Person, who: Who,
    context: Context, request: Request[Any, Any, Any],
) -> MarksView:  # fmt: skip
    """Mark the answers chosen, with the law; they tell how well I know it."""

    def work() -> MarksView:
        one = _found(chapter, number)
        return marks_view(one, mark(one, data.chosen), language_of(request))

    told = await context.desk.do(who, "trainer", work)
    await answered(context.store, person.id, told.law, right=told.right)
    return told

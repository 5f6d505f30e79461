"""Practice without end: questions that follow what I remember, and my learning."""

from __future__ import annotations

from datetime import UTC, datetime
from random import SystemRandom
from typing import Annotated, Any

from litestar import Request, get, post
from litestar.params import Parameter

from sansatout.school import Problem, mark
from sansatout.school.next_question import next_question, practised_rules
from sansatout.school.practice import DRILLS, HARDEST, question
from sansatout.school.remembering import Memory, due, firmness, remembers
from sansatout.school.shown import MarkView
from sansatout.school.telling import figure_view, mark_view, question_view, said
from sansatout.server.api.answers import ERRORS
from sansatout.server.context import Context, Person, language_of
from sansatout.server.errors import NotFoundError
from sansatout.server.guards import DOOR
from sansatout.server.learning import answered, done_by, memories_of
from sansatout.server.limits.keeper import Who
from sansatout.server.limits.settings import Door
from sansatout.server.protocol.bodies import Answered
from sansatout.server.protocol.school import LearnedRule, MyLearning, PractiseView

__all__ = ["ask", "known_kind", "marked", "my_learning", "next_one"]

Key = Annotated[str, Parameter(max_length=60)]
Number = Annotated[int, Parameter(ge=0, le=10**6)]
Level = Annotated[int, Parameter(ge=0, le=HARDEST)]
Asking = Request[Any, Any, Any]


def known_kind(kind: str) -> None:
    """Make sure that there are such questions.

    :raises NotFoundError: if there are none
    """
    if kind not in DRILLS:
        raise NotFoundError("school-questions", questions=kind, expected=", ".join(DRILLS))


def _view(kind: str, number: int, level: int, one: Problem, language: str) -> PractiseView:
    return PractiseView(
        kind=kind, number=number, level=level, text=said(one.text, language),
        question=question_view(one, language), figure=figure_view(one.figure, language),
    )  # fmt: skip


@get("/api/learning", responses=ERRORS)
async def my_learning(person: Person, context: Context) -> MyLearning:
    """Tell what I have learned: what is firm and what fades."""
    now = datetime.now(UTC)
    done = await context.store.read(lambda database: done_by(database, person.id))
    memories = await context.store.read(lambda database: memories_of(database, person.id))
    rules = [_learned(rule, memories.get(rule, Memory()), now) for rule in practised_rules()]
    return MyLearning(done=done, rules=rules, kinds=list(DRILLS))


def _learned(rule: str, memory: Memory, now: datetime) -> LearnedRule:
    return LearnedRule(
        rule=rule, state=remembers(memory, now), firmness=round(firmness(memory, now), 3),
        due=due(memory).isoformat() if memory.due else None, right=memory.right,
        asked=memory.asked, level=memory.level,
    )  # fmt: skip


@get("/api/practice", responses=ERRORS, opt={DOOR: Door.TRAINER})
async def next_one(
    person: Person, request: Asking, who: Who, context: Context,
    kind: Annotated[str | None, Parameter(max_length=60)] = None,
) -> PractiseView:  # fmt: skip
    """Give the question that helps me most now, of one kind or of any."""
    if kind is not None:
        known_kind(kind)
    memories = await context.store.read(lambda database: memories_of(database, person.id))
    language = language_of(request)

    def work() -> PractiseView:
        wanted = () if kind is None else (kind,)
        one = next_question(memories, datetime.now(UTC), SystemRandom(), wanted)
        asked = question(one.kind, one.number, one.level)
        return _view(one.kind, one.number, one.level, asked, language)

    return await context.desk.do(who, "practice", work)


@get("/api/practice/{kind:str}/{number:int}/{level:int}", responses=ERRORS,
     opt={DOOR: Door.TRAINER})  # fmt: skip
async def ask(
    kind: Key, number: Number, level: Level, request: Asking, who: Who, context: Context
) -> PractiseView:
    """Give a question, the same for everybody."""
    known_kind(kind)
    language = language_of(request)

    def work() -> PractiseView:
        return _view(kind, number, level, question(kind, number, level), language)

    return await context.desk.do(who, "practice", work)


@post("/api/practice/{kind:str}/{number:int}/{level:int}", status_code=200, responses=ERRORS,
      opt={DOOR: Door.TRAINER})  # fmt: skip
async def marked(
    kind: Key, number: Number, level: Level, data: Answered, person: Person, who: Who,
    context: Context,
) -> MarkView:  # fmt: skip
    """Grade an answer; the first one to a question tells how well I know its rule."""
    known_kind(kind)
    one = await context.desk.do(who, "practice", question, kind, number, level)
    told = mark(one, data.answer, data.tries)
    if data.tries == 1:
        await answered(context.store, person.id, one.rules[0], right=told.right)
    return mark_view(told, person.language)

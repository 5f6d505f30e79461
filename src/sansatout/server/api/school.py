"""The school: courses, lessons, answers and the tables at which steps are played."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Annotated, Any

from litestar import Request, get, post
from litestar.params import Parameter

from sansatout import locales
from sansatout.cards import Hand
from sansatout.errors import InputError
from sansatout.school import COURSES, course, lesson, mark
from sansatout.school.asking import asked, text_id
from sansatout.school.chapters import laws_learned
from sansatout.school.deciding import decided
from sansatout.school.exams import graded
from sansatout.school.playing import StepOutcome, outcome
from sansatout.school.practice.words import WORDS
from sansatout.school.shown import LessonView, MarkView
from sansatout.school.steps import AskStep, LessonFile, PlayStep, Step
from sansatout.school.telling import courses_view, lesson_view, mark_view
from sansatout.server.api.answers import ERRORS
from sansatout.server.api.tables import summary
from sansatout.server.context import Context, Person, language_of
from sansatout.server.errors import NotFoundError
from sansatout.server.guards import DOOR
from sansatout.server.learning import done_by, done_step, lesson_of, lesson_step, memories_of
from sansatout.server.limits.settings import Door
from sansatout.server.protocol.bodies import Answered, TestAnswers
from sansatout.server.protocol.school import (
    Decided,
    LessonTable,
    SchoolView,
    StepsDone,
    TestMarks,
    WordList,
    WordView,
)
from sansatout.server.protocol.tables import TableSummary
from sansatout.server.rooms.lessons import lesson_table
from sansatout.server.rooms.records import table_steps

__all__ = [
    "answer", "decide", "lesson_at", "lesson_found", "marks", "played", "read", "school",
    "step_table", "words",
]  # fmt: skip

Key = Annotated[str, Parameter(max_length=60)]
Language = Request[Any, Any, Any]


def lesson_found(course_key: str, key: str) -> LessonFile:
    """Return a lesson.

    :raises NotFoundError: if there is none
    """
    if course_key not in COURSES:
        raise NotFoundError("school-course", course=course_key, expected=", ".join(COURSES))
    lessons = course(course_key).lessons
    if key not in lessons:
        raise NotFoundError("school-lesson", lesson=key, expected=", ".join(lessons))
    return lesson(course_key, key)


def _step(course_key: str, lesson_key: str, key: str) -> Step:
    steps = lesson_found(course_key, lesson_key).step
    found = next((step for step in steps if step.key == key), None)
    if found is None:
        raise NotFoundError(
            "school-no-step", step=key, expected=", ".join(step.key for step in steps)
        )
    return found


@get("/api/school", responses=ERRORS)
async def school(person: Person, request: Language, context: Context) -> SchoolView:
    """Tell which courses and chapters of laws there are, and what I have done of them."""
    done = await context.store.read(lambda database: done_by(database, person.id))
    memories = await context.store.read(lambda database: memories_of(database, person.id))
    laws = laws_learned(memories, datetime.now(UTC))
    return SchoolView(courses_view(language_of(request)), done, laws)


@get("/api/school/words", responses=ERRORS)
async def words(request: Language) -> WordList:
    """Give the words of the booklets with their meanings."""
    language = language_of(request)
    told = (f"school-word-{key}" for key in WORDS)
    return WordList(
        [
            WordView(
                one.removeprefix("school-word-"),
                locales.render(one, {}, language),
                locales.render(f"{one}.means", {}, language),
            )
            for one in told
        ]
    )


@get("/api/school/decide", responses=ERRORS, opt={DOOR: Door.TRAINER})
async def decide(
    hand: Annotated[str, Parameter(max_length=20)], dummy: Annotated[str, Parameter(max_length=20)],
    request: Language,
) -> Decided:  # fmt: skip
    """Tell what the decision table says to two hands."""
    chosen = decided(Hand.parse(hand), Hand.parse(dummy))
    return Decided(
        points=chosen.points,
        strain=str(chosen.strain),
        bonus=chosen.bonus,
        trumps=chosen.trumps,
        row=chosen.row,
        said=chosen.reason.text(language_of(request)),
    )


@get("/api/school/tables/{table_id:str}", responses=ERRORS)
async def lesson_at(table_id: Key, request: Language, context: Context) -> LessonTable:
    """Tell to which step of which lesson a table belongs, and whether its goal is reached."""
    found = await context.store.read(lambda database: lesson_of(database, table_id))
    if found is None:
        raise NotFoundError("school-no-lesson", table=table_id)
    course_key, lesson_key, key, _ = found
    steps = lesson_found(course_key, lesson_key).step
    place = [step.key for step in steps].index(key)
    over, told = await _outcome(context, table_id, steps[place])
    said = ""
    if over:
        result = "reached" if told.reached else "missed"
        message = f"{text_id(course_key, lesson_key, key)}.{result}"
        said = locales.render(message, {"tricks": told.tricks}, language_of(request))
    after = steps[place + 1 :]
    return LessonTable(
        table=table_id, course=course_key, lesson=lesson_key, step=key, over=over,
        reached=told.reached, said=said, next=after[0].key if after else None,
    )  # fmt: skip


async def _outcome(context: Context, table_id: str, step: Step) -> tuple[bool, StepOutcome]:
    """Return whether the first deal of a table is over, and what came of it."""
    assert isinstance(step, PlayStep), "a table belongs to a step that is played"
    try:
        found = await context.deals.find(f"{table_id}-1")
    except NotFoundError:
        return False, outcome(step, 0, "")
    public = found.kept.public
    bargain, tricks = public["bargain"], public["tricks"]
    if bargain is None or tricks is None:
        return True, outcome(step, 0, "")
    contract = bargain["contract"] or bargain["strain"]
    bonus = " bonus" if bargain.get("bonus") else ""
    return True, outcome(step, tricks["declaring"], f"{contract}{bonus}")


@get("/api/school/{course_key:str}/{lesson_key:str}", responses=ERRORS)
async def read(course_key: Key, lesson_key: Key, request: Language) -> LessonView:
    """Give a lesson, which does not tell what is right."""
    lesson_found(course_key, lesson_key)
    return lesson_view(course_key, lesson_key, language_of(request))


@post(
    "/api/school/{course_key:str}/{lesson_key:str}/{step_key:str}", status_code=200,
    responses=ERRORS, opt={DOOR: Door.TRAINER},
)  # fmt: skip
async def answer(
    course_key: Key, lesson_key: Key, step_key: Key, data: Answered, person: Person,
    request: Language, context: Context,
) -> MarkView:  # fmt: skip
    """Grade an answer; a step that asks for nothing is done when it was read."""
    step = _step(course_key, lesson_key, step_key)
    if lesson_found(course_key, lesson_key).test:
        raise InputError("school-whole-test", lesson=lesson_key)
    if isinstance(step, AskStep):
        question = asked(step, text_id(course_key, lesson_key, step_key))
        marked = mark_view(mark(question, data.answer, data.tries), language_of(request))
    elif data.answer or isinstance(step, PlayStep):
        raise InputError("school-not-asked", step=step_key)
    else:
        marked = MarkView(right=True, said=[], rules=[], solution=[])
    if marked.right or marked.solution:
        await context.store.write(done_step(person.id, course_key, lesson_key, step_key))
        context.classes.learned(person.id)
    return marked


@post(
    "/api/school/{course_key:str}/{lesson_key:str}", status_code=200, responses=ERRORS,
    opt={DOOR: Door.TRAINER},
)  # fmt: skip
async def marks(
    course_key: Key, lesson_key: Key, data: TestAnswers, person: Person, request: Language,
    context: Context,
) -> TestMarks:  # fmt: skip
    """Grade a whole test; only then is it told what was right."""
    lesson_found(course_key, lesson_key)
    done = graded(course_key, lesson_key, data.answers)
    if done.passed:
        steps = [done_step(person.id, course_key, lesson_key, key) for key in done.marks]
        await context.store.write(*steps)
        context.classes.learned(person.id)
    told = {key: mark_view(one, language_of(request)) for key, one in done.marks.items()}
    return TestMarks(marks=told, right=done.right, all=len(told), passed=done.passed)


@post(
    "/api/school/{course_key:str}/{lesson_key:str}/{step_key:str}/table", responses=ERRORS,
    opt={DOOR: Door.TABLES},
)  # fmt: skip
async def step_table(
    course_key: Key, lesson_key: Key, step_key: Key, person: Person, context: Context
) -> TableSummary:
    """Make the table at which a step is played."""
    step = _step(course_key, lesson_key, step_key)
    if not isinstance(step, PlayStep):
        raise InputError("school-not-asked", step=step_key)
    loaded, events = lesson_table(step, person.id, person.name, context.config)
    belongs = lesson_step(loaded.facts.id, person.id, course_key, lesson_key, step_key)
    await context.store.write(*table_steps(loaded.facts, loaded.chairs, events), belongs)
    context.rooms.add(loaded)
    return await summary(context, loaded.facts.id, person.id)


@post("/api/school/tables/{table_id:str}", status_code=200, responses=ERRORS)
async def played(table_id: Key, person: Person, context: Context) -> StepsDone:
    """Keep that the goal of a played step was reached, if it was."""
    found = await context.store.read(lambda database: lesson_of(database, table_id))
    if found is None:
        raise NotFoundError("school-no-lesson", table=table_id)
    course_key, lesson_key, key, player = found
    _, told = await _outcome(context, table_id, _step(course_key, lesson_key, key))
    if told.reached and person.id == player:
        await context.store.write(done_step(person.id, course_key, lesson_key, key))
        context.classes.learned(person.id)
    done = await context.store.read(lambda database: done_by(database, person.id))
    return StepsDone(done.get(f"{course_key}/{lesson_key}", []))

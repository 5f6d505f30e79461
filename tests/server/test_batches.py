"""What is committed together: each job wholly or not at all, whatever the others do."""

from __future__ import annotations

import asyncio
import gc
import sqlite3
from collections.abc import Awaitable, Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import count

import psycopg
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from sqlalchemy import Connection, Table, event, insert, select
from sqlalchemy.exc import IntegrityError, OperationalError

from sansatout.server.store import Bulk, Put, Rows, Step, Store, schema
from sansatout.server.store.database import Database
from sansatout.server.store.steps import merged
from tests import aside

EVENTS, THOUGHTS = Bulk(schema.events), Bulk(schema.thoughts)
CHAT = insert(schema.chat)
NAMES = Put(schema.people, replace=("name",))
FRESH = count()


def lost() -> dict[str, OperationalError]:
    """Return errors of the drivers' that pass."""
    busy = sqlite3.OperationalError("database is locked")
    busy.sqlite_errorcode = sqlite3.SQLITE_BUSY
    away = psycopg.OperationalError("the connection is lost")
    return {"sqlite": OperationalError("", {}, busy), "postgresql": OperationalError("", {}, away)}


class WrongError(Exception):
    """Somebody's work went wrong."""


def fail(connection: Connection, rows: Rows) -> None:
    raise WrongError


@dataclass(frozen=True)
class Job:
    """What one job stores."""

    events: tuple[tuple[int, int], ...] = ()
    thoughts: tuple[tuple[int, int], ...] = ()
    said: str | None = None
    name: str | None = None
    fails: bool = False

    def steps(self, example: int) -> Iterator[Step]:
        """Return the steps, in the order of the server's own jobs."""

        def key(place: tuple[int, int]) -> dict[str, object]:
            return {"table_id": f"{example}-{place[0]}", "seq": place[1], "body": "{}"}

        if self.said is not None:
            row = {"table_id": str(example), "name": "", "text": self.said, "at": ""}
            yield Step(CHAT, [row])
        if self.events:
            yield Step(EVENTS, [{**key(place), "mark": None} for place in self.events])
        if self.thoughts:
            yield Step(THOUGHTS, [key(place) for place in self.thoughts])
        if self.name is not None:
            yield Step(NAMES, [{"person": str(example), "name": self.name}])
        if self.fails:
            yield Step(fail)


@dataclass
class Model:
    """The same by one job after the other, in plain Python."""

    events: set[tuple[int, int]] = field(default_factory=set)
    thoughts: set[tuple[int, int]] = field(default_factory=set)
    said: list[str] = field(default_factory=list)
    name: str | None = None

    def do(self, job: Job) -> type[Exception] | None:
        for there, new in ((self.events, job.events), (self.thoughts, job.thoughts)):
            if len(set(new)) < len(new) or there & set(new):
                return IntegrityError
        if job.fails:
            return WrongError
        self.events |= set(job.events)
        self.thoughts |= set(job.thoughts)
        self.said += [] if job.said is None else [job.said]
        self.name = self.name if job.name is None else job.name
        return None


places = st.lists(st.tuples(st.integers(0, 2), st.integers(0, 6)), max_size=3).map(tuple)
texts = st.none() | st.sampled_from("abc")
jobs = st.builds(Job, places, places, texts, texts, st.sampled_from([False, False, False, True]))


@dataclass
class Kept:
    """A store, and the thread its coroutines run in."""

    store: Store
    thread: ThreadPoolExecutor
    runner: asyncio.Runner

    def run(self, story: Callable[[], Awaitable[object]]) -> object:
        async def told() -> object:
            return await story()

        return self.thread.submit(self.runner.run, told()).result()


@pytest.fixture
def kept(database: Database) -> Iterator[Kept]:
    with ThreadPoolExecutor(1) as thread:
        runner = thread.submit(asyncio.Runner).result()
        kept = Kept(thread.submit(Store, database).result(), thread, runner)
        yield kept
        kept.run(kept.store.close)
        thread.submit(runner.close).result()


async def written(store: Store, all_steps: Sequence[Sequence[Step]]) -> list[type | None]:
    """Write jobs that all wait for the same commit; return what became of each."""
    writing = [asyncio.ensure_future(store.write(*steps)) for steps in all_steps]
    ends = await asyncio.gather(*writing, return_exceptions=True)
    return [None if end is None else type(end) for end in ends]


def there(example: int, table: Table) -> Callable[[Connection], set[tuple[int, int]]]:
    places = select(table.c.table_id, table.c.seq).where(table.c.table_id.like(f"{example}-%"))

    def asked(connection: Connection) -> set[tuple[int, int]]:
        return {
            (int(row.table_id.partition("-")[2]), row.seq) for row in connection.execute(places)
        }

    return asked


@given(st.lists(st.lists(jobs, min_size=1, max_size=12), min_size=1, max_size=3))
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=40)
def test_each_job_is_stored_wholly_or_not_at_all(kept: Kept, batches: list[list[Job]]) -> None:
    example, model, store = next(FRESH), Model(), kept.store

    async def story() -> None:
        for batch in batches:
            before = store.commits
            found = await written(store, [list(job.steps(example)) for job in batch])
            assert found == [model.do(job) for job in batch]
            assert store.commits == before + 1
        assert await store.read(there(example, schema.events)) == model.events
        assert await store.read(there(example, schema.thoughts)) == model.thoughts
        chat, people = schema.chat.c, schema.people.c
        said = select(chat.text).where(chat.table_id == str(example)).order_by(chat.id)
        assert await store.read(lambda base: list(base.scalars(said))) == model.said
        name = select(people.name).where(people.person == str(example))
        assert await store.read(lambda base: base.scalar(name)) == model.name

    kept.run(story)


def test_events_of_all_tables_go_by_one_statement(database: Database) -> None:
    statements: list[str] = []
    event.listen(
        database.engine, "before_cursor_execute", lambda *given: statements.append(given[2])
    )
    chatting = [Job(events=((n, 0),), thoughts=((n, 0),), said="a", name="b") for n in range(9)]

    async def story() -> None:
        store = Store(database)
        statements.clear()
        assert await written(store, [list(job.steps(0)) for job in chatting]) == [None] * 9
        await store.close()

    aside.run(story())
    inserted = [words.split()[2].strip('"') for words in statements if "INSERT" in words]
    assert inserted[:2] == ["events", "thoughts"]
    assert inserted.count("events") == inserted.count("thoughts") == 1


def test_one_conflict_among_many_costs_few_statements(kept: Kept) -> None:
    """A hundred jobs, one of them bad: they are parted in halves, not one by one."""
    store, statements = kept.store, []

    async def story() -> None:
        await written(store, [list(Job(events=((50, 0),)).steps(99)), []])
        event.listen(
            store._database.engine, "before_cursor_execute",
            lambda *given: statements.append(given[2]),
        )  # fmt: skip
        batch = [list(Job(events=((n, 0),)).steps(99)) for n in range(100)]
        before = store.commits
        found = await written(store, batch)
        assert found == [IntegrityError if n == 50 else None for n in range(100)]
        assert store.commits == before + 1

    kept.run(story)
    assert len(statements) < 50


def test_what_was_sifted_before_a_cut_is_stored_once(kept: Kept) -> None:
    """The connection is lost after the first half of a batch with a conflict has been run."""
    store, cuts = kept.store, [lost()[kept.store._database.engine.dialect.name]]
    assert store._database.passes(cuts[0])

    def cut_once(connection: Connection, rows: Rows) -> None:
        if cuts:
            raise cuts.pop()

    async def story() -> None:
        batch = [Job(events=((n, 0),)) for n in (1, 2, 2, 3)]
        steps = [list(job.steps(77)) for job in batch]
        steps[3].append(Step(cut_once))
        assert await written(store, steps) == [None, None, IntegrityError, None]
        assert not cuts

    kept.run(story)


def test_rows_are_written_in_one_order_whoever_brings_them() -> None:
    """Two servers that wait for each other's rows would wait in a circle otherwise."""
    jobs = [Job(events=((2, 1),), name="b"), Job(events=((1, 3), (1, 2)), thoughts=((0, 0),))]
    steps = [step for job in jobs for step in job.steps(0)]
    found = list(merged([*steps, Step(NAMES, [{"person": "-", "name": "a"}])]))
    assert [statement for statement, _ in found] == [EVENTS, THOUGHTS, NAMES]
    assert [(row["table_id"], row["seq"]) for row in found[0][1]] == [
        ("0-1", 2), ("0-1", 3), ("0-2", 1),
    ]  # fmt: skip
    assert [row["person"] for row in found[2][1]] == ["-", "0"]


def test_new_rows_alone_take_the_short_way_where_there_is_one(kept: Kept) -> None:
    """What goes it is no statement of SQLAlchemy's; whatever fails there goes the long way."""
    store, statements = kept.store, []
    database = store._database

    async def story() -> None:
        await store.write(*Job(events=((0, 0),)).steps(55))
        event.listen(
            database.engine, "before_cursor_execute", lambda *given: statements.append(given[2])
        )
        batch = [Job(events=((n, 1),), thoughts=((n, 1),)) for n in range(5)]
        assert await written(store, [list(job.steps(55)) for job in batch]) == [None] * 5
        for table in (schema.events, schema.thoughts):
            assert {(n, 1) for n in range(5)} <= await store.read(there(55, table))

    kept.run(story)
    assert bool(statements) is (database.engine.dialect.name == "sqlite")


def test_a_conflict_leaves_nothing_to_be_looked_for(kept: Kept) -> None:
    """A full search for garbage keeps all tables waiting; so there shall be none."""

    async def conflicts() -> int:
        for _ in range(5):
            with suppress(IntegrityError):
                await kept.store.write(*Job(events=((0, 0),), said="a").steps(33))
            with suppress(IntegrityError):
                await kept.store.write(*Job(events=((0, 0),)).steps(33))
        return gc.collect()

    kept.run(conflicts)
    gc.disable()
    try:
        assert kept.run(conflicts) == 0
    finally:
        gc.enable()

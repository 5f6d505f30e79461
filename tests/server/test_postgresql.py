"""What is PostgreSQL's own: many servers, and connections that die or fall silent."""

from __future__ import annotations

import asyncio
import os
import signal
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from itertools import count
from threading import Barrier

import psycopg
import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, bindparam, func, insert, literal, select, update
from sqlalchemy.exc import DBAPIError, IntegrityError

from sansatout.errors import InputError
from sansatout.server.store import Bulk, Put, Rows, Step, Store, migrate, schema
from sansatout.server.store.packing import unpack
from sansatout.server.store.postgres import PostgreSQL
from sansatout.server.store.postgres.address import Address
from tests import aside
from tests.cli.running_cli import process
from tests.machines.postgres import free_port
from tests.machines.shared import Shared

PATIENCE = 0.4


def event(seq: int) -> dict[str, object]:
    return {"table_id": "t", "seq": seq, "body": "{}", "mark": None}


def backend(connection: Connection) -> int:
    return int(connection.scalar(select(func.pg_backend_pid())) or 0)


@contextmanager
def stopped(process: int) -> Iterator[None]:
    """Freeze one process of the server's: its connection stays open and says nothing."""
    os.kill(process, signal.SIGSTOP)
    try:
        yield
    finally:
        os.kill(process, signal.SIGCONT)


def test_servers_that_start_at_once_have_the_same_secrets(postgres: Shared) -> None:
    url, together = postgres.fresh(empty=True), Barrier(3)

    def start() -> tuple[bytes, str]:
        database = PostgreSQL(url)
        together.wait()
        store = Store(database)
        aside.run(store.close())
        return store.secret, store.id

    with ThreadPoolExecutor(3) as threads:
        found = {one.result() for one in [threads.submit(start) for _ in range(3)]}
    assert len(found) == 1


def test_tables_are_the_same_as_the_newest_form_says(postgres: Shared) -> None:
    database = PostgreSQL(postgres.fresh())
    with database.engine.connect() as connection:
        there = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(there, schema.metadata) == []
    database.close()


def test_an_older_form_is_brought_to_the_newest_with_what_is_in_it(postgres: Shared) -> None:
    database = PostgreSQL(postgres.fresh(empty=True))
    config = migrate._config()
    with database.transaction() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        deal = {"table_id": "t", "number": 1, "first_seq": 1, "last_seq": 2}
        connection.execute(insert(schema.deals).values(**deal, finished="", summary="{}"))
        rows = [{"table_id": "t", "seq": seq, "body": f'{{"is": {seq}}}'} for seq in (1, 2, 3)]
        connection.execute(insert(schema.thoughts), rows)
    store = Store(database)

    def thoughts(connection: Connection) -> tuple[object, list[int]]:
        packed = connection.scalars(select(schema.finished.c.thoughts)).one()
        return unpack(packed), list(connection.scalars(select(schema.thoughts.c.seq)))

    assert aside.run(store.read(thoughts)) == ([[1, {"is": 1}], [2, {"is": 2}]], [3])
    aside.run(store.close())


def test_what_is_wrong_is_told_without_the_password(postgres: Shared) -> None:
    good = postgres.fresh(empty=True)
    strange, newer = postgres.fresh(empty=True), postgres.fresh()
    with psycopg.connect(strange) as base:
        base.execute("CREATE TABLE ours (theirs text)")
    with psycopg.connect(newer) as base:
        base.execute("UPDATE alembic_version SET version_num = '9999'")
    name = good.rpartition("/")[2]
    wrong = {
        "database-unreachable": f"postgresql://u:hidden@127.0.0.1:{free_port()}/{name}",
        "database-refuses": good.replace("word@", "wordhidden@"),
        "no-database": good.replace(name, "no_such"),
        "database-not-ours": strange,
        "database-newer": newer,
    }
    for message, url in wrong.items():
        with pytest.raises(InputError) as refused:
            Store(PostgreSQL(url))
        assert refused.value.message == message
        told = f"{refused.value} {refused.value.arguments}"
        assert "hidden" not in told
        assert "pass" not in told.replace("password authentication failed", "")


@pytest.mark.parametrize(
    "address", ["postgresql://u:hidden@h/d?no=1", "host=h password='hidden", "postgresql://[/"]
)
def test_what_is_no_address_is_not_repeated(address: str) -> None:
    with pytest.raises(InputError) as refused:
        PostgreSQL(address)
    assert "hidden" not in str(refused.value)


@pytest.mark.parametrize(
    ("address", "shown"),
    [
        ("postgresql://u:secret@h:1/d?sslmode=require", "postgresql://u@h:1/d"),
        ("postgresql://u:secret@a:1,b:2/d", "postgresql://u@a:1,b:2/d"),
        ("postgresql:///d?host=/run/pg&password=secret", "postgresql://%2Frun%2Fpg/d"),
        ("host=a,b dbname=d user=u password=secret", "postgresql://u@a,b/d"),
    ],
)
def test_an_address_is_shown_without_its_password(address: str, shown: str) -> None:
    assert Address(address).shown == shown
    assert PostgreSQL(address).name == shown


def test_what_the_address_says_goes_before_what_we_add() -> None:
    assert Address("postgresql://h/d").added["connect_timeout"] == "3"
    assert "connect_timeout" not in Address("postgresql://h/d?connect_timeout=9").added
    assert "target_session_attrs" not in Address("postgresql://h/d").added
    assert Address("postgresql://h,i/d").added["target_session_attrs"] == "read-write"
    told = Address("postgresql://h,i/d?target_session_attrs=any")
    assert "target_session_attrs" not in told.added


def test_of_several_hosts_the_one_that_writes_is_taken(postgres: Shared) -> None:
    url = postgres.fresh()
    start, _, rest = url.partition("@")
    several = f"{start}@127.0.0.1:{free_port()},{rest}"
    store = Store(PostgreSQL(several))
    aside.run(store.write(Step(Bulk(schema.events), [event(0)])))
    aside.run(store.close())


def served(postgres: Shared, patience: float = 5.0) -> Store:
    return Store(PostgreSQL(postgres.fresh(), patience=patience))


def test_a_question_to_a_silent_server_is_asked_elsewhere(postgres: Shared) -> None:
    async def story() -> tuple[int, int]:
        store = served(postgres, PATIENCE)
        silent = await store.read(backend)
        with stopped(silent):
            answered = await store.read(backend)
        await store.close()
        return silent, answered

    silent, answered = aside.run(story())
    assert silent != answered


def test_a_commit_that_nobody_answers_is_tried_again_elsewhere(postgres: Shared) -> None:
    async def story() -> tuple[list[int], bool, int]:
        store = served(postgres, PATIENCE)
        processes: list[int] = []

        def note(connection: Connection, rows: Rows) -> None:
            del rows
            processes.append(backend(connection))

        await store.write(Step(note))
        troubles: list[str | None] = []
        store.on_trouble(lambda: troubles.append(store.trouble))
        with stopped(processes[0]):
            await store.write(Step(note), Step(Bulk(schema.events), [event(0)]))
        count = select(func.count()).select_from(schema.events)
        stored = await store.read(lambda connection: connection.scalar(count))
        await store.close()
        return processes, bool(troubles and troubles[0]), stored or 0

    processes, was_trouble, stored = aside.run(story())
    assert len(set(processes)) == 2
    assert was_trouble
    assert stored == 1


def test_connections_that_were_cut_fail_no_question_and_no_commit(postgres: Shared) -> None:
    async def story(url: str) -> int:
        store = Store(PostgreSQL(url))
        events = Bulk(schema.events)
        for seq in range(3):
            await store.write(Step(events, [event(seq)]))
            await store.read(backend)
            with psycopg.connect(url) as base:
                cut = (
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                    " WHERE datname = current_database() AND pid <> pg_backend_pid()"
                )
                assert base.execute(cut).fetchall()
            await store.read(backend)
        await store.write(Step(events, [event(3)]))
        count = select(func.count()).select_from(schema.events)
        stored = await store.read(lambda connection: connection.scalar(count))
        await store.close()
        return stored or 0

    assert aside.run(story(postgres.fresh())) == 4


def test_a_question_that_is_wrong_is_asked_once(postgres: Shared) -> None:
    asked = []

    def wrong(connection: Connection) -> None:
        asked.append(connection)
        connection.scalar(select(func.no_such_function()))

    async def story() -> None:
        store = served(postgres)
        try:
            await store.read(wrong)
        finally:
            await store.close()

    with pytest.raises(DBAPIError):
        aside.run(story())
    assert len(asked) == 1


def test_the_server_lets_nobody_hold_locks_for_long(postgres: Shared) -> None:
    database = PostgreSQL(postgres.fresh())
    with database.engine.connect() as connection:
        for name in ("idle_in_transaction_session_timeout", "lock_timeout", "statement_timeout"):
            assert connection.scalar(select(func.current_setting(name))) in ("2s", "3s", "4s")
    database.close()


def test_the_command_serves_a_database_that_is_named(postgres: Shared) -> None:
    url = postgres.fresh()
    done = process("serve", "--database", url, "--bus", "telegraph://x")
    assert done.code == 2
    assert "this is no address of a bus" in done.err
    assert "\n" not in done.err.strip()


@pytest.mark.parametrize(
    ("code", "passes", "is_lost"),
    [
        ("08006", True, True), ("57P01", True, True), ("57P03", True, True), ("53300", True, True),
        ("25006", True, False), ("25P03", True, False), ("40001", True, False),
        ("40P01", True, False), ("53100", True, False), ("55P03", True, False),
        ("57014", True, False), ("58030", True, False),
        ("23505", False, False), ("23502", False, False), ("22P05", False, False),
        ("42P01", False, False), ("42501", False, False),
    ],
)  # fmt: skip
def test_errors_of_the_machine_pass_and_those_of_a_statement_do_not(
    *, code: str, passes: bool, is_lost: bool
) -> None:
    kind = psycopg.errors.lookup(code)
    database = PostgreSQL("postgresql://h/d")
    error = DBAPIError("", {}, kind("told"))
    assert (database.passes(error), database.is_lost(error)) == (passes, is_lost)


def test_a_batch_that_another_one_was_in_the_way_of_is_tried_again_at_once(
    postgres: Shared,
) -> None:
    """Two servers change two rows in opposite orders: nobody is told of trouble."""
    url, met = postgres.fresh(), Barrier(2)
    change = update(schema.people).where(schema.people.c.person == bindparam("whose"))
    renamed = change.values(name=bindparam("new"))

    def meet_once() -> Step:
        times = count()

        def meet(connection: Connection, rows: Rows) -> None:
            if next(times) == 0:
                met.wait(30)

        return Step(meet)

    async def story() -> tuple[list[str | None], set[str]]:
        stores = [Store(PostgreSQL(url)) for _ in range(2)]
        troubles: list[str | None] = []
        for store in stores:
            store.on_trouble(lambda store=store: troubles.append(store.trouble))  # type: ignore[misc]
        people = [{"person": name, "name": ""} for name in "xy"]
        await stores[0].write(Step(insert(schema.people), people))
        first, second = (Step(renamed, [{"whose": name, "new": "met"}]) for name in "xy")
        await asyncio.gather(
            stores[0].write(first, meet_once(), second), stores[1].write(second, meet_once(), first)
        )
        names = await stores[0].read(lambda base: set(base.scalars(select(schema.people.c.name))))
        for store in stores:
            await store.close()
        return troubles, names

    assert aside.run(story()) == ([], {"met"})


def test_a_server_that_writes_no_more_is_left(postgres: Shared) -> None:
    """After a standby took over, the old server may answer for a while."""

    def turn(connection: Connection, rows: Rows) -> None:
        told = func.set_config("default_transaction_read_only", "on", literal(value=False))
        connection.execute(select(told))

    async def story() -> tuple[int, int]:
        store = served(postgres)
        before = await store.read(backend)
        await store.write(Step(turn))
        await store.write(Step(Bulk(schema.events), [event(0)]))
        after = await store.read(backend)
        await store.close()
        return before, after

    before, after = aside.run(story())
    assert before != after, "readers go elsewhere too"


def test_of_servers_that_write_the_same_rows_one_wins_each(postgres: Shared) -> None:
    """Each job is whole, and nobody is told of trouble."""
    url, tables, rounds = postgres.fresh(), 6, 25

    def job(node: str, seq: int, first: int) -> list[Step]:
        order = [(first + n) % tables for n in range(3)]
        rows = [{**event(seq), "table_id": f"t{n}", "body": f"{node} {first}"} for n in order]
        return [Step(Bulk(schema.events), rows)]

    async def writes(store: Store, node: str) -> None:
        for seq in range(rounds):
            jobs = [store.write(*job(node, seq, first)) for first in range(tables)]
            for end in await asyncio.gather(*jobs, return_exceptions=True):
                assert end is None or isinstance(end, IntegrityError)

    async def story() -> tuple[list[tuple[int, str]], list[str | None]]:
        stores = [Store(PostgreSQL(url)) for _ in range(2)]
        troubles: list[str | None] = []
        for store in stores:
            store.on_trouble(lambda store=store: troubles.append(store.trouble))  # type: ignore[misc]
        await asyncio.gather(writes(stores[0], "a"), writes(stores[1], "b"))
        question = select(schema.events.c.seq, schema.events.c.body)
        found = await stores[0].read(lambda base: [(r.seq, r.body) for r in base.execute(question)])
        for store in stores:
            await store.close()
        return found, troubles

    found, troubles = aside.run(story())
    assert troubles == []
    assert set(Counter(found).values()) == {3}, "a job is whole"
    assert {seq for seq, _ in found} == set(range(rounds))


def test_a_sign_that_cannot_be_kept_fails_nothing(postgres: Shared) -> None:
    """An inner NUL, written in JSON, is an ordinary text and stays as it is."""
    inner = '{"text":"\\u0000"}'

    async def story() -> list[tuple[object, ...]]:
        store = served(postgres)
        names, events = schema.people.c, schema.events.c
        await store.write(Step(Put(schema.people), [{"person": "p", "name": "a\0b"}]))
        rows = [{**event(0), "mark": "m\0", "body": inner}, {**event(1), "body": inner}]
        await store.write(Step(Bulk(schema.events), rows))

        def asked(base: Connection) -> list[tuple[object, ...]]:
            told = base.execute(select(names.name)).all()
            none = base.execute(select(names.name).where(names.person == "\0")).all()
            marks = base.execute(select(events.mark, events.body).order_by(events.seq)).all()
            return [tuple(row) for row in (*told, *none, *marks)]

        found = await store.read(asked)
        await store.close()
        return found

    assert aside.run(story()) == [("a\ufffdb",), ("m\ufffd", inner), (None, inner)]

"""What is kept no longer goes, and nothing else; by default that is nothing anybody would miss."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from datetime import timedelta
from typing import Any

import pytest
from sqlalchemy import Table, insert, select

from sansatout.server.config import Config
from sansatout.server.environment import config_from
from sansatout.server.retention import Retention
from sansatout.server.store import Step, Store, schema
from sansatout.server.store.database import Database
from sansatout.server.store.moments import now
from tests import aside

OLD, NEW = now(-timedelta(days=400)), now()
DAY = 25
"""Looks, one an hour, after which a table is quiet."""


def table(name: str, created: str = OLD, **more: object) -> dict[str, object]:
    return {
        "id": name, "variant": "minibridge", "name": "", "owner": "ann", "created": created,
        "started": 1, "pace": 0.0, "seed": "", "copy_of": None, **more,
    }  # fmt: skip


def deal(name: str, number: int, finished: str) -> list[Step]:
    key = {"table_id": name, "number": number}
    row = {**key, "first_seq": 0, "last_seq": 1, "finished": finished, "summary": "{}"}
    thought = {**key, "body": b"x", "thoughts": b"y"}
    return [Step(insert(schema.deals), [row]), Step(insert(schema.finished), [thought])]


def event(name: str, seq: int) -> Step:
    return Step(insert(schema.events), [{"table_id": name, "seq": seq, "body": "{}"}])


def line(name: str, at: str) -> Step:
    row = {"table_id": name, "player": None, "name": "Ann", "text": at, "at": at}
    return Step(insert(schema.chat), [row])


async def column(store: Store, one: Any) -> list[Any]:
    return await store.read(lambda base: sorted(base.scalars(select(one)), key=str))


async def rows(store: Store, one: Table) -> int:
    return len(await store.read(lambda base: base.execute(select(one)).all()))


async def at_next_hour(store: Store) -> None:
    """Let an hour pass, as far as the turn goes."""
    settings = schema.settings
    earlier = settings.update().where(settings.c.name == "tended").values(value=OLD)
    await store.write(Step(earlier))


Story = Callable[[Store, Retention], Awaitable[None]]


def trial(database: Database, settings: Mapping[str, Any], story: Story) -> None:
    async def tried() -> None:
        store = Store(database)
        await story(store, Retention(store, Config(**settings), {"in-memory"}.__contains__))
        await store.close()

    aside.run(tried())


def test_by_default_only_links_go_that_nobody_used_in_time(database: Database) -> None:
    async def story(store: Store, retention: Retention) -> None:
        links = [
            {"person": "ann", "id": name, "token": name, "made": OLD, "expires": expires,
             "used": None, "label": ""}
            for name, expires in (("expired", OLD), ("open", "9"))
        ]  # fmt: skip
        await store.write(
            Step(insert(schema.browsers), links), Step(insert(schema.tables), [table("idle")]),
            line("idle", OLD), *deal("idle", 1, OLD),
        )  # fmt: skip
        for _ in range(DAY + 1):
            await retention.look()
            await at_next_hour(store)
        assert await column(store, schema.browsers.c.id) == ["open"]
        for kept in (schema.tables, schema.chat, schema.deals):
            assert await rows(store, kept) == 1
        assert await column(store, schema.finished.c.thoughts) == [b"y"]

    trial(database, {}, story)


def test_old_lines_and_thoughts_go_however_many(database: Database) -> None:
    async def story(store: Store, retention: Retention) -> None:
        old = [step for n in range(450) for step in (line("t", OLD), *deal("t", n, OLD))]
        await store.write(*old, line("t", NEW), *deal("new", 1, NEW))
        await retention.look()
        assert await column(store, schema.chat.c.at) == [NEW]
        assert await rows(store, schema.finished) == 451
        thoughts = await column(store, schema.finished.c.thoughts)
        assert [one for one in thoughts if one is not None] == [b"y"]

    trial(database, {"keep_days_chat": 30, "keep_days_thoughts": 365}, story)


def test_a_table_goes_when_nothing_was_ever_played_there_and_nobody_comes(
    database: Database,
) -> None:
    async def story(store: Store, retention: Retention) -> None:
        tables = [
            table("idle"), table("new", NEW), table("played"), table("class"), table("day"),
            table("origin"), table("copy", NEW, copy_of="origin"), table("used"),
            table("in-memory"),
        ]  # fmt: skip
        of_class = {"class_id": "c", "round": 1, "number": 1, "table_id": "class"}
        of_day = {"day": "2026-01-01", "person": "ann", "table_id": "day"}
        seat = {"table_id": "idle", "person": "ann", "player": "p1"}
        await store.write(
            Step(insert(schema.tables), tables), event("idle", 0), event("used", 0),
            Step(insert(schema.class_tables), [of_class]), line("idle", OLD),
            Step(insert(schema.daily_tables), [of_day]), *deal("played", 1, OLD),
            Step(insert(schema.player_people), [seat]),
        )  # fmt: skip
        for look in range(DAY):
            assert "idle" in await column(store, schema.tables.c.id)
            await retention.look()
            await at_next_hour(store)
            if look == DAY - 2:
                await store.write(event("used", 1))
        left = set(await column(store, schema.tables.c.id))
        assert {one["id"] for one in tables} - left == {"idle"}
        assert await column(store, schema.events.c.table_id) == ["used", "used"]
        for gone in (schema.chat, schema.player_people):
            assert await rows(store, gone) == 0

    trial(database, {"keep_days_tables": 30}, story)


def test_one_node_has_the_turn_and_the_others_leave_it_to_that_one(database: Database) -> None:
    async def story(store: Store, retention: Retention) -> None:
        other = Retention(store, Config(keep_days_chat=30), lambda _: False)
        await retention.look()
        await store.write(line("t", OLD))
        await other.look()
        assert await rows(store, schema.chat) == 1
        await at_next_hour(store)
        await other.look()
        assert await rows(store, schema.chat) == 0

    trial(database, {"keep_days_chat": 30}, story)


@pytest.mark.parametrize("name", ["CHAT", "THOUGHTS", "TABLES"])
def test_how_long_something_is_kept_is_set_in_days(name: str) -> None:
    field = f"keep_days_{name}".lower()
    assert getattr(config_from({}), field) is None
    assert getattr(config_from({f"SANSATOUT_KEEP_DAYS_{name}": "90"}), field) == 90
    assert getattr(config_from({f"SANSATOUT_KEEP_DAYS_{name}": "off"}), field) is None

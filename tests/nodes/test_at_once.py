"""What several nodes store at the same time about the same things is all kept, and no harm done."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import select

from sansatout.server.classes.forgetting import old_names, old_names_step
from sansatout.server.classes.records import (
    ClassFacts,
    ClassRound,
    Pupil,
    RoundGiven,
    facts_step,
    joined_step,
    new_step,
    round_steps,
)
from sansatout.server.learning import answered, memories_of
from sansatout.server.protocol.bodies import NewTable
from sansatout.server.rooms import records
from sansatout.server.rooms.making import made
from sansatout.server.store import Store, schema
from sansatout.server.store.moments import now
from sansatout.server.store.postgres import PostgreSQL
from tests import aside
from tests.machines.shared import Shared

LONG_AGO = "2001-01-01T00:00:00.000Z"


def test_names_are_forgotten_by_several_nodes_at_once(postgres: Shared) -> None:
    """Whoever has the class or a table open sees by its revision that names are gone."""
    url = postgres.fresh()

    async def story() -> None:
        stores = [Store(PostgreSQL(url)) for _ in range(3)]
        facts = ClassFacts("class", "teacher", "", LONG_AGO)
        pupils = [Pupil(number, f"person {number}", "Ann", LONG_AGO) for number in (1, 2, 3)]
        loaded, events = made(NewTable(variant="minibridge"), pupils[0].person, "Ann")
        table = loaded.facts
        await stores[0].write(
            new_step(facts),
            *(joined_step(facts.id, one) for one in pupils),
            *records.table_steps(table, loaded.chairs, events),
            *round_steps(facts.id, ClassRound(1, now(), RoundGiven(kind="deals"), (table.id,))),
        )
        old = await stores[0].read(lambda base: old_names(base, now()))
        assert old == {facts.id: [table.id]}
        await asyncio.gather(*(store.write(old_names_step(now())) for store in stores))
        assert await stores[0].read(lambda base: old_names(base, now())) == {}
        names = select(schema.class_pupils.c.name)
        assert await stores[0].read(lambda base: list(base.scalars(names))) == [""] * 3
        chairs = await stores[0].read(lambda base: records.load_chairs(base, table.id))
        assert "Ann" not in {chair.name for chair in chairs}
        for known in (facts_step(facts), records.facts_step(table)):
            with pytest.raises(records.StaleError):
                await stores[0].write(known)
        for store in stores:
            await store.close()

    aside.run(story())


def test_all_answers_count_at_whatever_node_they_are_given(postgres: Shared) -> None:
    url = postgres.fresh()

    async def story() -> None:
        stores = [Store(PostgreSQL(url)) for _ in range(3)]

        async def answer(store: Store) -> None:
            for _ in range(20):
                await answered(store, "ann", "MB-2.3", right=True)

        await asyncio.gather(*map(answer, stores))
        known = await stores[0].read(lambda base: memories_of(base, "ann"))
        assert known["MB-2.3"].asked == 60
        for store in stores:
            await store.close()

    aside.run(story())

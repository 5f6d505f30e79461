"""Faults for which a cluster of its own is needed, since it is not the same afterwards."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from tests.faults.checker import check
from tests.faults.clients import Wishes
from tests.faults.clock import Clock
from tests.faults.cluster import COMMITS, Cluster
from tests.faults.crowd import Crowd, Person
from tests.faults.log import Log, Row
from tests.faults.trial import Trial

pytestmark = pytest.mark.soak

_HOUR = 3600
NEWER = """
from sansatout.events import Event
loads, dumps = Event.loads, Event.dumps
Event.loads = staticmethod(lambda text: loads(text.replace('"v":2', '"v":1')))
Event.dumps = lambda self: dumps(self).replace('"v":1', '"v":2')
"""
"""A version of the program that writes another form of events, and reads the old one too."""
UNCHECKED = """
import json
from sqlalchemy import func, insert, select
from sansatout.server.rooms import records
from sansatout.server.store import Step, schema
append = records.append
def anywhere(connection, rows):
    for row in rows:
        column = schema.events.c
        last = select(func.max(column.seq)).where(column.table_id == row["table_id"])
        seq = connection.scalar(last) + 1
        body = json.dumps(json.loads(row["body"]) | {"seq": seq}, separators=(",", ":"))
        connection.execute(insert(schema.events), [row | {"seq": seq, "body": body}])
def unchecked(*given, **named):
    first, *others = append(*given, **named)
    return [Step(anywhere, first.rows), *others]
records.append = unchecked
"""
"""An append without the sequence check: what was meant for one place goes to the next free one."""


@contextmanager
def _cluster(folder: Path, **given: Any) -> Iterator[Cluster]:
    running = Cluster(folder, **given)
    try:
        yield running
    finally:
        running.close()


def _crowd(cluster: Cluster, pause: float = 0.25) -> Crowd:
    crowd = Crowd(cluster.addresses, wishes=Wishes(pause=pause))
    crowd.seat_all_games(robots=("rulebook", "minibridge"), watched=("duplicate",))
    return crowd


def test_a_standby_is_promoted_and_connections_break_in_the_middle_of_commits(
    tmp_path: Path,
) -> None:
    with _cluster(tmp_path) as cluster:
        cluster.add_standby()
        with Trial("standby", tmp_path, _crowd(cluster, 0.05), cluster.logs) as trial:
            for way in cluster.ways:
                way.cut_at(COMMITS[0])
            for way in cluster.ways:
                assert way.triggered.wait(10)
            cluster.fail_over()
            for way in cluster.ways:
                way.pass_on()
            trial.cured()


def test_the_clock_of_a_node_jumps(tmp_path: Path) -> None:
    clock = Clock(tmp_path / "clock")
    given = {"environments": {1: clock.environment}, "preludes": {1: clock.prelude}}
    with (
        _cluster(tmp_path, **given) as cluster,
        Trial("clock", tmp_path, _crowd(cluster), cluster.logs) as trial,
    ):
        for hours in (25, -48, 0):
            clock.jump(hours * _HOUR)
            _wait_for_clock(cluster.nodes[1].address, timedelta(hours=hours))
            trial.cured()


def _wait_for_clock(address: str, far: timedelta) -> None:
    """Return once a node believes that it is so much later than it is."""
    person, end = Person(address), time.monotonic() + 10
    while time.monotonic() < end:
        made = person.ask(address, "POST", "/api/tables", {"variant": "minibridge"})
        told = datetime.fromisoformat(made["created"].replace("Z", "+00:00"))
        if abs(told - datetime.now(UTC) - far) < timedelta(minutes=1):
            return
    raise AssertionError("the node's clock has not jumped")


def test_a_newer_node_writes_what_the_others_do_not_know(tmp_path: Path) -> None:
    with _cluster(tmp_path) as cluster:

        def known(row: Row) -> Row:
            return replace(row, body=row.body.replace('"v":2', '"v":1'))

        def logs() -> dict[str, Log]:
            found = cluster.logs().items()
            return {table: Log(list(map(known, log.rows)), log.said) for table, log in found}

        with Trial("newer", tmp_path, _crowd(cluster), logs) as trial:
            for node in reversed(cluster.nodes):
                node.stop()
                node.prelude += NEWER
                node.start()
                trial.cured()
            assert any('"v":2' in row.body for log in cluster.logs().values() for row in log.rows)


def test_an_append_without_the_sequence_check_is_found_out(tmp_path: Path) -> None:
    with _cluster(tmp_path, preludes={0: UNCHECKED}) as cluster:
        crowd = _crowd(cluster, pause=0.0)
        # Whoever does not hear of the others decides on what is over.
        cluster.buses[0].cut()
        crowd.start()
        crowd.play_for(15)
        verdict = check(crowd.stop(), cluster.logs())
    assert verdict.kinds & {"order", "twice"}
